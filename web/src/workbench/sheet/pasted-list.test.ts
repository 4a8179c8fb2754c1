import { list, type ListLine } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { withPasted } from './pasted-list.ts';

const field = list('Composition', ['C1', 'C2'], {
  names: { C1: 'Methane', C2: 'Ethane' },
  itemLabel: 'component',
  amount: { label: 'mole fraction' },
  once: true,
});
const lines: readonly ListLine[] = [
  { item: 'C1', amount: '0.9' },
  { item: 'C2', amount: '0.1' },
];

describe('a block pasted into a list', () => {
  test('of two columns adds items, and gives those that are there their new amount', () => {
    expect(
      withPasted(
        field,
        [{ item: 'C1', amount: '1' }],
        [
          ['methane', '0.7'],
          ['Ethane', '0.3'],
        ],
        0,
      ),
    ).toEqual([
      { item: 'C1', amount: '0.7' },
      { item: 'C2', amount: '0.3' },
    ]);
  });

  test('of one column goes down the amounts from where it is pasted, and no further', () => {
    expect(withPasted(field, lines, [['0.85'], ['0.15']], 0)).toEqual([
      { item: 'C1', amount: '0.85' },
      { item: 'C2', amount: '0.15' },
    ]);
    expect(withPasted(field, lines, [['0.2'], ['0.3']], 1)).toEqual([
      { item: 'C1', amount: '0.9' },
      { item: 'C2', amount: '0.2' },
    ]);
  });

  test('of one column of names adds them', () => {
    expect(withPasted(field, [], [['Methane'], ['Ethane']], 0)).toEqual([
      { item: 'C1', amount: '' },
      { item: 'C2', amount: '' },
    ]);
  });

  const both = [
    { item: 'C1', amount: '0.9021' },
    { item: 'C2', amount: '9.79E-2' },
  ];

  test('from a simulator is understood with its head, its sum and its way of naming', () => {
    const report = [
      ['Comp Mole Frac (Methane)', '0.9021'],
      ['Comp Mole Frac (Ethane)', '9.79E-2'],
    ];
    expect(withPasted(field, [], report, 0)).toEqual(both);
    const table = [['Component', 'Mole fraction'], ['Methane', '0.9021'], ['Ethane', '9.79E-2'], ['Total', '1.0000']]; // prettier-ignore
    expect(withPasted(field, [], table, 0)).toEqual(both);
  });

  test('of text with blanks between items and amounts is understood as two columns', () => {
    expect(withPasted(field, [], [['Methane    0.9021'], ['ethane: 9.79E-2']], 0)).toEqual(both);
    expect(withPasted(field, [], [['C1 90 %'], ['C2 10 %']], 0)).toEqual([
      { item: 'C1', amount: '90' },
      { item: 'C2', amount: '10' },
    ]);
  });

  test('keeps an item that is not known, so that it is said', () => {
    expect(
      withPasted(
        field,
        [],
        [
          ['Methane', '0.9'],
          ['Unobtainium', '0.1'],
        ],
        0,
      ),
    ).toEqual([
      { item: 'C1', amount: '0.9' },
      { item: 'Unobtainium', amount: '0.1' },
    ]);
  });

  test('of one cell is left to the field', () => expect(withPasted(field, lines, [['0.5']], 0)).toBeUndefined());
});
