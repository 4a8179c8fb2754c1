import type { GaugePressure } from '../quantities/index.ts';
import type { ValveType } from './back-pressure.ts';

/**
 * The cold differential test pressure, Pa gauge, at which a valve is set on a test stand that discharges to atmosphere, before
 * the manufacturer's correction for temperature. A superimposed back pressure, Pa gauge, that is constant helps the spring of a
 * conventional valve, which is set that much lower; the bellows of a balanced valve and a pilot that vents to atmosphere keep it
 * off. API 520-I defines the pressure and names both corrections; a back pressure that varies is not corrected for.
 */
export function coldDifferentialTestPressure(
  setPressure: GaugePressure,
  constantBackPressure: GaugePressure,
  type: ValveType,
): GaugePressure {
  return type === 'Conventional' ? setPressure - constantBackPressure : setPressure;
}
