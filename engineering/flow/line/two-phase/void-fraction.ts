import { pow } from '../../../elementary/index.ts';
import { standardGravity } from '../../../quantities/index.ts';
import { homogeneous, type TwoPhaseLine } from './mixture.ts';

/**
 * Liquid holdup (fraction of the cross-section) by the drift-flux model of Rouhani and Axelsson with C0 = 1 + 0.2·(1 − x). Throws a
 * RangeError as `checkTwoPhase`. Source: S. Z. Rouhani, E. Axelsson, Int. J. Heat Mass Transfer 13 (1970) 383–393, in the form quoted by M.
 * A. Woldesemayat and A. J. Ghajar, Int. J. Multiphase Flow 33 (2007) 347–370.
 */
export function liquidHoldup(line: TwoPhaseLine): number {
  const { quality: x, gasVelocity, velocity } = homogeneous(line);
  const { liquidDensity, gasDensity, surfaceTension } = line;
  const drift =
    (1.18 * (1 - x) * pow(standardGravity * surfaceTension * (liquidDensity - gasDensity), 0.25)) /
    Math.sqrt(liquidDensity);
  const C0 = 1 + 0.2 * (1 - x);
  return 1 - gasVelocity / (C0 * velocity + drift);
}
