import { log } from '../elementary/index.ts';
import { undefinedIfRefused } from '../quantities/index.ts';
import { componentsWithoutAir, fluidComponents } from './fluid-components.ts';
import { cubicComponentsOf, fluidOf, loadFluidData, stateOf, type Fluid } from './fluid.ts';
import type { Composition, EquilibriumPhase, FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
import { likeMixtureOf } from './gerg-likeness.ts';
import { bestEquationOf } from './solvers.ts';

/** Density of a phase at the state of a reference equation that corresponds to it. */
export interface ReferenceDensity {
  /** Name of the component whose reference equation it is. */
  readonly component: string;
  /** kg/m³ */
  readonly density: number;
  /** Relative excess over the density by Peng-Robinson. */
  readonly excess: number;
}

/**
 * Mean distance, Σ x·|ln(Tc/Tc_mean)|, of the critical temperatures of components that correspond to each other. Within it, the ratio
 * follows that of CoolProp's mixtures of reference equations within 0.5 % of the density (`reference-density.test.ts`).
 */
const likeComponents = 0.2;

/** Components with a reference equation for liquid and vapour that phases can be compared to; of water IAPWS-IF97. */
function referenceComponents(ids: readonly string[]): readonly string[] {
  return ids.filter(id => id !== 'Air' && fluidComponents.some(component => component.id === id));
}

export function isByPengRobinson(amounts: Composition): boolean {
  const ids = Object.keys(amounts);
  return ids.length > 1 && bestEquationOf(ids).method === undefined;
}

/**
 * Loads what `referenceDensityOf` and the excesses need for a fluid, in whose phases any component can be the main one. Undefined where
 * everything is already loaded.
 */
export function loadReferencesOf(amounts: Composition): Promise<void> | undefined {
  if (!isByPengRobinson(amounts)) return undefined;
  const ids = referenceComponents(componentsWithoutAir(Object.keys(amounts)));
  const like = Object.keys(likeMixtureOf(amounts)?.composition ?? {});
  const ofLike = like.length < 2 ? [] : [loadFluidData(like, 'pr'), loadFluidData(like, 'gerg2008')];
  const waiting = [...ids.map(id => loadFluidData([id])), ...ofLike].filter(each => each !== undefined);
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/**
 * Returns the density of a phase of a mixture by Peng-Robinson, times the ratio of the densities by reference equation and by Peng-Robinson
 * of its main component at the same reduced temperature and pressure: near its critical point Peng-Robinson makes a liquid more than a tenth
 * too light. Undefined for any other equation, and where the components are too unlike. The critical constants are the means by mole
 * fraction: W. B. Kay, Ind. Eng. Chem. 28 (1936) 1014.
 */
export function referenceDensityOf({ state, composition }: EquilibriumPhase): ReferenceDensity | undefined {
  if (state.phase === 'two-phase') return undefined;
  const corresponding = correspondingComponent(composition);
  if (!corresponding) return undefined;
  const { id: main, name: component, ratios } = corresponding;
  const pressure = state.pressure * ratios.pressure;
  const temperature = state.temperature * ratios.temperature;
  const densityBy = (equation: Fluid): number | undefined =>
    undefinedIfRefused(() => onSide(equation, state.phase, { pressure, temperature }).density);
  const own = densityBy(fluidOf({ [main]: 1 }, 'pr'));
  const reference = densityBy(fluidOf({ [main]: 1 }));
  if (own === undefined || reference === undefined) return undefined;
  return { component, density: (state.density * reference) / own, excess: reference / own - 1 };
}

/** The main component of a mixture by Peng-Robinson, with the ratios of its critical constants to the means of the mixture. */
interface CorrespondingComponent {
  readonly id: string;
  readonly name: string;
  readonly ratios: { readonly pressure: number; readonly temperature: number };
}

/** Returns the component whose states correspond to those of a mixture; undefined for any other equation, and for unlike components. */
export function correspondingComponent(composition: Composition): CorrespondingComponent | undefined {
  if (!isByPengRobinson(composition)) return undefined;
  const [id] = referenceComponents(Object.keys(composition)).toSorted(
    (one, other) => (composition[other] ?? 0) - (composition[one] ?? 0),
  );
  const ratios = id === undefined ? undefined : reducedBy(id, composition);
  if (id === undefined || !ratios) return undefined;
  return { id, name: fluidComponents.find(known => known.id === id)?.name ?? id, ratios };
}

/** Ratios of the critical constants of a component to the means of a mixture; undefined where its components are too unlike. */
function reducedBy(main: string, composition: Composition): CorrespondingComponent['ratios'] | undefined {
  const parts = cubicComponentsOf(Object.keys(composition)).map(component => ({
    ...component,
    share: composition[component.id] ?? 0,
  }));
  const own = parts.find(({ id }) => id === main);
  if (!own) return undefined;
  const temperature = parts.reduce((sum, part) => sum + part.share * part.criticalTemperature, 0);
  const pressure = parts.reduce((sum, part) => sum + part.share * part.criticalPressure, 0);
  const distance = parts.reduce(
    (sum, part) => sum + part.share * Math.abs(log(part.criticalTemperature / temperature)),
    0,
  );
  if (!(distance <= likeComponents)) return undefined;
  return { pressure: own.criticalPressure / pressure, temperature: own.criticalTemperature / temperature };
}

/** The state of a pure fluid on the side of its saturation line where a phase is: the saturated state if it is on the other side. */
export function onSide(
  equation: Fluid,
  side: FluidPhase,
  at: { readonly pressure: number; readonly temperature: number },
): ThermodynamicState {
  const state = stateOf(equation, at);
  const { temperature } = at;
  if (side === 'liquid' && state.phase === 'gas') return saturated(equation, temperature).liquid.state;
  if (side === 'gas' && state.phase === 'liquid') return saturated(equation, temperature).vapour.state;
  return state;
}

function saturated(equation: Fluid, temperature: number) {
  const { phases } = stateOf(equation, { temperature, quality: 0 });
  if (!phases) throw new Error('a saturated state has no phases');
  return phases;
}
