import { log } from '../elementary/index.ts';
import { fluidComponentOf, fluidComponents } from './fluid-components.ts';
import { cubicComponentsOf, fluidOf, stateOf, type Fluid } from './fluid.ts';
import { pairsBeyondGergIn } from './gerg-equilibria.ts';
import { likeMixtureOf, type LikeMixture } from './gerg-likeness.ts';
import type { Composition, FluidPhase, ThermodynamicState } from './helmholtz/index.ts';
import { bestEquationOf } from './solvers.ts';

/** Equations whose states are compared to find the error of a mixture by Peng-Robinson. */
export interface ComparedEquations {
  /** What is compared, as a clause: "by GERG-2008 of the same mixture with n-decane in place of n-dodecane". */
  readonly by: string;
  /** By Peng-Robinson. */
  readonly own: Fluid;
  readonly reference: Fluid;
  /** Ratios of their pressure and temperature to those of the mixture. */
  readonly ratios: { readonly pressure: number; readonly temperature: number };
}

/**
 * Mean distance, Σ x·|ln(Tc/Tc_mean)|, of the critical temperatures of components that correspond to each other. Within it, the ratio
 * follows that of CoolProp's mixtures of reference equations within 0.5 % of the density (`reference-density.test.ts`).
 */
const likeComponents = 0.2;

/** Components with a reference equation for liquid and vapour that phases can be compared to; of water IAPWS-IF97. */
export function referenceComponents(ids: readonly string[]): readonly string[] {
  return ids.filter(id => id !== 'Air' && fluidComponents.some(component => component.id === id));
}

export function isByPengRobinson(amounts: Composition): boolean {
  const ids = Object.keys(amounts);
  return ids.length > 1 && bestEquationOf(ids).method === undefined;
}

/** Mole fraction of replaced components up to which a like mixture is nearly the same, and of all but one in a nearly pure fluid. */
const nearlySame = 0.01;

/**
 * Returns the equations to compare a mixture by Peng-Robinson with: GERG-2008 of a mixture that is nearly the same, else, and of a nearly pure
 * fluid, the reference equation of the main component at the same reduced state, else GERG-2008 of a mixture with like hydrocarbons. Undefined for any other equation, and
 * where the components are too unlike or their interaction is not known.
 */
export function comparedEquations(composition: Composition): ComparedEquations | undefined {
  if (!isByPengRobinson(composition)) return undefined;
  const like = likeMixtureOf(composition);
  const isLike = like && Object.keys(like.composition).length > 1 && pairsBeyondGergIn(like.composition).length === 0;
  const ofLike = isLike ? like : undefined;
  const isNearlyPure = Object.values(composition).some(share => share >= 1 - nearlySame);
  if (ofLike && ofLike.changed <= nearlySame && !isNearlyPure) return likeEquations(ofLike);
  return correspondingEquations(composition) ?? (ofLike && likeEquations(ofLike));
}

function correspondingEquations(composition: Composition): ComparedEquations | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding) return undefined;
  const { id, name, ratios } = corresponding;
  const by = `as far as it is like ${name}, by its reference equation at the same reduced state`;
  return { own: fluidOf({ [id]: 1 }, 'pr'), reference: fluidOf({ [id]: 1 }), ratios, by };
}

function likeEquations({ composition, replaced, leftOut }: LikeMixture): ComparedEquations {
  const name = (id: string) => fluidComponentOf(id)?.name ?? id;
  const changes = [
    replaced.length > 0 && `with ${replaced.map(([id, other]) => `${name(other)} in place of ${name(id)}`).join(', ')}`,
    leftOut.length > 0 && `without ${leftOut.map(name).join(' and ')}`,
  ].filter(change => change !== false);
  return {
    own: fluidOf(composition, 'pr'),
    reference: fluidOf(composition, 'gerg2008'),
    ratios: { pressure: 1, temperature: 1 },
    by: `by GERG-2008 of the same mixture ${changes.join(' and ')}`,
  };
}

/** Mole fraction from which the interaction of a component with others counts. */
const considerable = 0.01;

/** Whether the interaction of two considerable components is not known, so that states of one of them say nothing about the mixture. */
function hasUnknownInteraction(composition: Composition): boolean {
  return fluidOf(composition, 'pr').pairsWithoutInteraction.some(pair =>
    pair.every(id => (composition[id] ?? 0) > considerable),
  );
}

/**
 * Returns the considerable components of a mixture by Peng-Robinson, with their mole fractions, if each has a reference equation. Undefined
 * for any other equation, and where the interaction of components is not known.
 */
export function referencedParts(
  composition: Composition,
): readonly (readonly [id: string, share: number])[] | undefined {
  if (!isByPengRobinson(composition) || hasUnknownInteraction(composition)) return undefined;
  const parts = Object.entries(composition).filter(([, share]) => share > considerable);
  const known = referenceComponents(parts.map(([id]) => id));
  return known.length === parts.length ? parts : undefined;
}

/** The main component of a mixture by Peng-Robinson, with the ratios of its critical constants to the means of the mixture. */
interface CorrespondingComponent {
  readonly id: string;
  readonly name: string;
  readonly ratios: { readonly pressure: number; readonly temperature: number };
}

/** Returns the component whose states correspond to those of a mixture; undefined for any other equation, and for unlike components. */
export function correspondingComponent(composition: Composition): CorrespondingComponent | undefined {
  if (!isByPengRobinson(composition) || hasUnknownInteraction(composition)) return undefined;
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

/**
 * The state of a fluid where a phase is compared. Of a pure fluid it is on the same side of the saturation line: the saturated state if it is
 * on the other side.
 */
export function onSide(
  equation: Fluid,
  side: FluidPhase,
  at: { readonly pressure: number; readonly temperature: number },
): ThermodynamicState {
  const state = stateOf(equation, at);
  if (Object.keys(equation.composition).length > 1) return state;
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
