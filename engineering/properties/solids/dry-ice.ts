import { exp, log, pow } from '../../elementary/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { Refusal, messageValue } from '../../quantities/index.ts';
import type { StateInputs } from '../state-inputs.ts';

/** Triple point of carbon dioxide: R. Span and W. Wagner, J. Phys. Chem. Ref. Data 25 (1996) 1509, eq. (3.4) and (3.5). */
const triple = { temperature: 216.592, pressure: 517_950 } as const;

/** Lowest temperature of the equation of sublimation, K, and the mean heat of sublimation below it over R, K. */
const coldestOfEquation = 154;
const colderSlope = 3190;

/**
 * Sublimation pressure of carbon dioxide in Pa at T in K, from 90 K to the triple point; above that, where a pressure keeps it solid, the
 * pressure of a solid that did not melt, up to 230 K.
 * Source: R. Span and W. Wagner, J. Phys. Chem. Ref. Data 25 (1996) 1509, eq. (3.12), from 154 K to the triple point. Below, the equation
 * of Clausius and Clapeyron with a heat of 26.5 kJ/mol: W. F. Giauque and C. J. Egan, J. Chem. Phys. 5 (1937) 45, whose 25.2 kJ/mol at
 * 194.7 K grows by the heat capacities of gas and solid.
 */
export function dryIcePressure(temperature: number): number {
  if (temperature < coldestOfEquation)
    return dryIcePressure(coldestOfEquation) * exp(colderSlope * (1 / coldestOfEquation - 1 / temperature));
  const theta = 1 - temperature / triple.temperature;
  if (theta < 0) return triple.pressure * exp(-14.740846 * theta * (triple.temperature / temperature));
  const sum = -14.740846 * theta + 2.4327015 * pow(theta, 1.9) - 5.3061778 * pow(theta, 2.9);
  return triple.pressure * exp((triple.temperature / temperature) * sum);
}

/** Density of dry ice near the triple point, kg/m³, rounded: its volume is 1 % of that of the vapour. */
const solidDensity = 1510;

/** Triple-point pressure of carbon dioxide, Pa. */
export const dryIceTriplePressure = triple.pressure;

/**
 * Mass share of dry ice that forms at the triple point in carbon dioxide of less enthalpy than its saturated vapour there: the
 * enthalpy difference, J/kg, over the heat of sublimation, which follows from the slope of the sublimation pressure (Clapeyron) and
 * the density of the vapour, kg/m³.
 */
export function dryIceShare(belowVapour: number, vapourDensity: number): number {
  // dp/dT of eq. (3.12) at the triple point.
  const slope = (14.740846 * triple.pressure) / triple.temperature;
  return belowVapour / (triple.temperature * slope * (1 / vapourDensity - 1 / solidDensity));
}

/** Temperature in K at which carbon dioxide sublimes at p in Pa from 1 kPa on, and that of the triple point at higher pressures. */
export function sublimationTemperature(pressure: number): number {
  if (pressure >= triple.pressure) return triple.temperature;
  return findRoot(T => log(dryIcePressure(T) / pressure), 120, triple.temperature)?.x ?? NaN;
}

/**
 * Returns a Refusal that names dry ice, with temperature and pressure, where carbon dioxide is partly or wholly solid; undefined otherwise.
 */
export function dryIceRefusal(inputs: StateInputs): Refusal | undefined {
  const pressure = 'pressure' in inputs ? inputs.pressure : undefined;
  const temperature = 'temperature' in inputs ? inputs.temperature : undefined;
  const isCold = temperature !== undefined && temperature < triple.temperature;
  if (isCold && temperature > 120) {
    const own = dryIcePressure(temperature);
    const values = { solid: messageValue('temperature', temperature), sublimes: messageValue('absolutePressure', own) };
    if (pressure === undefined)
      return new Refusal(
        'carbon dioxide is solid (dry ice) at {solid}, below its triple point: it has no liquid there and sublimes at {sublimes}',
        values,
      );
    return pressure > own
      ? new Refusal(
          'solid carbon dioxide (dry ice) forms: at {solid} it is solid above {sublimes}, and the pressure is {pressure}',
          { ...values, pressure: messageValue('absolutePressure', pressure) },
        )
      : undefined;
  }
  if (temperature === undefined && pressure !== undefined && pressure < triple.pressure && pressure > 1e3)
    return new Refusal(
      'solid carbon dioxide (dry ice) forms: at {pressure}, below the triple point of {triple}, it does so at {solid}, and there is no liquid',
      {
        pressure: messageValue('absolutePressure', pressure),
        triple: messageValue('absolutePressure', triple.pressure),
        solid: messageValue('temperature', sublimationTemperature(pressure)),
      },
    );
  return undefined;
}
