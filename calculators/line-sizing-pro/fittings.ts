import {
  craneFrictionFactor,
  hasThreeK,
  isTabulated,
  resistanceOf,
  sumFittings,
  type FittingSums,
} from '@isentrope/engineering/flow';
import { absent, check, info, optional, step, value, warning } from '../kit/index.ts';
import { fittingMethod, fittings } from './fields.ts';
import { reynoldsNumber } from './friction.ts';
import { diameter, inches } from './pipe.ts';

/** Resistance of the fittings. */

/** Summed coefficients of the fittings. */
const fittingSums = value('fittingSums', { fittings, fittingMethod, inches }, v =>
  sumFittings(v.fittings, v.fittingMethod, v.inches),
);

/** Crane's friction factor for fittings. */
export const craneFactor = step(
  'craneFactor',
  { fittingSums, diameter },
  {
    label: 'Friction factor for fittings',
    symbol: 'f_T',
    equation: 'f_T = 1/(2*log10(3.7*D/(0.00015*0.3048)))^2',
    source: 'Crane TP-410 (2009): fully turbulent, clean commercial steel',
    kind: 'number',
    unit: '',
  },
  v => (v.fittingSums.lengthRatio === 0 ? absent('no fitting rated by Crane’s n') : craneFrictionFactor(v.diameter)),
);

/** Terms of ΣK present for the line's fittings. */
function terms({ lengthRatio, K1, K0 }: FittingSums): string[] {
  const result = [
    ...(lengthRatio === 0 ? [] : ['n*f_T']),
    ...(K1 === 0 ? [] : ['K_1/Re+K_i+K_d/d_n^0.3']),
    ...(K0 === 0 ? [] : ['K_0']),
  ];
  return result.length === 0 ? ['0'] : result;
}

/** Resistance of all fittings. */
export const fittingResistance = step(
  'fittingResistance',
  { fittingSums, diameter, inches, reynoldsNumber: optional(reynoldsNumber) },
  {
    label: 'Resistance of the fittings',
    symbol: 'K',
    equation: v => `K = ${terms(v.fittingSums).join('+')}`,
    where: ({ fittingSums: sums, inches: size }) => [
      ...(sums.lengthRatio === 0 ? [] : [`n = ${sums.lengthRatio}`]),
      ...(sums.K1 === 0
        ? []
        : [`K_1 = ${sums.K1}`, `K_i = ${plain(sums.Ki)}`, `K_d = ${plain(sums.Kd)}`, `d_n = ${plain(size)}`]),
      ...(sums.K0 === 0 ? [] : [`K_0 = ${plain(sums.K0)}`]),
    ],
    source: v => (v.fittingSums.K1 === 0 ? 'Crane TP-410 (2009)' : 'R. Darby, Chem. Eng. 108 (2001), no. 4, 127–129'),
    kind: 'number',
    unit: '',
  },
  v =>
    v.fittingSums.K1 !== 0 && v.reynoldsNumber === undefined
      ? absent('no resistance by 3-K without a Reynolds number')
      : resistanceOf(v.fittingSums, v.diameter, v.inches, v.reynoldsNumber ?? 1),
);

/** Formats a sum without floating-point noise. */
function plain(figure: number): string {
  return String(Number(figure.toPrecision(12)));
}

/** Warns of fittings missing from the method's tables. */
export const fittingRemarks = check({ fittings, fittingMethod, inches }, v => {
  const without = v.fittings.map(({ item }) => item).filter(item => !hasThreeK(item));
  const small = v.fittings.map(({ item }) => item).filter(item => !isTabulated(item, v.inches));
  return [
    ...(v.fittingMethod === '3-k' && without.length > 0
      ? [info(`No 3-K constants, so Crane’s K is used: ${[...new Set(without)].join(', ')}.`, { field: 'fittings' })]
      : []),
    ...(small.length > 0
      ? [
          warning(
            `Crane gives no figures below NPS 2 for: ${[...new Set(small)].join(', ')}. The figure for NPS 2 is used.`,
            {
              field: 'fittings',
              source: 'Crane TP-410 (2009)',
            },
          ),
        ]
      : []),
  ];
});
