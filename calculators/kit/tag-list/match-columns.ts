import { findUnit, splitQuantity, explainUndefinedUnit } from '@isentrope/engineering/quantities';
import type { CaseData } from '../definition/case-input.ts';
import { caseNameId } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { symbolText } from '../equation/index.ts';
import type { ChoiceField } from '../definition/fields.ts';
import { isSizeName } from '../table/bare-sizes.ts';
import { findFieldByLabel, isResultLabel } from '../definition/match-label.ts';
import { isShown } from '../case/choices.ts';
import { findOption } from './cell-entry.ts';
import { unitOfCells, whyNotBare, type ColumnMatch, type ColumnTarget } from './column-units.ts';
import { listNames } from '../common/list-names.ts';
import { columnUnitOf, productUnitOf } from '../headings/unit-of-kind.ts';
import { isAnyUnit } from '../headings/is-any-unit.ts';
import { isOpenGravity } from '../headings/gravity-heading.ts';
import { columnName, type ListColumn } from './heading.ts';
import {
  instrumentKinds,
  isAtOtherCondition,
  isBareQualifier,
  isItemHeading,
  isOtherByLetter,
  isTagHeading,
  similarity,
  withoutDivertingWords,
  wordsOf,
} from '../headings/heading-words.ts';
import { tellingWords } from '../headings/neutral-words.ts';
import { outletUnit, withOutletPressures } from './outlet-pressures.ts';
import { areVapourFractions, basisOfFraction, isVapourFraction, phaseInput } from './phase-column.ts';
import { isLiquidOf, isTotalFlowOf, vapourInput } from './phase-values.ts';
import { withoutLoneViscosities } from './row-products.ts';
import { withUnitsAlone } from './unit-heads.ts';
import { absoluteUnit, isSimulatorReport, statedBasisUnit } from './simulator-report.ts';

/**
 * Weight of a match: of the total flow beside that of the vapour, from which that of the liquid follows, by exact label or id, by symbol; matches by
 * words weigh less than 1.
 */
const exactWeights = { total: 4, label: 3, symbol: 2 } as const;
const minSimilarity = 0.5;
/** Weight of a vapour fraction by mass, which is preferred to one by mole. */
const massFractionWeight = 0.6;

interface Guess {
  readonly input: Input;
  readonly weight: number;
}

/** The target of a column for a field: in the unit of the list, or that of all its cells with one, if valid, else in the unit of the present case. */
export function targetOf({ id, field }: Input, column: ListColumn, baseCase: CaseData): ColumnTarget {
  if (field.type !== 'quantity') return { id };
  const unit = column.unit === '' ? (unitOfCells(field.kind, column) ?? '') : column.unit;
  // As where it divides a flow, a vapour fraction without a unit is one of 1, as is a share under "Efficiency [-]".
  const isShareOfOne = isVapourFraction(column.name) || /[([]\s*[-–—]\s*[)\]]\s*$/.test(column.heading);
  if (field.kind === 'fraction' && unit === '' && isShareOfOne && areVapourFractions(column)) return { id, unit };
  return { id, unit: columnUnitOf(field.kind, unit) ?? outletUnit(field, unit) ?? baseCase[id]?.unit ?? field.unit };
}

/** Whether the unit of a column, if any, fits a field; options may be sizes in inches. */
function unitFits({ field }: Input, column: ListColumn): boolean {
  const { unit } = column;
  if (unit === '') return whyNotBare(field, column) === undefined;
  if (field.type === 'choice')
    return (isOfSizes(field) && isSizeUnit(unit)) || isVapourFraction(column.name, unit) || !isAnyUnit(unit);
  return field.type === 'quantity' && columnUnitOf(field.kind, unit) !== undefined;
}

/** Whether sizes are stated in inches, NPS or DN, which lists also give in mm, or in several of them: "NPS / DN". */
function isSizeUnit(unit: string): boolean {
  return unit
    .split(/\s*(?:[/,]|\bor\b)\s*/)
    .every(part => /^(?:NPS|DN|NB|mm)$/i.test(part) || findUnit('length', part)?.symbol === 'inch');
}

