import type { SolidComponent } from '../properties/index.ts';
import type { ColdWater, FlareSource, FlareState } from './types.ts';

/** A state of a gas in motion, with its stagnation enthalpy h + v²/2 as it follows from that state, J/kg. */
export interface GasState extends FlareState {
  readonly stagnationEnthalpy: number;
}

/** A gas of fixed composition and stagnation enthalpy. Mass fluxes in kg/(m²·s), pressures static and absolute, in Pa. */
export interface FlareGas {
  /** kg/kmol. */
  readonly molarMass: number;
  /** Mole fractions; undefined without a composition. */
  readonly fractions?: Float64Array;
  /** J/kg, on a scale that all gases of a network share. */
  readonly stagnationEnthalpy: number;
  /** Temperature at rest at a pressure, K. */
  readonly stagnationTemperature: (pressure: number) => number;
  /** State at a pressure within a flow; at rest for a flux of 0. */
  readonly stateAt: (pressure: number, massFlux: number) => GasState;
  /** Component that is solid at p in Pa and T in K; undefined where none is, and without a composition. Throws a Refusal where that is not known. */
  readonly solid?: (pressure: number, temperature: number) => SolidComponent | undefined;
  /** Pressure at which a flow reaches Mach 1, or 0 where that is below `minimum`. */
  readonly sonicPressure: (massFlux: number, minimum: number) => number;
  /**
   * Pressure in front of a resistance f·L/D + ΣK that ends at an outlet pressure, at which the flow is not supersonic. A negative resistance
   * is that of a falling line whose static head exceeds its friction. Throws a Refusal where no such state exists.
   */
  readonly inletPressure: (outlet: number, massFlux: number, resistance: number) => number;
  /** The same gas with another stagnation enthalpy, J/kg. */
  readonly withEnthalpy: (stagnationEnthalpy: number) => FlareGas;
  /** Pa·s. */
  readonly viscosity: (pressure: number, massFlux: number) => number;
}

/** A gas and its mass flow, kg/s. */
export interface GasFlow {
  readonly gas: FlareGas;
  readonly massFlow: number;
}

/** How the gases of a network are described. */
export interface GasModel {
  readonly type: 'real' | 'constant';
  /** Gas that a source discharges. Throws a Refusal where it has no state. */
  readonly ofSource: (source: FlareSource) => FlareGas;
  /** Gas of several flows mixed by component and enthalpy. */
  readonly mix: (flows: readonly GasFlow[]) => FlareGas;
  /** What supercooled water does in a gas at rest at a pressure, Pa, where GERG-2008 has no state with it; undefined in any other gas. */
  readonly coldWaterIn?: (gas: FlareGas) => ((pressure: number) => ColdWater) | undefined;
}
