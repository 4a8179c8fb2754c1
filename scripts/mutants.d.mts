/** A small fault: what would stand from one place of a file to another. */
export interface Fault {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

export function faultsOf(file: string, code: string): Fault[];
export function chosen(faults: readonly Fault[], count: number, seed: number): Fault[];
export function withNotes(file: string, code: string, faults: ReadonlyMap<number, Fault>): string;
