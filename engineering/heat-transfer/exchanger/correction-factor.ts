import { expm1, hypot, log1p } from '../../elementary/index.ts';
import type { Arrangement } from './arrangement.ts';
import type { TerminalTemperatures } from './mean-difference.ts';
import { counterFlowUnits, transferUnits } from './transfer-units.ts';

/** R = (T_hi − T_ho)/(T_co − T_ci), the ratio of capacity rates cold to hot; P = (T_co − T_ci)/(T_hi − T_ci). */
export interface TemperatureRatios {
  readonly R: number;
  readonly P: number;
}

/** R = (T1 − T2)/(t2 − t1) and P = (t2 − t1)/(T1 − t1) of the four end temperatures, K. */
export function temperatureRatios({ hotIn, hotOut, coldIn, coldOut }: TerminalTemperatures): TemperatureRatios {
  return { R: (hotIn - hotOut) / (coldOut - coldIn), P: (coldOut - coldIn) / (hotIn - coldIn) };
}

/** ln((1 − P)/(1 − R·P))/(R − 1), whose limit at R = 1 is P/(1 − P). */
function logarithm(R: number, P: number): number {
  const rise = P / (1 - P);
  const delta = 1 - R;
  return delta === 0 ? rise : log1p(rise * delta) / delta;
}

/**
 * P of each of `shells` equal shells in series with an overall P: (1 − W)/(R − W) with W = ((1 − R·P)/(1 − P))^(1/N);
 * at R = 1, P/(N − P·(N − 1)).
 * Source: Bowman, Mueller and Nagle 1940; Fakheri 2003.
 */
export function shellEffectiveness({ R, P }: TemperatureRatios, shells: number): number {
  if (shells === 1) return P;
  const delta = 1 - R;
  if (delta === 0) return P / (shells - P * (shells - 1));
  const fall = -expm1(log1p((P * delta) / (1 - P)) / shells);
  return fall / (fall - delta);
}

/** F of one shell with an even number of tube passes; undefined where the temperatures are not reachable. */
function oneShell({ R, P }: TemperatureRatios): number | undefined {
  const S = hypot(R, 1);
  const minimum = 2 - P * (R + 1 + S);
  if (!(minimum > 0)) return undefined;
  return (S * logarithm(R, P)) / log1p((2 * P * S) / minimum);
}

/** F of a cross-flow exchanger: transfer units of counter-current flow divided by its own. */
function crossFlow({ R, P }: TemperatureRatios, mixed: 'none' | 'smaller' | 'larger'): number | undefined {
  const [epsilon, ratio] = R <= 1 ? [P, R] : [P * R, 1 / R];
  const units = transferUnits(epsilon, ratio, { type: 'cross', mixed });
  return units === undefined ? undefined : counterFlowUnits(epsilon, ratio) / units;
}

/**
 * Correction factor F on the counter-current logarithmic mean temperature difference; 1 for counter-current flow and where one stream is
 * isothermal. Undefined where the arrangement cannot reach the temperatures. For co-current flow the mean difference is that of co-current
 * flow, and F is 1.
 * Throws a RangeError unless 0 ≤ P < 1 and 0 ≤ R·P < 1.
 * Source: Bowman, Mueller and Nagle, Trans. ASME 62 (1940) 283–294; Fakheri, J. Heat Transfer 125 (2003) 527–530.
 */
export function correctionFactor(ratios: TemperatureRatios, arrangement: Arrangement): number | undefined {
  const { R, P } = ratios;
  if (P === 0 || R === 0) return 1;
  if (!(P > 0 && P < 1)) throw new RangeError(`P must be from 0 to below 1, got ${P}`);
  if (!(R > 0 && R * P < 1)) throw new RangeError(`R·P must be from 0 to below 1, got ${R * P}`);
  switch (arrangement.type) {
    case 'counter':
    case 'co':
      return 1;
    case 'shell':
      return oneShell({ R, P: shellEffectiveness(ratios, arrangement.shells) });
    case 'cross':
      return crossFlow(ratios, arrangement.mixed);
  }
}

/** Smallest number of shells in series with F of at least `minimum`; undefined if more than `maximum` are needed. */
export function minShells(ratios: TemperatureRatios, minimum: number, maximum: number): number | undefined {
  for (let shells = 1; shells <= maximum; shells += 1) {
    if ((correctionFactor(ratios, { type: 'shell', shells }) ?? 0) >= minimum) return shells;
  }
  return undefined;
}
