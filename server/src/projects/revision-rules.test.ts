import { describe, expect, test } from 'vitest';
import { actsOpenTo, whyNot, type RevisionDeed } from './revision-rules.ts';

const signed = (id: string) => ({ act: 'issued' as const, by: { id } });
const revision = (state: Parameters<typeof whyNot>[2]['state'], openComments = 0) => ({
  state,
  openComments,
  signatures: [signed('originator')],
});
const deeds: readonly RevisionDeed[] = ['check', 'approve', 'return'];
const openTo = (personId: string, about: ReturnType<typeof revision>) =>
  deeds.filter(deed => whyNot(deed, personId, about) === null);

describe('actions on a revision', () => {
  test.each([
    ['for check', ['check', 'return']],
    ['checked', ['approve', 'return']],
    ['returned', []],
    ['approved', []],
    ['superseded', []],
  ] as const)('that is %s, by another user: %j', (state, open) => {
    expect(openTo('somebody', revision(state))).toEqual(open);
  });

  test.each([
    ['for check', ['return']],
    ['checked', ['return']],
  ] as const)('that is %s, by its originator: %j', (state, open) => {
    expect(openTo('originator', revision(state))).toEqual(open);
  });

  test('exclude approval with open comments', () => {
    expect(whyNot('approve', 'somebody', revision('checked', 1))).toBe(
      'One comment is open. Resolve it before the sheet is approved.',
    );
    expect(whyNot('approve', 'somebody', revision('checked', 2))).toMatch(/^2 comments are open/);
    expect(whyNot('check', 'somebody', revision('for check', 2))).toBeNull();
  });

  test('are offered only if the role permits them', () => {
    const waiting = revision('for check');
    expect(actsOpenTo('checker', 'somebody', waiting)).toEqual(['check', 'return']);
    expect(actsOpenTo('approver', 'somebody', waiting)).toEqual(['return']);
    expect(actsOpenTo('approver', 'somebody', revision('checked'))).toEqual(['approve', 'return']);
    expect(actsOpenTo('engineer', 'somebody', waiting)).toEqual([]);
    expect(actsOpenTo('reader', 'somebody', waiting)).toEqual([]);
  });
});
