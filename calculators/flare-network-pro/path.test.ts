import { expect, test } from 'vitest';
import { answer, plain, rowsOf } from './testing/answer.ts';

test('on the way to the outlet, an item that gas passes against its direction has its states along the flow', () => {
  const { results, messages, result } = answer({
    tipPressure: 1.01325,
    viscosity: 0.012,
    sources:
      'Tag | To | Required flow kg/h | Molar mass | Isentropic exponent | Compressibility factor | Temperature °C\nP1 | A | 60000 | 44 | 1.13 | 0.98 | 90',
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient',
      'L1 | line | A | B | 50 | 150 | 0.046 | 1',
      'L2 | line | C | A | 100 | 250 | 0.046 | 1',
      'L3 | line | B | C | 30 | 200 | 0.046 | 1',
      'H | line | C | T | 20 | 300 | 0.046 | 1',
      'FT | tip | T | Atmosphere | | 300 | | 1',
    ].join('\n'),
  });
  expect(messages).toContain('The gas flows from A to C in L2, against its direction.');
  const path = rowsOf(results['pathTable']);
  const line = path.find(row => row['item'] === 'L2') ?? {};
  // In a subsonic outlet the pressure is that of the node behind it.
  expect(plain(line['outletPressure'])).toBeCloseTo(Number(plain(line['behind'])), 9);
  expect(result('governingLineTag')).toBe('L2');
  expect(Number(result('governingLineMachResistance')) / Number(result('governingLineResistance'))).toBeCloseTo(1, 9);
});
