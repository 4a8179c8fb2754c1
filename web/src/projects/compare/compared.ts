import { compareReports, valueDifferences, type CaseReport } from '@isentrope/calculators/kit';
import { kinds, type KindDeclaration } from '@isentrope/engineering/quantities';
import { matchedCases, type RevisionRecord } from '@isentrope/records';
import {
  readReport,
  type RecordCase,
  type RecordLine,
  type RecordMessage,
  type RecordValue,
} from '../revision/report.ts';
import { caseName, typedCell } from '../revision/rows.ts';
import { shown } from '../revision/shown.ts';

/** What of a revision or a working copy is compared. */
export type ComparedRecord = Pick<RevisionRecord, 'project' | 'sheet' | 'document' | 'fields' | 'results' | 'report'>;

/** One value on both sides: null where a side has nothing of it. */
export interface ComparedLine {
  readonly label: string;
  readonly was: string | null;
  readonly now: string | null;
  /** By how much it changed, as a fraction of what it was, with its sign; null where not both are numbers that compare. */
  readonly relative: number | null;
  readonly same: boolean;
}

/** A line of the working on both sides. */
export interface ComparedStep {
  readonly key: string;
  /** As it stands now; as it stood, where it is gone. */
  readonly line: RecordLine;
  /** Which side has it. */
  readonly on: 'both' | 'was' | 'now';
  /** What differs in it; nothing where it is the same. */
  readonly differences: readonly ComparedLine[];
  /** The first of its case that differs: whatever differs began there. */
  readonly first: boolean;
}

/** A message of either side. */
export interface ComparedMessage {
  readonly message: RecordMessage;
  readonly on: 'both' | 'was' | 'now';
}

/** A case of one side with the one that stands for it on the other. */
export interface ComparedCase {
  readonly name: string;
  readonly inputs: readonly ComparedLine[];
  readonly results: readonly ComparedLine[];
  readonly messages: readonly ComparedMessage[];
  readonly steps: readonly ComparedStep[];
  /** Whether nothing differs. */
  readonly same: boolean;
}

/** Places of cases that are held against each other; undefined where the other side has none like it. */
interface Pair {
  readonly was: number | undefined;
  readonly now: number | undefined;
}

/**
 * Two records of one calculator, case by case. Records name their own fields and results: no calculator is asked.
 * @param places of the one case of each side that is wanted; all of them, unless given.
 */
export function comparedCases(
  was: ComparedRecord,
  now: ComparedRecord,
  places?: { readonly was: number; readonly now: number },
): readonly ComparedCase[] {
  const reports = [readReport(was), readReport(now)] as const;
  return (places === undefined ? pairsOf(was, now) : [places]).map(pair => {
    const [before, later] = [caseAt(reports[0].cases, pair.was), caseAt(reports[1].cases, pair.now)];
    const inputs = inputLines(was, now, pair);
    const results = resultLines(was, now, before, later);
    const messages = comparedMessages(before?.messages ?? [], later?.messages ?? []);
    const steps = comparedSteps(before?.working ?? [], later?.working ?? [], rawPair(was, now, pair));
    const same =
      before !== undefined &&
      later !== undefined &&
      [...inputs, ...results].every(line => line.same) &&
      messages.every(({ on }) => on === 'both') &&
      steps.every(({ differences, on }) => on === 'both' && differences.length === 0);
    return { name: pairName(before, later, pair), inputs, results, messages, steps, same };
  });
}

function caseAt<T>(cases: readonly T[], place: number | undefined): T | undefined {
  return place === undefined ? undefined : cases[place];
}

function pairsOf(was: ComparedRecord, now: ComparedRecord): Pair[] {
  const matched = matchedCases(was.document.cases, now.document.cases);
  const taken = new Map(matched.flatMap((place, index) => (place === undefined ? [] : [[place, index] as const])));
  const gone = matched.flatMap((place, index) => (place === undefined ? [{ was: index, now: undefined }] : []));
  return [...now.document.cases.map((_, place) => ({ was: taken.get(place), now: place })), ...gone];
}

