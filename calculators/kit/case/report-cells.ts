/**
 * Splits the text of a report into rows of cells: of spreadsheets (tabs), CSV files with commas or semicolons, printed
 * tables (columns two blanks apart) and tables in Markdown, lines "methane: 0.9", the compositions of Cantera and CoolProp, and REFPROP's
 * .MIX files.
 */
export function reportCells(text: string): string[][] {
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const lines = source.split('\n').filter(line => line.trim() !== '');
  return (
    refpropMixture(lines) ?? flowMapping(source) ?? coolPropMixture(source) ?? markdownTable(lines) ?? splitLines(lines)
  );
}

type Separator = '\t' | ';' | ',' | undefined;

/** The separator of cells; undefined where columns are blanks apart. */
function separatorOf(lines: readonly string[]): Separator {
  if (lines.some(line => line.includes('\t'))) return '\t';
  const isEach = (mark: string) => lines.filter(line => line.includes(mark)).length > lines.length / 2;
  if (isEach(';') && lines.length > 1) return ';';
  // A comma between blanks and digits only is a decimal mark.
  return lines.length > 1 && isEach(',') && !lines.some(line => /\s{2,}/.test(line.trim())) && !isDecimalComma(lines)
    ? ','
    : undefined;
}

/** Whether commas stand within numbers that follow a name and a blank: "methane 90,1". */
function isDecimalComma(lines: readonly string[]): boolean {
  return lines.some(line => /^[^,]*[\s:=]\d+,\d+\s*%?$/.test(line.trim()));
}

function splitLines(lines: readonly string[]): string[][] {
  const separator = separatorOf(lines);
  if (separator !== undefined) return lines.map(line => splitLine(line, separator).map(cell => cell.trim()));
  const indent = (line: string) => line.search(/\S/);
  const minimum = Math.min(...lines.map(indent));
  // A heading that begins further right has no heading above the names.
  return lines.map(line => [...(indent(line) > minimum + 2 ? [''] : []), ...line.trim().split(/\s{2,}/)]);
}

/** Splits a line into cells; a quoted cell may contain the separator. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const mark of line) {
    if (mark === '"') isQuoted = !isQuoted;
    else if (mark === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += mark;
  }
  return [...cells, cell];
}

/**
 * A REFPROP mixture file: its name, four constants of the mixture, the number of components, their fluid files, and
 * their mole fractions. Undefined for any other text.
 */
function refpropMixture(lines: readonly string[]): string[][] | undefined {
  const first = lines.findIndex(line => fluidFile.test(line.trim()));
  const count = Number(lines[first - 1]?.trim());
  if (first < 1 || !Number.isInteger(count)) return undefined;
  const files = lines.slice(first, first + count);
  const fractions = lines.slice(first + count, first + 2 * count);
  if (fractions.length < count || !files.every(line => fluidFile.test(line.trim()))) return undefined;
  return [
    ['Component', 'Mole fraction'],
    ...files.map((line, index) => [line.trim().replace(fluidFile, ''), fractions[index]?.trim() ?? '']),
  ];
}

const fluidFile = /\.(?:fld|ppf)$/i;

/** A composition as Cantera writes it: "X: {CH4: 0.9, N2: 0.1}", in mole (X) or mass (Y) fractions, or "CH4:0.9, N2:0.1". */
function flowMapping(source: string): string[][] | undefined {
  const groups = [...source.matchAll(/(?:\b([XY])\s*:\s*)?\{([^{}]*)\}/g)];
  const braced = groups.find(([, basis]) => basis !== undefined) ?? groups[0];
  const inside = braced?.[2] ?? source.trim();
  const entries = inside.split(/[,;\n]/).map(entry => /^\s*['"]?([^:=]+?)['"]?\s*[:=]\s*(\S+)\s*%?\s*$/.exec(entry));
  if (!braced && (source.trim().includes('\n') || entries.length < 2)) return undefined;
  const rows = entries.flatMap(entry => (entry ? [[entry[1] ?? '', entry[2] ?? '']] : []));
  if (rows.length !== entries.length) return undefined;
  const head = braced?.[1] === undefined ? [] : [['Component', braced[1] === 'X' ? 'Mole fraction' : 'Mass fraction']];
  return [...head, ...rows];
}

/** A mixture as CoolProp writes it, in mole fractions: "HEOS::Methane[0.9]&Ethane[0.1]". */
function coolPropMixture(source: string): string[][] | undefined {
  const parts = source
    .trim()
    .replace(/^\w+::/, '')
    .split('&');
  const rows = parts.map(part => /^([^[\]\n]+)\[([^[\]\n]+)\]$/.exec(part.trim()));
  if (!rows.every(row => row !== null)) return undefined;
  return [['Component', 'Mole fraction'], ...rows.map(([, name = '', share = '']) => [name, share])];
}

/** A table in Markdown: lines between bars, without the line of dashes. */
function markdownTable(lines: readonly string[]): string[][] | undefined {
  if (lines.length < 3 || !lines.every(line => /^\s*\|.*\|\s*$/.test(line))) return undefined;
  return lines
    .filter(line => !/^[\s|:-]+$/.test(line))
    .map(line =>
      line
        .trim()
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    );
}
