import { describe, expect, test } from 'vitest';
import { by, R, atmosphere, flow, p1, piped, expectValve, expectGasOutlet } from '../testing/by-hand.ts';
import definition from './definition.ts';

/** Every result recalculated by hand in SI from the equations in its working, so that swapped values are detected. */

const { sqrt } = Math;

describe('gas and vapour', () => {
  const [T, M, Z, k] = [348.15, 0.051, 0.9, 1.11];
  const given = {
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
    const found = by(definition, given, method);
    const exact = sqrt(p1 * density * k * (2 / (k + 1)) ** ((k + 1) / (k - 1)));
    const area =
      method === 'api520'
        ? (24_270 * perRoot) / (C * 0.95 * (p1 / 1000) * 0.93 * 0.9) / 1e6
        : flow / (0.95 * 0.93 * 0.9 * exact);
    expect(found.of('relievingPressure')).toBeCloseTo(p1, 4);
    expect(found.of('criticalFlowPressure') / (ratio * p1)).toBeCloseTo(1, 12);
    expect([found.word('flowCondition'), found.of('backPressureFactor')]).toEqual(['Critical', 0.93]);
    expect(found.of('requiredArea') / area).toBeCloseTo(1, 6);
    expectGasOutlet(found, expectValve(found, 'L', 1841e-6, density), T, M, Z, k);
    if (method === 'nozzle') expect(found.of('throatPressure') / (ratio * p1)).toBeCloseTo(1, 3);
  });

  test('of subcritical flow', () => {
    const back = 15e5 + atmosphere;
    const r = back / p1;
    const found = by(definition, { ...given, kb: '', totalBackpressure: 15 }, 'api520');
    const F2 = sqrt(((k / (k - 1)) * r ** (2 / k) * (1 - r ** ((k - 1) / k))) / (1 - r));
    const root = sqrt((T * Z) / (1000 * M * (p1 / 1000) * ((p1 - back) / 1000)));
    expect(found.word('flowCondition')).toBe('Subcritical');
    expect(found.of('subcriticalCoefficient')).toBeCloseTo(F2, 12);
    expect(found.of('requiredArea') / ((17.9 * 24_270 * root) / (F2 * 0.95 * 0.9) / 1e6)).toBeCloseTo(1, 12);
  });

  test('several warnings are given together', () => {
    const bad = { compressibilityFactor: 0.7, valveType: 'Conventional', setPressure: 0.9, totalBackpressure: 0.8 };
    const more = { superimposedBackpressure: 0.85, allowableOverpressure: 30, kb: 0.99, inletResistance: 500 };
    expect(by(definition, { ...given, ...bad, ...more, outletPipeDiameter: 100 }).marked).toEqual(
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
    const bellows = { ...given, valveType: 'Balanced Bellows', kb: '', allowableOverpressure: 13 };
    expect(by(definition, bellows).marked).toContain('info allowableOverpressure');
    expect(by(definition, { ...bellows, kb: 1, totalBackpressure: 9 }).marked).toContain('warning kb');
    expect(by(definition, { ...given, totalBackpressure: 24 }).marked).toContain('error totalBackpressure');
    expect(by(definition, { ...given, flowRate: 1e6, allowableOverpressure: 10 }).marked).toContain(
      'warning recommendedOrifice',
    );
  });
});
