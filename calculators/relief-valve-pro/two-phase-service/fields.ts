import { choice, quantity } from '../../kit/index.ts';
import * as common from '../fields.ts';

/** Inputs of two-phase service, by section. */

const givenDensities = { fluid: 'Densities given' } as const;
const ofWater = { fluid: 'Water and steam' } as const;

export const inletConditions = ['Two-phase or saturated', 'Subcooled liquid'] as const;

export const density = quantity('Density at the inlet', 'density', 'kg/m³', {
  above: 0,
  when: givenDensities,
  help: 'Of the mixture at relieving pressure, or of the subcooled liquid',
});

export const density90 = quantity('Density at 90 %', 'density', 'kg/m³', {
  above: 0,
  when: givenDensities,
  help: 'Of the mixture flashed to 90 % of the relieving pressure; subcooled: to 90 % of the saturation pressure',
});

export const saturationPressure = quantity('Saturation pressure', 'absolutePressure', 'bar(abs)', {
  above: 0,
  when: { ...givenDensities, inletCondition: 'Subcooled liquid' },
  help: 'Bubble point at the inlet temperature',
});

export const kd = quantity('Coefficient of discharge', 'number', '', {
  above: 0,
  atMost: 1,
  optional: true,
  hint: '0.85 or 0.65',
  help: 'Blank: 0.85, and 0.65 for a subcooled liquid (API 520-I, annex C)',
});

export const kb = quantity('Back-pressure factor, given', 'number', '', {
  above: 0,
  atMost: 1,
  optional: true,
  hint: '1',
  help: 'Of a balanced bellows valve, from the maker; 1 for conventional and pilot-operated valves',
});

export const sections = {
  'Relieving conditions': {
    userDescription: common.userDescription,
    fluid: choice('Fluid', ['Densities given', 'Water and steam'], {
      help: 'Water and steam: all properties from IAPWS-IF97',
    }),
    inletCondition: choice('Inlet condition', inletConditions),
    flowRate: common.flowRate,
    density,
    density90,
    saturationPressure,
    inletQuality: quantity('Vapour mass fraction at the inlet', 'fraction', '%', {
      symbol: 'x',
      atLeast: 0,
      atMost: 100,
      when: { ...ofWater, inletCondition: 'Two-phase or saturated' },
      help: '0: saturated water',
    }),
    inletTemperature: quantity('Water temperature', 'temperature', '°C', {
      symbol: 'T',
      above: 0,
      when: { ...ofWater, inletCondition: 'Subcooled liquid' },
    }),
  },
  Valve: {
    setPressure: common.setPressure,
    allowableOverpressure: common.allowableOverpressure,
    totalBackpressure: common.totalBackpressure,
    kd,
    kc: common.kc,
    kb,
  },
  'Inlet and outlet piping': common.piping,
} as const;
