import { expect, test } from 'vitest';
import { unitOf, type Kind } from './index.ts';

/**
 * Units of the trade that neither the converter's definitions nor docs/units.md have, with figures from NIST SP 811 (2008), appendix B.8:
 * those it prints, to its seven digits, and products and quotients of its exact definitions.
 */
const published: Readonly<Partial<Record<Kind, Readonly<Record<string, number>>>>> = {
  fraction: { '‰': 1e-3, ppm: 1e-6, ppb: 1e-9 },
  volume: { 'ac·ft': 43_560 * 0.028316846592, kbbl: 158.987294928 },
  angle: { mrad: 1e-3, gon: 1.570796327e-2, rev: 6.283185307 },
  velocity: { 'm/h': 1 / 3600, 'ft/h': 8.466667e-5, 'in/min': 0.0254 / 60 },
  mass: { klb: 453.59237 },
  // Water at 60 °F has 999.016 kg/m³ (API MPMS chapter 11.1).
  density: { 'SG (60 °F)': 999.016, 'lb/yd³': 0.5932764, 'gr/ft³': 0.00006479891 / 0.028316846592 },
  specificVolume: { 'in³/lb': 1.6387064e-5 / 0.45359237, 'gal (US)/lb': 3.785411784e-3 / 0.45359237 },
  molarMass: { 'kg/mol': 1 },
  force: { daN: 10 },
  torque: { 'daN·m': 10, 'kip·ft': 1355.818 },
  massFlow: {
    'mg/s': 1e-6,
    'kt/d': 1e6 / 86_400,
    'MMlb/h': 453_592.37 / 3600,
    'klb/d': 453.59237 / 86_400,
    'kt/a': 1e6 / (365 * 86_400),
    'Mt/a': 1e9 / (365 * 86_400),
    'ton (US)/d': 907.18474 / 86_400,
    'ton (UK)/h': 1016.0469088 / 3600,
  },
  massFlux: { 'kg/(h·m²)': 1 / 3600, 'g/(s·cm²)': 10, 'lb/(h·ft²)': 0.45359237 / 3600 / 0.09290304 },
  volumeFlow: {
    'ML/d': 1000 / 86_400,
    'ft³/d': 0.028316846592 / 86_400,
    'gal (US)/d': 4.381264e-8,
    'gal (UK)/h': 0.00454609 / 3600,
    'kbbl/d': 158.987294928 / 86_400,
    'bbl/min': 0.158987294928 / 60,
  },
  absolutePressure: {
    'N/cm²(abs)': 1e4,
    'dyn/cm²(abs)': 0.1,
    'mTorr(abs)': 0.1333224,
    'cmHg(abs)': 1333.224,
    'cmH2O(abs)': 98.0665,
  },
  gaugePressure: {
    'N/cm²(g)': 1e4,
    'dyn/cm²(g)': 0.1,
    'mTorr(g)': 0.1333224,
    'cmHg(g)': 1333.224,
    'cmH2O(g)': 98.0665,
  },
  stress: { kPa: 1000, bar: 1e5, 'kgf/cm²': 98_066.5 },
  pressureGradient: {
    'kPa/m': 1000,
    'mbar/m': 100,
    'bar/m': 1e5,
    'kgf/cm²/100 m': 980.665,
    'psi/ft': 6894.757293 / 0.3048,
    'psi/1000 ft': 6894.757293 / 304.8,
    'psi/mi': 6894.757293 / 1609.344,
    'inH2O/100 ft': 249.0889 / 30.48,
  },
  dynamicViscosity: { mP: 1e-4 },
  surfaceTension: { 'kgf/m': 9.80665, 'lbf/ft': 14.5939, 'lbf/in': 175.1268 },
  energy: { TJ: 1e12, Mcal: 4.1868e6, Gcal: 4.1868e9, kBtu: 1_055_055.85262 },
  power: {
    'Btu/min': 1055.05585262 / 60,
    'Btu/s': 1055.056,
    'kBtu/h': 293.0711,
    'cal/s': 4.1868,
    'Mcal/h': 1163,
    'ft·lbf/min': 0.02259697,
    'kJ/h': 1 / 3.6,
    'MJ/h': 1000 / 3.6,
    'GJ/h': 1e6 / 3.6,
    'erg/s': 1e-7,
  },
  specificEnergy: { 'kWh/kg': 3.6e6, 'kWh/t': 3600, 'ft·lbf/lb': 2.98906692 },
  volumetricEnergy: { 'GJ/m³': 1e9, 'Btu/gal (US)': 1055.05585262 / 0.003785411784 },
  jouleThomson: { 'K/atm': 1 / 101_325 },
  specificHeat: { 'MJ/(kg·K)': 1e6, 'ft·lbf/(lb·°F)': 2.98906692 * 1.8 },
  thermalConductivity: {
    'mW/(m·K)': 1e-3,
    'kW/(m·K)': 1000,
    'W/(cm·K)': 100,
    'cal/(s·cm·°C)': 418.68,
    'kJ/(h·m·K)': 1 / 3.6,
  },
  thermalConductance: { 'MW/K': 1e6, 'kJ/(h·K)': 1 / 3.6, 'kcal/(h·°C)': 1.163 },
  heatTransferCoefficient: {
    'kW/(m²·K)': 1000,
    'W/(cm²·K)': 1e4,
    'kJ/(h·m²·K)': 1 / 3.6,
    'cal/(s·cm²·°C)': 41_868,
    'Btu/(s·ft²·°F)': 20_441.75,
  },
  heatFlux: {
    'MW/m²': 1e6,
    'W/cm²': 1e4,
    'W/in²': 1550.003,
    'W/ft²': 1 / 0.09290304,
    'kcal/(h·m²)': 1.163,
    'cal/(s·cm²)': 41_868,
    'kJ/(h·m²)': 1 / 3.6,
    'kBtu/(h·ft²)': 3154.591,
    'Btu/(s·ft²)': 11_356.53,
  },
  // Ideal gas: 22.41396954 L/mol at 0 °C and 23.64483 L/mol at 15 °C and 101.325 kPa (CODATA 2018); 379.48 ft³ a pound-mole.
  standardFlow: {
    'Nm³/s': 1000 / 22.41396954,
    'Nm³/min': 1000 / 22.41396954 / 60,
    'Nm³/d': 1000 / 22.41396954 / 86_400,
    'kNm³/h': 1e6 / 22.41396954 / 3600,
    'NL/min': 1 / 22.41396954 / 60,
    'Sm³/d': 1000 / 23.64483 / 86_400,
    'kSm³/h': 1e6 / 23.64483 / 3600,
    'kSm³/d': 1e6 / 23.64483 / 86_400,
    'MMSm³/d': 1e9 / 23.64483 / 86_400,
    // By p / (R·T) with T = 288.7056 K and 293.15 K, p = 101.325 kPa, and 14.73 psi = 101.5597749 kPa.
    'Sm³/h (60 °F)': 101_325 / (8.31446261815324 * 288.7055556) / 3600,
    'Sm³/h (20 °C)': 101_325 / (8.31446261815324 * 293.15) / 3600,
    'scfh (14.73 psi)': (101_559.7749 * 0.028316846592) / (8.31446261815324 * 288.7055556) / 3600,
    'MSCFD (14.73 psi)': (101_559.7749 * 28.316846592) / (8.31446261815324 * 288.7055556) / 86_400,
    'MMSCFD (14.73 psi)': (101_559.7749 * 28_316.846592) / (8.31446261815324 * 288.7055556) / 86_400,
    scfh: 453.59237 / 379.48 / 3600,
    scfd: 453.59237 / 379.48 / 86_400,
    MSCFD: 453_592.37 / 379.48 / 86_400,
    MSCFH: 453_592.37 / 379.48 / 3600,
    MMSCFH: 453_592.37e3 / 379.48 / 3600,
    BSCFD: 453_592.37e6 / 379.48 / 86_400,
    'lbmol/h': 453.59237 / 3600,
    'mol/s': 1,
    'mol/h': 1 / 3600,
    'kmol/s': 1000,
    'kmol/d': 1000 / 86_400,
  },
};

test.each(Object.entries(published) as [Kind, Readonly<Record<string, number>>][])('%s: %j', (kind, units) => {
  for (const [symbol, si] of Object.entries(units)) {
    const { factor, offset } = unitOf(kind, symbol);
    // Half a unit of the seventh digit.
    expect(Math.abs(factor / si - 1), symbol).toBeLessThan(5e-7);
    expect(offset, symbol).toBe(0);
  }
});
