import { exp, log } from '../../elementary/index.ts';
import {
  createMixture,
  createState,
  flashTp,
  pseudocriticalPressure,
  type FluidState,
  type Mixture,
} from '../eos/index.ts';
import {
  MultiphaseFlash,
  SuccessiveSubstitution,
  TwoPhaseSolver,
  type LnPhi,
  type PhaseSlot,
  type Specified,
  type WilsonConstants,
} from '../equilibrium/index.ts';
import { at } from '../helmholtz/index.ts';
import { GergMixture } from './gerg-mixture.ts';
import { MolarTotals } from './molar-totals.ts';
import { coldestLiquidWater, sublimationPressure } from './ice.ts';
import { GergStability } from './stability.ts';

/**
 * Phase condition of a mixture at p and T: `not found` if it is unstable as one phase and two were not found, `frozen` where water would be
 * ice and the equation has no liquid for it.
 */
export type FlashOutcome = 'one phase' | 'two phases' | 'frozen' | 'not found';

const maxSubstitutions = 120;
/** Tangent-plane distance, in R·T, up to which an unstable mixture without a two-phase solution counts as one phase. */
const negligible = 1e-6;

/** The same, up to which a gas is only saturated with the water beside it. */
const saturated = 1e-8;

/** Fugacity of dissolved water over the pressure up to which its phases count as those beside ice. */
const negligibleIce = 0.001;

/** Phase equilibrium of a mixture by GERG-2008, with a reusable workspace. */
export class GergFlash {
  readonly whole: GergMixture;
  readonly solver: TwoPhaseSolver;
  readonly wilson: WilsonConstants;
  /** Totals of the solver's two phases, as quantities that can be specified. */
  readonly totals: MolarTotals;
  /** The phases of `multiphase` by slot. */
  readonly further: readonly GergMixture[];
  readonly multiphase: MultiphaseFlash;
  private readonly liquid: GergMixture;
  private readonly vapour: GergMixture;
  private readonly stability: GergStability;
  /** A stability test that leaves the phases of the solver as they are. */
  private apart: GergStability | undefined;
  private readonly substitution: SuccessiveSubstitution;
  private readonly cubic: Mixture;
  private readonly cubicState: FluidState;
  private lastTemperature = NaN;
  private lastPressure = NaN;

  constructor(private readonly ids: readonly string[]) {
    this.cubic = createMixture(ids);
    this.cubicState = createState(this.cubic);
    this.whole = new GergMixture(ids);
    const { terms } = this.whole.energy;
    this.liquid = new GergMixture(ids, terms);
    this.vapour = new GergMixture(ids, terms);
    const { wilsonConstant, wilsonSlope } = this.cubic.model;
    this.wilson = { constant: wilsonConstant, slope: wilsonSlope };
    const masses = Float64Array.from(this.whole.components, ({ molarMass }) => molarMass);
    this.solver = new TwoPhaseSolver(this.liquid, this.vapour, masses);
    this.totals = new MolarTotals(this.solver, this.liquid, this.vapour);
    this.stability = new GergStability(this.whole, this.liquid, this.vapour, this.wilson);
    this.further = [0, 1, 2, 3].map(() => new GergMixture(ids, terms));
    const [first, second, third, trial] = this.further.map((phase): PhaseSlot => ({
      phase,
      lnPhi: lnPhiOf(phase),
      resume: volume => phase.resume(volume),
    })) as [PhaseSlot, PhaseSlot, PhaseSlot, PhaseSlot];
    this.multiphase = new MultiphaseFlash([first, second, third, trial], {
      ids,
      criticalTemperatures: Float64Array.from(this.whole.components, c => c.criticalTemperature),
      wilson: this.wilson,
      coldestWater: coldestLiquidWater,
    });
    this.substitution = new SuccessiveSubstitution(this.whole.size, lnPhiOf(this.liquid), lnPhiOf(this.vapour));
  }

