import { editableNumber, parseNumber } from '@isentrope/engineering/quantities';

/**
 * Units of shares. Reports give traces in ppm beside others in per cent, in a column of units or behind the number; by the numbers alone,
 * 250 ppm of hydrogen sulphide would be more than all the methane.
 */

type Basis = 'mole' | 'mass' | 'volume' | undefined;

interface ShareUnit {
  readonly percent: number;
  readonly basis: Basis;
}

const patterns: readonly (readonly [pattern: RegExp, percent: number])[] = [
  [/^(?:mol(?:e|ar)?|wt|weight|mass)?[\s.-]*(?:%|per ?cent|pct)$|^%\s*(?:mol(?:e|ar)?|wt|weight|mass)$/i, 1],
  [/^(?:mol(?:e|ar)?|wt|weight|mass)?[\s.-]*frac(?:tion)?s?\.?$|^(?:mol\/mol|kg\/kg)$/i, 100],
  [/^(?:liq\S*[\s.-]*)?(?:vol(?:ume)?|lv)[\s.-]*%$|^%\s*(?:vol|\(?v\/v\)?)\S*$/i, 1],
  [/^ppm[\s.-]*(?:v|w|\(?(?:by )?(?:mol(?:e|ar)?|wt|weight|mass)\)?)?$|^[µu]mol\/mol$|^mg\/kg$/i, 1e-4],
  [/^ppb[\s.-]*(?:v|w|\(?(?:by )?(?:mol(?:e|ar)?|wt|weight|mass)\)?)?$|^nmol\/mol$|^[µu]g\/kg$/i, 1e-7],
];

function shareUnit(text: string): ShareUnit | undefined {
  const unit = text.trim();
  const percent = patterns.find(([pattern]) => pattern.test(unit))?.[1];
  if (percent === undefined) return undefined;
  const basis = /vol|lv|v\/v/i.test(unit)
    ? 'volume'
    : /mol|pp[mb]v$/i.test(unit)
      ? 'mole'
      : /wt|weight|mass|w$|g\/kg/i.test(unit)
        ? 'mass'
        : undefined;
  return { percent, basis };
}

/** Whether a text is a unit of shares, such as "mol%" or "ppm". */
export function isShareUnit(text: string): boolean {
  return shareUnit(text) !== undefined;
}

const amountWithUnit = /^([+\-−]?[\d.,]+(?:e[+-]?\d+)?)\s*([^\d\s.,].*)$/i;

/** An amount with a unit of shares behind it, divided; undefined for any other text. */
export function amountAndUnit(text: string): AmountInUnit | undefined {
  const [, amount, unit] = amountWithUnit.exec(text.trim()) ?? [];
  return amount !== undefined && unit !== undefined && isShareUnit(unit) ? { amount, unit } : undefined;
}

/** An amount as written, and its unit; empty where it has none. */
export interface AmountInUnit {
  readonly amount: string;
  readonly unit: string;
}

/** The basis of the units that state one, volume before any other; null where they contradict each other. */
export function basisOfUnits(amounts: readonly AmountInUnit[]): string | null | undefined {
  const bases = new Set(amounts.flatMap(({ unit }) => shareUnit(unit)?.basis ?? []));
  if (bases.has('volume')) return 'volume';
  const [first, ...others] = bases;
  return others.length > 0 ? null : first;
}

/** Whether the units state another basis than each other or than the heading, as ppm by volume does below "wt %". */
function isContradictory(amounts: readonly AmountInUnit[], heading: string): boolean {
  const basis = basisOfUnits(amounts);
  const ofHeading = /mol/i.test(heading) ? 'mole' : /wt|weight|mass/i.test(heading) ? 'mass' : undefined;
  return basis === null || (basis !== undefined && ofHeading !== undefined && basis !== ofHeading);
}

/**
 * The amounts in per cent where their units differ, else as they are; `isPercent` says whether they are in per cent. An amount without a
 * unit is in that of the heading. An amount that cannot be converted keeps its unit, so that it is refused.
 */
export function inOneUnit(
  amounts: readonly AmountInUnit[],
  heading: string,
): { readonly amounts: readonly string[]; readonly isPercent: boolean } {
  const ofHeading = /%|per ?cent|pct/i.test(heading) ? 1 : /frac/i.test(heading) ? 100 : undefined;
  const factors = amounts.map(({ unit }) => (unit === '' ? ofHeading : shareUnit(unit)?.percent));
  const [factor, ...others] = new Set(factors);
  const isBare = amounts.every(({ unit }) => unit === '');
  const isOpen = isContradictory(amounts, heading) || factors.includes(undefined);
  if (isBare || (others.length === 0 && !isOpen))
    return { amounts: amounts.map(({ amount }) => amount), isPercent: factor === 1 };
  return {
    amounts: amounts.map(({ amount, unit }, place) => {
      const number = parseNumber(amount);
      const percent = factors[place] ?? 1;
      if (number === undefined || number === 0 || percent === 1) return amount;
      return isOpen ? `${amount} ${unit}` : editableNumber(number * percent);
    }),
    isPercent: !isOpen,
  };
}
