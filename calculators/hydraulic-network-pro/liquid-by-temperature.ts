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
import { optional, value } from '../kit/index.ts';
import { fluid, heat } from './fields.ts';
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

/** The laws of the selected liquid, without what is entered: density and viscosity where neither is, the vapour pressure where it is not. */
export const liquidLaws = value(
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
  (v): LiquidLaws => {
    if (v.heatExchange !== 'lines') return {};
    const isOwn = v.density === v.ownDensity?.value && v.viscosity === v.ownViscosity?.value;
    return {
      propertiesAt: isOwn ? propertiesBy(v.chosen, v.propertyPressure) : undefined,
      vapourPressureAt: v.vaporPressure === v.ownVapourPressure?.value ? vapourPressureBy(v.chosen) : undefined,
    };
  },
);
