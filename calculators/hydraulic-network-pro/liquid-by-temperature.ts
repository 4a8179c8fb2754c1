import { exp, log } from '@isentrope/engineering/elementary';
import type { LiquidProperties } from '@isentrope/engineering/network';
import { streamDensity, streamPhaseAt, streamViscosity, type StreamFluid } from '@isentrope/engineering/properties';
import { undefinedIfRefused } from '@isentrope/engineering/quantities';
import { absent, value } from '../kit/index.ts';
import { fluid, heat } from './fields.ts';
import { at, propertyPressure, streamFluid } from './stream.ts';

/** Density and viscosity of a selected liquid at the temperatures of lines that exchange heat. */

/** Distance of the temperatures, K, between which properties are interpolated: the viscosity of water by 5e-5 at most. */
const interval = 1;

function liquidOf(fluidAt: StreamFluid, pressure: number, temperature: number): LiquidProperties {
  const stream = streamPhaseAt(fluidAt, pressure, temperature, 'liquid');
  return { density: streamDensity(stream).value, viscosity: streamViscosity(stream).value };
}

/** Returns the properties of a liquid by temperature, K, at p in Pa, each calculated once. They throw a Refusal where it is no liquid. */
function liquidByTemperature(chosen: StreamFluid, pressure: number): (temperature: number) => LiquidProperties {
  const known = new Map<number, LiquidProperties | undefined>();
  const knownAt = (index: number): LiquidProperties | undefined => {
    if (!known.has(index))
      known.set(
        index,
        undefinedIfRefused(() => liquidOf(chosen, pressure, interval * index)),
      );
    return known.get(index);
  };
  return temperature => {
    const index = Math.floor(temperature / interval);
    const share = temperature / interval - index;
    const [below, above] = [knownAt(index), knownAt(index + 1)];
    if (!below || !above) return liquidOf(chosen, pressure, temperature);
    return {
      density: below.density + share * (above.density - below.density),
      viscosity: below.viscosity * exp(share * log(above.viscosity / below.viscosity)),
    };
  };
}

/** The properties of the selected liquid by temperature; absent where its density or viscosity is entered. */
export const liquidAt = value(
  'liquidByTemperature',
  {
    heatExchange: heat.heatExchange,
    chosen: streamFluid,
    propertyPressure,
    density: fluid.density,
    viscosity: fluid.viscosity,
    ownDensity: at.density,
    ownViscosity: at.viscosity,
  },
  v =>
    v.heatExchange === 'lines' && v.density === v.ownDensity.value && v.viscosity === v.ownViscosity.value
      ? liquidByTemperature(v.chosen, v.propertyPressure)
      : absent('properties at one temperature'),
);
