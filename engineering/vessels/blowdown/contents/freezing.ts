import { exceeds } from '../../../numerics/index.ts';
import { messageValue, type Clause } from '../../../quantities/index.ts';
import { dryIcePressure } from '../../../properties/index.ts';
import type { Contents } from './contents.ts';
import type { Fluid } from '../models/fluid.ts';

/** Freezing during a blowdown, checked against triple points: no model of the contents has a solid phase. */

/** Mole fraction above which a component counts as the bulk of the contents: a run ends where it freezes. */
const bulkFraction = 0.5;
/** Mole fraction below which a possible freezing component is not reported. */
const reportedFraction = 1e-6;
/** Share of the vessel's volume below which liquid is ignored. */
const traceOfLiquid = 1e-6;

/**
 * Returns the warnings for components below their triple point from the start. Throws a RangeError where one of them is the bulk of the
 * contents.
 */
export function initialFreezingWarnings(fluid: Fluid, composition: Float64Array, temperature: number): Clause[] {
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    const fraction = composition[component] ?? 0;
    if (exceeds(temperature, triple) || fraction === 0) return [];
    const id = fluid.ids[component] ?? '';
    if (fraction >= bulkFraction) {
      throw new RangeError(
        `initial temperature ${temperature} K is at or below the triple point of ${id} (${triple} K), where it would be solid`,
      );
    }
    return [
      {
        text: `${id} is at or below its triple point of {triple} from the start and may form a solid, which is not modelled`,
        values: { triple: messageValue('temperature', triple) },
      },
    ];
  });
}

/** Returns the triple point, K, below which the liquid of the bulk component has cooled; free water counts by its present amount. */
export function freezingTemperature(
  fluid: Fluid,
  composition: readonly number[],
  { liquid, liquidVolume, gasMoles, liquidMoles, waterMass = 0 }: Contents,
  volume: number,
): number | undefined {
  if (liquid === undefined || liquidVolume < traceOfLiquid * volume) return undefined;
  return fluid.tripleTemperatures.find((triple, component) => {
    const share = isFreeWater(fluid, component)
      ? waterMass / (fluid.molarMasses[component] ?? NaN) / (gasMoles + liquidMoles)
      : (composition[component] ?? 0);
    return liquid.temperature < triple && share >= bulkFraction;
  });
}

/** Whether a component is water whose freezing is reported with the free water. */
function isFreeWater({ hasFreeWater, ids }: Fluid, component: number): boolean {
  return hasFreeWater === true && ids[component] === 'H2O';
}

/** Returns the warnings for components whose triple point lies between the initial and the lowest temperature of a run, K. */
export function freezingWarnings(
  fluid: Fluid,
  composition: readonly number[],
  start: number,
  lowest: number,
): Clause[] {
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    if (exceeds(lowest, triple) || start < triple || (composition[component] ?? 0) < reportedFraction) return [];
    if (isFreeWater(fluid, component)) return [];
    return [
      {
        text: `the contents fall to {lowest}, at or below the triple point of ${fluid.ids[component] ?? ''} ({triple}); it may form a solid, which is not modelled`,
        values: { lowest: messageValue('temperature', lowest), triple: messageValue('temperature', triple) },
      },
    ];
  });
}

/**
 * Returns the warnings where the outflow is colder, K, than the triple point of the bulk component, or where the partial pressure of carbon
 * dioxide in it, at the back pressure, Pa, is above its sublimation pressure.
 */
export function downstreamFreezingWarnings(
  fluid: Fluid,
  composition: readonly number[],
  lowest: number | undefined,
  backPressure: number,
): Clause[] {
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    if (lowest === undefined || exceeds(lowest, triple)) return [];
    const share = composition[component] ?? 0;
    if (share < bulkFraction) {
      const isSolid = fluid.ids[component] === 'CO2' && share * backPressure > dryIcePressure(lowest);
      return isSolid ? [dryIceWarning(share * backPressure, lowest)] : [];
    }
    if (isFreeWater(fluid, component)) return [];
    return [
      {
        text: `the fluid leaving the vessel falls to {lowest} downstream of the valve, at or below the triple point of ${fluid.ids[component] ?? ''} ({triple}); the solid that forms there is not modelled`,
        values: { lowest: messageValue('temperature', lowest), triple: messageValue('temperature', triple) },
      },
    ];
  });
}

function dryIceWarning(partialPressure: number, lowest: number): Clause {
  return {
    text: 'the fluid leaving the vessel falls to {lowest} downstream of the valve, where dry ice forms: the partial pressure of its carbon dioxide, {partial}, is above the sublimation pressure, {sublimes}; the solid is not modelled',
    values: {
      lowest: messageValue('temperature', lowest),
      partial: messageValue('absolutePressure', partialPressure, { digits: 3 }),
      sublimes: messageValue('absolutePressure', dryIcePressure(lowest), { digits: 3 }),
    },
  };
}
