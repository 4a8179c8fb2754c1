import { log } from '../../../elementary/index.ts';
import { gasConstant as R } from '../../../quantities/index.ts';
import { referencePressure } from '../constants.ts';
import { at, type Model } from '../model.ts';
import type { PhaseState } from '../state.ts';
import { evaluateRegion1, evaluateRegion2, SteamProperties } from '../../steam/index.ts';

/** K. IAPWS-IF97 has no liquid equation above it; free water is not considered there. */
export const highestTemperature = 623.15;

/** K, the triple point: below it liquid water is extrapolated with its heat capacity and expansion at this temperature. */
const lowestTemperature = 273.16;

/** J/(mol·K), of liquid water at its triple point by IAPWS-IF97. */
const coldHeatCapacity = 76.02;

/** K, at which the ideal gases of IAPWS-IF97 and of the equation of state are given equal enthalpy and entropy. */
const commonTemperature = 350;

/** Pa, at which steam is an ideal gas to machine precision. */
const idealPressure = 0.1;

/**
 * Pure liquid water by IAPWS-IF97, region 1, per mole, on the enthalpy and entropy basis of the equation of state: everything derives from
 * one Gibbs energy, so balances close. Below the triple point it remains liquid with constant heat capacity: ice is not modelled.
 */
export class LiquidWater {
  temperature = NaN;
  pressure = NaN;
  /** m³/mol, and its derivatives at constant p and at constant T. */
  volume = NaN;
  volumeT = NaN;
  volumeP = NaN;
  enthalpy = NaN;
  entropy = NaN;
  cp = NaN;
  /** ln(f/Pa) on the untranslated volume basis of the equation of state, with derivatives in T and p. */
  lnF = NaN;
  lnFT = NaN;
  lnFP = NaN;
  readonly #model: Model;
  readonly #index: number;
  readonly #molarMass: number;
  readonly #steam = new SteamProperties();
  readonly #enthalpyOffset: number;
  readonly #entropyOffset: number;

  /** `index` of water in the model. */
  constructor(model: Model, index: number) {
    this.#model = model;
    this.#index = index;
    this.#molarMass = at(model.molarMass, index);
    const steam = this.#steam;
    steam.temperature = commonTemperature;
    steam.pressure = idealPressure;
    evaluateRegion2(steam);
    model.setTemperature(commonTemperature);
    this.#enthalpyOffset = at(model.idealEnthalpy, index) - this.#molarMass * steam.enthalpy;
    this.#entropyOffset =
      at(model.idealEntropy, index) - (this.#molarMass * steam.entropy + R * log(idealPressure / referencePressure));
  }

  /** Evaluates everything at T in K and p in Pa. */
  evaluate(T: number, p: number): void {
    const steam = this.#steam;
    const M = this.#molarMass;
    const cold = T < lowestTemperature;
    steam.temperature = cold ? lowestTemperature : T;
    steam.pressure = p;
    evaluateRegion1(steam);
    this.temperature = T;
    this.pressure = p;
    this.volume = M * steam.specificVolume;
    this.volumeT = M * steam.volumeExpansion;
    this.volumeP = M * steam.volumeCompression;
    this.enthalpy = M * steam.enthalpy + this.#enthalpyOffset;
    this.entropy = M * steam.entropy + this.#entropyOffset;
    this.cp = M * steam.isobaricHeatCapacity;
    if (cold) this.#cool(T);
    const model = this.#model;
    model.setTemperature(T);
    const ideal = at(model.idealEnthalpy, this.#index);
    const RT = R * T;
    const translation = at(model.c, this.#index) / RT;
    const chemical = this.enthalpy - T * this.entropy - ideal + T * at(model.idealEntropy, this.#index);
    this.lnF = log(referencePressure) + chemical / RT + p * translation;
    this.lnFT = (ideal - this.enthalpy) / (RT * T) - (p * translation) / T;
    this.lnFP = this.volume / RT + translation;
  }

  /** Integrates from the triple point down to T. */
  #cool(T: number): void {
    const fall = T - lowestTemperature;
    this.volume += this.volumeT * fall;
    this.enthalpy += coldHeatCapacity * fall;
    this.entropy += coldHeatCapacity * log(T / lowestTemperature);
    this.cp = coldHeatCapacity;
  }

  /** Copies the evaluated properties to the state of a phase. */
  fill(phase: PhaseState): void {
    const { temperature: T, pressure: p, volume: v, volumeT, volumeP, cp } = this;
    const M = this.#molarMass;
    const cv = cp + (T * volumeT * volumeT) / volumeP;
    phase.temperature = T;
    phase.pressure = p;
    phase.molarMass = M;
    phase.molarVolume = v;
    phase.density = M / v;
    phase.compressibility = (p * v) / (R * T);
    phase.molarEnthalpy = this.enthalpy;
    phase.molarInternalEnergy = this.enthalpy - p * v;
    phase.molarEntropy = this.entropy;
    phase.molarCp = cp;
    phase.molarCv = cv;
    phase.molarCpIdeal = at(this.#model.idealCp, this.#index);
    phase.speedOfSound = v * Math.sqrt(-cp / (cv * volumeP * M));
    phase.pressureByTemperature = -volumeT / volumeP;
    phase.pressureByVolume = 1 / volumeP;
    phase.moleFractions.fill(0);
    phase.moleFractions[this.#index] = 1;
  }
}
