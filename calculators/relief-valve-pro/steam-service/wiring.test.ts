import { describe, expect, test } from 'vitest';
import { by, R, atmosphere, flow, p1, piped, expectValve, expectGasOutlet } from '../testing/by-hand.ts';
import definition from './definition.ts';

/** Every result recalculated by hand in SI from the equations in its working, so that swapped values are detected. */

describe('steam', () => {
  const input = { ...piped, valveType: 'Balanced Bellows', kd: 0.95, kb: 0.93, ksh: 0.9, temperature: 300 };

  test('by Napier, with corrections', () => {
    const match = by(definition, input, 'api520');
    const area = (190.5 * 24_270) / ((p1 / 1000) * 0.95 * 0.93 * 0.9 * 0.9) / 1e6;
    expect(match.of('requiredArea') / area).toBeCloseTo(1, 9);
    const [rho, k] = [match.of('inletDensity'), match.of('isentropicExponent')];
    const Z = (p1 * 0.018015268) / (rho * R * 573.15);
    expect([match.of('napierCorrectionFactor'), match.of('superheatCorrectionFactor')]).toEqual([1, 0.9]);
    expect(match.of('inletTemperature')).toBeCloseTo(573.15, 9);
    expect(match.of('compressibilityFactor')).toBeCloseTo(Z, 12);
    expectGasOutlet(match, expectValve(match, 'N', 2800e-6, rho), 573.15, 0.018015268, Z, k);
  });

  test('above 10 339 kPa', () => {
    const match = by(definition, { ...input, setPressure: 120, temperature: 400 }, 'api520');
    const p = (120e5 * 1.16 + atmosphere) / 1000;
    const KN = (0.02764 * p - 1000) / (0.03324 * p - 1061);
    expect(match.of('napierCorrectionFactor')).toBeCloseTo(KN, 12);
    const area = (190.5 * 24_270) / (p * 0.95 * 0.93 * 0.9 * KN * 0.9) / 1e6;
    expect(match.of('requiredArea') / area).toBeCloseTo(1, 9);
  });

  test('by the nozzle', () => {
    const match = by(definition, input, 'nozzle');
    expect(match.of('requiredArea')).toBeCloseTo(flow / (0.95 * 0.93 * 0.9 * match.of('massFlux')), 12);
    expect(match.of('throatPressure')).toBeCloseTo(match.of('criticalFlowPressure'), 4);
    const subcritical = by(
      definition,
      { ...input, valveType: 'Conventional', kb: '', totalBackpressure: 15 },
      'nozzle',
    );
    expect(subcritical.of('throatPressure')).toBeCloseTo(15e5 + atmosphere, 4);
    expect(subcritical.of('massFlux')).toBeLessThan(match.of('massFlux'));
  });

  test('reports a blank in the table of KSH', () => {
    const close = { ...input, ksh: '', temperature: 222 };
    expect(by(definition, close, 'api520').marked).toContain('info superheatCorrectionFactor');
    expect(by(definition, close, 'nozzle').marked).not.toContain('info superheatCorrectionFactor');
  });
});
