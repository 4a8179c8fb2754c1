import { exp } from '../../elementary/index.ts';
import { SuccessiveSubstitution, type LnPhi } from '../equilibrium/index.ts';
import type { Component } from './component.ts';
import { components } from './components.ts';
import { GibbsMinimum } from './gibbs-minimum.ts';
import { interactionParameter, pairsWithoutInteraction } from './interaction.ts';
import { lnPhi } from './ln-phi.ts';
import { at, Model } from './model.ts';
import { OneFluid } from './one-fluid.ts';
import { PureSaturation } from './pure-saturation.ts';
import { StabilityTest } from './stability.ts';
import { FluidState } from './state.ts';
import { TwoPhaseSolver } from './two-phase-solver.ts';

/** Deviations from the mixture of the tables. */
export interface MixtureOptions {
  /** Binary interaction parameter of two components; the table's where not given. */
  readonly interaction?: (first: Component, second: Component) => number;
  /** Whether volumes are translated; true where not given. Phase equilibrium is the same with and without. */
  readonly translated?: boolean;
  /** A component whose own liquid is not looked for as one of the two phases, because the caller finds it apart. */
  readonly apart?: string;
}

/**
 * Components with the parameters of their equation of state and everything the calculations need to work in, so that no
 * call allocates. One mixture serves one calculation at a time; states of it may be as many as wanted.
 */
export class Mixture {
  readonly size: number;
  readonly ids: readonly string[];
  /** The pairs for which no k_ij is known, so that 0 is used. */
  readonly pairsWithoutInteraction: readonly (readonly [string, string])[];
  readonly model: Model;
  /** The fluid as a whole and its two phases. */
  readonly whole: OneFluid;
  readonly vapour: OneFluid;
  readonly liquid: OneFluid;
  readonly solver: TwoPhaseSolver;
  readonly stability: StabilityTest;
  readonly substitution: SuccessiveSubstitution;
  readonly gibbsMinimum: GibbsMinimum;
  readonly saturation = new PureSaturation();
  /** A state for searches that may fail. */
  readonly trial: FluidState;
  /** Of the first component: the one of a pure fluid, K. */
  readonly criticalTemperature: number;
  readonly highestCriticalTemperature: number;
  /** Where temperatures are looked for, K. */
  readonly lowestTemperature: number;
  readonly highestTemperature = 5000;
  /** Composition at work: the feed with absent components at a trace, which changes no digit. */
  readonly feed: Float64Array;
  /** The composition that the feed was made from, as it was given; NaN without one. */
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

  /** Σ z_i·T_c,i of the feed at work, K. */
  pseudocriticalTemperature(): number {
    return this.components.reduce((sum, component, i) => sum + at(this.feed, i) * component.criticalTemperature, 0);
  }

  /** Σ z_i·p_i of the feed at work with Wilson's vapour pressures, Pa. */
  wilsonBubblePressure(T: number): number {
    const { wilsonConstant, wilsonSlope } = this.model;
    return this.feed.reduce((sum, z, i) => sum + z * exp(at(wilsonConstant, i) - at(wilsonSlope, i) / T), 0);
  }

  /** 1/Σ z_i/p_i of the feed at work with Wilson's vapour pressures, Pa. */
  wilsonDewPressure(T: number): number {
    const { wilsonConstant, wilsonSlope } = this.model;
    return 1 / this.feed.reduce((sum, z, i) => sum + z * exp(at(wilsonSlope, i) / T - at(wilsonConstant, i)), 0);
  }

  /**
   * Saturation at p in Pa of the feed at work, taken as one fluid, into `saturation`: for a mixture a point inside its
   * two-phase region. False at the critical pressure of that fluid and above.
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

/** A component of the table by its id. RangeError for an id that is not there. */
export function componentOf(id: string): Component {
  const found = components.find(component => component.id === id);
  if (found === undefined) throw new RangeError(`no component is called ${id}`);
  return found;
}

/**
 * A mixture of components of the table, or of one. RangeError for an unknown id, one given twice, or none at all.
 */
export function createMixture(ids: readonly string[], options: MixtureOptions = {}): Mixture {
  if (ids.length === 0) throw new RangeError('a mixture needs at least one component');
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new RangeError(`component ${twice} is given twice`);
  return new Mixture(ids.map(componentOf), options);
}

/** An empty state for fluids of a mixture, to be filled by the flashes. */
export function createState(mixture: Mixture): FluidState {
  return new FluidState(mixture.size);
}
