import { fluidFields, whenFluidSelected } from '../../fluid/index.ts';
import { choice, fields, quantity, type Condition } from '../../kit/index.ts';
import { factor, relievingTemperatureOf } from '../fields.ts';

/** Additional fields of two-phase service. */

const givenDensities = { fluid: 'Densities given' } as const;
const ofWater = { fluid: 'Water and steam' } as const;

export const inletConditions = ['Two-phase or saturated', 'Subcooled liquid'] as const;

/** The fluid selection, an alternative to typed densities. */
export const fluidSelection = fluidFields('', 'Fluid properties', givenDensities);

/** Fields of a selected fluid's state, in the cases `when`. */
export const stateOf = (when: Condition) => ({
  relievingTemperature: {
    ...relievingTemperatureOf(when),
    optional: true,
    help: 'Of a subcooled liquid or of a mixture in two phases',
  },
  vaporFraction: quantity('Share of vapour by mass', 'fraction', '%', {
    symbol: 'x',
    atLeast: 0,
    atMost: 100,
    optional: true,
    when: { ...when, inletCondition: 'Two-phase or saturated' },
    help: 'Relieving; 0 for a saturated liquid. A mixture may have its temperature instead',
  }),
});

const state = fields(stateOf({ ...givenDensities, ...whenFluidSelected(fluidSelection) }));
export const { relievingTemperature, vaporFraction } = state;

const required = fields({
  fluid: choice('Fluid', ['Densities given', 'Water and steam'], {
    names: { 'Densities given': 'Any, by its densities' },
    help: 'Water and steam: all properties from IAPWS-IF97; any other fluid by densities, typed or from the fluid chosen',
  }),
  inletCondition: choice('Inlet condition', inletConditions),
  density: quantity('Density at the inlet', 'density', 'kg/m³', {
    above: 0,
    when: givenDensities,
    help: 'Of the mixture at relieving pressure, or of the subcooled liquid',
  }),
  density90: quantity('Density at 90 %', 'density', 'kg/m³', {
    above: 0,
    when: givenDensities,
    help: 'Of the mixture flashed to 90 % of the relieving pressure, or of the saturation pressure if subcooled',
  }),
  saturationPressure: quantity('Saturation pressure', 'absolutePressure', 'bar(abs)', {
    above: 0,
    when: { ...givenDensities, inletCondition: 'Subcooled liquid' },
    help: 'Bubble-point pressure at the inlet temperature',
  }),
  inletQuality: quantity('Vapour mass fraction at the inlet', 'fraction', '%', {
    symbol: 'x',
    atLeast: 0,
    atMost: 100,
    when: { ...ofWater, inletCondition: 'Two-phase or saturated' },
    help: '0 for saturated water',
  }),
  inletTemperature: quantity('Water temperature', 'temperature', '°C', {
    symbol: 'T',
    above: 0,
    when: { ...ofWater, inletCondition: 'Subcooled liquid' },
  }),
  kd: factor(
    'Coefficient of discharge',
    'by inlet',
    'If left blank, 0.85, or 0.65 for a subcooled liquid (API 520-I, annex C)',
  ),
  kb: factor(
    'Back-pressure factor, if known',
    '1',
    'Manufacturer’s figure for a balanced bellows valve; 1 for conventional and pilot-operated valves',
  ),
});
export const { fluid, inletCondition, density, density90, saturationPressure, inletQuality, inletTemperature, kd, kb } =
  required;
