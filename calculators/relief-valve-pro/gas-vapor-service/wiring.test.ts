import { describe, expect, test } from 'vitest';
import { by, R, atmosphere, flow, p1, piped, expectValve, expectGasOutlet } from '../testing/by-hand.ts';
import definition from './definition.ts';

/** Every result recalculated by hand in SI from the equations in its working, so that swapped values are detected. */

const { sqrt } = Math;

describe('gas and vapour', () => {
  const [T, M, Z, k] = [348.15, 0.051, 0.9, 1.11];
  const input = {
    ...piped,
    molecularWeight: 51,
    temperature: 75,
    compressibilityFactor: 0.9,
    gamma: 1.11,
    valveType: 'Pilot Operated',
    kd: 0.95,
    kb: 0.93,
  };
  const density = (p1 * M) / (Z * R * T);
  const ratio = (2 / (k + 1)) ** (k / (k - 1));
  const C = 0.03948 * sqrt(k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
  const perRoot = sqrt((T * Z) / (1000 * M));

  test.each(['api520', 'nozzle'])('of critical flow by %s', method => {
    const match = by(definition, input, method);
    const exact = sqrt(p1 * density * k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
    const area =
      method === 'api520'
        ? (24_270 * perRoot) / (C * 0.95 * (p1 / 1000) * 0.93 * 0.9) / 1e6
        : flow / (0.95 * 0.93 * 0.9 * exact);
    expect(match.of('relievingPressure')).toBeCloseTo(p1, 4);
    expect(match.of('criticalFlowPressure') / (ratio * p1)).toBeCloseTo(1, 12);
    expect([match.word('flowCondition'), match.of('backPressureFactor')]).toEqual(['Critical', 0.93]);
    expect(match.of('requiredArea') / area).toBeCloseTo(1, 6);
    expectGasOutlet(match, expectValve(match, 'L', 1841e-6, density), T, M, Z, k);
    if (method === 'nozzle') expect(match.of('throatPressure') / (ratio * p1)).toBeCloseTo(1, 3);
  });

  test('of subcritical flow', () => {
    const back = 15e5 + atmosphere;
    const r = back / p1;
    const match = by(definition, { ...input, kb: '', totalBackpressure: 15 }, 'api520');
    const F2 = sqrt(((k / (k - 1)) * r ** (2 / k) * (1 - r ** ((k - 1) / k))) / (1 - r));
    const root = sqrt((T * Z) / (1000 * M * (p1 / 1000) * ((p1 - back) / 1000)));
    expect(match.word('flowCondition')).toBe('Subcritical');
    expect(match.of('subcriticalCoefficient')).toBeCloseTo(F2, 12);
    expect(match.of('requiredArea') / ((17.9 * 24_270 * root) / (F2 * 0.95 * 0.9) / 1e6)).toBeCloseTo(1, 12);
  });

  test('several warnings are given together', () => {
    const bad = { compressibilityFactor: 0.7, valveType: 'Conventional', setPressure: 0.9, totalBackpressure: 0.8 };
    const more = { superimposedBackpressure: 0.85, allowableOverpressure: 30, kb: 0.99, inletResistance: 500 };
    expect(by(definition, { ...input, ...bad, ...more, outletPipeDiameter: 100 }).marked).toEqual(
      [
        'error superimposedBackpressure',
        'info superimposedBackpressure',
        'warning allowableOverpressure',
        'warning compressibilityFactor',
        'warning inletPressureLoss',
        'warning kb',
        'warning outletMach',
        'warning setPressure',
      ].toSorted(),
    );
    const bellows = { ...input, valveType: 'Balanced Bellows', kb: '', allowableOverpressure: 13 };
    expect(by(definition, bellows).marked).toContain('info allowableOverpressure');
    expect(by(definition, { ...bellows, kb: 1, totalBackpressure: 9 }).marked).toContain('warning kb');
    expect(by(definition, { ...input, totalBackpressure: 24 }).marked).toContain('error totalBackpressure');
    expect(by(definition, { ...input, flowRate: 1e6, allowableOverpressure: 10 }).marked).toContain(
      'warning recommendedOrifice',
    );
  });
});
