import { exceeds } from '../../../numerics/index.ts';
import { messageValue, type Clause } from '../../../quantities/index.ts';
import type { Contents } from './contents.ts';
import type { Fluid } from '../models/fluid.ts';
import type { BlowdownRun } from '../results/run.ts';

/**
 * Freezing of the bulk of the contents during a blowdown, by its triple point: no model of the contents has a solid phase. What freezes out of
 * a mixture is found from its cold phases (`cold-phases.ts`).
 */

/** Mole fraction above which a component counts as the bulk of the contents: a run ends where it freezes. */
const bulkFraction = 0.5;
/** Share of the vessel's volume below which liquid is ignored. */
const traceOfLiquid = 1e-6;

/** Throws a RangeError where the bulk of the contents is at or below its triple point from the start, K. */
export function refuseSolidStart(fluid: Fluid, composition: Float64Array, temperature: number): void {
  const solid = fluid.tripleTemperatures.findIndex(
    (triple, component) => !exceeds(temperature, triple) && (composition[component] ?? 0) >= bulkFraction,
  );
  if (solid < 0) return;
  throw new RangeError(
    `initial temperature ${temperature} K is at or below the triple point of ${fluid.ids[solid] ?? ''} (${fluid.tripleTemperatures[solid]} K), where it would be solid`,
  );
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

/**
 * Returns the warning of the bulk component where its triple point lies between the initial and the lowest temperature of a run, K: of a pure
 * fluid, and of a mixture whose run ends there.
 */
export function freezingWarnings(
  fluid: Fluid,
  composition: readonly number[],
  { start, lowest, ended }: { readonly start: number; readonly lowest: number; readonly ended: BlowdownRun['ended'] },
): Clause[] {
  if (fluid.ids.length > 1 && ended !== 'solid') return [];
  return fluid.tripleTemperatures.flatMap((triple, component) => {
    if (exceeds(lowest, triple) || start < triple || !((composition[component] ?? 0) >= bulkFraction)) return [];
    if (isFreeWater(fluid, component)) return [];
    return [
      {
        text: `the contents fall to {lowest}, at or below the triple point of ${fluid.ids[component] ?? ''} ({triple}); it may form a solid, which is not modelled`,
        values: { lowest: messageValue('temperature', lowest), triple: messageValue('temperature', triple) },
      },
    ];
  });
}

/** Returns the warning where the outflow of a pure fluid falls, K, to its triple point. */
export function downstreamFreezingWarnings({ ids, tripleTemperatures }: Fluid, lowest: number | undefined): Clause[] {
  const [id = '', ...others] = ids;
  const [triple = 0] = tripleTemperatures;
  if (others.length > 0 || lowest === undefined || exceeds(lowest, triple)) return [];
  return [
    {
      text: `the fluid leaving the vessel falls to {lowest} downstream of the valve, at or below the triple point of ${id} ({triple}); the solid that forms there is not modelled`,
      values: { lowest: messageValue('temperature', lowest), triple: messageValue('temperature', triple) },
    },
  ];
}
