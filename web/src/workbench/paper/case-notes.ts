import type { Definition } from '@isentrope/calculators/kit';
import { notesOf, saidOnce, type CaseNote } from '../bench/case-notes.ts';
import type { PaperCase } from './paper-case.ts';

const weight = { error: 0, warning: 1, info: 2 } as const;

/** The messages of several cases, most severe first. */
export function notesOn(definition: Definition, cases: readonly PaperCase[]): readonly CaseNote[] {
  const notes = cases.map(({ item, number }) => ({ number, notes: notesOf(definition, item, number - 1) }));
  return saidOnce(notes).toSorted((a, b) => weight[a.message.level] - weight[b.message.level]);
}
