import { undefinedIfRefused, Refusal, messageValue } from '../../quantities/index.ts';
import { aqueousDensity } from '../aqueous/aqueous-density.ts';
import { cubicLimits } from '../cubic-limits.ts';
import { isDenseFluid } from '../dense-fluid.ts';
import { fluidMethodOf } from '../fluid-method.ts';
import { fluidOf, stateOf, type Fluid } from '../fluid.ts';
import type { Composition, EquilibriumPhase, EquilibriumState, FluidPhase } from '../helmholtz/index.ts';
import { leastBoilingPressure } from '../liquids/index.ts';
import { splitDoubt, type SplitDoubt } from '../liquid-split.ts';
import { streamName, type StreamFluid } from './stream-fluid.ts';

/** The selected phase of a stream. */
export type RequestedPhase = 'liquid' | 'gas';

/** One of several liquid phases of a stream. */
export interface StreamLiquid {
  readonly name: string;
  /** Mass fraction of the stream. */
  readonly share: number;
  /** kg/m³; that of water by IAPWS-IF97 for a liquid of more than 99 mol-% of it. */
  readonly density: number;
}

/** One phase of a stream at a pressure and a temperature: plain data. */
export interface StreamPhase {
  readonly fluid: StreamFluid;
  /** Pa */
  readonly pressure: number;
  /** K */
  readonly temperature: number;
  /** The selected phase. */
  readonly requested: RequestedPhase | undefined;
  /** Phase condition of the stream as a whole. */
  readonly whole: FluidPhase;
  /** Vapour mass fraction if two-phase. */
  readonly quality: number | undefined;
  /** The selected phase, for a fluid defined by components. */
  readonly phase: EquilibriumPhase | undefined;
  /** Separate liquid phases, lightest first, if there is more than one; a liquid `phase` is all of them together. */
  readonly liquids?: readonly StreamLiquid[] | undefined;
  /** Why these liquids may be one. */
  readonly splitDoubt?: SplitDoubt | undefined;
}

/** Relative distance from the saturation pressure within which a fluid counts as saturated, since input values are rounded. */
const saturatedShare = 0.01;

/**
 * Returns the selected phase of a stream at p in Pa and T in K; without a selection whichever it has. Throws a Refusal where the stream has
 * no such phase, and where no equation applies.
 */
export function streamPhaseAt(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
  requested?: RequestedPhase,
): StreamPhase {
  if (fluid.type === 'table') {
    const { phase: whole } = fluid;
    if (requested !== undefined && requested !== whole)
      throw new Refusal(`the table is of ${phaseWords[whole]}, not of ${phaseWords[requested]}`);
    return { fluid, pressure, temperature, requested, whole, quality: undefined, phase: undefined };
  }
  if (fluid.type !== 'components') {
    if (requested === 'gas') throw new Refusal(`${streamName(fluid)} is known as a liquid only`);
    const boils = fluid.type === 'solution' ? leastBoilingPressure(fluid.solute, fluid.massFraction, temperature) : 0;
    if (pressure < boils)
      throw new Refusal(
        `${streamName(fluid)} boils at {temperature} and {pressure}: it has a vapour pressure of at least {boils}`,
        {
          temperature: messageValue('temperature', temperature),
          pressure: messageValue('absolutePressure', pressure),
          boils: messageValue('absolutePressure', boils),
        },
      );
    return { fluid, pressure, temperature, requested, whole: 'liquid', quality: undefined, phase: undefined };
  }
  const equation = fluidOf(fluid.amounts);
  const state = stateAt(equation, pressure, temperature);
  const { phase: whole, quality } = state;
  const phase = phaseOf(fluid, equation, state, requested);
  const liquids = state.liquids
    ?.map(liquid => ({
      name: liquid.name,
      share: (liquid.moleFraction * liquid.state.molarMass) / state.molarMass,
      density: aqueousDensity(liquid) ?? liquid.state.density,
    }))
    .toSorted((a, b) => a.density - b.density);
  const known = {
    fluid,
    pressure,
    temperature,
    requested,
    whole,
    phase,
    liquids,
    splitDoubt: splitDoubt(equation, state.liquids),
  };
  return { ...known, quality: whole === 'two-phase' ? quality : undefined };
}

/** Returns the state of a fluid. Above the temperature range of its equation the Refusal names the equation that goes further. */
function stateAt(equation: Fluid, pressure: number, temperature: number): EquilibriumState {
  try {
    return stateOf(equation, { pressure, temperature });
  } catch (thrown) {
    const goesFurther =
      temperature > equation.range.maximumTemperature &&
      temperature <= cubicLimits.maximumTemperature &&
      pressure <= cubicLimits.maximumPressure;
    if (!(thrown instanceof Refusal) || !goesFurther) throw thrown;
    throw thrown.followedBy('; Fluid Properties has a state there by Peng–Robinson, whose values can be typed');
  }
}

