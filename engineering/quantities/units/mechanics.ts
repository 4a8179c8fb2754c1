import { cube } from '../../elementary/index.ts';
import { atmosphere, standardGravity } from '../constants.ts';
import { inch, foot, pound, poundForce, usGallon, imperialGallon, barrel, unit } from '../unit.ts';

export const massUnits = [
  unit('kg', 'kilogram', 1),
  unit('g', 'gram', 0.001, { aliases: ['gm', 'gram', 'grams'] }),
  unit('mg', 'milligram', 1e-6),
  unit('μg', 'microgram', 1e-9),
  unit('t', 'tonne', 1000, { aliases: ['Mg', 'tonne', 'te', 'ton', 'tonnes', 'metric ton'] }),
  unit('lb', 'pound (avoirdupois)', pound, { aliases: ['lbs', 'lbm'] }),
  unit('oz', 'ounce (avoirdupois)', pound / 16),
  unit('gr', 'grain', 6.479891e-5, { aliases: ['grain', 'grains'] }),
  unit('ton (US)', 'short ton', 2000 * pound, { aliases: ['ston', 'short ton'] }),
  unit('ton (UK)', 'long ton', 1016.0469088, { aliases: ['lton', 'long ton'] }),
  unit('kt', 'thousand tonnes', 1e6),
  unit('klb', 'thousand pounds', 1000 * pound, { aliases: ['klbm', 'klbs'] }),
  unit('slug', 'slug', poundForce / foot, { aliases: ['slugs'] }),
  unit('st', 'stone', 6.35029318, { aliases: ['stone'] }),
  unit('oz t', 'troy ounce', 0.0311034768),
] as const;

export const densityUnits = [
  unit('kg/m³', 'kilogram per cubic metre', 1, { aliases: ['kg/cu m'] }),
  unit('g/cm³', 'gram per cubic centimetre', 1000, { aliases: ['g/cc', 'g/mL', 'kg/dm³'] }),
  unit('kg/L', 'kilogram per litre', 1000),
  unit('g/L', 'gram per litre', 1),
  unit('mg/L', 'milligram per litre', 0.001, { aliases: ['g/m³'] }),
  unit('mg/m³', 'milligram per cubic metre', 1e-6),
  unit('t/m³', 'tonne per cubic metre', 1000, { aliases: ['Mg/m³'] }),
  unit('SG (60 °F)', 'density relative to water at 60 °F, 999.016 kg/m³', 999.016, {
    aliases: ['SG 60/60', 'SG60/60', 'SG 60F/60F'],
  }),
  unit('lb/ft³', 'pound per cubic foot', pound / cube(foot), { aliases: ['pcf', 'lb/cu ft', 'lbm/ft³', 'lb/cf'] }),
  unit('lb/in³', 'pound per cubic inch', pound / cube(inch)),
  unit('lb/gal (US)', 'pound per US gallon', pound / usGallon, { aliases: ['ppg', 'lb/gal'] }),
  unit('lb/gal (UK)', 'pound per imperial gallon', pound / imperialGallon),
  unit('slug/ft³', 'slug per cubic foot', poundForce / foot / cube(foot)),
  unit('oz/in³', 'ounce per cubic inch', pound / 16 / cube(inch)),
  unit('lb/bbl', 'pound per barrel', pound / barrel),
  unit('lb/yd³', 'pound per cubic yard', pound / cube(3 * foot)),
  unit('gr/ft³', 'grain per cubic foot', pound / 7000 / cube(foot)),
] as const;

