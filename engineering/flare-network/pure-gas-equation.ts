import { fluidOf, stateOf, type EquilibriumState, type Fluid } from '../properties/index.ts';
import type { EquationState, GasEquation } from './gas-equation.ts';
import { viscosityOfLiquid } from './liquid-viscosity.ts';

/** One substance by its reference equation, water by IAPWS-IF97, with the viscosity from elsewhere. */
export class PureGasEquation implements GasEquation {
  readonly size = 1;
  private readonly fluid: Fluid;

  constructor(
    id: string,
    private readonly transport: Pick<GasEquation, 'viscosity' | 'molarMassOf'>,
  ) {
    this.fluid = fluidOf({ [id]: 1 });
  }

  molarMassOf(fractions: Float64Array): number {
    return this.transport.molarMassOf(fractions);
  }

  atPT(_: Float64Array, pressure: number, temperature: number): EquationState {
    return ofState(stateOf(this.fluid, { pressure, temperature }));
  }

  atPH(_: Float64Array, pressure: number, enthalpy: number): EquationState {
    return ofState(stateOf(this.fluid, { pressure, enthalpy }));
  }

  atPS(_: Float64Array, pressure: number, entropy: number): EquationState {
    return ofState(stateOf(this.fluid, { pressure, entropy }));
  }

  /** The reference equation refuses carbon dioxide that is solid. */
  solid(): undefined {
    return undefined;
  }

  asGas(): undefined {
    return undefined;
  }

  isGas(): boolean {
    return false;
  }

  hasAllPhases(): boolean {
    return true;
  }

  liquidViscosity(_: Float64Array, state: EquationState): number | undefined {
    return viscosityOfLiquid(this.fluid, state);
  }

  viscosity(fractions: Float64Array, pressure: number, temperature: number): number {
    return this.transport.viscosity(fractions, pressure, temperature);
  }
}

function ofState(state: EquilibriumState): EquationState {
  const { pressure, temperature, density, enthalpy, entropy, cp, speedOfSound, jouleThomson, quality, phase } = state;
  const isTwoPhase = phase === 'two-phase';
  // μ_JT = (T·(∂v/∂T)_p − v)/cp.
  const expansion =
    cp === undefined || jouleThomson === undefined ? undefined : (jouleThomson * cp + 1 / density) / temperature;
  return {
    pressure,
    temperature,
    density,
    enthalpy,
    entropy,
    vapourFraction: isTwoPhase ? (quality ?? NaN) : phase === 'liquid' ? 0 : 1,
    heatCapacity: isTwoPhase ? undefined : cp,
    speedOfSound: isTwoPhase ? undefined : speedOfSound,
    expansion: isTwoPhase ? undefined : expansion,
  };
}
