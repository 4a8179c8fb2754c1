import { expect, test } from 'vitest';
import { blockNumbers, decimalMark, removeThousands } from './index.ts';

test.each([
  [['9.850', '25,5', '3,2', '45,0'], ','],
  [['48,600', '0.95', '12.5'], '.'],
  [['1.250,5'], ','],
  [['1,250.5'], '.'],
  [['1.234.567'], ','],
  [['0,950'], ','],
  [['1250.500'], '.'],
  [['9.850', '1 200'], undefined],
  [['12,5', '12.5'], undefined],
  [['-', 'n/a', ''], undefined],
  [['9.850 kg/h', '25,5 bar'], ','],
  [['48,600 lb/h', '0.95'], '.'],
  [['01.02.2026', '1.5.2'], undefined],
  [['2.5-P-101', '1,5/2'], undefined],
] as const)('%j has the decimal mark %j', (texts, mark) => expect(decimalMark(texts)).toBe(mark));

test.each([
  ['9.850', ',', '9850'],
  ['-1.250.000', ',', '-1250000'],
  ['9.850 kg/h', ',', '9850 kg/h'],
  ['9.85', ',', '9.85'],
  ['0.850', ',', '0.850'],
  ['25,5', ',', '25,5'],
  ['48,600', '.', '48600'],
  ['48.600', '.', '48.600'],
] as const)('%s beside numbers with a decimal %s is %s', (text, mark, read) =>
  expect(removeThousands(text, mark)).toBe(read),
);

/** The numbers of a block as read, by rows, with those that stay open. */
function read(rows: readonly (readonly string[])[]) {
  const width = Math.max(...rows.map(({ length }) => length));
  const numbers = blockNumbers(Array.from({ length: width }, (_, index) => rows.map(row => row[index] ?? '')));
  return rows.map(row => row.map((cell, column) => numbers(cell, column)));
}

const texts = (rows: readonly (readonly string[])[]) => read(rows).map(row => row.map(({ text }) => text));

test('what a number of a column proves holds for the column, and for columns that prove nothing', () => {
  expect(texts([['1.234', '5'], ['2,5', '1.250']])).toEqual([['1234', '5'], ['2,5', '1250']]); // prettier-ignore
  expect(texts([['1.234', '1.234', '1.234'], ['2,5', '2.5', '7']])).toEqual([['1234', '1.234', '1.234'], ['2,5', '2.5', '7']]); // prettier-ignore
  expect(texts([['12,500'], ['12,5']])).toEqual([['12.500'], ['12,5']]);
  expect(texts([['1.234 kg/h'], ['2,5 kg/h']])).toEqual([['1234 kg/h'], ['2,5 kg/h']]);
});

test('a column of numbers in groups of three beside decimal commas stays open', () => {
  const rows = [
    ['3,7', '20,676'],
    ['5,4', '1,569'],
    ['5,45', '94,516'],
  ];
  expect(read(rows).map(([, flow]) => flow)).toEqual([
    { text: '20.676', isThousands: false, open: { read: '20.676', meant: '20676' } },
    { text: '1.569', isThousands: false, open: { read: '1.569', meant: '1569' } },
    { text: '94.516', isThousands: false, open: { read: '94.516', meant: '94516' } },
  ]);
  // One or two may be chance, and another number of the column decides.
  expect(read(rows.slice(0, 2))[0]?.[1]).toEqual({ text: '20.676', isThousands: false });
  expect(read([...rows, ['1', '12,5']])[0]?.[1]).toEqual({ text: '20.676', isThousands: false });
});

test('one thousands separator is distinguished from several', () => {
  expect(read([['1.234'], ['1.234.567'], ['1.250,5']])).toEqual([
    [{ text: '1234', isThousands: true }],
    [{ text: '1234567', isThousands: false }],
    [{ text: '1250,5', isThousands: false }],
  ]);
});

test('a number stays open where those of its column, or of the columns beside it, contradict one another', () => {
  const open = { text: '1.234', isThousands: false, open: { read: '1.234', meant: '1234' } };
  expect(read([['1.234'], ['2,5'], ['2.5']])[0]).toEqual([open]);
  expect(read([['1.234', '2,5', '2.5']])[0]?.[0]).toEqual(open);
  expect(read([['0.234'], ['2,5'], ['2.5']])[0]).toEqual([{ text: '0.234', isThousands: false }]);
  expect(read([['1.234'], ['12']])[0]).toEqual([{ text: '1.234', isThousands: false }]);
});

test('the size of the other numbers of a column decides where no mark does, and leaves both readings', () => {
  const numbers = (column: readonly (string | number)[], ...others: readonly (readonly string[])[]) => {
    const numberAt = blockNumbers([column, ...others]);
    return column.map(cell => (typeof cell === 'string' ? numberAt(cell, 0) : undefined)).findLast(Boolean);
  };
  const thousands = (read: string, meant: string) => ({
    text: read,
    isThousands: false,
    open: { read, meant, bySize: true },
  });
  expect(numbers([20676, 1569, 631, '94,516'])).toEqual(thousands('94516', '94.516'));
  expect(numbers(['850', '1100', '1.200'])).toEqual(thousands('1200', '1.200'));
  expect(numbers(['33 m', '417 m', '1,200 m'])).toEqual(thousands('1200 m', '1.200 m'));
  expect(numbers(['33 m', '417 m', '1,200 m'], ['3,7', '2.5'])).toEqual(thousands('1200 m', '1.200 m'));
  // Beside decimal commas the reading stays, and both are named.
  expect(numbers(['33 m', '417 m', '1,200 m'], ['3,7'])).toEqual({
    text: '1.200 m',
    isThousands: false,
    open: { read: '1.200 m', meant: '1200 m' },
  });
  // One other number, numbers in another unit and numbers between the readings decide nothing.
  for (const column of [
    [20676, '94,516'],
    ['411', '938', '20,676'],
    ['33 m', '417 m', '1,200 ft'],
    [2.5, 0.4, '1,200'],
  ])
    expect(numbers(column)).toEqual({ text: column.at(-1), isThousands: false });
});

test('a point between thousands of one column is one in the others, with both readings', () => {
  const numberAt = blockNumbers([
    ['9.850', '12.400', '950'],
    ['850', '1.000', '790'],
  ]);
  expect(numberAt('9.850', 0)).toEqual({
    text: '9850',
    isThousands: false,
    open: { read: '9850', meant: '9.850', byOther: true },
  });
  expect(numberAt('1.000', 1).open).toEqual({ read: '1000', meant: '1.000', bySize: true });
});

test('a point before three digits beside whole numbers of three digits leaves both readings', () => {
  const numberAt = blockNumbers([['125.000', '45.500', '800']]);
  expect(numberAt('125.000', 0)).toEqual({
    text: '125.000',
    isThousands: false,
    open: { read: '125.000', meant: '125000', besideWholes: true },
  });
  expect(blockNumbers([['1.250', '0.5', '800']])('1.250', 0)).toEqual({ text: '1.250', isThousands: false });
});
