const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isDashes = (line: string) => isRow(line) && /^[\s|:-]+$/.test(line);

/**
 * The cells of a Markdown table, without the delimiter row; a line before or after the table is a row of one cell. Undefined for a text
 * without such a table.
 */
export function markdownTable(lines: readonly string[]): string[][] | undefined {
  if (lines.filter(isRow).length < 3 || !lines.some(isDashes)) return undefined;
  return lines
    .filter(line => line.trim() !== '' && !isDashes(line))
    .map(line =>
      isRow(line)
        ? line
            .trim()
            .slice(1, -1)
            .split('|')
            .map(cell => cell.trim())
        : [line.trim()],
    );
}
