import { expect, test } from 'vitest';
import { listText, mergePastedList, reportCells } from '../kit/index.ts';
import { inputFields } from '../fluid-properties/fields.ts';

const { field } = inputFields.composition;

/** Compositions in rows of cells, with a heading of one basis, of two, or without. */
const tables: readonly (readonly string[][])[] = [
  [
    ['Component', 'mol%'],
    ['Methane', '85.1'],
    ['Ethane', '9.9'],
    ['Propane', '5.0'],
  ],
  [
    ['Component', 'Formula', 'Mole %', 'Weight %'],
    ['Methane', 'CH4', '85.1', '72.1'],
    ['Ethane', 'C2H6', '9.9', '16.1'],
    ['Hydrogen sulphide', 'H2S', '5.0', '11.8'],
  ],
  [
    ['Methane', '85.1'],
    ['Ethane', '9.9'],
    ['Propane', '5.0'],
  ],
];

/** Lines with an amount of a substance that the list does not have, of a lump, of a sum, or with words beside a name. */
const lines = [
  ['Acetylene', '2.31'],
  ['Acetylene', '2.31 mol%'],
  ['Mercaptans', '2.31', 'ppm'],
  ['Inerts', '2.31 %'],
  ['Other hydrocarbons: 2.31 mol%'],
  ['H2S by tube', '2.31', 'ppm'],
  ['Moisture: 2.31 %'],
  ['Total sulphur', '2.31', 'ppm'],
  ['C7 and heavier', '2.31'],
  ['Oxygen/Argon', '2.31'],
  ['Solids', '2.31', 'wt%'],
  ['Subtotal', '2.31'],
  ['Molar water', '2.31'],
  ['Carbon dioxide by titration', '2.31'],
];

const notations: Readonly<Record<string, (rows: readonly string[][]) => string>> = {
  tabs: rows => rows.map(row => row.join('\t')).join('\n'),
  commas: rows => rows.map(row => row.join(',')).join('\n'),
  columns: rows =>
    rows
      .map(row =>
        row
          .map(cell => cell.padEnd(28))
          .join('')
          .trimEnd(),
      )
      .join('\n'),
  spaces: rows => rows.map(row => row.filter(cell => cell !== '').join(' ')).join('\n'),
};

test.each(lines.map(line => [line.join(' '), line] as const))('"%s" is read or named wherever it stands', (_, line) => {
  const [name = '', ...amounts] = line;
  const silent: string[] = [];
  for (const table of tables) {
    const blank = Array.from({ length: (table.at(-1)?.length ?? 0) - 2 }, () => '').slice(0, 1);
    const total = ['Total', ...blank, '100.0'];
    const added = amounts.length === 0 ? line : [name, ...blank, ...amounts];
    const rows = [...table, total];
    for (let place = 0; place <= rows.length; place += 1)
      for (const [notation, write] of Object.entries(notations)) {
        const text = write(rows.toSpliced(place, 0, added));
        const read = mergePastedList(field, [], reportCells(text), 0);
        const stated = `${listText(read?.lines ?? [])} ${(read?.remarks ?? []).join(' ')}`;
        const isNamed = stated.includes('2.31') || stated.includes('0.000231') || stated.includes(name);
        // A composition with a line without an amount cannot be used.
        const isRefused = read === undefined || read.lines.some(({ amount }) => amount === '');
        if (!isNamed && !isRefused) silent.push(`${notation}: ${JSON.stringify(text)} gives ${stated}`);
      }
  }
  expect(silent).toEqual([]);
});

/** Lines on the stream or the sample whose units are those of amounts. */
const conditions = [
  ['Mass flow', '1200', 'kg/h'],
  ['Mass flow: 1200 kg/h'],
  ['Sample weight: 12 kg'],
  ['Molar volume', '23.6', 'm3/kmol'],
  ['GOR', '120', 'Sm3/m3'],
  ['Vapour fraction (mass)', '1.0'],
  ['Volume fraction liquid 0.0'],
  ['Total mass', '1200', 'kg'],
  ['Uncertainty', '0.1', '% mol'],
];

test.each(conditions.map(line => [line.join(' '), line] as const))(
  '"%s" changes no amount of a composition, wherever it stands',
  (_, line) => {
    const changed: string[] = [];
    for (const [ofBasis, table] of [tables[0], tables[2]].entries()) {
      const rows = [...(table ?? []), ['Total', '100.0']];
      const own = ['C1: 85.1', 'C2: 9.9', 'C3: 5.0'];
      for (let place = 0; place <= rows.length; place += 1)
        for (const [notation, write] of Object.entries(notations)) {
          const text = write(rows.toSpliced(place, 0, line));
          const read = mergePastedList(field, [], reportCells(text), 0);
          const amounts = listText(read?.lines ?? []);
          const isSame = own.every(each => amounts.includes(each)) && read?.basis === undefined;
          if (!isSame && read?.isOpen !== true)
            changed.push(`${ofBasis} ${notation}: ${JSON.stringify(text)} gives ${amounts}`);
        }
    }
    expect(changed).toEqual([]);
  },
);
