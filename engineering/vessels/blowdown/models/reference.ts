import { pureFluidSolvers, type PhaseProperties, type PureEquilibrium } from '../../../properties/index.ts';
import { gasConstant } from '../../../quantities/index.ts';
import type { Equilibrium, Fluid, Phase } from './fluid.ts';
import { pureTransport } from './pure-transport.ts';

type PureFluid = PureEquilibrium['fluid'];

/** Relative excess over the critical temperature within which a dense fluid becomes less liquid-like with temperature. */
const liquidReach = 0.1;

/** One phase of a pure fluid, converted from the equation's values per kg to molar ones. */
class PurePhase implements Phase {
  readonly moleFractions = Float64Array.of(1);
  readonly molarMass: number;
  readonly #fluid: PureFluid;
  readonly #found: () => PhaseProperties;

  constructor(fluid: PureFluid, found: () => PhaseProperties) {
    this.#fluid = fluid;
    this.#found = found;
    this.molarMass = fluid.equation.molarMass;
  }

  get temperature(): number {
    return this.#found().temperature;
  }
  get pressure(): number {
    return this.#found().pressure;
  }
  get density(): number {
    return this.#found().density;
  }
  get molarVolume(): number {
    return this.molarMass / this.#found().density;
  }
  get compressibility(): number {
    const { pressure, density, temperature } = this.#found();
    return pressure / (density * this.#fluid.specificGasConstant * temperature);
  }
  get molarEnthalpy(): number {
    return this.molarMass * this.#found().enthalpy;
  }
  get molarInternalEnergy(): number {
    const { enthalpy, pressure, density } = this.#found();
    return this.molarMass * (enthalpy - pressure / density);
  }
  get molarEntropy(): number {
    return this.molarMass * this.#found().entropy;
  }
  get molarCp(): number {
    return this.molarMass * this.#found().cp;
  }
  get molarCv(): number {
    return this.molarMass * this.#found().cv;
  }
  get molarCpIdeal(): number {
    const { ideal, equation } = this.#fluid;
    ideal.evaluate(equation.reducing.temperature / this.#found().temperature);
    return gasConstant * (1 - ideal.tauTau);
  }
  get speedOfSound(): number {
    return this.#found().speedOfSound;
  }
  get pressureByTemperature(): number {
    return this.#found().pressureByTemperature;
  }
  get pressureByVolume(): number {
    const { pressureByDensity, density } = this.#found();
    return (-pressureByDensity * density * density) / this.molarMass;
  }
}

/** Equilibrium of a pure fluid, per mole. */
class PureState implements Equilibrium {
  readonly vapour: PurePhase;
  readonly liquid: PurePhase;
  /** Whether a flash has succeeded yet. */
  isFound = false;
  readonly #point: PureEquilibrium;

  constructor(point: PureEquilibrium) {
    this.#point = point;
    this.vapour = new PurePhase(point.fluid, () => point.vapour);
    this.liquid = new PurePhase(point.fluid, () => point.liquid);
  }

  get condition(): Equilibrium['condition'] {
    return this.isFound ? this.#point.condition : undefined;
  }
  get temperature(): number {
    return this.vapour.temperature;
  }
  get pressure(): number {
    return this.vapour.pressure;
  }
  get vapourFraction(): number {
    return this.#point.quality;
  }
  get molarVolume(): number {
    return this.#between('molarVolume');
  }
  get molarEnthalpy(): number {
    return this.#between('molarEnthalpy');
  }
  get molarInternalEnergy(): number {
    return this.#between('molarInternalEnergy');
  }
  get molarEntropy(): number {
    return this.#between('molarEntropy');
  }

  #between(name: 'molarVolume' | 'molarEnthalpy' | 'molarInternalEnergy' | 'molarEntropy'): number {
    const { condition, quality } = this.#point;
    const ofVapour = this.vapour[name];
    return condition === 'two-phase' ? quality * ofVapour + (1 - quality) * this.liquid[name] : ofVapour;
  }
}

/** Contents of one component by its reference equation, whose data have been loaded. */
export function pureReference(id: string): Fluid {
  const followed = pureFluidSolvers(id);
  const { fluid } = followed.transport;
  const { equation, critical } = fluid;
  const { minimumTemperature, maximumTemperature, maximumPressure } = equation.range;
  const criticalDensity = critical.density * equation.molarMass;
  return {
    ids: [id],
    molarMasses: Float64Array.of(equation.molarMass),
    tripleTemperatures: [minimumTemperature],
    criticalPressures: [critical.pressure],
    condensable: true,
    warnings: [],
    basis: {
      equation: `the reference equation of ${equation.name}`,
      source: equation.source,
      transport: `by the correlations of ${equation.name}`,
      maximumTemperature,
      maximumPressure,
    },
    point: () => {
      const point = followed.equilibrium();
      const state = new PureState(point);
      const finding =
        <Given extends unknown[]>(find: (...args: Given) => void) =>
        (_: Float64Array, ...args: Given): void => {
          find(...args);
          state.isFound = true;
        };
      return {
        state,
        tp: finding((temperature: number, pressure: number) => point.atPT(pressure, temperature)),
        ph: finding((pressure: number, enthalpy: number) => point.atPH(pressure, enthalpy / equation.molarMass)),
        ps: finding((pressure: number, entropy: number) => point.atPS(pressure, entropy / equation.molarMass)),
        boiling: finding((temperature: number) => point.boilingAt(temperature)),
        uv: finding((energy: number, volume: number) =>
          point.atUV(energy / equation.molarMass, volume / equation.molarMass),
        ),
      };
    },
    phasePoint: () => {
      const point = followed.equilibrium();
      return {
        phase: new PurePhase(fluid, () => point.vapour),
        at: (_, temperature, pressure) => point.gasAt(pressure, temperature),
      };
    },
    ...pureTransport(id, followed),
    likenessToLiquid: ({ temperature, density }) => {
      const room = 1 - criticalDensity / density;
      if (!(room > 0)) return 0;
      const share = Math.min(1, Math.max(0, 1 - (temperature / critical.temperature - 1) / (liquidReach * room)));
      return share * share * (3 - 2 * share);
    },
    chemicalPotentials: ({ molarEnthalpy, temperature, molarEntropy }, into) =>
      void into.fill(molarEnthalpy - temperature * molarEntropy),
    boils: temperature => temperature < critical.temperature,
  };
}
