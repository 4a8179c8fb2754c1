import { log } from '../elementary/index.ts';
import { Refusal } from '../quantities/index.ts';
import type { FluidRange, PhaseEnvelope, PressureTemperature } from './equilibrium/index.ts';
import { ammoniaWaterCaution } from './aqueous/ammonia-water.ts';
import { aqueousViscosityCaution } from './aqueous/aqueous-viscosity.ts';
import { dryIceRefusal } from './solids/dry-ice.ts';
import type { Component } from './eos/index.ts';
import {
  fluidMethodOf,
  fluidMethodOfComponents,
  foreignToGerg,
  type FluidMethod,
  type RequestedMethod,
} from './fluid-method.ts';
import { componentsWithoutAir, compositionWithoutAir, fluidComponentOf, fluidComponents } from './fluid-components.ts';
import { pairsBeyondGergIn, pairsBeyondGerg, pairsNearLimitOfGerg } from './gerg-equilibria.ts';
import { pseudoComponentOf } from './pseudo-component/index.ts';
import type * as Gerg from './gerg/index.ts';
import type { StateInputs } from './state-inputs.ts';
import type { Composition, EquilibriumPhase, EquilibriumState, ThermodynamicState } from './helmholtz/index.ts';
import { isentropeBy, type Isentrope } from './isentrope.ts';
import type { NearbyStates, StartState } from './nearby-states.ts';
import type * as PengRobinson from './peng-robinson/index.ts';
import type { PureStates } from './reference/index.ts';
import { waterCriticalPoint, waterRange, waterStateAt } from './water.ts';

/** A fluid with its data loaded. */
export interface Fluid {
  readonly composition: Composition;
  readonly method: FluidMethod;
  /** The equation and its paper or standard. */
  readonly source: string;
  /** Range of the equation for this fluid. */
  readonly range: FluidRange;
  /** Remarks on the method for this fluid, in sentences. */
  readonly remarks: readonly string[];
  /** Constants of the petroleum fractions in it, a sentence each, which are also among the remarks. */
  readonly fractions: readonly string[];
  /** Cautions on its accuracy, in sentences. */
  readonly cautions: readonly string[];
  /** Pairs of unlike components, by their ids, whose interaction parameter the Peng-Robinson equation lacks. */
  readonly pairsWithoutInteraction: readonly (readonly [string, string])[];
  readonly stateAt: (inputs: StateInputs) => EquilibriumState;
  /** States around a first one, for many evaluations: of a gas by GERG-2008 they take a tenth of the time of `stateAt`. */
  readonly nearbyStates: (start: StartState) => NearbyStates;
  /** One phase at p in Pa and T in K, stable or not: of a liquid and a gas the one of lower Gibbs energy. */
  readonly phaseAt: (pressure: number, temperature: number) => ThermodynamicState;
  /** States of an entropy, J/(kg·K), for several evaluations; the search starts at a temperature, K. */
  readonly isentrope: (entropy: number, temperature: number) => Isentrope;
  /** ln φ of a component in a phase of the fluid. */
  readonly lnFugacityCoefficient: (id: string, phase: EquilibriumPhase) => number;
  /** The p-T envelope of a mixture, traced on demand; undefined for a pure fluid and where it is not found. */
  readonly envelope: () => PhaseEnvelope | undefined;
  /** Critical point; for a mixture that of its envelope. Undefined where there is none. */
  readonly criticalPoint: () => PressureTemperature | undefined;
  /** Mean of the components' critical pressures, Pa, of a mixture that boils within a narrow range; undefined otherwise. */
  readonly pseudocriticalPressure: () => number | undefined;
}

/** States by pairs of properties, from a mixture equation. */
interface States {
  readonly atPT: (pressure: number, temperature: number) => EquilibriumState;
  readonly atPH: (pressure: number, enthalpy: number) => EquilibriumState;
  readonly atPS: (pressure: number, entropy: number) => EquilibriumState;
  readonly atHS: (enthalpy: number, entropy: number) => EquilibriumState;
  readonly atTX: (temperature: number, quality: number) => EquilibriumState;
  readonly atPX: (pressure: number, quality: number) => EquilibriumState;
}

