/** The sum Σ nᵢ x^Iᵢ y^Jᵢ, as the releases tabulate it. */
export interface Terms {
  readonly I: readonly number[];
  readonly J: readonly number[];
  readonly n: readonly number[];
}

/** A quantity in the releases' own unit: p in MPa, T in K, h in kJ/kg, s in kJ/(kg·K), v in m³/kg. */
export type Quantity = 'p' | 'T' | 'h' | 's' | 'v';

/**
 * How a quantity q becomes the base of a power: q / over + plus, or over / q + plus where the form is `reciprocal`;
 * of that, the square or fourth root where `root` says so.
 */
export interface Reduction {
  readonly of: Quantity;
  readonly over: number;
  readonly plus: number;
  readonly form?: 'reciprocal';
  readonly root?: 2 | 4;
}

/** How the sum S becomes the result: star · S, star · S⁴, star · exp S or star / S. */
export interface Expansion {
  readonly of: Quantity;
  readonly star: number;
  readonly form?: 'fourthPower' | 'exponential' | 'reciprocal';
}

/** An explicit equation of two variables, or of one where x and y reduce the same quantity. */
export interface BackwardEquation {
  readonly result: Expansion;
  readonly x: Reduction;
  readonly y: Reduction;
  readonly terms: Terms;
}
