import type { Example } from '../../kit/index.ts';

export const examples: readonly Example[] = [
  {
    title: 'Crude column overhead, and subcooled propane',
    source: 'API 520-I, annex C, worked examples',
    cases: [
      {
        userDescription: 'Saturated',
        flowRate: 216560,
        density: 51.41,
        density90: 44.15,
        setPressure: { value: 60, unit: 'psi(g)' },
        totalBackpressure: { value: 15, unit: 'psi(g)' },
      },
      {
        userDescription: 'Subcooled',
        inletCondition: 'Subcooled liquid',
        flowRate: 11612,
        density: 511.3,
        density90: 262.7,
        saturationPressure: { value: 741.9, unit: 'kPa(abs)' },
        setPressure: { value: 260, unit: 'psi(g)' },
        totalBackpressure: { value: 10, unit: 'psi(g)' },
      },
    ],
  },
  {
    title: 'Boiler blowdown drum, water and steam, with its piping',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'PSV-340',
        fluid: 'Water and steam',
        flowRate: 28000,
        inletQuality: 4,
        setPressure: 9,
        totalBackpressure: 0.6,
        inletPipeDiameter: 102.3,
        inletResistance: 1.2,
        outletPipeDiameter: 202.7,
      },
    ],
  },
];
