import { openingFor } from '@isentrope/engineering/valves';
import { absent, check, info, optional, step, warning, type Source } from '../kit/index.ts';
import { valve } from './fields.ts';

const { ratedCv, characteristic, rangeability } = valve;

/** Returns the steps for the valve opening at the required flow coefficient, and for its controllability there. */
export function openingOf(valveFlowCoefficient: Source<number>) {
  const valveOpening = step(
    'valveOpening',
    { valveFlowCoefficient, ratedCv, characteristic, rangeability },
    {
      label: 'Valve opening',
      symbol: 'h',
      equation: v => (v.characteristic === 'Linear' ? 'h = (C_v/C_r-1/R)/(1-1/R)' : 'h = 1+ln(C_v/C_r)/ln(R)'),
      source: 'IEC 60534-2-4, inherent flow characteristics',
      kind: 'fraction',
      unit: '%',
      digits: 3,
    },
    v => {
      const relative = v.valveFlowCoefficient / v.ratedCv;
      if (relative > 1) return absent('no opening: the required flow coefficient is above the rated one');
      return (
        openingFor(relative, v.characteristic, v.rangeability) ??
        absent('no opening: the required flow coefficient is below the range of the trim')
      );
    },
  );
  const needs = { valveFlowCoefficient, ratedCv, rangeability, valveOpening: optional(valveOpening) };
  const controllable = check(needs, v => {
    if (v.valveFlowCoefficient > v.ratedCv)
      return [
        warning('The flow requires more than the rated flow coefficient: choose a larger valve.', { field: 'ratedCv' }),
      ];
    if (v.valveFlowCoefficient * v.rangeability < v.ratedCv)
      return [
        warning('The flow is below the minimum that the rangeability allows: choose a smaller trim.', {
          field: 'ratedCv',
        }),
      ];
    return v.valveOpening !== undefined && (v.valveOpening < 0.1 || v.valveOpening > 0.9)
      ? [info('The opening is outside 10 % to 90 %, where control is poor.', { field: 'valveOpening' })]
      : [];
  });
  return { valveOpening, controllable };
}
