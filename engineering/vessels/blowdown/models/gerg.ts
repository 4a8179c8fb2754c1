import {
  createMixture,
  mixtureSolvers,
  liquidSurfaceTension,
  type GergMixture,
  type MixtureEquilibrium,
} from '../../../properties/index.ts';
import { gasConstant } from '../../../quantities/index.ts';
import { canHaveFreeWater } from '../free-water/free-water.ts';
import type { Equilibrium, Fluid, Phase } from './fluid.ts';
import { transportOf } from './wet-transport.ts';

/** Relative excess over the reducing temperature within which a dense fluid becomes less liquid-like with temperature. */
const liquidReach = 0.1;

/** One phase of a mixture, per mole, from the last GERG-2008 result. */
class GergPhase implements Phase {
  readonly #found: () => GergMixture;

  constructor(found: () => GergMixture) {
    this.#found = found;
  }

  /** The mixture state of the phase. */
  get mixture(): GergMixture {
    return this.#found();
  }
  get temperature(): number {
    return this.mixture.temperature;
  }
  get pressure(): number {
    return this.mixture.pressure;
  }
  get molarMass(): number {
    return this.mixture.energy.molarMass;
  }
  get molarVolume(): number {
    return this.mixture.volume;
  }
  get density(): number {
    return this.mixture.density;
  }
  get compressibility(): number {
    const { pressure, volume, temperature } = this.mixture;
    return (pressure * volume) / (gasConstant * temperature);
  }
  get molarEnthalpy(): number {
    return this.molarMass * this.mixture.enthalpy;
  }
  get molarInternalEnergy(): number {
    return this.molarEnthalpy - this.pressure * this.molarVolume;
  }
  get molarEntropy(): number {
    return this.molarMass * this.mixture.entropy;
  }
  get molarCp(): number {
    return this.molarMass * this.mixture.cp;
  }
  get molarCv(): number {
    return this.molarMass * this.mixture.cv;
  }
  get molarCpIdeal(): number {
    return gasConstant * (1 - this.mixture.energy.ideal.tauTau);
  }
  get speedOfSound(): number {
    return this.mixture.speedOfSound;
  }
  get pressureByTemperature(): number {
    return this.mixture.pressureByTemperature;
  }
  get pressureByVolume(): number {
    return this.mixture.pressureByVolume;
  }
  get moleFractions(): Float64Array {
    return this.mixture.energy.x;
  }
}

/** Equilibrium of a mixture by GERG-2008. */
class GergState implements Equilibrium {
  readonly vapour: GergPhase;
  readonly liquid: GergPhase;
  readonly #point: MixtureEquilibrium;

  constructor(point: MixtureEquilibrium) {
    this.#point = point;
    this.vapour = new GergPhase(() => point.vapour);
    this.liquid = new GergPhase(() => point.liquid);
  }

  get condition(): Equilibrium['condition'] {
    return this.#point.condition;
  }
  get temperature(): number {
    return this.#point.temperature;
  }
  get pressure(): number {
    return this.#point.pressure;
  }
  get vapourFraction(): number {
    return this.#point.vapourFraction;
  }
  get molarVolume(): number {
    return this.#point.molarVolume;
  }
  get molarEnthalpy(): number {
    return this.#point.molarEnthalpy;
  }
  get molarInternalEnergy(): number {
    return this.#point.molarInternalEnergy;
  }
  get molarEntropy(): number {
    return this.#point.molarEntropy;
  }
}

/** Contents of several components by GERG-2008, whose data have been loaded; viscosity and conductivity by Chung at its density. */
export function gergMixture(ids: readonly string[]): Fluid {
  const followed = mixtureSolvers();
  const cubic = createMixture(ids);
  const transport = transportOf(cubic);
  return {
    ids,
    molarMasses: Float64Array.from(followed.phase(ids).components, ({ molarMass }) => molarMass),
    tripleTemperatures: cubic.components.map(({ tripleTemperature }) => tripleTemperature),
    criticalPressures: cubic.components.map(({ criticalPressure }) => criticalPressure),
    condensable: true,
    warnings: canHaveFreeWater(ids)
      ? [
          {
            text: 'GERG-2008 has one liquid only in a vessel: once there is free water below another liquid, times, flows and temperatures are wrong; Peng–Robinson has both',
          },
        ]
      : [],
    basis: {
      equation: 'GERG-2008',
      source: followed.source,
      transport: ids.includes('H2O')
        ? 'by Chung et al. (1988) at its density, of its water by IAPWS'
        : 'by Chung et al. (1988) at its density',
      ...followed.range,
    },
    point: () => {
      const point = followed.equilibrium(ids);
      return {
        state: new GergState(point),
        tp: (composition, temperature, pressure) => point.atPT(composition, pressure, temperature),
        ph: (composition, pressure, enthalpy) => point.atPH(composition, pressure, enthalpy),
        ps: (composition, pressure, entropy) => point.atPS(composition, pressure, entropy),
        boiling: () => {
          throw new RangeError('a mixture does not boil at one temperature');
        },
        uv: (composition, energy, volume) => point.atUV(composition, energy, volume),
      };
    },
    phasePoint: () => {
      const phase = followed.phase(ids);
      return {
        phase: new GergPhase(() => phase),
        at: (composition, temperature, pressure) => {
          phase.begin('vapour');
          if (!(temperature > 0 && pressure > 0 && phase.solve(composition, temperature, pressure))) {
            throw new RangeError(`GERG-2008 has no phase at ${temperature} K and ${pressure} Pa`);
          }
          phase.evaluateProperties();
        },
      };
    },
    viscosity: phase => transport.viscosity(phase),
    conductivity: phase => transport.conductivity(phase),
    surfaceTension: liquid => liquidSurfaceTension(cubic, liquid),
    likenessToLiquid: phase => (phase instanceof GergPhase ? likenessToLiquid(phase.mixture) : 0),
    chemicalPotentials: (phase, into) => {
      if (phase instanceof GergPhase) phase.mixture.chemicalPotentials(into);
      else into.fill(NaN);
    },
    boils: () => false,
  };
}

/**
 * How liquid-like a single phase is: liquid below the reducing temperature and above the reducing density, fading above that temperature.
 */
function likenessToLiquid({ delta, temperature, energy }: GergMixture): number {
  const room = 1 - 1 / delta;
  if (!(room > 0)) return 0;
  const above = temperature / energy.reducing.temperature - 1;
  const share = Math.min(1, Math.max(0, 1 - above / (liquidReach * room)));
  return share * share * (3 - 2 * share);
}
