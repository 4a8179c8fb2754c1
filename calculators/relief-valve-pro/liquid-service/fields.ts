import { whenFluidSelected } from '../../fluid/index.ts';
import { choice, field, fields, quantity } from '../../kit/index.ts';
import { factor, fluid, relievingTemperatureOf, valveTypes, valveTypeWords } from '../fields.ts';

/** Additional fields of liquid service. */

export const relievingTemperature = field('relievingTemperature', relievingTemperatureOf(whenFluidSelected(fluid)));

export const { fluidType, fluidUpstreamDensity, viscosity, kd, capacityCertification, kw, valveType } = fields({
  fluidType: choice('Fluid type', ['Liquid']),
  fluidUpstreamDensity: quantity('Upstream density', 'density', 'kg/m³', {
    symbol: 'ρ',
    above: 0,
    help: 'At relieving temperature',
  }),
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    help: 'At relieving temperature',
  }),
  kd: quantity('Coefficient of discharge', 'number', '', {
    symbol: 'K_d',
    above: 0,
    atMost: 1,
    hint: '0.62',
    help: '0.65 if certified in liquid service; 0.62 if not, or for a rupture disk',
  }),
  capacityCertification: choice('Capacity certification', ['Certified', 'Not certified'], {
    help: 'Of the valve in liquid service, for API 520-I',
  }),
  kw: factor(
    'Back-pressure factor, if known',
    'calculated',
    'For API 520-I: manufacturer’s figure; from the curve for balanced bellows if left blank',
  ),
  valveType: choice('Valve type', valveTypes, {
    aliases: valveTypeWords,
    initial: 'Balanced Bellows',
    help: 'For API 520-I; the simplified method corrects every valve as a balanced one',
  }),
});
