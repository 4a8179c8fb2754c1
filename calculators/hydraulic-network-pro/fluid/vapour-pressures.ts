import { streamLeastBoilingPressure, type StreamPhase } from '@isentrope/engineering/properties';
import { flashOf } from '../../fluid/index.ts';
import { absent, optional, value } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { answer } from '../network.ts';
import { nodeStates } from '../state.ts';
import { at } from './stream.ts';

/** Relative accuracy of a pressure at which a dense liquid begins to boil. */
const accuracy = 1e-3;

/** The highest pressure, Pa, at which a fluid that expands to `lowest` without heat and work has vapour; undefined where it has none there. */
function pressureOfFirstVapour(stream: StreamPhase, lowest: number): number | undefined {
  const hasVapour = (pressure: number): boolean => {
    const flash = flashOf(stream, pressure);
    return flash !== undefined && 'share' in flash;
  };
  if (!(lowest < stream.pressure) || !hasVapour(lowest)) return undefined;
  let [boiling, liquid] = [lowest, stream.pressure];
  while (liquid > (1 + accuracy) * boiling) {
    const middle = Math.sqrt(boiling * liquid);
    if (hasVapour(middle)) boiling = middle;
    else liquid = middle;
  }
  return boiling;
}

/**
 * The pressure below which the liquid boils at the temperature of the case: its vapour pressure, of an aqueous solution at least, and of a dense
 * fluid without one that at which it boils as it expands to the lowest pressure of the network.
 */
export const boilingPressure = value(
  'boilingPressure',
  { nodeStates, ...optional({ vaporPressure: fluid.vaporPressure, stream: at.stream }) },
  ({ nodeStates: nodes, vaporPressure, stream }) => {
    if (vaporPressure !== undefined) return vaporPressure;
    const known = stream && streamLeastBoilingPressure(stream.fluid, stream.temperature);
    if (known !== undefined) return known;
    const lowest = Math.min(...nodes.map(({ pressure = Infinity }) => pressure));
    return (stream && pressureOfFirstVapour(stream, lowest)) ?? absent('no pressure is known below which it boils');
  },
  { fluidPhase: 'Liquid' },
);

/** Vapour pressures of the liquid at the nodes, Pa absolute: at their temperature where heat is exchanged, else that of the case; undefined where unknown. */
export const vapourPressures = value(
  'vapourPressures',
  { answer, nodeStates, ...optional({ boilingPressure }) },
  (v): readonly (number | undefined)[] =>
    v.nodeStates.map(
      (_, index) => (v.answer.nodes?.[index]?.liquid ?? { vapourPressure: v.boilingPressure }).vapourPressure,
    ),
);
