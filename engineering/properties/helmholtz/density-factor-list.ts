import { exp } from '../../elementary/index.ts';

/** Decay factor on a power of δ: exp(−g·δ^l). */
export interface PowerDecay {
  readonly g: number;
  readonly l: number;
}

/** Decay factor on a power of δ: exp(−η·(δ − ε)² − β·(δ − γ)). */
export interface BellDecay {
  readonly eta: number;
  readonly epsilon: number;
  readonly beta: number;
  readonly gamma: number;
}

export type Decay = PowerDecay | BellDecay;

/** δᵈ with integer d, and its decay factor. */
export interface DensityFactor {
  readonly d: number;
  readonly decay?: Decay | undefined;
}

/** The distinct density factors of some terms, grouped by decay: terms that share a factor are summed before it is evaluated. */
export class DensityFactorList {
  readonly factors: readonly DensityFactor[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(terms: readonly { readonly factor: DensityFactor }[]) {
    const different = new Map(terms.map(({ factor }) => [keyOf(factor), factor]));
    const order = decaysOf([...different.values()]).map(keyOf);
    const rank = ({ decay }: DensityFactor): number => order.indexOf(keyOf(decay));
    this.factors = [...different.values()].toSorted((one, two) => rank(one) - rank(two) || one.d - two.d);
    this.numbers = new Map(this.factors.map((factor, number) => [keyOf(factor), number]));
  }

  indexOf(factor: DensityFactor): number {
    return this.numbers.get(keyOf(factor)) ?? NaN;
  }
}

/** The decays of some factors: none first, then power decays, then bells. */
export function decaysOf(factors: readonly DensityFactor[]): readonly (Decay | undefined)[] {
  const different = [...new Map(factors.map(({ decay }) => [keyOf(decay), decay])).values()];
  return [undefined, ...different.filter(isPower), ...different.filter(isBell)];
}

/** A decay and its derivative at δ = 0. */
export function atZero(decay: Decay | undefined): { value: number; slope: number } {
  if (!isBell(decay)) return { value: 1, slope: decay?.l === 1 ? -decay.g : 0 };
  const { eta, epsilon, beta, gamma } = decay;
  const value = exp(-eta * epsilon * epsilon + beta * gamma);
  return { value, slope: value * (2 * eta * epsilon - beta) };
}

/** Whether a decay is a power decay. */
export function isPower(decay: Decay | undefined): decay is PowerDecay {
  return decay !== undefined && 'l' in decay;
}

/** Whether a decay is a bell. */
export function isBell(decay: Decay | undefined): decay is BellDecay {
  return decay !== undefined && 'eta' in decay;
}

/** Key by which equal factors, or equal decays, are identified. */
export function keyOf(of: DensityFactor | Decay | undefined): string {
  return JSON.stringify(of) ?? '';
}
