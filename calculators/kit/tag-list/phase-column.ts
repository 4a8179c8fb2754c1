import { parseNumber } from '@isentrope/engineering/quantities';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { isShown } from '../case/choices.ts';
import type { CaseData } from '../definition/case-input.ts';
import { findOption } from './cell-entry.ts';
import type { Grid } from './grid.ts';
import { productUnitOf } from '../headings/unit-of-kind.ts';
import { cellLine, type ListColumn } from './heading.ts';
import type { ReadColumn } from './row-products.ts';

/** Matches the heading of the vapour fraction of a stream, without the words for its basis. */
const vapourFraction =
  /^vap(?:ou?r)?\.?(?: ?\/ ?phase)?[ _]?frac(?:tion)?\.?$|^vfrac$|^dampf(?:phasen)?anteil$|^(?:vap(?:ou?r)?|steam|flow)?[ _]?quality$|^(?:steam )?dryness(?: fraction)?$|^dampfgehalt$|^titre(?: (?:de )?vapeur)?$|^fraction vapeur$|^fracci[óo]n (?:de )?vapor$|^calidad$|^t[íi]tulo(?: de vapor)?$/i;

/** Matches the heading of a vapour fraction if its unit is per cent or none: "Vap %", "Vapour". */
const vapourShare = /^(?:% ?)?vap(?:ou?r)?\.?(?: content)?(?: ?%)?$/i;

const molar = /(?<!\p{L})mol(?:ar|e|are[rs]?)?(?!\p{L})/iu;
const byMass = /(?<!\p{L})(?:mass(?:en)?|wt\.?|weight|masique|m[áa]sic[ao])(?!\p{L})/iu;
const qualities = /quality|dryness|titre|dampfgehalt|calidad|t[íi]tulo/i;

/** Whether a heading is that of a vapour fraction. */
export function isVapourFraction(heading: string, unit = ''): boolean {
  const name = heading
    .replace(molar, ' ')
    .replace(byMass, ' ')
    .replace(/(?<=vapou?r) phase(?= )/i, ' ')
    .replace(/^\s*fraction\s*\(vapou?r\)/i, 'vapour fraction')
    .replaceAll(/[()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return vapourFraction.test(name) || ((isPercent(unit) || unit === '') && vapourShare.test(name));
}

const isPercent = (unit: string) => /^(?:%|(?:mol|wt|mass) ?%)$/i.test(unit);

/** Whether the vapour fractions of a column are in per cent. */
export const isInPercent = ({ name, unit }: ListColumn) => isPercent(unit) || name.includes('%');

/** Whether a vapour fraction is by mass or by mole; undefined if its heading says neither. Steam quality is by mass. */
export function basisOfFraction({ name, unit }: ListColumn): 'mass' | 'molar' | undefined {
  const text = `${name} ${unit}`;
  if (molar.test(text)) return 'molar';
  return byMass.test(text) || qualities.test(text) ? 'mass' : undefined;
}

/** The option of a field for a phase; undefined if it has none. */
function optionOfPhase({ field }: Input, phase: string): string | undefined {
  return field.type === 'choice' && field.when === undefined ? findOption(field, field.options, phase) : undefined;
}

/** The inputs that select the phase, as every row of a list asks for them. */
const phaseInputs = new WeakMap<Definition, Input | undefined>();

/** The input that selects liquid or gas; undefined for a calculator for one phase. */
export function phaseInput(definition: Definition): Input | undefined {
  if (!phaseInputs.has(definition))
    phaseInputs.set(
      definition,
      definition.inputs.find(input => ['liquid', 'gas'].every(phase => optionOfPhase(input, phase) !== undefined)),
    );
  return phaseInputs.get(definition);
}

/** Least count of values that only a gas has, by which a row without a phase is one. */
const fewestOfGas = 2;

/**
 * The case of a row whose list has no column of the phase: a gas, if it has several values besides the temperature that only a gas has, with the
 * column of the first; the present case otherwise.
 */
export function withPhaseOfValues(
  definition: Definition,
  base: CaseData,
  filled: readonly ReadColumn[],
): { readonly base: CaseData; readonly by?: ListColumn } {
  const phase = phaseInput(definition);
  const gas = phase && optionOfPhase(phase, 'gas');
  if (!phase || gas === undefined || filled.some(({ input }) => input === phase)) return { base };
  const ofGas = { ...base, [phase.id]: { text: gas } };
  const onlyIn = (data: CaseData, other: CaseData) =>
    filled.filter(({ input: { field } }) => isShown(field.when, data) && !isShown(field.when, other));
  const isStandardFlow = ({ input: { field }, unit }: ReadColumn) =>
    field.type === 'quantity' && (productUnitOf(field.kind, unit)?.factor ?? 'density') !== 'density';
  const [first, ...others] = [
    ...onlyIn(ofGas, base).filter(({ input: { field } }) => field.type === 'quantity' && field.kind !== 'temperature'),
    ...filled.filter(isStandardFlow),
  ];
  return first && others.length + 1 >= fewestOfGas && onlyIn(base, ofGas).length === 0
    ? { base: ofGas, by: first.column }
    : { base };
}

/** Whether cells may be vapour fractions: numbers from 0 to 1, or to 100 in per cent. */
export function areVapourFractions(column: ListColumn): boolean {
  const { samples = [] } = column;
  return samples.length > 0 && samples.every(cell => vapourFractionOf(cell, column) !== undefined);
}

/** The vapour fraction in a cell, from 0 to 1; undefined for any other cell. */
export function vapourFractionOf(text: string, column: ListColumn): number | undefined {
  const number = parseNumber(text.replace(/\s*%$/, ''));
  const whole = isInPercent(column) || text.endsWith('%') ? 100 : 1;
  return number === undefined || number < 0 || number > whole ? undefined : number / whole;
}

/**
 * The cells of a row with a vapour fraction as a phase in the column that is read as the phase: 1 is gas, 0 is liquid, a value in between is
 * two-phase. A value for which the calculator has no option is left, and is refused in its row.
 */
export function withPhase(cells: Grid[number], filled: readonly ReadColumn[]): Grid[number] {
  const read = filled.find(({ column, input }) => input.field.type === 'choice' && isVapourFraction(column.name, column.unit)); // prettier-ignore
  const fraction = read && vapourFractionOf(cellLine(cells[read.column.index]), read.column);
  if (!read || fraction === undefined) return cells;
  const phase = fraction === 0 ? 'liquid' : fraction === 1 ? 'gas' : 'two-phase';
  const option = optionOfPhase(read.input, phase);
  return option === undefined ? cells : cells.with(read.column.index, option);
}
