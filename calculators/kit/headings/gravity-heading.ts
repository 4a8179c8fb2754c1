import { findConvertedUnit, hasUnit, unitOf, type Kind } from '@isentrope/engineering/quantities';

/** Removes a pattern from a text; the second result tells whether it was there. */
const without = (text: string, pattern: RegExp) => [text.replace(pattern, ' '), pattern.test(text)] as const;

/** 60 °F, at which a gravity is stated: "@ 60 °F", "(60F)", "60/60", "60°F/60°F". */
const at60 = /(?:@|\bat\b)?\s*\b60\s*(?:°|º|deg\.?)?\s*F?\b(?:\s*\/\s*60\s*(?:°|º|deg\.?)?\s*F?(?![\p{L}\d]))?/iu;
const liquid = /\b(?:(?:crude|stock[- ]tank)\s+oil|oil|liquids?|liq|crude|condensate|hydrocarbon liquid)\b\.?/i;
const water =
  /\b(?:water|H2O)\s*=\s*1(?:[.,]0+)?(?![\d.,])|\b(?:rel(?:ative|\.)?\s+)?to\s+(?:water|H2O)\b|\b(?:water|H2O)\b/i;
const degreesApi = /(?:°|º|\bdeg(?:rees?)?\.?)\s*API\b|\bAPI\s*[°º]/i;
const specificGravity =
  /(?<![\p{L}])(?:s\.?\s?g\.?|sp(?:ec(?:ific)?)?\.?\s*gr(?:av(?:ity)?)?\.?|rel(?:ative|\.)?\s+dens(?:ity|\.)?|r\.?d\.?)(?!\p{L})/iu;

/**
 * The name and unit of a heading that is a gravity of a liquid, as a density: "API gravity" in °API, "SG 60/60", "Liquid SG" and "SG (water = 1)"
 * relative to water at 60 °F. Undefined for other headings, and for "SG" alone, which may be that of a gas relative to air.
 */
export function gravityHeading(heading: string): { readonly name: string; readonly unit: string } | undefined {
  const [afterSg, isSpecific] = without(heading, specificGravity);
  const [afterDegrees, hasDegrees] = without(afterSg, degreesApi);
  const [afterApi, hasApi] = without(afterDegrees, /\bAPI\b/i);
  const [afterTemperature, isAt60] = without(afterApi, at60);
  const [afterLiquid, isOfLiquid] = without(afterTemperature, liquid);
  const [afterWater, isToWater] = without(afterLiquid, water);
  const [rest, isNamed] = without(afterWater, /\b(?:gravity|grav?\b\.?|density)/i);
  if (/[\p{L}\d%]/u.test(rest)) return undefined;
  if (hasDegrees || (hasApi && !isSpecific && (isNamed || isAt60 || isOfLiquid)))
    return isSpecific ? undefined : { name: 'Density', unit: '°API' };
  const isOfWater = isAt60 || isOfLiquid || isToWater;
  return isSpecific && !hasApi && isOfWater ? { name: 'Density', unit: 'SG (60 °F)' } : undefined;
}

/** Whether a heading is a specific gravity that does not say whether it is relative to water or to air. */
export function isOpenGravity(heading: string): boolean {
  const [rest, isSpecific] = without(heading, specificGravity);
  return isSpecific && !/[\p{L}\d]/u.test(rest);
}

/** How numbers under a unit that is relative to water, or is no unit of the kind, are converted, as the end of a sentence; undefined for any other. */
export function conversionBasis(kind: Kind, unit: string): string | undefined {
  if (!hasUnit(kind, unit)) return findConvertedUnit(kind, unit)?.basis;
  return kind === 'density' && unit.startsWith('SG') ? unitOf(kind, unit).name : undefined;
}
