import { formatNumber } from '@isentrope/engineering/quantities';
import { check, warning, type Source } from '../../kit/index.ts';

/** A gas too far from ideal for the sizing equations. */
export function farFromIdeal(compressibilityFactor: Source<number>) {
  return check({ compressibilityFactor }, ({ compressibilityFactor: z }) =>
    z >= 0.8 * (1 - 1e-9) && z <= 1.1 * (1 + 1e-9)
      ? []
      : [
          warning(
            `Z = ${formatNumber(z, 4)} is outside about 0.8 to 1.1, the range in which the sizing equations with constant k hold: integrate along the real-gas isentrope instead.`,
            { field: 'compressibilityFactor', source: 'API 520-I, annex B' },
          ),
        ],
  );
}
