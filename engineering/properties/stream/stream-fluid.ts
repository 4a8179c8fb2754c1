import { fluidComponents } from '../fluid-components.ts';
import type { Composition } from '../helmholtz/index.ts';
import type { AqueousSolute, PetroleumGroup, ViscosityPoint } from '../liquids/index.ts';

/** What flows: molecules, a petroleum liquid known by its density, a solution in water, sea water. Plain data in SI units. */
export type StreamFluid =
  /** Amounts of substance by component id, in any unit. */
  | { readonly type: 'components'; readonly amounts: Composition }
  | PetroleumFluid
  | { readonly type: 'solution'; readonly solute: AqueousSolute; readonly massFraction: number }
  /** kg salt per kg sea water. */
  | { readonly type: 'seaWater'; readonly salinity: number }
  | TabulatedFluid;

/** Crude oil or a product of it, known by its density and, for its viscosity, by two measurements. */
export interface PetroleumFluid {
  readonly type: 'petroleum';
  readonly group: PetroleumGroup;
  /** kg/m³ at 15 °C. */
  readonly density15: number;
  /** Two kinematic viscosities, where they were measured. */
  readonly viscosities: readonly [ViscosityPoint, ViscosityPoint] | undefined;
  /** Pa */
  readonly reidVapourPressure: number | undefined;
}

/** A property of a fluid that may be given as a table against temperature. */
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

/** Properties at a temperature in K as somebody typed them, in SI units. */
export type TabulatedRow = { readonly temperature: number } & Readonly<Partial<Record<TabulatedProperty, number>>>;

/** A fluid known by a typed table of its properties against temperature. */
export interface TabulatedFluid {
  readonly type: 'table';
  readonly phase: 'liquid' | 'gas';
  /** In any order; one row is a fluid of constant properties. */
  readonly rows: readonly TabulatedRow[];
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
      return 'sea water';
    case 'table':
      return `the ${fluid.phase} of the table`;
  }
}