/** Returns the selected phase of a stream that is calculated by Peng-Robinson; undefined for any other. */
export function cubicPhaseOf({ fluid, phase }: StreamPhase): EquilibriumPhase | undefined {
  return fluid.type === 'components' && fluidMethodOf(fluid.amounts) === 'pr' ? phase : undefined;
}

/** Returns the liquid of a stream as a separate fluid: for a partly vaporised stream with the composition of the remaining liquid. */
export function streamLiquid({ fluid, requested, whole, phase }: StreamPhase): StreamFluid {
  return requested === 'liquid' && whole === 'two-phase' && phase
    ? { type: 'components', amounts: phase.composition }
    : fluid;
}

/** Known property of a two-phase stream besides its pressure: vapour mass fraction or temperature, K. */
export type TwoPhasesKnown = { readonly quality: number } | { readonly temperature: number };

/**
 * Returns a two-phase stream as a whole, at p in Pa. Throws a Refusal where it does not have two phases; a pure fluid has them at a single
 * temperature, so it needs the vapour fraction.
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
      requested: undefined,
      whole,
      quality,
      phase: single(equation.composition, state),
    };
  }
  const isPure = Object.keys(fluid.amounts).length === 1;
  const text =
    isPure && whole !== 'supercritical'
      ? '; its share of vapour is needed: a pure fluid boils at one temperature'
      : ', not of two phases';
  throw new Refusal(`${name} is ${phaseWords[whole]} at {pressure} and {temperature}${text}`, stateWords(state));
}

/**
 * Returns the liquid of a fluid at its bubble point at T in K. Throws a Refusal where there is none, above the critical temperature, and
 * where its boiling behaviour is unknown.
 */
export function streamBoilingAt(fluid: StreamFluid, temperature: number): StreamPhase {
  if (fluid.type !== 'components') throw new Refusal(`how ${streamName(fluid)} boils is not known`);
  const { pressure, phases } = fluidOf(fluid.amounts).stateAt({ temperature, quality: 0 });
  return { fluid, pressure, temperature, requested: 'liquid', whole: 'two-phase', quality: 0, phase: phases?.liquid };
}

const phaseWords = {
  liquid: 'a liquid',
  gas: 'a gas',
  supercritical: 'supercritical',
  'two-phase': 'partly vapour',
} as const;

/** Words for a phase above the critical pressure, where nothing separates a liquid from a gas. */
const denseWords = {
  ...phaseWords,
  liquid: 'a dense fluid above its critical pressure, nearer to a liquid,',
  gas: 'a dense fluid above its critical pressure, nearer to a gas,',
} as const;

function isDense(equation: Fluid, state: EquilibriumState): boolean {
  const critical = equation.criticalPoint();
  return critical !== undefined && isDenseFluid(critical, state);
}

function stateWords({ pressure, temperature }: EquilibriumState) {
  return {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
  };
}

function phaseOf(
  fluid: StreamFluid,
  equation: Fluid,
  state: EquilibriumState,
  requested: RequestedPhase | undefined,
): EquilibriumPhase {
  const { phase, phases } = state;
  if (phases && requested !== undefined) return requested === 'liquid' ? phases.liquid : phases.vapour;
  if (requested === undefined || phase === requested || phase === 'supercritical')
    return single(equation.composition, state);
  const saturated = nearbySaturatedPhase(equation, state, requested);
  if (saturated) return saturated;
  throw new Refusal(
    `${streamName(fluid)} is ${isDense(equation, state) ? denseWords[phase] : phaseWords[phase]} at {pressure} and {temperature}, not ${phaseWords[requested]}`,
    stateWords(state),
  );
}

function single(composition: Composition, state: EquilibriumState): EquilibriumPhase {
  return { composition, state };
}

/** Returns the saturated phase at the temperature of a state whose pressure is the saturation pressure except for rounding. */
function nearbySaturatedPhase(
  equation: Fluid,
  { pressure, temperature }: EquilibriumState,
  requested: RequestedPhase,
): EquilibriumPhase | undefined {
  const saturated = saturatedAt(equation, temperature, requested);
  if (!saturated?.phases || Math.abs(pressure / saturated.pressure - 1) > saturatedShare) return undefined;
  return requested === 'liquid' ? saturated.phases.liquid : saturated.phases.vapour;
}

/** Returns the bubble or dew point at a temperature; undefined where there is none. */
function saturatedAt(equation: Fluid, temperature: number, requested: RequestedPhase): EquilibriumState | undefined {
  return undefinedIfRefused(() => equation.stateAt({ temperature, quality: requested === 'liquid' ? 0 : 1 }));
}
