import { Refusal } from '../quantities/index.ts';
import type { FluidRange, PhaseEnvelope, PressureTemperature } from './equilibrium/index.ts';
import type { Given } from './given.ts';
import type { Composition, EquilibriumState } from './helmholtz/index.ts';
import { waterCriticalPoint, waterRange, waterStateAt } from './water.ts';

/** The equation of state behind a fluid. */
export type FluidMethod = 'iapws' | 'reference' | 'gerg2008' | 'pr';

/** The methods that can be asked for, where they are not the best one, to check it. */
export type AskedMethod = Extract<FluidMethod, 'gerg2008' | 'pr'>;

/** A fluid whose data are loaded. */
export interface Fluid {
  readonly composition: Composition;
  readonly method: FluidMethod;
  /** What the equation is, and from which paper or standard. */
  readonly source: string;
  /** Where the equation of this fluid goes. */
  readonly range: FluidRange;
  /** What there is to know of the method with this fluid, in sentences. */
  readonly remarks: readonly string[];
  readonly stateAt: (given: Given) => EquilibriumState;
  /** The p-T envelope of a mixture, traced when it is asked for; undefined of a pure fluid and where it is not found. */
  readonly envelope: () => PhaseEnvelope | undefined;
  /** The critical point: of a mixture that of its envelope; undefined where it has none. */
  readonly criticalPoint: () => PressureTemperature | undefined;
}

/** What equations of mixtures give by their pairs. */
interface States {
  readonly atPT: (pressure: number, temperature: number) => EquilibriumState;
  readonly atPH: (pressure: number, enthalpy: number) => EquilibriumState;
  readonly atPS: (pressure: number, entropy: number) => EquilibriumState;
  readonly atHS: (enthalpy: number, entropy: number) => EquilibriumState;
  readonly atTX: (temperature: number, quality: number) => EquilibriumState;
  readonly atPX: (pressure: number, quality: number) => EquilibriumState;
}

const gergSource = 'GERG-2008: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032-3091; ISO 20765-2:2015';
const cubicSource =
  'Peng-Robinson, 1978 α, volumes translated: D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978); A. Piña-Martinez et al., J. Chem. Eng. Data 63 (2018) 3980-3988';

/** Air of the reference equation: E. W. Lemmon et al., J. Phys. Chem. Ref. Data 29 (2000) 331. */
const airComponents = { N2: 0.7812, O2: 0.2096, Ar: 0.0092 } as const;
const airRemark = 'Air is taken as 78.12 mol-% nitrogen, 20.96 mol-% oxygen and 0.92 mol-% argon.';

/**
 * Loads a fluid by its composition, amounts of substance by component id in any unit: water by IAPWS-IF97, another pure fluid
 * and air by its reference equation, a mixture of components of GERG-2008 by that, another one by Peng-Robinson; or whatever it
 * is by the method that is asked for. Air in a mixture is its three components. A Refusal names the component that the method does not have; RangeError for amounts that
 * are none.
 */
export async function loadFluid(amounts: Readonly<Record<string, number>>, method?: AskedMethod): Promise<Fluid> {
  const composition = normalised(amounts);
  const [id = '', ...others] = Object.keys(composition);
  if (others.length === 0 && method === undefined) {
    return id === 'H2O' ? water(composition) : loadReference(id, composition);
  }
  return loadMixture(withoutAir(composition), method, 'Air' in composition ? [airRemark] : []);
}

async function loadMixture(
  composition: Composition,
  method: AskedMethod | undefined,
  remarks: readonly string[],
): Promise<Fluid> {
  const { gergComponentIds } = await import('./gerg/index.ts');
  const isGerg = Object.keys(composition).every(component => gergComponentIds.includes(component));
  const isCubic = method === 'pr' || (method === undefined && !isGerg);
  const fluid = await (isCubic ? loadCubic(composition) : loadGerg(composition));
  return { ...fluid, remarks: [...remarks, ...fluid.remarks] };
}

/**
 * State of a loaded fluid. Enthalpy and entropy count from the ideal gas at 298.15 K and 101 325 Pa, those of water by
 * IAPWS-IF97 from the liquid at its triple point. What the fluid's equation does not cover is a Refusal.
 */
