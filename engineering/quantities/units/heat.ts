import { cube } from '../../elementary/index.ts';
import { standardGravity } from '../constants.ts';
import { inch, foot, poundForce, btu, unit } from '../unit.ts';

export const temperatureUnits = [
  unit('K', 'kelvin', 1, { aliases: ['kelvin', '°K'] }),
  unit('°C', 'degree Celsius', 1, { aliases: ['Celsius'], offset: 273.15 }),
  unit('°F', 'degree Fahrenheit', 5 / 9, { aliases: ['Fahrenheit'], offset: (459.67 * 5) / 9 }),
  unit('°R', 'degree Rankine', 5 / 9, { aliases: ['Rankine'] }),
  unit('°Ré', 'degree Réaumur', 5 / 4, { offset: 273.15 }),
  unit('°De', 'degree Delisle', -2 / 3, { offset: 373.15 }),
  unit('°N', 'degree Newton', 100 / 33, { offset: 273.15 }),
  unit('°Rø', 'degree Rømer', 40 / 21, { offset: 273.15 - (7.5 * 40) / 21 }),
] as const;

export const temperatureDifferenceUnits = [
  unit('K', 'kelvin', 1),
  unit('°C', 'Celsius degree', 1),
  unit('°F', 'Fahrenheit degree', 5 / 9),
  unit('°R', 'Rankine degree', 5 / 9),
] as const;

export const energyUnits = [
  unit('J', 'joule', 1),
  unit('kJ', 'kilojoule', 1000),
  unit('MJ', 'megajoule', 1e6),
  unit('GJ', 'gigajoule', 1e9),
  unit('Wh', 'watt hour', 3600),
  unit('kWh', 'kilowatt hour', 3600000),
  unit('MWh', 'megawatt hour', 3600000000),
  unit('cal', 'calorie (IT)', 4.1868),
  unit('kcal', 'kilocalorie (IT)', 4186.8),
  unit('cal th', 'calorie (thermochemical)', 4.184),
  unit('Btu', 'British thermal unit (IT)', btu),
  unit('Btu th', 'British thermal unit (thermochemical)', (btu * 4.184) / 4.1868),
  unit('MMBtu', 'million Btu (IT)', 1e6 * btu),
  unit('therm (US)', 'therm (US, 59 °F definition)', 105480400),
  unit('therm (EC)', 'therm (EC)', 105506000),
  unit('ft·lbf', 'foot pound-force', foot * poundForce),
  unit('kgf·m', 'kilogram-force metre', standardGravity),
  unit('erg', 'erg', 1e-7),
  unit('eV', 'electronvolt', 1.602176634e-19),
  unit('hp·h', 'horsepower hour', 550 * foot * poundForce * 3600),
] as const;

export const powerUnits = [
  unit('W', 'watt', 1),
  unit('kW', 'kilowatt', 1000),
  unit('MW', 'megawatt', 1e6),
  unit('hp', 'mechanical horsepower (550 ft·lbf/s)', 550 * foot * poundForce, { aliases: ['bhp'] }),
  unit('PS', 'metric horsepower', 735.49875),
  unit('hp (E)', 'electric horsepower', 746),
  unit('Btu/h', 'British thermal unit (IT) per hour', btu / 3600),
  unit('MMBtu/h', 'million Btu (IT) per hour', (1e6 * btu) / 3600),
  unit('kcal/h', 'kilocalorie (IT) per hour', 4186.8 / 3600),
  unit('Gcal/h', 'gigacalorie (IT) per hour', 4186800000 / 3600),
  unit('TR', 'ton of refrigeration (12000 Btu/h)', (12000 * btu) / 3600, { aliases: ['RT', 'tonref'] }),
  unit('ft·lbf/s', 'foot pound-force per second', foot * poundForce),
  unit('kgf·m/s', 'kilogram-force metre per second', standardGravity),
  unit('J/h', 'joule per hour', 1 / 3600),
] as const;

