import { PhaseState } from '../../../properties/index.ts';
import type { Phase } from './fluid.ts';

/** Hydrocarbon liquid and the free water below it as one unmixed liquid, per mole of both. */
export class MixedLiquid extends PhaseState implements Phase {
  /** Volume fraction of water. */
  waterVolumeShare = NaN;
  hydrocarbon: Phase | undefined;
  water: Phase | undefined;

  /** Sets a molar fraction of free water below a hydrocarbon liquid at the same temperature and pressure. */
  combine(hydrocarbon: Phase, water: Phase, share: number): void {
    const rest = 1 - share;
    const sum = (of: (phase: Phase) => number): number =>
      (rest === 0 ? 0 : rest * of(hydrocarbon)) + (share === 0 ? 0 : share * of(water));
    const { temperature: T, pressure: p } = water;
    this.hydrocarbon = hydrocarbon;
    this.water = water;
    for (let i = 0; i < this.moleFractions.length; i += 1) {
      this.moleFractions[i] = sum(({ moleFractions }) => moleFractions[i] ?? 0);
    }
    const v = sum(({ molarVolume }) => molarVolume);
    const byPressure = sum(({ pressureByVolume }) => 1 / pressureByVolume);
    const byTemperature = sum(phase => -phase.pressureByTemperature / phase.pressureByVolume);
    const cp = sum(({ molarCp }) => molarCp);
    const cv = cp + (T * byTemperature * byTemperature) / byPressure;
    this.temperature = T;
    this.pressure = p;
    this.molarMass = sum(({ molarMass }) => molarMass);
    this.molarVolume = v;
    this.density = this.molarMass / v;
    this.compressibility = sum(({ compressibility }) => compressibility);
    this.molarEnthalpy = sum(({ molarEnthalpy }) => molarEnthalpy);
    this.molarInternalEnergy = this.molarEnthalpy - p * v;
    this.molarEntropy = sum(({ molarEntropy }) => molarEntropy);
    this.molarCp = cp;
    this.molarCv = cv;
    this.molarCpIdeal = sum(({ molarCpIdeal }) => molarCpIdeal);
    this.pressureByVolume = 1 / byPressure;
    this.pressureByTemperature = -byTemperature / byPressure;
    this.speedOfSound = v * Math.sqrt(-cp / (cv * byPressure * this.molarMass));
    this.waterVolumeShare = (share * water.molarVolume) / v;
  }

  /** Volume-weighted mean of a property, as both liquids wet the wall in this proportion. */
  byVolume(ofHydrocarbon: (phase: Phase) => number, ofWater: (phase: Phase) => number): number {
    const { hydrocarbon, water, waterVolumeShare: share } = this;
    return (
      (hydrocarbon === undefined || share === 1 ? 0 : (1 - share) * ofHydrocarbon(hydrocarbon)) +
      (water === undefined || share === 0 ? 0 : share * ofWater(water))
    );
  }
}
