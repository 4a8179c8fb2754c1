import type { Quantity } from './equation.ts';

/** SI units in one of the releases' own: Pa in a MPa, J/kg in a kJ/kg, J/(kg·K) in a kJ/(kg·K). */
export const siPerReleaseUnit: Readonly<Record<Quantity, number>> = { p: 1e6, T: 1, h: 1e3, s: 1e3, v: 1 };