export const gergSource = 'GERG-2008: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032-3091; ISO 20765-2:2015';
const cubicSource =
  'Peng-Robinson, 1978 α, volumes translated: D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978); A. Piña-Martinez et al., J. Chem. Eng. Data 63 (2018) 3980-3988';

/** From the results of `measured-equilibria.test.ts`. */
const waterRemark =
  'This equation dissolves far less gas in liquid water than measured: less than a tenth of the carbon dioxide.';
const hydrateRemark =
  'Hydrates and ice are not among its phases: gas and liquid water under pressure may form hydrates well above the freezing point of water, and the phases stated are then not the stable ones.';
/** Components that are gases at 0 °C and 1 atm or form hydrates with water, to which both remarks on water apply. */
const gases = new Set(
  'C1 C2 C3 iC4 nC4 N2 O2 Ar He H2 CO CO2 H2S SO2 C2= C3= R134a Air Cl2 EO 1C4= iC4= DME VCM'.split(' '),
);
/** Compared with IAPWS-IF97 at 30 °C. */
const cubicWaterRemark =
  'Liquid water by this equation is about 13 % too dense near ambient temperature; the density of a liquid that is mostly water is about as much too high.';
const airRemark = 'Air is taken as 78.12 mol-% nitrogen, 20.96 mol-% oxygen and 0.92 mol-% argon.';

/**
 * Loads a fluid by its composition, molar amounts by component id in any unit, with the equation of `fluidMethodOf` or the selected one. Air in a
 * mixture is replaced by its three components. Throws a Refusal that names a component that the method does not have; a RangeError for invalid
 * amounts.
 */
export async function loadFluid(amounts: Readonly<Record<string, number>>, method?: RequestedMethod): Promise<Fluid> {
  await loadFluidData(Object.keys(normalised(amounts)), method);
  return fluidOf(amounts, method);
}

/**
 * Loads what `fluidOf` needs for fluids of these components. Undefined where everything is already loaded, so that callers can stay
 * synchronous.
 */
export function loadFluidData(ids: readonly string[], method?: RequestedMethod): Promise<void> | undefined {
  const equation = method ?? fluidMethodOfComponents(ids);
  const parts = componentsWithoutAir(ids);
  const [id = ''] = ids;
  const forCubic = () => (parts.every(part => loaded.cubicComponents.has(part)) ? undefined : loadCubic(parts));
  if (equation === 'pr') return forCubic();
  if (equation === 'gerg2008') {
    const waiting = [
      loaded.gerg ? undefined : loadGerg(),
      // Which of both it is depends on the amounts.
      method === undefined && pairsBeyondGerg(parts).length > 0 ? forCubic() : undefined,
    ].filter(each => each !== undefined);
    return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
  }
  if (equation === 'reference') return loaded.pure.has(id) || !isKnown(id) ? undefined : loadPure(id);
  return undefined;
}

/** Number of fluids cached with their results: an envelope takes longer than a thousand states. */
const maxCached = 64;
const cache = new Map<string, Fluid>();

/** Returns a fluid whose data `loadFluidData` has loaded; otherwise as `loadFluid`. */
export function fluidOf(amounts: Readonly<Record<string, number>>, method?: RequestedMethod): Fluid {
  const composition = normalised(amounts);
  const key = JSON.stringify([method, composition]);
  const known = cache.get(key);
  if (known) return known;
  const fluid = createFluid(composition, method);
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest);
  cache.set(key, fluid);
  return fluid;
}

function createFluid(composition: Composition, method: RequestedMethod | undefined): Fluid {
  const [id = ''] = Object.keys(composition);
  const whole = compositionWithoutAir(composition);
  const isOfGerg = fluidMethodOfComponents(Object.keys(composition)) === 'gerg2008';
  const near = method === undefined && isOfGerg ? pairsNearLimitOfGerg(whole) : [];
  const remarks = [
    ...('Air' in composition ? [airRemark] : []),
    ...('H2O' in composition && Object.keys(composition).some(each => gases.has(each))
      ? [waterRemark, hydrateRemark]
      : []),
    ...(near.length > 0 ? [nearLimitRemark(near)] : []),
  ];
  switch (method ?? fluidMethodOf(composition)) {
    case 'iapws':
      return water(composition);
    case 'gerg2008':
      return gergFluid(whole, remarks);
    case 'pr': {
      const beyond = method === undefined && isOfGerg ? pairsBeyondGergIn(whole) : [];
      return cubicFluid(whole, beyond.length === 0 ? remarks : [...remarks, beyondGergRemark(beyond)]);
    }
    case 'reference':
      return referenceFluid(id, composition);
  }
}

