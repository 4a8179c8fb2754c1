import { formatNumber } from '@isentrope/engineering/quantities';
import { check, optional, warning, type Source } from '../../kit/index.ts';
import { againstNozzle, realNozzleOfGas } from '../nozzle-comparison.ts';

const annexB = 'API 520-I, annex B';

/** Whether Z is outside the validity range of the constant-k sizing equations, about 0.8 to 1.1. */
const isFar = (z: number): boolean => !(z >= 0.8 * (1 - 1e-9) && z <= 1.1 * (1 + 1e-9));

/** Warns of a gas too far from ideal for the sizing equations, with a recommendation, unless the real nozzle quantifies it. */
export function farFromIdeal(compressibilityFactor: Source<number>, recommendation: string, realArea?: Source<number>) {
  const needs = { compressibilityFactor, ...(realArea ? { realArea: optional(realArea) } : {}) };
  return check(needs, (v: { readonly compressibilityFactor: number; readonly realArea?: number | undefined }) =>
    v.realArea !== undefined || !isFar(v.compressibilityFactor)
      ? []
      : [
          warning(
            `Z = ${formatNumber(v.compressibilityFactor, 4)} is outside about 0.8 to 1.1, the range in which the sizing equations with constant k hold: ${recommendation}.`,
            { field: 'compressibilityFactor', source: annexB },
          ),
        ],
  );
}

/** Compares the area by the real nozzle with that of the method, and reports the direction of the error. */
export function againstRealNozzle(requiredArea: Source<number>, realArea: Source<number>, instead: string) {
  return check({ requiredArea, realArea }, v => againstNozzle(v.realArea / v.requiredArea, realNozzleOfGas(instead)));
}
