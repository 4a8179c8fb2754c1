import { exp, log } from '../../../elementary/index.ts';
import { solveLinearSystem } from '../../../numerics/index.ts';
import { at, type Model } from '../model.ts';
import type { PhaseKernel } from '../phase-kernel.ts';
import type { Specification } from '../equilibrium/two-phase-solver.ts';
import { highestTemperature, type LiquidWater } from './liquid-water.ts';

type Quantity = 'T' | 'P' | 'V' | 'U' | 'H' | 'S';

const maximumIterations = 30;
/** Newton step in logarithms beyond which the iteration does not recover. */
const divergenceLimit = 1e4;
/** Fraction of the fluid below which a phase counts as vanished. */
const smallestShare = 1e-11;
/** Rounding error in moles per mole of fluid, which limits the accuracy of the logarithm of the smallest phase amount. */
const rounding = 1e-12;
/** Largest change accepted when the iteration no longer converges. */
const coarsest = 1e-3;

/**
 * One or two phases of the equation of state in equilibrium with free water, by Newton's method on all equations: equal fugacities, equal
 * pressure and two specifications, in the logarithms of T, p, volumes and amounts, using for each component the phase with the smaller
 * amount. A negative amount of water indicates that there is none.
 */
export class FreeWaterSolver {
  temperature = NaN;
  pressure = NaN;
  /** Moles of free water per mole of fluid. */
  freeWater = NaN;
  readonly #first: PhaseKernel;
  readonly #second: PhaseKernel;
  readonly #water: LiquidWater;
  readonly #model: Model;
  readonly #index: number;
  readonly #matrix: Float64Array;
  readonly #step: Float64Array;
  /** dn_i of the first and of the second phase by the variable of component i. */
  readonly #move: readonly [Float64Array, Float64Array];
  /** −c_i: derivative of a translated volume by the amounts. */
  readonly #translations: Float64Array;
  #two = false;
  #unknowns = 0;

  /** Solves for two phases, or for the first alone. */
  constructor(model: Model, index: number, first: PhaseKernel, second: PhaseKernel, water: LiquidWater) {
    const { size } = model;
    this.#model = model;
    this.#index = index;
    this.#first = first;
    this.#second = second;
    this.#water = water;
    this.#translations = model.c.map(c => -c);
    const maximum = size + 5;
    this.#matrix = new Float64Array(maximum * maximum);
    this.#step = new Float64Array(maximum);
    this.#move = [new Float64Array(size), new Float64Array(size)];
  }

