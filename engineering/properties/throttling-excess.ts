import { undefinedIfRefused } from '../quantities/index.ts';
import { fluidOf, stateOf, type Fluid } from './fluid.ts';
import type { EquilibriumPhase, EquilibriumState, FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
import { correspondingComponent, onSide } from './reference-density.ts';

/** Temperatures of a mixture by Peng-Robinson at a pressure and an enthalpy or entropy, beside a reference equation. */
export interface ThrottlingExcess {
  /** Name of the component whose equations are compared, at the reduced state of the mixture. */
  readonly component: string;
  /** Difference of the temperature by Peng-Robinson from that by the reference equation, K. */
  readonly excess: number;
  /** Vapour mass fractions by both, 0 of a liquid and 1 of a gas. */
  readonly quality: { readonly own: number; readonly reference: number };
}

/**
 * Returns the difference of the temperature after an isenthalpic, or isentropic, change to a pressure in Pa by Peng-Robinson from that by
 * the reference equation of the main component at the same reduced states. Undefined for a fluid of another equation, for unlike components, and where
 * one of the equations has no such state.
 */
export function throttlingExcess(
  { composition, state: inlet }: EquilibriumPhase,
  outletPressure: number,
  constant: 'enthalpy' | 'entropy' = 'enthalpy',
): ThrottlingExcess | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding) return undefined;
  const { id, name, ratios } = corresponding;
  const pressure = inlet.pressure * ratios.pressure;
  const temperature = inlet.temperature * ratios.temperature;
  const after = (equation: Fluid) =>
    undefinedIfRefused(() => {
      const { enthalpy, entropy } =
        inlet.phase === 'two-phase' && inlet.quality !== undefined
          ? stateOf(equation, { pressure, quality: inlet.quality })
          : onSide(equation, sideOf(inlet.phase), { pressure, temperature });
      const at = outletPressure * ratios.pressure;
      return stateOf(equation, constant === 'enthalpy' ? { pressure: at, enthalpy } : { pressure: at, entropy });
    });
  return excessOf(name, after(fluidOf({ [id]: 1 }, 'pr')), after(fluidOf({ [id]: 1 })), ratios.temperature);
}

/** K and Pa of a thin gas, in which the enthalpies and entropies of the equations are compared. */
const thin = { pressure: 100, temperature: 500 } as const;

/**
 * Returns the difference of the temperature of a phase, at p in Pa, by Peng-Robinson from that at which the reference equation of the main
 * component has the same enthalpy or entropy at the same reduced state. The zero points of the equations are those of the thin gas.
 */
export function caloricExcess(
  { composition, state }: EquilibriumPhase,
  property: 'enthalpy' | 'entropy',
): ThrottlingExcess | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding || state.phase === 'two-phase') return undefined;
  const { id, name, ratios } = corresponding;
  const [cubic, reference] = [fluidOf({ [id]: 1 }, 'pr'), fluidOf({ [id]: 1 })];
  const pressure = state.pressure * ratios.pressure;
  const own = undefinedIfRefused(() =>
    onSide(cubic, state.phase, { pressure, temperature: state.temperature * ratios.temperature }),
  );
  const found = undefinedIfRefused(() => {
    if (!own) return undefined;
    const value = own[property] - stateOf(cubic, thin)[property] + stateOf(reference, thin)[property];
    return stateOf(reference, property === 'enthalpy' ? { pressure, enthalpy: value } : { pressure, entropy: value });
  });
  return excessOf(name, own, found, ratios.temperature);
}

function sideOf(phase: FluidPhase): FluidPhase {
  return phase === 'two-phase' ? 'liquid' : phase;
}

function excessOf(
  component: string,
  own: ThermodynamicState | undefined,
  reference: EquilibriumState | undefined,
  ratio: number,
): ThrottlingExcess | undefined {
  if (!own || !reference) return undefined;
  return {
    component,
    excess: (own.temperature - reference.temperature) / ratio,
    quality: { own: qualityOf(own), reference: qualityOf(reference) },
  };
}

function qualityOf({ phase, quality = NaN }: ThermodynamicState): number {
  if (phase === 'two-phase') return quality;
  return phase === 'liquid' ? 0 : 1;
}
