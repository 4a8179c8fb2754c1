import { describe, expect, test } from 'vitest';
import { by, atmosphere, flow, p1, atEnd, piped, outletBore, expectValve } from '../testing/by-hand.ts';
import definition from './definition.ts';

/** Every result recalculated by hand in SI from the equations in its working, so that swapped values are detected. */

const { sqrt, log, min, max, PI } = Math;

describe('two phases', () => {
  const input = { ...piped, density: 50, density90: 44, kb: 0.93 };
  const omega = 9 * (50 / 44 - 1);

  test.each(['api520', 'nozzle'])('by %s', method => {
    const match = by(definition, input, method);
    const eta = match.of('criticalPressureRatio');
    const residue = eta ** 2 + (omega ** 2 - 2 * omega) * (1 - eta) ** 2 + 2 * omega ** 2 * (log(eta) + (1 - eta));
    const G = sqrt(2 * (omega * log(1 / eta) - (omega - 1) * (1 - eta)) * p1 * 50) / (omega * (1 / eta - 1) + 1);
    expect(match.of('omega')).toBeCloseTo(omega, 12);
    expect(residue).toBeCloseTo(0, 9);
    expect(match.word('flowCondition')).toBe('Critical');
    expect(match.of('massFlux') / G).toBeCloseTo(1, 6);
    expect(match.of('requiredArea') / (flow / (0.85 * 0.93 * 0.9 * G))).toBeCloseTo(1, 6);
    const q = expectValve(match, 'L', 1841e-6, 50);
    const flux = (4 * q) / (PI * outletBore ** 2);
    const exit = max(atmosphere, flux * sqrt((omega * p1) / 50));
    const force =
      (flux * q * (omega * max(0, p1 / exit - 1) + 1)) / 50 + (PI / 4) * outletBore ** 2 * (exit - atmosphere);
    expect(match.of('outletMach')).toBeCloseTo(min(1, (flux * sqrt((omega * p1) / 50)) / atEnd), 9);
    expect(match.of('reactionForce') / force).toBeCloseTo(1, 9);
  });

  test('of a subcooled liquid that flashes at the throat', () => {
    const cold = { ...input, inletCondition: 'Subcooled liquid', density: 900, density90: 600, saturationPressure: 8 };
    const match = by(definition, cold, 'api520');
    expect(match.of('saturationRatio')).toBeCloseTo(8e5 / p1, 12);
    expect(match.of('massFlux')).toBeCloseTo(sqrt(2 * 900 * (p1 - 8e5)), 6);
    expect(match.of('requiredArea') / (flow / (0.65 * 0.93 * 0.9 * match.of('massFlux')))).toBeCloseTo(1, 12);
  });

  test('water below its boiling point has ω from saturation at its temperature, for any pressure above', () => {
    const water = {
      ...piped,
      fluid: 'Water and steam',
      inletCondition: 'Subcooled liquid',
      inletTemperature: 170,
      kb: 1,
    };
    // IAPWS-IF97: saturated water at 170 °C, and water and steam at 90 % of its pressure.
    const saturation = 792_053;
    const [s, sLiquid, sVapour] = [2.0419234, 1.9993655, 6.7008085];
    const x = (s - sLiquid) / (sVapour - sLiquid);
    const volume = (1 - x) * 0.0011088689 + x * 0.2681056;
    for (const setPressure of [9, 30]) {
      const match = by(definition, { ...water, setPressure }, 'api520');
      expect(match.of('saturationRatio') * match.of('relievingPressure')).toBeCloseTo(saturation, -2);
      expect(match.of('expandedDensity') * volume).toBeCloseTo(1, 4);
      expect(match.of('omega')).toBeCloseTo(9 * (match.of('inletDensity') / match.of('expandedDensity') - 1), 9);
    }
  });

  test('asks for Kb, and reports the limit of the method', () => {
    const { kb: _, ...blank } = { ...input, totalBackpressure: 9, outletPipeDiameter: 60, inletResistance: 500 };
    expect(by(definition, blank).marked).toEqual(
      [
        'warning inletPressureLoss',
        'warning outletMach',
        'warning totalBackpressure',
        'warning allowableOverpressure',
      ].toSorted(),
    );
    const water = { ...piped, fluid: 'Water and steam', inletQuality: 10, setPressure: 110, kb: 0.9 };
    expect(by(definition, water).marked).toContain('info requiredArea');
  });
});
