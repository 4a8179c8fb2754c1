import { mostCases, type CaseData, type CaseResult } from '@isentrope/calculators/kit';

/** One case on the bench: what is typed, and the results of the last calculation with what they were calculated from. */
export interface BenchCase {
  readonly key: number;
  readonly data: CaseData;
  readonly calculated?: { readonly of: CaseData; readonly result: CaseResult };
}

/** Something that can be taken back: a removed case, or all the cases that others took the place of. */
export type Undo =
  | { readonly type: 'removed'; readonly item: BenchCase; readonly index: number; readonly last: boolean }
  | { readonly type: 'replaced'; readonly cases: readonly BenchCase[]; readonly what: string };

export interface Bench {
  readonly cases: readonly BenchCase[];
  /** Units chosen for results, by result id. */
  readonly units: Readonly<Record<string, string>>;
  /** What can be taken back, the latest last. */
  readonly undo: readonly Undo[];
  readonly nextKey: number;
}

const mostUndo = 20;

/** The bench with one more thing to take back. */
export function remembering(bench: Bench, undo: Undo): Bench {
  return { ...bench, undo: [...bench.undo, undo].slice(-mostUndo) };
}

/** The bench with more cases at its end, as many as a bench holds. */
export function appended(bench: Bench, more: readonly CaseData[]): Bench {
  const room = more.slice(0, mostCases - bench.cases.length);
  const items = room.map((data, index) => ({ key: bench.nextKey + index, data }));
  return { ...bench, cases: [...bench.cases, ...items], nextKey: bench.nextKey + items.length };
}
