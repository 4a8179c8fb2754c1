import {
  relievedFluid,
  sourceProperties,
  type RelievedFluid,
  type SourceProperties,
} from '@isentrope/engineering/flare-network';
import { Refusal, undefinedIfRefused, type Clause } from '@isentrope/engineering/quantities';
import {
  capacityAgainst,
  equationNozzle,
  gasNozzle,
  type CapacityShare,
  type CapacityValve,
  type ReliefNozzle,
  type ValveType,
} from '@isentrope/engineering/relief';
import { value } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { ownPressureOf, scenarios } from './network.ts';
import { tables, type SourceRow, type valveTypes } from './tables.ts';

/** What relief valves pass at their relieving pressure against a back pressure. */

/** The gases of the sources, in the order of their table. */
export const sourceGases = value('sourceGases', { scenarios }, v =>
  sourceProperties(v.scenarios[0]?.network.sources ?? []),
);

/** The fluids of the sources with a composition at their relieving states, in the order of their table. */
export const relievedFluids = value('relievedFluids', { scenarios }, (v): readonly (RelievedFluid | undefined)[] =>
  (v.scenarios[0]?.network.sources ?? []).map(({ gas, pressure, temperature }) =>
    gas.type === 'composition' && pressure !== undefined
      ? relievedFluid(gas.components, pressure, temperature)
      : undefined,
  ),
);

/** A relief valve with a rated flow: its nozzle, or why its capacity is not known. */
export interface RatedValve {
  /** kg/s. */
  readonly ratedFlow: number;
  readonly valve: CapacityValve | Unknown;
}

/** Why no capacity is known, as the end of a sentence. */
interface Unknown {
  readonly type: 'unknown';
  readonly reason: Clause;
}

/** A capacity, kg/s, with its nozzle, or why none is known. */
export type Capacity =
  | ({ readonly type: 'known'; readonly flow: number } & CapacityShare & Pick<ReliefNozzle, 'method' | 'service'>)
  | Unknown;

const types = {
  conventional: 'Conventional',
  balanced: 'Balanced Bellows',
  pilot: 'Pilot Operated',
} as const satisfies Readonly<Record<(typeof valveTypes)[number], ValveType>>;

/** The valves in the order of the sources; undefined for a source that is no relief valve with a rated flow. */
export const ratedValves = value(
  'ratedValves',
  { sources: tables.sources, sourceGases, relievedFluids, atmosphericPressure: conditions.atmosphericPressure },
  (v): readonly (RatedValve | undefined)[] =>
    v.sources.map((source, index) => {
      const { ratedFlow, valveType, setPressure } = source;
      if (ratedFlow === undefined || valveType === undefined) return undefined;
      const atmosphere = v.atmosphericPressure;
      const nozzle = nozzleOf(source, v.sourceGases[index], v.relievedFluids[index], atmosphere);
      const isUnknown = 'reason' in nozzle;
      return { ratedFlow, valve: isUnknown ? nozzle : { type: types[valveType], nozzle, setPressure, atmosphere } };
    }),
);

/** The nozzle of a valve by the equation of state of its fluid where that follows the expansion, else by constant k. */
function nozzleOf(
  source: SourceRow,
  properties: SourceProperties | undefined,
  fluid: RelievedFluid | undefined,
  atmosphere: number,
): ReliefNozzle | Unknown {
  const { temperature = NaN, compressibility: compressibilityFactor = 1 } = source;
  const pressure = ownPressureOf(source, atmosphere);
  if (pressure === undefined) return unknown('there is neither a relieving nor a set pressure');
  const real = fluid && undefinedIfRefused(() => equationNozzle(fluid.start, fluid.isLiquid, atmosphere));
  if (real) return real;
  const { heatRatio: gamma, molarMass = NaN } = properties ?? {};
  if (gamma === undefined) return unknown('the expansion through the nozzle cannot be calculated');
  return gasNozzle({ pressure, temperature, molarMass: molarMass / 1000, compressibilityFactor, gamma }, atmosphere);
}

const unknown = (text: string): Unknown => ({ type: 'unknown', reason: { text } });

/** Returns what a valve passes against a total back pressure, Pa absolute; undefined without a valve. */
export function capacityOf(rated: RatedValve | undefined, backPressure: number): Capacity | undefined {
  if (!rated) return undefined;
  const { valve, ratedFlow } = rated;
  if ('reason' in valve) return valve;
  try {
    const found = capacityAgainst(valve, backPressure);
    const { method, service } = valve.nozzle;
    return { type: 'known', flow: found.share * ratedFlow, method, service, ...found };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { type: 'unknown', reason: error.clause };
  }
}