/** Number of sample cells from which they can overrule a heading that equals the label of a field. */
const minOverrulingSamples = 2;

const isNoNumber = (cell: string) => !/^[(<>≤≥~≈±\s]*[+\-−–]?\s?[.,]?\d/.test(cell);

/** Whether a column has only numbers for a choice of words: diameters under "Orifice (mm)" are none of the options of "Orifice". */
function areNumbersForWords({ field }: Input, { name, unit, samples = [] }: ListColumn): boolean {
  if (field.type !== 'choice' || isOfSizes(field) || isVapourFraction(name, unit)) return false;
  const isOption = (cell: string) => findOption(field, field.options, cell) !== undefined;
  return samples.length > 0 && !samples.some(cell => isNoNumber(cell) || isOption(cell));
}

/** Whether the cells of a column fit a field: a column "Fluid" of names is not the phase, and tags under "Pump" are not an efficiency. */
function samplesFit({ field }: Input, { name, unit, samples = [] }: ListColumn, weight = 1): boolean {
  const words = samples.filter(isNoNumber);
  const isOption = (cell: string) => field.type === 'choice' && findOption(field, field.options, cell) !== undefined;
  // Sizes under "Pipe" are no material; a bare size may be in DN.
  const isOfWords = field.type === 'choice' && !isOfSizes(field) && !isVapourFraction(name, unit);
  if (isOfWords && weight < 1 && !samples.some(isOption)) return samples.length === 0;
  if (samples.length === 0 || words.length < samples.length) return true;
  if (field.type === 'quantity') return false;
  if (field.type !== 'choice') return true;
  const fitting = words.filter(isOption).length;
  // Under "Fluid", which only resembles "Fluid properties", water may be the name of a fluid.
  return weight < 1 ? fitting === words.length : 2 * fitting >= words.length;
}

/** Whether the options of a choice are nominal sizes. */
const isOfSizes = ({ names }: ChoiceField) => Object.values(names ?? {}).some(name => isSizeName(name ?? ''));

/** The weight of a unit: a column in units of mass flow is preferred to one that has to be converted. */
function unitWeight({ field }: Input, { unit }: ListColumn): number {
  return field.type === 'quantity' && productUnitOf(field.kind, unit) ? 0.9 : 1;
}

interface InputWords {
  readonly input: Input;
  readonly label: ReadonlySet<string>;
  readonly id: ReadonlySet<string>;
}

const inputWordsCache = new WeakMap<Definition, readonly InputWords[]>();

function inputWords(definition: Definition): readonly InputWords[] {
  let known = inputWordsCache.get(definition);
  if (!known) {
    known = definition.inputs.map(input => ({ input, label: wordsOf(input.field.label), id: wordsOf(input.id) }));
    inputWordsCache.set(definition, known);
  }
  return known;
}

/** The fields that a column may mean, whatever its unit, with weights. */
function guessFields(definition: Definition, column: ListColumn): Guess[] {
  const named = [column.heading, column.name].map(text => findFieldByLabel(definition, text)).find(found => found);
  if (named && !areNumbersForWords(named.input, column)) return [{ input: named.input, weight: exactWeights.label }];
  const ofLiquid = definition.inputs.find(input => isLiquidOf(definition, input, column));
  if (ofLiquid) return isElsewhere(ofLiquid, column) ? [] : [{ input: ofLiquid, weight: exactWeights.label }];
  if (isResultLabel(definition, column.heading)) return [];
  const phase = isVapourFraction(column.name, column.unit) ? phaseInput(definition) : undefined;
  if (phase) {
    const isPhase = areVapourFractions(column) || (column.samples ?? []).some(cell => /^\p{L}/u.test(cell));
    return isPhase
      ? [{ input: phase, weight: basisOfFraction(column) === 'mass' ? massFractionWeight : minSimilarity }]
      : [];
  }
  const measured = instrumentKinds(column.name);
  if (measured)
    return definition.inputs.flatMap(input =>
      column.unit !== '' && input.field.type === 'quantity' && measured.includes(input.field.kind)
        ? [{ input, weight: minSimilarity }]
        : [],
    );
  const plain = (text: string) => text.normalize('NFKC').toLowerCase();
  const bySymbol = definition.inputs.filter(({ field: { symbol } }) => {
    if (symbol === undefined || plain(symbolText(symbol)) !== plain(column.name)) return false;
    // d in a pipe of D is another diameter.
    return symbolText(symbol) !== 'D' || column.name === 'D';
  });
  if (bySymbol.length === 1) return bySymbol.map(input => ({ input, weight: exactWeights.symbol }));
  const nominal = definition.inputs.find(input => isNominalDiameter(input, column));
  return nominal ? [{ input: nominal, weight: minSimilarity }] : guessByWords(definition, column);
}

/** Whether a column of diameters, inside or outside unsaid, has nominal sizes only, and a field is that of these: "Dia. (in)" above 6 and 1-1/2. */
function isNominalDiameter({ field }: Input, { name, unit, samples = [] }: ListColumn): boolean {
  if (field.type !== 'choice' || !isOfSizes(field) || !wordsOf(field.label).has('nominal')) return false;
  const isInch = findUnit('length', unit)?.symbol === 'inch';
  if ([...wordsOf(name)].join() !== 'diameter' || !(isInch || unit === 'mm' || unit === '')) return false;
  const systems = isInch ? ['NPS'] : unit === 'mm' ? ['DN'] : ['NPS', 'DN'];
  const isSize = (cell: string) =>
    [cell, ...systems.map(system => `${system} ${cell}`)].some(
      text => (text !== cell || !/^[\d.,]+$/.test(cell)) && findOption(field, field.options, text) !== undefined,
    );
  return samples.length > 0 && samples.every(isSize);
}

/** The fields that a column may mean by the words of its heading. */
function guessByWords(definition: Definition, column: ListColumn): Guess[] {
  // Without a unit, ID more likely means an identifier than an inside diameter.
  const hasNoUnit = column.unit === '' && !(column.samples ?? []).some(cell => splitQuantity(cell) !== undefined);
  const names = [column.name, column.heading].map(text => (hasNoUnit ? text.replaceAll(/\bid\b/gi, 'ident') : text));
  // Simulators print the "Total Mass Rate" of a stream as well as that of its phases.
  const isDrop = wordsOf(column.name).has('differential');
  const texts = [...new Set([...names, ...names.map(text => (isDrop ? text : text.replace(/^total\s+/i, '')))])]
    .map(wordsOf)
    .flatMap(words => [words, ...gasOrVapour(words)]);
  const alternatives = column.name.split(' / ').map(wordsOf);
  if (column.unit === '' && (isBareQualifier(wordsOf(column.name)) || isTag(column.name))) return [];
  const subject = wordsOf(definition.title);
  return inputWords(definition).flatMap(({ input, label, id }) => {
    const weightOf = (words: ReadonlySet<string>) => {
      if (similarity(words, id) === 1) return 1;
      return tellingWords(words, label, subject).length > 0 ? 0 : similarity(words, label);
    };
    const weight = Math.max(...texts.map(weightOf));
    // Cells under "Spec. Gravity / Mol. Wt." may be either.
    const isOpen = alternatives.length > 1 && alternatives.some(words => weightOf(words) < minSimilarity);
    const isOther = isOpen || isElsewhere(input, column) || isOtherByLetter(column.name, label);
    return weight >= minSimilarity && !isOther ? [{ input, weight }] : [];
  });
}

/** The fields that a column may mean, as every row of its list asks for them. */
const guessesCache = new WeakMap<ListColumn, readonly Guess[]>();

/**
 * The field that takes the value of a column in a case that does not show the field it is matched to, such as the density of a liquid instead of that
 * of two phases; undefined if there is none or several.
 */
export function shownAlternative(
  definition: Definition,
  input: Input,
  column: ListColumn,
  data: CaseData,
): Input | undefined {
  let guesses = guessesCache.get(column);
  if (!guesses) guessesCache.set(column, (guesses = guessByWords(definition, column)));
  const [only, ...others] = guesses.flatMap(({ input: other }) => {
    const { id, field } = other;
    const isAlike =
      field.type === 'quantity' &&
      input.field.type === 'quantity' &&
      field.kind === input.field.kind &&
      id !== input.id;
    return isAlike && isShown(field.when, data) ? [other] : [];
  });
  return others.length === 0 ? only : undefined;
}

/** Whether a heading is the tag of an item, as in a list on its side: "L-1" is no length. */
const isTag = (heading: string) => /^\p{Lu}{1,4}-\d+\p{Lu}?$/u.test(heading);

/** The words with gas for vapour or vapour for gas, which lists do not distinguish, except in pressures. */
function gasOrVapour(words: ReadonlySet<string>): ReadonlySet<string>[] {
  if (words.has('pressure') || words.has('gas') === words.has('vapour')) return [];
  const other = words.has('gas') ? 'vapour' : 'gas';
  return [new Set([...words].map(word => (word === 'gas' || word === 'vapour' ? other : word)))];
}

/** Whether a column has a property at a reference condition that a field is not at. */
const isElsewhere = ({ field }: Input, { heading }: ListColumn) =>
  field.type === 'quantity' && isAtOtherCondition(heading, field.label, field.kind);

/**
 * Matches columns of a list to fields by headings and units. A column that may be several fields, and a field that may
 * be several columns, are left to the user.
 * @param baseCase the case whose units apply to numbers without one, and whose choices decide which fields are shown
 */
export function matchColumns(
  definition: Definition,
  columns: readonly ListColumn[],
  baseCase: CaseData,
): readonly ColumnMatch[] {
  const hasTag = definition.inputs.some(({ id }) => id === caseNameId);
  const tag = hasTag ? tagColumn(definition, columns) : undefined;
  const guesses = columns.map(column =>
    column === tag ? [] : guessFields(definition, column).filter(({ input }) => unitFits(input, column)),
  );
  const isFitted = (input: Input, but: number) =>
    columns.some(
      (column, other) =>
        other !== but && guesses[other]?.some(guess => guess.input === input) && samplesFit(input, column),
    );
  /** Whether a column has the flow of both phases beside one with that of the vapour. */
  const isLessVapour = (input: Input, { name }: ListColumn) =>
    isTotalFlowOf(definition, input, name) &&
    guesses.some(each => each.some(guess => guess.input === vapourInput(definition, input)));
  const best = columns.map((column, index) => {
    const isLabelOf = ({ input, weight }: Guess) =>
      weight >= exactWeights.label && (column.samples ?? []).length < minOverrulingSamples && !isFitted(input, index);
    const fitting = (guesses[index] ?? []).filter(
      guess => samplesFit(guess.input, column, guess.weight) || isLabelOf(guess),
    );
    return bestGuesses(
      fitting.map(guess => ({
        ...guess,
        weight:
          (isLessVapour(guess.input, column) ? exactWeights.total : guess.weight) * unitWeight(guess.input, column),
      })),
      baseCase,
    );
  });
  const isSimulated = isSimulatorReport(columns);
  const matches = columns.map((column, index): ColumnMatch => {
    if (column === tag) return { target: { id: caseNameId } };
    const [guess, ...others] = best[index] ?? [];
    if (!guess) return { target: undefined, ...unreadHint(definition, column) };
    if (others.length > 0) return { target: undefined, hint: `May be ${oneOf([guess, ...others])}.` };
    const rivals = columns.filter((_, other) => {
      const [rival, ...more] = best[other] ?? [];
      return other !== index && more.length === 0 && rival?.input === guess.input && rival.weight >= guess.weight;
    });
    const stronger = rivals.find(rival => (best[columns.indexOf(rival)]?.[0]?.weight ?? 0) > guess.weight);
    if (stronger) {
      const taken = `${guess.input.field.label} is taken from ${columnName(stronger)}`;
      const isUsed = isVapourFraction(column.name, column.unit);
      return { target: undefined, hint: `${taken}${isUsed ? '; this divides a flow of both phases' : ''}.` };
    }
    if (rivals.length > 0)
      return { target: undefined, hint: `Could be ${guess.input.field.label}, but so could another column.` };
    if (isMolarFraction(guess.input, column, columns)) return { target: undefined, hint: molarHint };
    const target = targetOf(guess.input, column, baseCase);
    const stated =
      statedBasisUnit(guess.input.field, column, target.unit) ??
      (isSimulated ? absoluteUnit(guess.input.field, column) : undefined);
    return { target: stated === undefined ? target : { ...target, unit: stated } };
  });
  const isList = matches.filter(({ target }) => target).length >= minMatchedColumns;
  const isName = (index: number) => !tag && hasTag && index === 0 && isList && isUnnamed(columns[0]);
  const named = withUnitsAlone(definition, columns, matches);
  const complete = withOutletPressures(definition, columns, withoutLoneViscosities(definition, columns, named));
  return complete.map((match, index) => (isName(index) ? { target: { id: caseNameId } } : match));
}

/** Minimum number of matched columns for a column without a heading to be read as names. */
const minMatchedColumns = 2;

/** The column with the tags: one that matches the name field, else the first with a tag heading. */
function tagColumn(definition: Definition, columns: readonly ListColumn[]): ListColumn | undefined {
  const named = (column: ListColumn) => findFieldByLabel(definition, column.heading)?.input.id;
  const candidates = columns.filter(
    column => named(column) === undefined && !isAnyUnit(column.unit) && isTagColumn(column),
  );
  return (
    columns.find(column => named(column) === caseNameId) ??
    candidates.find(column => !isRowCount(column)) ??
    candidates[0]
  );
}

/** Whether a column has distinct names in its rows, such as stream names, under a blank corner or one that names the rows of a transposed list. */
function isUnnamed(column: ListColumn | undefined): boolean {
  const { heading = '', samples = [] } = column ?? {};
  const isCorner = /^(?:(?:property|properties|parameter|variable|quantity|data|eigenschaft|größe)s?)?$/i.test(heading);
  return (
    isCorner &&
    !samples.every(cell => /^(?:values?|wert)$/i.test(cell)) &&
    samples.every(cell => /^\p{L}|\d\D/u.test(cell)) &&
    new Set(samples).size === samples.length
  );
}

/** Whether a column contains row numbers: 1, 2, 3. */
function isRowCount({ samples = [] }: ListColumn): boolean {
  const numbers = samples.filter(cell => /^\d+$/.test(cell)).map(Number);
  return numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
}

/** Whether a column contains tags: by its heading, or by its cells if the heading is a type of item such as "Pump". */
function isTagColumn({ name, samples = [] }: ListColumn): boolean {
  return (
    isTagHeading(name) ||
    (isItemHeading(name) &&
      samples.some(cell => /^\p{L}|^\d{2,}(?:[A-Z]$|-\p{L})|^\d[\d\s/.-]*(?:["″]|'')[\d/]*-\p{L}/u.test(cell)))
  );
}

/** The guesses of the highest weight, preferring fields that the case shows. */
function bestGuesses(guesses: readonly Guess[], baseCase: CaseData): readonly Guess[] {
  const maximum = Math.max(0, ...guesses.map(({ weight }) => weight));
  const best = guesses.filter(({ weight }) => weight === maximum);
  const shown = best.filter(({ input }) => isShown(input.field.when, baseCase));
  return shown.length > 0 ? shown : best;
}

const oneOf = (guesses: readonly Guess[]) => {
  const labels = guesses.slice(0, 3).map(({ input }) => input.field.label);
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
};

const molarHint =
  'A vapour fraction by mole, as simulators print it; it is needed by mass, under “Vapour mass fraction”.';

/** Whether a column for a share of vapour, which fields take by mass, has one by mole: by its heading, or as a report of a simulator has it. */
function isMolarFraction({ field }: Input, column: ListColumn, columns: readonly ListColumn[]): boolean {
  if (field.type !== 'quantity' || field.kind !== 'fraction' || !isVapourFraction(column.name, column.unit))
    return false;
  const basis = basisOfFraction(column);
  return basis === 'molar' || (basis === undefined && isSimulatorReport(columns.filter(each => each !== column)));
}

/** Why a column that matches no field with its unit is not imported. */
function unreadHint(definition: Definition, column: ListColumn): { readonly hint?: string } {
  const [close] = guessFields(definition, column).toSorted((a, b) => b.weight - a.weight);
  if (close && unitFits(close.input, column))
    return {
      hint: `Its name matches ${close.input.field.label}, but its cells do not${cellsThatDoNot(close.input, column)}.`,
    };
  if (close) {
    const { field } = close.input;
    if (column.unit === '')
      return { hint: `Its name matches ${field.label}, but ${whyNotBare(field, column) ?? 'its unit is open'}.` };
    const words = field.type === 'quantity' ? explainUndefinedUnit(field.kind, column.unit) : undefined;
    const why = words === undefined ? 'is not one of its units' : `is a unit ${words}`;
    return { hint: `Its name matches ${field.label}, but “${column.unit}” ${why}.` };
  }
  if (isVapourFraction(column.name, column.unit) && basisOfFraction(column) === 'molar') return { hint: molarHint };
  const other = otherQuantity(definition, column) ?? otherThanChange(definition, column);
  if (other !== undefined) return { hint: other };
  if (isResultLabel(definition, column.heading)) return { hint: 'A result; it will be calculated.' };
  if (isOpenGravity(column.heading)) {
    return {
      hint: 'For a liquid relative to water, write SG 60/60 above it, or choose the density in SG (60 °F). For a gas it is the molar mass over that of air, 28.96 g/mol.',
    };
  }
  return {};
}

/** That an elevation is not the change of it; undefined for any other column. */
function otherThanChange(definition: Definition, column: ListColumn): string | undefined {
  const words = new Set([...wordsOf(column.name), 'change']);
  const like = inputWords(definition).find(
    ({ input, label }) => similarity(words, label) === 1 && unitFits(input, column),
  );
  return like && `It may not be the ${like.input.field.label.toLowerCase()}; choose that if it is.`;
}

/** The first cells of a column that are no options of a choice, in brackets; empty for any other field. */
function cellsThatDoNot({ field }: Input, { samples = [] }: ListColumn): string {
  if (field.type !== 'choice') return '';
  const unknown = new Set(samples.filter(cell => findOption(field, field.options, cell) === undefined));
  return unknown.size === 0 ? '' : ` (${listNames([...unknown].slice(0, maxNamedCells).map(cell => `“${cell}”`))})`;
}

/** Maximum number of cells named in a hint. */
const maxNamedCells = 4;

/** That a column has a quantity of its own by a word of its heading, such as the differential at shut-off; undefined for any other column. */
function otherQuantity(definition: Definition, column: ListColumn): string | undefined {
  if (column.unit === '') return undefined;
  const heading = wordsOf(column.name);
  const { plain, words: diverting } = withoutDivertingWords(heading);
  const subject = wordsOf(definition.title);
  const found = inputWords(definition).flatMap(({ input, label }) => {
    if (input.field.type !== 'quantity' || !unitFits(input, column)) return [];
    const telling = tellingWords(plain, label, subject);
    const weight = similarity(new Set([...plain].filter(word => !telling.includes(word))), label);
    const words = [...heading].filter(word => diverting.includes(word) || telling.includes(word));
    return words.length > 0 && weight >= minSimilarity ? [{ input, weight, words, isSure: telling.length === 0 }] : [];
  });
  const [like] = found.toSorted((one, other) => other.weight - one.weight);
  if (!like) return undefined;
  const { input, words, isSure } = like;
  return `By “${words.join(' ')}” it ${isSure ? 'is' : 'may be'} another value than ${input.field.label}.`;
}
