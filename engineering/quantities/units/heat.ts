import { cube } from '../../elementary/index.ts';
import { atmosphere, standardGravity } from '../constants.ts';
import { inch, foot, poundForce, btu, usGallon, unit } from '../unit.ts';

export const temperatureUnits = [
  unit('K', 'kelvin', 1, { aliases: ['kelvin', '°K'] }),
  unit('°C', 'degree Celsius', 1, { aliases: ['Celsius', 'Cel', 'centigrade'], offset: 273.15 }),
  unit('°F', 'degree Fahrenheit', 5 / 9, { aliases: ['Fahrenheit'], offset: (459.67 * 5) / 9 }),
  unit('°R', 'degree Rankine', 5 / 9, { aliases: ['Rankine'] }),
  unit('°Ré', 'degree Réaumur', 5 / 4, { offset: 273.15 }),
  unit('°De', 'degree Delisle', -2 / 3, { offset: 373.15 }),
  unit('°N', 'degree Newton', 100 / 33, { offset: 273.15 }),
  unit('°Rø', 'degree Rømer', 40 / 21, { offset: 273.15 - (7.5 * 40) / 21 }),
] as const;

export const temperatureDifferenceUnits = [
  unit('K', 'kelvin', 1, { aliases: ['kelvin', 'ΔK'] }),
  unit('°C', 'Celsius degree', 1, { aliases: ['Cel', 'Δ°C', 'delta C', 'C°'] }),
  unit('°F', 'Fahrenheit degree', 5 / 9, { aliases: ['Δ°F', 'delta F'] }),
  unit('°R', 'Rankine degree', 5 / 9),
] as const;

export const energyUnits = [
  unit('J', 'joule', 1, { aliases: ['W·s'] }),
  unit('kJ', 'kilojoule', 1000),
  unit('MJ', 'megajoule', 1e6),
  unit('GJ', 'gigajoule', 1e9),
  unit('TJ', 'terajoule', 1e12),
  unit('Wh', 'watt hour', 3600),
  unit('kWh', 'kilowatt hour', 3600000),
  unit('MWh', 'megawatt hour', 3600000000),
  unit('GWh', 'gigawatt hour', 3.6e12),
  unit('cal', 'calorie (IT)', 4.1868, { aliases: ['cal IT'] }),
  unit('kcal', 'kilocalorie (IT)', 4186.8),
  unit('Mcal', 'megacalorie (IT)', 4186800),
  unit('Gcal', 'gigacalorie (IT)', 4186800000, { aliases: ['MMkcal'] }),
  unit('cal th', 'calorie (thermochemical)', 4.184),
  unit('kcal th', 'kilocalorie (thermochemical)', 4184),
  unit('Btu', 'British thermal unit (IT)', btu),
  unit('Btu th', 'British thermal unit (thermochemical)', (btu * 4.184) / 4.1868),
  unit('kBtu', 'thousand Btu (IT)', 1000 * btu, { aliases: ['MBtu'] }),
  unit('MMBtu', 'million Btu (IT)', 1e6 * btu),
  unit('therm (US)', 'therm (US, 59 °F definition)', 105480400),
  unit('therm (EC)', 'therm (EC)', 105506000),
  unit('ft·lbf', 'foot pound-force', foot * poundForce, { aliases: ['ft·lb'] }),
  unit('kgf·m', 'kilogram-force metre', standardGravity),
  unit('erg', 'erg', 1e-7),
  unit('eV', 'electronvolt', 1.602176634e-19),
  unit('hp·h', 'horsepower hour', 550 * foot * poundForce * 3600),
] as const;

