import { largestParameter, parameterOf, performanceFactors } from '@isentrope/engineering/rotating';
import { heldFlow } from '@isentrope/engineering/network';
import { formatNumber } from '@isentrope/engineering/quantities';
import { check, firstNames, warning } from '../../kit/index.ts';
import { conditions } from '../fields.ts';
import { network } from '../network.ts';
import { itemStates, nodeStates } from '../state.ts';
import { roughPipeNotes } from '../tables/line-roughness.ts';

/** Warnings of items that are outside what their equations are for. */

/** Names the lines that are shorter than they rise or fall. */
export const steepLines = check({ network }, v => {
  const elevationOf = new Map(v.network.nodes.map(({ tag, elevation }) => [tag, elevation]));
  const steep = v.network.items.flatMap(item => {
    const rise = (elevationOf.get(item.to) ?? 0) - (elevationOf.get(item.from) ?? 0);
    return item.type === 'line' && Math.abs(rise) > item.length ? [item.tag] : [];
  });
  if (steep.length === 0) return [];
  const text = `The elevations of the ends differ by more than the length of the line: ${firstNames(steep)}. Its friction is that of the length, too low, the unsafe side.`;
  return [warning(text, { field: 'items' })];
});

/** Names the lines that are too rough for their bore. */
export const roughLines = check({ network }, v => roughPipeNotes(v.network.items));

/** Says where a share of the flows scales nothing: the flows follow from pressures and curves. */
export const unscaledFlows = check({ network, flowShare: conditions.flowShare }, v => {
  const { nodes, items } = v.network;
  const isScaled =
    nodes.some(({ inflow, outflow }) => (inflow ?? outflow) !== undefined) ||
    items.some(item => heldFlow(item) !== undefined);
  if (v.flowShare === 1 || isScaled) return [];
  const text =
    'The share of the flows has no effect: no node has a flow, and no valve or orifice controls one. The flows follow from pressures, curves and openings.';
  return [warning(text, { field: 'flowShare' })];
});

/** β of an orifice plate. Source: ISO 5167-2:2022, 5.3.1. */
const plateRange = [0.1, 0.75] as const;

/** Names the orifice plates whose β is outside their standard. */
export const plateRatios = check({ network, itemStates }, v => {
  const [least, largest] = plateRange;
  const betas = v.itemStates.flatMap(({ tag, bore }, index) => {
    const item = v.network.items[index];
    return item?.type === 'orifice' && bore !== undefined ? [{ tag, beta: bore / item.pipeDiameter }] : [];
  });
  const noteOf = (plates: typeof betas, text: string) =>
    plates.length === 0
      ? []
      : [
          warning(`${text}: ${plates.map(({ tag, beta }) => `${tag} with β = ${formatNumber(beta, 3)}`).join(', ')}.`, {
            field: 'itemTable',
            source: 'ISO 5167-2:2022, 5.3.1',
          }),
        ];
  return [
    ...noteOf(
      betas.filter(({ beta }) => beta > largest),
      'Beyond β = 0.75, the largest of ISO 5167-2, plates lose more than stated, and less flows',
    ),
    ...noteOf(
      betas.filter(({ beta }) => beta < least),
      'Below β = 0.1, the least of ISO 5167-2, the coefficient is extrapolated',
    ),
  ];
});

/** Share by which the head of a pump with a viscous liquid may differ from that with water before it is reported. */
const considerable = 0.02;

/** Names the pumps whose curve, if it is that for water, is too high for the liquid. */
export const viscousPumps = check({ network, itemStates, nodeStates }, v => {
  const { fluid, items } = v.network;
  if (fluid.phase === 'gas') return [];
  const densityOf = new Map(v.nodeStates.map(({ tag, density }) => [tag, density]));
  return v.itemStates.flatMap(({ tag, type, from, volumeFlow = 0, head = 0 }, index) => {
    const item = items[index];
    if (item?.type !== 'pump' || item.duty === 'required' || type !== 'pump' || !(volumeFlow > 0 && head > 0))
      return [];
    const { viscosity } = item.liquid ?? fluid;
    const kinematicViscosity = viscosity / (densityOf.get(from) ?? fluid.density);
    const parameter = parameterOf({ kinematicViscosity, volumeFlow, stageHead: head });
    const details = { field: 'pumpTable', source: 'ANSI/HI 9.6.7-2010, preselection' };
    const about = `The liquid is viscous for ${tag}: if its curve or head is that for water, it`;
    if (!(parameter < largestParameter))
      return [
        warning(
          `${about} does not apply, as the parameter B of one stage is above 40, where ANSI/HI 9.6.7 ends.`,
          details,
        ),
      ];
    const { head: factor, efficiency } = performanceFactors(parameter);
    if (factor >= 1 - considerable) return [];
    const percent = (share: number) => `${formatNumber(100 * share, 2)} %`;
    return [
      warning(
        `${about} is too high, the unsafe side. At the best efficiency of one stage, flow and head are ${percent(factor)} and the efficiency is ${percent(efficiency)} of those with water: enter the curve for this liquid.`,
        details,
      ),
    ];
  });
});
