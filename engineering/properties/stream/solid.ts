import { carbonDioxideFreezesBelow, solidCarbonDioxideAt, type SolidCarbonDioxide } from '../solid-carbon-dioxide.ts';
import { solidWaterAt, waterFreezesBelow, type SolidWater } from '../solid-water.ts';
import type { StreamFluid } from './stream-fluid.ts';

/** Returns the carbon dioxide of a stream that is solid at p in Pa and T in K; undefined where none is, or where its state is unknown. */
export function streamDryIce(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
): SolidCarbonDioxide | undefined {
  return fluid.type === 'components' ? solidCarbonDioxideAt(fluid.amounts, pressure, temperature) : undefined;
}

/**
 * Returns the temperature, K, below which carbon dioxide of a stream freezes at p in Pa, if it is solid at T in K; undefined where it is not
 * found.
 */
export function streamFreezesBelow(fluid: StreamFluid, pressure: number, temperature: number): number | undefined {
  return fluid.type === 'components' ? carbonDioxideFreezesBelow(fluid.amounts, pressure, temperature) : undefined;
}

/** Returns the water of a stream that is ice at p in Pa and T in K, with the temperature, K, below which it freezes where that is found. */
export function streamIce(
  fluid: StreamFluid,
  pressure: number,
  temperature: number,
): (SolidWater & { readonly freezesBelow: number | undefined }) | undefined {
  if (fluid.type !== 'components') return undefined;
  const ice = solidWaterAt(fluid.amounts, pressure, temperature);
  return ice && { ...ice, freezesBelow: waterFreezesBelow(fluid.amounts, pressure, temperature) };
}