export const powerUnits = [
  unit('W', 'watt', 1, { aliases: ['J/s'] }),
  unit('kW', 'kilowatt', 1000, { aliases: ['kJ/s', 'kWth', 'kWe'] }),
  unit('MW', 'megawatt', 1e6, { aliases: ['MJ/s', 'MWth', 'MWe'] }),
  unit('GW', 'gigawatt', 1e9),
  unit('hp', 'mechanical horsepower (550 ft·lbf/s)', 550 * foot * poundForce, { aliases: ['bhp'] }),
  unit('PS', 'metric horsepower', 735.49875, { aliases: ['hp (metric)', 'CV', 'ch'] }),
  unit('hp (E)', 'electric horsepower', 746, { aliases: ['ehp'] }),
  unit('Btu/h', 'British thermal unit (IT) per hour', btu / 3600, { aliases: ['Btuh'] }),
  unit('Btu/min', 'British thermal unit (IT) per minute', btu / 60),
  unit('Btu/s', 'British thermal unit (IT) per second', btu),
  unit('kBtu/h', 'thousand Btu (IT) per hour', (1000 * btu) / 3600, { aliases: ['MBH', 'MBtu/h'] }),
  unit('MMBtu/h', 'million Btu (IT) per hour', (1e6 * btu) / 3600, { aliases: ['MMBH'] }),
  unit('MMBtu/d', 'million Btu (IT) per day', (1e6 * btu) / 86400),
  unit('cal/s', 'calorie (IT) per second', 4.1868),
  unit('kcal/h', 'kilocalorie (IT) per hour', 4186.8 / 3600),
  unit('Mcal/h', 'megacalorie (IT) per hour', 4186800 / 3600),
  unit('Gcal/h', 'gigacalorie (IT) per hour', 4186800000 / 3600, { aliases: ['MMkcal/h'] }),
  unit('TR', 'ton of refrigeration (12000 Btu/h)', (12000 * btu) / 3600, {
    aliases: [
      'RT',
      'USRT',
      'tonref',
      ...['ton', 'tons'].flatMap(ton => [`${ton} refrigeration`, `${ton} of refrigeration`, `refrigeration ${ton}`]),
    ],
  }),
  unit('ft·lbf/s', 'foot pound-force per second', foot * poundForce, { aliases: ['ft·lb/s'] }),
  unit('ft·lbf/min', 'foot pound-force per minute', (foot * poundForce) / 60, { aliases: ['ft·lb/min'] }),
  unit('kgf·m/s', 'kilogram-force metre per second', standardGravity),
  unit('J/h', 'joule per hour', 1 / 3600),
  unit('kJ/h', 'kilojoule per hour', 1000 / 3600),
  unit('MJ/h', 'megajoule per hour', 1e6 / 3600),
  unit('GJ/h', 'gigajoule per hour', 1e9 / 3600, { aliases: ['MMkJ/h'] }),
  unit('GJ/d', 'gigajoule per day', 1e9 / 86400),
  unit('erg/s', 'erg per second', 1e-7),
] as const;

export const specificEnergyUnits = [
  unit('J/kg', 'joule per kilogram', 1, { aliases: ['m²/s²'] }),
  unit('kJ/kg', 'kilojoule per kilogram', 1000, { aliases: ['J/g', 'MJ/t'] }),
  unit('MJ/kg', 'megajoule per kilogram', 1e6, { aliases: ['kJ/g', 'GJ/t'] }),
  unit('kWh/kg', 'kilowatt hour per kilogram', 3.6e6),
  unit('kWh/t', 'kilowatt hour per tonne', 3600),
  unit('kcal/kg', 'kilocalorie (IT) per kilogram', 4186.8, { aliases: ['cal/g'] }),
  unit('Btu/lb', 'Btu (IT) per pound', 2326, { aliases: ['Btu/lbm'] }),
  unit('ft·lbf/lb', 'foot pound-force per pound', foot * standardGravity),
] as const;

export const volumetricEnergyUnits = [
  unit('J/m³', 'joule per cubic metre', 1),
  unit('kJ/m³', 'kilojoule per cubic metre', 1000),
  unit('MJ/m³', 'megajoule per cubic metre', 1e6, { aliases: ['kJ/L', 'J/cm³'] }),
  unit('GJ/m³', 'gigajoule per cubic metre', 1e9, { aliases: ['MJ/L'] }),
  unit('kWh/m³', 'kilowatt hour per cubic metre', 3.6e6),
  unit('kcal/m³', 'kilocalorie (IT) per cubic metre', 4186.8),
  unit('Btu/ft³', 'Btu (IT) per cubic foot', btu / cube(foot)),
  unit('Btu/gal (US)', 'Btu (IT) per US gallon', btu / usGallon, { aliases: ['Btu/gal'] }),
] as const;

