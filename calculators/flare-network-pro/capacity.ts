import { sourceProperties, type SourceProperties } from '@isentrope/engineering/flare-network';
import { Refusal, type Clause } from '@isentrope/engineering/quantities';
import { capacityAgainst, type CapacityShare, type GasValve, type ValveType } from '@isentrope/engineering/relief';
import { value } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { ownPressureOf, scenarios } from './network.ts';
import { tables, type SourceRow, type valveTypes } from './tables.ts';

/** What relief valves pass at their relieving pressure against a back pressure. */

/** The gases of the sources, in the order of their table. */
export const sourceGases = value('sourceGases', { scenarios }, v =>
  sourceProperties(v.scenarios[0]?.network.sources ?? []),
);

/** What a valve passes against a total back pressure, Pa absolute; undefined for a source that is no relief valve with a rated flow. */
export type CapacityOf = (backPressure: number) => Capacity;

/** A capacity, or why none is known, as the end of a sentence. */
export type Capacity =
  | ({ readonly type: 'known'; readonly flow: number } & CapacityShare)
  | { readonly type: 'unknown'; readonly reason: Clause };

const types = {
  conventional: 'Conventional',
  balanced: 'Balanced Bellows',
  pilot: 'Pilot Operated',
} as const satisfies Readonly<Record<(typeof valveTypes)[number], ValveType>>;

/** The capacities of the valves, in the order of the sources. */
export const capacities = value(
  'capacities',
  { sources: tables.sources, sourceGases, atmosphericPressure: conditions.atmosphericPressure },
  (v): readonly (CapacityOf | undefined)[] =>
    v.sources.map((source, index) => {
      const { ratedFlow, valveType } = source;
      if (ratedFlow === undefined || valveType === undefined) return undefined;
      const valve = gasValve(source, valveType, v.sourceGases[index], v.atmosphericPressure);
      return backPressure => capacityOf(valve, ratedFlow, backPressure);
    }),
);

/** A valve with its gas, or why its capacity is not known. */
function gasValve(
  source: SourceRow,
  valveType: (typeof valveTypes)[number],
  properties: SourceProperties | undefined,
  atmosphere: number,
): GasValve | Refusal {
  const { temperature = NaN, compressibility: compressibilityFactor = 1, setPressure } = source;
  const pressure = ownPressureOf(source, atmosphere);
  if (pressure === undefined) return new Refusal('there is neither a relieving nor a set pressure');
  const { heatRatio: gamma, molarMass = NaN } = properties ?? {};
  if (gamma === undefined) return new Refusal('the relieving state is not that of a gas');
  const gas = { pressure, temperature, molarMass: molarMass / 1000, compressibilityFactor, gamma };
  return { type: types[valveType], gas, setPressure, atmosphere };
}

function capacityOf(valve: GasValve | Refusal, ratedFlow: number, backPressure: number): Capacity {
  if (valve instanceof Refusal) return { type: 'unknown', reason: valve.clause };
  try {
    const found = capacityAgainst(valve, backPressure);
    return { type: 'known', flow: found.share * ratedFlow, ...found };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { type: 'unknown', reason: error.clause };
  }
}
