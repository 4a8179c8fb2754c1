import { log } from '../elementary/index.ts';
import { secantRoot } from '../numerics/index.ts';
import { supercooledWaterPressure, type SolidComponent } from '../properties/index.ts';
import { gasConstant as R, Refusal } from '../quantities/index.ts';
import type { EquationState, GasEquation } from './gas-equation.ts';

/** Of water: kg/mol, cp of its ideal gas between 200 and 300 K in J/(mol·K), and the volume of its liquid, m³/mol. */
const molarMass = 18.01528e-3;
const heatCapacity = 33.5;
const liquidVolume = molarMass / 1000;

/** Zero of the enthalpies and entropies of ideal gases. */
const [zeroTemperature, zeroPressure] = [298.15, 101_325] as const;

/** K, for the slope of the vapour pressure. */
const step = 0.05;
/** K, of a temperature that is looked for. */
const tolerance = 1e-9;
const [coldest, hottest] = [60, 600] as const;

/** Property by which a state at a pressure is found. */
type Property = 'enthalpy' | 'entropy';

/** Water per mole of itself as an ideal gas at a partial pressure, and as a liquid: J/mol and J/(mol·K). */
interface WaterPhases {
  readonly vapour: Readonly<Record<Property, number>>;
  readonly liquid: Readonly<Record<Property, number>>;
}

/** Both phases of water at T in K; the vapour at its own pressure, Pa. The liquid is that with the vapour pressure of supercooled water. */
function waterAt(temperature: number, partialPressure: number): WaterPhases {
  const T = temperature;
  const saturated = supercooledWaterPressure(T);
  const rise = log(supercooledWaterPressure(T + step) / supercooledWaterPressure(T - step)) / (2 * step);
  const evaporation = R * T * T * rise;
  const enthalpy = heatCapacity * (T - zeroTemperature);
  const entropyAt = (pressure: number) => heatCapacity * log(T / zeroTemperature) - R * log(pressure / zeroPressure);
  return {
    vapour: { enthalpy, entropy: entropyAt(partialPressure) },
    liquid: { enthalpy: enthalpy - evaporation, entropy: entropyAt(saturated) - evaporation / T },
  };
}

/** What the phases of the water depend on of a state of the other components. */
type DryState = Pick<EquationState, 'pressure' | 'temperature' | 'vapourFraction'>;

/** Amounts of a mole of a mixture: of its other components, of its water as vapour and as liquid; mol. */
interface Amounts {
  readonly others: number;
  readonly vapour: number;
  readonly liquid: number;
}

/**
 * Gases with water where GERG-2008 has no state, since it has no liquid water below some −43 °C: the other components are by that equation, and
 * their gas is saturated with the vapour of supercooled water (Murphy and Koop 2005) as an ideal gas. The rest of the water is that liquid, as
 * it is by GERG-2008 in warmer gases; the heat of its freezing is left out. Below 10 bar its vapour pressure over gas is within 3 %.
 */
export class ColdWaterEquation implements GasEquation {
  readonly size: number;
  private readonly water: number;
  private readonly withoutWater = new WeakMap<Float64Array, Float64Array>();

  constructor(
    ids: readonly string[],
    private readonly whole: GasEquation,
    private readonly dry: GasEquation,
  ) {
    this.size = ids.length;
    this.water = ids.indexOf('H2O');
  }

  molarMassOf(fractions: Float64Array): number {
    return this.whole.molarMassOf(fractions);
  }

  atPT(fractions: Float64Array, pressure: number, temperature: number): EquationState {
    return this.stateOf(fractions, this.dry.atPT(this.dryOf(fractions), pressure, temperature));
  }

  atPH(fractions: Float64Array, pressure: number, enthalpy: number): EquationState {
    return this.onIsobar(fractions, pressure, 'enthalpy', enthalpy);
  }

  atPS(fractions: Float64Array, pressure: number, entropy: number): EquationState {
    return this.onIsobar(fractions, pressure, 'entropy', entropy);
  }

  hasAllPhases(): boolean {
    return false;
  }

  asGas(): undefined {
    return undefined;
  }

  isGas(): boolean {
    return false;
  }

  solid(fractions: Float64Array, pressure: number, temperature: number): SolidComponent | undefined {
    return this.whole.solid(fractions, pressure, temperature);
  }

  liquidViscosity(fractions: Float64Array, { pressure, temperature }: EquationState): number | undefined {
    const dry = this.dryOf(fractions);
    const state = this.dry.atPT(dry, pressure, temperature);
    return state.vapourFraction === 1 ? undefined : this.dry.liquidViscosity(dry, state);
  }

  viscosity(fractions: Float64Array, pressure: number, temperature: number): number {
    return this.whole.viscosity(fractions, pressure, temperature);
  }

