import { editableNumber, parseNumber } from '@isentrope/engineering/quantities';

/**
 * Units of shares. Reports give traces in ppm beside others in per cent, in a column of units or behind the number; by the numbers alone,
 * 250 ppm of hydrogen sulphide would be more than all the methane.
 */

type Basis = 'mole' | 'mass' | 'volume' | undefined;

interface AmountUnit {
  /** What one of it is in per cent; undefined for a flow or an amount, which is no share. */
  readonly percent?: number;
  readonly basis: Basis;
}

const shares: readonly (readonly [pattern: RegExp, percent: number])[] = [
  [/^(?:mol(?:e|ar)?|wt|weight|mass)?[\s.-]*(?:%|per ?cent|pct)$|^%\s*(?:mol(?:e|ar)?|wt|weight|mass)$/i, 1],
  [/^(?:mol(?:e|ar)?|wt|weight|mass)?[\s.-]*frac(?:tion)?s?\.?$|^(?:mol\/mol|kg\/kg)$/i, 100],
  [/^(?:liq\S*[\s.-]*)?(?:vol(?:ume)?|lv)[\s.-]*%$|^%\s*(?:vol|\(?v\/v\)?)\S*$/i, 1],
  [/^ppm[\s.-]*(?:v|w|\(?(?:by )?(?:mol(?:e|ar)?|wt|weight|mass)\)?)?$|^[µu]mol\/mol$|^mg\/kg$/i, 1e-4],
  [/^ppb[\s.-]*(?:v|w|\(?(?:by )?(?:mol(?:e|ar)?|wt|weight|mass)\)?)?$|^nmol\/mol$|^[µu]g\/kg$/i, 1e-7],
];

const perTime = String.raw`(?:\s*\/\s*(?:s|sec|min|h|hr|d|day))?`;
const amountsByBasis: readonly (readonly [pattern: RegExp, basis: Basis])[] = [
  [new RegExp(`^(?:[kmµ]?g|lbm?|t|te|tonnes?)${perTime}$`, 'i'), 'mass'],
  [new RegExp(`^(?:k|m|kg|lb|lb-|kg-)?mol(?:e|es)?${perTime}$`, 'i'), 'mole'],
  [/^[mµun]?g\s*\/\s*(?:[NS]?m[3³]|l)$/i, 'volume'],
];

function amountUnit(text: string): AmountUnit | undefined {
  const unit = text.trim();
  const amount = amountsByBasis.find(([pattern]) => pattern.test(unit));
  if (amount) return { basis: amount[1] };
  const percent = shares.find(([pattern]) => pattern.test(unit))?.[1];
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

/** Whether a text is a unit of amounts or shares, such as "mol%", "ppm" or "kmol/h". */
export function isAmountUnit(text: string): boolean {
  return amountUnit(text) !== undefined;
}

const amountWithUnit = /^([+\-−]?[\d.,]+(?:e[+-]?\d+)?)\s*([^\d\s.,].*)$/i;

/** An amount with a unit behind it, divided; undefined for any other text. */
export function amountAndUnit(text: string): AmountInUnit | undefined {
  const [, amount, unit] = amountWithUnit.exec(text.trim()) ?? [];
  return amount !== undefined && unit !== undefined && isAmountUnit(unit) ? { amount, unit } : undefined;
}

/** An amount as written, and its unit; empty where it has none. */
export interface AmountInUnit {
  readonly amount: string;
  readonly unit: string;
}

/** The basis of the units that state one, volume before any other; null where they contradict each other. */
export function basisOfUnits(amounts: readonly AmountInUnit[]): string | null | undefined {
  const bases = new Set(amounts.flatMap(({ unit }) => amountUnit(unit)?.basis ?? []));
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

/** Deviation from 100 % of a sum of rounded shares. */
const wholeTolerance = 0.005;

/** What one of the amounts without a unit is in per cent, beside others in per cent: what makes the sum 100 %; undefined if neither does. */
function percentOfBare(amounts: readonly AmountInUnit[]): number | undefined {
  const numbers = amounts.map(({ amount, unit }) => ({
    value: parseNumber(amount) ?? 0,
    percent: amountUnit(unit)?.percent,
  }));
  return [1, 100].find(bare => {
    const sum = numbers.reduce((so, { value, percent = bare }) => so + value * percent, 0);
    return Math.abs(sum / 100 - 1) <= wholeTolerance;
  });
}

/**
 * The amounts in per cent where their units differ, else as they are; `isPercent` says whether they are in per cent. An amount without a
 * unit is in that of the heading. Amounts that cannot be converted keep their units, so that they are refused.
 */
export function inOneUnit(
  amounts: readonly AmountInUnit[],
  heading: string,
): { readonly amounts: readonly string[]; readonly isPercent: boolean } {
  const ofHeading = /%|per ?cent|pct/i.test(heading) ? 1 : /frac/i.test(heading) ? 100 : percentOfBare(amounts);
  const units = amounts.map(({ unit }) => unit);
  const asTheyAre = amounts.map(({ amount }) => amount);
  const isOne = units.every(unit => unit === units[0]) && !isContradictory(amounts, heading);
  if (isOne && (units[0] === '' || isAmountUnit(units[0] ?? '')))
    return { amounts: asTheyAre, isPercent: (units[0] === '' ? ofHeading : amountUnit(units[0] ?? '')?.percent) === 1 };
  const factors = units.map(unit => (unit === '' ? ofHeading : amountUnit(unit)?.percent));
  if (!isContradictory(amounts, heading) && !factors.includes(undefined))
    return {
      amounts: amounts.map(({ amount }, index) => {
        const number = parseNumber(amount);
        const percent = factors[index] ?? 1;
        return number === undefined || number === 0 || percent === 1 ? amount : editableNumber(number * percent);
      }),
      isPercent: true,
    };
  const isOther = (index: number) => units[index] !== '' && factors[index] !== 1;
  const hasOther = units.some((_, index) => isOther(index));
  return {
    amounts: amounts.map(({ amount, unit }, index) =>
      parseNumber(amount) === 0 || unit === '' || (hasOther && !isOther(index)) ? amount : `${amount} ${unit}`,
    ),
    isPercent: false,
  };
}
