import { describe, expect, test } from 'vitest';
import { ambiguousReadings, kindOf, parseQuantity, type Kind } from './index.ts';

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

/** Sizes by GNU units 2.22, of the expression behind each. */
describe('units of simulators and spelt-out units have the size of GNU units', () => {
  test.each<[Kind, string, number]>([
    ['massFlow', 'MMLB/DAY', 5.24991169], // 1e6 lb/day
    ['massFlow', 'lb_m/hr', 0.0001259978806], // lb/hr
    ['massFlow', 't/min', 16.66666667], // tonne/min
    ['massFlow', 'kilotonnes/day', 11.57407407], // kilotonne/day
    ['massFlow', 'kilograms per hour', 0.0002777777778], // kg/hr
    ['volumeFlow', 'MMbbl/d', 1.840130728], // 1e6 barrel/day
    ['volumeFlow', 'MMBPD', 1.840130728], // 1e6 barrel/day
    ['volumeFlow', 'acre-ft/day', 0.01427641016], // acre foot/day
    ['volumeFlow', 'acre-feet/day', 0.01427641016], // acre foot/day
    ['volumeFlow', 'USG/min', 6.30901964e-5], // usgallon/min
    ['volumeFlow', 'US gal/hr', 1.051503273e-6], // usgallon/hr
    ['volumeFlow', 'MIGD', 0.05261678241], // 1e6 brgallon/day
    ['volumeFlow', 'MMgal/d', 0.04381263639], // 1e6 usgallon/day
    ['gaugePressure', 'millibar', 100], // mbar
    ['gaugePressure', 'kilopascals gauge', 1000], // kPa
    ['gaugePressure', 'megapascal', 1000000], // MPa
    ['gaugePressure', 'inches water', 249.08891], // inch water
    ['gaugePressure', 'IN-WATER', 249.08891], // inch water
    ['gaugePressure', 'mm-water', 9.80665], // mm water
    ['gaugePressure', 'ft water', 2989.06692], // ft water
    ['gaugePressure', 'daPa', 10], // decapascal
    ['gaugePressure', 'pound-force per square inch', 6894.757293], // lbf/in^2
    ['absolutePressure', 'inches mercury', 3386.388641], // inHg
    ['absolutePressure', 'millitorr', 0.1333223684], // millitorr
    ['pressureGradient', 'kg/cm2/km', 98.0665], // kgf/cm^2/km
    ['pressureGradient', 'mmH2O/m', 9.80665], // mm water/m
    ['pressureGradient', 'mmWC/m', 9.80665], // mm water/m
    ['pressureGradient', 'mbar/100 m', 1], // mbar/(100 m)
    ['pressureGradient', 'ftH2O/100 ft', 98.0665], // ft water/(100 ft)
    ['pressureGradient', 'psi/kft', 22.62059479], // psi/(1000 ft)
    ['heatTransferCoefficient', 'BTU/HR-SQFT-R', 5.678263341], // btu/hr ft^2 degR
    ['heatTransferCoefficient', 'GJ/hr-sqm-C', 277777.7778], // GJ/hr m^2 K
    ['heatTransferCoefficient', 'kJ/sec-sqm-K', 1000], // kJ/s m^2 K
    ['heatTransferCoefficient', 'Btu/sec-sqft-R', 20441.74803], // btu/s ft^2 degR
    ['thermalConductivity', 'Btu-in/hr-sqft-R', 0.1442278889], // btu in/hr ft^2 degR
    ['thermalConductance', 'kJ/sec-K', 1000], // kJ/s K
    ['heatFlux', 'J/sec-sqm', 1], // J/s m^2
    ['power', 'ton of refrigeration', 3516.852842], // tonrefrigeration
    ['power', 'kilocalories per hour', 1.163], // kcal_IT/hr
    ['power', 'MMBtu/day', 12211.29459], // 1e6 btu/day
    ['power', 'MMkJ/h', 277777.7778], // GJ/hr
    ['power', 'GJ/day', 11574.07407], // GJ/day
    ['energy', 'kilowatt-hour', 3600000], // kWh
    ['energy', 'gigajoule', 1000000000], // GJ
    ['force', 'pounds-force', 4.448221615], // lbf
    ['force', 'tonne-force', 9806.65], // 1000 kgf
    ['standardFlow', 'lb-mol/day', 0.00524991169], // mol lb/g day
    ['density', 'lb/USG', 119.8264273], // lb/usgallon
    ['dynamicViscosity', 'millipascal second', 0.001], // mPa s
    ['time', 'msec', 0.001], // ms
    ['jouleThomson', 'R/psi', 8.057652096e-5], // degR/psi
    ['length', 'kilometres', 1000], // km
  ])('%s: %s', (kind, spelled, si) => {
    const read = parseQuantity(kind, `1 ${spelled}`, kindOf(kind).units[0]?.symbol ?? '');
    // Ten digits are given.
    expect((read.ok ? read.si : NaN) / si).toBeCloseTo(1, 9);
  });
});

test('a water gauge is a gauge pressure in a field of absolute pressure too', () => {
  for (const spelled of ['mmWG', 'mm water gauge', 'mm of water gauge'])
    expect(parseQuantity('absolutePressure', `100 ${spelled}`, 'bar(abs)')).toMatchObject({
      ok: true,
      si: 101_325 + 980.665,
    });
});

test('a vacuum is no height of water or mercury', () => {
  for (const spelled of ['in-water-vac', 'inches water vacuum', 'inches mercury vacuum'])
    expect(parseQuantity('gaugePressure', `10 ${spelled}`, 'bar(g)').ok).toBe(false);
});

test('Mlb/day is read as a thousand pounds, with both readings', () => {
  expect(parseQuantity('massFlow', '5 Mlb/day', 'kg/h')).toMatchObject({ ok: true, value: 5, unit: 'klb/d' });
  expect(ambiguousReadings('5 Mlb/day')).toEqual({ read: '5 klb/d', meant: '5 MMlb/d' });
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
