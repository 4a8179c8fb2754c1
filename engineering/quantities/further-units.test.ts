import { expect, test } from 'vitest';
import { unitCategories } from '../conversion/index.ts';
import { convert, kindOf, unitOf, type Kind } from './index.ts';

const [inch, foot, pound, btu] = [0.0254, 0.3048, 0.45359237, 1055.05585262];
const squareFoot = foot * foot;
const cubicFoot = squareFoot * foot;
const psi = (pound * 9.80665) / (inch * inch);
const poundForce = pound * 9.80665;

/**
 * Units of the kinds that the converter does not have, each worked out from the definitions of NIST SP 811 (2008), to
 * whose own units `conversion/exact-factors.ts` holds the others.
 */
const defined: Readonly<Partial<Record<Kind, Readonly<Record<string, number>>>>> = {
  number: { '': 1 },
  fraction: { '': 1, '%': 0.01 },
  level: { dB: 1 },
  weightedLevel: { 'dB(A)': 1 },
  angle: { rad: 1, '°': Math.PI / 180 },
  time: { s: 1, min: 60, h: 3600, d: 24 * 3600 },
  specificVolume: { 'm³/kg': 1, 'L/kg': 1e-3, 'ft³/lb': cubicFoot / pound },
  // A kilomole weighs as many kilograms as a mole does grams, a pound-mole as many pounds.
  molarMass: { 'g/mol': 1e-3, 'kg/kmol': 1e-3, 'lb/lbmol': 1e-3 },
  massFlux: { 'kg/(s·m²)': 1, 'kg/(h·mm²)': 1e6 / 3600, 'lb/(s·ft²)': pound / squareFoot },
  // N1 of IEC 60534-2-1: Kv is 0.865 Cv.
  flowCoefficient: { Cv: 1, Kv: 1 / 0.865 },
  stress: {
    Pa: 1,
    MPa: 1e6,
    GPa: 1e9,
    'N/mm²': 1e6,
    'kgf/mm²': 9.80665e6,
    psi,
    ksi: 1000 * psi,
  },
  pressureGradient: {
    'Pa/m': 1,
    'kPa/100 m': 10,
    'bar/100 m': 1000,
    'bar/km': 100,
    'psi/100 ft': psi / (100 * foot),
  },
  momentumFlux: { 'kg/(m·s²)': 1, 'lb/(ft·s²)': pound / foot },
  surfaceTension: { 'N/m': 1, 'mN/m': 1e-3, 'dyn/cm': 1e-3 },
  heatRate: {
    W: 1,
    kW: 1e3,
    MW: 1e6,
    hp: 550 * foot * poundForce,
    PS: 75 * 9.80665,
    'hp (E)': 746,
    'Btu/h': btu / 3600,
    'MMBtu/h': (1e6 * btu) / 3600,
    'kcal/h': 4186.8 / 3600,
    'Gcal/h': 4186.8e6 / 3600,
    TR: (12_000 * btu) / 3600,
    'ft·lbf/s': foot * poundForce,
    'kgf·m/s': 9.80665,
    'J/h': 1 / 3600,
  },
  volumetricEnergy: {
    'J/m³': 1,
    'kJ/m³': 1e3,
    'MJ/m³': 1e6,
    'kWh/m³': 3.6e6,
    'kcal/m³': 4186.8,
    'Btu/ft³': btu / cubicFoot,
  },
  jouleThomson: { 'K/Pa': 1, 'K/kPa': 1e-3, 'K/bar': 1e-5, 'K/MPa': 1e-6, '°F/psi': 5 / 9 / psi },
  specificEntropy: {
    'J/(kg·K)': 1,
    'kJ/(kg·K)': 1e3,
    'kcal/(kg·°C)': 4186.8,
    'Btu/(lb·°F)': btu / (pound * (5 / 9)),
  },
  thermalConductance: { 'W/K': 1, 'kW/K': 1e3, 'Btu/(h·°F)': btu / 3600 / (5 / 9) },
  heatFlux: { 'W/m²': 1, 'kW/m²': 1e3, 'Btu/(h·ft²)': btu / 3600 / squareFoot },
};

const converted = new Set<Kind>(unitCategories.map(({ kind }) => kind));

test('what is defined here are units of kinds that the converter does not have', () => {
  for (const [kind, units] of Object.entries(defined) as [Kind, Readonly<Record<string, number>>][]) {
    expect(converted, kind).not.toContain(kind);
    expect(
      kindOf(kind).units.map(({ symbol }) => symbol),
      kind,
    ).toEqual(expect.arrayContaining(Object.keys(units)));
  }
});

test.each(Object.entries(defined) as [Kind, Readonly<Record<string, number>>][])('%s: %j', (kind, units) => {
  for (const [symbol, factor] of Object.entries(units)) {
    const unit = unitOf(kind, symbol);
    expect(Math.abs(unit.factor / factor - 1), symbol).toBeLessThan(1e-14);
    expect(unit.offset, symbol).toBe(0);
  }
});

test.each([
  // The ideal gas at 0 and 15 °C and 101.325 kPa; 379.48 ft³ a pound-mole at 60 °F and 14.696 psi.
  ['Nm³/h', 'kmol/h', 101_325 / (8.31446261815324 * 273.15) / 1000],
  ['Sm³/h', 'kmol/h', 101_325 / (8.31446261815324 * 288.15) / 1000],
  ['scfm', 'kmol/h', (60 * pound) / 379.48],
  ['MMSCFD', 'scfm', 1e6 / 1440],
])('a reference-state flow of 1 %s is so many %s', (from, to, expected) =>
  expect(Math.abs(convert('standardFlow', 1, from, to) / expected - 1)).toBeLessThan(1e-14),
);
