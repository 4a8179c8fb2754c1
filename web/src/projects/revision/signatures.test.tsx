// @vitest-environment happy-dom
import type { Revision } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { pressButton, render, rowsIn, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { Signatures } from './signatures.tsx';

afterEach(unmount);

const at = minute(0);
const hash = '0123456789abcdef'.repeat(4);
const draw = (change: Partial<Revision> = {}) =>
  render(
    <Signatures
      revision={{
        id: 'r-1',
        letter: 'B',
        state: 'for check',
        hash,
        reason: 'For design',
        engine: '0.2.0',
        signatures: [
          { act: 'issued', by: { id: 'u', name: 'Ada' }, at },
          { act: 'checked', by: { id: 'v', name: 'Charles' }, at },
        ],
        openComments: 0,
        imported: null,
        record: recordOf('B', null, at),
        sheet: { id: 's-1', projectId: 'p-1', number: 'C-101', title: 'Orifice', tool: 'restriction-orifice' },
        comments: [],
        drift: null,
        may: [],
        ...change,
      }}
    />,
  );

test('are listed in order, with the version and the beginning of the hash', async () => {
  const page = await draw();
  expect(rowsIn(page).map(cells => cells.slice(0, 2))).toEqual([
    ['Act', 'By'],
    ['issued', 'Ada'],
    ['checked', 'Charles'],
  ]);
  expect(textsOf('.identity .mono')).toEqual(['0.2.0', '0123456789ab…']);
});

test.each([
  ['for check', 'Waiting to be checked by someone other than its originator.'],
  ['checked', 'Waiting to be approved.'],
  ['returned', 'Returned: its originator will revise it and issue the next revision.'],
  ['superseded', 'Superseded by a later revision.'],
  ['approved', undefined],
] as const)('of a revision that is %s say what it waits for', async (state, text) => {
  await draw({ state });
  expect(textsOf('.quiet-text')).toEqual(text === undefined ? [] : [text]);
});

test.each([
  [true, 'On import, its hash, chain and signatures were valid by the keys of this site.'],
  [false, 'On import, its hash and chain were valid; its signatures were not checked here.'],
])('of an imported revision say what was verified', async (held, text) => {
  await draw({ imported: { from: 'https://elsewhere.example', held } });
  expect(textsOf('.quiet-text')).toEqual([`Imported from https://elsewhere.example. ${text}`]);
});

test('the whole hash can be copied, and it is said whether it was', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const page = await draw();
  const status = () => textOf(page.querySelector('[role="status"]'));
  expect(status()).toBe('');
  await pressButton('Copy the hash');
  expect([writeText.mock.calls, status()]).toEqual([[[hash]], 'copied']);
  writeText.mockRejectedValueOnce(new Error('Not allowed.'));
  await pressButton('Copy the hash');
  expect(status()).toBe('could not be copied');
});
