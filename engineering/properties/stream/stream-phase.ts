import { orRefused, Refusal, stated } from '../../quantities/index.ts';
import { cubicLimits } from '../cubic-limits.ts';
import { fluidOf, type Fluid } from '../fluid.ts';
import type { Composition, EquilibriumPhase, EquilibriumState, FluidPhase } from '../helmholtz/index.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';

/** The phase that is meant of a stream. */
export type AskedPhase = 'liquid' | 'gas';

/** One of several liquids of a stream. */
export interface StreamLiquid {
  readonly name: string;
  /** Its share of the stream by mass. */
  readonly share: number;
  /** kg/m³ */
  readonly density: number;
}

/** One phase of a stream at a pressure and a temperature: plain data. */
export interface StreamPhase {
  readonly fluid: StreamFluid;
  /** Pa */
  readonly pressure: number;
  /** K */
  readonly temperature: number;
  /** The phase that was asked for. */
  readonly asked: AskedPhase | undefined;
  /** What the stream as a whole is. */
  readonly whole: FluidPhase;
  /** Its share of vapour by mass, where it has two phases. */
  readonly quality: number | undefined;
  /** The phase that was asked for, of a fluid of components. */
  readonly phase: EquilibriumPhase | undefined;
  /** Its separate liquids, the lightest first, where it has more than one; `phase` as the liquid is all of them together. */
  readonly liquids?: readonly StreamLiquid[] | undefined;
}

/** So near to its saturation pressure a fluid is taken as saturated: what is typed is rounded. */
const saturatedShare = 0.01;

/**
 * The phase of a stream that is asked for at p in Pa and T in K; whichever it has where none is. Refusal where the stream has
 * no such phase there, and where no equation holds.
 */
export function streamPhaseAt(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
  asked?: AskedPhase,
): StreamPhase {
  if (fluid.type === 'table') {
    const { phase: whole } = fluid;
    if (asked !== undefined && asked !== whole)
      throw new Refusal(`the table is of ${phaseWords[whole]}, not of ${phaseWords[asked]}`);
    return { fluid, pressure, temperature, asked, whole, quality: undefined, phase: undefined };
  }
  if (fluid.type !== 'components') {
    if (asked === 'gas') throw new Refusal(`${streamName(fluid)} is known as a liquid only`);
    return { fluid, pressure, temperature, asked, whole: 'liquid', quality: undefined, phase: undefined };
  }
  const equation = fluidOf(fluid.amounts);
  const state = stateAt(equation, pressure, temperature);
  const { phase: whole, quality } = state;
  const phase = phaseOf(fluid, equation, state, asked);
  const liquids = state.liquids?.map(({ name, moleFraction, state: own }) => ({
    name,
    share: (moleFraction * own.molarMass) / state.molarMass,
    density: own.density,
  }));
  const known = { fluid, pressure, temperature, asked, whole, phase, liquids };
  return { ...known, quality: whole === 'two-phase' ? quality : undefined };
}

/** The state of a fluid. A Refusal above the temperatures of its equation names the one that goes further, whose values can be typed. */
function stateAt(equation: Fluid, pressure: number, temperature: number): EquilibriumState {
  try {
    return equation.stateAt({ pressure, temperature });
  } catch (thrown) {
    const { maximumTemperature } = equation.range;
    const goesFurther = temperature > maximumTemperature && temperature <= cubicLimits.maximumTemperature;
    if (!(thrown instanceof Refusal) || !goesFurther) throw thrown;
    throw thrown.followedBy('; Fluid Properties has a state there by Peng–Robinson, whose values can be typed');
  }
}

/** The liquid of a stream as a fluid by itself: where some of the stream is vapour, of the composition that is left to it. */
export function streamLiquid({ fluid, asked, whole, phase }: StreamPhase): StreamFluid {
  return asked === 'liquid' && whole === 'two-phase' && phase
    ? { type: 'components', amounts: phase.composition }
    : fluid;
}