/** Data loaded so far, shared by all callers and never discarded. */
const loaded: {
  gerg?: typeof Gerg;
  cubic?: typeof PengRobinson;
  /** Undefined for a component that the equation does not have. */
  readonly cubicComponents: Map<string, Component | undefined>;
  readonly pure: Map<string, PureStates>;
} = { cubicComponents: new Map(), pure: new Map() };

async function loadGerg(): Promise<void> {
  loaded.gerg = await import('./gerg/index.ts');
}

async function loadCubic(ids: readonly string[]): Promise<void> {
  const cubic = await import('./peng-robinson/index.ts');
  loaded.cubic = cubic;
  await Promise.all(ids.map(async id => loaded.cubicComponents.set(id, await cubic.cubicComponent(id))));
}

async function loadPure(id: string): Promise<void> {
  const { referenceStates } = await import('./reference/index.ts');
  loaded.pure.set(id, await referenceStates(id));
}

function notLoaded(): never {
  throw new Error('the data of a fluid are used before they are loaded');
}

function isKnown(id: string): boolean {
  return fluidComponents.some(component => component.id === id);
}

/** Name of a component within a sentence. */
function nameOf(id: string): string {
  return fluidComponentOf(id)?.name ?? id;
}

/** Why a component is not in GERG-2008. */
function notInGerg(id: string): string {
  return pseudoComponentOf(id) === undefined
    ? `${nameOf(id)} is not a component of GERG-2008`
    : `${id} is a petroleum fraction defined by molar mass and density, and GERG-2008 has defined substances only; Peng-Robinson takes it`;
}

function namesOf(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(pair => pair.map(nameOf).join(' with ')).join(', ');
}

/** Why a mixture of components of GERG-2008 is not calculated by it. */
function beyondGergRemark(pairs: readonly (readonly [string, string])[]): string {
  return `The Peng-Robinson equation is used, because GERG-2008 gives wrong boiling pressures of ${namesOf(pairs)}.`;
}

/** What changes at a limit between both equations; the sizes are those of 16 mixtures at their limits (`gerg-equilibria.test.ts`). */
function nearLimitRemark(pairs: readonly (readonly [string, string])[]): string {
  return `The composition is near the limit between GERG-2008 and Peng-Robinson for ${namesOf(pairs)}. With a little more or less of them the other equation is used, which changes the density of a gas by up to 2 %, that of a liquid, a dense fluid or two phases by up to 14 %, and the dew point by up to 6 K.`;
}

/**
 * State of a loaded fluid. Enthalpy and entropy are relative to the ideal gas at 298.15 K and 101 325 Pa, those of water by IAPWS-IF97 to
 * the liquid at its triple point. Throws a Refusal outside the range of the fluid's equation.
 */
export function stateOf(fluid: Fluid, inputs: StateInputs): EquilibriumState {
  const solid = fluid.composition['CO2'] === 1 ? dryIceRefusal(inputs) : undefined;
  // An equation that extends to lower temperatures would give a liquid where there is a solid.
  if (solid && 'pressure' in inputs && 'temperature' in inputs) throw solid;
  try {
    return restoreInputs(fluid.stateAt(inputs), inputs);
  } catch (thrown) {
    throw thrown instanceof Refusal ? (solid ?? thrown) : thrown;
  }
}

/** Relative deviations of the specified values in a solver's result, from logarithms and, for water's quality, from volumes. */
const solversRounding = { pressure: 1e-12, temperature: 1e-12, quality: 1e-9 } as const;

