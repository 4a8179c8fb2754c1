const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isDashes = (line: string) => isRow(line) && /^[\s|:-]+$/.test(line);

/** A cell without the marks by which Markdown sets it in bold, italics or as code. */
const withoutEmphasis = (cell: string) => cell.replace(/^(\*{1,3}|_{1,3}|`)(?=\S)(.*\S)\1$/, '$2');

/**
 * The cells of a table between strokes, as in Markdown and in the printed tables of NeqSim, without the delimiter rows; a line before or after the
 * table is a row of one cell. Undefined for a text without such a table.
 */
export function markdownTable(lines: readonly string[]): string[][] | undefined {
  const written = lines.filter(line => line.trim() !== '');
  const strokes = written.filter(isRow);
  if (strokes.length < 3 || (!written.some(isDashes) && strokes.length < written.length - 1)) return undefined;
  return written
    .filter(line => !isDashes(line))
    .map(line =>
      isRow(line)
        ? line
            .trim()
            .slice(1, -1)
            .split('|')
            .map(cell => withoutEmphasis(cell.trim()))
        : [line.trim()],
    );
}
