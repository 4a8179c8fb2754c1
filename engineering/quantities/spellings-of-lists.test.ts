import { describe, expect, test } from 'vitest';
import { parseQuantity, type Kind } from './index.ts';

/** Spellings of lists, simulators and vendors, each with a unit of the catalogue that it is. */
describe('a spelling is the unit', () => {
  test.each<[Kind, string, string]>([
    ['volumeFlow', 'actual m3/h', 'm³/h'],
    ['volumeFlow', 'm3/h actual', 'm³/h'],
    ['volumeFlow', 'm³/h (actual)', 'm³/h'],
    ['volumeFlow', 'Act. m3/h', 'm³/h'],
    ['volumeFlow', 'ACT_m3/h', 'm³/h'],
    ['volumeFlow', 'ACT_ft3/min', 'ft³/min'],
    ['volumeFlow', 'Bm³/h', 'm³/h'],
    ['density', 'lb/USG', 'lb/gal (US)'],
    ['dynamicViscosity', 'centipoises', 'cP'],
    ['power', 'MWth', 'MW'],
    ['power', 'tons of refrigeration', 'TR'],
    ['temperature', 'C°', '°C'],
    ['temperature', 'F°', '°F'],
    ['absolutePressure', 'kg/cm2 abs', 'kgf/cm²(abs)'],
    ['absolutePressure', 'lb/in2abs', 'psi(abs)'],
    ['gaugePressure', 'psi gage', 'psi(g)'],
    ['gaugePressure', 'bar(ga)', 'bar(g)'],
    ['gaugePressure', 'inches of water', 'inH2O(g)'],
    ['absolutePressure', 'mm of mercury', 'mmHg(abs)'],
    ['standardFlow', 'STD_ft3/min', 'scfm'],
    ['standardFlow', 'Sm3/d (15C)', 'Sm³/d'],
    ['standardFlow', 'Mcf/d', 'MSCFD'],
    ['volumeFlow', 'am3/h', 'm³/h'],
    ['volumeFlow', 'MLD', 'ML/d'],
    ['volumeFlow', 'gpm (US)', 'gal (US)/min'],
    ['standardFlow', 'm³(i.N.)/h', 'Nm³/h'],
    ['standardFlow', 'm³/h i.N.', 'Nm³/h'],
    ['standardFlow', 'kscfh', 'MSCFH'],
    ['massFlow', 'klbs/hr', 'klb/h'],
    ['massFlow', 'kg/jour', 'kg/d'],
    ['gaugePressure', 'kg/cm2 man', 'kgf/cm²(g)'],
    ['length', 'pulg', 'inch'],
    ['length', 'mlc', 'm'],
    ['volumeFlow', 'BLPD', 'bbl/d'],
    ['volumeFlow', 'cusecs', 'ft³/s'],
    ['dynamicViscosity', 'cps', 'cP'],
    ['kinematicViscosity', 'cStokes', 'cSt'],
    ['flowCoefficient', 'Kvs', 'Kv'],
  ])('%s: %s', (kind, spelled, unit) => {
    expect(parseQuantity(kind, `12.5 ${spelled}`, unit)).toEqual(parseQuantity(kind, `12.5 ${unit}`, unit));
  });
});

describe('a spelling of several meanings is refused with them', () => {
  test.each<[Kind, string, string, string]>([
    ['massFlow', 'MT/hr', 'kg/h', 'which may be metric tons or megatonnes; write t or kt'],
    ['massFlow', 'mt/d', 'kg/h', 'which may be metric tons or megatonnes; write t or kt'],
    ['gaugePressure', '#', 'bar(g)', 'which may be psi or the class of a flange'],
    ['gaugePressure', 'oz/in2', 'bar(g)', 'of which 16 are 1 psi'],
    ['volumeFlow', 'STB/D', 'm³/h', 'at stock-tank conditions'],
    ['volumeFlow', 'MSTB/d', 'm³/h', 'at stock-tank conditions'],
    ['standardFlow', 'm3/h_(gas)', 'Nm³/h', 'at 15 °C and 101.325 kPa in HYSYS; write Sm³/h'],
    ['massFlow', 'm3/h (gas)', 'kg/h', 'at 15 °C and 101.325 kPa in HYSYS; write Sm³/h'],
    ['density', 'kg/m3 @15C', 'kg/m³', 'at a reference temperature'],
    ['fraction', 'mol%', '%', 'which names a basis'],
    ['dynamicViscosity', '°E', 'cP', 'which is a flow time'],
    ['kinematicViscosity', 'SSU @ 210F', 'cSt', 'at its temperature'],
  ])('%s: %s', (kind, spelled, unit, reason) => {
    const read = parseQuantity(kind, `150 ${spelled}`, unit);
    expect(read).toEqual({ ok: false, reason: expect.stringContaining(reason) as string });
  });
});

test('a word before or behind a number alone is no unit', () => {
  expect(parseQuantity('number', '5 act', '').ok).toBe(false);
  expect(parseQuantity('volumeFlow', '5 actual', 'm³/h').ok).toBe(false);
});

describe('a number that leaves its value open is refused with why', () => {
  test.each([
    ['5-7', 'is a range'],
    ['1000 – 1200', 'is a range'],
    ['40 to 60', 'is a range'],
    ['5 ± 0.2', 'has a tolerance'],
    ['(12.5)', 'may mean a negative number; write −12.5 or 12.5'],
    ['12.5-', 'has a minus sign behind it'],
    ['~12', 'is approximate'],
  ])('%s', (typed, reason) =>
    expect(parseQuantity('temperature', typed, '°C')).toEqual({
      ok: false,
      reason: expect.stringContaining(reason) as string,
    }),
  );
});
