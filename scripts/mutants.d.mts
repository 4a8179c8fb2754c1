/** A mutant: a range of a file and its replacement. */
export interface Fault {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

export function faultsOf(file: string, code: string): Fault[];
export function chosen(faults: readonly Fault[], count: number, seed: number): Fault[];
export function withNotes(file: string, code: string, faults: ReadonlyMap<number, Fault>): string;
