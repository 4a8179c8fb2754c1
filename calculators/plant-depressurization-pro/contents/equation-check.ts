import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import {
  simulateBlowdown,
  startingPhases,
  timeToPressure,
  type BlowdownRun,
  type BlowdownSpec,
  type CompositionModel,
} from '@isentrope/engineering/vessels';
import {
  absent,
  info,
  ruledOut,
  table,
  upperFirst,
  warning,
  type Absent,
  type Message,
  type Progress,
  type Table,
} from '../../kit/index.ts';
import type { Simulation } from '../simulation.ts';
import type { Target } from '../answers/target.ts';

/**
 * Repeats the run with the other equation of state: Peng–Robinson beside a reference equation or GERG-2008. A field turns this
 * off, since the second run can take several times as long.
 */

/** Results compared between the runs, SI; undefined if a run lacks one. */
export interface Governing {
  readonly equation: string;
  readonly timeToTarget: number | undefined;
  readonly lowestMetal: number | undefined;
  readonly lowestFluid: number;
  readonly lowestDownstream: number | undefined;
  readonly peakFlow: number;
  readonly releasedMass: number;
}

/** Results of both equations. */
interface ComparedEquations {
  readonly own: Governing;
  readonly other: Governing;
  /** Whether the run by Peng–Robinson has free water, for which the other equation has no phase in a vessel. */
  readonly isWet: boolean;
}

export interface EquationCheck extends ComparedEquations {
  /** The run by the other equation, of the entered duration. */
  readonly byOther: Simulation;
}

function governingOf(spec: Simulation['spec'], run: BlowdownRun, { pressure }: Target): Governing {
  const time = timeToPressure(run, pressure);
  const { summary } = run;
  return {
    equation: nameOf(spec),
    timeToTarget: time === undefined ? undefined : Math.max(0, time - (spec.outlet.startDelay ?? 0)),
    lowestMetal: summary.lowestWallTemperature?.value,
    lowestFluid: summary.lowestFluidTemperature.value,
    lowestDownstream: summary.lowestDownstreamTemperature?.value,
    peakFlow: summary.peakFlow.value,
    releasedMass: summary.releasedMass,
  };
}

/** Returns the name of the equation of state within a sentence. */
function nameOf({ fluid, initial }: BlowdownSpec): string {
  return startingPhases(fluid, initial).basis?.equation ?? 'Peng–Robinson';
}

/** Returns a specification with the other equation of state for the contents. */
function byTheOther(spec: Simulation['spec'], model: CompositionModel): Simulation['spec'] {
  if (spec.fluid.model === 'ideal-gas') throw new RangeError('an ideal gas has no second equation');
  const other = model === 'peng-robinson' ? 'reference' : 'peng-robinson';
  return { ...spec, fluid: { ...spec.fluid, model: other } };
}

const noWaterPhase = 'the other equation has no phase for the free water of these contents';

function hasFreeWater({ water }: BlowdownRun): boolean {
  return water !== undefined && water.greatest.value > 0;
}

/** Runs a vessel by the other equation, with the same orifice and duration. @throws {Refusal} if that has no solution. */
export function equationCheckOf(
  v: {
    readonly equationCheck: 'no' | 'yes';
    readonly equationOfState: CompositionModel;
    readonly simulation: Simulation;
    readonly target: Target;
  },
  progress: Progress,
): EquationCheck | Absent {
  if (v.equationCheck === 'no') return ruledOut('the check is switched off');
  const { spec, run, options } = v.simulation;
  if (v.equationOfState === 'peng-robinson' && hasFreeWater(run)) return ruledOut(noWaterPhase);
  const other = byTheOther(spec, v.equationOfState);
  try {
    const byOther = { spec: other, run: simulateBlowdown(other, { ...options, onProgress: progress }), options };
    return {
      own: governingOf(spec, run, v.target),
      other: governingOf(other, byOther.run, v.target),
      byOther: { ...byOther, sizingRuns: 0 },
      isWet: hasFreeWater(byOther.run),
    };
  } catch (thrown) {
    if (thrown instanceof RangeError) return absent('the run by the other equation cannot continue');
    throw thrown;
  }
}

/** Compared results: whether a temperature, and whether a higher value is non-conservative. */
const comparedQuantities = [
  { id: 'timeToTarget', what: 'time to the target pressure', higher: true },
  { id: 'lowestMetal', what: 'lowest metal temperature', temperature: true, higher: false },
  { id: 'lowestFluid', what: 'lowest fluid temperature', temperature: true, higher: false },
  { id: 'peakFlow', what: 'peak flow', higher: true },
  { id: 'releasedMass', what: 'total released', higher: true },
  { id: 'lowestDownstream', what: 'lowest temperature behind the valve', temperature: true, higher: false },
] as const satisfies readonly {
  readonly id: Exclude<keyof Governing, 'equation'>;
  readonly what: string;
  readonly temperature?: true;
  readonly higher: boolean;
}[];

