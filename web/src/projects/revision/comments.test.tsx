// @vitest-environment happy-dom
import type { Comment } from '@isentrope/records';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressButton, render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { answerRequests, answerSession, sentRequests } from '../../testing/requests.ts';
import { Comments, type OpenComment } from './comments.tsx';

const reload = vi.fn(() => Promise.resolve());
beforeEach(async () => {
  reload.mockClear();
  await answerSession({});
});
afterEach(unmount);

const at = '2026-02-03T09:00:00.000Z';
const resolved = { by: 'Ann Example', at };
const comment = (id: string, field: string, change: Partial<Comment> = {}): Comment => ({
  id,
  field,
  text: `Text of ${id}.`,
  by: 'Charles Tester',
  at,
  resolved: null,
  ...change,
});
const labels = new Map([['bore', 'Bore']]);
const draw = (comments: readonly Comment[], remark?: OpenComment) =>
  render(<Comments comments={comments} labels={labels} remark={remark} reload={reload} />);

test('lists the open comments first, with what they are about and a link to it', async () => {
  const page = await draw([
    comment('c-1', 'bore', { resolved }),
    comment('c-2', ''),
    comment('c-3', 'bore'),
    comment('c-4', 'gone'),
  ]);
  expect(textsOf('h2')).toEqual(['Comments 3 open']);
  expect(textsOf('.comment-at')).toEqual(['General', 'Bore', 'gone', 'Bore']);
  expect(textsOf('.comment-text')).toEqual(['Text of c-2.', 'Text of c-3.', 'Text of c-4.', 'Text of c-1.']);
  expect([...page.querySelectorAll('.comment-at a')].map(link => link.getAttribute('href'))).toEqual([
    '#at-bore',
    '#at-gone',
    '#at-bore',
  ]);
  expect([...page.querySelectorAll('li')].map(({ id, className }) => [id, className])).toEqual([
    ['comment-c-2', 'comment'],
    ['comment-c-3', 'comment'],
    ['comment-c-4', 'comment'],
    ['comment-c-1', 'comment resolved'],
  ]);
  const [open, , , closed] = textsOf('.comment-text + p');
  expect([open, closed]).toEqual([
    expect.stringMatching(/^Charles Tester, 3 Feb 2026\D+\d\d:\d\d$/),
    expect.stringMatching(/^Charles Tester, 3 Feb 2026.*; resolved by Ann Example, 3 Feb 2026\D+\d\d:\d\d$/),
  ]);
});

test('says that there is none, and offers no button to those who cannot comment', async () => {
  const page = await draw([]);
  expect(textOf(page)).toBe('Comments None. An open comment blocks approval until it is resolved.');
  await draw([comment('c-1', '')]);
  expect(textOf(page)).not.toContain('None.');
  expect(textsOf('button')).toEqual([]);
});

test('opens the dialog for a comment on the whole revision', async () => {
  const remark = vi.fn();
  await draw([], remark);
  await pressButton('Comment on the revision…');
  expect(remark.mock.calls).toEqual([['', document.querySelector('button')]]);
});

test('resolves an open comment and reloads, or says why it could not', async () => {
  await draw([comment('c-1', 'bore'), comment('c-2', '', { resolved })], () => {});
  const name = 'Resolve the comment on Bore';
  expect(textsOf('li button')).toEqual([name]);
  const request = 'POST /api/comments/c-1/resolve';
  answerRequests({ [request]: [409, { message: 'The revision is approved.' }] });
  await pressButton(name);
  expect([textsOf('li .banner'), reload.mock.calls.length]).toEqual([['The revision is approved.'], 1]);
  answerRequests({ [request]: 204 });
  await pressButton(name);
  expect(sentRequests()).toEqual([[request, {}]]);
  expect([textsOf('li .banner'), reload.mock.calls.length]).toEqual([[], 2]);
});
