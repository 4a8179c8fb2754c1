/**
 * Splits clipboard text from a spreadsheet into rows of cells. Cells are separated by tabs; a quoted cell may contain
 * line breaks, tabs and doubled quotes.
 */
export function clipboardCells(text: string): string[][] {
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  // A long block without quotes is split many times faster.
  if (!source.includes('"')) return source.split('\n').map(line => line.split('\t').map(cell => cell.trim()));
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy;
  for (let match = cells.exec(source); match; match = cells.exec(source)) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s*\n\s*/g, '\n').trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
