import type { GaugePressure } from '../quantities/index.ts';
import type { ValveType } from './back-pressure.ts';

/**
 * Cold differential test pressure, Pa gauge, for setting a valve on a test stand that discharges to atmosphere, before the manufacturer's
 * temperature correction. For a conventional valve the set pressure is reduced by the constant superimposed back pressure, Pa gauge, which
 * acts against the disc; a balanced bellows and a pilot vented to atmosphere are not affected. API 520-I defines the pressure and names
 * both corrections; a variable back pressure is not corrected for.
 */
export function coldDifferentialTestPressure(
  setPressure: GaugePressure,
  constantBackPressure: GaugePressure,
  type: ValveType,
): GaugePressure {
  return type === 'Conventional' ? setPressure - constantBackPressure : setPressure;
}
