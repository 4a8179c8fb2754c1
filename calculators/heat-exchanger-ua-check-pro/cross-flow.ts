import { curveCrossFactor, type MixedStream } from '@isentrope/engineering/heat-transfer';
import { ruledOut, step, value, type Absent } from '../kit/index.ts';
import { configuration, unreachableTemperatures } from './arrangement.ts';
import { curveDifference, dutyCurve } from './duty-curve.ts';
import type { CrossFlowMixing } from './fields.ts';

/** F of cross-flow along the duty curve. */

const mixedStreams: Readonly<Record<CrossFlowMixing, MixedStream>> = {
  'Both unmixed': 'none',
  'Hot side mixed': 'hot',
  'Cold side mixed': 'cold',
};

/** F along the duty curve, undefined if cross-flow does not reach the temperatures; ruled out where the end temperatures give F. */
export const crossFactor = value(
  'crossFactor',
  { configuration, dutyCurve, curveDifference },
  (v): { readonly factor: number | undefined } | Absent =>
    v.configuration.name === 'Cross-flow' && v.dutyCurve.curve
      ? { factor: curveCrossFactor(v.dutyCurve.curve, v.dutyCurve.beyond, mixedStreams[v.configuration.mixing]) }
      : ruledOut('no cross-flow is followed along its duty curve'),
);

/** Mean difference of cross-flow. */
export const crossDifference = step(
  'crossDifference',
  { configuration, crossFactor, curveDifference },
  {
    label: 'Mean temperature difference of cross-flow',
    symbol: 'ΔT_x',
    source: 'Q/UA of cells along the enthalpies of both streams, each of which takes up UA/n²·(T_h−T_c)',
    kind: 'temperatureDifference',
    unit: 'K',
  },
  v =>
    v.crossFactor.factor === undefined
      ? unreachableTemperatures(v.configuration)
      : v.crossFactor.factor * v.curveDifference,
);
