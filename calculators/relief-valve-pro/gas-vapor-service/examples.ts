import type { Example } from '../../kit/index.ts';

const vapour = {
  flowRate: 24270,
  molecularWeight: 51,
  temperature: { value: 348, unit: 'K' },
  compressibilityFactor: 0.9,
  gamma: 1.11,
  setPressure: { value: 75, unit: 'psi(g)' },
};

export const examples: readonly Example[] = [
  {
    title: 'Propane and butane vapour, critical and subcritical',
    source: 'API 520-I, sizing examples 1 and 2',
    cases: [
      { ...vapour, userDescription: 'Example 1', totalBackpressure: 0 },
      { ...vapour, userDescription: 'Example 2', totalBackpressure: { value: 62.5, unit: 'psi(g)' } },
    ],
  },
  {
    title: 'Compressor discharge, balanced bellows, with its piping',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'PSV-201',
        flowRate: 41500,
        molecularWeight: 18.6,
        temperature: 118,
        compressibilityFactor: 0.94,
        gamma: 1.25,
        setPressure: 42,
        totalBackpressure: 14,
        valveType: 'Balanced Bellows',
        inletPipeDiameter: 102.3,
        inletResistance: 1.6,
        outletPipeDiameter: 202.7,
      },
    ],
  },
  {
    title: 'n-Pentane near its dew line, by constant k and by the real nozzle',
    source: 'Illustrative duty',
    cases: ['api520', 'real-nozzle'].map(method => ({
      userDescription: 'PSV-305',
      method,
      flowRate: 50000,
      fluidSource: 'pure',
      pureFluid: 'nC5',
      temperature: 188.42,
      setPressure: 20.524,
      totalBackpressure: 0,
    })),
  },
];
