import { formatNumber } from '@isentrope/engineering/quantities';
import { check, info, optional, warning, type Message } from '../kit/index.ts';
import { fluid, tables } from './fields.ts';
import { network } from './network.ts';
import { itemStates, nodeStates } from './state.ts';

/** Messages about the network and its state. */

const named = (tags: readonly string[]) =>
  tags.length <= 8 ? tags.join(', ') : `${tags.slice(0, 8).join(', ')} and ${tags.length - 8} more`;

/** Names what was assumed: nodes that are not listed, and lines without a loss coefficient. */
export const assumptions = check({ network, items: tables.items, nodes: tables.nodes }, v => {
  const messages: Message[] = [];
  const { unlisted } = v.network;
  if (unlisted.length > 0)
    messages.push(
      info(`Elevation 0 m is taken for the nodes that are not listed: ${named(unlisted)}.`, { field: 'nodes' }),
    );
  const flat = v.nodes.flatMap(({ tag = '', elevation }) => (elevation === undefined ? [tag] : []));
  if (flat.length > 0)
    messages.push(info(`Elevation 0 m is taken for the nodes without one: ${named(flat)}.`, { field: 'nodes' }));
  const bare = v.items.flatMap(({ tag = '', type, lossCoefficient }) =>
    type === 'line' && lossCoefficient === undefined ? [tag] : [],
  );
  if (bare.length > 0)
    messages.push(
      info(`No fittings are taken for the lines without a loss coefficient: ${named(bare)}.`, { field: 'items' }),
    );
  return messages;
});

/** Names nodes whose liquid boils, and those below a vacuum. */
export const pressureNotes = check(
  { nodeStates, vaporPressure: optional(fluid.vaporPressure), fluidPhase: fluid.fluidPhase },
  v => {
    const vacuum = v.nodeStates.filter(({ absolutePressure = 1 }) => absolutePressure <= 0);
    if (vacuum.length > 0)
      return [
        warning(
          `The pressure would be below absolute zero at ${named(vacuum.map(({ tag }) => tag))}: the network cannot pass these flows.`,
          { field: 'nodeTable' },
        ),
      ];
    const { vaporPressure } = v;
    if (v.fluidPhase === 'Gas' || vaporPressure === undefined) return [];
    const boiling = v.nodeStates.filter(({ absolutePressure = Infinity }) => absolutePressure <= vaporPressure);
    return boiling.length === 0
      ? []
      : [
          warning(
            `The liquid boils: the pressure is at or below the vapour pressure at ${named(boiling.map(({ tag }) => tag))}. The flow there is not that of a liquid.`,
            { field: 'nodeTable' },
          ),
        ];
  },
);

/** Names pumps pushed back or beyond their curve, valves that hold back, and what is shut off. */
export const itemNotes = check({ itemStates, nodeStates, items: tables.items }, v => {
  const messages: Message[] = [];
  const of = (select: (item: (typeof v.itemStates)[number], index: number) => boolean) =>
    v.itemStates.filter(select).map(({ tag }) => tag);
  const say = (level: typeof info, tags: readonly string[], words: string) => {
    if (tags.length > 0) messages.push(level(`${words}: ${named(tags)}.`, { field: 'itemTable' }));
  };
  say(
    warning,
    of(({ type, massFlow }) => type === 'pump' && massFlow < 0),
    'The flow runs backwards through pumps, which their curves do not describe',
  );
  say(
    warning,
    of(({ type, volumeFlow = 0 }, index) => {
      const flows = (v.items[index]?.curve ?? []).map(({ flow = 0 }) => flow);
      return type === 'pump' && flows.length > 1 && volumeFlow > Math.max(...flows);
    }),
    'The flow is beyond the last point of the curve of pumps',
  );
  say(
    warning,
    of(({ type, differential = 0, massFlow }) => type === 'control valve' && massFlow > 0 && differential < 0),
    'Control valves would have to raise the pressure to hold what is asked of them',
  );
  say(
    info,
    of(({ type, isShut }) => type === 'check valve' && isShut),
    'Check valves hold back',
  );
  const off = v.nodeStates.filter(({ pressure }) => pressure === undefined).map(({ tag }) => tag);
  if (off.length > 0)
    messages.push(
      info(`No pressure is determined at nodes that are shut off from every fixed pressure: ${named(off)}.`, {
        field: 'nodeTable',
      }),
    );
  return messages;
});

/** Says in which lines the flow is neither laminar nor fully turbulent. */
export const regimeNotes = check({ itemStates }, v => {
  const between = v.itemStates.filter(
    ({ type, reynoldsNumber = 0 }) => type === 'line' && reynoldsNumber > 2000 && reynoldsNumber < 4000,
  );
  return between.length === 0
    ? []
    : [
        warning(
          `The flow may be laminar or turbulent between Re = ${formatNumber(2000, 4)} and ${formatNumber(4000, 4)}: ${named(between.map(({ tag }) => tag))}.`,
          { field: 'itemTable', source: 'Crane TP-410, chapter 1' },
        ),
      ];
});
