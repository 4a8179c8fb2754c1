import { expect, test } from 'vitest';
import { decimalMark, removeThousands } from './index.ts';

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
