import { choice, quantity } from '../../kit/index.ts';
import * as common from '../fields.ts';

/** Inputs of liquid service, by section. */

export const fluidUpstreamDensity = quantity('Upstream density', 'density', 'kg/m³', {
  symbol: 'ρ',
  above: 0,
  help: 'At relieving temperature',
});

export const viscosity = quantity('Viscosity', 'dynamicViscosity', 'cP', {
  symbol: 'μ',
  above: 0,
  help: 'At relieving temperature',
});

export const kd = quantity('Coefficient of discharge', 'number', '', {
  symbol: 'K_d',
  above: 0,
  atMost: 1,
  hint: '0.62',
  help: '0.65 certified in liquid service; 0.62 not certified, or a rupture disk',
});

export const capacityCertification = choice('Capacity certification', ['Certified', 'Not certified'], {
  help: 'Of the valve in liquid service; for API 520-I',
});

export const kw = quantity('Back-pressure factor, given', 'number', '', {
  above: 0,
  atMost: 1,
  optional: true,
  hint: 'computed',
  help: 'For API 520-I, from the maker; blank: from the curve for balanced bellows',
});

export const valveType = choice('Valve type', common.valveTypes, {
  initial: 'Balanced Bellows',
  help: 'For API 520-I; the original rules correct every valve as a balanced one',
});

export const sections = {
  'Relieving conditions': {
    userDescription: common.userDescription,
    fluidType: choice('Fluid type', ['Liquid']),
    edition: common.edition,
    flowRate: common.flowRate,
    fluidUpstreamDensity,
    viscosity,
  },
  Valve: {
    setPressure: common.setPressure,
    allowableOverpressure: common.allowableOverpressure,
    totalBackpressure: common.totalBackpressure,
    kd,
    kc: common.kc,
    valveType,
    capacityCertification,
    kw,
  },
  'Inlet and outlet piping': common.piping,
} as const;
