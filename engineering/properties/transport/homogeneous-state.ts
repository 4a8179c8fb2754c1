import type { PureStates } from '../reference/index.ts';

type PureFluid = PureStates['fluid'];

/** Derived properties of a state. */
interface Derived {
  readonly pressure: number;
  readonly thermalPressure: number;
  readonly pressureSlope: number;
  readonly cp: number;
  readonly cv: number;
  readonly residualEnergy: number;
}

/**
 * Reusable single-phase state of a pure fluid by its reference equation at a temperature and a density, per mole and in SI units.
 * Properties that need the equation are evaluated on first use.
 */
export class HomogeneousState {
  /** K. */
  temperature = NaN;
  /** mol/m³. */
  molarDensity = NaN;
  /** kg/m³. */
  density = NaN;
  private derived: Derived | undefined;
  private idealGas: number | undefined;

  constructor(readonly fluid: PureFluid) {}

  /** Sets T in K and ρ in kg/m³. */
  set(temperature: number, density: number): this {
    this.temperature = temperature;
    this.density = density;
    this.molarDensity = density / this.fluid.equation.molarMass;
    this.derived = undefined;
    this.idealGas = undefined;
    return this;
  }

  /** Pa. */
  get pressure(): number {
    return this.all.pressure;
  }

  /** T·(∂p/∂T) at constant ρ, Pa: the repulsive part of the pressure. */
  get thermalPressure(): number {
    return this.all.thermalPressure;
  }

  /** (∂p/∂ρ) at constant T, J/mol. */
  get pressureSlope(): number {
    return this.all.pressureSlope;
  }

  /** J/(mol·K). */
  get cp(): number {
    return this.all.cp;
  }

  /** J/(mol·K). */
  get cv(): number {
    return this.all.cv;
  }

  /** αʳ, the residual Helmholtz energy over R·T. */
  get residualEnergy(): number {
    return this.all.residualEnergy;
  }

  /** c_v of the ideal gas, J/(mol·K). */
  get idealCv(): number {
    if (this.idealGas === undefined) {
      const { ideal, equation } = this.fluid;
      ideal.evaluate(equation.reducing.temperature / this.temperature);
      this.idealGas = -equation.gasConstant * ideal.tauTau;
    }
    return this.idealGas;
  }

  /** (∂p/∂ρ) at this density and another temperature, J/mol. */
  pressureSlopeAt(temperature: number): number {
    const { equation, energy } = this.fluid;
    energy.setTemperature(temperature);
    energy.evaluateInDensity(this.molarDensity / equation.reducing.density);
    return equation.gasConstant * temperature * (1 + 2 * energy.delta + energy.deltaDelta);
  }

  private get all(): Derived {
    this.derived ??= this.derive();
    return this.derived;
  }

  private derive(): Derived {
    const { fluid, temperature, molarDensity } = this;
    const { equation, energy } = fluid;
    const { gasConstant: R, reducing } = equation;
    energy.setTemperature(temperature);
    energy.evaluate(molarDensity / reducing.density);
    const compressibility = 1 + energy.delta;
    const slope = compressibility + energy.delta + energy.deltaDelta;
    const coupling = compressibility - energy.deltaTau;
    const cv = this.idealCv - R * energy.tauTau;
    return {
      pressure: molarDensity * R * temperature * compressibility,
      thermalPressure: molarDensity * R * temperature * coupling,
      pressureSlope: R * temperature * slope,
      cv,
      cp: cv + (R * coupling * coupling) / slope,
      residualEnergy: energy.value,
    };
  }
}
