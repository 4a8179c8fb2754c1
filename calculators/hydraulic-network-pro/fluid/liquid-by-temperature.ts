import { exp, log } from '@isentrope/engineering/elementary';
import type { LiquidLaws, LiquidProperties } from '@isentrope/engineering/network';
import {
  streamDensity,
  streamPhaseAt,
  streamVapourPressure,
  streamViscosity,
  type StreamFluid,
} from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import { optional, ruledOut, value, type Absent } from '../../kit/index.ts';
import { fluid, heat } from '../fields.ts';
import { at, propertyPressure, streamFluid } from './stream.ts';

/** Density, viscosity and vapour pressure of a selected liquid at the temperatures of a network that exchanges heat. */

/** Distance of the temperatures, K, between which properties are interpolated: the viscosity of water by 5e-5 at most. */
const interval = 1;

function liquidOf(fluidAt: StreamFluid, pressure: number, temperature: number): LiquidProperties {
  const stream = streamPhaseAt(fluidAt, pressure, temperature, 'liquid');
  return { density: streamDensity(stream).value, viscosity: streamViscosity(stream).value };
}

/** Returns a property by temperature, K, each calculated once, between its neighbours; undefined where one of them is unknown. */
function interpolated<T>(
  exact: (temperature: number) => T,
  between: (below: T, above: T, share: number) => T,
): (temperature: number) => T | undefined {
  const known = new Map<number, T | undefined>();
  const knownAt = (index: number): T | undefined => {
    if (!known.has(index))
      known.set(
        index,
        undefinedIfRefused(() => exact(interval * index)),
      );
    return known.get(index);
  };
  return temperature => {
    const index = Math.floor(temperature / interval);
    const [below, above] = [knownAt(index), knownAt(index + 1)];
    return below === undefined || above === undefined
      ? undefined
      : between(below, above, temperature / interval - index);
  };
}

/** A property that is between two others by the logarithm. */
const between = (below: number, above: number, share: number) => below * exp(share * log(above / below));

/** Density and viscosity by temperature, K, at p in Pa. They throw a Refusal where it is no liquid. */
function propertiesBy(chosen: StreamFluid, pressure: number): (temperature: number) => LiquidProperties {
  const known = interpolated(
    temperature => liquidOf(chosen, pressure, temperature),
    (below, above, share) => ({
      density: below.density + share * (above.density - below.density),
      viscosity: between(below.viscosity, above.viscosity, share),
    }),
  );
  return temperature => known(temperature) ?? liquidOf(chosen, pressure, temperature);
}

/** The vapour pressure by temperature, K; undefined where it is unknown. */
function vapourPressureBy(chosen: StreamFluid): (temperature: number) => number | undefined {
  const exact = (temperature: number) => streamVapourPressure(chosen, temperature).value;
  const known = interpolated(exact, between);
  return temperature => known(temperature) ?? undefinedIfRefused(() => exact(temperature));
}

/** A selected liquid of which properties follow the temperature. */
export interface LiquidSource {
  readonly chosen: StreamFluid;
  /** Pa. */
  readonly pressure: number;
  /** Whether density and viscosity follow it, and the vapour pressure. */
  readonly hasProperties: boolean;
  readonly hasVapourPressure: boolean;
}

/** The selected liquid, without what is entered: density and viscosity where neither is, the vapour pressure where it is not. */
export const liquidSource = value(
  'liquidByTemperature',
  {
    heatExchange: heat.heatExchange,
    chosen: streamFluid,
    propertyPressure,
    ...optional({
      density: fluid.density,
      viscosity: fluid.viscosity,
      vaporPressure: fluid.vaporPressure,
      ownDensity: at.density,
      ownViscosity: at.viscosity,
      ownVapourPressure: at.vapourPressure,
    }),
  },
  (v): LiquidSource | Absent =>
    v.heatExchange === 'lines'
      ? {
          chosen: v.chosen,
          pressure: v.propertyPressure,
          hasProperties: v.density === v.ownDensity?.value && v.viscosity === v.ownViscosity?.value,
          hasVapourPressure: v.vaporPressure === v.ownVapourPressure?.value,
        }
      : ruledOut('no heat is exchanged'),
);

/** Returns the laws of a liquid, which calculate each property once. */
export function liquidLaws(source: LiquidSource | undefined): LiquidLaws {
  if (!source) return {};
  const { chosen, pressure, hasProperties, hasVapourPressure } = source;
  return {
    propertiesAt: hasProperties ? propertiesBy(chosen, pressure) : undefined,
    vapourPressureAt: hasVapourPressure ? vapourPressureBy(chosen) : undefined,
  };
}
