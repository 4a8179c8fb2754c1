import {
  fluidViscosityFactor,
  supportArrangements,
  vibrationFactor,
  type SupportArrangement,
} from '@isentrope/engineering/vibration';
import type { PublishedCase, TabulatedFigure } from '../../kit/index.ts';

const guideline = 'Energy Institute AVIFF, 2nd ed. 2008';

/** F_v of steel pipes by arrangement: evaluated independently from the guideline's equations, not printed in it. */
const check: readonly (readonly [diameter: number, wall: number, ...factors: string[]])[] = [
  [60.3, 3.91, '34731.2', '17431.6', '10664.3', '2961.3'],
  [88.9, 5.49, '38357.1', '19311.4', '10864.4', '3058.3'],
  [114.3, 6.02, '36858.6', '18390.8', '9849.8', '2775.7'],
  [168.3, 7.11, '36642.4', '18016.6', '9264.4', '2621.0'],
  [219.1, 8.18, '38373.5', '18627.6', '9608.3', '2716.4'],
  [273, 9.27, '40992.1', '19575.8', '10945.9', '2635.9'],
  [323.8, 9.53, '41494.1', '19348.1', '10671.1', '2508.4'],
  [406.4, 9.53, '42314.6', '18804.3', '10163.1', '2303.7'],
  [508, 9.53, '45192.4', '18700.5', '9881.1', '2156.7'],
  [610, 9.53, '49814.5', '18936.6', '9801.9', '2071.5'],
  [762, 9.53, '59819.1', '19637.8', '9888.2', '2007.2'],
];

function factorFigure(
  arrangement: SupportArrangement,
  diameter: number,
  wall: number,
  printed: string,
): TabulatedFigure {
  return {
    type: 'figure',
    kind: 'own',
    title: `F_v of ${diameter} × ${wall} mm pipe, ${arrangement.toLowerCase()}`,
    source: `${guideline}, equations evaluated independently`,
    expect: { printed, unit: 'kg/(m·s²)' },
    compute: () => vibrationFactor(arrangement, diameter / 1000, wall / 1000),
  };
}

export const published: readonly PublishedCase[] = [
  {
    type: 'figure',
    kind: 'quoted',
    title: 'F_v of 168.275 × 7.112 mm pipe, medium stiff',
    source: `${guideline}, worked example D2, from a secondary source`,
    expect: { printed: '18022', unit: 'kg/(m·s²)' },
    compute: () => vibrationFactor('Medium stiff', 0.168275, 0.007112),
  },
  {
    type: 'figure',
    kind: 'own',
    title: 'Fluid viscosity factor of a gas of 0.02 cP',
    source: `${guideline}, expression evaluated independently`,
    expect: { printed: '0.1414', unit: '' },
    compute: () => fluidViscosityFactor('Gas', 2e-5),
  },
  {
    type: 'figure',
    kind: 'own',
    title: 'Fluid viscosity factor of a gas of 0.01 cP',
    source: `${guideline}, expression evaluated independently`,
    expect: { printed: '0.1', unit: '' },
    compute: () => fluidViscosityFactor('Gas', 1e-5),
  },
  ...check.flatMap(([diameter, wall, ...factors]) =>
    supportArrangements.flatMap((arrangement, index) => {
      const printed = factors[index];
      return printed === undefined ? [] : [factorFigure(arrangement, diameter, wall, printed)];
    }),
  ),
];
