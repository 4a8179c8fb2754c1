import { freezesBelow, solidAt, type SolidComponent } from '../solids/solid-component.ts';
import type { StreamFluid } from './stream-fluid.ts';

/**
 * Returns the component of a stream that is solid at p in Pa and T in K; undefined where none is. Throws a Refusal where a mixture has no state
 * there, so that it is not known.
 */
export function streamSolid(fluid: StreamFluid, pressure: number, temperature: number): SolidComponent | undefined {
  return fluid.type === 'components' ? solidAt(fluid.amounts, pressure, temperature) : undefined;
}

/** Returns the temperature, K, below which a solid of a stream forms at its pressure; undefined where it is not found. */
export function streamFreezesBelow(fluid: StreamFluid, solid: SolidComponent): number | undefined {
  return fluid.type === 'components' ? freezesBelow(solid, fluid.amounts) : undefined;
}