export const forceUnits = [
  unit('N', 'newton', 1),
  unit('kN', 'kilonewton', 1000),
  unit('MN', 'meganewton', 1e6),
  unit('daN', 'decanewton', 10),
  unit('kgf', 'kilogram-force', standardGravity, { aliases: ['kp'] }),
  unit('tf', 'tonne-force', 9806.65),
  unit('gf', 'gram-force', 0.00980665),
  unit('lbf', 'pound-force', poundForce),
  unit('kip', 'kilopound-force', 1000 * poundForce, { aliases: ['kips', 'klbf'] }),
  unit('ozf', 'ounce-force', (pound / 16) * standardGravity),
  unit('pdl', 'poundal', 0.138254954376, { aliases: ['poundal'] }),
  unit('dyn', 'dyne', 1e-5),
  unit('tonf (US)', 'short ton-force', 2000 * poundForce),
] as const;

export const torqueUnits = [
  unit('N·m', 'newton metre', 1),
  unit('kN·m', 'kilonewton metre', 1000),
  unit('MN·m', 'meganewton metre', 1e6),
  unit('mN·m', 'millinewton metre', 0.001),
  unit('daN·m', 'decanewton metre', 10),
  unit('N·cm', 'newton centimetre', 0.01),
  unit('N·mm', 'newton millimetre', 0.001),
  unit('kgf·m', 'kilogram-force metre', standardGravity),
  unit('kgf·cm', 'kilogram-force centimetre', 0.0980665),
  unit('lbf·ft', 'pound-force foot', poundForce * foot, { aliases: ['lb·ft', 'ft·lb'] }),
  unit('lbf·in', 'pound-force inch', poundForce * inch, { aliases: ['lb·in', 'in·lb'] }),
  unit('kip·ft', 'kilopound-force foot', 1000 * poundForce * foot),
  unit('ozf·in', 'ounce-force inch', (pound / 16) * standardGravity * inch, { aliases: ['oz·in'] }),
  unit('dyn·cm', 'dyne centimetre', 1e-7),
] as const;

export const stressUnits = [
  unit('Pa', 'pascal', 1),
  unit('kPa', 'kilopascal', 1000),
  unit('MPa', 'megapascal', 1e6, { aliases: ['MN/m²'] }),
  unit('GPa', 'gigapascal', 1e9),
  unit('bar', 'bar', 1e5),
  unit('N/mm²', 'newton per square millimetre', 1e6),
  unit('kgf/mm²', 'kilogram-force per square millimetre', 1e6 * standardGravity, { aliases: ['kg/mm²'] }),
  unit('kgf/cm²', 'kilogram-force per square centimetre', 98066.5, { aliases: ['kg/cm²'] }),
  unit('psi', 'pound-force per square inch', poundForce / inch ** 2, { aliases: ['lbf/in²', 'lb/in²'] }),
  unit('ksi', 'kilopound-force per square inch', (1000 * poundForce) / inch ** 2),
] as const;

