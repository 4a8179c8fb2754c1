import { cbrt, cube, exp, log } from '../../elementary/index.ts';
import { undefinedIfRefused } from '../../quantities/index.ts';
import type { PureStates } from '../reference/index.ts';
import type { PureTransport } from './pure-transport.ts';

/** Viscosity of a component as a liquid. */
export interface LiquidViscosity {
  /** η, Pa·s. */
  readonly value: number;
  /** Relative. */
  readonly uncertainty: number;
  /** Whether the component is so far below its lowest temperature that no viscosity as a liquid is known. */
  readonly isFrozen?: boolean;
}

/** η of a component as a liquid at T in K and p in Pa, also where it alone would be solid, a gas or supercritical. */
export type LiquidViscosityAt = (temperature: number, pressure: number) => LiquidViscosity;

export const liquidMixingSource =
  'cube roots of the viscosities of the components as liquids by mole fraction (J. Kendall and K. P. Monroe, J. Am. Chem. Soc. 39 (1917) 1787-1802; ' +
  'API Technical Data Book, procedure 11A3.1)';

/** T over the critical temperature up to which a component counts as a liquid. */
export const hottestLiquid = 0.8;
/** Share of the logarithm by which a viscosity is extrapolated that adds to its uncertainty, up to a logarithm of 1. */
const ofExtrapolated = 0.5;
/** Ratio of the temperatures between which the slope of an extrapolation is taken. */
const slopeRatio = 1.05;
/** Most by which the logarithm of a viscosity is extrapolated below the lowest temperature. */
const mostExtrapolated = 3;

/** Extends a viscosity beyond its temperatures, K: its logarithm is linear in 1/T (E. N. da C. Andrade, Nature 125 (1930) 309). */
export function extendLiquid(lowest: number, highest: number, at: LiquidViscosityAt): LiquidViscosityAt {
  return (temperature, pressure) => {
    const limit = Math.min(highest, Math.max(lowest, temperature));
    const known = at(limit, pressure);
    if (limit === temperature) return known;
    const inside = limit === lowest ? Math.min(lowest * slopeRatio, highest) : Math.max(highest / slopeRatio, lowest);
    const slope = log(known.value / at(inside, pressure).value) / (1 / limit - 1 / inside);
    const extrapolated = slope * (1 / temperature - 1 / limit);
    const change = Math.min(mostExtrapolated, extrapolated);
    return {
      value: known.value * exp(change),
      uncertainty: known.uncertainty + ofExtrapolated * Math.min(1, Math.abs(change)),
      isFrozen: extrapolated > mostExtrapolated,
    };
  };
}

/** η of a pure fluid as a liquid by its own correlation. */
export function liquidViscosityOf(transport: PureTransport, states: PureStates): LiquidViscosityAt {
  const { critical, range } = states.fluid.equation;
  const { lowest } = transport.temperatureRange('viscosity');
  const highest = hottestLiquid * critical.temperature;
  const mostPressure = Math.min(range.maximumPressure, transport.maximumPressure('viscosity'));
  return extendLiquid(Math.min(lowest, highest), highest, (temperature, pressure) => {
    const saturated = states.saturatedAtTemperature(temperature);
    const compressed =
      pressure > saturated.pressure
        ? undefinedIfRefused(() => states.atPT(Math.min(pressure, mostPressure), temperature).density)
        : undefined;
    const { value, uncertainty } = transport.viscosity(temperature, compressed ?? saturated.liquid.density);
    return { value, uncertainty };
  });
}

/** Least relative uncertainty of the rule. */
const ofRule = 0.2;
/** Share of the logarithm between this rule and the geometric mean that adds to it. */
const ofContrast = 0.5;

/** Mixes liquids by the rule of Kendall and Monroe; fractions by mole. */
export function mixLiquids(liquids: readonly (LiquidViscosity & { readonly fraction: number })[]): LiquidViscosity {
  const root = liquids.reduce((sum, { fraction, value }) => sum + fraction * cbrt(value), 0);
  const geometric = liquids.reduce((sum, { fraction, value }) => sum + fraction * log(value), 0);
  const ofParts = liquids.reduce(
    (sum, { fraction, value, uncertainty }) => sum + ((fraction * cbrt(value)) / root) * uncertainty,
    0,
  );
  const contrast = 3 * log(root) - geometric;
  return { value: cube(root), uncertainty: Math.sqrt(ofRule ** 2 + (ofContrast * contrast) ** 2 + ofParts ** 2) };
}
