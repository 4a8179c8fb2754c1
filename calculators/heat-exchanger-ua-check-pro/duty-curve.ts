import {
  beyondOutlet,
  dutyCurve as followDuty,
  straightCurve,
  type DutyCurve,
  type ProfilePoint,
} from '@isentrope/engineering/heat-transfer';
import { streamHeatingCurve, type StreamFluid } from '@isentrope/engineering/properties';
import { formatNumber, Refusal, messageValue, type Temperature } from '@isentrope/engineering/quantities';
import { absent, check, error, info, optional, ruledOut, step, value, warning, type Message } from '../kit/index.ts';
import { configuration } from './arrangement.ts';
import { streams } from './streams.ts';
import { ends, lmtd } from './temperatures.ts';

/** Temperatures of both sides along the duty, from the enthalpies of the selected fluids. */

const { hot, cold } = streams.followed;

/** A fluid at the pressure of its side. */
interface FluidSide {
  readonly fluid: StreamFluid;
  readonly pressure: number;
}

/** Temperature profile of a side from one end to the other; linear in heat if no fluid is selected. */
function sideCurve(side: FluidSide | undefined, first: Temperature, second: Temperature) {
  return side ? streamHeatingCurve(side.fluid, side.pressure, first, second) : straightCurve(first, second);
}

/** A duty curve, and points of its sides beyond their outlets, which parts of a stream reach in cross-flow. */
interface FollowedDuty {
  readonly curve: DutyCurve;
  readonly beyond: Readonly<Record<'hot' | 'cold', readonly ProfilePoint[]>>;
}

/** The duty curve from the cold inlet end, by shares of a duty that need not be known; `curve` is undefined if an equation of state has a gap on it. */
export const dutyCurve = value(
  'dutyCurve',
  { configuration, lmtd, ...ends, ...optional({ hot, cold }) },
  (v): FollowedDuty | { readonly curve: undefined } | ReturnType<typeof absent> => {
    if (!v.hot && !v.cold) return ruledOut('no fluid is chosen');
    const [first, second] =
      v.configuration.direction === 'co' ? [v.tempHotIn, v.tempHotOut] : [v.tempHotOut, v.tempHotIn];
    try {
      const sides = { hot: sideCurve(v.hot, first, second), cold: sideCurve(v.cold, v.tempColdIn, v.tempColdOut) };
      const isCross = v.configuration.name === 'Cross-flow';
      const beyond = {
        hot: isCross ? beyondOutlet(sides.hot, 'hot', v.tempColdIn) : [],
        cold: isCross ? beyondOutlet(sides.cold, 'cold', v.tempHotIn) : [],
      };
      return { curve: followDuty(sides.hot, sides.cold), beyond };
    } catch (thrown) {
      if (thrown instanceof Refusal) return { curve: undefined };
      throw thrown;
    }
  },
);

const difference = { kind: 'temperatureDifference', unit: 'K' } as const;
const noCurve = absent('the equation of state has no solution along the duty curve');

export const curveDifference = step(
  'curveDifference',
  { dutyCurve },
  {
    label: 'Mean temperature difference along the duty curve',
    symbol: 'ΔT_e',
    source: 'the duty over the integral of dQ/ΔT, by segments, each side at its pressure throughout: Kern, chapter 12',
    ...difference,
  },
  ({ dutyCurve: { curve } }) => {
    if (!curve) return noCurve;
    return curve.meanDifference ?? absent('the temperatures cross inside the exchanger');
  },
);

export const pinchDifference = step(
  'pinchDifference',
  { dutyCurve },
  { label: 'Smallest temperature difference', symbol: 'ΔT_min', source: 'Pinch of the duty curve', ...difference },
  ({ dutyCurve: { curve } }) => (curve ? curve.pinch.hot - curve.pinch.cold : noCurve),
);

/** The effective mean difference: along the duty curve, or by the ends without one; absent if the sides cross. */
export const drivingDifference = value(
  'drivingDifference',
  { lmtd, ...optional({ dutyCurve, curveDifference }) },
  ({ lmtd: byEnds, dutyCurve: followed, curveDifference: alongCurve }) =>
    followed?.curve && alongCurve === undefined
      ? absent('the temperatures cross inside the exchanger')
      : { byEnds, alongCurve },
);

/** Relative difference of UA below which nothing is reported. */
const negligible = 0.01;

/** Compares the mean difference with that by the ends, and reports an impossible exchanger or a missing curve. */
const againstEnds = check({ lmtd, dutyCurve }, ({ lmtd: byEnds, dutyCurve: { curve } }): Message[] => {
  const field = 'curveDifference';
  if (!curve) {
    return [
      warning(
        'The duty curve could not be calculated: the equation of state has no solution at some point along it. UA is based on the end temperatures alone and may be too small, the unsafe side.',
        { field: 'ua' },
      ),
    ];
  }
  const { pinch, meanDifference } = curve;
  const at = { hot: messageValue('temperature', pinch.hot), cold: messageValue('temperature', pinch.cold) };
  const location = `${formatNumber(100 * pinch.share, 3)} % of the duty from the cold side inlet`;
  if (meanDifference === undefined) {
    return [
      error(
        `The temperatures cross inside the exchanger: at ${location} the hot side is at {hot} and the cold side at {cold}. No exchanger transfers this duty, although the end temperatures allow it.`,
        { field, values: at },
      ),
    ];
  }
  const more = byEnds / meanDifference - 1;
  if (!(Math.abs(more) > negligible)) return [];
  const percent = `${formatNumber(100 * Math.abs(more), 2)} %`;
  const compared =
    more > 0
      ? `${percent} more UA than the end temperatures alone, which are on the unsafe side`
      : `${percent} less UA than the end temperatures alone, which are on the safe side`;
  return [
    info(`The duty curve needs ${compared}. The pinch is at ${location}, hot side {hot} and cold side {cold}.`, {
      field,
      values: at,
    }),
  ];
});

export const curveChecks = [againstEnds];