export function stateOf(fluid: Fluid, given: Given): EquilibriumState {
  return fluid.stateAt(given);
}

function water(composition: Composition): Fluid {
  return {
    composition,
    method: 'iapws',
    source: 'IAPWS-IF97: IAPWS R7-97(2012)',
    range: waterRange,
    remarks: [],
    stateAt: waterStateAt,
    envelope: () => undefined,
    criticalPoint: () => waterCriticalPoint,
  };
}

async function loadReference(id: string, composition: Composition): Promise<Fluid> {
  const { referenceFluids, referenceStates } = await import('./reference/index.ts');
  if (!referenceFluids.some(fluid => fluid.id === id)) throw new Refusal(`there is no reference equation of ${id}`);
  const states = await referenceStates(id);
  const { equation, critical } = states.fluid;
  return {
    composition,
    method: 'reference',
    source: equation.source,
    range: equation.range,
    remarks: [],
    stateAt: given => stateByPair(states, given),
    envelope: () => undefined,
    criticalPoint: () => ({ temperature: critical.temperature, pressure: critical.pressure }),
  };
}

async function loadGerg(composition: Composition): Promise<Fluid> {
  const { gergComponentIds, gergRange, GergStates } = await import('./gerg/index.ts');
  const unknown = Object.keys(composition).find(component => !gergComponentIds.includes(component));
  if (unknown !== undefined) throw new Refusal(`${unknown} is no component of GERG-2008`);
  const states = new GergStates(composition);
  return {
    composition,
    method: 'gerg2008',
    source: gergSource,
    range: gergRange,
    remarks: [],
    stateAt: given => stateByPair(states, given),
    envelope: () => states.envelope(),
    criticalPoint: () => states.envelope()?.critical,
  };
}

async function loadCubic(composition: Composition): Promise<Fluid> {
  const { cubicComponent, cubicRange, CubicStates, isFromReference } = await import('./peng-robinson/index.ts');
  const ids = Object.keys(composition);
  const components = await Promise.all(
    ids.map(async id => {
      const component = await cubicComponent(id);
      if (!component) throw new Refusal(`${id} is no component of the Peng-Robinson equation here`);
      return component;
    }),
  );
  const states = new CubicStates(components, Object.values(composition));
  const derived = ids.filter(isFromReference).join(', ');
  const pairs = states.pairsWithoutInteraction.map(pair => pair.join(' and ')).join(', ');
  return {
    composition,
    method: 'pr',
    source: cubicSource,
    range: cubicRange,
    remarks: [
      ...(derived === '' ? [] : [`The constants of ${derived} are taken from the reference equation.`]),
      ...(pairs === '' ? [] : [`No interaction parameter is known of ${pairs}; 0 is used.`]),
    ],
    stateAt: given => stateByPair(states, given),
    envelope: () => states.envelope(),
    criticalPoint: () => states.envelope()?.critical,
  };
}

function stateByPair(states: States, given: Given): EquilibriumState {
  if ('quality' in given) {
    return 'pressure' in given
      ? states.atPX(given.pressure, given.quality)
      : states.atTX(given.temperature, given.quality);
  }
  if (!('pressure' in given)) return states.atHS(given.enthalpy, given.entropy);
  if ('temperature' in given) return states.atPT(given.pressure, given.temperature);
  return 'enthalpy' in given ? states.atPH(given.pressure, given.enthalpy) : states.atPS(given.pressure, given.entropy);
}

/** The composition with air as what it is made of. */
function withoutAir({ Air = 0, ...others }: Composition): Composition {
  const amounts: Record<string, number> = { ...others };
  if (Air > 0) for (const [id, share] of Object.entries(airComponents)) amounts[id] = (amounts[id] ?? 0) + Air * share;
  return amounts;
}

function normalised(amounts: Readonly<Record<string, number>>): Composition {
  const present = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  const total = present.reduce((sum, [, amount]) => sum + amount, 0);
  if (present.some(([, amount]) => !(amount > 0)) || !(total > 0 && total < Infinity)) {
    throw new RangeError('amounts must be positive and finite, and one of them above 0');
  }
  return Object.fromEntries(present.map(([id, amount]) => [id, amount / total]));
}
