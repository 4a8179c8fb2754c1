import { streamVapourPressure } from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import { optional, value } from '../kit/index.ts';
import { fluid } from './fields.ts';
import { answer } from './network.ts';
import { nodeStates } from './state.ts';
import { at, streamFluid } from './stream.ts';

/** Vapour pressures of the liquid at the nodes, Pa absolute: of a selected fluid at their temperature, else that of the case; undefined where unknown. */
export const vapourPressures = value(
  'vapourPressures',
  {
    answer,
    nodeStates,
    ...optional({ chosen: streamFluid, own: at.vapourPressure, vaporPressure: fluid.vaporPressure }),
  },
  (v): readonly (number | undefined)[] => {
    const { temperatures } = v.answer;
    const { chosen, own } = v;
    const isTyped = v.vaporPressure !== own?.value;
    return v.nodeStates.map((_, index) => {
      const temperature = temperatures?.nodes[index];
      if (temperature === undefined || chosen === undefined || isTyped) return v.vaporPressure;
      return undefinedIfRefused(() => streamVapourPressure(chosen, temperature).value);
    });
  },
);
