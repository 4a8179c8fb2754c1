import { publishedEosValues } from '@isentrope/engineering/properties';
import type { PublishedCase } from '../kit/index.ts';
import { publishedRupture } from './fire/published-rupture.ts';

/** Figures of the equation of state and of the check for rupture; the simulation itself is held against experiments. */
export const published: readonly PublishedCase[] = [
  ...publishedEosValues.map(({ label, expected, unit, source, compute }): PublishedCase => ({
    type: 'figure',
    kind: 'program',
    title: label,
    source,
    expect: { printed: expected, unit },
    compute,
  })),
  ...publishedRupture,
];