  /**
   * Solves from the amounts and volumes in the phases, from T and p; the amounts and the free water must add up to the feed z, one mole; V
   * is translated. Returns false without convergence to distinct phases.
   */
  solve(specification: Specification, one: number, other: number, z: Float64Array, two: boolean): boolean {
    const step = this.#step;
    this.#two = two;
    // Components, T, p, the volume of the first phase; for two phases also the second volume and its water.
    this.#unknowns = two ? this.#model.size + 5 : 4;
    let before = Infinity;
    for (let iteration = 1; iteration <= maximumIterations; iteration += 1) {
      const { temperature: T, pressure: p } = this;
      if (!(T > 100 && T < highestTemperature + 20 && p > 0 && p < 1e10)) return false;
      this.#first.evaluate(T);
      if (two) this.#second.evaluate(T);
      this.#water.evaluate(T, p);
      if (!(this.#first.total > 0)) return false;
      if (two && !(this.#first.total > smallestShare && this.#second.total > smallestShare)) return false;
      this.#assemble(specification, one, other);
      if (!solveLinearSystem(this.#matrix, step, this.#unknowns)) return false;
      let largest = 0;
      for (let k = 0; k < this.#unknowns; k += 1) largest = Math.max(largest, Math.abs(at(step, k)));
      if (!(largest < divergenceLimit) || !this.#advance(z)) return false;
      const minimum = Math.min(this.#first.total, two ? this.#second.total : Infinity);
      const coarse = Math.min(coarsest, Math.max(1e-7, rounding / minimum));
      if (largest < 1e-9 || (largest < coarse && largest >= 0.5 * before)) return this.#isSound();
      before = largest;
    }
    return false;
  }

  /** Column indices of the variables: water in each phase, T, p, and volumes. */
  get #columns() {
    const { size } = this.#model;
    return this.#two
      ? { waterFirst: this.#index, T: size, P: size + 1, first: size + 2, second: size + 3, waterSecond: size + 4 }
      : { waterFirst: 0, T: 1, P: 2, first: 3, second: -1, waterSecond: -1 };
  }

  /** Linearises the equations around the evaluated phases. */
  #assemble(specification: Specification, one: number, other: number): void {
    const matrix = this.#matrix;
    const unknowns = this.#unknowns;
    const w = this.#index;
    matrix.fill(0, 0, unknowns * unknowns);
    this.#setMoves();
    const first = this.#first;
    const second = this.#second;
    const water = this.#water;
    const { size } = this.#model;
    const { T, P } = this.#columns;
    let row = 0;
    // Fugacity of water in the first phase against free water.
    this.#addLnF(row, 0, w, 1);
    matrix[row * unknowns + T] = at(matrix, row * unknowns + T) - water.lnFT * this.temperature;
    matrix[row * unknowns + P] = -water.lnFP * this.pressure;
    this.#step[row] = water.lnF - at(first.lnF, w);
    row += 1;
    if (this.#two) {
      for (let i = 0; i < size; i += 1) {
        this.#addLnF(row, 0, i, 1);
        this.#addLnF(row, 1, i, -1);
        this.#step[row] = at(second.lnF, i) - at(first.lnF, i);
        row += 1;
      }
    }
    for (let phase = 0; phase < (this.#two ? 2 : 1); phase += 1) {
      const kernel = phase === 0 ? first : second;
      const scale = 1 / this.pressure;
      this.#add(row, phase, kernel.pressureN, kernel.pressureT, kernel.pressureV, scale);
      matrix[row * unknowns + P] = -1;
      this.#step[row] = 1 - kernel.pressure * scale;
      row += 1;
    }
    this.#specify(row, specification[0] as Quantity, one);
    this.#specify(row + 1, specification[1] as Quantity, other);
  }

  /** Derivatives of the amounts by the variables. */
  #setMoves(): void {
    const w = this.#index;
    const [ofFirst, ofSecond] = this.#move;
    for (let i = 0; i < this.#model.size; i += 1) {
      const inFirst = at(this.#first.n, i);
      const inSecond = this.#two ? at(this.#second.n, i) : 0;
      const move = i === w ? inFirst : !this.#two ? 0 : inFirst < inSecond ? inFirst : -inSecond;
      ofFirst[i] = move;
      ofSecond[i] = i === w ? inSecond : -move;
    }
  }

  /** Adds the derivatives of a phase quantity, by n, T and V, to a row. */
  #add(row: number, phase: number, byN: Float64Array, byT: number, byV: number, scale: number): void {
    const matrix = this.#matrix;
    const kernel = phase === 0 ? this.#first : this.#second;
    const columns = this.#columns;
    const from = row * this.#unknowns;
    const move = this.#move[phase] as Float64Array;
    const addTo = (column: number, value: number): void => {
      matrix[from + column] = at(matrix, from + column) + value * scale;
    };
    for (let i = 0; i < this.#model.size; i += 1) {
      if (i === this.#index) addTo(phase === 0 ? columns.waterFirst : columns.waterSecond, at(byN, i) * at(move, i));
      else if (this.#two) addTo(i, at(byN, i) * at(move, i));
    }
    addTo(columns.T, byT * this.temperature);
    addTo(phase === 0 ? columns.first : columns.second, byV * kernel.volume);
  }

  #addLnF(row: number, phase: number, i: number, sign: number): void {
    const kernel = phase === 0 ? this.#first : this.#second;
    const { size } = this.#model;
    const byN = kernel.lnFN.subarray(i * size, (i + 1) * size);
    this.#add(row, phase, byN, at(kernel.lnFT, i), at(kernel.lnFV, i), sign);
    // The ideal part, 1/n_i.
    const { waterFirst, waterSecond } = this.#columns;
    const own = i === this.#index ? (phase === 0 ? waterFirst : waterSecond) : i;
    const index = row * this.#unknowns + own;
    this.#matrix[index] = at(this.#matrix, index) + (sign * at(this.#move[phase] as Float64Array, i)) / at(kernel.n, i);
  }

  /** Writes the equation "quantity equals value" to a row. */
  #specify(row: number, quantity: Quantity, value: number): void {
    const matrix = this.#matrix;
    const columns = this.#columns;
    const from = row * this.#unknowns;
    const { temperature: T, pressure: p } = this;
    if (quantity === 'T' || quantity === 'P') {
      matrix[from + columns[quantity]] = 1;
      this.#step[row] = log(value / (quantity === 'T' ? T : p));
      return;
    }
    const water = this.#water;
    const scale = quantity === 'V' ? 1 / value : quantity === 'S' ? 1 / 8 : 1 / (8 * T);
    let total = 0;
    for (let phase = 0; phase < (this.#two ? 2 : 1); phase += 1) {
      const kernel = phase === 0 ? this.#first : this.#second;
      if (quantity === 'S') {
        this.#add(row, phase, kernel.entropyN, kernel.internalEnergyT / T, kernel.pressureT, scale);
        total += kernel.entropy;
      } else if (quantity !== 'V') {
        this.#add(row, phase, kernel.internalEnergyN, kernel.internalEnergyT, kernel.internalEnergyV, scale);
        total += kernel.internalEnergy;
      }
      // Volume, and in the enthalpy p·V with the unknown p.
      const share = quantity === 'V' ? 1 : quantity === 'H' ? p : 0;
      if (share === 0) continue;
      const translated = kernel.volume - kernel.translation;
      this.#add(row, phase, this.#translations, 0, 1, scale * share);
      total += share * translated;
      if (quantity === 'H') matrix[from + columns.P] = at(matrix, from + columns.P) + translated * p * scale;
    }
    const { volume: v, volumeT, volumeP, enthalpy, entropy, cp } = water;
    const ofWater = {
      V: [v, volumeT, volumeP],
      H: [enthalpy, cp, v - T * volumeT],
      U: [enthalpy - p * v, cp - p * volumeT, -T * volumeT - p * volumeP],
      S: [entropy, cp / T, -volumeT],
    } as const;
    const [own, byT, byP] = ofWater[quantity];
    const { freeWater } = this;
    const addTo = (column: number, change: number): void => {
      matrix[from + column] = at(matrix, from + column) + change * scale;
    };
    addTo(columns.T, freeWater * byT * T);
    addTo(columns.P, freeWater * byP * p);
    addTo(columns.waterFirst, -own * at(this.#first.n, this.#index));
    if (this.#two) addTo(columns.waterSecond, -own * at(this.#second.n, this.#index));
    this.#step[row] = (value - total - freeWater * own) * scale;
  }

  /** Takes the step, limited to the range of the linearisation. */
  #advance(z: Float64Array): boolean {
    const step = this.#step;
    const first = this.#first;
    const second = this.#second;
    const w = this.#index;
    const columns = this.#columns;
    const { size } = this.#model;
    const size1 = (column: number): number => Math.abs(at(step, column));
    let share = Math.min(1, 1.5 / size1(columns.waterFirst), 0.2 / size1(columns.T), 1 / size1(columns.P));
    share = Math.min(share, 1 / size1(columns.first));
    if (this.#two) {
      share = Math.min(share, 0.25 / size1(columns.second), 1.5 / size1(columns.waterSecond));
      for (let i = 0; i < size; i += 1) share = Math.min(share, 1.5 / size1(i));
    }
    const grown = (column: number): number => exp(share * at(step, column));
    first.n[w] = at(first.n, w) * grown(columns.waterFirst);
    if (this.#two) second.n[w] = at(second.n, w) * grown(columns.waterSecond);
    for (let i = 0; i < size; i += 1) {
      if (i === w || !this.#two) continue;
      const zi = at(z, i);
      const inFirst = at(first.n, i);
      const inSecond = at(second.n, i);
      if (inFirst < inSecond) {
        first.n[i] = Math.min(inFirst * grown(i), (1 - 0.3 * (inSecond / zi)) * zi);
        second.n[i] = zi - at(first.n, i);
      } else {
        second.n[i] = Math.min(inSecond * grown(i), (1 - 0.3 * (inFirst / zi)) * zi);
        first.n[i] = zi - at(second.n, i);
      }
    }
    this.freeWater = at(z, w) - at(first.n, w) - (this.#two ? at(second.n, w) : 0);
    this.temperature *= grown(columns.T);
    this.pressure *= grown(columns.P);
    first.volume *= grown(columns.first);
    if (this.#two) second.volume *= grown(columns.second);
    return this.#hasRoom(first) && (!this.#two || this.#hasRoom(second));
  }

  #hasRoom({ n, volume }: PhaseKernel): boolean {
    let covolume = 0;
    for (let i = 0; i < this.#model.size; i += 1) covolume += at(n, i) * at(this.#model.b, i);
    return volume > covolume;
  }

  /** Whether no phase is water itself, and two phases are distinct. */
  #isSound(): boolean {
    const first = this.#first;
    const second = this.#second;
    if (this.#model.isApart(first.n, first.volume)) return false;
    if (!this.#two) return first.pressureV < 0;
    if (this.#model.isApart(second.n, second.volume)) return false;
    let difference = Math.abs(log((first.volume * second.total) / (second.volume * first.total)));
    for (let i = 0; i < this.#model.size; i += 1) {
      const K = (at(first.n, i) * second.total) / (at(second.n, i) * first.total);
      difference = Math.max(difference, Math.abs(log(K)));
    }
    return difference > 1e-5;
  }
}