export const jouleThomsonUnits = [
  unit('K/Pa', 'kelvin per pascal', 1),
  unit('K/kPa', 'kelvin per kilopascal', 1e-3, { aliases: ['°C/kPa'] }),
  unit('K/bar', 'kelvin per bar', 1e-5, { aliases: ['°C/bar'] }),
  unit('K/MPa', 'kelvin per megapascal', 1e-6, { aliases: ['°C/MPa'] }),
  unit('K/atm', 'kelvin per standard atmosphere', 1 / atmosphere, { aliases: ['°C/atm'] }),
  unit('°F/psi', 'degree Fahrenheit per pound-force per square inch', (5 / 9 / poundForce) * inch ** 2, {
    aliases: ['°R/psi'],
  }),
] as const;

export const specificHeatUnits = [
  unit('J/(kg·K)', 'joule per kilogram kelvin', 1, { aliases: ['J/(kg·°C)'] }),
  unit('kJ/(kg·K)', 'kilojoule per kilogram kelvin', 1000, { aliases: ['kJ/(kg·°C)', 'J/(g·K)', 'J/(g·°C)'] }),
  unit('MJ/(kg·K)', 'megajoule per kilogram kelvin', 1e6, { aliases: ['MJ/(kg·°C)'] }),
  unit('kcal/(kg·°C)', 'kilocalorie (IT) per kilogram degree', 4186.8, {
    aliases: ['kcal/(kg·K)', 'cal/(g·°C)', 'cal/(g·K)'],
  }),
  unit('Btu/(lb·°F)', 'Btu (IT) per pound degree Fahrenheit', 4186.8, {
    aliases: ['Btu/(lbm·°F)', 'Btu/(lb·°R)', 'Btu/(lbm·°R)'],
  }),
  unit('ft·lbf/(lb·°F)', 'foot pound-force per pound degree Fahrenheit', (foot * standardGravity * 9) / 5, {
    aliases: ['ft·lbf/(lb·°R)'],
  }),
] as const;

export const thermalConductivityUnits = [
  unit('W/(m·K)', 'watt per metre kelvin', 1, { aliases: ['W/(m·°C)'] }),
  unit('mW/(m·K)', 'milliwatt per metre kelvin', 0.001, { aliases: ['mW/(m·°C)'] }),
  unit('kW/(m·K)', 'kilowatt per metre kelvin', 1000, { aliases: ['kW/(m·°C)'] }),
  unit('W/(cm·K)', 'watt per centimetre kelvin', 100, { aliases: ['W/(cm·°C)'] }),
  unit('cal/(s·cm·°C)', 'calorie (IT) per second centimetre degree', 418.68, { aliases: ['cal/(s·cm·K)'] }),
  unit('kJ/(h·m·K)', 'kilojoule per hour metre kelvin', 1000 / 3600, { aliases: ['kJ/(h·m·°C)'] }),
  unit('kcal/(h·m·°C)', 'kilocalorie (IT) per hour metre degree', 4186.8 / 3600, {
    aliases: ['kcal/(h·m·K)', 'kcal·m/(h·m²·K)', 'kcal·m/(h·m²·°C)'],
  }),
  unit('Btu/(h·ft·°F)', 'Btu (IT) per hour foot degree Fahrenheit', ((btu / 3600 / foot) * 9) / 5, {
    aliases: ['Btu·ft/(h·ft²·°F)', 'Btu/(h·ft·°R)', 'Btu·ft/(h·ft²·°R)'],
  }),
  unit(
    'Btu·in/(h·ft²·°F)',
    'Btu (IT) inch per hour square foot degree Fahrenheit',
    ((((btu / 3600) * inch) / foot ** 2) * 9) / 5,
    { aliases: ['Btu·in/(h·ft²·°R)'] },
  ),
] as const;

