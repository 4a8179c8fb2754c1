import { exp } from '../../elementary/index.ts';
import { MultiphaseNewton, SuccessiveSubstitution, type LnPhi } from '../equilibrium/index.ts';
import type { Component } from './component.ts';
import { components } from './components.ts';
import { CubicFugacityPhase } from './cubic-fugacity-phase.ts';
import { GibbsMinimum } from './equilibrium/gibbs-minimum.ts';
import { interactionParameter, pairsWithoutInteraction } from './interaction.ts';
import { lnPhi } from './ln-phi.ts';
import { at, Model } from './model.ts';
import { OneFluid } from './one-fluid.ts';
import { cubicPseudoComponent } from './pseudo-component.ts';
import { PureSaturation } from './equilibrium/pure-saturation.ts';
import { StabilityTest } from './equilibrium/stability.ts';
import { FluidState } from './state.ts';
import { TwoPhaseSolver } from './equilibrium/two-phase-solver.ts';

/** Options of a mixture that differ from the tables. */
export interface MixtureOptions {
  /** Binary interaction parameter of two components; by default from the table. */
  readonly interaction?: (first: Component, second: Component) => number;
  /** Whether volumes are translated; by default true. Phase equilibrium does not depend on it. */
  readonly translated?: boolean;
  /** A component whose own liquid is excluded from the two phases, because the caller models it separately. */
  readonly apart?: string;
}

/**
 * Components with their equation-of-state parameters and the workspace of all calculations, so that no call allocates. A mixture must not
 * be used by two calculations at once; it may have any number of states.
 */
export class Mixture {
  readonly size: number;
  readonly ids: readonly string[];
  /** Pairs without a known k_ij, for which 0 is used. */
  readonly pairsWithoutInteraction: readonly (readonly [string, string])[];
  readonly model: Model;
  /** The fluid as a whole and its two phases. */
  readonly whole: OneFluid;
  readonly vapour: OneFluid;
  readonly liquid: OneFluid;
  readonly solver: TwoPhaseSolver;
  /** Newton's method for two phases at given T and p, and its phases: vapour and liquid. */
  readonly newton: MultiphaseNewton;
  readonly newtonPhases: readonly [CubicFugacityPhase, CubicFugacityPhase];
  readonly stability: StabilityTest;
  readonly substitution: SuccessiveSubstitution;
  readonly gibbsMinimum: GibbsMinimum;
  readonly saturation = new PureSaturation();
  /** A scratch state for searches that may fail. */
  readonly trial: FluidState;
  /** Of the first component, which for a pure fluid is the fluid, K. */
  readonly criticalTemperature: number;
  readonly highestCriticalTemperature: number;
  /** Temperature range of searches, K. */
  readonly lowestTemperature: number;
  readonly highestTemperature = 5000;
  /** Current composition: the feed with a trace of absent components, which changes no digit. */
  readonly feed: Float64Array;
  /** Composition passed in for the feed; NaN without one. */
  readonly given: Float64Array;

  constructor(
    readonly components: readonly Component[],
    { interaction = tabulated, translated = true, apart }: MixtureOptions = {},
  ) {
    this.size = components.length;
    this.ids = components.map(({ id }) => id);
    this.pairsWithoutInteraction = interaction === tabulated ? pairsWithoutInteraction(this.ids) : [];
    this.model = new Model(components, interaction, translated, apart);
    this.whole = new OneFluid(this.model);
    this.vapour = new OneFluid(this.model);
    this.liquid = new OneFluid(this.model);
    this.solver = new TwoPhaseSolver(this.model);
    this.newton = new MultiphaseNewton(this.size, 2);
    this.newtonPhases = [new CubicFugacityPhase(this.model), new CubicFugacityPhase(this.model)];
    this.gibbsMinimum = new GibbsMinimum(this.solver, this.vapour);
    this.stability = new StabilityTest(this.model);
    const { model } = this;
    const ofModel: LnPhi = (x, T, p, out) => lnPhi(model, x, T, p, out);
    this.substitution = new SuccessiveSubstitution(this.size, ofModel, ofModel);
    this.feed = new Float64Array(this.size);
    this.given = new Float64Array(this.size).fill(NaN);
    this.trial = new FluidState(this.size);
    const criticalTemperatures = components.map(component => component.criticalTemperature);
    this.criticalTemperature = criticalTemperatures[0] ?? NaN;
    this.highestCriticalTemperature = Math.max(...criticalTemperatures);
    this.lowestTemperature = 0.15 * Math.min(...criticalTemperatures);
  }

  /** Σ z_i·T_c,i of the current feed, K. */
  pseudocriticalTemperature(): number {
    return this.components.reduce((sum, component, i) => sum + at(this.feed, i) * component.criticalTemperature, 0);
  }

  /** Σ z_i·p_i of the current feed with Wilson's vapour pressures, Pa. */
  wilsonBubblePressure(T: number): number {
    const { wilsonConstant, wilsonSlope } = this.model;
    return this.feed.reduce((sum, z, i) => sum + z * exp(at(wilsonConstant, i) - at(wilsonSlope, i) / T), 0);
  }

  /** 1/Σ z_i/p_i of the current feed with Wilson's vapour pressures, Pa. */
  wilsonDewPressure(T: number): number {
    const { wilsonConstant, wilsonSlope } = this.model;
    return 1 / this.feed.reduce((sum, z, i) => sum + z * exp(at(wilsonSlope, i) / T - at(wilsonConstant, i)), 0);
  }

  /**
   * Calculates the saturation of the current feed as one fluid at p in Pa into `saturation`: for a mixture a point inside its two-phase
   * region. Returns false at and above the critical pressure of that fluid.
   */
  saturateAtPressure(p: number): boolean {
    const { whole, saturation } = this;
    const Tc = whole.criticalTemperature(this.pseudocriticalTemperature());
    return saturation.solveAtPressure(whole, Tc, p);
  }
}

function tabulated(first: Component, second: Component): number {
  return interactionParameter(first.id, second.id)?.value ?? 0;
}

/** Returns a component of the table by its id, or a pseudo-component by its definition. Throws a RangeError for an unknown id. */
export function componentOf(id: string): Component {
  const match = components.find(component => component.id === id) ?? cubicPseudoComponent(id);
  if (match === undefined) throw new RangeError(`no component is called ${id}`);
  return match;
}

/** Creates a mixture of components of the table and pseudo-components, or of one. Throws a RangeError for an unknown or duplicate id, or none. */
export function createMixture(ids: readonly string[], options: MixtureOptions = {}): Mixture {
  if (ids.length === 0) throw new RangeError('a mixture needs at least one component');
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`component ${twice} is given twice`);
  return new Mixture(ids.map(componentOf), options);
}

/** Creates an empty state for fluids of a mixture, to be filled by the flashes. */
export function createState(mixture: Mixture): FluidState {
  return new FluidState(mixture.size);
}
