import { splitDelimited } from '../common/delimited-text.ts';
import { markdownTable } from '../common/markdown-table.ts';
import { isAmountUnit } from './amount-units.ts';
import { spacedColumns } from '../common/spaced-columns.ts';
import { printedColumns } from '../common/printed-columns.ts';
import { printedNumber } from '../common/printed-number.ts';
import { editableNumber } from '@isentrope/engineering/quantities';
import { divideLines } from './divided-lines.ts';
import { basisAround, jsonMixture } from './report-json.ts';
import { hideSeparators, showSeparators } from './value-brackets.ts';

/**
 * Splits the text of a report into rows of cells. It reads spreadsheets (tabs), CSV files with commas or semicolons, printed
 * tables (columns two spaces apart), Markdown tables, lines "methane: 0.9", lists "methane 90 %, ethane 10 %", JSON, the
 * compositions of Cantera and CoolProp, and REFPROP's .MIX files.
 */
export function reportCells(text: string): string[][] {
  const written = hideSeparators(
    withOlefinsNamed(
      text
        .replaceAll(/\r\n?/g, '\n')
        .replace(/^\uFEFF/, '')
        .replaceAll(bullet, '')
        .replaceAll(/<\/?su[bp]>/gi, '')
        .replaceAll(leaders, dots => ' '.repeat(dots.length)),
    ),
  );
  const source = divideLines(written, entry => nameAndAmount(entry) !== undefined);
  const lines = source
    .replaceAll(bullet, '')
    .split('\n')
    .filter(line => line.trim() !== '' && !/^[\s=_*-]{3,}$/.test(line));
  const cells =
    refpropMixture(lines) ??
    addedComponents(source) ??
    jsonMixture(source) ??
    blockMapping(source) ??
    flowMapping(source) ??
    amountsInLine(source) ??
    coolPropMixture(source) ??
    markdownTable(lines) ??
    splitLines(lines, source);
  return cells
    .flatMap(row => (row.every(cell => labelled.test(cell)) ? row.map(cell => [cell]) : [row]))
    .map(row => row.map(cell => printedNumber(withoutTolerance(showSeparators(cell)))));
}

/** Matches the dots between a name and its amount, which leave the columns where they are. */
const leaders = /[ \t]?\.{3,}[ \t]*(?=[\d<≤]|n\.?d\b|trace)/gi;

/** Matches a statement with its label, of which a line may have several: "H2S: 12 ppm   Pressure: 45 barg". */
const labelled = /^\p{L}[^:=]*[:=]\s*\S/u;

/** Matches the bullet before each entry of a printed list. */
const bullet = /^[ \t]*[•·▪‣]\s*/gm;

/** Olefins whose short names end in an equals sign, which may also separate a name from its amount. */
const olefins: Readonly<Record<string, string>> = {
  'c2=': 'ethene',
  'c3=': 'propene',
  '1c4=': '1-butene',
  'ic4=': 'isobutene',
};
const olefin = /(?<![\w=])(?:C2|C3|1C4|iC4)=(?=[\s:;,=]|$)/gi;

/**
 * Replaces the short names of olefins by names without an equals sign: "C2= 95; CO2 5". If other names are followed by the sign too, as in
 * "C1= 90; C2= 10", it is a separator, and an olefin is followed by two.
 */
export function withOlefinsNamed(text: string): string {
  const separates = text.replaceAll(olefin, '').includes('=');
  return text.replaceAll(olefin, (name, at: number) =>
    separates && !/^\s*[:=]/.test(text.slice(at + name.length)) ? name : (olefins[name.toLowerCase()] ?? name),
  );
}

/** An amount without its uncertainty or a mark of a footnote: "90.12 ± 0.10", "90.0 (1)". */
function withoutTolerance(cell: string): string {
  return cell.replace(/^([\d.,]*\d)\s*(?:(?:±|\+\/-)\s*[\d.,]*\d|\(\d{1,2}\)|[†‡]|[¹²³⁴-⁹]\)?)(\s*%)?$/u, '$1$2');
}

type Separator = '\t' | '|' | ';' | ',' | undefined;

/** The separator of cells; undefined if columns are separated by spaces. */
function separatorOf(lines: readonly string[]): Separator {
  if (lines.some(line => line.includes('\t'))) return '\t';
  const isEach = (mark: string) => lines.filter(line => line.includes(mark)).length > lines.length / 2;
  if (lines.length > 1 && isEach('|')) return '|';
  if (lines.length > 1 && isEach(';')) return ';';
  // A comma only between spaces and digits is a decimal mark.
  return lines.length > 1 && isEach(',') && !lines.some(line => /\s{2,}/.test(line.trim())) && !isDecimalComma(lines)
    ? ','
    : undefined;
}

