import {
  outsideSteamRange,
  saturatedAtPressure,
  saturationRounding,
  saturationPressure,
  saturationTemperature,
  steamAtPT,
  steamRegionAtPT,
  waterCriticalPressure,
  waterCriticalTemperature,
  type SteamState,
} from '@isentrope/engineering/properties';
import { Refusal, messageValue, type AbsolutePressure, type Temperature } from '@isentrope/engineering/quantities';
import { absent, missing, type Absent } from '../../kit/index.ts';

/** Tolerance above the saturation line, K, within which a temperature means saturated steam. */
const slackAbove = 0.01;

/** Triple-point pressure, Pa: below it vapour is in equilibrium with ice, not liquid. */
const minBoiling = saturationPressure(273.15);

/** Steam at the inlet; saturated if the temperature is blank. */
export function steamAt(p: AbsolutePressure, T: Temperature | undefined): SteamState | Absent {
  if (p >= waterCriticalPressure) {
    if (T === undefined) return missing('temperature');
    return T > waterCriticalTemperature
      ? superheated(p, T)
      : absent('not steam: above the critical pressure and below the critical temperature water is a liquid');
  }
  if (p < minBoiling) {
    if (T !== undefined) return superheated(p, T);
    throw new Refusal('no saturated steam below {least}, where water freezes', {
      least: messageValue('absolutePressure', minBoiling),
    });
  }
  const boiling = saturationTemperature(p);
  if (T === undefined || (T >= boiling - saturationRounding && T <= boiling + slackAbove))
    return saturatedAtPressure(p).vapour;
  if (T > boiling) return superheated(p, T);
  throw new Refusal('not steam: at this pressure water boils at {boiling}', {
    boiling: messageValue('temperature', boiling),
  });
}

/** Returns steam at a pressure and a temperature. @throws {Refusal} outside IAPWS-IF97. */
function superheated(pressure: AbsolutePressure, temperature: Temperature): SteamState {
  if (steamRegionAtPT(pressure, temperature) !== outsideSteamRange) return steamAtPT(pressure, temperature);
  throw new Refusal('no steam properties: IAPWS-IF97 covers {cold} to {warm} up to {high}, and to {hot} up to {low}', {
    cold: messageValue('temperature', 273.15),
    warm: messageValue('temperature', 1073.15),
    high: messageValue('absolutePressure', 1e8),
    hot: messageValue('temperature', 2273.15),
    low: messageValue('absolutePressure', 5e7),
  });
}
