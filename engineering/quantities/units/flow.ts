import { cube } from '../../elementary/index.ts';
import { atmosphere, gasConstant } from '../constants.ts';
import { foot, inch, pound, poundForce, usGallon, imperialGallon, barrel, unit } from '../unit.ts';

export const massFlowUnits = [
  unit('kg/s', 'kilogram per second', 1),
  unit('kg/min', 'kilogram per minute', 1 / 60),
  unit('kg/h', 'kilogram per hour', 1 / 3600, { aliases: ['kgph'] }),
  unit('kg/d', 'kilogram per day', 1 / 86400),
  unit('g/s', 'gram per second', 0.001),
  unit('g/min', 'gram per minute', 0.001 / 60),
  unit('g/h', 'gram per hour', 0.001 / 3600),
  unit('g/d', 'gram per day', 0.001 / 86400),
  unit('mg/s', 'milligram per second', 1e-6),
  unit('mg/min', 'milligram per minute', 1e-6 / 60),
  unit('mg/h', 'milligram per hour', 1e-6 / 3600),
  unit('t/h', 'tonne per hour', 1000 / 3600, { aliases: ['te/h', 'tph', 'tonne/h', 'Mg/h', 'To/h', 'MTPH'] }),
  unit('t/min', 'tonne per minute', 1000 / 60, { aliases: ['tonne/min'] }),
  unit('t/d', 'tonne per day', 1000 / 86400, { aliases: ['te/d', 'tpd', 'tonne/d', 'To/d', 'MTPD'] }),
  unit('kt/d', 'thousand tonnes per day', 1e6 / 86400, { aliases: ['ktpd'] }),
  unit('t/a', 'tonne per year (365 d)', 1000 / 31536000),
  unit('kt/a', 'thousand tonnes per year (365 d)', 1e6 / 31536000, { aliases: ['ktpa', 'kta'] }),
  unit('Mt/a', 'million tonnes per year (365 d)', 1e9 / 31536000, { aliases: ['MTPA', 'MMTPA', 'MMt/a'] }),
  unit('lb/s', 'pound per second', pound, { aliases: ['lbm/s'] }),
  unit('lb/min', 'pound per minute', pound / 60, { aliases: ['lbm/min'] }),
  unit('lb/h', 'pound per hour', pound / 3600, { aliases: ['pph', 'lbm/h', 'lbs/h', '#/h'] }),
  unit('lb/d', 'pound per day', pound / 86400, { aliases: ['lbm/d'] }),
  unit('klb/h', 'thousand pounds per hour', (1000 * pound) / 3600, {
    aliases: ['Mlb/h', 'Mlbm/h', 'klbm/h', 'klbs/h', 'kpph'],
  }),
  unit('klb/d', 'thousand pounds per day', (1000 * pound) / 86400, { aliases: ['Mlb/d'] }),
  unit('MMlb/h', 'million pounds per hour', (1e6 * pound) / 3600),
  unit('MMlb/d', 'million pounds per day', (1e6 * pound) / 86400),
  unit('ton (US)/h', 'short ton per hour', (2000 * pound) / 3600, { aliases: ['ston/h', 'short ton/h', 'STPH'] }),
  unit('ton (US)/d', 'short ton per day', (2000 * pound) / 86400, { aliases: ['ston/d', 'short ton/d', 'STPD'] }),
  unit('ton (UK)/h', 'long ton per hour', (2240 * pound) / 3600, { aliases: ['lton/h', 'long ton/h'] }),
] as const;

