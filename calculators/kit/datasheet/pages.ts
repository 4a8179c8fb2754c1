import { caseTitle, requireInput } from '../case/case-data.ts';
import type { CaseData } from '../definition/case-input.ts';
import { resultInfo, type Definition } from '../definition/calculator-definition.ts';
import { labelInUnit } from '../units/label-in-unit.ts';
import type { UnitSelector } from '../figures/quantity-text.ts';
import type { CaseReport } from '../report/report.ts';
import { displayUnits } from '../report/convert-units.ts';
import type { Source } from '../definition/source.ts';
import type { ResultUnits } from '../units/unit-set.ts';
import type { Datasheet, DatasheetLine, DatasheetPart, ItemDatasheet, ListDatasheet } from './declaration.ts';
import { governingIndices } from './governing.ts';
import type { DatasheetPage, FilledBlock, FilledLine, FilledPart, ItemPage, ListPage } from './page-types.ts';
import { tablePage } from './table-page.ts';
import { assumedValue, valueOf, textValue, computeDerived, type DatasheetValue, type Subject } from './case-values.ts';

/** Whether cases are the states of one item or separate items. */
export type Arrangement = 'states' | 'items';

/** Maximum number of states side by side on one page. */
export const maxStates = 4;

/** The cases of a datasheet, with their report and the units of its results. */
interface DatasheetCases {
  readonly definition: Definition;
  readonly cases: readonly CaseData[];
  /** The indexes of these cases in the workbench, which title those without a name. */
  readonly indices: readonly number[];
  readonly report: CaseReport;
  readonly units: ResultUnits;
}

/** Fills in a datasheet from cases: a page for each item, or one list. */
export function datasheetPages(
  sheet: Datasheet,
  input: DatasheetCases,
  arrangement: Arrangement,
): readonly DatasheetPage[] {
  const { definition, report, units } = input;
  const subjects = input.cases.flatMap((data, index): Subject[] => {
    const reported = report.cases[index];
    const title = caseTitle(data, input.indices[index] ?? index);
    return reported ? [{ definition, title, data, report: reported }] : [];
  });
  const [first] = subjects;
  if (!first) return [];
  const inUnits = unitsOf(definition, first.data, units);
  if (sheet.type === 'table') {
    const unitFor = displayUnits(definition, first.data, units);
    const lineOf = (each: DatasheetLine, number: number, rows: readonly Subject[]) =>
      filledLine(each, number, rows, inUnits);
    return [tablePage(sheet, subjects, { unitFor, lineOf, notes: notesOf(sheet, subjects) })];
  }
  if (sheet.type === 'list') return [listPage(sheet, subjects, inUnits, report)];
  const items = arrangement === 'items' ? subjects.map(each => [each]) : bandsOf(subjects, maxStates);
  return items.map(states => itemPage(sheet, states, inUnits));
}

/** Splits into as few groups as possible, of about equal length. */
function bandsOf<T>(all: readonly T[], maximum: number): T[][] {
  const length = Math.ceil(all.length / Math.ceil(all.length / maximum));
  return Array.from({ length: Math.ceil(all.length / length) }, (_, band) =>
    all.slice(band * length, (band + 1) * length),
  );
}

type UnitOfLine = (line: DatasheetLine) => string;

/**
 * The unit of each line: that entered in the first case, that in which a result is displayed, or that of other values
 * of its kind.
 */
function unitsOf(definition: Definition, data: CaseData, results: ResultUnits): UnitOfLine {
  const unitFor: UnitSelector = displayUnits(definition, data, results);
  const resultIds = new Set(definition.results.map(({ id }) => id));
  const ofSource = (source: Source) => {
    if (source.type === 'field') {
      const { field } = requireInput(definition, source.id);
      return field.type === 'quantity' ? (data[source.id]?.unit ?? field.unit) : '';
    }
    const { kind, unit = '' } = resultInfo(definition, source.id);
    if (resultIds.has(source.id)) return results[source.id] ?? unit;
    return kind === undefined ? unit : unitFor(kind, unit);
  };
  return each => {
    switch (each.type) {
      case 'known':
        return ofSource(each.sources[0]);
      case 'derived': {
        if (each.like) return ofSource(each.like);
        const { kind, unit = '' } = each.step.info ?? {};
        return kind === undefined ? '' : unitFor(kind, unit);
      }
      case 'blank':
        if (each.like) return ofSource(each.like);
        return each.quantity ? unitFor(each.quantity.kind, each.quantity.unit) : '';
      case 'name':
      case 'cell':
        return '';
    }
  };
}

/** A line with a value for each case. */
function filledLine(each: DatasheetLine, number: number, subjects: readonly Subject[], unitOf: UnitOfLine): FilledLine {
  const unit = unitOf(each);
  const values = subjects.map(subject => valueIn(each, subject, unit));
  const usual = each.type === 'known' && each.sources[0].type !== 'field' ? basisOf(each.sources[0], subjects) : unit;
  return { number, label: labelInUnit({ label: each.label, unit: usual }, unit), unit, values };
}

/** The default unit of a step, whose denominator its label may contain: per 100 m. */
const basisOf = (source: Source, [first]: readonly Subject[]) =>
  (first && resultInfo(first.definition, source.id).unit) ?? '';