/** What is known of a stream of two phases beside its pressure: its share of vapour by mass, or its temperature in K. */
export type TwoPhasesKnown = { readonly quality: number } | { readonly temperature: number };

/**
 * A stream of two phases, as a whole, at p in Pa. Refusal where it has no two there; a pure fluid has them at one temperature
 * alone, so that its share of vapour has to be known.
 */
export function streamTwoPhasesAt(fluid: StreamFluid, pressure: number, known: TwoPhasesKnown): StreamPhase {
  const name = streamName(fluid);
  if (fluid.type !== 'components') throw new Refusal(`how ${name} boils is not known`);
  const equation = fluidOf(fluid.amounts);
  const state = equation.stateAt({ pressure, ...known });
  const { phase: whole, quality, temperature } = state;
  if (whole === 'two-phase') {
    return {
      fluid,
      pressure,
      temperature,
      asked: undefined,
      whole,
      quality,
      phase: single(equation.composition, state),
    };
  }
  const isPure = Object.keys(fluid.amounts).length === 1;
  const words = isPure
    ? '; its share of vapour is needed: a pure fluid boils at one temperature'
    : ', not of two phases';
  throw new Refusal(`${name} is ${phaseWords[whole]} at {pressure} and {temperature}${words}`, stateWords(state));
}

/**
 * The liquid of a fluid at its bubble point at T in K. Refusal where it has none, above the critical temperature, and where
 * nobody knows how it boils.
 */
export function streamBoilingAt(fluid: StreamFluid, temperature: number): StreamPhase {
  if (fluid.type !== 'components') throw new Refusal(`how ${streamName(fluid)} boils is not known`);
  const { pressure, phases } = fluidOf(fluid.amounts).stateAt({ temperature, quality: 0 });
  return { fluid, pressure, temperature, asked: 'liquid', whole: 'two-phase', quality: 0, phase: phases?.liquid };
}

const phaseWords = {
  liquid: 'a liquid',
  gas: 'a gas',
  supercritical: 'supercritical',
  'two-phase': 'partly vapour',
} as const;

function stateWords({ pressure, temperature }: EquilibriumState) {
  return { pressure: stated('absolutePressure', pressure), temperature: stated('temperature', temperature) };
}

function phaseOf(
  fluid: StreamFluid,
  equation: Fluid,
  state: EquilibriumState,
  asked: AskedPhase | undefined,
): EquilibriumPhase {
  const { phase, phases } = state;
  if (phases && asked !== undefined) return asked === 'liquid' ? phases.liquid : phases.vapour;
  if (asked === undefined || phase === asked || phase === 'supercritical') return single(equation.composition, state);
  const saturated = saturatedNear(equation, state, asked);
  if (saturated) return saturated;
  throw new Refusal(
    `${streamName(fluid)} is ${phaseWords[phase]} at {pressure} and {temperature}, not ${phaseWords[asked]}`,
    stateWords(state),
  );
}

function single(composition: Composition, state: EquilibriumState): EquilibriumPhase {
  return { composition, state };
}

/** The saturated phase at the temperature of a state whose pressure is that of saturation but for rounding. */
function saturatedNear(
  equation: Fluid,
  { pressure, temperature }: EquilibriumState,
  asked: AskedPhase,
): EquilibriumPhase | undefined {
  const saturated = saturatedAt(equation, temperature, asked);
  if (!saturated?.phases || Math.abs(pressure / saturated.pressure - 1) > saturatedShare) return undefined;
  return asked === 'liquid' ? saturated.phases.liquid : saturated.phases.vapour;
}

/** The bubble or the dew point at a temperature; undefined where there is none. */
function saturatedAt(equation: Fluid, temperature: number, asked: AskedPhase): EquilibriumState | undefined {
  return orRefused(() => equation.stateAt({ temperature, quality: asked === 'liquid' ? 0 : 1 }));
}
