import { describe, expect, test } from 'vitest';
import { by, flow, piped, inletBore, outletBore } from '../testing/by-hand.ts';
import definition from './definition.ts';

/** Every result recalculated by hand in SI from the equations in its working, so that swapped values are detected. */

const { sqrt, PI } = Math;

describe('liquid', () => {
  const input = { ...piped, fluidUpstreamDensity: 900, viscosity: 2000, kd: 0.64, kw: 0.93 };
  const litres = (flow / 900) * 60_000;
  const area0 = (factors: number, drop: number) => (11.78 * litres * sqrt(0.9 / (drop / 1000))) / factors / 1e6;

  test.each([
    ['original', {}, 1, area0(0.64 * 0.9, 23.2e5 - 3e5)],
    ['api520', {}, 0.93, area0(0.64 * 0.93 * 0.9, 23.2e5 - 3e5)],
    ['api520', { capacityCertification: 'Not certified' }, 0.93, area0(0.64 * 0.93 * 0.9 * 0.6, 25e5 - 3e5)],
  ])('by %s %o', (method, more, kw, before) => {
    const match = by(definition, { ...input, ...more }, method);
    const Re = (18_800 * litres * 0.9) / (2000 * sqrt(1e6 * match.of('trialArea')));
    const kv = (at: number) =>
      method === 'api520' ? 1 / sqrt(1 + 170 / at) : 1 / (0.9935 + 2.878 / at ** 0.5 + 342.75 / at ** 1.5);
    expect(match.of('volumeFlow')).toBeCloseTo(flow / 900, 12);
    expect(match.of('totalBackpressureCorrectionFactor')).toBe(kw);
    expect(match.of('areaBeforeViscosity') / before).toBeCloseTo(1, 4);
    expect(match.of('reynoldsNumber') / Re).toBeCloseTo(1, 9);
    expect(match.of('viscosityCorrectionFactor')).toBeCloseTo(kv(Re), 12);
    expect(match.of('area')).toBeCloseTo(match.of('areaBeforeViscosity') / kv(Re), 12);
    expect(match.of('requiredArea')).toBeCloseTo(match.of('area'), 12);
    const q = match.of('ratedCapacity');
    const share = match.of('effectiveArea') / match.of('areaBeforeViscosity');
    expect(match.of('ratedViscosityFactor')).toBeCloseTo(q / flow / share, 9);
    expect(match.of('ratedViscosityFactor')).toBeGreaterThan(kv(Re));
    expect(match.of('percentUsed')).toBeCloseTo(match.of('requiredArea') / match.of('effectiveArea'), 12);
    expect(match.of('inletPressureLoss')).toBeCloseTo((16 * q ** 2) / (PI ** 2 * 900 * inletBore ** 4) / 20e5, 12);
    expect(match.of('outletVelocity')).toBeCloseTo((4 * q) / (PI * 900 * outletBore ** 2), 12);
    expect(match.of('reactionForce')).toBeCloseTo((4 * q ** 2) / (900 * PI * outletBore ** 2), 9);
  });

  test('uses the Kv of its edition', () => {
    const older = by(definition, { ...input, edition: '7th' }, 'api520').of('viscosityCorrectionFactor');
    expect(older).toBeCloseTo(by(definition, input, 'original').of('viscosityCorrectionFactor'), 2);
    expect(older).not.toBeCloseTo(by(definition, input, 'api520').of('viscosityCorrectionFactor'), 2);
  });

  test('gives the warnings of its method', () => {
    const back = { ...input, totalBackpressure: 11, valveType: 'Conventional', capacityCertification: 'Not certified' };
    expect(by(definition, back, 'original').marked).toEqual(['error totalBackpressure']);
    expect(by(definition, back, 'api520').marked).toEqual(
      [
        'info allowableOverpressure',
        'info superimposedBackpressure',
        'warning allowableOverpressure',
        'warning totalBackpressure',
      ].toSorted(),
    );
    const bellows = { ...input, valveType: 'Balanced Bellows', totalBackpressure: 8, kw: 1 };
    expect(by(definition, bellows, 'api520').marked).toContain('warning kw');
    expect(by(definition, { ...bellows, kw: '', totalBackpressure: 11 }, 'api520').marked).toContain(
      'error totalBackpressure',
    );
  });
});
