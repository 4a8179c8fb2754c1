import { parseNumber } from '@isentrope/engineering/quantities';

/** Words and marks of reports. */

/** Laboratory notation for a component not detected or below the detection limit. */
export const notDetected = /^(?:n\.?d\.?|b\.?d\.?l\.?|tr(?:aces?)?\.?|nil|none|absent|-+|–|—|[<≤].*)$/i;

/** A number of a report, without the percent sign behind it; undefined for any other text. */
export function parseListAmount(cell: string): number | undefined {
  return parseNumber(cell.replace(/\s*%$/, ''));
}

/** Whether a cell has words, not a number. */
export function isWords(cell: string): boolean {
  return cell !== '' && parseNumber(cell) === undefined;
}

/** The name of a row that numbers or names the streams or samples of a report. */
const streamRow = /^(?:stream|strom|sample|probe|well|case|run)s?\b(?:\s*(?:no\.?|nr\.?|number|name|id|#))?\s*:?$/i;

/** Whether a row names the streams or samples of a report, also by numbers. */
export const isStreamRow = ([name = '']: readonly string[]) => streamRow.test(name);

export const quoted = (texts: readonly string[]) => texts.map(text => `"${text}"`).join(', ');
