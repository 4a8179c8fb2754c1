// @vitest-environment happy-dom
import type { ListedRevision } from '@isentrope/records';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { listedSheet } from '../../testing/sample-project.ts';
import { render, textOf, textsOf, unmount } from '../../testing/render.tsx';
import type { Answers } from '../../testing/requests.ts';
import Revisions from './revisions.tsx';

afterEach(unmount);

const at = '2026-02-03T09:00:00.000Z';
const revision = (letter: string, change: Partial<ListedRevision> = {}): ListedRevision => ({
  id: `r-${letter}`,
  letter,
  state: 'superseded',
  hash: 'ab'.repeat(32),
  reason: `Reason of ${letter}`,
  engine: '0.2.0',
  signatures: [{ act: 'issued', by: { id: 'u', name: 'Ada' }, at }],
  openComments: 0,
  imported: null,
  ...change,
});
const path = 'GET /api/sheets/s-1';
const draw = (answers: Answers = {}) =>
  render(
    <Revisions
      opener={createRef<HTMLElement>()}
      close={() => {}}
      sheet={{ id: 's-1', number: 'C-101', title: 'Orifice' }}
    />,
    answers,
  );
const withRevisions = (...revisions: readonly ListedRevision[]) => ({
  [path]: {
    ...listedSheet('s-1'),
    notes: '',
    project: { id: 'p-1', number: '', name: 'Compression', client: '', closed: null },
    role: 'owner',
    may: [],
    document: null,
    version: 3,
    revisions,
  },
});
const list = () => document.querySelector('.revision-list');
const links = () =>
  [...document.querySelectorAll('[role="dialog"] a')].map(link => [textOf(link), link.getAttribute('href')]);

test('the revisions of a sheet are listed, the latest first, each to be compared with the one before', async () => {
  const checked = { act: 'checked', by: { id: 'v', name: 'Charles' }, at } as const;
  const signatures = [...revision('A').signatures, checked];
  await draw(withRevisions(revision('A', { signatures }), revision('B', { state: 'for check', openComments: 2 })));
  expect(links()).toEqual([
    ['Compare B with the working copy', '/compare?a=r-B&b=working.s-1'],
    ['Revision B', '/revisions/r-B'],
    ['Compare with A: revision B', '/compare?a=r-A&b=r-B'],
    ['Revision A', '/revisions/r-A'],
  ]);
  expect(textsOf('.revision-list li p:first-child')).toEqual(['Reason of B for check2 open', 'Reason of A superseded']);
  expect(textsOf('.revision-list .quiet-text')).toEqual([
    'issued by Ada on 3 Feb 2026',
    'issued by Ada on 3 Feb 2026; checked by Charles on 3 Feb 2026',
  ]);
});

test('a sheet without revisions says so, and one that is not read is busy or says why', async () => {
  await draw(withRevisions());
  expect([textsOf('[role="dialog"] p'), links()]).toEqual([['This sheet has not been issued yet.'], []]);
  await draw();
  expect(list()?.getAttribute('aria-busy')).toBe('true');
  await draw({ [path]: [400, { message: 'Not now.' }] });
  expect([textsOf('.banner'), list()?.getAttribute('aria-busy')]).toEqual([['Not now.'], 'false']);
});
