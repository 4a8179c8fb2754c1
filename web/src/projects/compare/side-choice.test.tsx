// @vitest-environment happy-dom
import type { Sheet } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render, textsOf, unmount } from '../../testing/render.tsx';
import type { ComparisonSide } from '../paths.ts';
import { SideChoice } from './side-choice.tsx';
import type { Side } from './use-side.ts';

afterEach(unmount);

const record = recordOf('B', null, minute(0));
const side = { name: 'Revision B', record } as unknown as Side;
const sheet = {
  id: 's-1',
  document: record.document,
  revisions: [
    { id: 'r-1', letter: 'A', state: 'superseded' },
    { id: 'r-2', letter: 'B', state: 'approved' },
  ],
} as unknown as Sheet;
const choose = vi.fn();
const draw = (address: ComparisonSide, known: Sheet | undefined = sheet, loaded: Side | undefined = side) =>
  render(<SideChoice legend="Left" address={address} side={loaded} sheet={known} choose={choose} />);
const selects = () => [...document.querySelectorAll('select')];
const offered = () => selects().map(select => textsOf('option', select));
const chosen = () => selects().map(({ selectedOptions: [option] }) => option?.textContent);
async function select(which: 0 | 1, value: string): Promise<unknown> {
  choose.mockClear();
  await act(async () => {
    const element = selects()[which];
    if (element) element.value = value;
    element?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return choose.mock.calls[0]?.[0];
}

test('a side is a revision or the working copy, with one case or all', async () => {
  await draw({ type: 'revision', id: 'r-2', index: 0 });
  expect(offered()).toEqual([
    ['Revision A, superseded', 'Revision B, approved', 'Working copy'],
    ['All cases', 'Case 1'],
  ]);
  expect(chosen()).toEqual(['Revision B, approved', 'Case 1']);
  expect(await select(0, 'r-1')).toEqual({ type: 'revision', id: 'r-1', index: 0 });
  expect(await select(0, 'working copy')).toEqual({ type: 'working copy', id: 's-1', index: 0 });
  expect(await select(1, '')).toEqual({ type: 'revision', id: 'r-2', index: undefined });
  await draw({ type: 'working copy', id: 's-1', index: undefined });
  expect(chosen()).toEqual(['Working copy', 'All cases']);
  expect(await select(1, '0')).toEqual({ type: 'working copy', id: 's-1', index: 0 });
});

test('a case that this side does not have stays chosen', async () => {
  await draw({ type: 'revision', id: 'r-2', index: 1 });
  expect([offered()[1], chosen()[1]]).toEqual([['All cases', 'Case 2', 'Case 1'], 'Case 2']);
});

test('a side is named before its sheet and record are loaded', async () => {
  await render(
    <SideChoice
      legend="Left"
      address={{ type: 'revision', id: 'r-9', index: 2 }}
      side={undefined}
      sheet={undefined}
      choose={choose}
    />,
  );
  expect([offered(), chosen()]).toEqual([
    [['Revision'], ['All cases', 'Case 3']],
    ['Revision', 'Case 3'],
  ]);
  await draw({ type: 'working copy', id: 's-1', index: undefined }, { ...sheet, document: null });
  expect(offered()[0]).toEqual(['Revision A, superseded', 'Revision B, approved', 'Revision B']);
});
