// @vitest-environment happy-dom
import type { Register, Revision } from '@isentrope/records';
import { minute, recordOf } from '@isentrope/records/testing';
import { afterEach, expect, test } from 'vitest';
import { render, rowsIn, textOf, textsOf, unmount } from '../../testing/render.tsx';
import { openProject } from '../../testing/sample-project.ts';
import { ProjectPaper } from './project-paper.tsx';
import type { ReportPart } from './report-options.ts';

afterEach(unmount);

const at = minute(0);
const project = openProject({ sheets: 2, changedAt: at });
const record = recordOf('B', null, at);
const sheetIn = (state: Revision['state'], number: number) => ({
  record: { ...record, sheet: { ...record.sheet, id: `s-${number}`, number: `C-${number}` } },
  hash: 'ab'.repeat(32),
  state,
  signatures: [],
  place: { number, of: 2 },
});
const register: Register = {
  sheets: [
    {
      id: 's-1',
      tool: 'restriction-orifice',
      number: 'C-1',
      title: 'Orifice',
      revisions: [
        {
          id: 'r-1',
          letter: 'A',
          state: 'returned',
          hash: 'cd'.repeat(32),
          reason: '',
          engine: '0.2.0',
          signatures: [{ act: 'issued', by: { id: 'u', name: 'Ada' }, at }],
          openComments: 0,
          imported: null,
        },
      ],
    },
  ],
};

/** Draws the report of sheets in these states, without some of its parts. */
function draw(states: readonly Revision['state'][], ...left: ReportPart[]) {
  const parts = { working: true, messages: true, tables: true, register: true, basis: true };
  for (const part of left) parts[part] = false;
  return render(
    <ProjectPaper
      project={project}
      sheets={states.map((state, index) => sheetIn(state, index + 1))}
      register={register}
      options={{ which: 'issued', size: 'A4', parts }}
      date={new Date('2026-03-01T12:00:00Z')}
      pages={new Map([['s-1', 3]])}
    />,
  );
}
const terms = () => textOf(document.querySelector('.report-cover'));

test('a report says which of its sheets are approved', async () => {
  await draw(['approved', 'checked']);
  expect(terms()).toContain('P-1');
  expect(terms()).toContain('1 March 2026');
  expect(terms()).toContain('2, 1 approved');
  expect(textsOf('.report-mark')).toEqual(['For check: not every sheet is approved']);
  const index = document.querySelector('.report-list') ?? undefined;
  expect(rowsIn(index).slice(1)).toEqual([
    ['1 of 2', 'C-1', 'Inlet header orifice', 'B', 'Approved', '3'],
    ['2 of 2', 'C-2', 'Inlet header orifice', 'B', 'Checked, not approved', ''],
  ]);
  await draw(['approved', 'approved']);
  expect([terms().includes('2, 2 approved'), document.querySelector('.report-mark')]).toEqual([true, null]);
  await draw(['for check', 'checked']);
  expect(terms()).toContain('2, none approved');
});

test('has the basis of design and the register of revisions, unless they are left out', async () => {
  await draw(['approved']);
  expect(textsOf('.report-front h2')).toEqual(['Index', 'Basis of design', 'Register of revisions']);
  expect(rowsIn(document.querySelectorAll('.report-list')[1])).toEqual([
    ['Rev.', 'State', 'Signed', 'SHA-256'],
    ['C-1 Inlet header orifice'],
    ['A', 'returned', 'issued by Ada, 3 Feb 2026', 'cd'.repeat(32)],
  ]);
  await draw(['approved'], 'basis', 'register');
  expect(textsOf('.report-front h2')).toEqual(['Index']);
});
