import { describe, expect, test } from 'vitest';
import type { CaseInput } from '../../kit/index.ts';
import { evaluator } from '../../testing/evaluator.ts';
import definition from '../definition.ts';

const by = evaluator(definition);

/** A propane drum, which boils as soon as vapour is released. */
const propane: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 20,
  composition: 'C3: 1',
  initialPressure: 9,
  initialTemperature: 27,
  liquidLevel: 3200,
  orificeDiameter: 60,
  heat: 'adiabatic',
  duration: { value: 10, unit: 's' },
};

describe('boiling propane', () => {
  test('reaches the nozzle, which gives a warning with the excess liquid', () => {
    const result = by(propane);
    expect(result.rawValue('swellVerdict')).toBe('Liquid carried over');
    expect(result.of('swollenLevel')).toBeCloseTo(4.75, 9);
    expect(result.of('swellFrom')).toBe(0);
    expect(result.of('swellTo')).toBeGreaterThan(1);
    expect(result.of('swellExcess')).toBeGreaterThan(50);
    expect(result.of('liquidCarriedOver')).toBe(0);
    expect(result.messageMarks).toContain('warning swellVerdict');
  });

  test('determines the outflow if the valve draws by level swell', () => {
    const result = by({ ...propane, draw: 'level-swell' });
    expect(result.of('liquidCarriedOver')).toBeGreaterThan(1);
    expect(result.of('liquidCarriedOver')).toBeLessThan(by(propane).of('swellExcess'));
    expect(result.messageMarks).toContain('warning swellVerdict');
  });

  test('stays below the nozzle with the reported orifice', () => {
    const largest = by(propane).of('swellOrifice');
    expect(largest).toBeLessThan(0.06);
    const verdict = (diameter: number) =>
      by({ ...propane, orificeDiameter: { value: diameter, unit: 'm' } }).rawValue('swellVerdict');
    expect([verdict(0.98 * largest), verdict(1.02 * largest)]).toEqual(['Vapour alone', 'Liquid carried over']);
  });

  test('swells more with higher viscosity, and leaves as foam; a lower nozzle is reached sooner', () => {
    const low = { ...propane, liquidLevel: 1500, orificeDiameter: 30 };
    expect(by(low).rawValue('swellVerdict')).toBe('Vapour alone');
    expect(by(low).messageMarks).toContain('info swellVerdict');
    expect(by({ ...low, swellRegime: 'bubbly' }).of('swollenLevel')).toBeGreaterThan(by(low).of('swollenLevel'));
    expect(by({ ...low, swellRegime: 'homogeneous' }).rawValue('swellVerdict')).toBe('Liquid carried over');
    expect(by({ ...low, nozzleHeight: 1520 }).rawValue('swellVerdict')).toBe('Liquid carried over');
  });

  test('is reported in a horizontal vessel, and rejected if water may lie below', () => {
    expect(by({ ...propane, orientation: 'Horizontal', liquidLevel: 700 }).messageMarks).toContain('info swellVerdict');
    expect(by({ ...propane, composition: 'C3: 0.9; H2O: 0.1', draw: 'level-swell' }).messageMarks).toContain(
      'error draw',
    );
    expect(by({ ...propane, nozzleHeight: 4760 }).messageMarks).toContain('error nozzleHeight');
  });
});

test('a vessel of gas only has no verdict', () => {
  const { liquidLevel: _, ...rest } = propane;
  const result = by({ ...rest, composition: 'N2: 1', duration: { value: 5, unit: 's' } });
  expect(result.rawValue('swellVerdict')).toBeUndefined();
  expect(result.messageMarks).not.toContain('info swellVerdict');
  const high = by({ ...rest, composition: 'N2: 1', duration: { value: 5, unit: 's' }, nozzleHeight: 4000 });
  expect(high.messageMarks).toContain('info nozzleHeight');
});