/** Restores the specified values in a state and its phases exactly: 273.15 K, not 273.1499999999999. */
function restoreInputs(state: EquilibriumState, inputs: StateInputs): EquilibriumState {
  const { phases, liquids } = state;
  const exact = exactInputs(state, inputs, ['pressure', 'temperature', 'quality']);
  const phase = <P extends EquilibriumPhase>(of: P): P => ({
    ...of,
    state: { ...of.state, ...exactInputs(of.state, inputs, ['pressure', 'temperature']) },
  });
  return {
    ...state,
    ...exact,
    phases: phases && { liquid: phase(phases.liquid), vapour: phase(phases.vapour) },
    liquids: liquids?.map(phase),
  };
}

type EchoedName = keyof typeof solversRounding;

/** Specified values by name, where the state has them except for the solvers' rounding. */
function exactInputs(
  state: ThermodynamicState,
  inputs: Readonly<Record<string, number>>,
  names: readonly EchoedName[],
): Partial<Record<EchoedName, number>> {
  return Object.fromEntries(
    names.flatMap(name => {
      const value = inputs[name];
      const found = state[name];
      if (value === undefined || found === undefined) return [];
      return Math.abs(found - value) <= solversRounding[name] * Math.abs(value) ? [[name, value]] : [];
    }),
  );
}

function water(composition: Composition): Fluid {
  return {
    composition,
    method: 'iapws',
    source: 'IAPWS-IF97: IAPWS R7-97(2012)',
    range: waterRange,
    remarks: [],
    fractions: [],
    cautions: [],
    pairsWithoutInteraction: [],
    stateAt: waterStateAt,
    nearbyStates: () => independentStates(waterStateAt),
    phaseAt: (pressure, temperature) => waterStateAt({ pressure, temperature }),
    isentrope: entropy => isentropeBy(waterStateAt, entropy),
    lnFugacityCoefficient: (_, { state }) => lnOfPure(state),
    envelope: () => undefined,
    criticalPoint: () => waterCriticalPoint,
    pseudocriticalPressure: () => undefined,
  };
}

function referenceFluid(id: string, composition: Composition): Fluid {
  if (!isKnown(id)) throw new Refusal(`there is no reference equation of ${id}`);
  const states = loaded.pure.get(id) ?? notLoaded();
  const { equation, critical } = states.fluid;
  return {
    composition,
    method: 'reference',
    source: equation.source,
    range: equation.range,
    remarks: [],
    fractions: [],
    cautions: [],
    pairsWithoutInteraction: [],
    stateAt: inputs => stateByPair(states, inputs),
    nearbyStates: () => independentStates(inputs => stateByPair(states, inputs)),
    phaseAt: (pressure, temperature) => states.atPT(pressure, temperature),
    isentrope: entropy => isentropeBy(inputs => stateByPair(states, inputs), entropy),
    lnFugacityCoefficient: (_, { state }) => lnOfPure(state),
    envelope: () => undefined,
    criticalPoint: () => ({ temperature: critical.temperature, pressure: critical.pressure }),
    pseudocriticalPressure: () => undefined,
  };
}

function gergFluid(composition: Composition, remarks: readonly string[]): Fluid {
  const unknown = foreignToGerg(Object.keys(composition));
  if (unknown !== undefined) throw new Refusal(notInGerg(unknown));
  const { gergIsentropes, gergRange, GergStates } = loaded.gerg ?? notLoaded();
  const states = new GergStates(composition);
  // The search that continues from the previous state covers two phases only.
  const isWalked = Object.keys(composition).length > 1 && !('H2O' in composition);
  return {
    composition,
    method: 'gerg2008',
    source: gergSource,
    range: gergRange,
    remarks,
    fractions: [],
    cautions: [],
    pairsWithoutInteraction: [],
    stateAt: inputs => stateByPair(states, inputs),
    nearbyStates: start => states.nearbyStates(start),
    phaseAt: (pressure, temperature) => states.phaseAt(pressure, temperature),
    isentrope: isWalked
      ? gergIsentropes(composition)
      : entropy => isentropeBy(inputs => stateByPair(states, inputs), entropy),
    lnFugacityCoefficient: (component, phase) => states.lnFugacityCoefficient(component, phase),
    envelope: () => states.envelope(),
    criticalPoint: () => states.envelope()?.critical,
    pseudocriticalPressure: () => states.pseudocriticalPressure(),
  };
}

