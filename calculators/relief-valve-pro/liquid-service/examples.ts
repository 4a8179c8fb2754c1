import type { Example } from '../../kit/index.ts';

const crude = {
  flowRate: 6814e-3 * 60 * 900,
  fluidUpstreamDensity: 900,
  viscosity: 396.85,
  setPressure: { value: 1724, unit: 'kPa(g)' },
  totalBackpressure: { value: 345, unit: 'kPa(g)' },
  kd: 0.65,
};

export const examples: readonly Example[] = [
  {
    title: 'Crude oil, viscous, balanced bellows',
    source: 'API 520-I, sizing example 5',
    cases: [
      { ...crude, userDescription: 'Simplified' },
      { ...crude, userDescription: '10th edition', method: 'api520' },
      { ...crude, userDescription: '7th edition', method: 'api520', edition: '7th' },
    ],
  },
  {
    title: 'Pump discharge, water, with its piping',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'PSV-120',
        method: 'api520',
        flowRate: 60000,
        fluidUpstreamDensity: 988,
        viscosity: 0.55,
        setPressure: 12,
        totalBackpressure: 0.8,
        kd: 0.65,
        valveType: 'Conventional',
        inletPipeDiameter: 102.3,
        inletResistance: 0.9,
        outletPipeDiameter: 154.1,
      },
    ],
  },
];
