import { isAnyUnit } from './is-any-unit.ts';

/** The word normal in the heading of a flow: a normal operation, or a volume at 0 °C and 1 atm. */

/** Matches a unit behind "norm" in the same brackets: "Flow (norm m3/h)". */
const withinBrackets = /^(.+?)[\s,;:]*[([]\s*norm(?:al)?\.?\s+([^()[\]]+)[)\]]$/i;

/** Matches "norm" before a unit, apart from it: "Flow norm (m3/h)", "Q norm, m3/h". */
const beforeUnit = /^(.+?)[\s,;:]+[([]?(norm(?:al)?)\.?[)\]]?[\s,;:]+[([]?([^\s()[\]]+)[)\]]?$/i;

/** Matches "norm" behind a unit: "Flow m3/h norm", "Flow (m3/h, norm)". */
const behindUnit = /^(.+?)[\s,;:]*[([]?(?<=[\s([,;:])([^\s()[\],;:]+)[)\]]?[\s,;:]+[([]?(norm(?:al)?)\.?[)\]]?$/i;

/** Whether a text is a unit and no word such as "min". */
const isUnit = (text: string) => !/^(?:[a-z]|in|min|day)$/i.test(text) && isAnyUnit(text);

/** The unit of a volume at 0 °C and 1 atm; undefined for that of any other quantity. */
export function normalUnit(unit: string): string | undefined {
  return /^m(?:\^?3|³)/.test(unit) && isAnyUnit(`N${unit}`) ? `N${unit}` : undefined;
}

/**
 * Splits a heading with "norm" or "normal" beside its unit: within the brackets of a volume it means Nm³, anywhere else the normal operation.
 * Undefined for any other heading.
 */
export function normalHeading(heading: string): { readonly name: string; readonly unit: string } | undefined {
  const [, name = '', own = ''] = withinBrackets.exec(heading) ?? [];
  if (isUnit(own)) {
    const unit = normalUnit(own);
    return unit === undefined ? { name: `${name} normal`, unit: own } : { name, unit };
  }
  const [, before = '', word = '', unit = ''] = beforeUnit.exec(heading) ?? [];
  if (isUnit(unit)) return { name: `${before} ${word}`, unit };
  const [, ahead = '', stated = '', last = ''] = behindUnit.exec(heading) ?? [];
  return isUnit(stated) ? { name: `${ahead} ${last}`, unit: stated } : undefined;
}

/** A sentence on a heading that ends with "norm" or "normal", with a unit of volume that may be one at 0 °C and 1 atm; undefined for any other. */
export function normalRemark(name: string, unit: string): string | undefined {
  const normal = /(?:^|\s)norm(?:al)?\.?$/i.test(name) ? normalUnit(unit) : undefined;
  return normal && `“${unit}” is read as that of the normal operation; if ${normal} at 0 °C is meant, choose it.`;
}
