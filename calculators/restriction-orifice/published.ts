import {
  dischargeCoefficient,
  expansibility,
  isoMassFlow,
  permanentLossFraction,
  pipeReynoldsNumber,
  type Tappings,
} from '@isentrope/engineering/flow';
import type { PublishedCase } from '../kit/index.ts';

const fluids = 'fluids 1.x documentation and tests (C. Bell), by ISO 5167-2:2003';
const evaluationSource = 'ISO 5167-2, evaluated independently';

/** Discharge coefficient in a pipe of 100 mm: tappings, β, Re_D, C. */
const coefficients: readonly (readonly [Tappings, number, number, string])[] = [
  ['Corner', 0.2, 10000, '0.60169'],
  ['Corner', 0.2, 100000, '0.59813'],
  ['Corner', 0.2, 1000000, '0.59738'],
  ['Corner', 0.2, 10000000, '0.59721'],
  ['Corner', 0.4, 10000, '0.61087'],
  ['Corner', 0.4, 100000, '0.60309'],
  ['Corner', 0.4, 1000000, '0.60117'],
  ['Corner', 0.4, 10000000, '0.60057'],
  ['Corner', 0.5, 10000, '0.61858'],
  ['Corner', 0.5, 100000, '0.60687'],
  ['Corner', 0.5, 1000000, '0.60378'],
  ['Corner', 0.5, 10000000, '0.60268'],
  ['Corner', 0.6, 10000, '0.62820'],
  ['Corner', 0.6, 100000, '0.61034'],
  ['Corner', 0.6, 1000000, '0.60541'],
  ['Corner', 0.6, 10000000, '0.60352'],
  ['Corner', 0.75, 100000, '0.60596'],
  ['Corner', 0.75, 1000000, '0.59653'],
  ['Corner', 0.75, 10000000, '0.59269'],
  ['D and D/2', 0.2, 10000, '0.60092'],
  ['D and D/2', 0.2, 100000, '0.59735'],
  ['D and D/2', 0.2, 1000000, '0.59661'],
  ['D and D/2', 0.2, 10000000, '0.59644'],
  ['D and D/2', 0.4, 10000, '0.60949'],
  ['D and D/2', 0.4, 100000, '0.60179'],
  ['D and D/2', 0.4, 1000000, '0.59989'],
  ['D and D/2', 0.4, 10000000, '0.59929'],
  ['D and D/2', 0.5, 10000, '0.61764'],
  ['D and D/2', 0.5, 100000, '0.60618'],
  ['D and D/2', 0.5, 1000000, '0.60313'],
  ['D and D/2', 0.5, 10000000, '0.60204'],
  ['D and D/2', 0.6, 10000, '0.62899'],
  ['D and D/2', 0.6, 100000, '0.61178'],
  ['D and D/2', 0.6, 1000000, '0.60695'],
  ['D and D/2', 0.6, 10000000, '0.60508'],
  ['D and D/2', 0.75, 100000, '0.61840'],
  ['D and D/2', 0.75, 1000000, '0.60935'],
  ['D and D/2', 0.75, 10000000, '0.60558'],
  ['Flange', 0.2, 10000, '0.60117'],
  ['Flange', 0.2, 100000, '0.59760'],
  ['Flange', 0.2, 1000000, '0.59685'],
  ['Flange', 0.2, 10000000, '0.59668'],
  ['Flange', 0.4, 10000, '0.60985'],
  ['Flange', 0.4, 100000, '0.60213'],
  ['Flange', 0.4, 1000000, '0.60022'],
  ['Flange', 0.4, 10000000, '0.59962'],
  ['Flange', 0.5, 10000, '0.61774'],
  ['Flange', 0.5, 100000, '0.60620'],
  ['Flange', 0.5, 1000000, '0.60313'],
  ['Flange', 0.5, 10000000, '0.60204'],
  ['Flange', 0.6, 10000, '0.62827'],
  ['Flange', 0.6, 100000, '0.61084'],
  ['Flange', 0.6, 1000000, '0.60598'],
  ['Flange', 0.6, 10000000, '0.60410'],
  ['Flange', 0.75, 100000, '0.61274'],
  ['Flange', 0.75, 1000000, '0.60356'],
  ['Flange', 0.75, 10000000, '0.59977'],
];

/** Expansibility: β, p₂/p₁, κ, ε. */
const expansibilities: readonly (readonly [number, number, number, string])[] = [
  [0.2, 0.98, 1.2, '0.99413'],
  [0.2, 0.98, 1.3, '0.99458'],
  [0.2, 0.98, 1.4, '0.99497'],
  [0.2, 0.9, 1.2, '0.97046'],
  [0.2, 0.9, 1.3, '0.97264'],
  [0.2, 0.9, 1.4, '0.97452'],
  [0.2, 0.8, 1.2, '0.94037'],
  [0.2, 0.8, 1.3, '0.94457'],
  [0.2, 0.8, 1.4, '0.94822'],
  [0.2, 0.75, 1.2, '0.92509'],
  [0.2, 0.75, 1.3, '0.93024'],
  [0.2, 0.75, 1.4, '0.93473'],
  [0.5, 0.98, 1.2, '0.99381'],
  [0.5, 0.98, 1.3, '0.99428'],
  [0.5, 0.98, 1.4, '0.99469'],
  [0.5, 0.9, 1.2, '0.96885'],
  [0.5, 0.9, 1.3, '0.97115'],
  [0.5, 0.9, 1.4, '0.97313'],
  [0.5, 0.8, 1.2, '0.93711'],
  [0.5, 0.8, 1.3, '0.94154'],
  [0.5, 0.8, 1.4, '0.94539'],
  [0.5, 0.75, 1.2, '0.92099'],
  [0.5, 0.75, 1.3, '0.92642'],
  [0.5, 0.75, 1.4, '0.93116'],
  [0.7, 0.98, 1.2, '0.99222'],
  [0.7, 0.98, 1.3, '0.99281'],
  [0.7, 0.98, 1.4, '0.99332'],
  [0.7, 0.9, 1.2, '0.96082'],
  [0.7, 0.9, 1.3, '0.96372'],
  [0.7, 0.9, 1.4, '0.96621'],
  [0.7, 0.8, 1.2, '0.92091'],
  [0.7, 0.8, 1.3, '0.92649'],
  [0.7, 0.8, 1.4, '0.93133'],
  [0.7, 0.75, 1.2, '0.90065'],
  [0.7, 0.75, 1.3, '0.90747'],
  [0.7, 0.75, 1.4, '0.91343'],
];

