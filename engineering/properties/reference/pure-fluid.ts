import { log } from '../../elementary/index.ts';
import { atmosphere } from '../../quantities/index.ts';
import { AncillaryEquation } from './ancillary.ts';
import { criticalPointOf, type CriticalPoint } from './critical-point.ts';
import type { FluidEquation } from './equation.ts';
import type { FirstDensity } from './first-density.ts';
import { HelmholtzEnergy } from './helmholtz-energy.ts';
import { IdealGas } from './ideal-gas.ts';
import type { SaturationLine } from './saturation-line.ts';

/** Temperature in K and pressure in Pa of the ideal gas with zero enthalpy and entropy. */
const referenceTemperature = 298.15;
const referencePressure = atmosphere;

/**
 * A pure fluid prepared for evaluation. It holds the state of a calculation and must not be used by two at once. Reduced quantities refer
 * to ρ_r and R·T: δ = ρ/ρ_r, and the pressure p/(ρ_r·R·T).
 */
export class PureFluid {
  readonly energy: HelmholtzEnergy;
  readonly ideal: IdealGas;
  /** Critical point of the equation itself. */
  readonly critical: CriticalPoint;
  /** δ of the critical point. */
  readonly criticalDelta: number;
  readonly vapourPressure: AncillaryEquation;
  readonly bubblePressure: AncillaryEquation | undefined;
  readonly liquidDensity: AncillaryEquation;
  readonly vapourDensity: AncillaryEquation;
  /** Saturation lines by their lowest temperature in K, built on first use. */
  readonly saturationLines = new Map<number, SaturationLine>();
  /** Density estimates for one phase, by the same key. */
  readonly firstDensities = new Map<number, FirstDensity>();
  /** R/M, J/(kg·K). */
  readonly specificGasConstant: number;
  /** ρ_r, kg/m³. */
  readonly reducingDensity: number;
  /** h/R in K and s/R of the ideal gas at 298.15 K and 101 325 Pa, on the basis of the equation. */
  readonly referenceEnthalpy: number;
  readonly referenceEntropy: number;

  constructor(readonly equation: FluidEquation) {
    const { ancillaries, gasConstant, molarMass, reducing, ideal } = equation;
    this.energy = new HelmholtzEnergy(equation);
    this.ideal = new IdealGas(ideal);
    this.vapourPressure = new AncillaryEquation(ancillaries.vapourPressure);
    this.bubblePressure = ancillaries.bubblePressure && new AncillaryEquation(ancillaries.bubblePressure);
    this.liquidDensity = new AncillaryEquation(ancillaries.liquidDensity);
    this.vapourDensity = new AncillaryEquation(ancillaries.vapourDensity);
    this.critical = criticalPointOf(equation, this.energy);
    this.criticalDelta = this.critical.density / reducing.density;
    this.specificGasConstant = gasConstant / molarMass;
    this.reducingDensity = reducing.density * molarMass;
    this.ideal.evaluate(reducing.temperature / referenceTemperature);
    const delta = referencePressure / (gasConstant * referenceTemperature * reducing.density);
    this.referenceEnthalpy = referenceTemperature * (1 + this.ideal.tau);
    this.referenceEntropy = this.ideal.tau - this.ideal.value - log(delta);
  }
}