function pairName(before: RecordCase | undefined, later: RecordCase | undefined, { was, now }: Pair): string {
  const [old, fresh] = [caseName(before?.title, was ?? 0), caseName(later?.title, now ?? 0)];
  if (was === undefined) return `${fresh} (new)`;
  if (now === undefined) return `${old} (gone)`;
  return old === fresh ? fresh : `${old} → ${fresh}`;
}

function inputLines(was: ComparedRecord, now: ComparedRecord, pair: Pair): ComparedLine[] {
  const labels = new Map([...was.fields, ...now.fields].map(({ id, label }) => [id, label]));
  const order = [...new Set([...now.fields, ...was.fields].map(({ id }) => id))];
  return order.flatMap(id => {
    const [a, b] = [typedIn(was, pair.was, id), typedIn(now, pair.now, id)];
    if (a === undefined && b === undefined) return [];
    const [before, later] = [a?.join(' ').trim() ?? null, b?.join(' ').trim() ?? null];
    return [
      {
        label: labels.get(id) ?? id,
        was: before,
        now: later,
        relative: a !== undefined && b !== undefined ? typedChange(a, b) : null,
        same: before === later,
      },
    ];
  });
}

/** What stands in a field of a case, typed or read, and its unit; undefined where it is as in a blank case. */
function typedIn({ document, fields }: ComparedRecord, place: number | undefined, id: string) {
  const field = fields.find(each => each.id === id) ?? { unit: '' };
  const cell = typedCell(field, caseAt(document.cases, place)?.[id]);
  return cell && ([cell.text, cell.unit] as const);
}

/** Units whose zero is agreed on, as that of °C is: a fraction of a number in them says nothing. */
const fromAgreedZero = new Set<string>(
  Object.values<KindDeclaration>(kinds).flatMap(({ units }) =>
    units.flatMap(({ symbol, offset }) => (offset === 0 ? [] : [symbol])),
  ),
);

/** The change of what was typed, as a fraction of what it was; null where the two are not numbers of one unit that compare. */
function typedChange([was, unit]: readonly [string, string], [now, other]: readonly [string, string]): number | null {
  return unit === other && !fromAgreedZero.has(unit) ? change(numberIn(was), numberIn(now)) : null;
}

/** A text that is a number alone; undefined for any other. */
function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

/** The change of a number as a fraction of what it was. */
function change(was: number | undefined, now: number | undefined): number | null {
  if (was === undefined || now === undefined || was === 0 || was === now) return null;
  return (now - was) / Math.abs(was);
}

/** Most places of one result that are listed, of a table say. */
const mostPlaces = 40;

function resultLines(
  was: ComparedRecord,
  now: ComparedRecord,
  before: RecordCase | undefined,
  later: RecordCase | undefined,
): ComparedLine[] {
  const named = new Map([...was.results, ...now.results].map(({ id, label }) => [id, label]));
  return [...named].flatMap(([id, label]) => {
    const [a, b] = [before?.values[id], later?.values[id]];
    if ([a, b].every(value => value === undefined || (value.type === 'none' && value.ruledOut))) return [];
    return valueLines(label, a, b);
  });
}

/** A value on both sides: a line, or of a table one for each place that differs. */
function valueLines(label: string, a: RecordValue | undefined, b: RecordValue | undefined): ComparedLine[] {
  const differences = valueDifferences(a, b);
  if (differences.length === 0) return [{ label, was: textOf(a), now: textOf(b), relative: null, same: true }];
  const lines = differences.slice(0, mostPlaces).map(({ part, was, now, relative }) => ({
    label: part === '' ? label : `${label}, ${part}`,
    was,
    now,
    relative: a?.type === 'number' && b?.type === 'number' ? change(a.si, b.si) : relative === 0 ? null : relative,
    same: false,
  }));
  const more = differences.length - lines.length;
  return more === 0
    ? lines
    : [...lines, { label: `${label}: another ${more} places`, was: null, now: null, relative: null, same: false }];
}

function textOf(value: RecordValue | undefined): string | null {
  if (value === undefined) return null;
  if (value.type === 'table') return `${value.rows.length} rows`;
  const { text, unit } = shown(value);
  return unit === '' ? text : `${text} ${unit}`;
}

