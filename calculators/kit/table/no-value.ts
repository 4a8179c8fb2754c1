/**
 * Words by which process historians and spreadsheets mark that there is no value: the digital states that the PI system, PHD, InfoPlus.21 and
 * OPC servers write instead of one, spreadsheet errors, and the nulls of programs.
 */
const noValueWords: ReadonlySet<string> = new Set(
  `access denied, arc off-line, arc offline, arc off line, archive offline, calc failed, calc off, calc timeout, cancelled, comm fail,
  comm failure, comm error, communication error, communication failure, communication lost, configure, configuration error, connection lost,
  dcs failed, device failure, disconnected, equip fail, err, error, fail, failed, fault, i/o timeout, io timeout, intf shut,
  interface shut, invalid, invalid data, invalid float, missing, n.a, n.a., n/a, n/c, na, nan, no communication, no connection,
  no data, no good data, no lab data, no result, no sample, no signal, no status, no value, no good data for calculation, nodata, none, not a number,
  not available, not connect, not connected, not converge, not good, null, nv, offline, off-line, off line, out of serv, out of service,
  over range, point not found, pt created, questionable, resize to show all values, sample bad, scan off, scan timeout, sensor failure, set to bad,
  shutdown, shut down, snapfix, stale, tag not found, timeout, timed out, uncertain, under range, undefined, unit down, unavailable, unreliable,
  ausfall, fehler, gestört, kein wert, keine daten, k.a., ungültig, störung, aucune donnée, défaut, erreur, hors service, non disponible`
    .split(',')
    .map(word => word.trim()),
);

/** Bad qualities, whatever follows: "Bad Input", "Bad [Not Connected]", "BadCommFailure". */
const badQuality = /^[Bb][Aa][Dd](?:$|[\s_\-[(,:.]\D*$|[A-Z][A-Za-z]*$)/;

/** Excel's and PI's errors: #N/A, #VALUE!, "#N/A Requesting Data…", "[-11059] No Good Data For Calculation". */
const errorCodes = /^(?:#(?:n\/a|value!|ref!|div\/0!|num!|name\?|null!|getting_data|calc!|spill!)|\[-\d+\])/i;

/** Whether a cell says that there is no value, such as "Bad Input", "I/O Timeout", "#N/A" or "NaN". */
export function isNoValue(cell: string): boolean {
  const text = cell.trim().replace(/^"(.*)"$|^'(.*)'$|^<(.*)>$/, '$1$2$3');
  const words = text.toLowerCase().replaceAll(/[\s_]+/g, ' ');
  return noValueWords.has(words) || badQuality.test(text) || errorCodes.test(text) || /^(?:\?+|\*+|\.+)$/.test(text);
}

const phrases = [...noValueWords]
  .filter(word => word.includes(' '))
  .toSorted((one, other) => other.length - one.length)
  .map(word => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '[ _]'));
const blankSeparated = new RegExp(`(?<!\\S)(?:bad [a-z]+(?: fail(?:ed|ure)?)?|${phrases.join('|')})(?!\\S)|\\S+`, 'gi');

/** Splits a line at blanks, except within words such as "Bad Input". */
export function splitAtBlanks(line: string): readonly string[] {
  return line.match(blankSeparated) ?? [];
}