/** Permanent loss over differential pressure at C = 0.6: β, Δϖ/Δp. */
const losses: readonly (readonly [number, string])[] = [
  [0.2, '0.9531'],
  [0.3, '0.8973'],
  [0.4, '0.8235'],
  [0.5, '0.7345'],
  [0.6, '0.6319'],
  [0.7, '0.5156'],
  [0.75, '0.4515'],
];

/** Flow in l/min of water at 15 °C through a 50 mm bore, with iterated Reynolds number. */
function craneFlow(): number {
  const duty = {
    upstreamPressure: 1e6,
    pressureDifferential: 17e3,
    density: 999.135,
    viscosity: 1.13809e-3,
    diameter: 0.07366,
    tappings: 'D and D/2',
  } as const;
  let massFlow = 8;
  for (let pass = 0; pass < 20; pass += 1)
    massFlow = isoMassFlow(duty, 50 / 73.66, pipeReynoldsNumber({ ...duty, massFlow }));
  return (massFlow / duty.density) * 60e3;
}

/** Published and independently computed figures for ISO 5167-2, shared by both orifice calculators. */
export const isoFigures: readonly PublishedCase[] = [
  ...(['Corner', 'D and D/2', 'Flange'] as const).map((tappings, index): PublishedCase => ({
    type: 'figure',
    kind: 'program',
    title: `Discharge coefficient, air, D 73.91 mm, d 22.2 mm, ${tappings} tappings`,
    source: fluids,
    expect: { printed: ['0.6000085121', '0.5988219225', '0.5990042536'][index] ?? '', unit: '' },
    compute: () =>
      dischargeCoefficient({
        beta: 0.0222 / 0.07391,
        diameter: 0.07391,
        tappings,
        reynoldsNumber: pipeReynoldsNumber({ massFlow: 0.124431876, diameter: 0.07391, viscosity: 1.85861753095e-5 }),
      }),
  })),
  {
    type: 'figure',
    kind: 'program',
    title: 'Expansibility, D 73.9 mm, d 22.2 mm, 100 to 99 kPa, κ 1.4',
    source: fluids,
    expect: { printed: '0.9974739057', unit: '' },
    compute: () => expansibility({ beta: 0.0222 / 0.0739, pressureRatio: 0.99, kappa: 1.4 }),
  },
  {
    type: 'figure',
    kind: 'program',
    title: 'Permanent loss, D 73.66 mm, d 50 mm, C 0.61512, Δp 17 kPa',
    source: fluids,
    expect: { printed: '9069.474706', unit: 'Pa' },
    compute: () => 17e3 * permanentLossFraction({ beta: 50 / 73.66, coefficient: 0.61512 }),
  },
  {
    type: 'figure',
    kind: 'own',
    title: 'Water at 15 °C, 80 mm schedule 80, d 50 mm, Δp 17 kPa',
    source: 'Crane TP-410 (metric), example 7-29, with C by ISO 5167-2 (Crane, from its chart: 478)',
    expect: { printed: '476.3', unit: 'L/min' },
    compute: craneFlow,
    note: 'Crane prints gal/min; its errata correct the unit to L/min.',
  },
  ...coefficients.map(([tappings, beta, reynoldsNumber, printed]): PublishedCase => ({
    type: 'figure',
    kind: 'own',
    title: `Discharge coefficient, D 100 mm, ${tappings} tappings, β ${beta}, Re ${reynoldsNumber.toExponential()}`,
    source: evaluationSource,
    expect: { printed, unit: '' },
    compute: () => dischargeCoefficient({ beta, reynoldsNumber, diameter: 0.1, tappings }),
  })),
  ...expansibilities.map(([beta, pressureRatio, kappa, printed]): PublishedCase => ({
    type: 'figure',
    kind: 'own',
    title: `Expansibility, β ${beta}, p₂/p₁ ${pressureRatio}, κ ${kappa}`,
    source: evaluationSource,
    expect: { printed, unit: '' },
    compute: () => expansibility({ beta, pressureRatio, kappa }),
  })),
  ...losses.map(([beta, printed]): PublishedCase => ({
    type: 'figure',
    kind: 'own',
    title: `Permanent loss over differential, β ${beta}, C 0.6`,
    source: evaluationSource,
    expect: { printed, unit: '' },
    compute: () => permanentLossFraction({ beta, coefficient: 0.6 }),
  })),
];

export const published: readonly PublishedCase[] = isoFigures;
