import { describe, expect, test } from 'vitest';
import { referenceStates } from '../reference/index.ts';
import { fitted, handbook } from './handbook.ts';
import { loadPureTransport } from './index.ts';

describe('a saturated liquid by a handbook', () => {
  test.each(handbook)('%s: %s at %d K is %d', async (fluid, property, temperature, value, within) => {
    const [transport, states] = [await loadPureTransport(fluid), await referenceStates(fluid)];
    const { density } = states.saturatedAtTemperature(temperature).liquid;
    const result =
      property === 'surfaceTension' ? transport.surfaceTension(temperature) : transport[property](temperature, density);
    expect(Math.abs(result.value / value - 1)).toBeLessThan(within);
  });

  test.each(fitted)('fitted: %s: %s at %d K is %d', async (fluid, property, temperature, value, within) => {
    if (property === 'surfaceTension') throw new Error('no surface tension is fitted');
    const [transport, states] = [await loadPureTransport(fluid), await referenceStates(fluid)];
    const { density } = states.saturatedAtTemperature(temperature).liquid;
    const result = transport[property](temperature, density);
    expect(Math.abs(result.value / value - 1)).toBeLessThan(within);
    expect(result.uncertainty).toBeGreaterThanOrEqual(within);
  });

  test('half of them within 2 %, nine of ten within 8 %', () => {
    const bands = handbook.map(row => row[4]).toSorted((one, two) => one - two);
    expect(bands[Math.floor(0.5 * bands.length)]).toBeLessThanOrEqual(0.02);
    expect(bands[Math.floor(0.9 * bands.length)]).toBeLessThanOrEqual(0.08);
  });
});
