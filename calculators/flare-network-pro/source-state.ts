import type { FlareSourceResult } from '@isentrope/engineering/flare-network';
import { exceeds, reaches } from '@isentrope/engineering/numerics';
import { value } from '../kit/index.ts';
import { allowanceOf, type Allowance } from './allowance.ts';
import { conditions } from './fields.ts';
import { outletPressure, ownPressureOf, solved, type SolvedScenario } from './network.ts';
import { tables, type SourceRow } from './tables.ts';

/** The back pressure of the sources over all scenarios, in SI units. */

/** A source in one scenario. */
export interface SourceInScenario {
  readonly scenario: string;
  readonly result: FlareSourceResult;
  /** The higher of the back pressures at the flow of the scenario and at the rated flow, Pa absolute. */
  readonly behindOutlet: number;
  /** The pressure within the outlet of the valve where that is choked, else that behind it, Pa absolute. */
  readonly checkedPressure: number;
  /** The checked pressure above the outlet of the tip, Pa. */
  readonly builtUp: number;
  /** The checked pressure above the reference of the allowance, over the allowance; undefined without an allowance. */
  readonly utilization: number | undefined;
  /** The higher Mach number in the outlet of the valve, if its diameter is known; 1 where it is choked. */
  readonly outletMach: number | undefined;
}

/** What the back pressures are compared with, Pa absolute; allowances and the sources' own pressures are in the order of the sources. */
interface SourceLimits {
  readonly allowances: readonly (Allowance | undefined)[];
  readonly ownPressures: readonly (number | undefined)[];
  readonly outlet: number;
  readonly atmosphere: number;
}

export const sourceLimits = value(
  'sourceLimits',
  { sources: tables.sources, outletPressure, atmosphericPressure: conditions.atmosphericPressure },
  (v): SourceLimits => ({
    allowances: v.sources.map(allowanceOf),
    ownPressures: v.sources.map(source => ownPressureOf(source, v.atmosphericPressure)),
    outlet: v.outletPressure,
    atmosphere: v.atmosphericPressure,
  }),
);

/** The sources that are on in a scenario. */
export function sourcesInScenario(
  { name, solution }: SolvedScenario,
  { allowances, outlet, atmosphere }: SourceLimits,
): SourceInScenario[] {
  return solution.sources.flatMap((result, index) => {
    if (result.flow === 0) return [];
    const allowance = allowances[index];
    const behindOutlet = Math.max(result.backPressure, result.backPressureAtRatedFlow ?? 0);
    const outlets = [result.outlet, result.outletAtRatedFlow].filter(state => state !== undefined);
    const checkedPressure = Math.max(behindOutlet, ...outlets.map(({ pressure }) => pressure));
    const reference = allowance?.reference === 'atmosphere' ? atmosphere : outlet;
    return [
      {
        scenario: name,
        result,
        behindOutlet,
        checkedPressure,
        builtUp: checkedPressure - outlet,
        utilization: allowance && (checkedPressure - reference) / allowance.pressure,
        outletMach: outlets.length === 0 ? undefined : Math.max(...outlets.map(({ mach }) => mach)),
      },
    ];
  });
}

/** A source with the scenario that governs it. */
export interface SourceState {
  readonly tag: string;
  readonly allowance: Allowance | undefined;
  /** The scenarios in which the source is on, that of the highest back pressure first. */
  readonly on: readonly SourceInScenario[];
  /** The scenario of the highest back pressure in which the source is on; undefined if it is never on. */
  readonly governing: SourceInScenario | undefined;
  readonly verdict: 'within' | SourceFault | 'no allowance' | 'never on';
}

/** What makes a source fail: its back pressure, or a scenario with more than its rated flow. */
type SourceFault = 'exceeded' | 'cannot discharge' | 'above rated flow';

const sourceFaults: ReadonlySet<SourceState['verdict']> = new Set<SourceFault>([
  'exceeded',
  'cannot discharge',
  'above rated flow',
]);

/** Whether a source fails in a scenario. */
export function isFaulty({ verdict }: SourceState): boolean {
  return sourceFaults.has(verdict);
}

/** The sources in the order of their table. */
export const sourceStates = value(
  'sourceStates',
  { solved, sourceLimits, sources: tables.sources },
  (v): readonly SourceState[] => {
    const all = v.solved.flatMap(scenario => sourcesInScenario(scenario, v.sourceLimits));
    return v.sources.map((source, index) => {
      const { tag = '' } = source;
      // The share of the allowance grows with the pressure, so that one order serves both.
      const on = all
        .filter(({ result }) => result.tag === tag)
        .toSorted((one, other) => other.checkedPressure - one.checkedPressure);
      const { [index]: allowance } = v.sourceLimits.allowances;
      const verdict = verdictOf(on, source, v.sourceLimits.ownPressures[index]);
      return { tag, allowance, on, governing: on[0], verdict };
    });
  },
);

/** The verdict on a source in the scenarios in which it is on, that of the highest back pressure first. */
function verdictOf(
  on: readonly SourceInScenario[],
  { ratedFlow = Infinity }: SourceRow,
  ownPressure = Infinity,
): SourceState['verdict'] {
  const [governing] = on;
  if (!governing) return 'never on';
  if (reaches(governing.checkedPressure, ownPressure)) return 'cannot discharge';
  if (exceeds(governing.utilization ?? 0, 1)) return 'exceeded';
  if (on.some(({ result }) => exceeds(result.flow, ratedFlow))) return 'above rated flow';
  return governing.utilization === undefined ? 'no allowance' : 'within';
}
