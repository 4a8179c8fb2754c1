import { exp } from '../../elementary/index.ts';
import { Refusal, requireFinite, messageValue } from '../../quantities/index.ts';
import { saturationPressure } from '../steam/index.ts';
import {
  aqueousCoefficients,
  type AqueousCoefficients,
  type FreezingCurve,
  type Polynomial,
} from './aqueous-coefficients.ts';

/** A solute with known properties in water. */
export type AqueousSolute = keyof typeof aqueousCoefficients;

/** Properties of an aqueous solution at atmospheric pressure, in SI units. */
export interface AqueousSolution {
  /** kg/m³. */
  readonly density: number;
  /** cp, J/(kg·K). */
  readonly heatCapacity: number;
  /** W/(m·K). */
  readonly thermalConductivity: number;
  /** Pa·s. */
  readonly viscosity: number;
  /** Temperature, K, at which ice starts to form. */
  readonly freezingTemperature: number;
  readonly source: string;
  /** Relative uncertainties of density, heat capacity, conductivity and viscosity. */
  readonly uncertainty: {
    readonly density: number;
    readonly heatCapacity: number;
    readonly thermalConductivity: number;
    readonly viscosity: number;
  };
}

const source =
  'Å. Melinder, Properties of Secondary Working Fluids for Indirect Systems, 2nd ed., International Institute of Refrigeration (2010)';

/** Maximum mass fraction of the solute. */
const maxSolute = 0.6;

/**
 * Returns the properties of an aqueous solution for a mass fraction of solute at T in K. Throws a Refusal for more than 60 % of solute,
 * below the freezing temperature, and above 100 °C (40 °C with methanol).
 */
export function aqueousSolution(solute: AqueousSolute, massFraction: number, temperature: number): AqueousSolution {
  requireFinite('massFraction', massFraction);
  const coefficients: AqueousCoefficients = aqueousCoefficients[solute];
  const { name, base, maximumTemperature } = coefficients;
  if (!(massFraction >= 0 && massFraction <= maxSolute)) {
    throw new Refusal(`the mass fraction of ${name} in water must be from 0 to {most}; it is {value}`, {
      most: messageValue('fraction', maxSolute),
      value: messageValue('fraction', massFraction),
    });
  }
  const freezingTemperature = freezingPoint(coefficients, massFraction);
  if (!(temperature >= freezingTemperature && temperature <= maximumTemperature)) {
    throw new Refusal(`{fraction} of ${name} in water is known from {least} to {most}; the temperature is {value}`, {
      fraction: messageValue('fraction', massFraction),
      least: messageValue('temperature', freezingTemperature),
      most: messageValue('temperature', maximumTemperature),
      value: messageValue('temperature', temperature),
    });
  }
  const at = (polynomial: Polynomial): number =>
    evaluate(polynomial, temperature - base.temperature, massFraction - base.fraction);
  return {
    density: at(coefficients.density),
    heatCapacity: at(coefficients.heatCapacity),
    thermalConductivity: at(coefficients.conductivity),
    viscosity: 1e-3 * exp(at(coefficients.viscosity)),
    freezingTemperature,
    source,
    uncertainty: { density: 0.005, heatCapacity: 0.04, thermalConductivity: 0.03, viscosity: 0.05 },
  };
}

/** Molar masses, kg/mol. */
const molarMasses: Readonly<Record<AqueousSolute, number>> = {
  ethyleneGlycol: 62.068e-3,
  propyleneGlycol: 76.094e-3,
  methanol: 32.042e-3,
};
const molarMassOfWater = 18.015_268e-3;
/**
 * Least activity over that by the mole fraction of water, or by van Laar: boiling points of glycols by their makers are those of ideal solutions
 * within 1 K.
 */
const leastActivity = 0.95;
/** K, from which the vapour pressure of water is that of a liquid. */
const waterMelts = 273.16;

/** Returns the pressure, Pa, below which a solution boils at T in K, at least: that of its water, and of methanol with it. */
export function leastBoilingPressure(solute: AqueousSolute, massFraction: number, temperature: number): number {
  const moles = (1 - massFraction) / molarMassOfWater;
  const share = moles / (moles + massFraction / molarMasses[solute]);
  const water = temperature < waterMelts ? 0 : saturationPressure(temperature);
  if (solute !== 'methanol') return leastActivity * share * water;
  const [ofMethanol, ofWater] = vanLaar;
  const sum = ofMethanol * (1 - share) + ofWater * share;
  const methanolActivity = (1 - share) * exp(ofMethanol * ((ofWater * share) / sum) ** 2);
  const waterActivity = share * exp(ofWater * ((ofMethanol * (1 - share)) / sum) ** 2);
  return leastActivity * (methanolActivity * methanolPressure(temperature) + waterActivity * water);
}

/**
 * ln γ at infinite dilution of methanol and of water, by van Laar, and the vapour pressure of methanol by Antoine: Perry's Chemical Engineers'
 * Handbook, 7th ed., table 13-4.
 */
const vanLaar = [0.8041, 0.5619] as const;
const methanolPressure = (temperature: number): number =>
  133.322_368 * exp(Math.LN10 * (8.080_97 - 1582.271 / (temperature - 273.15 + 239.726)));

/** Temperature, K, at which ice starts to form for a mass fraction of solute; at most that of water. */
export function freezingPoint({ freezing, base }: Omit<FreezingCurve, 'greatest'>, massFraction: number): number {
  const value = evaluate([freezing], 0, massFraction - base.fraction);
  return Math.min(273.15, value);
}

function evaluate(polynomial: Polynomial, byTemperature: number, byFraction: number): number {
  return polynomial.reduceRight(
    (sum, row) => sum * byTemperature + row.reduceRight((inner, coefficient) => inner * byFraction + coefficient, 0),
    0,
  );
}
