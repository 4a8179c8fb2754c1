import {
  fittingsOf,
  kvPerCv,
  liquidChokedDifference,
  liquidCriticalRatioFactor,
  liquidFlow,
  liquidRecoveryFactor,
  pipingGeometryFactor,
  relativeCapacity,
  sizeGasValve,
  sizeLiquidValve,
  specificHeatRatioFactor,
  valveReynoldsNumber,
} from '@isentrope/engineering/valves';
import type { PublishedCase } from '../kit/index.ts';

const annex = (example: number) => `IEC 60534-2-1:2011 (ANSI/ISA-75.01.01-2012), Annex E, example ${example}`;

const water = { density: 965.4, upstreamPressure: 680e3, vapourPressure: 70.1e3, criticalPressure: 22120e3 };
const waterFlow = (360 * 965.4) / 3600;
const waterViscosity = 3.26e-7 * 965.4;
const globe = { FL: 0.9, Fd: 0.46, valveSize: 0.15, viscosity: waterViscosity };
const ball = { FL: 0.6, Fd: 0.98, valveSize: 0.1, viscosity: waterViscosity };
const throughGlobe = () => sizeLiquidValve(waterFlow, 460e3, water, { FL: 0.9, viscous: globe });
const throughBall = () => sizeLiquidValve(waterFlow, 460e3, water, { FL: 0.6, viscous: ball });

const carbonDioxide = {
  upstreamPressure: 680e3,
  temperature: 433,
  molarMass: 0.04401,
  gamma: 1.3,
  compressibilityFactor: 0.991,
};
/** 3800 m³/h at 273 K as a mass flow, with the 22.4 m³/kmol used in the printed results. */
const gasFlow = (3800 * 44.01) / 22.4 / 3600;
const eccentric = { FL: 0.85, Fd: 0.42, valveSize: 0.1, viscosity: 2.526e-6 * 8.389 };
const actualGasFlow = (895.4 * 8.389) / 3600;
const throughEccentric = (difference: number) => sizeGasValve(gasFlow, difference, carbonDioxide, { xT: 0.6 });

type Figure = readonly [
  title: string,
  example: number,
  printed: string,
  unit: string,
  compute: () => number | undefined,
  note?: string,
];

const reducers = fittingsOf({ valveSize: 0.1016, upstreamDiameter: 0.1541, downstreamDiameter: 0.2027 });
const oil = { density: 780, upstreamPressure: 3550e3, vapourPressure: 4e3, criticalPressure: 22120e3 };
/** The Cv at which the printed bisection stops, and F_L interpolated there from the table of travel. */
const lastBisection = 183.719;
const travelFactor = 0.75 - (0.04 * (lastBisection - 146)) / 60;
const consistent =
  'From Q = 750 m³/h and Δp = 2240 kPa, which the printed iterations follow; the annex prints 150 m³/h and interchanges Δp and p₂.';

