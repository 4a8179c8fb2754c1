import type { Example } from '../../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Saturated steam, 1600 psig',
    source: 'API 520-I, sizing example 4 (7th to 9th ed.)',
    cases: [
      {
        userDescription: 'Saturated',
        edition: '7th',
        flowRate: 69615,
        setPressure: { value: 1600, unit: 'psi(g)' },
        totalBackpressure: 0,
      },
      {
        userDescription: 'Superheated',
        flowRate: 69615,
        setPressure: { value: 1600, unit: 'psi(g)' },
        temperature: { value: 813, unit: '°F' },
        totalBackpressure: 0,
      },
    ],
  },
  {
    title: 'Boiler superheater outlet with its piping',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'PSV-310',
        flowRate: 32000,
        setPressure: 44,
        temperature: 410,
        totalBackpressure: 2.5,
        inletPipeDiameter: 77.9,
        inletResistance: 0.8,
        outletPipeDiameter: 154.1,
      },
    ],
  },
];
