import { exp, log } from '../../../elementary/index.ts';
import { atmosphericAir } from '../../../heat-transfer/index.ts';
import { atmosphere, gasConstant, requirePositive } from '../../../quantities/index.ts';
import type { Fluid, Equilibrium, Phase } from './fluid.ts';

const referenceTemperature = 298.15;

class IdealPhase implements Phase {
  temperature = NaN;
  pressure = NaN;
  molarVolume = NaN;
  readonly moleFractions = Float64Array.of(1);

  constructor(
    readonly molarMass: number,
    readonly molarCp: number,
  ) {}

  readonly compressibility = 1;

  get molarCpIdeal(): number {
    return this.molarCp;
  }
  get molarCv(): number {
    return this.molarCp - gasConstant;
  }
  get density(): number {
    return this.molarMass / this.molarVolume;
  }
  get molarEnthalpy(): number {
    return this.molarCp * (this.temperature - referenceTemperature);
  }
  get molarInternalEnergy(): number {
    return this.molarEnthalpy - gasConstant * this.temperature;
  }
  get molarEntropy(): number {
    const heated = this.molarCp * log(this.temperature / referenceTemperature);
    return heated - gasConstant * log(this.pressure / atmosphere);
  }
  get speedOfSound(): number {
    const ratio = this.molarCp / (this.molarCp - gasConstant);
    return Math.sqrt((ratio * gasConstant * this.temperature) / this.molarMass);
  }
  get pressureByTemperature(): number {
    return gasConstant / this.molarVolume;
  }
  get pressureByVolume(): number {
    return -this.pressure / this.molarVolume;
  }

  set(temperature: number, pressure: number): void {
    if (!(temperature > 0 && pressure > 0)) {
      throw new RangeError(`an ideal gas has no state at ${temperature} K and ${pressure} Pa`);
    }
    this.temperature = temperature;
    this.pressure = pressure;
    this.molarVolume = (gasConstant * temperature) / pressure;
  }
}

/**
 * Contents as an ideal gas of constant heat capacity ratio, for comparison with closed forms, with the viscosity and conductivity of air.
 * Throws a RangeError for a molar mass, kg/mol, that is not positive or a ratio not above 1.
 */
export function idealGas(molarMass: number, heatCapacityRatio: number): Fluid {
  requirePositive('molarMass', molarMass);
  if (!(heatCapacityRatio > 1)) throw new RangeError(`heatCapacityRatio must be above 1, got ${heatCapacityRatio}`);
  const molarCp = (gasConstant * heatCapacityRatio) / (heatCapacityRatio - 1);
  const create = (): IdealPhase => new IdealPhase(molarMass, molarCp);
  return {
    ids: ['ideal gas'],
    molarMasses: Float64Array.of(molarMass),
    tripleTemperatures: [0],
    criticalPressures: [Infinity],
    condensable: false,
    warnings: [],
    point: () => {
      const vapour = create();
      const state: Equilibrium = {
        condition: 'vapour',
        vapourFraction: 1,
        get temperature() {
          return vapour.temperature;
        },
        get pressure() {
          return vapour.pressure;
        },
        get molarVolume() {
          return vapour.molarVolume;
        },
        get molarEnthalpy() {
          return vapour.molarEnthalpy;
        },
        get molarInternalEnergy() {
          return vapour.molarInternalEnergy;
        },
        get molarEntropy() {
          return vapour.molarEntropy;
        },
        vapour,
        liquid: vapour,
      };
      return {
        state,
        tp: (_, temperature, pressure) => vapour.set(temperature, pressure),
        ph: (_, pressure, enthalpy) => vapour.set(referenceTemperature + enthalpy / molarCp, pressure),
        ps: (_, pressure, entropy) => {
          const exponent = (entropy + gasConstant * log(pressure / atmosphere)) / molarCp;
          vapour.set(referenceTemperature * exp(exponent), pressure);
        },
        boiling: () => {
          throw new RangeError('an ideal gas does not boil');
        },
        uv: (_, energy, volume) => {
          const temperature = (energy + molarCp * referenceTemperature) / (molarCp - gasConstant);
          vapour.set(temperature, (gasConstant * temperature) / volume);
        },
      };
    },
    phasePoint: () => {
      const phase = create();
      return { phase, at: (_, temperature, pressure) => phase.set(temperature, pressure) };
    },
    viscosity: ({ temperature }) => atmosphericAir(Math.min(2500, Math.max(100, temperature))).viscosity,
    conductivity: ({ temperature }) => atmosphericAir(Math.min(2500, Math.max(100, temperature))).conductivity,
    surfaceTension: () => NaN,
    likenessToLiquid: () => 0,
    chemicalPotentials: ({ molarEnthalpy, temperature, molarEntropy }, into) =>
      void into.fill(molarEnthalpy - temperature * molarEntropy),
    boils: () => false,
  };
}
