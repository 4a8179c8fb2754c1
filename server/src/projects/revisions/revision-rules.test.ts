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

  test.each([
    ['check', 'returned', 'This revision was returned. Issue the next one.'],
    ['check', 'checked', 'This revision has already been checked.'],
    ['check', 'approved', 'This revision has been approved.'],
    ['return', 'superseded', 'This revision has been superseded.'],
    ['approve', 'for check', 'This revision has not been checked yet.'],
  ] as const)('to %s one that is %s says why not', (action, state, reason) => {
    expect(actionRefusal(action, 'somebody', revision(state))).toBe(reason);
  });

  test('are refused to its originator, and on an imported one', () => {
    expect(actionRefusal('check', 'originator', revision('for check'))).toBe(
      'You issued this revision; someone else must check it.',
    );
    expect(actionRefusal('approve', 'originator', revision('checked'))).toBe(
      'You issued this revision; someone else must approve it.',
    );
    const imported = { from: 'https://elsewhere.example', held: true };
    expect(actionRefusal('return', 'somebody', { ...revision('checked'), imported })).toBe(
      'This revision was issued at https://elsewhere.example, and can be signed only there. Issue the next one here.',
    );
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
