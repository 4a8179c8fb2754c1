import type { Example } from '../kit/index.ts';

const minimumFlow = {
  method: 'iso5167',
  fluidType: 'Liquid',
  upstreamPressure: 8,
  viscosity: 0.62,
  fluidUpstreamDensity: 945,
  vaporPressure: 0.6,
  pipeInsideDiameter: 102.3,
};

export const examples: readonly Example[] = [
  {
    title: 'Pump minimum flow and gas blowdown, three cases',
    source: 'Illustrative duties',
    cases: [
      { ...minimumFlow, userDescription: 'Normal', flowRate: 48600, pressureDifferential: 1.24 },
      { ...minimumFlow, userDescription: 'Start-up', flowRate: 61000, pressureDifferential: 1.95 },
      {
        userDescription: 'Blowdown gas',
        method: 'iso5167',
        fluidType: 'Gas',
        flowRate: 12400,
        upstreamPressure: 64,
        pressureDifferential: 38.5,
        viscosity: 0.014,
        fluidUpstreamDensity: 47.2,
        specificHeatRatio: 1.28,
        pipeInsideDiameter: { value: 2.9, unit: 'inch' },
      },
    ],
  },
  {
    title: 'Water through an 80 mm line',
    source: 'Crane TP-410 (metric), example 7-29: bore 50 mm',
    cases: [
      {
        userDescription: 'Water, 15 °C',
        method: 'iso5167',
        fluidType: 'Liquid',
        flowRate: { value: 7.93194, unit: 'kg/s' },
        upstreamPressure: 4,
        pressureDifferential: { value: 17, unit: 'kPa' },
        viscosity: 1.13809,
        fluidUpstreamDensity: 999.135,
        pipeInsideDiameter: 73.66,
        tappings: 'D and D/2',
      },
    ],
  },
];
