import { describe, expect, test } from 'vitest';
import { by, valve } from '../testing/by-hand.ts';
import gas from '../gas-vapor-service/definition.ts';
import definition from './definition.ts';

/** Every result recalculated by hand in SI from the equations in its working, so that swapped values are detected. */

describe('a scenario', () => {
  const ofGas = { molecularWeight: 51, temperature: 75, compressibilityFactor: 0.9, gamma: 1.11, kb: 0.93 };
  const vapour = { ...valve, ...ofGas, flowRate: '', valveType: 'Pilot Operated' };
  const fire = { scenario: 'External pool fire', wettedArea: 30, environmentFactor: 0.5, latentHeat: 300 };
  const gasInFire = { ...vapour, ...fire };

  test('with fire has its boil-off rate, and the area of gas service', () => {
    const match = by(definition, gasInFire);
    const heat = 70_900 * 0.5 * 30 ** 0.82;
    expect([match.of('fireSurface'), match.of('fireHeat') / heat]).toEqual([30, expect.closeTo(1, 9)]);
    expect(match.of('relievingRate')).toBeCloseTo(heat / 300e3, 9);
    const alone = by(gas, { ...vapour, flowRate: match.of('relievingRate') * 3600, kd: 0.975 }, 'api520');
    for (const id of ['requiredArea', 'relievingPressure', 'backPressureFactor'])
      expect(match.of(id) / alone.of(id)).toBeCloseTo(1, 9);
    expect(match.word('recommendedOrifice')).toBe(alone.word('recommendedOrifice'));
    expect(match.word('multipleValves')).toBe(alone.word('multipleValves'));
  });

  test('with thermal expansion, and its messages', () => {
    const oil = { service: 'Liquid', heatInput: 500, expansionCoefficient: 0.001, heatCapacity: 2.5, viscosity: 1 };
    const input = { ...valve, flowRate: '', scenario: 'Thermal expansion', fluidUpstreamDensity: 900, ...oil };
    expect(by(definition, input).of('relievingRate')).toBeCloseTo((0.001 * 500e3) / 2500, 12);
    expect(by(definition, { ...input, flowRate: 100 }).marked).toContain('warning flowRate');
    expect(by(definition, { ...input, service: 'Two-phase' }).marked).toContain('warning service');
    expect(by(definition, { ...input, allowableOverpressure: 20 }).marked).toContain('warning allowableOverpressure');
    expect(by(definition, { ...gasInFire, compressibilityFactor: 0.5, superimposedBackpressure: 5 }).marked).toEqual(
      ['error superimposedBackpressure', 'warning allowableOverpressure', 'warning compressibilityFactor'].toSorted(),
    );
  });
});