  /** As `pseudocriticalPressure`. */
  pseudocriticalPressure(z: Float64Array): number | undefined {
    return pseudocriticalPressure(this.cubic.components, z);
  }

  /** Makes the next flash start without the previous result. */
  forget(): void {
    this.lastTemperature = NaN;
  }

  /**
   * Finds the equilibrium of z at p in Pa and T in K: one phase in `whole`, two in the solver. Starts from the two phases of the last flash
   * if close.
   */
  atPT(z: Float64Array, p: number, T: number): FlashOutcome {
    if (this.followsLast(z, p, T)) return 'two phases';
    this.lastTemperature = NaN;
    const { stability } = this;
    if (!stability.isUnstable(z, p, T)) return this.isIce(z, p, T) ? 'frozen' : 'one phase';
    const { distance } = stability;
    if (this.split(z, p, T)) {
      this.remember(p, T);
      return 'two phases';
    }
    this.whole.setComposition(z);
    if (distance > -negligible && this.whole.solvePT(p, T)) return 'one phase';
    return 'not found';
  }

  /** Whether Newton's method leads from the solver's last two phases to two phases with both specifications; these then replace them. */
  follows(z: Float64Array, first: Specified, second: Specified): boolean {
    const { solver } = this;
    const isSolved = solver.solve(z, first, second) && solver.vapourFraction > 0 && solver.vapourFraction < 1;
    if (isSolved) this.remember(solver.pressure, solver.temperature);
    else this.lastTemperature = NaN;
    return isSolved;
  }

  /** Whether one phase of z at p in Pa and T in K is stable; it is left in `whole`. */
  isStable(z: Float64Array, p: number, T: number): boolean {
    return !this.stability.isUnstable(z, p, T);
  }

  /** The solver's two phases, the lighter one first. */
  phases(): readonly [lighter: GergMixture, heavier: GergMixture] {
    const { liquid, vapour } = this;
    const density = (phase: GergMixture): number => phase.energy.molarMass / phase.volume;
    return density(vapour) <= density(liquid) ? [vapour, liquid] : [liquid, vapour];
  }

  /** Mole fraction of the solver's lighter phase. */
  lighterFraction(): number {
    const { vapourFraction } = this.solver;
    return this.phases()[0] === this.vapour ? vapourFraction : 1 - vapourFraction;
  }

  /** Whether the water content of `whole` exceeds saturation over ice, below the range of liquid water. */
  isIce(z: Float64Array, p: number, T: number): boolean {
    const { whole } = this;
    const water = T < coldestLiquidWater ? whole.components.findIndex(({ id }) => id === 'H2O') : -1;
    if (water < 0) return false;
    whole.evaluateFugacities();
    return at(z, water) * exp(at(whole.lnPhi, water)) * p > sublimationPressure(T);
  }

  /**
   * Whether two phases, or none, were found below the range of liquid water that are not those beside ice: so much of it is dissolved that
   * its fugacity is above that of ice, and more than a share of the pressure, or the gas beside its liquid would condense.
   */
  isFullOfIce(outcome: FlashOutcome, p: number, T: number): boolean {
    const { whole, liquid } = this;
    const water = T < coldestLiquidWater ? whole.components.findIndex(({ id }) => id === 'H2O') : -1;
    if (water < 0 || outcome === 'one phase') return false;
    if (outcome === 'not found') return true;
    liquid.evaluateFugacities();
    const fugacity = at(liquid.energy.x, water) * exp(at(liquid.lnPhi, water)) * p;
    return fugacity > Math.max(sublimationPressure(T), negligibleIce * p) || this.partsBesideWater(water, p, T);
  }

  /** Whether the gas in the solver beside a liquid of water is unstable. */
  private partsBesideWater(water: number, p: number, T: number): boolean {
    const [gas, liquid] = this.phases();
    if (gas.isDense || !(at(liquid.energy.x, water) > 0.5)) return false;
    const phase = () => new GergMixture(this.ids, this.whole.energy.terms);
    this.apart ??= new GergStability(phase(), phase(), phase(), this.wilson);
    return this.apart.isUnstable(gas.energy.x, p, T) && this.apart.distance < -saturated;
  }

