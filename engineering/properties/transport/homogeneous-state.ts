import type { PureStates } from '../reference/index.ts';

/** R·T scale of a fluid's equation with what its correlations take of it. */
type PureFluid = PureStates['fluid'];

/**
 * A single phase of a pure fluid by its reference equation at a temperature and a density, per mole and in SI units. It is
 * filled again and again.
 */
export class HomogeneousState {
  /** K. */
  temperature = NaN;
  /** mol/m³. */
  molarDensity = NaN;
  /** kg/m³. */
  density = NaN;
  /** Pa. */
  pressure = NaN;
  /** T·(∂p/∂T) at constant ρ, Pa: the repulsive part of the pressure. */
  thermalPressure = NaN;
  /** (∂p/∂ρ) at constant T, J/mol. */
  pressureSlope = NaN;
  /** J/(mol·K). */
  cp = NaN;
  cv = NaN;
  /** c_v of the ideal gas, J/(mol·K). */
  idealCv = NaN;
  /** αʳ, the residual Helmholtz energy over R·T. */
  residualEnergy = NaN;

  constructor(readonly fluid: PureFluid) {}

  /** Evaluates at T in K and ρ in kg/m³. */
  set(temperature: number, density: number): this {
    const { equation, energy, ideal } = this.fluid;
    const { gasConstant: R, molarMass, reducing } = equation;
    const molarDensity = density / molarMass;
    energy.setTemperature(temperature);
    energy.evaluate(molarDensity / reducing.density);
    ideal.evaluate(energy.tau);
    const compressibility = 1 + energy.delta;
    const slope = compressibility + energy.delta + energy.deltaDelta;
    const coupling = compressibility - energy.deltaTau;
    this.temperature = temperature;
    this.molarDensity = molarDensity;
    this.density = density;
    this.pressure = molarDensity * R * temperature * compressibility;
    this.thermalPressure = molarDensity * R * temperature * coupling;
    this.pressureSlope = R * temperature * slope;
    this.idealCv = -R * ideal.tauTau;
    this.cv = this.idealCv - R * energy.tauTau;
    this.cp = this.cv + (R * coupling * coupling) / slope;
    this.residualEnergy = energy.value;
    return this;
  }

  /** (∂p/∂ρ) at this density and another temperature, J/mol; the state itself stays as it is. */
  pressureSlopeAt(temperature: number): number {
    const { equation, energy } = this.fluid;
    energy.setTemperature(temperature);
    energy.evaluateInDensity(this.molarDensity / equation.reducing.density);
    return equation.gasConstant * temperature * (1 + 2 * energy.delta + energy.deltaDelta);
  }
}
