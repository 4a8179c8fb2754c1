import { useMemo, useState } from 'react';
import type { Bench, BenchCase } from './bench-model.ts';

/** The bench as its results are shown: with the case in hand and those that stand side by side. */
export interface Seen {
  readonly bench: Bench;
  /** The place of the case in hand. */
  readonly index: number;
  /** The cases that stand side by side, and the place of the first. */
  readonly shown: readonly BenchCase[];
  readonly first: number;
}

/**
 * What the desk shows. While results follow a keystroke it is the bench of before, so that nothing is struck out for a frame
 * and the keystroke is painted without it.
 */
export function useSettled({ bench, index, shown, first }: Seen, following: boolean): Seen {
  const now = useMemo(() => ({ bench, index, shown, first }), [bench, index, shown, first]);
  const [kept, keep] = useState(now);
  if (following || kept === now) return kept;
  keep(now);
  return now;
}
