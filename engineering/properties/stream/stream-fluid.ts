import { fluidComponentOf } from '../fluid-components.ts';
import type { Composition } from '../helmholtz/index.ts';
import type { AqueousSolute, PetroleumGroup, ViscosityPoint } from '../liquids/index.ts';

/** Fluid definition: components, a petroleum liquid by density, an aqueous solution, sea water, or a table. Plain data in SI units. */
export type StreamFluid =
  /** Amounts of substance by component id, in any unit. */
  | { readonly type: 'components'; readonly amounts: Composition }
  | PetroleumFluid
  | { readonly type: 'solution'; readonly solute: AqueousSolute; readonly massFraction: number }
  /** kg salt per kg sea water. */
  | { readonly type: 'seaWater'; readonly salinity: number }
  | TabulatedFluid;

/** Crude oil or a petroleum product, defined by its density and, for viscosity, by two measurements. */
export interface PetroleumFluid {
  readonly type: 'petroleum';
  readonly group: PetroleumGroup;
  /** kg/m³ at 15 °C. */
  readonly density15: number;
  /** Two measured kinematic viscosities, if available. */
  readonly viscosities: readonly [ViscosityPoint, ViscosityPoint] | undefined;
  /** Pa */
  readonly reidVapourPressure: number | undefined;
}

/** A property that can be tabulated against temperature. */
export type TabulatedProperty =
  | 'density'
  | 'viscosity'
  | 'heatCapacity'
  | 'thermalConductivity'
  | 'vapourPressure'
  | 'surfaceTension'
  | 'molarMass'
  | 'compressibilityFactor'
  | 'heatRatio';

/** User-supplied properties at one temperature, K, in SI units. */
export type TabulatedRow = { readonly temperature: number } & Readonly<Partial<Record<TabulatedProperty, number>>>;

/** A fluid defined by a user-supplied table of properties against temperature. */
export interface TabulatedFluid {
  readonly type: 'table';
  readonly phase: 'liquid' | 'gas';
  /** In any order; a single row is a fluid of constant properties. */
  readonly rows: readonly TabulatedRow[];
}

/** Name of a fluid within a sentence. */
export function streamName(fluid: StreamFluid): string {
  switch (fluid.type) {
    case 'components': {
      const [id, ...others] = Object.keys(fluid.amounts);
      return others.length > 0 ? 'the mixture' : (fluidComponentOf(id ?? '')?.name ?? 'the fluid');
    }
    case 'petroleum':
      return 'the petroleum liquid';
    case 'solution':
      return 'the solution';
    case 'seaWater':
      return 'sea water';
    case 'table':
      return `the ${fluid.phase} of the table`;
  }
}