/** Tolerances before a message: relative for times and amounts, K for temperatures. */
const timeTolerance = 0.02;
const amountTolerance = 0.05;
const temperatureTolerance = 2;

const fields = {
  timeToTarget: 'timeToTarget',
  lowestMetal: 'lowestWallTemperature',
  lowestFluid: 'lowestFluidTemperature',
  peakFlow: 'peakFlow',
  releasedMass: 'releasedMass',
  lowestDownstream: 'lowestDownstreamTemperature',
} as const;

const signed = (value: number, unit: string): string => `${value > 0 ? '+' : ''}${formatNumber(value, 2)} ${unit}`;

/** Results of both equations, one row each, with the difference to the selected one. */
export function equationTable({ equationCheck: { own, other } }: { readonly equationCheck: EquationCheck }): Table {
  const row = (of: Governing) => [of.equation, ...comparedQuantities.map(({ id }) => of[id])];
  const differences = comparedQuantities.map(each => {
    const [one, two] = [own[each.id], other[each.id]];
    if (one === undefined || two === undefined) return;
    if ('temperature' in each) return signed(two - one, 'K');
    return one > 0 ? signed((two / one - 1) * 100, '%') : undefined;
  });
  return table(
    [
      { id: 'equation', label: 'Equation' },
      { id: 'timeToTarget', label: 'Time to target', kind: 'time', unit: 'min' },
      { id: 'lowestMetal', label: 'Lowest metal', kind: 'temperature', unit: '°C' },
      { id: 'lowestFluid', label: 'Lowest fluid', kind: 'temperature', unit: '°C' },
      { id: 'peakFlow', label: 'Peak flow', kind: 'massFlow', unit: 'kg/h' },
      { id: 'releasedMass', label: 'Total released', kind: 'mass', unit: 'kg' },
      { id: 'lowestDownstream', label: 'Lowest after valve', kind: 'temperature', unit: '°C' },
    ],
    [row(own), row(other), ['Difference of the second', ...differences]],
  );
}

/** Returns by how much the other equation is less favourable than the selected one, relative or in K, beyond the tolerance. */
function difference(each: (typeof comparedQuantities)[number], one: number, two: number) {
  const more = each.higher ? two - one : one - two;
  if ('temperature' in each) return Math.abs(more) > temperatureTolerance ? { more, words: '{difference}' } : undefined;
  const tolerated = each.id === 'timeToTarget' ? timeTolerance : amountTolerance;
  return one > 0 && Math.abs(more) / one > tolerated
    ? { more, words: `${formatNumber((Math.abs(more) / one) * 100, 2)} %` }
    : undefined;
}

/** Which equation to choose. */
function adviceOf(chosen: CompositionModel, { own, other, isWet }: ComparedEquations): string {
  if (isWet) return `; ${other.equation} has a phase for the free water of these contents: choose it`;
  return chosen === 'peng-robinson'
    ? `; ${other.equation} is more accurate: choose it`
    : `; ${own.equation} is more accurate`;
}

/**
 * Reports differences between the equations: a warning if the selected one is non-conservative, an info otherwise. Peng–Robinson
 * is the less accurate of the two, except for contents with free water.
 */
export function equationNotes(v: {
  readonly equationCheck: ComparedEquations;
  readonly equationOfState: CompositionModel;
  /** The coldest metal of continued runs, K, which is compared instead of that of the runs as entered. */
  readonly continued?: { readonly own: number; readonly other: number } | undefined;
}): Message[] {
  const { own, other, isWet } = v.equationCheck;
  const advice = adviceOf(v.equationOfState, v.equationCheck);
  const messages: Message[] = [];
  for (const each of comparedQuantities) {
    const continued = each.id === 'lowestMetal' ? v.continued : undefined;
    const [one, two] = continued ? [continued.own, continued.other] : [own[each.id], other[each.id]];
    const field = continued ? 'coldestMetal' : fields[each.id];
    const what = continued ? 'coldest metal of the continued run' : each.what;
    if (one !== undefined && two === undefined) {
      if (each.id === 'timeToTarget')
        messages.push(
          warning(`${upperFirst(other.equation)} does not reach the target pressure within the run.`, { field }),
        );
      continue;
    }
    if (one === undefined || two === undefined) continue;
    const differs = difference(each, one, two);
    if (differs === undefined) continue;
    const side = differs.more > 0 ? 'unsafe' : 'safe';
    const message = differs.more > 0 || isWet ? warning : info;
    const direction = two > one ? 'higher' : 'lower';
    messages.push(
      message(
        `${upperFirst(other.equation)} puts the ${what} ${differs.words} ${direction} than ${own.equation}: by it, the result is on the ${side} side${messages.length === 0 ? advice : ''}.`,
        {
          field,
          values: { difference: messageValue('temperatureDifference', Math.abs(differs.more), { digits: 2 }) },
        },
      ),
    );
  }
  return messages;
}
