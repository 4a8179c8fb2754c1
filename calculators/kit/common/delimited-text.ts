/**
 * Splits delimited text into rows of trimmed cells, optionally the first rows only. A cell in double quotes may contain
 * delimiters, line breaks and doubled quotes.
 */
export function splitDelimited(text: string, delimiter: string, maximum = Infinity): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < maximum) {
    const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : undefined;
    const end = cell?.end ?? endOfPlain(text, at, delimiter);
    row.push(cell?.value ?? text.slice(at, end).trim());
    if (text[end] === delimiter) {
      at = end + 1;
      if (at < text.length && text[at] !== '\n') continue;
      row.push('');
    } else at = end;
    rows.push(row);
    row = [];
    at += 1;
  }
  return rows;
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return end;
}

/** A quoted cell; undefined if the quotes do not enclose all of it: 2" pipe, "A" train. */
function quotedCell(text: string, from: number, delimiter: string) {
  let end = from + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = text[end + 1];
  if (after !== undefined && after !== delimiter && after !== '\n') return undefined;
  return {
    value: text
      .slice(from + 1, end)
      .replaceAll('""', '"')
      .trim(),
    end: end + 1,
  };
}
