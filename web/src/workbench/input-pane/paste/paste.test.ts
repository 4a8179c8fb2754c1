import { blankCase, calculation, fields, maxCases, quantity, step, type Definition } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { createWorkbench } from '../../state/workbench.ts';
import { workbenchReducer } from '../../state/workbench-reducer.ts';
import { pasteAction, pasteMessage, type Paste } from './paste.ts';

const { side, height } = fields({
  side: quantity('Side', 'length', 'mm'),
  height: quantity('Height', 'length', 'mm'),
});
const volume = step('volume', { side }, { label: 'Volume', kind: 'volume', unit: 'm³' }, v => v.side ** 3);
const definition: Definition = calculation(
  { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Shape: [side, height] },
    results: { Results: [volume] },
    primary: volume,
    examples: [],
    references: [],
  },
);

const workbench = createWorkbench(definition);

function pasteBlock(block: Paste['block'], across: Paste['across'] = 'cases') {
  const paste = { key: 1, id: 'side', block, across };
  const { cases } = workbenchReducer(definition, workbench, pasteAction(definition, paste));
  return { said: pasteMessage(definition, workbench, paste), count: cases.length };
}

describe('a block pasted into a table', () => {
  const three = { ...workbench, cases: [1, 2, 3].map(key => ({ key, data: blankCase(definition) })), nextKey: 4 };
  const over = (key: number, id: string, block: Paste['block']) => {
    const across = { cases: [3, 1, 2], fields: ['height', 'side'] };
    const paste: Paste = { key, id, block, across };
    const { cases } = workbenchReducer(definition, three, pasteAction(definition, paste));
    const of = (field: string) => cases.map(({ data }) => data[field]?.text);
    return { side: of('side'), height: of('height'), said: pasteMessage(definition, three, paste) };
  };

  test('fills cases and fields in display order', () => {
    expect(
      over(3, 'height', [
        ['1', '2'],
        ['3', '4'],
      ]),
    ).toEqual({
      // prettier-ignore
      side: ['4', '', '2'],
      height: ['3', '', '1'],
      said: 'Pasted 2 × 2 cells.',
    });
  });

  test('appends the cases it needs', () => {
    expect(over(2, 'side', [['1'], ['2'], ['3']]).side).toEqual(['', '1', '', '2', '3']);
  });

  test('reports cells without a field', () => {
    const { side, said: text } = over(1, 'side', [['1', '2']]);
    expect(side).toEqual(['1', '', '']);
    expect(text).toBe('Pasted the first column of 1 × 2 cells; there are no more fields.');
  });
});

describe('the paste message', () => {
  test('gives the size if all fits', () => {
    expect(pasteBlock([['1', '2'], ['3', '4']])).toEqual({ said: 'Pasted 2 × 2 cells.', count: 2 }); // prettier-ignore
  });

  test('reports rows beyond the fields of the case', () => {
    expect(pasteBlock([['1'], ['2'], ['3']]).said).toBe(
      'Pasted the first 2 rows of 3 × 1 cells; there are no more fields.',
    );
  });

  test('reports columns beyond the maximum number of cases', () => {
    const wide = Array.from({ length: 2000 }, String);
    const text = 'Pasted the first 500 cases of 1 × 2000 cells: a sheet holds 500 cases at most, 1500 were left out.';
    expect(pasteBlock([wide])).toEqual({ said: text, count: maxCases });
    const tall = wide.map(cell => [cell]);
    expect(pasteBlock(tall, { cases: [1], fields: ['side', 'height'] })).toEqual({
      said: text.replace('1 × 2000', '2000 × 1'),
      count: maxCases,
    });
  });

  test('reports ambiguous cells', () => {
    expect(pasteBlock([['12,500', '12,5']]).said).toBe(
      'Pasted 1 × 2 cells. One of them was read with a decimal comma: see the marked fields.',
    );
  });
});