/** The first value that any of the sources gives. */
function firstOf<S, T>(sources: readonly S[], give: (source: S) => T | undefined): T | undefined {
  for (const source of sources) {
    const input = give(source);
    if (input !== undefined) return input;
  }
  return undefined;
}

function valueIn(each: DatasheetLine, subject: Subject, unit: string): DatasheetValue | undefined {
  switch (each.type) {
    case 'known':
      return firstOf(each.sources, source => valueOf(subject, source, unit));
    case 'derived':
      return computeDerived(subject, each.step, unit);
    case 'name':
      return textValue(subject.title);
    case 'blank':
    case 'cell':
      return undefined;
  }
}

/** One value for all states: the common one, else the numbers in the order of the states. */
function shared(values: readonly (DatasheetValue | undefined)[]): DatasheetValue | undefined {
  const [first] = values;
  if (values.every(value => value?.text === first?.text)) return first;
  if (values.some(value => value?.isNumber === false)) return textValue('Differs between the cases');
  return textValue(values.map(value => value?.text ?? '–').join(' / '));
}

function itemPage(sheet: ItemDatasheet, subjects: readonly Subject[], unitOf: UnitOfLine): ItemPage {
  let number = 0;
  const fill = ({ title, lines, states }: DatasheetPart): FilledPart => ({
    title,
    lines: lines.map(each => {
      number += 1;
      const filled = filledLine(each, number, subjects, unitOf);
      if (states) return filled;
      // Several states are named above their columns; the name of the item is unknown.
      const named = each.type === 'name' && subjects.length > 1;
      return { ...filled, values: [named ? undefined : shared(filled.values)] };
    }),
  });
  const blocks = inBlocks(sheet.parts).map((parts): FilledBlock => {
    const [first] = parts;
    if (first?.states) return { type: 'states', part: fill(first) };
    const { left, right } = inHalves(parts);
    return { type: 'halves', left: left.map(fill), right: right.map(fill) };
  });
  return {
    type: 'item',
    title: sheet.title,
    standards: sheet.standards,
    states: subjects.map(({ title }) => title),
    blocks,
    notes: notesOf(sheet, subjects),
  };
}

/** Groups parts into blocks: parts with states are alone, others are joined with their neighbours. */
function inBlocks(parts: readonly DatasheetPart[]): DatasheetPart[][] {
  const blocks: DatasheetPart[][] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (part.states || last === undefined || last[0]?.states) blocks.push([part]);
    else last.push(part);
  }
  return blocks;
}

/** Splits parts into two stacks, in order, with the taller one as short as possible. */
function inHalves(parts: readonly DatasheetPart[]) {
  const height = (some: readonly DatasheetPart[]) => some.reduce((sum, { lines }) => sum + lines.length + 1, 0);
  const cuts = parts.map((_, index) => index + 1);
  const higher = (cut: number) => Math.max(height(parts.slice(0, cut)), height(parts.slice(cut)));
  const cut = cuts.reduce((best, each) => (higher(each) < higher(best) ? each : best), cuts[0] ?? 0);
  return { left: parts.slice(0, cut), right: parts.slice(cut) };
}

function listPage(
  sheet: ListDatasheet,
  subjects: readonly Subject[],
  unitOf: UnitOfLine,
  { together }: CaseReport,
): ListPage {
  let number = 0;
  const parts = sheet.parts.map(({ title, lines }) => ({
    title,
    columns: lines.map(each => {
      number += 1;
      return filledLine(each, number, subjects, unitOf);
    }),
  }));
  const governing = sheet.governing ? governingIndices(sheet.governing, subjects) : [];
  return {
    type: 'list',
    title: sheet.title,
    standards: sheet.standards,
    parts,
    rows: subjects.length,
    governing: typeof governing === 'string' ? [] : governing,
    notes: [
      ...notesOf(sheet, subjects),
      ...(typeof governing === 'string' ? [governing] : []),
      ...(together?.messages.map(({ text }) => text) ?? []),
    ],
  };
}

/** Notes of a page: general notes, assumed values, and whether there are warnings. */
function notesOf(sheet: Datasheet, subjects: readonly Subject[]): string[] {
  const lines = sheet.parts.flatMap(part => part.lines);
  const assumed = lines.flatMap(each => {
    if (each.type !== 'known') return [];
    const taken = new Set(subjects.flatMap(subject => assumedValue(subject, each.sources[0]) ?? []));
    return [...taken].map(text => `${each.label.charAt(0).toLowerCase()}${each.label.slice(1)} ${text}`);
  });
  const serious = new Set(
    subjects.flatMap(({ report }) => report.messages.filter(({ level }) => level !== 'info').map(({ text }) => text)),
  );
  return [
    ...(sheet.notes ?? []),
    ...(assumed.length > 0 ? [`Not entered; assumed in the calculation: ${assumed.join('; ')}.`] : []),
    ...(serious.size > 0
      ? [
          `The calculation gives ${serious.size === 1 ? 'a warning' : `${serious.size} warnings`}: see its calculation sheet.`,
        ]
      : []),
  ];
}
