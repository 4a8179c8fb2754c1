import { calculation, caseFrom, fields, quantity, step, type CaseData } from '@isentrope/calculators/kit';
import type { SheetSources } from '@isentrope/records';
import { expect, test } from 'vitest';
import { createSources } from './sources.ts';

const { side, depth } = fields({
  side: quantity('Side', 'length', 'm', { above: 0 }),
  depth: quantity('Depth', 'length', 'm', { above: 0 }),
});
const area = step('area', { side, depth }, { label: 'Area', kind: 'area', unit: 'm²' }, v => v.side * v.depth);
const box = calculation(
  { id: 'box', title: 'Box', summary: 'A box.', access: 'free', columns: 1, standards: [] },
  { inputs: { Box: [side, depth] }, results: { Results: [area] }, primary: area, examples: [], references: [] },
);
const reported: SheetSources = {
  fluids: [],
  connections: [],
  sheets: [
    {
      id: 'a',
      tool: 'box',
      number: 'C-1',
      title: 'Header',
      unreadableReason: null,
      waiting: false,
      offered: [
        { id: 'length', label: 'Length', kind: 'length', unit: 'm', of: 'result' },
        { id: 'total', label: 'Total length', kind: 'length', unit: 'm', of: 'together' },
        { id: 'time', label: 'Time', kind: 'time', unit: 's', of: 'result' },
      ],
      cases: [{ name: '', ambiguous: false, values: { length: 4, time: 9 } }],
      together: { total: 12 },
    },
  ],
};
const sources = createSources(box, reported);
const readFrom = (data: CaseData, id: string, from: string): CaseData => ({
  ...data,
  [id]: { text: '2', unit: 'm', from },
});

test('a field shows the present value of its source and is updated; one that cannot take it does not affect others', () => {
  const data = readFrom(readFrom(caseFrom(box, {}), 'side', 'sheet/a//length'), 'depth', 'sheet/a//time');
  expect(sources.fieldRead(data, 'side')).toEqual({
    text: 'C-1 Header: Length',
    state: 'changed',
    message: 'C-1 Header: Length is 4 m now.',
  });
  expect(sources.fieldRead(data, 'depth')).toMatchObject({
    state: 'broken',
    message: 'Depth reads a value of the kind length only.',
  });
  expect(Object.entries(sources.renewed(data)).map(([id, { text }]) => [id, text])).toEqual([['side', '4']]);
});

test('a field is offered values of its kind, in its own unit', () => {
  const choices = sources.choices(caseFrom(box, {}), { id: 'side', section: 'Box', field: side.field });
  expect(choices.map(({ group, name, detail }) => [group, name, detail])).toEqual([
    ['C-1 Header', 'Length', '4.0000 m'],
    ['C-1 Header', 'Total length, all cases', '12.000 m'],
  ]);
});

test('a combined value of a sheet is referred to by its id alone', () => {
  const data = readFrom(caseFrom(box, {}), 'side', 'sheet/a/total');
  expect(sources.fieldRead(data, 'side')).toMatchObject({ message: 'C-1 Header: Total length is 12 m now.' });
});
