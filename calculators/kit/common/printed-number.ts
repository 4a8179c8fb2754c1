import { parseNumber } from '@isentrope/engineering/quantities';

/**
 * Rewrites a number printed by a simulator in the usual form; any other text is unchanged. An asterisk marks a value specified by the user,
 * and some Fortran programs omit the E of the exponent, as in 1.5970-03.
 */
export function printedNumber(cell: string): string {
  if (!/\*$|\.\d+[+-]\d{2}$/.test(cell)) return cell;
  return cell
    .replace(/^([+\-−]?[\d.,]*\d(?:e[+-]?\d+)?)\s*\*$/i, '$1')
    .replace(/^([+-]?\d?\.\d{3,})([+-]\d{2})$/, '$1E$2');
}

/** Parses a number of a report, ignoring a percent sign after it; undefined for any other text. */
export function parseListAmount(cell: string): number | undefined {
  return parseNumber(cell.replace(/\s*%$/, ''));
}