export const volumeFlowUnits = [
  unit('m³/s', 'cubic metre per second', 1, { aliases: ['cumec', 'cumecs'] }),
  unit('m³/min', 'cubic metre per minute', 1 / 60),
  unit('m³/h', 'cubic metre per hour', 1 / 3600, {
    aliases: ['cmh', 'kL/h', 'KLPH', 'Am³/h', 'Bm³/h', 'ACMH', 'm³ph'],
  }),
  unit('m³/d', 'cubic metre per day', 1 / 86400, { aliases: ['kL/d'] }),
  unit('L/s', 'litre per second', 0.001, { aliases: ['lps', 'dm³/s'] }),
  unit('L/min', 'litre per minute', 0.001 / 60, { aliases: ['LPM', 'dm³/min'] }),
  unit('L/h', 'litre per hour', 0.001 / 3600, { aliases: ['lph', 'dm³/h'] }),
  unit('L/d', 'litre per day', 0.001 / 86400),
  unit('ML/d', 'megalitre per day', 1000 / 86400, { aliases: ['MLD'] }),
  unit('mL/s', 'millilitre per second', 1e-6, { aliases: ['cm³/s', 'cc/s'] }),
  unit('mL/min', 'millilitre per minute', 1e-6 / 60, { aliases: ['cm³/min', 'cc/min'] }),
  unit('mL/h', 'millilitre per hour', 1e-6 / 3600, { aliases: ['cm³/h', 'cc/h'] }),
  unit('mL/d', 'millilitre per day', 1e-6 / 86400),
  unit('ft³/s', 'cubic foot per second', cube(foot), { aliases: ['cfs', 'cusec', 'cusecs'] }),
  unit('ft³/min', 'cubic foot per minute (actual)', cube(foot) / 60, { aliases: ['cfm', 'acfm'] }),
  unit('ft³/h', 'cubic foot per hour (actual)', cube(foot) / 3600, { aliases: ['cfh', 'acfh'] }),
  unit('ft³/d', 'cubic foot per day (actual)', cube(foot) / 86400),
  unit('in³/s', 'cubic inch per second', cube(inch)),
  unit('in³/min', 'cubic inch per minute', cube(inch) / 60),
  unit('in³/h', 'cubic inch per hour', cube(inch) / 3600),
  unit('yd³/min', 'cubic yard per minute', cube(3 * foot) / 60),
  unit('yd³/h', 'cubic yard per hour', cube(3 * foot) / 3600),
  unit('gal (US)/s', 'US gallon per second', usGallon, { aliases: ['gal/s'] }),
  unit('gal (US)/min', 'US gallon per minute', usGallon / 60, { aliases: ['gpm', 'usgpm', 'gpm (US)', 'gal/min'] }),
  unit('gal (US)/h', 'US gallon per hour', usGallon / 3600, { aliases: ['gph', 'gal/h'] }),
  unit('gal (US)/d', 'US gallon per day', usGallon / 86400, { aliases: ['gpd', 'gal/d'] }),
  unit('gal (UK)/min', 'imperial gallon per minute', imperialGallon / 60, {
    aliases: ['IGPM', 'UKgpm', 'imp gpm'],
  }),
  unit('gal (UK)/h', 'imperial gallon per hour', imperialGallon / 3600),
  unit('bbl/d', 'barrel per day', barrel / 86400, { aliases: ['BPD', 'BPSD', 'BOPD', 'BWPD', 'BLPD', 'BFPD', 'B/D'] }),
  unit('kbbl/d', 'thousand barrels per day', (1000 * barrel) / 86400, {
    aliases: ['Mbbl/d', 'MBPD', 'MBD', 'kBPD', 'kBD', 'MBOPD'],
  }),
  unit('MMbbl/d', 'million barrels per day', (1e6 * barrel) / 86400, { aliases: ['MMBPD', 'MMBOPD'] }),
  unit('bbl/h', 'barrel per hour', barrel / 3600, { aliases: ['BPH'] }),
  unit('bbl/min', 'barrel per minute', barrel / 60, { aliases: ['BPM'] }),
  unit('MGD', 'million US gallons per day', (1e6 * usGallon) / 86400, { aliases: ['MMgal/d', 'MMgal (US)/d'] }),
  unit('MIGD', 'million imperial gallons per day', (1e6 * imperialGallon) / 86400, { aliases: ['MMgal (UK)/d'] }),
  unit('ac·ft/d', 'acre-foot (international) per day', (43560 * cube(foot)) / 86400),
] as const;

