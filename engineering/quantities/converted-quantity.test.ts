import { describe, expect, test } from 'vitest';
import { convertedQuantity, parseQuantity } from './index.ts';

describe('a density in °API', () => {
  // By definition water at 60 °F has 10 °API; API MPMS 11.1 has 999.016 kg/m³ for it.
  test.each([
    ['10 °API', 999.016],
    ['10 API', 999.016],
    ['31,5 deg API', (999.016 * 141.5) / 163],
    ['-5 °api', (999.016 * 141.5) / 126.5],
  ])('%s', (text, density) => {
    const read = parseQuantity('density', text, 'g/cm³');
    expect(read).toMatchObject({ ok: true, unit: 'kg/m³' });
    expect((read.ok ? read.si : NaN) / density).toBeCloseTo(1, 12);
  });

  test('is none where it is not defined, and only of a density', () => {
    expect(parseQuantity('density', '-131.5 °API', 'kg/m³')).toMatchObject({ ok: false });
    expect(convertedQuantity('number', '32 °API')).toBeUndefined();
    expect(convertedQuantity('density', '32 kg/m³')).toBeUndefined();
  });
});

describe('a kinematic viscosity in Saybolt universal seconds', () => {
  // viscosity_converter of the Python library chemicals 1.5.2.
  test.each([
    ['35 SSU', 2.712429345281214],
    ['50 SUS', 7.373036455457004],
    ['60 SSU', 10.332552078535263],
    ['100 ssu', 20.51502051355282],
    ['200 SSU', 42.900413302642924],
    ['5000 SSU', 1079.3537417093855],
  ])('%s', (text, viscosity) => {
    const read = parseQuantity('kinematicViscosity', text, 'm²/s');
    expect(read).toMatchObject({ ok: true, unit: 'cSt' });
    expect((read.ok ? 1e6 * read.si : NaN) / viscosity).toBeCloseTo(1, 12);
  });

  test('agrees with example B of API procedure 11A1.1: 90 cSt at 0 °F is 415 s', () => {
    const at100 = 415 / (1 + 0.000061 * (0 - 100));
    const read = parseQuantity('kinematicViscosity', `${at100} SSU`, 'cSt');
    expect(read.ok ? read.value : NaN).toBeCloseTo(90, 0);
  });
});
