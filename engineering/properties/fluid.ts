import { Refusal } from '../quantities/index.ts';
import type { GergStates } from './gerg/index.ts';
import type { Given } from './given.ts';
import type { ThermodynamicState } from './helmholtz/index.ts';
import type { PureStates } from './reference/index.ts';
import { waterStateAt } from './water.ts';

/** The equation of state behind a fluid; `gerg2008` is asked for where it is the check of another. */
export type FluidMethod = 'iapws' | 'reference' | 'gerg2008';

/** A fluid whose data are loaded. */
export interface Fluid {
  /** Mole fractions by component id, which add up to 1. */
  readonly composition: Readonly<Record<string, number>>;
  readonly method: FluidMethod;
  /** What the equation is, and from which paper or standard. */
  readonly source: string;
  readonly stateAt: (given: Given) => ThermodynamicState;
}

const gergSource = 'GERG-2008: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032-3091; ISO 20765-2:2015';

/**
 * Loads a fluid by its composition, amounts of substance by component id in any unit: water by IAPWS-IF97, another pure fluid
 * and air by its reference equation, a mixture of components of GERG-2008 by that; with `gerg2008` a pure fluid too. A Refusal
 * names the component that no equation here has; RangeError for amounts that are none.
 */
export async function loadFluid(
  amounts: Readonly<Record<string, number>>,
  method?: Extract<FluidMethod, 'gerg2008'>,
): Promise<Fluid> {
  const composition = normalised(amounts);
  const [id = '', ...others] = Object.keys(composition);
  const pure = others.length === 0 && method === undefined;
  if (pure && id === 'H2O') {
    return { composition, method: 'iapws', source: 'IAPWS-IF97: IAPWS R7-97(2012)', stateAt: waterStateAt };
  }
  if (pure) return loadReference(id, composition);
  const { gergComponentIds, GergStates } = await import('./gerg/index.ts');
  const unknown = Object.keys(composition).find(component => !gergComponentIds.includes(component));
  if (unknown !== undefined) throw new Refusal(`${unknown} is no component of GERG-2008`);
  const states = new GergStates(composition);
  return { composition, method: 'gerg2008', source: gergSource, stateAt: given => gergStateAt(states, given) };
}

/**
 * State of a loaded fluid. Enthalpy and entropy count from the ideal gas at 298.15 K and 101 325 Pa, those of water by
 * IAPWS-IF97 from the liquid at its triple point. What the fluid's equation does not cover is a Refusal.
 */
export function stateOf(fluid: Fluid, given: Given): ThermodynamicState {
  return fluid.stateAt(given);
}

async function loadReference(id: string, composition: Fluid['composition']): Promise<Fluid> {
  const { referenceFluids, referenceStates } = await import('./reference/index.ts');
  if (!referenceFluids.some(fluid => fluid.id === id)) throw new Refusal(`there is no reference equation of ${id}`);
  const states = await referenceStates(id);
  const { source } = states.fluid.equation;
  return { composition, method: 'reference', source, stateAt: given => pureStateAt(states, given) };
}

function pureStateAt(states: PureStates, given: Given): ThermodynamicState {
  if ('quality' in given) {
    return 'pressure' in given
      ? states.atPX(given.pressure, given.quality)
      : states.atTX(given.temperature, given.quality);
  }
  if (!('pressure' in given)) return states.atHS(given.enthalpy, given.entropy);
  if ('temperature' in given) return states.atPT(given.pressure, given.temperature);
  return 'enthalpy' in given ? states.atPH(given.pressure, given.enthalpy) : states.atPS(given.pressure, given.entropy);
}

function gergStateAt(states: GergStates, given: Given): ThermodynamicState {
  if ('pressure' in given && 'temperature' in given) return states.atPT(given.pressure, given.temperature);
  throw new Refusal('GERG-2008 gives a state of a mixture from its pressure and temperature alone');
}

function normalised(amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const present = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  const total = present.reduce((sum, [, amount]) => sum + amount, 0);
  if (present.some(([, amount]) => !(amount > 0)) || !(total > 0 && total < Infinity)) {
    throw new RangeError('amounts must be positive and finite, and one of them above 0');
  }
  return Object.fromEntries(present.map(([id, amount]) => [id, amount / total]));
}
