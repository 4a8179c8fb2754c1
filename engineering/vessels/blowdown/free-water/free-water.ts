import {
  flashWetAtPressure,
  flashWetTp,
  flashWetUv,
  freeWaterConductivity,
  FreeWaterState,
  freeWaterSurfaceTension,
  freeWaterViscosity,
  likenessToLiquid,
  liquidSurfaceTension,
  waterMiscible,
  WetMixture,
} from '../../../properties/index.ts';
import type { Equilibrium, EquilibriumPoint, Fluid, FreeWater, Phase } from '../models/fluid.ts';
import { MixedLiquid } from '../models/mixed-liquid.ts';
import { pengRobinson } from '../models/peng-robinson.ts';
import { WetTransport } from '../models/wet-transport.ts';

/** Whether these components can have free water as a separate phase: not beside one that mixes with water. */
export function canHaveFreeWater(ids: readonly string[]): boolean {
  return ids.length > 1 && ids.includes('H2O') && !ids.some(id => id !== 'H2O' && waterMiscible.includes(id));
}

/** Equilibrium of a fluid with free water: its liquid is the hydrocarbon liquid and the water below it together. */
class WetState implements Equilibrium {
  readonly found: FreeWaterState;
  readonly #likeness: (phase: Phase) => number;
  readonly #mixed: MixedLiquid;
  /** Moles per mole, after each flash. */
  #vapour = NaN;
  #hydrocarbon = NaN;
  #freeWater: FreeWater | undefined;

  constructor(components: number, likeness: (phase: Phase) => number) {
    this.found = new FreeWaterState(components);
    this.#likeness = likeness;
    this.#mixed = new MixedLiquid(components);
  }

  /** Reads the result of a flash. A dense phase counts as liquid in the same proportion as without water. */
  read(): void {
    const { rest, freeWater, water } = this.found;
    this.#freeWater = undefined;
    if (!(freeWater > 0)) return;
    const amount = freeWater < 1 - minRest ? 1 - freeWater : 0;
    const only = rest.condition === 'liquid' ? rest.liquid : rest.vapour;
    const two = rest.condition === 'two-phase';
    const share = amount === 0 ? 0 : two ? 1 - rest.vapourFraction : this.#likeness(only);
    const above = amount === 0 ? water : two ? rest.liquid : only;
    this.#vapour = (1 - share) * amount;
    this.#hydrocarbon = share * amount;
    const liquid = this.#hydrocarbon + freeWater;
    this.#mixed.combine(above, water, freeWater / liquid);
    this.#freeWater = {
      phase: water,
      above,
      moles: freeWater,
      molesAbove: this.#hydrocarbon,
      only: two || amount === 0 ? undefined : only,
    };
  }

  get condition(): Equilibrium['condition'] {
    if (!this.found.isFound) return undefined;
    if (this.#freeWater === undefined) return this.found.rest.condition;
    return this.#vapour > 0 ? 'two-phase' : 'liquid';
  }
  get temperature(): number {
    return this.found.temperature;
  }
  get pressure(): number {
    return this.found.pressure;
  }
  get vapourFraction(): number {
    return this.#freeWater === undefined ? this.found.rest.vapourFraction : this.#vapour;
  }
  get molarVolume(): number {
    return this.found.molarVolume;
  }
  get molarEnthalpy(): number {
    return this.found.molarEnthalpy;
  }
  get molarInternalEnergy(): number {
    return this.found.molarInternalEnergy;
  }
  get molarEntropy(): number {
    return this.found.molarEntropy;
  }
  get vapour(): Phase {
    const { rest } = this.found;
    return this.#freeWater !== undefined && rest.condition === 'liquid' ? rest.liquid : rest.vapour;
  }
  get liquid(): Phase {
    return this.#freeWater === undefined ? this.found.rest.liquid : this.#mixed;
  }
  get freeWater(): FreeWater | undefined {
    return this.#freeWater;
  }
}

/** Moles per mole below which there is nothing but water. */
const minRest = 1e-12;

/**
 * Contents by the Peng–Robinson equation with free water as a third phase, pure liquid water by IAPWS-IF97. Throws a RangeError for an
 * unknown component, and without water.
 */
export function wetPengRobinson(ids: readonly string[]): Fluid {
  const dry = pengRobinson(ids);
  const wet = new WetMixture(ids);
  const { mixture } = wet;
  const transport = new WetTransport(ids);
  const likeness = (phase: Phase): number => (phase instanceof MixedLiquid ? 1 : likenessToLiquid(mixture, phase));
  return {
    ...dry,
    warnings: dry.warnings.filter(({ text }) => !text.includes('water and hydrocarbons')),
    hasFreeWater: true,
    point: () => wetPoint(wet, likeness),
    viscosity: phase => ofWet(phase, each => transport.viscosity(each), freeWaterViscosity),
    conductivity: phase => ofWet(phase, each => transport.conductivity(each), freeWaterConductivity),
    surfaceTension: liquid => ofWet(liquid, phase => liquidSurfaceTension(mixture, phase), freeWaterSurfaceTension),
    likenessToLiquid: likeness,
    chemicalPotentials: (phase, into) => {
      if (phase instanceof MixedLiquid) potentialsWithWater(dry, wet.index, phase, into);
      else dry.chemicalPotentials(phase, into);
    },
  };
}

/**
 * Chemical potentials of a liquid with free water: of water from its own phase, of the others from the phase above. For pure water all
 * others are set to that of water: the first amounts of them are too small to matter.
 */
function potentialsWithWater(
  dry: Fluid,
  index: number,
  { hydrocarbon: above, water }: MixedLiquid,
  into: Float64Array,
): void {
  if (above === undefined || water === undefined) throw new RangeError('the liquid with free water has not been found');
  const ofWater = water.molarEnthalpy - water.temperature * water.molarEntropy;
  if (above === water) into.fill(ofWater);
  else dry.chemicalPotentials(above, into);
  into[index] = ofWater;
}

function wetPoint(wet: WetMixture, likeness: (phase: Phase) => number): EquilibriumPoint {
  const state = new WetState(wet.feed.length, likeness);
  const { found } = state;
  const finding =
    <Given extends unknown[]>(find: (...args: Given) => void) =>
    (...args: Given): void => {
      find(...args);
      state.read();
    };
  return {
    state,
    tp: finding((z: Float64Array, temperature: number, pressure: number) =>
      flashWetTp(wet, temperature, pressure, z, found),
    ),
    ph: finding((z: Float64Array, pressure: number, enthalpy: number) =>
      flashWetAtPressure(wet, 'PH', pressure, enthalpy, z, found),
    ),
    ps: finding((z: Float64Array, pressure: number, entropy: number) =>
      flashWetAtPressure(wet, 'PS', pressure, entropy, z, found),
    ),
    boiling: () => {
      throw new RangeError('a mixture does not boil at one temperature');
    },
    uv: finding((z: Float64Array, energy: number, volume: number) => flashWetUv(wet, energy, volume, z, found)),
  };
}

function ofWet(phase: Phase, ofHydrocarbon: (phase: Phase) => number, ofWater: (phase: Phase) => number): number {
  return phase instanceof MixedLiquid ? phase.byVolume(ofHydrocarbon, ofWater) : ofHydrocarbon(phase);
}