  /** Mass fraction of the water that is liquid in a state, and the heat that it has given off, J per kg of the whole. */
  liquidWater(fractions: Float64Array, { pressure, temperature }: EquationState): { share: number; heat: number } {
    const dry = this.dry.atPT(this.dryOf(fractions), pressure, temperature);
    const { liquid } = this.amountsIn(fractions, dry);
    const mass = this.molarMassOf(fractions);
    const water = waterAt(temperature, pressure);
    return {
      share: (liquid * molarMass) / mass,
      heat: (liquid * (water.vapour.enthalpy - water.liquid.enthalpy)) / mass,
    };
  }

  /** The mole fractions without water, in the same array for the same whole, from whose last state a search starts. */
  private dryOf(fractions: Float64Array): Float64Array {
    const known = this.withoutWater.get(fractions);
    if (known) return known;
    const others = 1 - (fractions[this.water] ?? 0);
    const dry = fractions.filter((_, index) => index !== this.water).map(share => share / others);
    this.withoutWater.set(fractions, dry);
    return dry;
  }

  private amountsIn(fractions: Float64Array, dry: DryState): Amounts {
    const water = fractions[this.water] ?? 0;
    const others = 1 - water;
    const saturated = supercooledWaterPressure(dry.temperature);
    const most =
      saturated < dry.pressure ? (others * dry.vapourFraction * saturated) / (dry.pressure - saturated) : Infinity;
    const vapour = Math.min(water, most);
    return { others, vapour, liquid: water - vapour };
  }

  /** Enthalpy or entropy of the water and of its mixing with the gas, J or J/K per mole of the whole. */
  private ofWater(fractions: Float64Array, dry: DryState, property: Property): number {
    const { others, vapour, liquid } = this.amountsIn(fractions, dry);
    const gas = others * dry.vapourFraction;
    const share = vapour / (vapour + gas || 1);
    const water = waterAt(dry.temperature, Math.max(share, Number.MIN_VALUE) * dry.pressure);
    const mixing = property === 'entropy' ? -R * gas * log(1 - share) : 0;
    return (vapour > 0 ? vapour * water.vapour[property] : 0) + liquid * water.liquid[property] + mixing;
  }

  private stateOf(fractions: Float64Array, dry: EquationState): EquationState {
    const { pressure, temperature } = dry;
    const dryMass = (1 - (fractions[this.water] ?? 0)) * this.dry.molarMassOf(this.dryOf(fractions));
    const { vapour, liquid } = this.amountsIn(fractions, dry);
    const mass = this.molarMassOf(fractions);
    const volume = dryMass / dry.density + (vapour * R * temperature) / pressure + liquid * liquidVolume;
    const perMass = (property: Property) => (dryMass * dry[property] + this.ofWater(fractions, dry, property)) / mass;
    return {
      pressure,
      temperature,
      density: mass / volume,
      enthalpy: perMass('enthalpy'),
      entropy: perMass('entropy'),
      vapourFraction: (dryMass * dry.vapourFraction + vapour * molarMass) / mass,
      heatCapacity: undefined,
      speedOfSound: undefined,
      expansion: undefined,
    };
  }

  /**
   * The temperature at which the other components have what the water leaves them of an enthalpy or entropy per kg. The share of their gas, on which
   * that depends a little, is the one of the state before.
   */
  private onIsobar(fractions: Float64Array, pressure: number, property: Property, value: number): EquationState {
    const dry = this.dryOf(fractions);
    const mass = this.molarMassOf(fractions);
    const dryMass = (1 - (fractions[this.water] ?? 0)) * this.dry.molarMassOf(dry);
    let { vapourFraction } = this;
    const stateBeside = (temperature: number) => {
      const ofWater = this.ofWater(fractions, { pressure, temperature, vapourFraction }, property);
      const left = (value * mass - ofWater) / dryMass;
      const state = property === 'enthalpy' ? this.dry.atPH(dry, pressure, left) : this.dry.atPS(dry, pressure, left);
      ({ vapourFraction } = state);
      return state;
    };
    const excess = (temperature: number) => stateBeside(temperature).temperature - temperature;
    const search = { guess: this.temperature, slope: -1, tolerance, minimum: coldest, maximum: hottest };
    const found = secantRoot(excess, search);
    if (!found) throw new Refusal('the gas beside supercooled water finds no equilibrium');
    const last = stateBeside(found.x);
    this.temperature = last.temperature;
    this.vapourFraction = last.vapourFraction;
    return this.stateOf(fractions, last);
  }

  /** Temperature of the last state found, K, and its mass fraction of gas of the other components. */
  private temperature: number = zeroTemperature;
  private vapourFraction = 1;
}
