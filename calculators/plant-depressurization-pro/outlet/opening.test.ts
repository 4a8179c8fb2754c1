import { describe, expect, test } from 'vitest';
import type { CaseInput } from '../../kit/index.ts';
import { evaluator } from '../../testing/evaluator.ts';
import definition from '../definition.ts';

const by = evaluator(definition);

const nitrogen = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  headType: 'flat',
  wallThickness: 12,
  composition: 'N2: 1',
  initialPressure: 40,
  initialTemperature: 27,
  orificeDiameter: 30,
  openingTime: 10,
  heat: 'isothermal',
  duration: { value: 10, unit: 's' },
};
const fallen = (change: CaseInput) => {
  const { of } = by({ ...nitrogen, ...change });
  return Math.log((40e5 + 101_325) / (of('finalPressure') + 101_325));
};

describe('the opening curve of the valve', () => {
  const linear = fallen({});

  test.each([
    ['equal percentage of 50', { openingCurve: 'equal-percentage' }, (2 * (1 - 1 / 50)) / Math.log(50)],
    [
      'equal percentage of 20',
      { openingCurve: 'equal-percentage', rangeability: 20 },
      (2 * (1 - 1 / 20)) / Math.log(20),
    ],
    ['quick opening', { openingCurve: 'quick-opening' }, 4 / 3],
    ['a table', { openingCurve: 'table', openingTable: '0 0; 40 10; 100 100' }, 2 * (0.4 * 0.05 + 0.6 * 0.55)],
  ])('lets out by the area under it: %s', (_, change, share) =>
    expect(Math.abs(fallen(change) / linear / share - 1)).toBeLessThan(0.01),
  );

  test('is reported as unused if the valve opens instantly', () => {
    expect(by({ ...nitrogen, openingCurve: 'quick-opening', openingTime: 0 }).messageMarks).toContain(
      'info openingCurve',
    );
    expect(by({ ...nitrogen, openingCurve: 'quick-opening' }).messageMarks).not.toContain('info openingCurve');
  });

  test.each(['0 0; 90 100', '0 0; 100 90', '100 100'])('is rejected for the table %s', openingTable =>
    expect(by({ ...nitrogen, openingCurve: 'table', openingTable }).rawValue('finalPressure')).toBeUndefined(),
  );
});
