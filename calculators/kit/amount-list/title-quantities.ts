import { findUnit, type Kind } from '@isentrope/engineering/quantities';

/** Quantities of a stream or a sample in the titles of a composition: "Gas from V-101, 25 t/h". */

const kindsOfAmounts: readonly Kind[] = ['massFlow', 'mass', 'volumeFlow', 'standardFlow', 'volume'];

/** Matches a number that is not part of a tag, with the word behind it. */
const numberAndWord = /(?<![\p{L}\d.,_-])([+\-−~]?\d[\d.,' ]*)(?<=\d)\s?([^\s\d,;:()[\]]\S*)/gu;

/** Matches the word before a number that is a name: "Stream 101 kg/h". */
export const label = /(?:^|[^\p{L}])(?:stream|case|sample|well|run|no|nr|train|unit|phase|table|rev)\.?\s*#?$/iu;

/** Matches a value without a unit behind its name: "Sample weight: 12". */
const bareValue = /[:=]\s*[\d.,]*\d\s*$/;

/** Matches a part that states the basis of the amounts in a unit: "Basis: 100 kg", "Amounts per 100 kg of mixture". */
export const basisInUnit =
  /^\s*(?:(?:calculation )?basis(?: of calculation)?\s*[:=]?|(?:amounts?\s+|composition\s+|in \S+\s+)?per)\s*[\d.,' ]*\d\s*([^\s\d]+)(?:\s+of\s.*)?$/i;

/**
 * A title without the parts that state an amount or a flow of their own, whose unit is not that of the amounts below: "Feed 1200 kg/h, mole %" becomes
 * "mole %". A part that names shares is left without the quantity.
 */
export function withoutQuantities(title: string): string {
  if (!/\d/.test(title)) return title;
  // "Total,1200,kg/h" is a row of a CSV file.
  const parts = title
    .replaceAll(/,(\d[\d.]*),(?=\p{L})/gu, ' $1 ')
    .split(/[,;](?!\d)|[()[\]]/)
    .map(part => {
      const unit = basisInUnit.exec(part)?.[1];
      if (unit !== undefined) return unit;
      const rest = part.replaceAll(numberAndWord, (whole, number: string, word: string, at: number) =>
        !(/^\d+$/.test(number) && label.test(part.slice(0, at))) && kindsOfAmounts.some(kind => findUnit(kind, word))
          ? ' '
          : whole,
      );
      const isValue = rest !== part || bareValue.test(part);
      return isValue && !/%|frac|percent|pp[mb]/i.test(rest) ? '' : rest;
    });
  return parts.join(' ').trim();
}

/** Whether a title states an amount or a flow of its own. */
export const hasQuantity = (title: string) => withoutQuantities(title) !== title;
