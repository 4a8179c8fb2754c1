import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import type { CompositionModel } from '@isentrope/engineering/vessels';
import { info, table, upperFirst, warning, type ListItem, type Message, type Table } from '../../kit/index.ts';
import type { Simulation } from '../simulation.ts';
import { contentsOfCubic } from '../start.ts';

/** Compares the results of a run by both equations of state. */

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
  /** The simulation by the other equation that decides on the limits; undefined if its run with a single temperature has no solution. */
  readonly judged: Simulation | undefined;
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

/** Which equation to choose; of contents whose equilibrium GERG-2008 does not have, a caution of their own says it. */
function adviceOf(chosen: CompositionModel, isOnlyCubic: boolean, { own, other, isWet }: ComparedEquations): string {
  if (isWet) return `; ${other.equation} has a phase for the free water of these contents: choose it`;
  if (isOnlyCubic) return '';
  return chosen === 'peng-robinson'
    ? `; ${other.equation} is more accurate: choose it`
    : `; ${own.equation} is more accurate`;
}

/**
 * Reports differences between the equations: a warning if the selected one is non-conservative, an info otherwise. Peng–Robinson
 * is the less accurate of the two, except for contents with free water and those whose equilibrium GERG-2008 does not have.
 */
export function equationNotes(v: {
  readonly equationCheck: ComparedEquations;
  readonly equationOfState: CompositionModel;
  readonly composition: readonly ListItem[];
  /** The coldest metal of continued runs, K, which is compared instead of that of the runs as entered. */
  readonly continued?: { readonly own: number; readonly other: number } | undefined;
}): Message[] {
  const { own, other, isWet } = v.equationCheck;
  const advice = adviceOf(v.equationOfState, contentsOfCubic(v.composition) !== undefined, v.equationCheck);
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
