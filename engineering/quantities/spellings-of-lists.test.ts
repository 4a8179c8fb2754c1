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
  ])('%s: %s', (kind, spelled, unit, reason) => {
    const read = parseQuantity(kind, `150 ${spelled}`, unit);
    expect(read).toEqual({ ok: false, reason: expect.stringContaining(reason) as string });
  });
});

test('a word before or behind a number alone is no unit', () => {
  expect(parseQuantity('number', '5 act', '').ok).toBe(false);
  expect(parseQuantity('volumeFlow', '5 actual', 'm³/h').ok).toBe(false);
});
