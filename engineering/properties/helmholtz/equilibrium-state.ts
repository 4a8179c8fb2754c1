import type { Composition, EquilibriumPhase, EquilibriumState, ThermodynamicState } from './thermodynamic-state.ts';

/** A state of one phase. */
export function onePhaseState(state: ThermodynamicState): EquilibriumState {
  return { ...state, vapourFraction: undefined, phases: undefined };
}

/** The state of two phases of a fluid at one pressure and temperature, the vapour a mole fraction of 0 to 1 of it. */
export function twoPhaseState(
  liquid: EquilibriumPhase,
  vapour: EquilibriumPhase,
  vapourFraction: number,
): EquilibriumState {
  const { state: below } = liquid;
  const { state: above } = vapour;
  const { pressure, temperature } = above;
  const molarMass = below.molarMass + vapourFraction * (above.molarMass - below.molarMass);
  const quality = vapourFraction * (above.molarMass / molarMass);
  const between = (a: number, b: number): number => (1 - quality) * a + quality * b;
  const specificVolume = between(below.specificVolume, above.specificVolume);
  const enthalpy = between(below.enthalpy, above.enthalpy);
  return {
    phase: 'two-phase',
    molarMass,
    pressure,
    temperature,
    quality,
    density: 1 / specificVolume,
    specificVolume,
    compressibilityFactor:
      (1 - vapourFraction) * below.compressibilityFactor + vapourFraction * above.compressibilityFactor,
    enthalpy,
    internalEnergy: enthalpy - pressure * specificVolume,
    entropy: between(below.entropy, above.entropy),
    cp: undefined,
    cv: undefined,
    speedOfSound: undefined,
    isentropicExponent: undefined,
    jouleThomson: undefined,
    fugacity: above.fugacity,
    vapourFraction,
    phases: { liquid, vapour },
  };
}

/** Mole fractions as a composition of the components. */
export function compositionOf(ids: readonly string[], fractions: ArrayLike<number>): Composition {
  return Object.fromEntries(ids.map((id, i) => [id, fractions[i] ?? 0]));
}
