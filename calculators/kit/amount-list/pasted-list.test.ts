import { list } from '../definition/fields.ts';
import type { ListLine } from './list-text.ts';
import { describe, expect, test } from 'vitest';
import { mergePastedList } from './pasted-list.ts';

const field = list('Composition', ['C1', 'C2', 'C3'], {
  names: { C1: 'Methane', C2: 'Ethane', C3: 'Propane' },
  aliases: { C1: ['C-1'] },
  itemLabel: 'component',
  amount: { label: 'amount' },
  once: true,
  basis: { heads: { mole: /mol/i, mass: /mass|weight|wt/i }, choice: 'basis' },
});
const lines: readonly ListLine[] = [
  { item: 'C1', amount: '0.9' },
  { item: 'C2', amount: '0.1' },
];
const ofMethane = (amount: string): ListLine => ({ item: 'C1', amount });
const ofEthane = (amount: string): ListLine => ({ item: 'C2', amount });

describe('a block pasted into a list', () => {
  test('with two columns replaces the list', () => {
    const block = [
      ['methane', '70'],
      ['Propane', '30'],
    ];
    expect(mergePastedList(field, lines, block, 0)).toEqual({ lines: [ofMethane('70'), { item: 'C3', amount: '30' }] });
  });

  test('with one item and amount adds or updates it', () => {
    expect(mergePastedList(field, lines, [['methane', '0.8']], 0)).toEqual({
      lines: [ofMethane('0.8'), ofEthane('0.1')],
    });
    expect(mergePastedList(field, lines, [['propane', '0.1']], 0)?.lines).toHaveLength(3);
  });

  test('keeps a duplicate item, also under another name, unless all amounts form one analysis', () => {
    const block = (amount: string) => [
      ['Methane', '90'],
      ['Ethane', '5'],
      ['C-1', amount],
    ];
    expect(mergePastedList(field, [], block('80'), 0)).toEqual({
      lines: [ofMethane('90'), ofEthane('5'), ofMethane('80')],
    });
    expect(mergePastedList(field, [], block('5'), 0)).toEqual({
      lines: [ofMethane('95'), ofEthane('5')],
      remarks: ['Named more than once and added up: Methane (90 + 5).'],
      isOpen: true,
    });
  });

  test('with one column fills in the amounts from the given line down', () => {
    expect(mergePastedList(field, lines, [['0.85'], ['0.15']], 0)).toEqual({
      lines: [ofMethane('0.85'), ofEthane('0.15')],
    });
    expect(mergePastedList(field, lines, [['0.2'], ['0.3']], 1)).toEqual({
      lines: [ofMethane('0.9'), ofEthane('0.2')],
    });
  });

  test('with one column of names adds them', () =>
    expect(mergePastedList(field, lines, [['Methane'], ['Propane']], 0)).toEqual({
      lines: [ofMethane(''), ofEthane('0.1'), { item: 'C3', amount: '' }],
    }));

  const both = { lines: [ofMethane('0.9021'), ofEthane('9.79E-2')] };

  test('from a simulator may have headings, a sum and its item names', () => {
    const report = [
      ['Comp Mole Frac (Methane)', '0.9021'],
      ['Comp Mole Frac (Ethane)', '9.79E-2'],
    ];
    expect(mergePastedList(field, [], report, 0)).toEqual(both);
    for (const sum of ['Total', 'Totals', 'Sum']) {
      const table = [['Component', 'Mole fraction'], ['Methane', '0.9021'], ['Ethane', '9.79E-2'], [sum, '1.0000']]; // prettier-ignore
      expect(mergePastedList(field, [], table, 0)).toEqual(both);
    }
  });

  test('of text splits items and amounts at spaces', () => {
    expect(mergePastedList(field, [], [['Methane    0.9021'], ['ethane: 9.79E-2']], 0)).toEqual(both);
    expect(mergePastedList(field, [], [['C1 90 %'], ['C2 10 %']], 0)).toEqual({
      lines: [ofMethane('90'), ofEthane('10')],
    });
  });

  test('keeps an unknown item, so that it is reported', () => {
    const block = [
      ['Methane', '0.9'],
      ['Unobtainium', '0.1'],
    ];
    expect(mergePastedList(field, [], block, 0)?.lines).toEqual([
      ofMethane('0.9'),
      { item: 'Unobtainium', amount: '0.1' },
    ]);
  });

  test('of one cell is not merged', () => expect(mergePastedList(field, lines, [['0.5']], 0)).toBeUndefined());
});