export const specificEnergyUnits = [
  unit('J/kg', 'joule per kilogram', 1),
  unit('kJ/kg', 'kilojoule per kilogram', 1000, { aliases: ['J/g'] }),
  unit('MJ/kg', 'megajoule per kilogram', 1e6),
  unit('kcal/kg', 'kilocalorie (IT) per kilogram', 4186.8, { aliases: ['cal/g'] }),
  unit('Btu/lb', 'Btu (IT) per pound', 2326, { aliases: ['Btu/lbm'] }),
] as const;

export const volumetricEnergyUnits = [
  unit('J/m³', 'joule per cubic metre', 1),
  unit('kJ/m³', 'kilojoule per cubic metre', 1000),
  unit('MJ/m³', 'megajoule per cubic metre', 1e6),
  unit('kWh/m³', 'kilowatt hour per cubic metre', 3.6e6),
  unit('kcal/m³', 'kilocalorie (IT) per cubic metre', 4186.8),
  unit('Btu/ft³', 'Btu (IT) per cubic foot', btu / cube(foot)),
] as const;

export const jouleThomsonUnits = [
  unit('K/Pa', 'kelvin per pascal', 1),
  unit('K/kPa', 'kelvin per kilopascal', 1e-3),
  unit('K/bar', 'kelvin per bar', 1e-5),
  unit('K/MPa', 'kelvin per megapascal', 1e-6),
  unit('°F/psi', 'degree Fahrenheit per pound-force per square inch', (5 / 9 / poundForce) * inch ** 2),
] as const;

export const specificHeatUnits = [
  unit('J/(kg·K)', 'joule per kilogram kelvin', 1, { aliases: ['J/(kg·°C)'] }),
  unit('kJ/(kg·K)', 'kilojoule per kilogram kelvin', 1000, { aliases: ['kJ/(kg·°C)', 'J/(g·K)', 'J/(g·°C)'] }),
  unit('kcal/(kg·°C)', 'kilocalorie (IT) per kilogram degree', 4186.8, {
    aliases: ['kcal/(kg·K)', 'cal/(g·°C)', 'cal/(g·K)'],
  }),
  unit('Btu/(lb·°F)', 'Btu (IT) per pound degree Fahrenheit', 4186.8, {
    aliases: ['Btu/(lbm·°F)', 'Btu/(lb·°R)', 'Btu/(lbm·°R)'],
  }),
] as const;

export const thermalConductivityUnits = [
  unit('W/(m·K)', 'watt per metre kelvin', 1, { aliases: ['W/(m·°C)'] }),
  unit('kcal/(h·m·°C)', 'kilocalorie (IT) per hour metre degree', 4186.8 / 3600, { aliases: ['kcal/(h·m·K)'] }),
  unit('Btu/(h·ft·°F)', 'Btu (IT) per hour foot degree Fahrenheit', ((btu / 3600 / foot) * 9) / 5),
  unit(
    'Btu·in/(h·ft²·°F)',
    'Btu (IT) inch per hour square foot degree Fahrenheit',
    ((((btu / 3600) * inch) / foot ** 2) * 9) / 5,
  ),
] as const;

export const heatTransferCoefficientUnits = [
  unit('W/(m²·K)', 'watt per square metre kelvin', 1, { aliases: ['W/(m²·°C)'] }),
  unit('kcal/(h·m²·°C)', 'kilocalorie (IT) per hour square metre degree', 4186.8 / 3600, {
    aliases: ['kcal/(h·m²·K)'],
  }),
  unit('Btu/(h·ft²·°F)', 'Btu (IT) per hour square foot degree Fahrenheit', ((btu / 3600 / foot ** 2) * 9) / 5),
] as const;

export const thermalConductanceUnits = [
  unit('W/K', 'watt per kelvin', 1, { aliases: ['W/°C'] }),
  unit('kW/K', 'kilowatt per kelvin', 1000, { aliases: ['kW/°C'] }),
  unit('Btu/(h·°F)', 'Btu (IT) per hour degree Fahrenheit', ((btu / 3600) * 9) / 5),
] as const;

export const heatFluxUnits = [
  unit('W/m²', 'watt per square metre', 1),
  unit('kW/m²', 'kilowatt per square metre', 1000),
  unit('Btu/(h·ft²)', 'Btu (IT) per hour square foot', btu / 3600 / foot ** 2),
] as const;
