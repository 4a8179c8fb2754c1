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

/** A relief valve with a rated flow: its gas, or why its capacity is not known. */
export interface RatedValve {
  /** kg/s. */
  readonly ratedFlow: number;
  readonly valve: GasValve | Unknown;
}

/** Why no capacity is known, as the end of a sentence. */
interface Unknown {
  readonly type: 'unknown';
  readonly reason: Clause;
}

/** A capacity, kg/s, or why none is known. */
export type Capacity = ({ readonly type: 'known'; readonly flow: number } & CapacityShare) | Unknown;

const types = {
  conventional: 'Conventional',
  balanced: 'Balanced Bellows',
  pilot: 'Pilot Operated',
} as const satisfies Readonly<Record<(typeof valveTypes)[number], ValveType>>;

/** The valves in the order of the sources; undefined for a source that is no relief valve with a rated flow. */
export const ratedValves = value(
  'ratedValves',
  { sources: tables.sources, sourceGases, atmosphericPressure: conditions.atmosphericPressure },
  (v): readonly (RatedValve | undefined)[] =>
    v.sources.map((source, index) => {
      const { ratedFlow, valveType } = source;
      if (ratedFlow === undefined || valveType === undefined) return undefined;
      return { ratedFlow, valve: gasValve(source, valveType, v.sourceGases[index], v.atmosphericPressure) };
    }),
);

/** A valve with its gas, or why its capacity is not known. */
function gasValve(
  source: SourceRow,
  valveType: (typeof valveTypes)[number],
  properties: SourceProperties | undefined,
  atmosphere: number,
): RatedValve['valve'] {
  const { temperature = NaN, compressibility: compressibilityFactor = 1, setPressure } = source;
  const pressure = ownPressureOf(source, atmosphere);
  if (pressure === undefined) return unknown('there is neither a relieving nor a set pressure');
  const { heatRatio: gamma, molarMass = NaN } = properties ?? {};
  if (gamma === undefined) return unknown('the relieving state is not that of a gas');
  const gas = { pressure, temperature, molarMass: molarMass / 1000, compressibilityFactor, gamma };
  return { type: types[valveType], gas, setPressure, atmosphere };
}

const unknown = (text: string): Unknown => ({ type: 'unknown', reason: { text } });

/** Returns what a valve passes against a total back pressure, Pa absolute; undefined without a valve. */
export function capacityOf(rated: RatedValve | undefined, backPressure: number): Capacity | undefined {
  if (!rated) return undefined;
  const { valve, ratedFlow } = rated;
  if (valve.type === 'unknown') return valve;
  try {
    const found = capacityAgainst(valve, backPressure);
    return { type: 'known', flow: found.share * ratedFlow, ...found };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { type: 'unknown', reason: error.clause };
  }
}