export const heatTransferCoefficientUnits = [
  unit('W/(m²·K)', 'watt per square metre kelvin', 1, { aliases: ['W/(m²·°C)', 'J/(s·m²·K)', 'J/(s·m²·°C)'] }),
  unit('kW/(m²·K)', 'kilowatt per square metre kelvin', 1000, {
    aliases: ['kW/(m²·°C)', 'kJ/(s·m²·K)', 'kJ/(s·m²·°C)'],
  }),
  unit('W/(cm²·K)', 'watt per square centimetre kelvin', 10000, { aliases: ['W/(cm²·°C)'] }),
  unit('kJ/(h·m²·K)', 'kilojoule per hour square metre kelvin', 1000 / 3600, { aliases: ['kJ/(h·m²·°C)'] }),
  unit('GJ/(h·m²·K)', 'gigajoule per hour square metre kelvin', 1e9 / 3600, { aliases: ['GJ/(h·m²·°C)'] }),
  unit('cal/(s·cm²·°C)', 'calorie (IT) per second square centimetre degree', 41868, { aliases: ['cal/(s·cm²·K)'] }),
  unit('kcal/(h·m²·°C)', 'kilocalorie (IT) per hour square metre degree', 4186.8 / 3600, {
    aliases: ['kcal/(h·m²·K)'],
  }),
  unit('Btu/(h·ft²·°F)', 'Btu (IT) per hour square foot degree Fahrenheit', ((btu / 3600 / foot ** 2) * 9) / 5, {
    aliases: ['Btu/(h·ft²·°R)'],
  }),
  unit('Btu/(s·ft²·°F)', 'Btu (IT) per second square foot degree Fahrenheit', ((btu / foot ** 2) * 9) / 5, {
    aliases: ['Btu/(s·ft²·°R)'],
  }),
] as const;

export const thermalConductanceUnits = [
  unit('W/K', 'watt per kelvin', 1, { aliases: ['W/°C', 'J/(s·K)', 'J/(s·°C)'] }),
  unit('kW/K', 'kilowatt per kelvin', 1000, { aliases: ['kW/°C', 'kJ/(s·K)', 'kJ/(s·°C)'] }),
  unit('MW/K', 'megawatt per kelvin', 1e6, { aliases: ['MW/°C'] }),
  unit('kJ/(h·K)', 'kilojoule per hour kelvin', 1000 / 3600, { aliases: ['kJ/(h·°C)'] }),
  unit('kcal/(h·°C)', 'kilocalorie (IT) per hour degree', 4186.8 / 3600, { aliases: ['kcal/(h·K)'] }),
  unit('Btu/(h·°F)', 'Btu (IT) per hour degree Fahrenheit', ((btu / 3600) * 9) / 5, { aliases: ['Btu/(h·°R)'] }),
] as const;

export const heatFluxUnits = [
  unit('W/m²', 'watt per square metre', 1, { aliases: ['J/(s·m²)'] }),
  unit('kW/m²', 'kilowatt per square metre', 1000, { aliases: ['kJ/(s·m²)'] }),
  unit('MW/m²', 'megawatt per square metre', 1e6),
  unit('W/cm²', 'watt per square centimetre', 10000),
  unit('W/in²', 'watt per square inch', 1 / inch ** 2),
  unit('W/ft²', 'watt per square foot', 1 / foot ** 2),
  unit('kcal/(h·m²)', 'kilocalorie (IT) per hour square metre', 4186.8 / 3600),
  unit('cal/(s·cm²)', 'calorie (IT) per second square centimetre', 41868),
  unit('kJ/(h·m²)', 'kilojoule per hour square metre', 1000 / 3600),
  unit('Btu/(h·ft²)', 'Btu (IT) per hour square foot', btu / 3600 / foot ** 2),
  unit('kBtu/(h·ft²)', 'thousand Btu (IT) per hour square foot', (1000 * btu) / 3600 / foot ** 2),
  unit('Btu/(s·ft²)', 'Btu (IT) per second square foot', btu / foot ** 2),
] as const;
