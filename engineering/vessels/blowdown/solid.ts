import { exceeds } from '../../numerics/index.ts';
import { stated, type Clause } from '../../quantities/index.ts';
import type { Contents } from './contents.ts';
import type { Fluid } from './models/fluid.ts';

/** What may become solid in a blowdown: no model of the contents has a solid phase. */

/** Mole fraction from which a component makes up most of the contents: where it freezes, a run ends. */
const most = 0.5;
/** Mole fraction below which nobody is told that a component may freeze. */
const least = 1e-6;
/** Share of the vessel's volume below which liquid is not looked at. */
const traceOfLiquid = 1e-6;

/**
 * What to say of components that are below their triple point from the start. Throws a RangeError where one of them makes
 * up most of the contents.
 */
export function solidAtStart(fluid: Fluid, composition: Float64Array, temperature: number): Clause[] {
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    const fraction = composition[component] ?? 0;
    if (exceeds(temperature, triple) || fraction === 0) return [];
    const id = fluid.ids[component] ?? '';
    if (fraction >= most) {
      throw new RangeError(
        `initial temperature ${temperature} K is at or below the triple point of ${id} (${triple} K), where it would be solid`,
      );
    }
    return [
      {
        words: `${id} is at or below its triple point of {triple} from the start and may form a solid, which is not modelled`,
        values: { triple: stated('temperature', triple) },
      },
    ];
  });
}

/** The triple point, K, below which liquid of a component that makes up most of the contents has cooled; free water by what there is of it now. */
export function frozenBelow(
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
    return liquid.temperature < triple && share >= most;
  });
}

/** Whether a component is water whose ice is spoken of where free water is watched. */
function isFreeWater({ hasFreeWater, ids }: Fluid, component: number): boolean {
  return hasFreeWater === true && ids[component] === 'H2O';
}

/** What to say of components whose triple point lies between the start of a run and the lowest temperature in it, K. */
export function solidOnTheWay(fluid: Fluid, composition: readonly number[], start: number, lowest: number): Clause[] {
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    if (exceeds(lowest, triple) || start < triple || (composition[component] ?? 0) < least) return [];
    if (isFreeWater(fluid, component)) return [];
    return [
      {
        words: `the contents fall to {lowest}, at or below the triple point of ${fluid.ids[component] ?? ''} ({triple}); it may form a solid, which is not modelled`,
        values: { lowest: stated('temperature', lowest), triple: stated('temperature', triple) },
      },
    ];
  });
}

/** What to say where that which leaves is colder, K, than the triple point of what makes up most of the contents. */
export function solidDownstream(fluid: Fluid, composition: readonly number[], lowest: number | undefined): Clause[] {
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    if (lowest === undefined || exceeds(lowest, triple) || (composition[component] ?? 0) < most) return [];
    if (isFreeWater(fluid, component)) return [];
    return [
      {
        words: `what leaves falls to {lowest} downstream of the valve, at or below the triple point of ${fluid.ids[component] ?? ''} ({triple}); the solid that forms there is not modelled`,
        values: { lowest: stated('temperature', lowest), triple: stated('temperature', triple) },
      },
    ];
  });
}
