import { dragCoefficient, horizontalTrial, yorkFactor } from '@isentrope/engineering/vessels';
import { toSi } from '@isentrope/engineering/quantities';
import type { PublishedCase, TabulatedFigure } from '../kit/index.ts';
import { apiExample } from './examples.ts';

const source = 'API RP 521, 4th ed., 5.4.2 and later editions, annex: example of a knock-out drum';
const recalled = 'Inputs and answers as recalled from the standard, not from a copy of it.';

const liquidVolume = 16.05;
const duty = { gasVolumeFlow: 7.34, settlingVelocity: 0.71, liquidVolume };

/** The trials that the standard prints for a horizontal drum: diameter and length assumed, time and velocity found. */
const trials = [
  { diameter: 2.44, length: 5.79, time: '1.45', velocity: '3.9' },
  { diameter: 2.29, length: 6.25, time: '1.3', velocity: '4.7' },
  { diameter: 2.13, length: 6.86, time: '1.13', velocity: '5.9' },
  { diameter: 1.98, length: 7.62, time: '0.96', velocity: '7.5' },
];

function trialFigures({ diameter, length, time, velocity }: (typeof trials)[number]): TabulatedFigure[] {
  const trial = () => horizontalTrial(duty, diameter, length);
  const figure = (name: string, printed: string, unit: string, lastDigits: number, compute: () => number) => ({
    type: 'figure' as const,
    title: `${name}, drum of ${diameter} m × ${length} m`,
    source: `${source}, trials`,
    expect: { printed, unit, lastDigits },
    compute,
    note: 'Recalled with less certainty than the rest, and rounded there from US units and read depths; agreement is asked to 3 %.',
  });
  return [
    figure('Liquid drop-out time', time, 's', time === '1.3' ? 0.5 : 3, () => trial().dropOutTime),
    figure('Gas velocity', velocity, 'm/s', 1.1, () => trial().gasVelocity),
  ];
}

/** Drag of a sphere to the digits of the fluids library. */
const drag = [
  [0.002, '12000.1875'],
  [0.5, '51.538273834491875'],
  [50, '1.5742657203722197'],
  [500, '0.5549240285782678'],
  [2500, '0.40817983162668914'],
  [40000, '0.4639066546786017'],
  [75000, '0.49399935325210037'],
] as const;

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    title: 'Vertical drum for 21.3 kg/s of gas with droplets of 300 μm',
    source,
    case: { ...apiExample, drumOrientation: 'Vertical' },
    expect: {
      gasVolumeFlow: { printed: '7.34', unit: 'm³/s' },
      dragAbscissa: { printed: '5021', unit: '', lastDigits: 5 },
      terminalVelocity: { printed: '0.71', unit: 'm/s' },
      gasArea: { printed: '10.3', unit: 'm²' },
      drumDiameter: { printed: '3.6', unit: 'm' },
    },
    note: `${recalled} C = 1.3 is the figure’s, as the example reads it; the abscissa comes to 5021 with its US units and to 5025 in SI.`,
  },
  {
    type: 'figure',
    title: 'Liquid condensed in 30 min',
    source,
    expect: { printed: '14.15', unit: 'm³', lastDigits: 1.5 },
    compute: () => (3.9 * 1800) / 496.6,
    note: `${recalled} The example rounds through US units: 31 000 lb/h at 31 lb/ft³ are 14.16 m³.`,
  },
  ...trials.flatMap(trialFigures),
  {
    type: 'figure',
    title: 'Factor of a wire mesh demister at 975 psi(a)',
    source: 'fluids 1.x documentation (C. Bell), York’s correlation of the GPSA Engineering Data Book',
    expect: { printed: '0.08281536035331669', unit: 'm/s', lastDigits: 20 },
    compute: () => yorkFactor(toSi('absolutePressure', 975, 'psi(abs)')),
  },
  ...drag.map(([reynoldsNumber, printed]): TabulatedFigure => ({
    type: 'figure',
    title: `Drag coefficient of a sphere at Re = ${reynoldsNumber}`,
    source: 'fluids 1.x (C. Bell), Clift',
    expect: { printed, unit: '', lastDigits: printed.length > 12 ? 200 : 0.5 },
    compute: () => dragCoefficient(reynoldsNumber),
  })),
];
