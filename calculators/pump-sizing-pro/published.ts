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

/** Saturated and subcooled liquids of chosen fluids above their pump; NPSH = (p_s − p_v)/(ρ·g) with g = 9.81 m/s² as here. */
const npshCases = (
  [
    [
      'Propane at 30 °C and 10.2 bar(g)',
      { pureFluid: 'C3', pumpingTemperature: 30, vesselPressure: 10.2 },
      '10.29',
      '10.80',
    ],
    [
      'Ammonia at 20 °C and 7.8 bar(g)',
      { pureFluid: 'NH3', pumpingTemperature: 20, vesselPressure: 7.8 },
      '7.940',
      '6.386',
    ],
    [
      'Ethane at 10 °C and 30 bar(g)',
      { pureFluid: 'C2', pumpingTemperature: 10, vesselPressure: 30 },
      '30.05',
      '24.16',
    ],
  ] as const
).map(([title, liquid, suction, npsh]): PublishedCase => ({
  type: 'case',
  kind: 'program',
  title: `${title}, 4 m above the pump with 0.1 bar of loss`,
  source: 'CoolProp 8.0.0 by its reference equations: density in the vessel and vapour pressure',
  case: {
    ...liquid,
    fluidSource: 'pure',
    flowRate: 50_000,
    suctionElevation: 4,
    suctionPressureDrop: 0.1,
    dischargeElevation: 10,
    dischargePressureDrop: 1,
    downstreamPressure: 60,
    efficiency: 65,
  },
  expect: { SuctionPressure: { printed: suction, unit: 'bar(g)' }, NPSHA: { printed: npsh, unit: 'm' } },
}));

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
  ...npshCases,
  viscosityFigure('Parameter B', '5.5', () => performanceParameter(viscous)),
  viscosityFigure('Flow correction factor', '0.938', () => performanceFactors(performanceParameter(viscous)).flow),
  viscosityFigure('Head correction factor', '0.938', () => performanceFactors(performanceParameter(viscous)).head),
  viscosityFigure(
    'Efficiency correction factor',
    '0.738',
    () => performanceFactors(performanceParameter(viscous)).efficiency,
  ),
];
