import { log } from '../../elementary/index.ts';
import { Refusal } from '../../quantities/index.ts';
import { fluidMethodOfComponents } from '../fluid-method.ts';
import { fluidComponentOf, fluidComponents } from '../fluid-components.ts';
import { cubicComponentsOf, fluidOf, stateOf, type Fluid } from '../fluid.ts';
import { isBeyondGerg } from '../gerg-equilibria.ts';
import { likeMixtureOf, withKnownVolumes, type LikeMixture } from './gerg-likeness.ts';
import {
  onePhaseState,
  type Composition,
  type EquilibriumState,
  type FluidPhase,
  type ThermodynamicState,
} from '../helmholtz/index.ts';
import { isentropeBy } from '../isentrope.ts';
import type { StateInputs } from '../state-inputs.ts';

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

/** Mole fraction of replaced components up to which a like mixture is nearly the same, and of all but one in a nearly pure fluid. */
const nearlySame = 0.01;

/**
 * What is compared: states of one phase, or boiling, latent heats and enthalpies too. Where GERG-2008 lacks the equilibria of a mixture, its heats of mixing
 * are wrong as well, by some 8 K for hydrocarbons; its densities, heat capacities and speeds of sound are not.
 */
export type Compared = 'phase' | 'equilibria';

/**
 * Returns the equations to compare a phase of a mixture by Peng-Robinson with: GERG-2008 of a mixture that it has or that is nearly the same,
 * else, and of a nearly pure fluid, the reference equation of the main component at the same reduced state, else GERG-2008 of a mixture with
 * like hydrocarbons. Undefined for a pure fluid, and where the components are too unlike or their interaction is not known.
 */
export function comparedEquations(composition: Composition, what: Compared): ComparedEquations | undefined {
  const ids = Object.keys(composition);
  if (ids.length === 1) return undefined;
  const isOfGerg = fluidMethodOfComponents(ids) === 'gerg2008';
  const like = isOfGerg ? { composition, replaced: [], leftOut: [], changed: 0 } : likeMixtureOf(composition);
  const hasEquilibria = !isOfGerg && like !== undefined && !isBeyondGerg(like.composition);
  const isCompared = like && Object.keys(like.composition).length > 1 && (hasEquilibria || what === 'phase');
  const byGerg = isCompared ? likeEquations(like, hasEquilibria) : undefined;
  const isNearlyPure = !isOfGerg && Object.values(composition).some(share => share >= 1 - nearlySame);
  if (byGerg && like && like.changed <= nearlySame && !isNearlyPure) return byGerg;
  return correspondingEquations(composition) ?? byGerg;
}

function correspondingEquations(composition: Composition): ComparedEquations | undefined {
  const corresponding = correspondingComponent(composition);
  if (!corresponding) return undefined;
  const { id, name, ratios } = corresponding;
  const by = `as far as it is like ${name}, by its reference equation at the same reduced state`;
  return { own: fluidOf({ [id]: 1 }, 'pr'), reference: fluidOf({ [id]: 1 }), ratios, by };
}

function likeEquations(mixture: LikeMixture, hasEquilibria: boolean): ComparedEquations {
  const { composition, replaced, leftOut } = hasEquilibria ? mixture : withKnownVolumes(mixture);
  const name = (id: string) => fluidComponentOf(id)?.name ?? id;
  const changes = [
    replaced.length > 0 && `with ${replaced.map(([id, other]) => `${name(other)} in place of ${name(id)}`).join(', ')}`,
    leftOut.length > 0 && `without ${leftOut.map(name).join(' and ')}`,
  ].filter(change => change !== false);
  const [own, reference] = [fluidOf(composition, 'pr'), fluidOf(composition, 'gerg2008')];
  return {
    own: hasEquilibria ? own : singlePhases(own),
    reference: hasEquilibria ? reference : singlePhases(reference),
    ratios: { pressure: 1, temperature: 1 },
    by:
      changes.length === 0
        ? 'by GERG-2008, which lacks the boiling pressures of the mixture, not its density'
        : `by GERG-2008 of the same mixture ${changes.join(' and ')}`,
  };
}

/** Returns a fluid whose states are those of one phase, also where that is not stable; refuses any other. */
function singlePhases(fluid: Fluid): Fluid {
  const stateAt = (inputs: StateInputs): EquilibriumState => {
    if ('pressure' in inputs && 'temperature' in inputs)
      return onePhaseState(fluid.phaseAt(inputs.pressure, inputs.temperature));
    const state = 'quality' in inputs ? undefined : fluid.stateAt(inputs);
    if (!state || state.phase === 'two-phase' || state.liquids) throw new Refusal('the equilibrium is not known');
    return state;
  };
  return { ...fluid, stateAt, isentrope: entropy => isentropeBy(stateAt, entropy) };
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
 * for a pure fluid, and where the interaction of components is not known.
 */
export function referencedParts(
  composition: Composition,
): readonly (readonly [id: string, share: number])[] | undefined {
  if (Object.keys(composition).length === 1 || hasUnknownInteraction(composition)) return undefined;
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

/** Returns the component whose states correspond to those of a mixture by Peng-Robinson; undefined for a pure fluid and for unlike components. */
export function correspondingComponent(composition: Composition): CorrespondingComponent | undefined {
  if (Object.keys(composition).length === 1 || hasUnknownInteraction(composition)) return undefined;
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
