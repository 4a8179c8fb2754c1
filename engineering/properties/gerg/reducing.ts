import { cbrt, cube } from '../../elementary/index.ts';
import { at } from '../helmholtz/index.ts';
import type { GergComponent, GergPair } from './coefficients/form.ts';

/** The parameters of the reducing functions of some components; several `ReducingFunctions` can share them. */
export class ReducingTables {
  readonly size: number;
  readonly ownTemperature: Float64Array;
  readonly ownVolume: Float64Array;
  /** For each i < j: β² and 2·β·γ times the mean of the pair. */
  readonly betaT: Float64Array;
  readonly factorT: Float64Array;
  readonly betaV: Float64Array;
  readonly factorV: Float64Array;

  constructor(components: readonly GergComponent[], pairOf: (i: number, j: number) => GergPair) {
    const size = components.length;
    this.size = size;
    this.ownTemperature = Float64Array.from(components, ({ criticalTemperature }) => criticalTemperature);
    this.ownVolume = Float64Array.from(components, ({ criticalDensity }) => 1 / criticalDensity);
    this.betaT = new Float64Array(size * size);
    this.factorT = new Float64Array(size * size);
    this.betaV = new Float64Array(size * size);
    this.factorV = new Float64Array(size * size);
    for (let i = 0; i < size; i += 1) {
      for (let j = i + 1; j < size; j += 1) {
        const [first, , pairBetaV, gammaV, pairBetaT, gammaT] = pairOf(i, j);
        const ordered = first === components[i]?.id;
        const betaV = ordered ? pairBetaV : 1 / pairBetaV;
        const betaT = ordered ? pairBetaT : 1 / pairBetaT;
        const meanV = 0.125 * cube(cbrt(at(this.ownVolume, i)) + cbrt(at(this.ownVolume, j)));
        const meanT = Math.sqrt(at(this.ownTemperature, i) * at(this.ownTemperature, j));
        const index = i * size + j;
        this.betaV[index] = betaV * betaV;
        this.factorV[index] = 2 * betaV * gammaV * meanV;
        this.betaT[index] = betaT * betaT;
        this.factorT[index] = 2 * betaT * gammaT * meanT;
      }
    }
  }
}

/** The reducing temperature and volume of a mixture with their derivatives by the mole fractions, Kunz and Wagner eqs 16 and 17. */
export class ReducingFunctions {
  /** K. */
  temperature = NaN;
  /** m³/mol. */
  volume = NaN;
  /** By x_i at constant other fractions. */
  readonly temperatureX: Float64Array;
  readonly volumeX: Float64Array;
  /** By x_i and x_j, row by row, from `evaluateSecond`. */
  readonly temperatureXX: Float64Array;
  readonly volumeXX: Float64Array;

  constructor(private readonly tables: ReducingTables) {
    const { size } = tables;
    this.temperatureX = new Float64Array(size);
    this.volumeX = new Float64Array(size);
    this.temperatureXX = new Float64Array(size * size);
    this.volumeXX = new Float64Array(size * size);
  }

  /** Evaluates both at the mole fractions x. */
  evaluate(x: Float64Array): void {
    const { ownTemperature, betaT, factorT, ownVolume, betaV, factorV } = this.tables;
    this.temperature = this.sum(x, ownTemperature, betaT, factorT, this.temperatureX);
    this.volume = this.sum(x, ownVolume, betaV, factorV, this.volumeX);
  }

  /** Evaluates the second derivatives of both at the mole fractions x. */
  evaluateSecond(x: Float64Array): void {
    const { ownTemperature, betaT, factorT, ownVolume, betaV, factorV } = this.tables;
    this.second(x, ownTemperature, betaT, factorT, this.temperatureXX);
    this.second(x, ownVolume, betaV, factorV, this.volumeXX);
  }

  private second(
    x: Float64Array,
    own: Float64Array,
    betas: Float64Array,
    factors: Float64Array,
    derivatives: Float64Array,
  ): void {
    const { size } = this.tables;
    derivatives.fill(0);
    for (let i = 0; i < size; i += 1) derivatives[i * size + i] = 2 * at(own, i);
    for (let i = 0; i < size; i += 1) {
      const xi = at(x, i);
      for (let j = i + 1; j < size; j += 1) {
        const xj = at(x, j);
        const beta = at(betas, i * size + j);
        const weighted = beta * xi + xj;
        if (weighted === 0) continue;
        const factor = at(factors, i * size + j) / weighted;
        const product = (xi * xj * (xi + xj)) / weighted;
        const byI = xj * (2 * xi + xj);
        const byJ = xi * (xi + 2 * xj);
        const inI = beta / weighted;
        const inJ = 1 / weighted;
        const ii = i * size + i;
        const jj = j * size + j;
        derivatives[ii] = at(derivatives, ii) + 2 * factor * (xj - inI * (byI - product * beta));
        derivatives[jj] = at(derivatives, jj) + 2 * factor * (xi - inJ * (byJ - product));
        const mixed = factor * (2 * (xi + xj) - inJ * byI - inI * (byJ - 2 * product));
        derivatives[i * size + j] = mixed;
        derivatives[j * size + i] = mixed;
      }
    }
  }

  /** Σ x_i²·y_i + Σ f·x_i·x_j·(x_i + x_j)/(β²·x_i + x_j), and its derivatives. */
  private sum(
    x: Float64Array,
    own: Float64Array,
    betas: Float64Array,
    factors: Float64Array,
    derivatives: Float64Array,
  ): number {
    const { size } = this.tables;
    let total = 0;
    for (let i = 0; i < size; i += 1) {
      const xi = at(x, i);
      total += xi * xi * at(own, i);
      derivatives[i] = 2 * xi * at(own, i);
    }
    for (let i = 0; i < size; i += 1) {
      const xi = at(x, i);
      for (let j = i + 1; j < size; j += 1) {
        const xj = at(x, j);
        const beta = at(betas, i * size + j);
        const weighted = beta * xi + xj;
        if (weighted === 0) continue;
        const factor = at(factors, i * size + j) / weighted;
        const both = xi + xj;
        const term = factor * xi * xj * both;
        total += term;
        derivatives[i] = at(derivatives, i) + factor * xj * (both + xi) - (term * beta) / weighted;
        derivatives[j] = at(derivatives, j) + factor * xi * (both + xj) - term / weighted;
      }
    }
    return total;
  }
}