export const pressureUnits = [
  unit('Pa', 'pascal', 1, { aliases: ['N/m²'] }),
  unit('daPa', 'decapascal', 10),
  unit('hPa', 'hectopascal', 100),
  unit('kPa', 'kilopascal', 1000, { aliases: ['kN/m²'] }),
  unit('MPa', 'megapascal', 1e6, { aliases: ['MN/m²'] }),
  unit('bar', 'bar', 1e5),
  unit('mbar', 'millibar', 100, { aliases: ['MBAR', 'mb'] }),
  unit('N/cm²', 'newton per square centimetre', 10000),
  unit('dyn/cm²', 'dyne per square centimetre', 0.1, { aliases: ['μbar'] }),
  unit('atm', 'standard atmosphere', atmosphere),
  unit('at', 'technical atmosphere', 98066.5),
  unit('kgf/cm²', 'kilogram-force per square centimetre', 98066.5, { aliases: ['kg/cm²', 'kp/cm²'] }),
  unit('kgf/m²', 'kilogram-force per square metre', standardGravity),
  unit('psi', 'pound-force per square inch', poundForce / inch ** 2, { aliases: ['lbf/in²', 'lb/in²', 'lb/sq in'] }),
  unit('ksi', 'kilopound-force per square inch', (1000 * poundForce) / inch ** 2),
  unit('lbf/ft²', 'pound-force per square foot', poundForce / foot ** 2, { aliases: ['psf', 'lb/ft²'] }),
  unit('Torr', 'torr', atmosphere / 760),
  unit('mTorr', 'millitorr', atmosphere / 760_000),
  unit('N/mm²', 'newton per square millimetre', 1e6),
  unit('mmHg', 'conventional millimetre of mercury', 133.322387415, { aliases: ['MMHG', 'mmHg (0 °C)'] }),
  unit('cmHg', 'conventional centimetre of mercury', 1333.22387415),
  unit('inHg', 'conventional inch of mercury', 3386.388640341, { aliases: ['"Hg', 'inHg (32 °F)', 'inHg (0 °C)'] }),
  unit('mmH2O', 'conventional millimetre of water', standardGravity, { aliases: ['mmWC', 'mmWG', 'mmWS', 'mmCE'] }),
  unit('cmH2O', 'conventional centimetre of water', 98.0665, { aliases: ['cmWC', 'cmWG', 'cmWS', 'cmCE'] }),
  unit('mH2O', 'conventional metre of water', 9806.65, { aliases: ['mWC', 'mWG', 'mWS', 'mCE'] }),
  unit('inH2O', 'conventional inch of water', 249.08891, { aliases: ['inWC', 'inWG', 'iwc', '"WC', '"H2O'] }),
  unit('ftH2O', 'conventional foot of water', 2989.06692, { aliases: ['ftWC', 'ftWG'] }),
  unit('inH2O (4 °C)', 'inch of water at 4 °C', 249.082),
  unit('inH2O (60 °F)', 'inch of water at 60 °F', 248.84),
  unit('ksc', 'kilogram per square centimetre (ksc), same as kgf/cm²', 98066.5),
] as const;

export const dynamicViscosityUnits = [
  unit('Pa·s', 'pascal second', 1, { aliases: ['N·s/m²', 'kg/(m·s)'] }),
  unit('mPa·s', 'millipascal second', 0.001),
  unit('μPa·s', 'micropascal second', 1e-6),
  unit('P', 'poise', 0.1, { aliases: ['poise', 'dyn·s/cm²', 'g/(cm·s)'] }),
  unit('mP', 'millipoise', 0.0001),
  unit('cP', 'centipoise', 0.001, { aliases: ['cps'] }),
  unit('μP', 'micropoise', 1e-7),
  unit('kg/(m·h)', 'kilogram per metre hour', 1 / 3600),
  unit('lb/(ft·s)', 'pound per foot second', pound / foot, { aliases: ['lbm/(ft·s)'] }),
  unit('lb/(ft·h)', 'pound per foot hour', pound / foot / 3600, { aliases: ['lbm/(ft·h)'] }),
  unit('lbf·s/ft²', 'pound-force second per square foot', poundForce / foot ** 2, { aliases: ['slug/(ft·s)'] }),
  unit('reyn', 'reyn (lbf·s/in²)', poundForce / inch ** 2, { aliases: ['lbf·s/in²'] }),
  unit('kgf·s/m²', 'kilogram-force second per square metre', standardGravity),
] as const;

export const kinematicViscosityUnits = [
  unit('m²/s', 'square metre per second', 1),
  unit('mm²/s', 'square millimetre per second', 1e-6, { aliases: ['MM2/S'] }),
  unit('cm²/s', 'square centimetre per second', 0.0001),
  unit('St', 'stokes', 0.0001, { aliases: ['stokes', 'stoke'] }),
  unit('cSt', 'centistokes', 1e-6, { aliases: ['cStokes', 'cStoke'] }),
  unit('m²/h', 'square metre per hour', 1 / 3600),
  unit('ft²/s', 'square foot per second', foot ** 2),
  unit('ft²/h', 'square foot per hour', foot ** 2 / 3600),
  unit('in²/s', 'square inch per second', inch ** 2),
] as const;

