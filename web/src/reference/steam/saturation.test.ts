import { findCalculator } from '@isentrope/calculators';
import type { Definition } from '@isentrope/calculators/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { siOf } from '../reported.ts';
import { lookUpSaturation } from './saturation.ts';

let definition: Definition;
beforeAll(async () => {
  const loaded = await findCalculator('steam-tables')?.load();
  if (!loaded) throw new Error('The catalogue has no steam tables');
  definition = loaded;
});

describe('saturation at a typed temperature', () => {
  test.each(['', '   ', 'hot', '12,3,4', 'NaN', '1e999'])('rejects "%s" as a temperature', typed => {
    expect(lookUpSaturation(definition, typed)).toEqual({
      type: 'refused',
      message: 'Please enter a valid temperature value.',
    });
  });

  test.each(['0', '0,0099', '374.01', '-3', '1e300'])('rejects "%s" as out of range', typed => {
    expect(lookUpSaturation(definition, typed)).toEqual({
      type: 'refused',
      message: 'Temperature must be between 0.01°C and 374°C (critical point).',
    });
  });

  test.each([
    ['100', 101_418],
    ['0,01', 611.657],
    [' 212 °F ', 101_418],
    ['373.15 K', 101_418],
  ])('accepts "%s"', (typed, pressure) => {
    const result = lookUpSaturation(definition, typed);
    const actual = result.type === 'properties' ? siOf(result.report, 'pressure') : undefined;
    expect(Number(actual) / pressure).toBeCloseTo(1, 5);
  });

  test('above 373.946 °C gives the critical point with a note', () => {
    const result = lookUpSaturation(definition, '374');
    expect(result.type === 'properties' && result.note).toContain('the critical point is shown');
  });

  test('an ambiguous number is accepted with a note on how it is read', () => {
    const result = lookUpSaturation(definition, '100,000');
    expect(result.type === 'properties' && result.note).toBe('Read as 100; for 100000 leave out the comma.');
  });
});
