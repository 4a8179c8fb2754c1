import { choice, field, quantity } from '../../kit/index.ts';
import { valveTypes } from '../fields.ts';

/** What liquid service asks for besides. */

export const fluidType = field('fluidType', choice('Fluid type', ['Liquid']));

export const fluidUpstreamDensity = field(
  'fluidUpstreamDensity',
  quantity('Upstream density', 'density', 'kg/m³', {
    symbol: 'ρ',
    above: 0,
    help: 'At relieving temperature',
  }),
);

export const viscosity = field(
  'viscosity',
  quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    help: 'At relieving temperature',
  }),
);

export const kd = field(
  'kd',
  quantity('Coefficient of discharge', 'number', '', {
    symbol: 'K_d',
    above: 0,
    atMost: 1,
    hint: '0.62',
    help: '0.65 if certified in liquid service; 0.62 if not, or for a rupture disk',
  }),
);

export const capacityCertification = field(
  'capacityCertification',
  choice('Capacity certification', ['Certified', 'Not certified'], {
    help: 'Of the valve in liquid service, for API 520-I',
  }),
);

export const kw = field(
  'kw',
  quantity('Back-pressure factor, if known', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    hint: 'calculated',
    help: 'For API 520-I: manufacturer’s figure; from the curve for balanced bellows if left blank',
  }),
);

export const valveType = field(
  'valveType',
  choice('Valve type', valveTypes, {
    initial: 'Balanced Bellows',
    help: 'For API 520-I; the original method corrects every valve as a balanced one',
  }),
);
