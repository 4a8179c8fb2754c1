import { reynoldsFactorOf } from '@isentrope/engineering/network';
import { messageValue } from '@isentrope/engineering/quantities';
import { check, firstNames, info, optional, warning, type Message } from '../../kit/index.ts';
import { criteria, fluid, heat, tables } from '../fields.ts';
import { answer, network } from '../network.ts';
import { itemStates } from '../state.ts';
import { flowsOfNode, hasFlow } from '../tables/flows.ts';
import type { ItemRow, NodeRow } from '../tables.ts';

/** What blank cells of the tables take, where no other message says it. */

const tagsOf = (rows: readonly { readonly tag?: string }[]) => rows.map(({ tag = '' }) => tag);

/** Names the rows with a blank cell, with what it takes; nothing without such rows. */
function noteOf(
  rows: readonly { readonly tag?: string }[],
  field: 'items' | 'nodes',
  text: string,
  values: Message['values'] = {},
) {
  return rows.length === 0 ? [] : [info(`${text}: ${firstNames(tagsOf(rows))}.`, { field, values })];
}

/** Says what the blank cells of nodes and items take. */
export const blankCells = check(
  {
    network,
    ...tables,
    ...optional({
      velocityLimit: criteria.velocityLimit,
      temperature: fluid.temperature,
      heatExchange: heat.heatExchange,
    }),
  },
  v => {
    const { fluid: known } = v.network;
    const isLiquid = known.phase === 'liquid';
    const isHeated = isLiquid && v.heatExchange === 'lines';
    const ofType = (type: ItemRow['type']) => v.items.filter(item => item.type === type);
    const [lines, equipment] = [ofType('line'), ofType('equipment')];
    const isEntered = (node: NodeRow) => node.pressure !== undefined || hasFlow(flowsOfNode(node).inflow);
    const bare = lines.filter(({ velocityLimit }) => velocityLimit === undefined);
    return [
      ...(isLiquid
        ? noteOf(
            v.nodes.filter(node => node.pressure !== undefined && node.level === undefined),
            'nodes',
            'Fixed pressures without a level are those at the nodes themselves',
          )
        : []),
      ...(isHeated && v.temperature !== undefined
        ? noteOf(
            v.nodes.filter(node => isEntered(node) && node.temperature === undefined),
            'nodes',
            'What enters at nodes without their own temperature has {temperature}',
            { temperature: messageValue('temperature', v.temperature, { like: 'temperature' }) },
          )
        : []),
      ...(isHeated
        ? [
            ...noteOf(
              lines.filter(({ heatTransferCoefficient }) => heatTransferCoefficient === undefined),
              'items',
              'No heat is exchanged along the lines without a heat transfer coefficient',
            ),
            ...noteOf(
              equipment.filter(({ duty, outletTemperature }) => (duty ?? outletTemperature) === undefined),
              'items',
              'No heat is exchanged in the equipment without a heat duty or an outlet temperature',
            ),
          ]
        : []),
      ...(isLiquid
        ? noteOf(
            equipment.filter(({ density }) => density === undefined),
            'items',
            'The differential of the equipment without a density is at that of the liquid, {density}',
            { density: messageValue('density', known.density, { like: 'density' }) },
          )
        : []),
      ...noteOf(
        equipment.filter(({ exponent }) => exponent === undefined),
        'items',
        'An exponent of 2 is assumed for the equipment without it',
      ),
      ...(bare.length < lines.length && v.velocityLimit !== undefined
        ? noteOf(bare, 'items', 'The highest velocity of the lines without their own is {limit}', {
            limit: messageValue('velocity', v.velocityLimit, { like: 'velocityLimit' }),
          })
        : []),
      ...noteOf(
        ofType('control valve').filter(
          valve => (valve.ratedKv ?? valve.ratedCv) !== undefined && valve.characteristic === undefined,
        ),
        'items',
        'The opening is not known of the control valves without a characteristic',
      ),
      ...noteOf(
        ofType('pump').filter(
          ({ curve, running }) =>
            curve !== undefined && running !== 'no' && curve.every(({ efficiency }) => efficiency === undefined),
        ),
        'items',
        'The shaft power is not known of the pumps without an efficiency in their curve',
      ),
    ];
  },
);

/** Names the nodes whose flow has no effect, as their pressure is fixed. */
export const flowsAtBoundaries = check({ nodes: tables.nodes }, v => {
  const both = v.nodes.filter(node => {
    const { inflow, outflow } = flowsOfNode(node);
    return node.pressure !== undefined && (hasFlow(inflow) || hasFlow(outflow));
  });
  if (both.length === 0) return [];
  const text = `A flow at a node with a fixed pressure has no effect, as the network exchanges there what its pressure gives: ${firstNames(tagsOf(both))}. Leave one of them blank.`;
  return [warning(text, { field: 'nodes' })];
});

/** Words by which a row says that its pump is not meant to run. */
const standby = /\b(?:stand-?by|spare|stopped|not running|out of service)\b/i;

/** Names the pumps that run although their service says that they do not. */
export const standbyWords = check({ items: tables.items }, v => {
  const running = v.items.filter(
    ({ type, service = '', running: isRunning }) => type === 'pump' && isRunning === undefined && standby.test(service),
  );
  if (running.length === 0) return [];
  const text = `Pumps whose service says that they do not run, which counts only under Running, are running: ${firstNames(tagsOf(running))}.`;
  return [warning(text, { field: 'items' })];
});

/** Says which size is assumed for the valves of viscous liquids without one. */
export const viscousValves = check({ network, answer, itemStates }, v => {
  const { fluid: known, items } = v.network;
  if (known.phase === 'gas') return [];
  const viscous = v.itemStates.filter(({ kv, massFlow }, index) => {
    const item = items[index];
    if (item?.type !== 'control valve' || item.size !== undefined || kv === undefined) return false;
    const { viscosity } = v.answer.items?.[index]?.liquid ?? known;
    return reynoldsFactorOf(item, kv, massFlow, viscosity) < 1;
  });
  return noteOf(
    viscous,
    'items',
    'The liquid is viscous for control valves without an inside diameter, for which the least favourable size is assumed',
  );
});
