import { describe, expect, it } from 'vitest';
import { dischargeCoefficient, leastBoreReynolds, viscousCoefficients } from '../index.ts';

/**
 * Coefficients, in thousandths, of plates with D and D/2 tappings by pipe Reynolds number: C. L. Hollingshead, M. C. Johnson, S. L. Barfuss, R. E. Spall,
 * J. Pet. Sci. Eng. 78 (2011) 559–566, as collected in the program fluids 1.3.1.
 */
const reynolds = [1, 5, 10, 20, 30, 40, 60, 80, 100, 200, 300, 500, 1000, 2000, 3000, 5000];
const plates: readonly (readonly [number, readonly number[]])[] = [
  [0.5, [233, 478, 585, 654, 677, 688, 697, 700, 702, 699, 693, 684, 670, 648, 639, 632]],
  [0.6, [212, 448, 568, 657, 689, 707, 721, 725, 727, 725, 719, 707, 688, 658, 642, 633]],
  [0.65, [202, 425, 546, 648, 692, 715, 738, 748, 754, 764, 763, 755, 736, 685, 666, 656]],
  [0.7, [191, 407, 532, 644, 696, 726, 756, 772, 781, 795, 796, 788, 765, 700, 670, 659]],
];
const points = plates.flatMap(([beta, coefficients]) =>
  coefficients.map((coefficient, index) => ({ beta, coefficient: coefficient / 1000, pipe: reynolds[index] ?? NaN })),
);

describe('the coefficient of a plate in viscous flow', () => {
  it.each(points)('lies in the range: β $beta, Re $pipe', ({ beta, coefficient, pipe }) => {
    const { low, high } = viscousCoefficients(pipe / beta);
    expect(coefficient).toBeGreaterThan(0.99 * low);
    expect(coefficient).toBeLessThan(1.02 * high);
  });

  it('is up to 15 % below that of ISO 5167-2 down to the least Reynolds number of the bore, and far below beyond it', () => {
    const excess = ({ beta, coefficient, pipe }: (typeof points)[number]) =>
      dischargeCoefficient({ beta, reynoldsNumber: pipe, diameter: 0.1, tappings: 'D and D/2' }) / coefficient - 1;
    const usable = points.filter(({ beta, pipe }) => pipe / beta >= leastBoreReynolds);
    expect(Math.max(...usable.map(excess))).toBeLessThan(0.15);
    const refused = points.filter(({ beta, pipe }) => pipe / beta < leastBoreReynolds / 5);
    expect(Math.min(...refused.map(excess))).toBeGreaterThan(0.5);
  });
});
