import { undefinedIfRefused } from '../../quantities/index.ts';
import { fluidOf, stateOf, type Fluid } from '../fluid.ts';
import type { Composition, EquilibriumPhase, EquilibriumState, ThermodynamicState } from '../helmholtz/index.ts';
import { changesOf, correspondingStates, excessBetween, type EquationAtState } from '../corresponding-states.ts';
import { correspondingComponent, onSide, referencedParts } from './compared-equations.ts';

/** What an expansion does not change. */
type Constant = 'enthalpy' | 'entropy';

/** Temperatures of a mixture by Peng-Robinson at a pressure and an enthalpy or entropy, beside a reference equation. */
export interface ThrottlingExcess {
  /** What it is compared with, as a clause. */
  readonly by: string;
  /** Difference of the temperature by Peng-Robinson from that by the reference equation, K. */
  readonly excess: number;
  /** Whether the difference is at most this, since what the components do to one another is not compared. */
  readonly isBound: boolean;
  /** Relative difference of the density by Peng-Robinson from that by the reference equation. */
  readonly densityExcess: number;
  /** Vapour mass fractions by both, 0 of a liquid and 1 of a gas. */
  readonly quality: { readonly own: number; readonly reference: number };
}

/**
 * Returns the difference of the temperature of a phase by Peng-Robinson after an isenthalpic, or isentropic, change to a pressure in Pa from that by
 * the equation that it is compared with; of a gas of unlike components, from those of its components by their reference equations. Undefined
 * for a pure fluid, and where one of the equations has no such state.
 */
export function throttlingExcess(
  inlet: EquilibriumPhase,
  outletPressure: number,
  constant: Constant = 'enthalpy',
): ThrottlingExcess | undefined {
  const corresponding = correspondingStates(inlet, changesOf(inlet));
  if (!corresponding) return boundOfComponents(inlet, outletPressure, constant);
  const { by, ratios, own, reference } = corresponding;
  const pressure = outletPressure * ratios.pressure;
  return excessOf(by, changed(own, pressure, constant), changed(reference, pressure, constant), ratios.temperature);
}

/**
 * Returns the difference of the temperature after an isenthalpic change from p in Pa and T in K to an outlet pressure in Pa by Peng-Robinson,
 * of a fluid that is calculated by it although it may have a better equation, as beside others in a network. The data of all equations have to be
 * loaded. Undefined where one of them has no such state.
 */
export function cubicThrottlingExcess(
  amounts: Composition,
  at: { readonly pressure: number; readonly temperature: number },
  outletPressure: number,
): ThrottlingExcess | undefined {
  const own = atState(fluidOf(amounts, 'pr'), at);
  const best = fluidOf(amounts);
  if (!own) return undefined;
  if (best.method === 'pr')
    return throttlingExcess({ composition: best.composition, state: own.state }, outletPressure);
  const reference = atState(best, at);
  if (!reference) return undefined;
  const by = best.method === 'gerg2008' ? 'by GERG-2008' : 'by the reference equation of the substance';
  return excessOf(by, changed(own, outletPressure, 'enthalpy'), changed(reference, outletPressure, 'enthalpy'), 1);
}

function atState(equation: Fluid, at: Parameters<Fluid['stateAt']>[0]): EquationAtState | undefined {
  return undefinedIfRefused(() => ({ equation, state: stateOf(equation, at) }));
}

/** Returns the state after a change to a pressure in Pa; undefined where the equation has none. */
function changed({ equation, state: { enthalpy, entropy } }: EquationAtState, pressure: number, constant: Constant) {
  return undefinedIfRefused(() =>
    stateOf(equation, constant === 'enthalpy' ? { pressure, enthalpy } : { pressure, entropy }),
  );
}

/**
 * The sum of the differences of the components of a gas, each at its partial pressure: the second virial coefficient of a mixture holds that
 * of a component times the square of its mole fraction. Of components that attract each other less than themselves, it is the most.
 */
function boundOfComponents(
  { composition, state }: EquilibriumPhase,
  outletPressure: number,
  constant: Constant,
): ThrottlingExcess | undefined {
  const parts = state.phase === 'gas' ? referencedParts(composition) : undefined;
  let excess = 0;
  for (const [id, share] of parts ?? []) {
    const [own, reference] = [fluidOf({ [id]: 1 }, 'pr'), fluidOf({ [id]: 1 })].map(equation =>
      undefinedIfRefused(() => {
        const at = { pressure: share * state.pressure, temperature: state.temperature };
        return changed({ equation, state: onSide(equation, 'gas', at) }, share * outletPressure, constant);
      }),
    );
    if (!own || !reference) return undefined;
    excess += share * (own.temperature - reference.temperature);
  }
  const by = 'by the reference equations of its components at their partial pressures';
  return parts && { by, excess, isBound: true, densityExcess: 0, quality: { own: 1, reference: 1 } };
}

