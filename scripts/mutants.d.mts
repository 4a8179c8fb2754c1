/** A mutant: a range of a file and its replacement. */
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export function mutantsOf(file: string, code: string): Mutant[];
export function selectMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[];
export function instrument(file: string, code: string, mutants: ReadonlyMap<number, Mutant>): string;
