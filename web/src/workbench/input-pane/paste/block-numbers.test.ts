import { expect, test } from 'vitest';
import { withMarksRead } from './block-numbers.ts';

test('1.234 beside 2,5 is 1234, and is named', () => {
  expect(withMarksRead([['Flow', '1.234'], ['Pressure', '2,5']])).toEqual({
    block: [['Flow', '1234'], ['Pressure', '2,5']],
    remarks: ['1.234 is read as 1234, by the decimal marks of the other numbers.'],
  }); // prettier-ignore
});

test('numbers of a column with points and commas stay open, and the first is named', () => {
  const { block, remarks } = withMarksRead([['1.234'], ['2,5'], ['3.5'], ['9.850 kg/h']]);
  expect(block).toEqual([['1.234'], ['2,5'], ['3.5'], ['9.850 kg/h']]);
  expect(remarks).toEqual([
    '1.234 is read as 1.234, not as 1234, although other numbers have decimal commas, and 1 more alike.',
  ]);
});

test('a column uses its own decimal marks before those of others', () => {
  const { block, remarks } = withMarksRead([['1.234', '1.234'], ['2,5', '2.5']]); // prettier-ignore
  expect(block).toEqual([['1234', '1.234'], ['2,5', '2.5']]); // prettier-ignore
  expect(remarks).toHaveLength(1);
});

test('12,500 beside 12,5 is twelve and a half, and texts stay as they are', () => {
  expect(withMarksRead([['12,500', '12,5', '1.234 Main Street', 'P-1.234']])).toEqual({
    block: [['12.5000', '12,5', '1.234 Main Street', 'P-1.234']],
    remarks: [],
  });
  expect(withMarksRead([['12,500'], ['12,5']]).block).toEqual([['12.5000'], ['12,5']]);
});
