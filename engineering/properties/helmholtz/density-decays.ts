import { exp } from '../../elementary/index.ts';
import { decaysOf, isBell, isPower, type DensityFactor } from './density-factor-list.ts';

/** The powers and decays of some factors; several `DensityDecays` can share them. */
export class DecayTables {
  /** Number of powers of δ, and of decays. */
  readonly powers: number;
  readonly decays: number;
  readonly g: Float64Array;
  readonly l: Int32Array;
  /** d, η, ε, β and γ of each factor with a bell. */
  readonly bells: Float64Array;

  /** The factors in the order of a list of them. */
  constructor(factors: readonly DensityFactor[]) {
    const powers = decaysOf(factors).filter(isPower);
    const bells = factors.flatMap(({ d, decay }) => (isBell(decay) ? [{ d, ...decay }] : []));
    this.g = Float64Array.from(powers, ({ g }) => g);
    this.l = Int32Array.from(powers, ({ l }) => l);
    this.bells = Float64Array.from(bells.flatMap(({ d, eta, epsilon, beta, gamma }) => [d, eta, epsilon, beta, gamma]));
    this.powers = Math.max(1, ...factors.map(({ d }) => d), ...this.l) + 1;
    this.decays = 1 + powers.length + bells.length;
  }
}

/**
 * Powers of δ in the factors of some terms and their decay functions E, each with the derivatives θE, θ²E, θ³E and θ⁴E, where θ = δ·∂/∂δ. A
 * power decay is shared by many factors and evaluated once; a factor with a bell decay, which hardly any other shares, is evaluated as a
 * whole, including its power of δ.
 */
export class DensityDecays {
  /** δ⁰, δ¹ and so on. */
  readonly powers: Float64Array;
  /** Five values each for a bare power, the power decays, and the factors with a bell decay. */
  readonly value: Float64Array;
  private readonly g: Float64Array;
  private readonly l: Int32Array;
  private readonly bells: Float64Array;

  constructor({ powers, decays, g, l, bells }: DecayTables) {
    this.g = g;
    this.l = l;
    this.bells = bells;
    this.powers = new Float64Array(powers);
    this.value = new Float64Array(5 * decays);
    this.value[0] = 1;
  }

  /** Evaluates the powers, and E, θE and θ²E alone, at δ. */
  evaluateToSecondOrder(delta: number): void {
    const { powers, g, l, bells, value } = this;
    const square = delta * delta;
    powers[0] = 1;
    powers[1] = delta;
    for (let k = 2; k < powers.length; k += 1) powers[k] = (powers[k - 2] as number) * square;
    let e = 5;
    for (let k = 0; k < g.length; k += 1, e += 5) {
      const exponent = l[k] as number;
      const argument = (g[k] as number) * (powers[exponent] as number);
      const whole = exp(-argument);
      const u = exponent * argument;
      const slope = -u * whole;
      value[e] = whole;
      value[e + 1] = slope;
      value[e + 2] = slope * (exponent - u);
    }
    for (let k = 0; k < bells.length; k += 5, e += 5) {
      const d = bells[k] as number;
      const eta = bells[k + 1] as number;
      const away = delta - (bells[k + 2] as number);
      const beta = bells[k + 3] as number;
      const whole = (powers[d] as number) * exp(-eta * away * away - beta * (delta - (bells[k + 4] as number)));
      const steep = -2 * eta * square;
      const bend = delta * (-2 * eta * away - beta);
      const once = d + bend;
      value[e] = whole;
      value[e + 1] = whole * once;
      value[e + 2] = whole * (once * once + (bend + steep));
    }
  }

  /** Evaluates everything at δ. */
  evaluate(delta: number): void {
    const { powers, g, l, bells, value } = this;
    const square = delta * delta;
    powers[0] = 1;
    powers[1] = delta;
    for (let k = 2; k < powers.length; k += 1) powers[k] = (powers[k - 2] as number) * square;
    let e = 5;
    for (let k = 0; k < g.length; k += 1, e += 5) {
      const exponent = l[k] as number;
      const argument = (g[k] as number) * (powers[exponent] as number);
      const whole = exp(-argument);
      const u = exponent * argument;
      const slope = -u * whole;
      value[e] = whole;
      value[e + 1] = slope;
      value[e + 2] = slope * (exponent - u);
      value[e + 3] = slope * (u * u + exponent * (exponent - 3 * u));
      value[e + 4] = slope * (exponent * (exponent * exponent - 7 * exponent * u + 6 * u * u) - u * u * u);
    }
    for (let k = 0; k < bells.length; k += 5, e += 5) {
      const d = bells[k] as number;
      const eta = bells[k + 1] as number;
      const away = delta - (bells[k + 2] as number);
      const beta = bells[k + 3] as number;
      const whole = (powers[d] as number) * exp(-eta * away * away - beta * (delta - (bells[k + 4] as number)));
      // θ of the logarithm of F applied once, and the remainders for two, three and four times.
      const steep = -2 * eta * square;
      const bend = delta * (-2 * eta * away - beta);
      const once = d + bend;
      const twice = bend + steep;
      const thrice = twice + 2 * steep;
      const fourTimes = thrice + 4 * steep;
      const onceSquare = once * once;
      value[e] = whole;
      value[e + 1] = whole * once;
      value[e + 2] = whole * (onceSquare + twice);
      value[e + 3] = whole * (once * (onceSquare + 3 * twice) + thrice);
      value[e + 4] =
        whole * (onceSquare * (onceSquare + 6 * twice) + 3 * twice * twice + 4 * once * thrice + fourTimes);
    }
  }
}
