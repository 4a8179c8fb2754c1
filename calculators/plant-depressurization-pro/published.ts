import { publishedEosValues } from '@isentrope/engineering/properties';
import type { PublishedCase } from '../kit/index.ts';

/** Figures of the equation of state behind the simulation; the simulation itself is held against experiments. */
export const published: readonly PublishedCase[] = publishedEosValues.map(
  ({ label, expected, unit, source, compute }) => ({
    type: 'figure',
    kind: 'program',
    title: label,
    source,
    expect: { printed: expected, unit },
    compute,
  }),
);
