/** A mutant: a range of a file and its replacement. */
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

export function mutantsOf(file: string, code: string): Mutant[];
export function selectMutants(faults: readonly Mutant[], count: number, seed: number): Mutant[];
export function instrument(file: string, code: string, faults: ReadonlyMap<number, Mutant>): string;
