import type { Example } from '../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Water and carbon dioxide',
    source: 'IEC 60534-2-1:2011, Annex E, examples 1 and 3, here with the typical globe valve',
    cases: [
      {
        userDescription: 'Water, 90 °C',
        method: 'iec60534',
        fluidType: 'Liquid',
        flowRate: 347544,
        upstreamPressure: 5.78675,
        pressureDifferential: 4.6,
        density: 965.4,
        vaporPressure: 0.701,
        criticalPressure: 221.2,
      },
      {
        userDescription: 'Carbon dioxide',
        method: 'iec60534',
        fluidType: 'Gas',
        flowRate: 7466,
        upstreamPressure: 5.78675,
        pressureDifferential: 2.3,
        temperature: 159.85,
        molecularWeight: 44.01,
        gamma: 1.3,
        compressibilityFactor: 0.991,
      },
    ],
  },
];
