import { exp, log, pow, wholePower } from '../../elementary/index.ts';
import {
  kinematicViscosityAt,
  relativeDensityBase,
  temperatureOfLeastViscosity,
  viscosityLine,
} from '../liquids/index.ts';

export const fractionViscositySource =
  'petroleum fractions by C. H. Twu, Ind. Eng. Chem. Process Des. Dev. 24 (1985) 1287-1293, between temperatures by ASTM D341, under pressure by ' +
  'A. Kouzel, Hydrocarbon Processing 44 (1965) 3, 120';

/** 100 °F and 210 °F in K, and 60 °F. */
const [cold, warm, gravityTemperature] = [310.928, 372.039, 288.7056];

/** Kinematic viscosities, mm²/s, of a petroleum fraction at 100 °F and 210 °F, from its normal boiling point in K and specific gravity: Twu (1985). */
export function fractionViscosities(
  boiling: number,
  specificGravity: number,
): readonly [at100F: number, at210F: number] {
  const Tb = 1.8 * boiling;
  const critical =
    Tb /
    (0.533272 +
      0.191017e-3 * Tb +
      0.779681e-7 * Tb ** 2 -
      0.284376e-10 * wholePower(Tb, 3) +
      0.959468e2 * wholePower(100 / Tb, 13));
  const alpha = 1 - Tb / critical;
  const ofAlkane = 0.843593 - 0.128624 * alpha - 3.36159 * wholePower(alpha, 3) - 13749.5 * wholePower(alpha, 12);
  const heavier = specificGravity - ofAlkane;
  const alkaneWarm = exp(4.73227 - 27.0975 * alpha + 49.4491 * alpha ** 2 - 50.4706 * wholePower(alpha, 4)) - 1.5;
  const alkaneCold = exp(0.801621 + 1.37179 * log(alkaneWarm));
  const root = Math.sqrt(Tb);
  const x = Math.abs(1.99873 - 56.7394 / root);
  const perturbed = (alkane: number, factor: number): number => {
    const f = factor * x * heavier - (21.1141 * heavier ** 2) / root;
    return pow(alkane + 450 / Tb, ((1 + 2 * f) / (1 - 2 * f)) ** 2) - 450 / Tb;
  };
  return [perturbed(alkaneCold, 1.33932), perturbed(alkaneWarm, 1)];
}

/** Viscosity of the liquid of a petroleum fraction, and the highest temperature, K, that its line through two viscosities has. */
export interface FractionViscosity {
  readonly highest: number;
  /** η, Pa·s, at T in K and p in Pa. Throws a Refusal for one above 2e7 mm²/s. */
  readonly at: (temperature: number, pressure: number) => number;
}

/** Returns the viscosity of a petroleum fraction from its normal boiling point in K and specific gravity. */
export function fractionViscosity(boiling: number, specificGravity: number): FractionViscosity {
  const [first, second] = fractionViscosities(boiling, specificGravity);
  const line = viscosityLine(
    { temperature: cold, viscosity: 1e-6 * first },
    { temperature: warm, viscosity: 1e-6 * second },
  );
  return {
    highest: temperatureOfLeastViscosity(line),
    at: (temperature, pressure) =>
      underPressure(
        kinematicViscosityAt(line, temperature).viscosity * density(specificGravity, temperature),
        pressure,
      ),
  };
}

/** ρ, kg/m³, of the liquid at T in K near atmospheric pressure: M. R. Riazi, ASTM MNL50 (2005), equation 2.111. */
function density(specificGravity: number, temperature: number): number {
  const slope = 1e-3 * (2.34 - 1.9 * specificGravity);
  return (
    relativeDensityBase * Math.max(0.5 * specificGravity, specificGravity - slope * (temperature - gravityTemperature))
  );
}

/** η, Pa·s, at p in Pa from that at atmospheric pressure: Kouzel (1965), API Technical Data Book procedure 11A5.1. */
function underPressure(viscosity: number, pressure: number): number {
  const thousandPsi = Math.max(0, pressure - 101_325) / 6.894757e6;
  return viscosity * pow(10, thousandPsi * (0.0239 + 0.01638 * pow(1e3 * viscosity, 0.278)));
}
