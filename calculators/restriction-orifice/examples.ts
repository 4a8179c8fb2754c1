import type { Example } from '../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Water through an 80 mm line',
    source: 'Crane TP-410 (metric), example 7-29: bore 50 mm',
    cases: [
      {
        userDescription: 'Water, 15 °C',
        method: 'iso5167',
        fluidType: 'Liquid',
        flowRate: 7.93194,
        upstreamPressure: 400,
        pressureDifferential: 17,
        viscosity: 1.13809,
        fluidUpstreamDensity: 999.135,
        pipeInsideDiameter: 73.66,
      },
    ],
  },
];