const figures: readonly Figure[] = [
  ['F_F of water at 363 K', 1, '0.944', '', () => liquidCriticalRatioFactor(70.1e3, 22120e3)],
  ['Choked pressure differential', 1, '497', 'kPa', () => (throughGlobe()?.chokedPressureDifference ?? 0) / 1e3],
  ['Kv, water, non-choked, globe valve DN 150', 1, '165', '', () => throughGlobe()?.kv],
  ['Valve Reynolds number', 1, '2.97e6', '', () => throughGlobe()?.reynoldsNumber],
  ['C/(N18·d²)', 1, '0.0085', '', () => relativeCapacity(throughGlobe()?.kv ?? 0, 0.15)],
  ['Choked pressure differential', 2, '221', 'kPa', () => (throughBall()?.chokedPressureDifference ?? 0) / 1e3],
  ['Kv, water, choked, segmented ball DN 100', 2, '238', '', () => throughBall()?.kv],
  ['Valve Reynolds number', 2, '6.60e6', '', () => throughBall()?.reynoldsNumber],
  ['C/(N18·d²)', 2, '0.028', '', () => relativeCapacity(throughBall()?.kv ?? 0, 0.1)],
  ['F_γ', 3, '0.929', '', () => specificHeatRatioFactor(1.3)],
  ['x_choked', 3, '0.557', '', () => throughEccentric(230e3)?.xChoked],
  ['Pressure differential ratio', 3, '0.338', '', () => throughEccentric(230e3)?.xSizing],
  ['Expansion factor', 3, '0.798', '', () => throughEccentric(230e3)?.Y],
  [
    'Kv, carbon dioxide, non-choked, eccentric plug DN 100',
    3,
    '67.2',
    '',
    () => throughEccentric(230e3)?.kv,
    'With 22.4 m³/kmol for the normal cubic metre, as in the printed answer.',
  ],
  [
    'Valve Reynolds number',
    3,
    '1.40e6',
    '',
    () => valveReynoldsNumber(throughEccentric(230e3)?.kv ?? 0, actualGasFlow, eccentric),
  ],
  ['C/(N18·d²)', 3, '0.0078', '', () => relativeCapacity(throughEccentric(230e3)?.kv ?? 0, 0.1)],
  ['x_sizing', 4, '0.557', '', () => throughEccentric(430e3)?.xSizing],
  ['Expansion factor', 4, '0.667', '', () => throughEccentric(430e3)?.Y],
  ['Kv, carbon dioxide, choked', 4, '62.6', '', () => throughEccentric(430e3)?.kv],
  [
    'Valve Reynolds number',
    4,
    '1.45e6',
    '',
    () => valveReynoldsNumber(throughEccentric(430e3)?.kv ?? 0, actualGasFlow, eccentric),
  ],
  ['F_F', 5, '0.956', '', () => liquidCriticalRatioFactor(4e3, 22120e3)],
  ['ζ1 of the inlet reducer', 5, '0.160', '', () => reducers.zeta1],
  ['ζ2 of the outlet reducer', 5, '0.561', '', () => reducers.zeta2],
  ['ζB1', 5, '0.811', '', () => reducers.zetaB1],
  ['ζB2', 5, '0.937', '', () => reducers.zetaB2],
  ['F_P at Cv 183.7', 5, '0.959', '', () => pipingGeometryFactor(lastBisection * kvPerCv, reducers)],
  ['F_LP at Cv 183.7', 5, '0.699', '', () => liquidRecoveryFactor(lastBisection * kvPerCv, travelFactor, reducers)],
  [
    'Choked pressure differential at Cv 183.7',
    5,
    '1885',
    'kPa',
    () => liquidChokedDifference(lastBisection * kvPerCv, oil, { FL: travelFactor, fittings: reducers }) / 1e3,
    consistent,
  ],
  [
    'Flow at Cv 183.7',
    5,
    '749',
    'm³/h',
    () =>
      (liquidFlow(lastBisection * kvPerCv, 2240e3, oil, { FL: travelFactor, fittings: reducers }).massFlow / 780) *
      3600,
    consistent,
  ],
];

/**
 * Kv of example 3 of the first edition: its expansion factor ignores the reducers, and its iteration for F_P stops when two
 * passes differ by less than 1 %.
 */
function firstEditionGas(): number {
  const fittings = fittingsOf({ valveSize: 0.05, upstreamDiameter: 0.08, downstreamDiameter: 0.1 });
  const x = (680 - 310) / 680;
  const Y = 1 - x / (3 * specificHeatRatioFactor(1.3) * 0.6);
  const bare = (3800 / (24.6 * 680 * Y)) * Math.sqrt((44.01 * 433 * 0.988) / x);
  let previous = 0;
  let kv = bare;
  while (previous / kv < 0.99) {
    previous = kv;
    kv = bare / pipingGeometryFactor(previous, fittings);
  }
  return kv;
}

/** Figures of the standard for both control valve calculators. */
export const standardFigures: readonly PublishedCase[] = [
  ...figures.map(([title, example, printed, unit, compute, note]): PublishedCase => ({
    type: 'figure',
    kind: 'printed',
    title,
    source: annex(example),
    expect: { printed, unit },
    compute: () => compute() ?? Number.NaN,
    ...(note === undefined ? {} : { note }),
  })),
  {
    type: 'figure',
    kind: 'quoted',
    title: 'Kv, carbon dioxide, DN 50 valve between 80 and 100 mm pipes',
    source: 'IEC 60534-2-1:1998 (ISA-75.01.01-2007), example 3, as quoted in the tests of fluids (C. Bell)',
    expect: { printed: '72.6', unit: '' },
    compute: firstEditionGas,
    note: 'By the iteration of the first edition, which leaves the reducers out of the expansion factor; the second edition includes them and gives 70.7.',
  },
];

export const published: readonly PublishedCase[] = standardFigures;
