import { exp, log, pow } from '../../../elementary/index.ts';
import { Refusal, type AbsolutePressure } from '../../../quantities/index.ts';
import type { EquilibriumPoint, Fluid, Phase, PhasePoint } from '../models/fluid.ts';

/** Flow through a throat: mass flux, kg/(m²·s), whether it is choked, and the throat pressure, Pa. */
export interface ThroatFlow {
  flux: number;
  choked: boolean;
  pressure: number;
}

/** Squared Mach number below which the flow becomes linear instead of a square root, so that it is smooth at zero pressure difference. */
const slowFlow = 1e-3;

/** Velocity, m/s, from twice the drop of specific enthalpy, regularised near 0. */
function velocityOf(squared: number, soundSquared: number): number {
  const start = slowFlow * soundSquared;
  if (squared >= start) return Math.sqrt(squared);
  const share = Math.max(0, squared) / start;
  return Math.sqrt(start) * share * (1.5 - 0.5 * share);
}

/**
 * Isentropic flow of a real gas without condensation: the throat is at the pressure where the velocity equals the speed of sound, or at the
 * back pressure if that is higher. Each iteration corrects the temperature for entropy and the pressure for velocity, starting from the
 * previous throat scaled with the upstream pressure.
 */
export class GasThroat {
  readonly #point: PhasePoint;
  #ratio = 0.54;

  constructor(fluid: Fluid) {
    this.#point = fluid.phasePoint();
  }

  /** Writes the flow from an upstream phase; false where none is found because the gas would have to condense. */
  flow(upstream: Phase, backPressure: AbsolutePressure, into: ThroatFlow): boolean {
    const { pressure, temperature, molarMass, molarEnthalpy, molarEntropy, moleFractions } = upstream;
    if (pressure <= backPressure) {
      into.flux = 0;
      into.choked = false;
      into.pressure = backPressure;
      return true;
    }
    const { phase } = this.#point;
    let throatPressure = Math.max(backPressure, this.#ratio * pressure);
    let throatTemperature = temperature * pow(throatPressure / pressure, isentropicExponent(upstream));
    for (let round = 0; round < 60; round += 1) {
      this.#point.at(moleFractions, throatTemperature, throatPressure);
      const entropyError = molarEntropy - phase.molarEntropy;
      const heating = Math.max(0.5, Math.min(2, exp(entropyError / phase.molarCp)));
      // Second-order estimate of the enthalpy on the isentrope at this pressure, from the remaining entropy error.
      const along = phase.molarEnthalpy + phase.temperature * entropyError * (1 + entropyError / (2 * phase.molarCp));
      const velocitySquared = (2 * (molarEnthalpy - along)) / molarMass;
      const soundSquared = phase.speedOfSound ** 2 * heating;
      const excess = soundSquared - velocitySquared;
      // Beyond the limit of stability a gas has no speed of sound.
      if (!Number.isFinite(excess)) return false;
      const settled = Math.abs(entropyError) < 1e-9 * phase.molarCp;
      const atBack = throatPressure <= backPressure;
      const sonic = Math.abs(excess) < 1e-9 * soundSquared;
      if (settled && (sonic || (atBack && excess > 0))) {
        into.flux = velocityOf(velocitySquared, soundSquared) * phase.density;
        into.choked = sonic;
        into.pressure = throatPressure;
        if (sonic) this.#ratio = throatPressure / pressure;
        return true;
      }
      const slope = 2 / phase.density + (0.25 * soundSquared) / throatPressure;
      const next = throatPressure - excess / slope;
      const bounded = Math.max(0.5 * throatPressure, backPressure, Math.min(0.999_999 * pressure, next));
      throatTemperature = phase.temperature * heating * pow(bounded / throatPressure, isentropicExponent(phase));
      throatPressure = bounded;
    }
    return false;
  }
}

/** (∂ ln T/∂ ln p)_s = −p·(∂p/∂T)_v/((∂p/∂v)_T·cp). */
function isentropicExponent({ pressure, pressureByTemperature, pressureByVolume, molarCp }: Phase): number {
  return Math.max(0, Math.min(0.6, -(pressure * pressureByTemperature) / (pressureByVolume * molarCp)));
}

/**
 * Rounds the logarithm of a pressure ratio to a fixed grid, so that two similar upstream states are evaluated at the same ratios and their
 * flows differ without noise, as derivatives by differences require.
 */
function onGrid(logarithm: number): number {
  return Math.round(logarithm / 0.005) * 0.005;
}

/** Ratio of fluxes one step apart below which the maximum is at a kink; where the flux is smooth they differ by less. */
const kink = 0.988;

/** Offset in the logarithm of the pressure at which the flux is compared next to the onset of a second phase. */
const besideOnset = 1e-5;

/**
 * Homogeneous equilibrium flow: the largest flux along the isentropic flashes from upstream to the back pressure. Fits parabolas through
 * three fluxes around the previous throat, or locates the kink where a liquid starts to flash; searches the whole range where there is no
 * previous throat or it has moved.
 */
export class EquilibriumThroat {
  readonly #point: EquilibriumPoint;
  #ratio: number | undefined = undefined;
  #subcritical = false;

  constructor(fluid: Fluid) {
    this.#point = fluid.point();
  }

