import { describe, expect, test } from 'vitest';
import { convertedQuantity, parseQuantity } from './index.ts';

const pound = 0.45359237;

describe('a mass flow as a product', () => {
  // By hand: R = 8.31446261815324 J/(mol·K); 379.48 ft³ a pound-mole at 60 °F and 14.696 psi; a US gallon is 3.785411784 L.
  test.each([
    ['5000 Nm3/h * 18.2 g/mol', ((5000 / 3600) * 0.0182 * 101_325) / (8.31446261815324 * 273.15)],
    ['5000 Sm3/h × 18.2 kg/kmol', ((5000 / 3600) * 0.0182 * 101_325) / (8.31446261815324 * 288.15)],
    ['10 MMSCFD × 18.2 lb/lbmol', ((1e7 / 379.48) * 18.2 * pound) / 86400],
    ['10 kmol/h x 44.01 g/mol', 440.1 / 3600],
    ['120 m3/h x 850 kg/m3', 102_000 / 3600],
    ['500 gpm @ 8.33 lb/gal', (500 * 8.33 * pound) / 60],
    ['10 000 BPD*0,85 kg/L', (10_000 * 158.987294928 * 0.85) / 86400],
  ])('%s', (text, si) => {
    const result = parseQuantity('massFlow', text, 't/h');
    expect(result).toMatchObject({ ok: true, unit: 'kg/h' });
    expect((result.ok ? result.si : NaN) / si).toBeCloseTo(1, 12);
    expect(convertedQuantity('massFlow', text)?.si).toBeCloseTo(si, 12);
  });

  test.each([
    ['5000 Nm3/h', /needs the molar mass .*0 °C, 101.325 kPa.*1000 Nm³\/h × 18.2 g\/mol/],
    ['10 MMSCFD', /needs the molar mass .*60 °F, 14.696 psi/],
    ['120 m3/h', /a flow by volume, which needs the density; write it after the flow: 100 m³\/h × 850 kg\/m³/],
    ['5000 Nm3/h * 850 kg/m3', /is not a unit of mass flow/],
    ['120 m3/h * 18 g/mol', /is not a unit of mass flow/],
    ['120 m3/h * 0 kg/m3', /is not a unit of mass flow/],
    ['120 m3/h * 1,025 kg/m3', /is not a unit of mass flow/],
    ['120 m3/h * 850', /is not a unit of mass flow/],
    ['5 kg/h * 850 kg/m3', /is not a unit of mass flow/],
  ])('%s is refused', (text, message) => {
    expect(parseQuantity('massFlow', text, 'kg/h')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(message),
    });
    expect(convertedQuantity('massFlow', text)).toBeUndefined();
  });

  test('only in a field of mass flow', () => {
    expect(parseQuantity('volumeFlow', '120 m3/h * 850 kg/m3', 'm³/h')).toMatchObject({ ok: false });
    expect(convertedQuantity('volumeFlow', '120 m3/h * 850 kg/m3')).toBeUndefined();
  });
});
