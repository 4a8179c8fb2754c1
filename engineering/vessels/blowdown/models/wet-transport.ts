import { pow } from '../../../elementary/index.ts';
import {
  createMixture,
  freeWaterConductivity,
  freeWaterViscosity,
  PhaseState,
  phaseThermalConductivity,
  phaseViscosity,
  type Mixture,
} from '../../../properties/index.ts';
import type { Phase } from './fluid.ts';

/** kg/mol. */
const waterMass = 0.01801528;

/**
 * Mole fraction of water above which a liquid counts as pure water: at its density the equations of the other components give values
 * without meaning.
 */
const waterRich = 0.9;
/** Density, kg/m³, above which a phase that is mostly water is a liquid. */
const leastLiquidDensity = 300;

/** Viscosity, Pa·s, and conductivity, W/(m·K), of a phase. */
export interface Transport {
  viscosity(phase: Phase): number;
  conductivity(phase: Phase): number;
}

/** Chung et al. at the density of the phase; with water among the components, `WetTransport`. */
export function transportOf(mixture: Mixture): Transport {
  const ids = mixture.components.map(({ id }) => id);
  if (ids.includes('H2O') && ids.length > 1) return new WetTransport(ids);
  return {
    viscosity: phase => phaseViscosity(mixture, phase),
    conductivity: phase => phaseThermalConductivity(mixture, phase),
  };
}

/**
 * Viscosity and conductivity of a phase with water among its components: the other components by Chung et al. at its molar volume, water by
 * IAPWS at its partial density. The one-fluid mixing rule of Chung et al. fails for a little water: its association factor gives the
 * viscosity a pole.
 */
export class WetTransport implements Transport {
  readonly #mixture;
  readonly #index: number;
  readonly #dry: PhaseState;

  /** `ids` must include water. */
  constructor(ids: readonly string[]) {
    this.#index = ids.indexOf('H2O');
    this.#mixture = createMixture(ids.filter(id => id !== 'H2O'));
    this.#dry = new PhaseState(this.#mixture.size);
  }

  /** Pa·s: means by mole fraction times √M (F. Herning and L. Zipperer, Gas- und Wasserfach 79 (1936) 49). */
  viscosity(phase: Phase): number {
    const mixture = this.#mixture;
    return this.#mean(phase, 1 / 2, dry => phaseViscosity(mixture, dry), freeWaterViscosity);
  }

  /** W/(m·K): means by mole fraction times ∛M (D. G. Friend and S. B. Adler, Chem. Eng. Sci. 9 (1958) 24). */
  conductivity(phase: Phase): number {
    const mixture = this.#mixture;
    return this.#mean(phase, 1 / 3, dry => phaseThermalConductivity(mixture, dry), freeWaterConductivity);
  }

  #mean(
    phase: Phase,
    exponent: number,
    ofDry: (dry: PhaseState) => number,
    ofWater: (water: { temperature: number; density: number }) => number,
  ): number {
    const { temperature, molarVolume, moleFractions, molarMass } = phase;
    const water = moleFractions[this.#index] ?? 0;
    const density = (water * waterMass) / molarVolume;
    if (water === 1 || (water > waterRich && density > leastLiquidDensity)) return ofWater({ temperature, density });
    const dry = this.#dry;
    const left = 1 - water;
    dry.temperature = temperature;
    dry.molarVolume = molarVolume;
    dry.molarCpIdeal = phase.molarCpIdeal;
    dry.molarMass = (molarMass - water * waterMass) / left;
    let index = 0;
    moleFractions.forEach((fraction, component) => {
      if (component === this.#index) return;
      dry.moleFractions[index] = fraction / left;
      index += 1;
    });
    const weight = water * pow(waterMass, exponent);
    const dryWeight = left * pow(dry.molarMass, exponent);
    return (weight * ofWater({ temperature, density }) + dryWeight * ofDry(dry)) / (weight + dryWeight);
  }
}
