import { editableNumber, findUnit, parseNumber } from '@isentrope/engineering/quantities';
import { parseListAmount } from '../common/printed-number.ts';

/**
 * Units of amounts and shares. A report may state traces in ppm and other components in per cent, with the unit in its own column or after
 * the number. Without the units, 250 ppm of hydrogen sulphide would exceed the methane.
 */

type Basis = 'mole' | 'mass' | 'volume' | undefined;

interface AmountUnit {
  /** One unit in per cent; undefined for a flow or an amount, which is not a share. */
  readonly percent?: number;
  readonly basis: Basis;
}

const shares: readonly (readonly [pattern: RegExp, percent: number])[] = [
  [
    /^(?:mol(?:e|ar)?|wt|weight|mass|gew|ma)?[\s.-]*(?:%|per ?cent|pct)$|^(?:c|10\^?[-−⁻][2²]\s*)mol\/mol$|^%\s*(?:mol(?:e|ar)?|wt|weight|mass|\(?(?:w\/w|m\/m)\)?)$/i,
    1,
  ],
  [/^(?:mol(?:e|ar)?|wt|weight|mass)?[\s.-]*frac(?:tion)?s?\.?$|^(?:mol\/mol|kg\/kg)$/i, 100],
  [/^(?:liq\S*[\s.-]*)?(?:vol(?:ume)?|lv)[\s.-]*%$|^%\s*(?:vol|\(?v\/v\)?)\S*$/i, 1],
  [/^(?:mmol\/mol|g\/kg|‰)$/i, 0.1],
  [
    /^ppm[\s.-]*(?:v|w|v\/v|w\/w|\(?(?:by )?(?:mol(?:e|ar)?|vol(?:ume)?|wt|weight|mass)\)?)?$|^(?:vol|mole?|wt)\.?[\s-]*ppm$|^vpm$|^parts per million(?: by (?:vol(?:ume)?|mole|mass|weight))?$|^(?:[µu]|10\^?[-−⁻][6⁶]\s*)mol\/mol$|^mg\/kg$/i,
    1e-4,
  ],
  [/^ppb[\s.-]*(?:v|w|\(?(?:by )?(?:mol(?:e|ar)?|wt|weight|mass)\)?)?$|^nmol\/mol$|^[µu]g\/kg$/i, 1e-7],
];

const perTime = String.raw`(?:\s*\/\s*(?:s|sec|min|h|hr|d|day))?`;
const concentration = /^[mµun]?g\s*\/\s*(?:[NS]?m[3³]|l)$/i;
const amountsByBasis: readonly (readonly [pattern: RegExp, basis: Basis])[] = [
  [new RegExp(`^(?:[kmµ]?g|lb[ms]?|t|te|tonnes?)${perTime}$`, 'i'), 'mass'],
  [new RegExp(`^(?:k|m|kg|lb|lb-|kg-)?mol(?:e|es)?${perTime}$`, 'i'), 'mole'],
  [concentration, 'volume'],
];

function amountUnit(text: string): AmountUnit | undefined {
  const unit = text.trim().replace(/^\[(.*)\]$/, '$1');
  const amount = amountsByBasis.find(([pattern]) => pattern.test(unit));
  if (amount) return { basis: amount[1] };
  if (findUnit('massFlow', unit)) return { basis: 'mass' };
  const percent = shares.find(([pattern]) => pattern.test(unit))?.[1];
  if (percent === undefined) return undefined;
  const isTrace = /pp[mb]|vpm|million/i.test(unit);
  const isVolume = /vol|lv|v\/v|vpm|pp[mb]\s*v/i.test(unit);
  const basis =
    isVolume && !isTrace
      ? 'volume'
      : isVolume || /mol/i.test(unit)
        ? 'mole'
        : /wt|weight|^ma|gew|w$|w\/w|m\/m|g\/kg/i.test(unit)
          ? 'mass'
          : undefined;
  return { percent, basis };
}