/** Whether commas are within numbers that follow a name and a space: "methane 90,1". */
function isDecimalComma(lines: readonly string[]): boolean {
  return lines.some(line => /^[^,]*[\s:=]\d+,\d+(?:\s*[^\s\d,][^\d,]*)?$/.test(line.trim()));
}

function splitLines(lines: readonly string[], source: string): string[][] {
  const separator = separatorOf(lines);
  if (separator !== undefined)
    return withDecimalCommas(
      splitDelimited(lines.join('\n').replaceAll(/([\t;,]) +(?=")/g, '$1'), separator),
      separator,
    );
  const shown = new Set(lines);
  const paragraphs = source.split(/\n\s*\n/).map(paragraph => paragraph.split('\n').filter(line => shown.has(line)));
  return spacedColumns(lines) ?? paragraphs.flatMap(printedColumns);
}

/** Joins amounts in a file where the comma is both separator and decimal mark: "Methane,90,5" under "Component,Mol %". */
function withDecimalCommas(rows: string[][], separator: Separator): string[][] {
  const [heading = [], ...body] = rows;
  const isSplit = (row: readonly string[]) => row.length === 3 && row.slice(1).every(cell => /^\d+$/.test(cell));
  if (separator !== ',' || heading.length !== 2 || body.length === 0 || !body.every(isSplit)) return rows;
  return [heading, ...body.map(([name = '', whole, decimals]) => [name, `${whole},${decimals}`])];
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

/** A composition as Cantera writes it: "X: {CH4: 0.9, N2: 0.1}", in mole (X) or mass (Y) fractions, or "CH4:0.9, N2:0.1", also after "Y:". */
function flowMapping(source: string): string[][] | undefined {
  const [, ofState, state = ''] = /\.\w*([XY])\s*=\s*(?:[^'"{}]*,\s*)?(['"][^'"{}]+['"])/.exec(source) ?? [];
  if (ofState !== undefined) return flowMapping(`${ofState}: {${state.slice(1, -1)}}`);
  const groups = [...source.matchAll(/(?:\b([XY])\s*:\s*)?\{([^{}]*)\}/g)];
  const braced = groups.find(([, basis]) => basis !== undefined) ?? groups[0];
  const [, bareBasis, bare = ''] = /^(?:([XY])\s*[:=]\s*(?=[^,;]*[:=]))?([^]*)$/.exec(source.trim()) ?? [];
  const inside = braced?.[2] ?? bare;
  const entries = inside
    .split(/[,;\n]/)
    .map(entry => /^\s*['"]?([^:=]+?)['"]?\s*[:=]\s*([^\s:=]+)\s*%?\s*$/.exec(entry));
  if (!braced && (source.trim().includes('\n') || entries.length < 2)) return undefined;
  const rows = entries.flatMap(entry => (entry ? [[entry[1] ?? '', entry[2] ?? '']] : []));
  if (rows.length !== entries.length) return undefined;
  const basis = braced ? braced[1] : bareBasis;
  const [before = '', after = ''] = braced && groups.length === 1 ? source.split(braced[0]) : [];
  const stated = basis === undefined ? basisAround(before, after) : basis === 'X' ? 'Mole fraction' : 'Mass fraction';
  return stated === '' ? rows : [['Component', stated], ...rows];
}

/** Matches a call that adds a component or a petroleum fraction in a script for NeqSim, whose molar mass is in kg/mol. */
const addition =
  /\.add(?:Component|TBPfraction|PlusFraction)\(\s*['"]([^'"]+)['"]\s*,\s*([\d.eE+-]+)\s*(?:,\s*['"]([^'"]+)['"]\s*|,\s*([\d.]+)\s*,\s*([\d.]+)\s*)?\)/g;

/** The components in a script for NeqSim: fluid.addComponent("methane", 0.9), fluid.addComponent("CO2", 10, "kg/hr"). */
function addedComponents(source: string): string[][] | undefined {
  const calls = [...source.matchAll(addition)];
  if (calls.length < 2) return undefined;
  const head = calls.some(([, , , unit]) => unit !== undefined) ? 'Amount' : 'Mole';
  return [
    ['Component', head],
    ...calls.map(([, name = '', amount = '', unit = '', molarMass, density = '']) => [
      molarMass === undefined ? name : `${name} (M ${editableNumber(1000 * Number(molarMass))}, SG ${density})`,
      `${amount} ${unit}`.trim(),
    ]),
  ];
}

/** A list of names and amounts on one line, in either order: "methane 90 %, ethane 10 %", "90 % methane; 10 % ethane". */
function amountsInLine(source: string): string[][] | undefined {
  const entries = source.trim().split(/[;,](?!\d)\s*/);
  if (source.trim().includes('\n') || entries.length < 2) return undefined;
  const rows = entries.map(entry => nameAndAmount(entry) ?? []);
  return rows.every(row => row.length === 2) ? rows : undefined;
}

const number = String.raw`[+\-−]?[\d.,]*\d(?:e[+-]?\d+)?(?:\s*(?:mole?|mol\.?|wt\.?|vol\.?|mass)?[\s-]*%)?`;
const amountBehind = new RegExp(
  `^(.+?)(?:\\s*\\.{2,}\\s*|\\s[–—]\\s|[\\s:;=,]+)(${number}|[<≤]\\s*[\\d.,]+|n\\.?d\\.?|trace)$`,
  'i',
);
const amountAhead = new RegExp(`^(${number})\\s+(\\D.*)$`, 'i');

/** Matches a name with its share in brackets: "CH4 (90 mol%)". */
const shareInBrackets = /^(\p{L}.*?)\s*\(([\d.,]*\d\s*(?:mole?|wt|vol|mass)?\.?[\s-]*%)\)$/iu;

/** What may be printed behind an amount: marks of footnotes, an uncertainty. */
const behindAmount = /\s*(?:\*+|[†‡]+|[¹²³⁴-⁹]\)?|\[\d{1,2}\]|\(\d{1,2}\)|(?:±|\+\/-)\s*[\d.,]*\d\s*%?)$/u;

/** A name without letters that is known by its form: a CAS number. */
const isName = (name: string) => /\p{L}|^\d{2,7}-\d{2}-\d$/u.test(name);

/**
 * The name and the amount in a text, in either order, separated by leaders or spaces: "methane ..... 90.5", "90 mol% methane". An amount keeps its
 * unit ("H2S 20 ppm"); a bracket behind it belongs to the name ("C7+ 3 (M 140, SG 0.78)").
 */
export function nameAndAmount(text: string): [name: string, amount: string] | undefined {
  const [, name, amount] = amountBehind.exec(text.trim()) ?? [];
  if (name !== undefined && amount !== undefined && isName(name)) return [name.trim(), amount];
  const [, ahead, behind] = amountAhead.exec(text.trim()) ?? [];
  const [, beside, share] = shareInBrackets.exec(text.trim()) ?? [];
  if (beside !== undefined && share !== undefined) return [beside, share];
  if (ahead !== undefined && behind !== undefined)
    return [behind.replace(/^(?:mole?|wt|vol)?\.?[\s-]*%\s*/i, ''), ahead];
  return amountWithAddition(text.trim());
}

/** The name and the amount in a text that ends with a unit, a bracket, or what `behindAmount` matches. */
function amountWithAddition(text: string): [name: string, amount: string] | undefined {
  if (behindAmount.test(text)) return nameAndAmount(text.replace(behindAmount, ''));
  const [, named = '', bracket] = /^(.*\S)\s*(\([^()]*\))$/.exec(text) ?? [];
  const bracketed = bracket === undefined ? undefined : nameAndAmount(named);
  if (bracketed) return [`${bracketed[0]} ${bracket}`, bracketed[1]];
  const [, before = '', unit = ''] = /^(.*\s[\d.,]*\d(?:e[+-]?\d+)?)\s*([^\d\s.,()].*)$/i.exec(text) ?? [];
  const without = isAmountUnit(unit) ? nameAndAmount(before) : undefined;
  return without && [without[0], `${without[1]} ${unit}`];
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

/**
 * A composition in YAML with one component per line: "X:" (mole fractions) or "Y:" (mass fractions) above more deeply indented lines
 * "CH4: 0.9".
 */
function blockMapping(source: string): string[][] | undefined {
  const [, indent = '', basis, block = ''] =
    /^([ \t]*)([XY]):[ \t]*\n((?:\1[ \t]+\S+:[ \t]*\S+[ \t]*(?:\n|$))+)/m.exec(source) ?? [];
  if (basis === undefined) return undefined;
  const rows = block.split('\n').flatMap(line => {
    const [, name = '', share] = /^\s*['"]?(\S+?)['"]?:\s*(\S+)\s*$/.exec(line.slice(indent.length)) ?? [];
    return share === undefined ? [] : [[name, share]];
  });
  return [['Component', basis === 'X' ? 'Mole fraction' : 'Mass fraction'], ...rows];
}
