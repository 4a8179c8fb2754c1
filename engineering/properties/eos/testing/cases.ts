import { pow } from '../../../elementary/index.ts';

/** Fluids for the tests and benchmarks of the equation of state. */
export interface FluidCase {
  readonly name: string;
  readonly ids: readonly string[];
  readonly z: readonly number[];
  /** Range of temperature in K and pressure in Pa that covers one phase and two. */
  readonly T: readonly [number, number];
  readonly p: readonly [number, number];
}

export const fluidCases: readonly FluidCase[] = [
  { name: 'nitrogen', ids: ['N2'], z: [1], T: [65, 320], p: [1e4, 3e7] },
  { name: 'carbon dioxide', ids: ['CO2'], z: [1], T: [217, 400], p: [1e5, 2e7] },
  { name: 'propane', ids: ['C3'], z: [1], T: [120, 450], p: [1e3, 2e7] },
  { name: 'water', ids: ['H2O'], z: [1], T: [280, 800], p: [1e3, 4e7] },
  { name: 'methane and propane', ids: ['C1', 'C3'], z: [0.6, 0.4], T: [140, 330], p: [1e4, 1.2e7] },
  { name: 'methane and decane', ids: ['C1', 'nC10'], z: [0.7, 0.3], T: [260, 560], p: [1e4, 4e7] },
  { name: 'carbon dioxide and propane', ids: ['CO2', 'C3'], z: [0.6, 0.4], T: [220, 330], p: [1e5, 7e6] },
  { name: 'hydrogen and propane', ids: ['H2', 'C3'], z: [0.5, 0.5], T: [180, 360], p: [1e5, 2e7] },
  {
    name: 'natural gas of 6 components',
    ids: ['C1', 'C2', 'C3', 'nC4', 'CO2', 'N2'],
    z: [0.7, 0.1, 0.08, 0.05, 0.05, 0.02],
    T: [150, 340],
    p: [1e4, 1.5e7],
  },
  {
    name: 'condensate of 6 components, one of them absent',
    ids: ['C1', 'C3', 'nC5', 'nC8', 'H2S', 'Ar'],
    z: [0.3, 0.2, 0.25, 0.2, 0.05, 0],
    T: [230, 520],
    p: [1e4, 2.5e7],
  },
];

/** Regions around critical points of mixtures. */
export const nearCriticalCases: readonly FluidCase[] = [
  { name: 'methane and propane', ids: ['C1', 'C3'], z: [0.6, 0.4], T: [260, 300], p: [7e6, 1.1e7] },
  { name: 'ethane and propane', ids: ['C2', 'C3'], z: [0.5, 0.5], T: [330, 350], p: [4e6, 6e6] },
  { name: 'carbon dioxide and ethane', ids: ['CO2', 'C2'], z: [0.6, 0.4], T: [285, 295], p: [5e6, 7e6] },
  {
    name: 'natural gas of 6 components',
    ids: ['C1', 'C2', 'C3', 'nC4', 'CO2', 'N2'],
    z: [0.7, 0.1, 0.08, 0.05, 0.05, 0.02],
    T: [250, 290],
    p: [7e6, 1.2e7],
  },
];

/** State number k of a case: a low-discrepancy (Kronecker) sequence, logarithmic in pressure. */
export function stateOf({ T, p }: FluidCase, k: number): readonly [temperature: number, pressure: number] {
  const first = ((k + 1) * 0.754_877_666_246_693) % 1;
  const second = ((k + 1) * 0.569_840_290_998_053) % 1;
  return [T[0] + (T[1] - T[0]) * first, p[0] * pow(p[1] / p[0], second)];
}
