import { coldDifferentialTestPressure, type ValveType } from '@isentrope/engineering/relief';
import { absent, optional, step, type Absent, type Source } from '../kit/index.ts';
import { setPressure, superimposedBackpressure, totalBackpressure } from './fields.ts';

/** Cold differential test pressure, as far as known here: the temperature correction is the manufacturer's. */
export function coldDifferentialOf(valveType: Source<ValveType>) {
  const needs = { setPressure, valveType, ...optional({ totalBackpressure, superimposedBackpressure }) };
  const pressure = step(
    'coldDifferentialTestPressure',
    needs,
    { label: 'Cold differential test pressure', kind: 'gaugePressure', unit: 'bar(g)' },
    v => {
      const back = constantBackPressure(v);
      return typeof back === 'number' ? coldDifferentialTestPressure(v.setPressure, back, v.valveType) : back;
    },
  );
  const basis = step('coldDifferentialBasis', needs, { label: 'Basis' }, v => {
    if (v.valveType === 'Balanced Bellows') return 'Set pressure, bellows balanced';
    if (v.valveType === 'Pilot Operated') return 'Set pressure, pilot-operated';
    const back = constantBackPressure(v);
    if (typeof back !== 'number') return back;
    return back === 0 ? 'Set pressure, nothing superimposed' : 'Superimposed pressure constant';
  });
  return { pressure, basis };
}

/** Constant superimposed back pressure before the valve opens; 0 if it has no influence. */
function constantBackPressure(v: {
  readonly valveType: ValveType;
  readonly totalBackpressure: number | undefined;
  readonly superimposedBackpressure: number | undefined;
}): number | Absent {
  if (v.valveType !== 'Conventional') return 0;
  if (v.superimposedBackpressure !== undefined) return v.superimposedBackpressure;
  // A total back pressure not above atmospheric has no superimposed part.
  return v.totalBackpressure === 0 ? 0 : absent('superimposed back pressure not entered');
}
