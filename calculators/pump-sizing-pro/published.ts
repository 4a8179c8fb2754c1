import { atmosphere, fromSi, toSi } from '@isentrope/engineering/quantities';
import {
  hydraulicPower,
  npshAvailable,
  npshMinimum,
  performanceFactors,
  performanceParameter,
  pressureOf,
  shaftPower,
} from '@isentrope/engineering/rotating';
import type { PublishedCase, TabulatedFigure } from '../kit/index.ts';
import { examples } from './examples.ts';

/** Crane uses standard gravity, this calculator the 9.81 m/s² of its specification. */
const standardGravity = 9.80665;
const gravityNote = 'Evaluated with the source’s gravity, 9.80665 m/s²; the calculator uses 9.81 m/s².';
const density = toSi('density', 62.364, 'lb/ft³');
const inFeet = (si: number) => fromSi('length', si, 'ft');
const feet = (value: number) => toSi('length', value, 'ft');

function npshOfCrane(): number {
  const suctionPressure =
    toSi('pressureDifference', 5, 'psi') + atmosphere - pressureOf(feet(25 + 6), density, standardGravity);
  const vapourPressure = toSi('pressureDifference', 0.256, 'psi');
  return npshAvailable({ suctionPressure, vapourPressure, density, g: standardGravity });
}

function brakePowerOfCrane(): number {
  const flow = toSi('volumeFlow', 700, 'gal (US)/min');
  return shaftPower(hydraulicPower(flow, pressureOf(feet(428), density, standardGravity)), 70.7 / 100);
}

const viscous = { kinematicViscosity: 120e-6, volumeFlow: 110 / 3600, stageHead: 77, speed: 2950 / 60 };
const hi967 = 'ANSI/HI 9.6.7-2004, worked example, not checked against the print';
const craneExample = (example: string) =>
  `Crane TP-410, example ${example}, as quoted in the documentation of fluids (C. Bell)`;

function viscosityFigure(name: string, printed: string, compute: () => number): TabulatedFigure {
  return {
    type: 'figure',
    kind: 'quoted',
    title: `${name} at 120 cSt, 110 m³/h, 77 m, 2950 rpm`,
    source: hi967,
    expect: { printed, unit: '' },
    compute,
  };
}

const [crane] = examples.filter(({ source }) => source.startsWith('Crane')).flatMap(({ cases }) => cases);

export const published: readonly PublishedCase[] = [
  {
    type: 'case',
    kind: 'quoted',
    title: 'Water raised 400 ft through 500 ft of NPS 3 pipe',
    source: craneExample('7-15'),
    case: crane ?? {},
    expect: {
      Design: { printed: '100', unit: 'gal (US)/min' },
      PumpDH: { printed: '421', unit: 'ft' },
      ShaftPower: { printed: '15.2', unit: 'hp' },
    },
    note: 'The losses of 21 ft are given as a pressure drop; the example finds them from the pipe and its fittings.',
  },
  {
    type: 'figure',
    kind: 'quoted',
    title: 'NPSH available 25 ft above a tank at 5 psi(g), suction loss 6 ft',
    source: craneExample('7-32'),
    expect: { printed: '13.89', unit: 'ft' },
    compute: () => inFeet(npshOfCrane()),
    note: gravityNote,
  },
  {
    type: 'figure',
    kind: 'quoted',
    title: 'NPSH recommended for 20 ft required at a ratio of 1.3',
    source: craneExample('7-32'),
    expect: { printed: '26.0', unit: 'ft' },
    compute: () => inFeet(npshMinimum(feet(20), 'Cooling water')),
  },
  {
    type: 'figure',
    kind: 'quoted',
    title: 'Brake power at 700 gal (US)/min, 428 ft, 70.7 %',
    source: craneExample('7-34'),
    expect: { printed: '107.06', unit: 'hp' },
    compute: () => fromSi('power', brakePowerOfCrane(), 'hp'),
    note: gravityNote,
  },
  {
    type: 'figure',
    kind: 'quoted',
    title: 'Electrical power with motor 95 % and drive 96 %',
    source: craneExample('7-34'),
    expect: { printed: '117.39', unit: 'hp' },
    compute: () => fromSi('power', brakePowerOfCrane() / 0.95 / 0.96, 'hp'),
    note: gravityNote,
  },
  viscosityFigure('Parameter B', '5.5', () => performanceParameter(viscous)),
  viscosityFigure('Flow correction factor', '0.938', () => performanceFactors(performanceParameter(viscous)).flow),
  viscosityFigure('Head correction factor', '0.938', () => performanceFactors(performanceParameter(viscous)).head),
  viscosityFigure(
    'Efficiency correction factor',
    '0.738',
    () => performanceFactors(performanceParameter(viscous)).efficiency,
  ),
];
