import type { RevisionState, SignedRevision } from '@isentrope/records';

/**
 * The state of each revision by its signatures: one is superseded by the next, an approved one by the next that is
 * approved.
 */
export function statesOf(revisions: readonly Pick<SignedRevision, 'signatures'>[]): RevisionState[] {
  const acts = revisions.map(({ signatures }) => signatures.at(-1)?.statement.act ?? 'issued');
  return acts.map((act, index) => {
    const later = acts.slice(index + 1);
    if (act === 'approved') return later.includes('approved') ? 'superseded' : 'approved';
    if (later.length > 0) return 'superseded';
    return act === 'issued' ? 'for check' : act;
  });
}
