import { fluidOf } from '../properties/index.ts';
import { gasConstant, undefinedIfRefused } from '../quantities/index.ts';
import { compositionOf } from './composition-of.ts';
import type { EquationState } from './gas-equation.ts';

/** Compressibility factor below which, and share of the density of the liquid above which, a phase beside it is no gas. */
const leastFactor = 0.25;
const leastDense = 0.5;

/** What a state is stated by: Pa, with K, J/kg or J/(kg·K). */
export type EquationInputs =
  | { readonly pressure: number; readonly temperature: number }
  | { readonly pressure: number; readonly enthalpy: number }
  | { readonly pressure: number; readonly entropy: number };

/** A phase of two in equilibrium, SI. */
interface Phase {
  readonly pressure: number;
  readonly temperature: number;
  readonly density: number;
  readonly molarMass: number;
}

/** Whether the lighter of two phases is a liquid too: then a gas beside both can be missing, as that of carbon dioxide with a trace of water. */
function areBothLiquid(lighter: Phase, { density: heavier }: Pick<Phase, 'density'>): boolean {
  const { pressure, temperature, density, molarMass } = lighter;
  const factor = (pressure * molarMass) / (density * gasConstant * temperature);
  return factor < leastFactor || density > leastDense * heavier;
}

/** Mole fraction of water from which it is looked for beside another liquid. */
const leastWater = 1e-3;

/** Whether a mixture that has two phases may have a second liquid: one with considerable water. */
function mayHaveTwoLiquids(ids: readonly string[], fractions: Float64Array): boolean {
  const water = fractions[ids.indexOf('H2O')] ?? 0;
  return water > leastWater && water < 1 - leastWater;
}

/** Pressure, Pa, and fall of the enthalpy to the kinetic energy at some 350 m/s, J/kg, at which a flow in a header is coldest. */
const [lowestPressure, kineticEnergy] = [101_325, 6e4] as const;

/**
 * Whether a mixture with water has a state with all of its phases along a whole flow: GERG-2008 has none in which water freezes. It is decided
 * once for a flow, as a search cannot change between two equilibria.
 */
export function hasAllPhases(
  ids: readonly string[],
  fractions: Float64Array,
  method: 'gerg2008' | 'pr',
  stagnationEnthalpy: number,
): boolean {
  if (!mayHaveTwoLiquids(ids, fractions)) return false;
  const coldest = { pressure: lowestPressure, enthalpy: stagnationEnthalpy - kineticEnergy };
  return undefinedIfRefused(() => stateWithAllPhases(ids, fractions, method, coldest)) !== undefined;
}

/** Returns the state of a mixture with all of its phases, the liquids in equilibrium with each other and with a gas. */
function stateWithAllPhases(
  ids: readonly string[],
  fractions: Float64Array,
  method: 'gerg2008' | 'pr',
  inputs: EquationInputs,
): EquationState {
  const state = fluidOf(compositionOf(ids, fractions), method).stateAt(inputs);
  const { pressure, temperature, density, enthalpy, entropy, quality, phase } = state;
  return {
    pressure,
    temperature,
    density,
    enthalpy,
    entropy,
    vapourFraction: quality ?? (phase === 'liquid' ? 0 : 1),
    heatCapacity: undefined,
    speedOfSound: undefined,
    expansion: undefined,
  };
}

/**
 * Returns the state with all phases of a mixture of which a flash found two; undefined where two are enough, where a second liquid is not wanted,
 * and where GERG-2008 has none beside ice. Throws a Refusal where both phases are liquids and no other state is known.
 */
export function beyondTwoPhases(
  ids: readonly string[],
  fractions: Float64Array,
  method: 'gerg2008' | 'pr',
  { inputs, allPhases }: { readonly inputs: EquationInputs; readonly allPhases: boolean },
  [lighter, heavier]: readonly [Phase, Pick<Phase, 'density'>],
): EquationState | undefined {
  const state = () => stateWithAllPhases(ids, fractions, method, inputs);
  if (areBothLiquid(lighter, heavier)) return state();
  return allPhases && mayHaveTwoLiquids(ids, fractions) ? undefinedIfRefused(state) : undefined;
}