/**
 * Gas flow at a reference state is an amount of substance: mol/s. Molar volumes of the ideal gas, R·T/p in m³/mol, at
 * 0 °C and at 15 °C (ISO 13443) with 101.325 kPa, and ft³/lbmol at 60 °F with 14.696 psi.
 */
const normalVolume = (gasConstant * 273.15) / atmosphere;
const standardVolume = (gasConstant * 288.15) / atmosphere;
const poundMole = 1000 * pound;
const sixtyFahrenheit = (519.67 * 5) / 9;
/** Standard cubic foot at 60 °F and 14.73 psi, the base of US gas contracts, as ideal gas, mol. */
const contractFoot = ((14.73 * poundForce) / inch ** 2 / (gasConstant * sixtyFahrenheit)) * cube(foot);

export const standardFlowUnits = [
  unit('Nm³/h', 'normal cubic metre per hour (0 °C, 101.325 kPa)', 1 / normalVolume / 3600, {
    aliases: ['m³(n)/h', 'm³n/h', 'mn³/h', 'NCMH', 'Ncum/h', 'm³ i.N./h', 'm³/h i.N.', 'Norm m³/h', 'Nm³/h (0 °C)'],
  }),
  unit('Sm³/h', 'standard cubic metre per hour (15 °C, 101.325 kPa)', 1 / standardVolume / 3600, {
    aliases: ['STD m³/h', 'm³(s)/h', 'SCMH', 'Sm³/h (15 °C)'],
  }),
  unit('MMSCFD', 'million standard cubic feet per day (60 °F, 14.696 psi)', ((1e6 / 379.48) * poundMole) / 86400, {
    aliases: ['MMscf/d', 'MMcfd', 'MMcf/d'],
  }),
  unit('scfm', 'standard cubic foot per minute (60 °F, 14.696 psi)', poundMole / 379.48 / 60, {
    aliases: ['scf/min', 'STD ft³/min'],
  }),
  unit('kmol/h', 'kilomole per hour', 1000 / 3600, { aliases: ['kgmole/h', 'kgmol/h'] }),
  unit('Nm³/s', 'normal cubic metre per second (0 °C, 101.325 kPa)', 1 / normalVolume),
  unit('Nm³/min', 'normal cubic metre per minute (0 °C, 101.325 kPa)', 1 / normalVolume / 60),
  unit('Nm³/d', 'normal cubic metre per day (0 °C, 101.325 kPa)', 1 / normalVolume / 86400),
  unit('kNm³/h', 'thousand normal cubic metres per hour (0 °C, 101.325 kPa)', 1000 / normalVolume / 3600),
  unit('NL/min', 'normal litre per minute (0 °C, 101.325 kPa)', 0.001 / normalVolume / 60, { aliases: ['NLPM'] }),
  unit('Sm³/d', 'standard cubic metre per day (15 °C, 101.325 kPa)', 1 / standardVolume / 86400, {
    aliases: ['STD m³/d', 'SCMD', 'Sm³/d (15 °C)'],
  }),
  unit('kSm³/h', 'thousand standard cubic metres per hour (15 °C, 101.325 kPa)', 1000 / standardVolume / 3600, {
    aliases: ['e3m³/h'],
  }),
  // Canadian gas volumes, e3m3 and e6m3, are at 15 °C and 101.325 kPa: Alberta Energy Regulator, Directive 017.
  unit('kSm³/d', 'thousand standard cubic metres per day (15 °C, 101.325 kPa)', 1000 / standardVolume / 86400, {
    aliases: ['e3m³/d'],
  }),
  unit('MMSm³/d', 'million standard cubic metres per day (15 °C, 101.325 kPa)', 1e6 / standardVolume / 86400, {
    aliases: ['MMSCMD', 'e6m³/d'],
  }),
  unit('scfh', 'standard cubic foot per hour (60 °F, 14.696 psi)', poundMole / 379.48 / 3600, {
    aliases: ['scf/h', 'STD ft³/h'],
  }),
  unit('scfd', 'standard cubic foot per day (60 °F, 14.696 psi)', poundMole / 379.48 / 86400, {
    aliases: ['scf/d', 'STD ft³/d'],
  }),
  unit('MSCFD', 'thousand standard cubic feet per day (60 °F, 14.696 psi)', ((1000 / 379.48) * poundMole) / 86400, {
    aliases: ['Mscf/d', 'Mcfd', 'Mcf/d', 'kscf/d', 'kscfd'],
  }),
  unit('MSCFH', 'thousand standard cubic feet per hour (60 °F, 14.696 psi)', ((1000 / 379.48) * poundMole) / 3600, {
    aliases: ['Mscf/h', 'Mcfh', 'kscf/h', 'kscfh'],
  }),
  unit('MMSCFH', 'million standard cubic feet per hour (60 °F, 14.696 psi)', ((1e6 / 379.48) * poundMole) / 3600, {
    aliases: ['MMscf/h', 'MMcfh'],
  }),
  unit(
    'BSCFD',
    'thousand million standard cubic feet per day (60 °F, 14.696 psi)',
    ((1e9 / 379.48) * poundMole) / 86400,
    {
      aliases: ['Bscf/d', 'Bcfd', 'Bcf/d'],
    },
  ),
  unit(
    'Sm³/h (60 °F)',
    'standard cubic metre per hour (60 °F, 101.325 kPa)',
    atmosphere / (gasConstant * sixtyFahrenheit) / 3600,
  ),
  unit(
    'Sm³/h (20 °C)',
    'standard cubic metre per hour (20 °C, 101.325 kPa)',
    atmosphere / (gasConstant * 293.15) / 3600,
  ),
  unit('scfh (14.73 psi)', 'standard cubic foot per hour (60 °F, 14.73 psi)', contractFoot / 3600),
  unit('MSCFD (14.73 psi)', 'thousand standard cubic feet per day (60 °F, 14.73 psi)', (1000 * contractFoot) / 86400),
  unit('MMSCFD (14.73 psi)', 'million standard cubic feet per day (60 °F, 14.73 psi)', (1e6 * contractFoot) / 86400),
  unit('lbmol/h', 'pound-mole per hour', poundMole / 3600, { aliases: ['lbmole/h'] }),
  unit('lbmol/d', 'pound-mole per day', poundMole / 86400),
  unit('mol/s', 'mole per second', 1, { aliases: ['gmol/s'] }),
  unit('mol/h', 'mole per hour', 1 / 3600, { aliases: ['gmol/h'] }),
  unit('kmol/s', 'kilomole per second', 1000),
  unit('kmol/d', 'kilomole per day', 1000 / 86400),
] as const;

/** Valve capacity: Cv in US gallons a minute of water at 1 psi, Kv in m³/h at 1 bar (IEC 60534-1; N1 = 0.865). */
export const flowCoefficientUnits = [
  unit('Cv', 'US flow coefficient', 1, { aliases: ['gpm', 'USgpm', 'US gpm'] }),
  unit('Kv', 'metric flow coefficient', 1 / 0.865, { aliases: ['Kvs', 'm³/h', 'm³/hr'] }),
] as const;

export const massFluxUnits = [
  unit('kg/(s·m²)', 'kilogram per second and square metre', 1),
  unit('kg/(h·m²)', 'kilogram per hour and square metre', 1 / 3600),
  unit('g/(s·cm²)', 'gram per second and square centimetre', 10),
  unit('kg/(h·mm²)', 'kilogram per hour and square millimetre', 1e6 / 3600),
  unit('lb/(s·ft²)', 'pound per second and square foot', pound / foot ** 2),
  unit('lb/(h·ft²)', 'pound per hour and square foot', pound / foot ** 2 / 3600),
] as const;
