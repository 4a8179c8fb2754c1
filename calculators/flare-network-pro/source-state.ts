import type { FlareSourceResult } from '@isentrope/engineering/flare-network';
import { exceeds, reaches } from '@isentrope/engineering/numerics';
import { value } from '../kit/index.ts';
import { allowanceOf, type Allowance } from './allowance.ts';
import { byHighest } from './by-highest.ts';
import { capacityOf, ratedValves, type Capacity, type RatedValve } from './capacity.ts';
import { conditions, conventionalSprings } from './fields.ts';
import { outletPressure, ownPressureOf, solved, type SolvedScenario } from './network.ts';
import { sourceRows } from './source-rows.ts';
import type { SourceRow } from './tables.ts';

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
  /** What its valve passes against the back pressure at the flow of the scenario; undefined for no relief valve with a rated flow. */
  readonly capacity: Capacity | undefined;
  /** The same against that at the rated flow. */
  readonly capacityAtRatedFlow: Capacity | undefined;
  /** Whether the valve stays open: a conventional one is assured to do so only up to its allowable back pressure. */
  readonly isAssured: boolean;
}

/** What the back pressures are compared with, Pa absolute; all but the last two are in the order of the sources. */
interface SourceLimits {
  readonly allowances: readonly (Allowance | undefined)[];
  readonly ownPressures: readonly (number | undefined)[];
  readonly ratedValves: readonly (RatedValve | undefined)[];
  readonly valveTypes: readonly SourceRow['valveType'][];
  readonly outlet: number;
  readonly atmosphere: number;
}

export const sourceLimits = value(
  'sourceLimits',
  {
    sources: sourceRows,
    ratedValves,
    outletPressure,
    atmosphericPressure: conditions.atmosphericPressure,
    conventionalSprings,
  },
  (v): SourceLimits => ({
    allowances: v.sources.map(source =>
      allowanceOf(source, {
        outlet: v.outletPressure,
        atmosphere: v.atmosphericPressure,
        areSet: v.conventionalSprings === 'set',
      }),
    ),
    ownPressures: v.sources.map(source => ownPressureOf(source, v.atmosphericPressure)),
    ratedValves: v.ratedValves,
    valveTypes: v.sources.map(({ valveType }) => valveType),
    outlet: v.outletPressure,
    atmosphere: v.atmosphericPressure,
  }),
);

/** The sources that are on in a scenario. */
export function sourcesInScenario(
  { name, solution }: SolvedScenario,
  { allowances, ratedValves: valves, valveTypes, outlet, atmosphere }: SourceLimits,
): SourceInScenario[] {
  return solution.sources.flatMap((result, index) => {
    if (result.flow === 0) return [];
    const { [index]: allowance } = allowances;
    const { backPressure, backPressureAtRatedFlow, outlet: atFlow, outletAtRatedFlow } = result;
    const behindOutlet = Math.max(backPressure, backPressureAtRatedFlow ?? 0);
    const outlets = [atFlow, outletAtRatedFlow].filter(state => state !== undefined);
    const checkedPressure = Math.max(behindOutlet, ...outlets.map(({ pressure }) => pressure));
    const reference = allowance?.reference === 'atmosphere' ? atmosphere : outlet;
    const utilization = allowance && (checkedPressure - reference) / allowance.pressure;
    return [
      {
        scenario: name,
        result,
        behindOutlet,
        checkedPressure,
        builtUp: checkedPressure - outlet,
        utilization,
        outletMach: outlets.length === 0 ? undefined : Math.max(...outlets.map(({ mach }) => mach)),
        capacity: capacityOf(valves[index], Math.max(backPressure, atFlow?.pressure ?? 0)),
        capacityAtRatedFlow:
          backPressureAtRatedFlow === undefined
            ? undefined
            : capacityOf(valves[index], Math.max(backPressureAtRatedFlow, outletAtRatedFlow?.pressure ?? 0)),
        isAssured: valveTypes[index] !== 'conventional' || !exceeds(utilization ?? 0, 1),
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
  /** The scenario of the highest flow, and of those with the same flow that of the highest back pressure; undefined if it is never on. */
  readonly largest: SourceInScenario | undefined;
  /** What makes it fail. */
  readonly faults: readonly SourceFault[];
  /** Whether its back pressure has been compared with an allowance. */
  readonly isChecked: boolean;
  /** Whether the capacity of its valve is not known in a scenario, at the flow of this or at the rated flow. */
  readonly hasUnknownCapacity: boolean;
}

/** What makes a source fail: its back pressure, or a scenario with more than its rated flow or its capacity at its back pressure. */
type SourceFault = 'cannot discharge' | 'exceeded' | 'above rated flow' | 'capacity below the required flow';

/** Returns the verdict on a source: its faults, or whether it is within its allowance, and whether its capacity is not known. */
export function verdictOf({ faults, governing, isChecked, hasUnknownCapacity }: SourceState): string {
  if (!governing) return 'never on';
  if (faults.length > 0) return faults.join('; ');
  const verdict = isChecked ? 'within' : 'no allowance';
  return hasUnknownCapacity ? `${verdict}, and its capacity is not known` : verdict;
}

/** The sources in the order of their table. */
export const sourceStates = value(
  'sourceStates',
  { solved, sourceLimits, sources: sourceRows },
  (v): readonly SourceState[] => {
    const all = v.solved.flatMap(scenario => sourcesInScenario(scenario, v.sourceLimits));
    return v.sources.map((source, index) => {
      const { tag = '' } = source;
      // The share of the allowance grows with the pressure, so that one order serves both.
      const on = all
        .filter(({ result }) => result.tag === tag)
        .toSorted(
          byHighest(
            ({ checkedPressure }) => checkedPressure,
            ({ result }) => result.backPressure,
            ({ result }) => result.flow,
          ),
        );
      const [governing] = on;
      return {
        tag,
        allowance: v.sourceLimits.allowances[index],
        on,
        governing,
        largest: on.toSorted(byHighest(({ result }) => result.flow))[0],
        faults: faultsOf(on, source, v.sourceLimits.ownPressures[index]),
        isChecked: governing?.utilization !== undefined,
        hasUnknownCapacity: on.some(({ capacity, capacityAtRatedFlow }) =>
          [capacity, capacityAtRatedFlow].some(each => each?.type === 'unknown'),
        ),
      };
    });
  },
);

/** The faults of a source in the scenarios in which it is on, that of the highest back pressure first. */
function faultsOf(
  on: readonly SourceInScenario[],
  { ratedFlow = Infinity }: SourceRow,
  ownPressure = Infinity,
): SourceFault[] {
  const isBlocked = reaches(on[0]?.checkedPressure ?? 0, ownPressure);
  const isExceeded = exceeds(on[0]?.utilization ?? 0, 1);
  const isSmall = on.some(({ result }) => exceeds(result.flow, ratedFlow));
  return [
    ...(isBlocked ? (['cannot discharge'] as const) : isExceeded ? (['exceeded'] as const) : []),
    ...(isSmall ? (['above rated flow'] as const) : []),
    ...(!isBlocked && !isSmall && on.some(isShort) ? (['capacity below the required flow'] as const) : []),
  ];
}

/** Whether the capacity of a valve at the back pressure of a scenario is below the flow of this. */
export function isShort({ result, capacity }: SourceInScenario): boolean {
  return capacity?.type === 'known' && exceeds(result.flow, capacity.flow);
}
