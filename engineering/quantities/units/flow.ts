import { cube } from '../../elementary/index.ts';
import { atmosphere, gasConstant } from '../constants.ts';
import { foot, pound, usGallon, imperialGallon, barrel, unit } from '../unit.ts';

export const massFlowUnits = [
  unit('kg/s', 'kilogram per second', 1),
  unit('kg/min', 'kilogram per minute', 1 / 60),
  unit('kg/h', 'kilogram per hour', 1 / 3600),
  unit('kg/d', 'kilogram per day', 1 / 86400),
  unit('g/s', 'gram per second', 0.001),
  unit('g/h', 'gram per hour', 0.001 / 3600),
  unit('t/h', 'tonne per hour', 1000 / 3600, { aliases: ['te/h', 'tph', 'tonne/h', 'Mg/h'] }),
  unit('t/d', 'tonne per day', 1000 / 86400, { aliases: ['te/d', 'tpd', 'tonne/d'] }),
  unit('t/a', 'tonne per year (365 d)', 1000 / 31536000),
  unit('lb/s', 'pound per second', pound, { aliases: ['lbm/s'] }),
  unit('lb/min', 'pound per minute', pound / 60, { aliases: ['lbm/min'] }),
  unit('lb/h', 'pound per hour', pound / 3600, { aliases: ['pph', 'lbm/h', 'lbs/h'] }),
  unit('lb/d', 'pound per day', pound / 86400, { aliases: ['lbm/d'] }),
  unit('klb/h', 'thousand pounds per hour', (1000 * pound) / 3600, { aliases: ['Mlb/h', 'Mlbm/h', 'klbm/h', 'kpph'] }),
  unit('ton (US)/h', 'short ton per hour', (2000 * pound) / 3600, { aliases: ['ston/h'] }),
] as const;

export const volumeFlowUnits = [
  unit('m³/s', 'cubic metre per second', 1),
  unit('m³/min', 'cubic metre per minute', 1 / 60),
  unit('m³/h', 'cubic metre per hour', 1 / 3600, { aliases: ['cmh'] }),
  unit('m³/d', 'cubic metre per day', 1 / 86400),
  unit('L/s', 'litre per second', 0.001),
  unit('L/min', 'litre per minute', 0.001 / 60, { aliases: ['LPM'] }),
  unit('L/h', 'litre per hour', 0.001 / 3600),
  unit('mL/min', 'millilitre per minute', 1e-6 / 60),
  unit('ft³/s', 'cubic foot per second', cube(foot), { aliases: ['cfs'] }),
  unit('ft³/min', 'cubic foot per minute (actual)', cube(foot) / 60, { aliases: ['cfm', 'acfm'] }),
  unit('ft³/h', 'cubic foot per hour (actual)', cube(foot) / 3600, { aliases: ['cfh', 'acfh'] }),
  unit('gal (US)/min', 'US gallon per minute', usGallon / 60, { aliases: ['gpm', 'usgpm'] }),
  unit('gal (US)/h', 'US gallon per hour', usGallon / 3600),
  unit('gal (UK)/min', 'imperial gallon per minute', imperialGallon / 60, { aliases: ['IGPM', 'UKgpm'] }),
  unit('bbl/d', 'barrel per day', barrel / 86400, { aliases: ['BPD', 'BPSD', 'BOPD', 'B/D'] }),
  unit('bbl/h', 'barrel per hour', barrel / 3600, { aliases: ['BPH'] }),
  unit('MGD', 'million US gallons per day', (1e6 * usGallon) / 86400),
] as const;

/**
 * Gas flow at a reference state is an amount of substance: mol/s. Molar volumes of the ideal gas, R·T/p in m³/mol, at
 * 0 °C and at 15 °C (ISO 13443) with 101.325 kPa, and ft³/lbmol at 60 °F with 14.696 psi.
 */
const normalVolume = (gasConstant * 273.15) / atmosphere;
const standardVolume = (gasConstant * 288.15) / atmosphere;
const poundMole = 1000 * pound;

export const standardFlowUnits = [
  unit('Nm³/h', 'normal cubic metre per hour (0 °C, 101.325 kPa)', 1 / normalVolume / 3600),
  unit('Sm³/h', 'standard cubic metre per hour (15 °C, 101.325 kPa)', 1 / standardVolume / 3600),
  unit('MMSCFD', 'million standard cubic feet per day (60 °F, 14.696 psi)', ((1e6 / 379.48) * poundMole) / 86400, {
    aliases: ['MMscf/d', 'MMcfd'],
  }),
  unit('scfm', 'standard cubic foot per minute (60 °F, 14.696 psi)', poundMole / 379.48 / 60, { aliases: ['scf/min'] }),
  unit('kmol/h', 'kilomole per hour', 1000 / 3600, { aliases: ['kgmole/h', 'kgmol/h'] }),
] as const;

/** Valve capacity: Cv in US gallons a minute of water at 1 psi, Kv in m³/h at 1 bar (IEC 60534-1; N1 = 0.865). */
export const flowCoefficientUnits = [
  unit('Cv', 'US flow coefficient', 1),
  unit('Kv', 'metric flow coefficient', 1 / 0.865),
] as const;

export const massFluxUnits = [
  unit('kg/(s·m²)', 'kilogram per second and square metre', 1),
  unit('kg/(h·mm²)', 'kilogram per hour and square millimetre', 1e6 / 3600),
  unit('lb/(s·ft²)', 'pound per second and square foot', pound / foot ** 2),
] as const;
