import { expect, test } from 'vitest';
import { calculation } from '../../definition/calculation.ts';
import { caseFrom } from '../../case/case-data.ts';
import { writeDocument } from '../../document/document.ts';
import { quantity } from '../../definition/fields.ts';
import { warning } from '../../definition/messages.ts';
import { check, fields, step } from '../../definition/source.ts';
import { runToEnd } from '../exploration.ts';
import { explore } from '../explore.ts';

const { x, y } = fields({
  x: quantity('X', 'length', 'm', { atLeast: 0, atMost: 20 }),
  y: quantity('Y', 'length', 'm', { atLeast: 0, atMost: 20 }),
});
const sum = step('sum', { x, y }, { label: 'Sum', kind: 'length', unit: 'm' }, v => v.x + v.y);
const letters = 'abcdefghijklmnop'.split('');

const definition = calculation(
  { id: 'letters', title: 'Letters', summary: '', access: 'free', columns: 2, standards: [] },
  {
    inputs: { Process: [x, y] },
    results: { Results: [sum] },
    primary: sum,
    checks: [check({ x }, v => letters.slice(0, Math.ceil(v.x)).map(letter => warning(`It is beyond ${letter}.`)))],
    examples: [],
    references: [],
  },
);

test('a map has the boundaries of the twelve most frequent messages', () => {
  const document = writeDocument(definition, { cases: [caseFrom(definition, { x: 1, y: 1 })] });
  const points = 21;
  const answer = runToEnd(
    explore(definition, document, {
      type: 'map',
      x: { input: 'x', points },
      y: { input: 'y', points: 3 },
      result: 'sum',
    }),
  );
  const messages = answer.type === 'map' ? answer.boundaries.map(({ text }) => text) : [];
  expect(messages).toEqual(letters.slice(0, 12).map(letter => `It is beyond ${letter}.`));
});
