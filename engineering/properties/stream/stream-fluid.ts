import { fluidComponents } from '../fluid-components.ts';
import { loadFluidData } from '../fluid.ts';
import { loadTransportData } from '../fluid-transport.ts';
import type { Composition } from '../helmholtz/index.ts';
import type { AqueousSolute, PetroleumGroup, ViscosityLine, VolatileStock } from '../liquids/index.ts';

/** What flows: molecules, a petroleum liquid known by its density, a solution in water, sea water. Plain data in SI units. */
export type StreamFluid =
  /** Amounts of substance by component id, in any unit. */
  | { readonly type: 'components'; readonly amounts: Composition }
  | PetroleumFluid
  | { readonly type: 'solution'; readonly solute: AqueousSolute; readonly massFraction: number }
  /** kg salt per kg sea water. */
  | { readonly type: 'seaWater'; readonly salinity: number };

export interface PetroleumFluid {
  readonly type: 'petroleum';
  readonly group: PetroleumGroup;
  /** kg/m³ at 15 °C. */
  readonly density15: number;
  readonly viscosity: ViscosityLine | undefined;
  /** What its Reid vapour pressure, Pa, was measured of. */
  readonly volatility: { readonly stock: VolatileStock; readonly reid: number } | undefined;
}

/** What a fluid is called within a sentence. */
export function streamName(fluid: StreamFluid): string {
  switch (fluid.type) {
    case 'components': {
      const [id, ...others] = Object.keys(fluid.amounts);
      return others.length > 0 ? 'the mixture' : (fluidComponents.find(known => known.id === id)?.name ?? 'the fluid');
    }
    case 'petroleum':
      return 'the petroleum liquid';
    case 'solution':
      return 'the solution';
    case 'seaWater':
      return 'the sea water';
  }
}

/** Loads what a fluid's properties need. Undefined where all of it is there. */
export function loadStreamData(fluid: StreamFluid): Promise<void> | undefined {
  if (fluid.type !== 'components') return undefined;
  const ids = Object.keys(fluid.amounts);
  const waiting = [loadFluidData(ids), loadTransportData(ids)].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}
