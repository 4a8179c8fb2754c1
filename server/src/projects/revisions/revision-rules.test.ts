import { describe, expect, test } from 'vitest';
import { availableActions, actionRefusal, type ReviewAction } from './revision-rules.ts';

const signed = (id: string) => ({ act: 'issued' as const, by: { id } });
const revision = (state: Parameters<typeof actionRefusal>[2]['state'], openComments = 0) => ({
  state,
  openComments,
  signatures: [signed('originator')],
});
const actions: readonly ReviewAction[] = ['check', 'approve', 'return'];
const openTo = (userId: string, about: ReturnType<typeof revision>) =>
  actions.filter(action => actionRefusal(action, userId, about) === null);

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
    expect(actionRefusal('approve', 'somebody', revision('checked', 1))).toBe(
      'One comment is open. Resolve it before the sheet is approved.',
    );
    expect(actionRefusal('approve', 'somebody', revision('checked', 2))).toMatch(/^2 comments are open/);
    expect(actionRefusal('check', 'somebody', revision('for check', 2))).toBeNull();
  });

  test('are offered only if the role permits them', () => {
    const waiting = revision('for check');
    expect(availableActions('checker', 'somebody', waiting)).toEqual(['check', 'return']);
    expect(availableActions('approver', 'somebody', waiting)).toEqual(['return']);
    expect(availableActions('approver', 'somebody', revision('checked'))).toEqual(['approve', 'return']);
    expect(availableActions('engineer', 'somebody', waiting)).toEqual([]);
    expect(availableActions('reader', 'somebody', waiting)).toEqual([]);
  });
});