  private remember(p: number, T: number): void {
    this.lastPressure = p;
    this.lastTemperature = T;
  }

  private followsLast(z: Float64Array, p: number, T: number): boolean {
    const isNear =
      Math.abs(T - this.lastTemperature) < 0.1 * T && Math.abs(log(p / this.lastPressure)) < 0.7 && z.length > 1;
    if (!isNear || !this.solvePT(z, p, T)) return false;
    this.remember(p, T);
    return true;
  }

  /** Splits an unstable mixture, starting from the trial that proved it, from Wilson's K and from those of a cubic equation. */
  private split(z: Float64Array, p: number, T: number): boolean {
    const { stability, substitution, wilson } = this;
    const { lnK } = substitution;
    const size = z.length;
    const sign = stability.side === 'vapour' ? 1 : -1;
    // A trial that proved the feed unstable before convergence may not add up to 1.
    const total = stability.lnW.reduce((sum, lnW) => sum + exp(lnW), 0);
    const lnTotal = Math.min(0, log(total));
    for (let i = 0; i < size; i += 1) lnK[i] = sign * (at(stability.lnW, i) - lnTotal - log(at(z, i)));
    if (this.substitute(z, p, T, stability.isOfLiquids)) return true;
    for (let i = 0; i < size; i += 1) lnK[i] = at(wilson.constant, i) - at(wilson.slope, i) / T - log(p);
    if (this.substitute(z, p, T)) return true;
    return this.startsFromCubic(z, p, T) && this.substitute(z, p, T);
  }

  private startsFromCubic(z: Float64Array, p: number, T: number): boolean {
    const { cubic, cubicState, substitution } = this;
    cubicState.forget();
    try {
      flashTp(cubic, T, p, z, cubicState);
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
    if (cubicState.condition !== 'two-phase') return false;
    const { vapour, liquid } = cubicState;
    for (let i = 0; i < z.length; i += 1) {
      substitution.lnK[i] = log(at(vapour.moleFractions, i) / at(liquid.moleFractions, i));
    }
    return true;
  }

  /** Successive substitution from the current ln K, with attempts of Newton's method in between. */
  private substitute(z: Float64Array, p: number, T: number, areLiquids = false): boolean {
    const { substitution, solver, liquid, vapour } = this;
    const begin = (): void => {
      liquid.begin('liquid');
      vapour.begin(areLiquids ? 'liquid' : 'vapour');
    };
    begin();
    substitution.begin();
    let nextNewton = 2;
    for (let step = 1; step <= maxSubstitutions; step += 1) {
      const change = substitution.step(z, T, p);
      const { vapourFraction } = substitution;
      if (!(change >= 1e-14)) return false;
      const isInside = vapourFraction > 0 && vapourFraction < 1;
      if (!isInside || step < nextNewton || change > 1) continue;
      nextNewton = Math.ceil(1.5 * step) + 1;
      solver.unknowns.set(substitution.lnK);
      solver.unknowns[solver.fraction] = vapourFraction;
      if (this.solvePT(z, p, T)) return true;
      begin();
    }
    return false;
  }

  /** The two phases at p and T from the solver's ln K and fraction; false where there are none. */
  private solvePT(z: Float64Array, p: number, T: number): boolean {
    const { solver } = this;
    const lnT = log(T);
    const lnP = log(p);
    solver.unknowns[solver.lnT] = lnT;
    solver.unknowns[solver.lnP] = lnP;
    const isSolved = solver.solve(z, { index: solver.lnT, value: lnT }, { index: solver.lnP, value: lnP });
    return isSolved && solver.vapourFraction > 0 && solver.vapourFraction < 1;
  }
}

function lnPhiOf(phase: GergMixture): LnPhi {
  return (x, T, p, out) => {
    if (!phase.solve(x, T, p)) return NaN;
    phase.lnFugacityCoefficients(out);
    return phase.volume;
  };
}
