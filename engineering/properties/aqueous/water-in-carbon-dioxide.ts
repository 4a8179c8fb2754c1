import { exp, log, pow } from '../../elementary/index.ts';

/** bar·cm³/(mol·K) */
const gasConstant = 83.1447;
/** Redlich-Kwong constants, bar·cm⁶·K^½/mol² and cm³/mol. */
const carbonDioxide = { a: (T: number) => 7.54e7 - 4.13e4 * T, b: 27.8 } as const;
const water = { acrossCarbonDioxide: 7.89e7, b: 18.18, volume: 18.1 } as const;
/** Partial molar volume of dissolved carbon dioxide, cm³/mol. */
const dissolvedVolume = 32.6;
/** Moles of water in a kilogram. */
const molesOfWater = 55.508;
/** Volume, cm³/mol, below which carbon dioxide is a liquid under its critical temperature, K. */
const liquid = { volume: 94, belowTemperature: 304.2 } as const;

/** Range of the model: K and Pa. */
export const waterInCarbonDioxideRange = {
  minimumTemperature: 285.15,
  maximumTemperature: 373.15,
  maximumPressure: 60e6,
} as const;

/**
 * Mole fraction of water in carbon dioxide that is in equilibrium with liquid water at p in Pa and T in K. Undefined outside
 * `waterInCarbonDioxideRange`. Source: N. Spycher, K. Pruess, J. Ennis-King, Geochim. Cosmochim. Acta 67 (2003) 3015-3031.
 */
export function saturatedWaterInCarbonDioxide(pressure: number, temperature: number): number | undefined {
  const { minimumTemperature, maximumTemperature, maximumPressure } = waterInCarbonDioxideRange;
  if (!(temperature >= minimumTemperature && temperature <= maximumTemperature && pressure <= maximumPressure))
    return undefined;
  const bar = pressure / 1e5;
  const celsius = temperature - 273.15;
  const thermal = gasConstant * temperature;
  const volume = volumeOf(bar, temperature);
  const isLiquid = temperature < liquid.belowTemperature && volume < liquid.volume;
  const overPressure = (bar - 1) / thermal;
  const ofWater = pow(10, -2.209 + celsius * (3.097e-2 + celsius * (-1.098e-4 + celsius * 2.048e-7)));
  const ofGas = isLiquid
    ? pow(10, 1.169 + celsius * (1.368e-2 - celsius * 5.38e-5))
    : pow(10, 1.189 + celsius * (1.304e-2 - celsius * 5.446e-5));
  const fugacityOf = (across: number, b: number) => exp(lnFugacityCoefficient(bar, temperature, volume, { across, b }));
  const inGas = (ofWater / (fugacityOf(water.acrossCarbonDioxide, water.b) * bar)) * exp(overPressure * water.volume);
  const a = carbonDioxide.a(temperature);
  const inWater =
    ((fugacityOf(a, carbonDioxide.b) * bar) / (molesOfWater * ofGas)) * exp(-overPressure * dissolvedVolume);
  return (1 - inWater) / (1 / inGas - inWater);
}

/** Molar volume of carbon dioxide, cm³/mol, by the Redlich-Kwong equation: of several the one with the lower Gibbs energy. */
function volumeOf(bar: number, temperature: number): number {
  const thermal = gasConstant * temperature;
  const a = carbonDioxide.a(temperature) / Math.sqrt(temperature);
  const { b } = carbonDioxide;
  const pressureAt = (volume: number) => thermal / (volume - b) - a / (volume * (volume + b));
  /** The volume between two others at which the pressure is that wanted; the sign of the difference is that at the first. */
  const between = (from: number, to: number) => {
    let [low, high] = [from, to];
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2;
      if (pressureAt(middle) > bar) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const [largest, smallest] = [(2 * thermal) / bar, b * 1.0001];
  const steps = 200;
  const growth = pow(largest / smallest, 1 / steps);
  const roots: number[] = [];
  for (let volume = smallest, k = 0; k < steps; k += 1, volume *= growth) {
    if (pressureAt(volume) > bar && pressureAt(volume * growth) <= bar) roots.push(between(volume, volume * growth));
  }
  const own = { across: carbonDioxide.a(temperature), b };
  const ln = (volume: number) => lnFugacityCoefficient(bar, temperature, volume, own);
  return roots.reduce((best, each) => (ln(each) < ln(best) ? each : best), roots[0] ?? NaN);
}

/** ln φ at infinite dilution in carbon dioxide of a substance with its constant across to it and its volume. */
function lnFugacityCoefficient(
  bar: number,
  temperature: number,
  volume: number,
  { across, b: own }: { readonly across: number; readonly b: number },
): number {
  const thermal = gasConstant * temperature;
  const { b } = carbonDioxide;
  const a = carbonDioxide.a(temperature);
  const perVolume = 1 / (thermal * Math.sqrt(temperature) * b);
  const expanded = log((volume + b) / volume);
  return (
    log(volume / (volume - b)) +
    own / (volume - b) -
    2 * across * perVolume * expanded +
    ((a * own) / b) * perVolume * (expanded - b / (volume + b)) -
    log((bar * volume) / thermal)
  );
}
