import { streamCorrespondingStates } from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import { percent } from '../../fluid/index.ts';
import { absent, check, optional, value, warning, type Absent } from '../../kit/index.ts';
import { chokedFlow, resistance, run, slopeOf } from '../fluid/expansion.ts';
import { elevationChange } from '../fields.ts';
import { alone } from '../fluid/flowing-stream.ts';
import { isFreezing, realChokedFlux, RealFlow, realGas, realOutlet, type RealOutlet } from '../fluid/real-flow.ts';

/** A gas line by Peng–Robinson, compared with the same line by another equation. */
interface ComparedFlow {
  /** What it is compared with, as a clause. */
  readonly by: string;
  /** Whether the flow chokes by the other equation only. */
  readonly chokes: boolean;
  /** Relative excesses of the results by Peng–Robinson. */
  readonly excesses: readonly Excess[];
}

interface Excess {
  readonly what: string;
  readonly excess: number;
  /** Whether a value that is too high is on the safe side. */
  readonly isSafeAbove: boolean;
}

/** Relative difference of a result from which it is reported. */
const negligible = 0.03;
/** The same of a choked flow, which changes less than the density. */
const negligibleChoked = 0.015;

/** The line at the same reduced states, with the same resistance and Mach number; absent for any other equation, and for unlike components. */
export const comparedFlow = value(
  'comparedFlow',
  { realGas, stream: alone, run, elevationChange, chokedFlow: optional(chokedFlow) },
  (v): ComparedFlow | Absent => {
    const states = streamCorrespondingStates(v.stream);
    if (!states) return absent('no reference equation corresponds');
    const { own, reference, by } = states;
    const flowOf = (start: typeof own) => {
      const inlet = { pressure: start.state.pressure, density: start.state.density };
      return new RealFlow(start, inlet, v.realGas.isIsothermal);
    };
    const [ownFlow, referenceFlow] = [flowOf(own), flowOf(reference)];
    const flows = [ownFlow, referenceFlow];
    const { pressure, density } = v.realGas;
    const scale = (ownFlow.pressure * density) / (ownFlow.density * pressure);
    const slope = slopeOf(v);
    const likeSlope = { ...slope, rise: slope.rise * scale };
    const massFlux = v.run.inletDensity * v.run.velocity * (ownFlow.density / density) * Math.sqrt(scale);
    const [outlet, other] = flows.map(flow =>
      undefinedIfRefused(() => ({ of: realOutlet(flow, massFlux, likeSlope) })),
    );
    if (!outlet || !other) return absent('an equation ends along the line');
    const choked = flows.map(flow =>
      v.chokedFlow === undefined
        ? undefined
        : undefinedIfRefused(() => realChokedFlux(flow, resistance(v.run), massFlux))?.massFlux,
    );
    const velocity = excessOf('the velocity at the inlet', referenceFlow.density, ownFlow.density, true);
    const flux = excessOf('the choked flow', choked[0], choked[1], false);
    if (!outlet.of || !other.of) {
      return { by, chokes: outlet.of !== undefined, excesses: [...velocity, ...flux] };
    }
    if (isFreezing(outlet.of) || isFreezing(other.of)) return absent('dry ice forms in the line');
    const dropOf = (at: RealOutlet) => at.pressureDrop + (at.elevationLoss ?? 0);
    return {
      by,
      chokes: false,
      excesses: [
        ...velocity,
        ...excessOf('the pressure drop', dropOf(outlet.of), dropOf(other.of), true),
        ...excessOf('the Mach number at the outlet', outlet.of.mach, other.of.mach, true),
        ...flux,
      ],
    };
  },
);

function excessOf(
  what: string,
  own: number | undefined,
  reference: number | undefined,
  isSafeAbove: boolean,
): readonly Excess[] {
  return own === undefined || reference === undefined ? [] : [{ what, excess: own / reference - 1, isSafeAbove }];
}

const isReported = ({ excess, isSafeAbove }: Excess) =>
  Math.abs(excess) > (isSafeAbove ? negligible : negligibleChoked);
const isUnsafe = ({ excess, isSafeAbove }: Excess) => excess > 0 !== isSafeAbove;

/** Reports the results of a gas line by Peng–Robinson that differ from those by a reference equation, each with its side. */
export const referenceFlow = check({ comparedFlow }, ({ comparedFlow: { by, chokes, excesses } }) => {
  const reported = excesses.filter(isReported);
  if (reported.length === 0 && !chokes) return [];
  const found = reported.map(
    each =>
      `${each.what} is about ${percent(each.excess)} too ${each.excess > 0 ? 'high' : 'low'}, the ${isUnsafe(each) ? 'unsafe' : 'safe'} side`,
  );
  const list = found.length === 0 ? '' : `By Peng–Robinson, ${found.join('; ')}: ${by}.`;
  const choking = chokes ? `The flow chokes in the line ${by}, and does not pass: the unsafe side.` : '';
  return [warning([list, choking].filter(Boolean).join(' '), { field: 'totalPressureDrop' })];
});
