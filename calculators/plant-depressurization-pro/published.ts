import { publishedEosValues } from '@isentrope/engineering/properties';
import type { PublishedCase } from '../kit/index.ts';
import { publishedRupture } from './fire/published-rupture.ts';

/**
 * Figures of the equation of state and the rupture check; the simulation itself is validated against experiments and another
 * program.
 */
export const published: readonly PublishedCase[] = [
  ...publishedEosValues.map(({ label, expected, unit, source, compute }): PublishedCase => ({
    type: 'figure',
    kind: 'program',
    title: label,
    source,
    expect: { printed: expected, unit },
    compute,
  })),
  ...publishedRupture,
  {
    type: 'case',
    kind: 'program',
    title: 'Methane from 200 to 60 bar(abs), adiabatic, by its reference equation',
    source:
      'CoolProp 8.0.0, integrated apart from this program: ∫V·dρ/(C_d·A·G) along the isentrope, with the greatest mass flux G of an isentropic nozzle',
    case: {
      orientation: 'Vertical',
      insideDiameter: 1500,
      tangentLength: 4000,
      wallThickness: 42,
      composition: 'C1: 1',
      equationOfState: 'reference',
      equationCheck: 'no',
      initialPressure: 198.986_75,
      initialTemperature: 27,
      orificeDiameter: 22,
      targetPressure: 58.986_75,
      duration: 2,
      heat: 'adiabatic',
    },
    expect: { timeToTarget: { printed: '77.75', unit: 's' } },
  },
];
