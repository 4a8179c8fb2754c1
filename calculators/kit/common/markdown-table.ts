const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isDashes = (line: string) => isRow(line) && /^[\s|:-]+$/.test(line);

/**
 * The cells of a table in Markdown, without its line of dashes; a line around it is a row of one cell. Undefined for a text without a heading,
 * dashes and a row between bars.
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
