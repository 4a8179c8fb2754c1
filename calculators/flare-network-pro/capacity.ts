import {
  relievingStateOf,
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
  type ReliefGas,
  type ReliefNozzle,
  type ValveType,
} from '@isentrope/engineering/relief';
import { value } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { ownPressureOf, scenarios } from './network.ts';
import { sourceRows } from './source-rows.ts';
import type { SourceRow, valveTypes } from './tables.ts';

/** What relief valves pass at their relieving pressure against a back pressure. */

/** The gases of the sources, in the order of their table. */
export const sourceGases = value('sourceGases', { scenarios }, v =>
  sourceProperties(v.scenarios[0]?.network.sources ?? []),
);

/** The fluids of the sources with a composition at their relieving states, in the order of their table. */
export const relievedFluids = value('relievedFluids', { scenarios }, (v): readonly (RelievedFluid | undefined)[] =>
  (v.scenarios[0]?.network.sources ?? []).map(({ gas, pressure, temperature }) =>
    gas.type === 'composition' && pressure !== undefined
      ? { components: gas.components, pressure, temperature }
      : undefined,
  ),
);

/** A relief valve with a rated flow, and what passes its nozzle at the relieving pressure: by composition, as a gas of constant k, or both. */
export interface RatedValve extends Omit<CapacityValve, 'nozzle'> {
  /** kg/s. */
  readonly ratedFlow: number;
  readonly fluid: RelievedFluid | undefined;
  readonly gas: ReliefGas | Unknown;
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
  { sources: sourceRows, sourceGases, relievedFluids, atmosphericPressure: conditions.atmosphericPressure },
  (v): readonly (RatedValve | undefined)[] =>
    v.sources.map((source, index) => {
      const { ratedFlow, valveType, setPressure } = source;
      if (ratedFlow === undefined || valveType === undefined) return undefined;
      return {
        ratedFlow,
        type: types[valveType],
        setPressure,
        atmosphere: v.atmosphericPressure,
        fluid: v.relievedFluids[index],
        gas: gasOf(source, v.sourceGases[index], v.atmosphericPressure),
      };
    }),
);

/** The gas of a source with constant k, or why it is none. */
function gasOf(source: SourceRow, properties: SourceProperties | undefined, atmosphere: number): RatedValve['gas'] {
  const { temperature = NaN, compressibility: compressibilityFactor = 1 } = source;
  const pressure = ownPressureOf(source, atmosphere);
  if (pressure === undefined) return unknown('there is neither a relieving nor a set pressure');
  const { heatRatio: gamma, molarMass = NaN } = properties ?? {};
  if (gamma === undefined) return unknown('the expansion through the nozzle cannot be calculated');
  return { pressure, temperature, molarMass: molarMass / 1000, compressibilityFactor, gamma };
}

const unknown = (text: string): Unknown => ({ type: 'unknown', reason: { text } });

/** The nozzles of valves, which several scenarios ask for. */
const nozzles = new WeakMap<RatedValve, ReliefNozzle | Unknown>();

/** The nozzle of a valve by the equation of state of its fluid where that follows the expansion, else by constant k. */
function nozzleOf(valve: RatedValve): ReliefNozzle | Unknown {
  const known = nozzles.get(valve);
  if (known) return known;
  const { fluid, gas, atmosphere } = valve;
  const state = fluid && relievingStateOf(fluid);
  const real = state && undefinedIfRefused(() => equationNozzle(state.start, state.isLiquid, atmosphere));
  const nozzle = real ?? ('reason' in gas ? gas : gasNozzle(gas, atmosphere));
  nozzles.set(valve, nozzle);
  return nozzle;
}

/** Returns what a valve passes against a total back pressure, Pa absolute; undefined without a valve. */
export function capacityOf(rated: RatedValve | undefined, backPressure: number): Capacity | undefined {
  if (!rated) return undefined;
  const nozzle = nozzleOf(rated);
  if ('reason' in nozzle) return nozzle;
  try {
    const found = capacityAgainst({ ...rated, nozzle }, backPressure);
    const { method, service } = nozzle;
    return { type: 'known', flow: found.share * rated.ratedFlow, method, service, ...found };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { type: 'unknown', reason: error.clause };
  }
}
