import { outletMach } from '@isentrope/engineering/relief';
import type { FlareSource, FlareSourceResult } from '@isentrope/engineering/flare-network';
import { exceeds } from '@isentrope/engineering/numerics';
import { value } from '../kit/index.ts';
import { insideDiameterOf } from '../hydraulic-network-pro/pipe-size.ts';
import { allowanceOf, type Allowance } from './allowance.ts';
import { conditions } from './fields.ts';
import { outletPressure, solved, type SolvedScenario } from './network.ts';
import { tables } from './tables.ts';

/** The back pressure of the sources over all scenarios, in SI units. */

/** A source in one scenario. */
export interface SourceInScenario {
  readonly scenario: string;
  readonly result: FlareSourceResult;
  /** The higher of the back pressures at the flow of the scenario and at the rated flow, Pa absolute. */
  readonly checkedPressure: number;
  /** The checked pressure above the outlet of the tip, Pa. */
  readonly builtUp: number;
  /** The checked pressure above the reference of the allowance, over the allowance; undefined without an allowance. */
  readonly utilization: number | undefined;
  /** Mach number in the outlet of the valve, if its diameter is known; 1 or above where it is choked. */
  readonly outletMach: number | undefined;
}

/** What the back pressures are compared with, Pa absolute; the allowances are in the order of the sources. */
interface SourceLimits {
  readonly allowances: readonly (Allowance | undefined)[];
  /** Inside diameters of the outlets, m. */
  readonly outletDiameters: readonly (number | undefined)[];
  readonly outlet: number;
  readonly atmosphere: number;
}

export const sourceLimits = value(
  'sourceLimits',
  { sources: tables.sources, outletPressure, atmosphericPressure: conditions.atmosphericPressure },
  (v): SourceLimits => ({
    allowances: v.sources.map(allowanceOf),
    outletDiameters: v.sources.map(insideDiameterOf),
    outlet: v.outletPressure,
    atmosphere: v.atmosphericPressure,
  }),
);

/** The sources that are on in a scenario. */
export function sourcesInScenario(
  { name, network, solution }: SolvedScenario,
  { allowances, outletDiameters, outlet, atmosphere }: SourceLimits,
): SourceInScenario[] {
  return solution.sources.flatMap((result, index) => {
    if (result.flow === 0) return [];
    const allowance = allowances[index];
    const checkedPressure = Math.max(result.backPressure, result.backPressureAtRatedFlow ?? 0);
    const reference = allowance?.reference === 'atmosphere' ? atmosphere : outlet;
    return [
      {
        scenario: name,
        result,
        checkedPressure,
        builtUp: checkedPressure - outlet,
        utilization: allowance && (checkedPressure - reference) / allowance.pressure,
        outletMach: machOf(network.sources[index], outletDiameters[index], result, checkedPressure),
      },
    ];
  });
}

/** The Mach number in the outlet of a source, at the flow to which its checked pressure belongs. */
function machOf(
  source: FlareSource | undefined,
  diameter: number | undefined,
  { flow, backPressure, backPressureAtRatedFlow }: FlareSourceResult,
  checkedPressure: number,
): number | undefined {
  if (source?.gas.type !== 'properties' || diameter === undefined) return undefined;
  const { molarMass, isentropicExponent: gamma, compressibility: compressibilityFactor } = source.gas;
  const isRated = backPressureAtRatedFlow !== undefined && backPressureAtRatedFlow > backPressure;
  return outletMach(
    { temperature: source.temperature, molarMass: molarMass / 1000, compressibilityFactor, gamma },
    isRated ? (source.ratedFlow ?? flow) : flow,
    diameter,
    checkedPressure,
  );
}

/** A source with the scenario that governs it. */
export interface SourceState {
  readonly tag: string;
  readonly allowance: Allowance | undefined;
  /** The scenario of the highest back pressure in which the source is on; undefined if it is never on. */
  readonly governing: SourceInScenario | undefined;
  readonly verdict: 'within' | 'exceeded' | 'no allowance' | 'never on';
}

/** The sources in the order of their table. */
export const sourceStates = value(
  'sourceStates',
  { solved, sourceLimits, sources: tables.sources },
  (v): readonly SourceState[] => {
    const all = v.solved.flatMap(scenario => sourcesInScenario(scenario, v.sourceLimits));
    return v.sources.map(({ tag = '' }, index) => {
      // The share of the allowance grows with the pressure, so that one order serves both.
      const [governing] = all
        .filter(({ result }) => result.tag === tag)
        .toSorted((one, other) => other.checkedPressure - one.checkedPressure);
      return { tag, allowance: v.sourceLimits.allowances[index], governing, verdict: verdictOf(governing) };
    });
  },
);

function verdictOf(governing: SourceInScenario | undefined): SourceState['verdict'] {
  if (!governing) return 'never on';
  if (governing.utilization === undefined) return 'no allowance';
  return exceeds(governing.utilization, 1) ? 'exceeded' : 'within';
}