/** Whether a text is a unit of amounts or shares, such as "mol%", "ppm" or "kmol/h". */
export function isAmountUnit(text: string): boolean {
  return amountUnit(text) !== undefined;
}

const amountWithUnit = /^([+\-−]?[\d.,]+(?:e[+-]?\d+)?)\s*([^\d\s.,].*)$/i;

/** Splits an amount followed by a unit; undefined for any other text. */
export function amountAndUnit(text: string): AmountInUnit | undefined {
  const [, amount, unit] = amountWithUnit.exec(text.trim()) ?? [];
  return amount !== undefined && unit !== undefined && isAmountUnit(unit) ? { amount, unit } : undefined;
}

/** Whether a cell of a report is an amount, with or without its unit. */
export const isAmount = (cell: string) => parseListAmount(cell) !== undefined || amountAndUnit(cell) !== undefined;

/** An amount as written and its unit, which is empty if there is none. */
export interface AmountInUnit {
  readonly amount: string;
  readonly unit: string;
}

/** The basis that the units state, volume taking precedence; null if they contradict each other, undefined if none states one. */
export function basisOfUnits(amounts: readonly AmountInUnit[]): string | null | undefined {
  const bases = new Set(amounts.flatMap(({ unit }) => amountUnit(unit)?.basis ?? []));
  if (bases.has('volume')) return 'volume';
  const [first, ...others] = bases;
  return others.length > 0 ? null : first;
}

/** The amounts in mg/m³ beside others in other units, which no factor converts to them. */
export function concentrationsAmong<T extends AmountInUnit>(amounts: readonly T[]): readonly T[] {
  const found = amounts.filter(({ unit }) => concentration.test(unit.trim()));
  return amounts.some(({ unit }) => unit !== '' && !concentration.test(unit.trim())) ? found : [];
}

/** The traces in ppm or mg/kg that alone state the basis, beside amounts in per cent of an unknown one. */
export function tracesWithBasis<T extends AmountInUnit>(amounts: readonly T[]): readonly T[] {
  const isTrace = ({ unit }: AmountInUnit) => (amountUnit(unit)?.percent ?? 1) <= 1e-4;
  const [traces, others] = [amounts.filter(each => isTrace(each)), amounts.filter(each => !isTrace(each))];
  return others.length > 0 && basisOfUnits(others) === undefined ? traces : [];
}

/** Whether the bases of the units contradict each other or the heading, as ppm by volume under "wt %" does. */
function isContradictory(amounts: readonly AmountInUnit[], heading: string): boolean {
  const basis = basisOfUnits(amounts);
  const ofHeading = /mol/i.test(heading) ? 'mole' : /wt|weight|mass/i.test(heading) ? 'mass' : undefined;
  return basis === null || (basis !== undefined && ofHeading !== undefined && basis !== ofHeading);
}

/** Relative deviation from 100 % allowed for the sum of rounded shares. */
const wholeTolerance = 0.005;

/** The unit of the amounts without one, in per cent: 1 or 100, whichever makes the sum 100 %; undefined if neither does. */
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
 * Converts amounts whose units differ to per cent and returns others unchanged; `isPercent` states whether the result is in per cent. An
 * amount without a unit has that of the heading. Amounts that cannot be converted keep their units, so that validation refuses them.
 */
export function convertToOneUnit(
  amounts: readonly AmountInUnit[],
  heading: string,
): { readonly amounts: readonly string[]; readonly isPercent: boolean } {
  const ofHeading = /%|per ?cent|pct/i.test(heading) ? 1 : /frac/i.test(heading) ? 100 : percentOfBare(amounts);
  const units = amounts.map(({ unit }) => unit);
  const unconverted = amounts.map(({ amount }) => amount);
  const isOne = units.every(unit => unit === units[0]) && !isContradictory(amounts, heading);
  if (isOne && (units[0] === '' || isAmountUnit(units[0] ?? '')))
    return {
      amounts: unconverted,
      isPercent: (units[0] === '' ? ofHeading : amountUnit(units[0] ?? '')?.percent) === 1,
    };
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