function comparedMessages(was: readonly RecordMessage[], now: readonly RecordMessage[]): ComparedMessage[] {
  const key = ({ level, text, source = '' }: RecordMessage) => `${level} ${text} ${source}`;
  const left = was.map(message => ({ message, key: key(message) }));
  const found = now.map((message): ComparedMessage => {
    const at = left.findIndex(each => each.key === key(message));
    if (at >= 0) left.splice(at, 1);
    return { message, on: at < 0 ? 'now' : 'both' };
  });
  return [...found, ...left.map(({ message }): ComparedMessage => ({ message, on: 'was' }))];
}

/** Reports of the two cases alone, as the kit compares them. */
function rawPair(was: ComparedRecord, now: ComparedRecord, pair: Pair): readonly [CaseReport, CaseReport] | undefined {
  const [a, b] = [caseAt(was.report.cases, pair.was), caseAt(now.report.cases, pair.now)];
  if (a === undefined || b === undefined) return undefined;
  const alone = (report: ComparedRecord['report'], only: unknown) =>
    ({ schema: report.schema, engine: report.engine, tool: report.tool, cases: [only] }) as unknown as CaseReport;
  return [alone(was.report, a), alone(now.report, b)];
}

/** The steps of both sides in the order of the later one; what is gone stands after the step that it followed. */
function comparedSteps(
  was: readonly RecordLine[],
  now: readonly RecordLine[],
  raw: readonly [CaseReport, CaseReport] | undefined,
): ComparedStep[] {
  const { steps: apart = [], firstSteps = [] } = raw === undefined ? {} : compareReports(raw[0], raw[1]);
  const first = firstSteps[0]?.id;
  const [before, later] = [new Map(was.map(line => [line.id, line])), new Set(now.map(({ id }) => id))];
  const steps = now.map((line): ComparedStep => {
    const { id } = line;
    const differences = apart
      .filter(step => step.id === id)
      .map(({ part, was: old, now: fresh, relative }) => ({
        label: part,
        was: old,
        now: fresh,
        relative: stepChange(before.get(id)?.value, line.value) ?? (relative === 0 ? null : relative),
        same: false,
      }));
    return { key: id, line, on: before.has(id) ? 'both' : 'now', differences, first: id === first };
  });
  for (const [place, line] of was.entries()) {
    if (later.has(line.id)) continue;
    const after = was.slice(0, place).findLast(({ id }) => steps.some(step => step.key === id))?.id;
    const at = after === undefined ? 0 : steps.findIndex(step => step.key === after) + 1;
    steps.splice(at, 0, { key: line.id, line, on: 'was', differences: [], first: line.id === first });
  }
  return steps;
}

function stepChange(a: RecordValue | undefined, b: RecordValue | undefined): number | null {
  return a?.type === 'number' && b?.type === 'number' ? change(a.si, b.si) : null;
}

/** A text as it is read beside another: what both begin and end with, and between them what only this one has. */
export interface Apart {
  readonly head: string;
  readonly differs: string;
  readonly tail: string;
}

/**
 * Where two texts differ, from the first character to the last that do: of numbers by the digit, so that "0.62" and "0.63" differ in
 * their last, of words by the whole word.
 */
export function apart(was: string, now: string): readonly [Apart, Apart] {
  const most = Math.min(was.length, now.length);
  let head = 0;
  while (head < most && was[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  while (head > 0 && [was, now].some(text => isWithinWord(text, head))) head -= 1;
  while (tail > 0 && [was, now].some(text => isWithinWord(text, text.length - tail))) tail -= 1;
  const parted = (text: string): Apart => ({
    head: text.slice(0, head),
    differs: text.slice(head, text.length - tail),
    tail: text.slice(text.length - tail),
  });
  return [parted(was), parted(now)];
}

/** Whether a place of a text, between two of its characters, is within a word. */
function isWithinWord(text: string, place: number): boolean {
  return /\p{L}/u.test(text.charAt(place - 1)) && /\p{L}/u.test(text.charAt(place));
}
