import { describe, expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from './definition.ts';

/** A case of the specification: low viscosity, 10 bar(g) set pressure. */
const water = {
  flowRate: 100_000,
  fluidUpstreamDensity: 1000,
  viscosity: 0.001,
  setPressure: 10,
  totalBackpressure: 1,
  kd: 0.65,
};

const valueOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'value' in result ? Number(result.value) : Number.NaN;

describe('the simplified method', () => {
  test('has Kw = 1 up to 15 % back pressure, and its straight line above', () => {
    for (const [back, kw] of [
      [0, 1],
      [1.5, 1],
      [3, (-13 * 0.3 + 15.95) / 14],
      [5, 0.675],
    ] as const) {
      const { results } = calculateJson(definition, { ...water, totalBackpressure: back });
      expect(valueOf(results['totalBackpressureCorrectionFactor'])).toBeCloseTo(kw, 12);
      const area = (11.78 * (100_000 / 60)) / (0.65 * kw * Math.sqrt((11 - back) * 100));
      expect(valueOf(results['area']) / area).toBeCloseTo(1, 4);
    }
  });

  test('reports a back pressure above half the set pressure as too high, and gives no results', () => {
    const { results, messages } = calculateJson(definition, { ...water, totalBackpressure: 5.01 });
    expect(results['totalBackpressureCorrectionFactor']).toBe('Backpressure is too high!');
    for (const id of ['viscosityCorrectionFactor', 'area', 'recommendedOrifice', 'requiredArea', 'ratedCapacity'])
      expect(results[id], id).toBeNull();
    expect(messages.map(({ text }) => text)).toContain('Backpressure is too high!');
  });

  test('recommends the letter for the area, and none above T', () => {
    const letterOf = (flowRate: number) =>
      calculateJson(definition, { ...water, flowRate }).results['recommendedOrifice'];
    expect(letterOf(1000)).toBe('D');
    expect(letterOf(300_000)).toBe('P');
    expect(letterOf(5_000_000)).toBe('Exceeds API Sizes');
  });

  test('accepts a decimal comma', () => {
    const { results } = calculateJson(definition, { ...water, totalBackpressure: '3,0' });
    expect(valueOf(results['totalBackpressureCorrectionFactor'])).toBeCloseTo(12.05 / 14, 12);
  });
});

describe('parallel valves', () => {
  test('each pass their share of a viscous flow, and need more area together than a single one', () => {
    const { results } = calculateJson(definition, { ...water, flowRate: 4_000_000, viscosity: 2000 });
    expect(results['recommendedOrifice']).toBe('Exceeds API Sizes');
    expect(results['multipleValves']).toMatch(/^[2-9] × T$/);
    expect(valueOf(results['requiredArea'])).toBeGreaterThan(valueOf(results['area']));
    expect(valueOf(results['percentUsed'])).toBeLessThanOrEqual(100);
  });
});
