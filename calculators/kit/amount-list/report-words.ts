import { parseNumber } from '@isentrope/engineering/quantities';

/** Laboratory notation for a component not detected or below the detection limit. */
export const notDetected = /^(?:n\.?d\.?|b\.?d\.?l\.?|tr(?:aces?)?\.?|nil|none|absent|-+|–|—|[<≤].*)$/i;

/** Whether a cell contains words rather than a number. */
export function isWords(cell: string): boolean {
  return cell !== '' && parseNumber(cell) === undefined;
}

/** Matches the name of a row with the numbers or names of the streams or samples. */
const streamRow = /^(?:stream|strom|sample|probe|well|case|run)s?\b(?:\s*(?:no\.?|nr\.?|number|name|id|#))?\s*:?$/i;

/** Whether a row contains the names or numbers of the streams or samples. */
export const isStreamRow = ([name = '']: readonly string[]) => streamRow.test(name);

/** Matches the name of the row of headings, in which the number of a stream may be the only other cell. */
export const itemHead = /^(?:name|comp(?:onent|ound)?|komponente|substance|species)s?\.?:?$/i;

export const quoted = (texts: readonly string[]) => texts.map(text => `"${text}"`).join(', ');
