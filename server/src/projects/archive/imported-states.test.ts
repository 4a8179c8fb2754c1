import type { RevisionAction, SignedRevision } from '@isentrope/records';
import { expect, test } from 'vitest';
import { statesOf } from './imported-states.ts';

/** A revision whose last signature is of this kind; null without one. */
const signedAs = (act: RevisionAction | null) =>
  ({ signatures: act === null ? [] : [{ statement: { act: 'issued' } }, { statement: { act } }] }) as Pick<
    SignedRevision,
    'signatures'
  >;

test.each([
  [[null], ['for check']],
  [['issued'], ['for check']],
  [['checked'], ['checked']],
  [['returned'], ['returned']],
  [['approved'], ['approved']],
  [
    ['issued', 'checked'],
    ['superseded', 'checked'],
  ],
  [
    ['approved', 'checked'],
    ['approved', 'checked'],
  ],
  [
    ['approved', 'returned', 'approved'],
    ['superseded', 'superseded', 'approved'],
  ],
] as const)('revisions that were last %j are %j', (acts, states) => {
  expect(statesOf(acts.map(signedAs))).toEqual(states);
});
