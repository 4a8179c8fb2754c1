import type { Definition } from '@isentrope/calculators/kit';
import { caseMessages, mergeMessages, type CaseNote } from '../../state/case-messages.ts';
import type { PrintedCase } from '../printed-case.ts';

const weight = { error: 0, warning: 1, info: 2 } as const;

/** The messages of several cases, most severe first. */
export function sortedNotes(definition: Definition, cases: readonly PrintedCase[]): readonly CaseNote[] {
  const notes = cases.map(({ item, number }) => ({ number, notes: caseMessages(definition, item, number - 1) }));
  return mergeMessages(notes).toSorted((a, b) => weight[a.message.level] - weight[b.message.level]);
}
