import { formatNumber } from '@isentrope/engineering/quantities';
import { check, warning, type Source } from '../../kit/index.ts';

/** A gas too far from ideal for the sizing equations. */
export function farFromIdeal(compressibilityFactor: Source<number>) {
  return check({ compressibilityFactor }, ({ compressibilityFactor: z }) =>
    z >= 0.8 * (1 - 1e-9) && z <= 1.1 * (1 + 1e-9)
      ? []
      : [
          warning(
            `Z = ${formatNumber(z, 4)} is outside about 0.8 to 1.1, where the sizing equations with a constant k hold: integrate along the isentrope of the real gas instead.`,
            { field: 'compressibilityFactor', source: 'API 520-I, annex B' },
          ),
        ],
  );
}