/**
 * Returns the components of the Peng-Robinson equation, loaded by `loadFluidData` with the method 'pr', for solvers that keep a mixture of
 * their own. Throws a Refusal that names one that the equation does not have.
 */
export function cubicComponentsOf(ids: readonly string[]): readonly Component[] {
  return ids.map(id => {
    if (!loaded.cubicComponents.has(id)) notLoaded();
    const component = loaded.cubicComponents.get(id);
    if (!component) throw new Refusal(`${nameOf(id)} is not a component of the Peng-Robinson equation here`);
    return component;
  });
}

function cubicFluid(composition: Composition, remarks: readonly string[]): Fluid {
  const { cubicRange, CubicStates, interactionRemarks, isFromReference, pseudoComponentRemark } =
    loaded.cubic ?? notLoaded();
  const ids = Object.keys(composition);
  const components = cubicComponentsOf(ids);
  const states = new CubicStates(components, Object.values(composition));
  const fractions = components.flatMap(component => pseudoComponentRemark(component) ?? []);
  const derived = ids.filter(isFromReference).map(nameOf).join(', ');
  const ofAmmoniaWater = ammoniaWaterCaution(composition);
  const ofLiquids = [ofAmmoniaWater, aqueousViscosityCaution(composition)].filter(text => text !== undefined);
  const ofPairs = interactionRemarks(components, states.pairsWithoutInteraction, nameOf);
  return {
    composition,
    method: 'pr',
    source: cubicSource,
    range: cubicRange,
    remarks: [
      ...remarks,
      ...('H2O' in composition && ids.length > 1 && ofAmmoniaWater === undefined ? [cubicWaterRemark] : []),
      ...fractions,
      ...ofPairs.remarks,
      ...(derived === '' ? [] : [`The constants of ${derived} are taken from the reference equation.`]),
    ],
    fractions,
    cautions: [...ofLiquids, ...ofPairs.cautions],
    pairsWithoutInteraction: ofPairs.unknown,
    stateAt: inputs => stateByPair(states, inputs),
    nearbyStates: () => independentStates(inputs => stateByPair(states, inputs)),
    phaseAt: (pressure, temperature) => states.phaseAt(pressure, temperature),
    isentrope: entropy => isentropeBy(inputs => stateByPair(states, inputs), entropy),
    lnFugacityCoefficient: (component, phase) => states.lnFugacityCoefficient(component, phase),
    envelope: () => states.envelope(),
    criticalPoint: () => states.envelope()?.critical,
    pseudocriticalPressure: () => states.pseudocriticalPressure(),
  };
}

function lnOfPure({ fugacity = NaN, pressure }: ThermodynamicState): number {
  return log(fugacity / pressure);
}

function independentStates(stateAt: Fluid['stateAt']): NearbyStates {
  return (pressure, enthalpy) => stateAt({ pressure, enthalpy });
}

function stateByPair(states: States, inputs: StateInputs): EquilibriumState {
  if ('quality' in inputs) {
    return 'pressure' in inputs
      ? states.atPX(inputs.pressure, inputs.quality)
      : states.atTX(inputs.temperature, inputs.quality);
  }
  if (!('pressure' in inputs)) return states.atHS(inputs.enthalpy, inputs.entropy);
  if ('temperature' in inputs) return states.atPT(inputs.pressure, inputs.temperature);
  return 'enthalpy' in inputs
    ? states.atPH(inputs.pressure, inputs.enthalpy)
    : states.atPS(inputs.pressure, inputs.entropy);
}

function normalised(amounts: Readonly<Record<string, number>>): Composition {
  const present = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  const total = present.reduce((sum, [, amount]) => sum + amount, 0);
  if (present.some(([, amount]) => !(amount > 0)) || !(total > 0 && total < Infinity)) {
    throw new RangeError('amounts must be positive and finite, and one of them above 0');
  }
  return Object.fromEntries(present.map(([id, amount]) => [id, amount / total]));
}
