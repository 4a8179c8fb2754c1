import { formatNumber } from '@isentrope/engineering/quantities';
import { check, info, maybe, warning, type Message, type Source } from '../../kit/index.ts';

const annexB = 'API 520-I, annex B';

/** Whether Z is outside the range in which the sizing equations with constant k hold, about 0.8 to 1.1. */
const isFar = (z: number): boolean => !(z >= 0.8 * (1 - 1e-9) && z <= 1.1 * (1 + 1e-9));

/** A gas too far from ideal for the sizing equations, where the real nozzle does not say by how much; and what to do. */
export function farFromIdeal(compressibilityFactor: Source<number>, todo: string, realArea?: Source<number>) {
  const needs = { compressibilityFactor, ...(realArea ? { realArea: maybe(realArea) } : {}) };
  return check(needs, (v: { readonly compressibilityFactor: number; readonly realArea?: number | undefined }) =>
    v.realArea !== undefined || !isFar(v.compressibilityFactor)
      ? []
      : [
          warning(
            `Z = ${formatNumber(v.compressibilityFactor, 4)} is outside about 0.8 to 1.1, the range in which the sizing equations with constant k hold: ${todo}.`,
            { field: 'compressibilityFactor', source: annexB },
          ),
        ],
  );
}

/** A difference of the areas that is not reported. */
const negligible = 0.01;

/** By how much the area by the real nozzle differs from that of the method, and which is on the unsafe side. */
export function againstRealNozzle(requiredArea: Source<number>, realArea: Source<number>) {
  return check({ requiredArea, realArea }, (v): Message[] => {
    const difference = v.realArea / v.requiredArea - 1;
    const percent = `${formatNumber(100 * Math.abs(difference), 2)} %`;
    const details = { field: 'requiredArea', source: annexB };
    if (difference > negligible) {
      return [
        warning(
          `Area by the real nozzle is ${percent} larger: the constant-k equation is on the unsafe side here; use the method Real nozzle.`,
          details,
        ),
      ];
    }
    return difference < -negligible
      ? [
          info(
            `Area by the real nozzle is ${percent} smaller: the constant-k equation is on the safe side here.`,
            details,
          ),
        ]
      : [];
  });
}