export const pressureGradientUnits = [
  unit('Pa/m', 'pascal per metre', 1, { aliases: ['kPa/km'] }),
  unit('kPa/m', 'kilopascal per metre', 1000, { aliases: ['MPa/km'] }),
  unit('mbar/m', 'millibar per metre', 100),
  unit('bar/m', 'bar per metre', 1e5),
  unit('kPa/100 m', 'kilopascal per hundred metres', 10),
  unit('bar/100 m', 'bar per hundred metres', 1000),
  unit('kgf/cm²/100 m', 'kilogram-force per square centimetre per hundred metres', 980.665, {
    aliases: ['kg/cm²/100 m'],
  }),
  unit('kgf/cm²/km', 'kilogram-force per square centimetre per kilometre', 98.0665, { aliases: ['kg/cm²/km'] }),
  unit('bar/km', 'bar per kilometre', 100),
  unit('mbar/100 m', 'millibar per hundred metres', 1),
  unit('mmH2O/m', 'conventional millimetre of water per metre', standardGravity, {
    aliases: ['mmWC/m', 'mmWG/m', 'mmWS/m', 'mmCE/m', 'mH2O/km', 'mWC/km'],
  }),
  unit('psi/100 ft', 'pound-force per square inch per hundred feet', poundForce / inch ** 2 / (100 * foot)),
  unit('psi/ft', 'pound-force per square inch per foot', poundForce / inch ** 2 / foot),
  unit('psi/1000 ft', 'pound-force per square inch per thousand feet', poundForce / inch ** 2 / (1000 * foot), {
    aliases: ['psi/kft'],
  }),
  unit('psi/mi', 'pound-force per square inch per mile', poundForce / inch ** 2 / (5280 * foot)),
  unit('inH2O/100 ft', 'conventional inch of water per hundred feet', 249.08891 / (100 * foot), {
    aliases: ['inWC/100 ft', 'inWG/100 ft'],
  }),
  unit('ftH2O/100 ft', 'conventional foot of water per hundred feet', 2989.06692 / (100 * foot), {
    aliases: ['ftWC/100 ft'],
  }),
] as const;

export const momentumFluxUnits = [
  unit('kg/(m·s²)', 'kilogram per metre second squared', 1, { aliases: ['Pa', 'N/m²'] }),
  unit('lb/(ft·s²)', 'pound per foot second squared', pound / foot),
] as const;

export const surfaceTensionUnits = [
  unit('N/m', 'newton per metre', 1, { aliases: ['J/m²'] }),
  unit('mN/m', 'millinewton per metre', 0.001, { aliases: ['mJ/m²'] }),
  unit('dyn/cm', 'dyne per centimetre', 0.001, { aliases: ['erg/cm²'] }),
  unit('kgf/m', 'kilogram-force per metre', standardGravity),
  unit('lbf/ft', 'pound-force per foot', poundForce / foot),
  unit('lbf/in', 'pound-force per inch', poundForce / inch),
] as const;

export const specificVolumeUnits = [
  unit('m³/kg', 'cubic metre per kilogram', 1),
  unit('L/kg', 'litre per kilogram', 0.001, { aliases: ['cm³/g', 'cc/g', 'mL/g', 'dm³/kg', 'm³/t'] }),
  unit('ft³/lb', 'cubic foot per pound', cube(foot) / pound),
  unit('in³/lb', 'cubic inch per pound', cube(inch) / pound),
  unit('gal (US)/lb', 'US gallon per pound', usGallon / pound, { aliases: ['gal/lb'] }),
] as const;

export const molarMassUnits = [
  unit('g/mol', 'gram per mole', 0.001, { aliases: ['g/mole'] }),
  unit('kg/mol', 'kilogram per mole', 1),
  unit('kg/kmol', 'kilogram per kilomole', 0.001, { aliases: ['kg/kgmol', 'kg/kgmole', 'g/gmol', 'g/gmole'] }),
  unit('lb/lbmol', 'pound per pound-mole', 0.001, { aliases: ['lb/lbmole', 'lbm/lbmol'] }),
] as const;
