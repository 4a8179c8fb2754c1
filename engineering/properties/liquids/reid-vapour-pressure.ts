import { exp, log10 } from '../../elementary/index.ts';
import { pureHydrocarbonPressure, pureHydrocarbonSource } from './maxwell-bonnell.ts';
import { Refusal, requirePositive, messageValue } from '../../quantities/index.ts';

/**
 * Stock whose Reid vapour pressure was measured; for a refined stock with the slope of its distillation curve at 10 % evaporated, °F per %.
 */
export type VolatileStock = { readonly kind: 'crude' } | { readonly kind: 'refined'; readonly slope: number };

/** Default slopes: AP-42, figure 7.1-14a. */
export const distillationSlopes = { gasoline: 3, lightNaphtha: 3.5, naphtha: 2.5, aviationGasoline: 2 } as const;

export interface TrueVapourPressure {
  /** Pa. */
  readonly pressure: number;
  readonly source: string;
  /** Relative uncertainty; undefined for an upper bound. */
  readonly uncertainty: number | undefined;
  /** Whether RVP, slope or temperature is outside the nomographs behind the equations. */
  readonly extrapolated: boolean;
}

const psi = 6894.757_293_168;
const source = 'U.S. EPA, AP-42, section 7.1, figures 7.1-13b and 7.1-14b (API Publication 2517)';
/** Range of the nomographs: RVP, psi, and temperature, °F. */
const reidRange = { crude: [2, 15], refined: [1, 20] } as const;
const fahrenheitRange = [0, 140] as const;

/** K, of the measurement of a Reid vapour pressure: 100 °F. */
const reidTemperature = 310.928;
/**
 * K, from which a stock is not below the pure hydrocarbon that has its vapour pressure there. The line of the nomographs is too flat above: for
 * a product already within their range, for a crude oil, which boils over a wider range, beyond it.
 */
const boundFrom = { refined: reidTemperature, crude: 333.15 } as const;

/**
 * True vapour pressure of a stock from its Reid vapour pressure in Pa at T in K. Below their range it is raised to that of Reid at 37.8 °C. Heated further it is not below a
 * pure hydrocarbon with the same vapour pressure there, which no mixture of hydrocarbons exceeds: heated, the components that boil higher add
 * less than a pure one would. Throws a Refusal for a slope outside 0 to 20.
 */
export function trueVapourPressure(
  stock: VolatileStock,
  reidVapourPressure: number,
  temperature: number,
): TrueVapourPressure {
  const reid = requirePositive('reidVapourPressure', reidVapourPressure) / psi;
  const fahrenheit = 1.8 * requirePositive('temperature', temperature) - 459.67;
  const [minimum, maximum] = reidRange[stock.kind];
  const [coldest, warmest] = fahrenheitRange;
  const beyond = reid < minimum || reid > maximum || fahrenheit < coldest || fahrenheit > warmest;
  const raised = (rvp: number) => Math.max(1, (psi * rvp) / byNomograph(stock, rvp, reidTemperature));
  const share = reid < minimum ? raised(reid) / raised(minimum) : 1;
  const read = share * byNomograph(stock, reid, temperature);
  const from = boundFrom[stock.kind];
  const known = { pressure: share * byNomograph(stock, reid, from), temperature: from };
  const bound = temperature > from ? pureHydrocarbonPressure(temperature, known) : 0;
  const isBound = bound > read;
  return {
    pressure: Math.max(read, bound),
    source: isBound
      ? `${source} up to ${from === reidTemperature ? '37.8' : '60'} °C, then an upper bound by a pure hydrocarbon: ${pureHydrocarbonSource}`
      : source,
    uncertainty: isBound && beyond ? undefined : 0.1,
    extrapolated: beyond,
  };
}

/** The equation of the nomograph, Pa, of a Reid vapour pressure in psi at T in K. */
function byNomograph(stock: VolatileStock, reid: number, temperature: number): number {
  const rankine = 1.8 * temperature - 459.67 + 459.6;
  if (!(rankine > 0)) throw new RangeError(`temperature must be above 0, got ${temperature}`);
  const logarithm = log10(reid);
  return psi * exp(stock.kind === 'crude' ? crude(rankine, logarithm) : refined(rankine, logarithm, stock.slope));
}

function crude(rankine: number, logarithm: number): number {
  return (2799 / rankine - 2.227) * logarithm - 7261 / rankine + 12.82;
}

function refined(rankine: number, logarithm: number, slope: number): number {
  if (!(slope > 0 && slope <= 20)) {
    throw new Refusal('the slope of the distillation must be above 0 and up to 20 °F per %; it is {value}', {
      value: messageValue('number', slope),
    });
  }
  const root = Math.sqrt(slope);
  return (
    (0.7553 - 413 / rankine) * root * logarithm -
    (1.854 - 1042 / rankine) * root +
    (2416 / rankine - 2.013) * logarithm -
    8742 / rankine +
    15.64
  );
}