describe('the header of pasted amounts', () => {
  const report = [
    ['Component', 'Wt %', 'Mole %'],
    ['Methane', '82.4', '90.1'],
    ['Ethane', '17.6', '9.9'],
  ];

  test.each(['', '-'])('takes lumps and unknown items from a column of traces, to be refused: %s', blank => {
    const block = [
      ['Component', 'mol %', 'ppmv'],
      ['Methane', '94.5', blank],
      ['Ethane', '5', blank],
      ['C6+', blank, '4000'],
      ['Neopentane', blank, '900'],
      ['Propane', blank, '100'],
    ];
    expect(mergePastedList(field, [], block, 0)).toEqual({
      lines: [ofMethane('94.5'), ofEthane('5'), { item: 'C6+', amount: '0.4' }, { item: 'Neopentane', amount: '0.09' }, { item: 'C3', amount: '0.01' }], // prettier-ignore
    });
  });

  test('names unknown items with an amount in another column only, and does not call them 0', () => {
    const pasted = mergePastedList(
      field,
      [],
      [
        ['Component', 'mol %', 'ppmv'],
        ['Methane', '94.5', '945000'],
        ['Ethane', '5.5', '55000'],
        ['COS', '0.0', '15'],
        ['Argon', '', '400'],
        ['Krypton', '0.0', ''],
      ],
      0,
    );
    expect(pasted).toMatchObject({ lines: [ofMethane('94.5'), ofEthane('5.5')], isOpen: true });
    expect(pasted?.remarks).toContain('Not taken, with an amount in another column: "COS", "Argon".');
    expect(pasted?.remarks).toContain('Left out with an amount of 0: "Krypton".');
  });

  test('takes traces from a column of their own in ppm', () => {
    const traces = [
      ['Component', 'mol%', 'Conc. (ppmv)'],
      ['Methane', '90', ''],
      ['Ethane', '9.99', ''],
      ['Propane', '', '100'],
    ];
    expect(mergePastedList(field, [], traces, 0, 'mole')).toEqual({
      lines: [ofMethane('90'), ofEthane('9.99'), { item: 'C3', amount: '0.01' }],
    });
    // The same amounts in two units.
    const both = traces.map(row => (row[0] === 'Ethane' ? ['Ethane', '9.99', '99900'] : row));
    expect(mergePastedList(field, [], both, 0, 'mole')?.remarks).toContain('Read as 0: Propane (blank).');
  });

  test('selects the column of the current basis', () => {
    expect(mergePastedList(field, lines, report, 0, 'mole')).toEqual({
      lines: [ofMethane('90.1'), ofEthane('9.9')],
      remarks: ['Taken from "Mole %", not from "Wt %".'],
    });
    expect(mergePastedList(field, lines, report, 0, 'mass')).toEqual({
      lines: [ofMethane('82.4'), ofEthane('17.6')],
      remarks: ['Taken from "Wt %", not from "Mole %".'],
    });
  });

  test('changes the basis if its column is missing', () => {
    const byMass = report.map(row => row.slice(0, 2));
    expect(mergePastedList(field, lines, byMass, 0, 'mole')).toEqual({
      lines: [ofMethane('82.4'), ofEthane('17.6')],
      basis: 'mass',
    });
  });

  test('prefers normalised amounts', () => {
    const chromatograph = [
      ['Component', 'Un-normalised Mole %', 'Normalised Mole %'],
      ['Methane', '89.5', '90.1'],
      ['Ethane', '9.8', '9.9'],
    ];
    expect(mergePastedList(field, [], chromatograph, 0, 'mole')).toEqual({
      lines: [ofMethane('90.1'), ofEthane('9.9')],
      remarks: ['Taken from "Normalised Mole %", not from "Un-normalised Mole %".'],
    });
  });

  test('omits amounts in an unsupported basis', () => {
    const byMole = { ...field, basis: { heads: { mole: /mol/i, mass: /wt/i } } };
    const byMass = report.map(row => row.slice(0, 2));
    expect(mergePastedList(byMole, [], byMass, 0)).toEqual({
      lines: [ofMethane(''), ofEthane('')],
      remarks: ['The amounts of "Wt %" are neither molar nor by mass, or not in the basis selected.'],
    });
  });
});

test.each(['ND', 'n.d.', '<0.01', 'trace', '-', ''])('%s is read as an amount of 0', mark => {
  const block = [
    ['Methane', '100'],
    ['Ethane', mark],
  ];
  expect(mergePastedList(field, [], block, 0)).toEqual({
    lines: [ofMethane('100'), ofEthane('0')],
    remarks: [`Read as 0: Ethane (${mark === '' ? 'blank' : mark}).`],
    isOpen: true,
  });
});
