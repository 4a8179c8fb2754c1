import { exp, log } from '../../elementary/index.ts';
import type { PureFluid } from './pure-fluid.ts';

/** Relative change of δ with a negligible cube, how often it may be exceeded, and the largest change allowed. */
const negligibleCube = 4e-6;
const maxRounds = 4;
const farthest = 1e-3;

/** Reusable properties of one phase of a pure fluid, per kg and in SI units. */
export class PhaseProperties {
  temperature = NaN;
  pressure = NaN;
  density = NaN;
  enthalpy = NaN;
  entropy = NaN;
  cp = NaN;
  cv = NaN;
  speedOfSound = NaN;
  jouleThomson = NaN;
  fugacity = NaN;
  /** (∂p/∂T)_ρ, Pa/K, and (∂p/∂ρ)_T, Pa·m³/kg. */
  pressureByTemperature = NaN;
  pressureByDensity = NaN;

  /** Evaluates the fluid at T in K and the reduced density δ. */
  evaluate(fluid: PureFluid, T: number, delta: number): void {
    const { energy } = fluid;
    energy.setTemperature(T);
    energy.evaluate(delta);
    this.fill(fluid, T, delta);
  }

  /**
   * Evaluates the fluid at T in K and p in Pa from a reduced density close to the solution: the last step, of third order, shifts all
   * evaluated quantities with the density once its cube is negligible. False where that is not reached.
   */
  evaluateAtPressure(fluid: PureFluid, T: number, p: number, nextTo: number): boolean {
    const { energy, equation } = fluid;
    const goal = p / (equation.gasConstant * T * equation.reducing.density);
    let delta = nextTo;
    let isMet = false;
    energy.setTemperature(T);
    for (let round = 1; ; round += 1) {
      energy.evaluateHigherMixed(delta);
      const slope = 1 + 2 * energy.delta + energy.deltaDelta;
      const bend = 2 * energy.delta + 4 * energy.deltaDelta + energy.deltaDeltaDelta;
      const newton = (goal / delta - 1 - energy.delta) / slope;
      const bent = bend / slope;
      const size = Math.abs(newton);
      isMet = size * Math.max(1, Math.abs(bent)) < negligibleCube;
      if (!isMet && (round >= maxRounds || !(size < farthest))) break;
      const change = newton * (1 - 0.5 * bent * newton);
      if (isMet) energy.move(change);
      delta *= 1 + (isMet ? change : newton);
      if (isMet) break;
    }
    this.fill(fluid, T, delta);
    this.pressure = p;
    return isMet;
  }

  private fill(fluid: PureFluid, T: number, delta: number): void {
    const { energy, ideal, specificGasConstant: R, reducingDensity } = fluid;
    ideal.evaluate(energy.tau, energy.lnTau);
    const compressibility = 1 + energy.delta;
    const slope = compressibility + energy.delta + energy.deltaDelta;
    const coupling = compressibility - energy.deltaTau;
    const cv = -(ideal.tauTau + energy.tauTau);
    const cp = cv + (coupling * coupling) / slope;
    const density = delta * reducingDensity;
    this.temperature = T;
    this.density = density;
    this.pressure = density * R * T * compressibility;
    this.enthalpy = R * (T * (compressibility + ideal.tau + energy.valueTau) - fluid.referenceEnthalpy);
    this.entropy = R * (ideal.tau + energy.valueTau - ideal.value - log(delta) - energy.value - fluid.referenceEntropy);
    this.cv = R * cv;
    this.cp = R * cp;
    this.speedOfSound = Math.sqrt((R * T * slope * cp) / cv);
    this.jouleThomson = (coupling / slope - 1) / (density * R * cp);
    this.pressureByTemperature = density * R * coupling;
    this.pressureByDensity = R * T * slope;
    this.fugacity = density * R * T * exp(energy.value + energy.delta);
  }
}
