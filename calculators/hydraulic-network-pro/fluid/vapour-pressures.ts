import { optional, value } from '../../kit/index.ts';
import { fluid } from '../fields.ts';
import { answer } from '../network.ts';
import { nodeStates } from '../state.ts';

/** Vapour pressures of the liquid at the nodes, Pa absolute: at their temperature where heat is exchanged, else that of the case; undefined where unknown. */
export const vapourPressures = value(
  'vapourPressures',
  { answer, nodeStates, ...optional({ vaporPressure: fluid.vaporPressure }) },
  (v): readonly (number | undefined)[] =>
    v.nodeStates.map(
      (_, index) => (v.answer.nodes?.[index]?.liquid ?? { vapourPressure: v.vaporPressure }).vapourPressure,
    ),
);
