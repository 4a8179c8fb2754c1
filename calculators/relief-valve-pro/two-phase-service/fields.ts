import { choice, field, quantity } from '../../kit/index.ts';

/** What two-phase service asks for besides. */

const givenDensities = { fluid: 'Densities given' } as const;
const ofWater = { fluid: 'Water and steam' } as const;

export const inletConditions = ['Two-phase or saturated', 'Subcooled liquid'] as const;

export const fluid = field(
  'fluid',
  choice('Fluid', ['Densities given', 'Water and steam'], {
    help: 'Water and steam: all properties from IAPWS-IF97',
  }),
);

export const inletCondition = field('inletCondition', choice('Inlet condition', inletConditions));

export const density = field(
  'density',
  quantity('Density at the inlet', 'density', 'kg/m³', {
    above: 0,
    when: givenDensities,
    help: 'Of the mixture at relieving pressure, or of the subcooled liquid',
  }),
);

export const density90 = field(
  'density90',
  quantity('Density at 90 %', 'density', 'kg/m³', {
    above: 0,
    when: givenDensities,
    help: 'Of the mixture flashed to 90 % of the relieving pressure, or of the saturation pressure if subcooled',
  }),
);

export const saturationPressure = field(
  'saturationPressure',
  quantity('Saturation pressure', 'absolutePressure', 'bar(abs)', {
    above: 0,
    when: { ...givenDensities, inletCondition: 'Subcooled liquid' },
    help: 'Bubble-point pressure at the inlet temperature',
  }),
);

export const inletQuality = field(
  'inletQuality',
  quantity('Vapour mass fraction at the inlet', 'fraction', '%', {
    symbol: 'x',
    atLeast: 0,
    atMost: 100,
    when: { ...ofWater, inletCondition: 'Two-phase or saturated' },
    help: '0 for saturated water',
  }),
);

export const inletTemperature = field(
  'inletTemperature',
  quantity('Water temperature', 'temperature', '°C', {
    symbol: 'T',
    above: 0,
    when: { ...ofWater, inletCondition: 'Subcooled liquid' },
  }),
);

export const kd = field(
  'kd',
  quantity('Coefficient of discharge', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    hint: '0.85 or 0.65',
    help: 'If left blank, 0.85, or 0.65 for a subcooled liquid (API 520-I, annex C)',
  }),
);

export const kb = field(
  'kb',
  quantity('Back-pressure factor, if known', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    hint: '1',
    help: 'Manufacturer’s figure for a balanced bellows valve; 1 for conventional and pilot-operated valves',
  }),
);