  /** Writes the flow from an upstream state of given composition, molar mass, enthalpy and entropy. */
  flow(upstream: HomogeneousUpstream, backPressure: AbsolutePressure, into: ThroatFlow): void {
    const { pressure } = upstream;
    into.choked = false;
    into.flux = 0;
    into.pressure = backPressure;
    if (pressure <= backPressure) return;
    const lowest = log(backPressure / pressure);
    let best = this.#ratio === undefined ? NaN : this.#refined(upstream, onGrid(log(this.#ratio)), lowest);
    if (this.#subcritical && this.#tried(upstream, lowest) > this.#tried(upstream, lowest * 0.99)) best = lowest;
    if (!(best >= lowest)) best = this.#searched(upstream, lowest);
    into.flux = this.#flux(upstream, best);
    into.choked = best > lowest;
    into.pressure = pressure * exp(best);
    this.#subcritical = !into.choked;
    this.#ratio = into.choked ? exp(best) : undefined;
  }

  /**
   * Returns the onset of a second phase around the logarithm of a pressure ratio if the flux is largest there, else the vertex of the
   * parabola; NaN where it lies outside the three points.
   */
  #refined(upstream: HomogeneousUpstream, about: number, lowest: number): number {
    const reach = 0.01;
    if (about - reach < lowest || about + reach > -1e-4) return NaN;
    const middle = this.#tried(upstream, about);
    const above = this.#tried(upstream, about + reach);
    const one = this.#secondPhase === 0;
    const below = this.#tried(upstream, about - reach);
    if (one && this.#secondPhase > 0 && below < kink * Math.max(middle, above)) {
      const onset = this.#onset(upstream, about - reach, about + reach);
      const maximum = this.#tried(upstream, onset);
      if (
        maximum > this.#tried(upstream, onset + besideOnset) &&
        maximum > this.#tried(upstream, onset - besideOnset)
      ) {
        return onset;
      }
    }
    const curvature = above - 2 * middle + below;
    if (!(curvature < 0)) return NaN;
    const shift = (-0.5 * (above - below)) / curvature;
    return Math.abs(shift) <= 1.5 ? about + shift * reach : NaN;
  }

  /** Locates the onset of a second phase between a point with it, the one just evaluated, and a point without, by secants or bisection. */
  #onset(upstream: HomogeneousUpstream, present: number, absent: number): number {
    let low = present;
    let share = this.#secondPhase;
    let high = absent;
    let next = (low + high) / 2;
    for (let round = 0; round < 50 && high - low > 1e-11; round += 1) {
      this.#tried(upstream, next);
      const fraction = this.#secondPhase;
      const secant = next - ((next - low) * fraction) / (fraction - share);
      if (fraction > 0) {
        low = next;
        share = fraction;
      } else {
        high = next;
      }
      next = fraction > 0 && secant > low && secant < high ? secant : (low + high) / 2;
    }
    return high;
  }

  /** Molar fraction of the minor phase in the last equilibrium evaluated. */
  get #secondPhase(): number {
    const { condition, vapourFraction } = this.#point.state;
    return condition === 'two-phase' ? Math.min(vapourFraction, 1 - vapourFraction) : 0;
  }

  /** Logarithm of the pressure ratio of the largest flux, by golden-section search; `lowest` where the flux still grows there. */
  #searched(upstream: HomogeneousUpstream, lowest: number): number {
    const golden = (Math.sqrt(5) - 1) / 2;
    let low = lowest;
    let high = 0;
    let left = high - golden * (high - low);
    let right = low + golden * (high - low);
    let fluxLeft = this.#tried(upstream, left);
    let fluxRight = this.#tried(upstream, right);
    while (high - low > 1e-5) {
      if (fluxLeft >= fluxRight) {
        high = right;
        right = left;
        fluxRight = fluxLeft;
        left = high - golden * (high - low);
        fluxLeft = this.#tried(upstream, left);
      } else {
        low = left;
        left = right;
        fluxLeft = fluxRight;
        right = low + golden * (high - low);
        fluxRight = this.#tried(upstream, right);
      }
    }
    const best = (low + high) / 2;
    return best - lowest < 2e-5 ? lowest : best;
  }

  /** Flux at a point of the search; 0 where no equilibrium is found, so that the search continues elsewhere. */
  #tried(upstream: HomogeneousUpstream, logarithm: number): number {
    try {
      return this.#flux(upstream, logarithm);
    } catch (error) {
      if (error instanceof RangeError || error instanceof Refusal) return 0;
      throw error;
    }
  }

  #flux(upstream: HomogeneousUpstream, logarithm: number): number {
    const { pressure, composition, molarMass, molarEnthalpy, molarEntropy, soundSquared } = upstream;
    this.#point.ps(composition, pressure * exp(logarithm), molarEntropy);
    const { state } = this.#point;
    const velocitySquared = (2 * (molarEnthalpy - state.molarEnthalpy)) / molarMass;
    return (velocityOf(velocitySquared, soundSquared) * molarMass) / state.molarVolume;
  }
}

/** Stagnation state of a homogeneous mixture, per mole; `soundSquared`, m²/s², only scales the slow-flow limit. */
export interface HomogeneousUpstream {
  readonly pressure: AbsolutePressure;
  readonly composition: Float64Array;
  readonly molarMass: number;
  readonly molarEnthalpy: number;
  readonly molarEntropy: number;
  readonly soundSquared: number;
}