/** K and Pa of a thin gas, in which the enthalpies and entropies of the equations are compared. */
const thin = { pressure: 100, temperature: 500 } as const;

/**
 * Returns the difference of the temperature of a phase, at p in Pa, by Peng-Robinson from that at which the equation that it is compared with
 * has the same enthalpy or entropy. The zero points of the equations are those of the thin gas.
 */
export function caloricExcess(phase: EquilibriumPhase, property: 'enthalpy' | 'entropy'): ThrottlingExcess | undefined {
  const corresponding = phase.state.phase === 'two-phase' ? undefined : correspondingStates(phase, 'equilibria');
  if (!corresponding) return undefined;
  const { by, ratios, own, reference } = corresponding;
  const { pressure } = own.state;
  const found = undefinedIfRefused(() => {
    const zero = stateOf(reference.equation, thin)[property] - stateOf(own.equation, thin)[property];
    const value = own.state[property] + zero;
    return stateOf(
      reference.equation,
      property === 'enthalpy' ? { pressure, enthalpy: value } : { pressure, entropy: value },
    );
  });
  return excessOf(by, own.state, found, ratios.temperature);
}

/** A property by Peng-Robinson beside another equation. */
export interface PropertyExcess {
  /** What it is compared with, as a clause. */
  readonly by: string;
  /** Difference by Peng-Robinson, relative to the other equation. */
  readonly excess: number;
}

/** Returns the relative excess of cp or the speed of sound of one phase by Peng-Robinson over those of another equation. */
export function propertyExcess(phase: EquilibriumPhase, property: 'cp' | 'speedOfSound'): PropertyExcess | undefined {
  const corresponding = phase.state.phase === 'two-phase' ? undefined : correspondingStates(phase, 'phase');
  const excess = corresponding && excessBetween(corresponding, ({ state }) => state[property]);
  return corresponding && excess !== undefined ? { by: corresponding.by, excess } : undefined;
}

/** Least mole fraction of the main component of a fluid that boils like it. */
const nearlyPure = 0.99;

/** Another phase of a nearly pure fluid by Peng-Robinson than its main component has by its reference equation. */
export interface OtherPhase {
  readonly component: string;
  readonly phase: 'gas' | 'liquid';
  /** Boiling temperature by the reference equation, at the reduced state of the fluid, K. */
  readonly boiling: number;
}

/** Returns the phase of the main component by its reference equation where a nearly pure liquid or gas by Peng-Robinson has another one. */
export function otherPhaseOf({ composition, state }: EquilibriumPhase): OtherPhase | undefined {
  const { phase } = state;
  if (phase !== 'gas' && phase !== 'liquid') return undefined;
  const corresponding = correspondingComponent(composition);
  if (!corresponding || !((composition[corresponding.id] ?? 0) >= nearlyPure)) return undefined;
  const { id, name, ratios } = corresponding;
  const pressure = state.pressure * ratios.pressure;
  const reference = fluidOf({ [id]: 1 });
  const own = undefinedIfRefused(() =>
    stateOf(reference, { pressure, temperature: state.temperature * ratios.temperature }),
  );
  const boiling = undefinedIfRefused(() => stateOf(reference, { pressure, quality: 0 }).temperature);
  if (!own || boiling === undefined || own.phase === phase) return undefined;
  if (own.phase !== 'gas' && own.phase !== 'liquid') return undefined;
  return { component: name, phase: own.phase, boiling: boiling / ratios.temperature };
}

function excessOf(
  by: string,
  own: ThermodynamicState | undefined,
  reference: EquilibriumState | undefined,
  ratio: number,
): ThrottlingExcess | undefined {
  if (!own || !reference) return undefined;
  return {
    by,
    excess: (own.temperature - reference.temperature) / ratio,
    isBound: false,
    densityExcess: own.density / reference.density - 1,
    quality: { own: qualityOf(own), reference: qualityOf(reference) },
  };
}

function qualityOf({ phase, quality = NaN }: ThermodynamicState): number {
  if (phase === 'two-phase') return quality;
  return phase === 'liquid' ? 0 : 1;
}
