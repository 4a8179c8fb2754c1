import { compareReports, valueDifferences, type CaseReport } from '@isentrope/calculators/kit';
import { kinds, type KindDeclaration } from '@isentrope/engineering/quantities';
import { matchedCases, type RevisionRecord } from '@isentrope/records';
import {
  readReport,
  type RecordCase,
  type RecordLine,
  type RecordMessage,
  type RecordValue,
} from '../revision/read-report.ts';
import { caseName, typedCell } from '../revision/rows.ts';
import { valueText } from '../revision/display-value.ts';

/** The parts of a revision or working copy that are compared. */
export type ComparedRecord = Pick<RevisionRecord, 'project' | 'sheet' | 'document' | 'fields' | 'results' | 'report'>;

/** A value on both sides; null where a side lacks it. */
export interface ComparedLine {
  readonly label: string;
  readonly was: string | null;
  readonly now: string | null;
  /** Signed relative change, as a fraction of the old value; null unless both are comparable numbers. */
  readonly relative: number | null;
  readonly same: boolean;
}

/** A calculation step on both sides. */
export interface ComparedStep {
  readonly key: string;
  /** The current line, or the old one if it was removed. */
  readonly line: RecordLine;
  /** Which side has the step. */
  readonly on: 'both' | 'was' | 'now';
  /** The values that differ; empty if the step is unchanged. */
  readonly differences: readonly ComparedLine[];
  /** Whether it is the first differing step of its case, that is, where the change begins. */
  readonly first: boolean;
}

/** A message on one or both sides. */
export interface ComparedMessage {
  readonly message: RecordMessage;
  readonly on: 'both' | 'was' | 'now';
}

/** A case with its counterpart on the other side. */
export interface ComparedCase {
  readonly name: string;
  readonly inputs: readonly ComparedLine[];
  readonly results: readonly ComparedLine[];
  readonly messages: readonly ComparedMessage[];
  readonly steps: readonly ComparedStep[];
  /** True if the pair has no differences. */
  readonly same: boolean;
}

/** Indices of two paired cases; undefined where a side has no counterpart. */
interface Pair {
  readonly was: number | undefined;
  readonly now: number | undefined;
}

/**
 * Compares two records of one calculator case by case. Labels come from the records, so no calculator is loaded.
 * @param places the index of the case to compare on each side; all cases if omitted.
 */
export function compareCases(
  was: ComparedRecord,
  now: ComparedRecord,
  places?: { readonly was: number; readonly now: number },
): readonly ComparedCase[] {
  const reports = [readReport(was), readReport(now)] as const;
  return (places === undefined ? pairsOf(was, now) : [places]).map(pair => {
    const [before, later] = [caseAt(reports[0].cases, pair.was), caseAt(reports[1].cases, pair.now)];
    const inputs = inputLines(was, now, pair);
    const results = resultLines(was, now, before, later);
    const messages = compareMessages(before?.messages ?? [], later?.messages ?? []);
    const steps = compareSteps(before?.working ?? [], later?.working ?? [], reportPair(was, now, pair));
    const same =
      before !== undefined &&
      later !== undefined &&
      [...inputs, ...results].every(line => line.same) &&
      messages.every(({ on }) => on === 'both') &&
      steps.every(({ differences, on }) => on === 'both' && differences.length === 0);
    return { name: pairName(before, later, pair), inputs, results, messages, steps, same };
  });
}

function caseAt<T>(cases: readonly T[], index: number | undefined): T | undefined {
  return index === undefined ? undefined : cases[index];
}

function pairsOf(was: ComparedRecord, now: ComparedRecord): Pair[] {
  const matched = matchedCases(was.document.cases, now.document.cases);
  const indexOfMatch = new Map(
    matched.flatMap((position, index) => (position === undefined ? [] : [[position, index] as const])),
  );
  const removed = matched.flatMap((position, index) =>
    position === undefined ? [{ was: index, now: undefined }] : [],
  );
  return [...now.document.cases.map((_, index) => ({ was: indexOfMatch.get(index), now: index })), ...removed];
}

function pairName(before: RecordCase | undefined, later: RecordCase | undefined, { was, now }: Pair): string {
  const [old, fresh] = [caseName(before?.title, was ?? 0), caseName(later?.title, now ?? 0)];
  if (was === undefined) return `${fresh} (new)`;
  if (now === undefined) return `${old} (removed)`;
  return old === fresh ? fresh : `${old} → ${fresh}`;
}

function inputLines(was: ComparedRecord, now: ComparedRecord, pair: Pair): ComparedLine[] {
  const labels = new Map([...was.fields, ...now.fields].map(({ id, label }) => [id, label]));
  const order = [...new Set([...now.fields, ...was.fields].map(({ id }) => id))];
  return order.flatMap(id => {
    const [a, b] = [inputText(was, pair.was, id), inputText(now, pair.now, id)];
    if (a === undefined && b === undefined) return [];
    const [before, later] = [a?.join(' ').trim() ?? null, b?.join(' ').trim() ?? null];
    return [
      {
        label: labels.get(id) ?? id,
        was: before,
        now: later,
        relative: a !== undefined && b !== undefined ? relativeInputChange(a, b) : null,
        same: before === later,
      },
    ];
  });
}

/** Text and unit of a field, typed or resolved from a reference; undefined if the field is as in a blank case. */
function inputText({ document, fields }: ComparedRecord, index: number | undefined, id: string) {
  const field = fields.find(each => each.id === id) ?? { unit: '' };
  const cell = typedCell(field, caseAt(document.cases, index)?.[id]);
  return cell && ([cell.text, cell.unit] as const);
}

/** Units with an arbitrary zero, such as °C, for which a relative change has no meaning. */
const unitsWithArbitraryZero = new Set<string>(
  Object.values<KindDeclaration>(kinds).flatMap(({ units }) =>
    units.flatMap(({ symbol, offset }) => (offset === 0 ? [] : [symbol])),
  ),
);

/**
 * Relative change of a typed value, as a fraction of the old one; null unless both are comparable numbers in the same
 * unit.
 */
function relativeInputChange(
  [was, unit]: readonly [string, string],
  [now, other]: readonly [string, string],
): number | null {
  return unit === other && !unitsWithArbitraryZero.has(unit)
    ? relativeChange(parsePlainNumber(was), parsePlainNumber(now))
    : null;
}

/** The number if the text is a plain number, else undefined. */
function parsePlainNumber(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

/** Relative change as a fraction of the old value; null if it is undefined. */
function relativeChange(was: number | undefined, now: number | undefined): number | null {
  if (was === undefined || now === undefined || was === 0 || was === now) return null;
  return (now - was) / Math.abs(was);
}

/** Maximum number of differing places listed for one result, a table for example. */
const maxListedCells = 40;

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

/** A value on both sides as one line, or one line per differing cell of a table. */
function valueLines(label: string, a: RecordValue | undefined, b: RecordValue | undefined): ComparedLine[] {
  const differences = valueDifferences(a, b);
  if (differences.length === 0) return [{ label, was: textOf(a), now: textOf(b), relative: null, same: true }];
  const lines = differences.slice(0, maxListedCells).map(({ part, was, now, relative }) => ({
    label: part === '' ? label : `${label}, ${part}`,
    was,
    now,
    relative:
      a?.type === 'number' && b?.type === 'number' ? relativeChange(a.si, b.si) : relative === 0 ? null : relative,
    same: false,
  }));
  const more = differences.length - lines.length;
  return more === 0
    ? lines
    : [...lines, { label: `${label}: another ${more} places`, was: null, now: null, relative: null, same: false }];
}

function textOf(value: RecordValue | undefined): string | null {
  return value === undefined ? null : valueText(value);
}

function compareMessages(was: readonly RecordMessage[], now: readonly RecordMessage[]): ComparedMessage[] {
  const key = ({ level, text, source = '' }: RecordMessage) => `${level} ${text} ${source}`;
  const left = was.map(message => ({ message, key: key(message) }));
  const current = now.map((message): ComparedMessage => {
    const at = left.findIndex(each => each.key === key(message));
    if (at >= 0) left.splice(at, 1);
    return { message, on: at < 0 ? 'now' : 'both' };
  });
  return [...current, ...left.map(({ message }): ComparedMessage => ({ message, on: 'was' }))];
}

/** The reports of the two cases alone, in the form that the kit's comparison takes. */
function reportPair(
  was: ComparedRecord,
  now: ComparedRecord,
  pair: Pair,
): readonly [CaseReport, CaseReport] | undefined {
  const [a, b] = [caseAt(was.report.cases, pair.was), caseAt(now.report.cases, pair.now)];
  if (a === undefined || b === undefined) return undefined;
  const alone = (report: ComparedRecord['report'], only: unknown) =>
    ({ schema: report.schema, engine: report.engine, tool: report.tool, cases: [only] }) as unknown as CaseReport;
  return [alone(was.report, a), alone(now.report, b)];
}

/** The steps of both sides in the new order; a removed step follows the step it used to follow. */
function compareSteps(
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
  for (const [index, line] of was.entries()) {
    if (later.has(line.id)) continue;
    const after = was.slice(0, index).findLast(({ id }) => steps.some(step => step.key === id))?.id;
    const at = after === undefined ? 0 : steps.findIndex(step => step.key === after) + 1;
    steps.splice(at, 0, { key: line.id, line, on: 'was', differences: [], first: line.id === first });
  }
  return steps;
}

function stepChange(a: RecordValue | undefined, b: RecordValue | undefined): number | null {
  return a?.type === 'number' && b?.type === 'number' ? relativeChange(a.si, b.si) : null;
}

/** A text split against another one: common head, differing middle, common tail. */
export interface SplitText {
  readonly head: string;
  readonly differs: string;
  readonly tail: string;
}

/**
 * Splits two texts where they differ, from the first differing character to the last. Numbers differ by the digit
 * ("0.62" and "0.63" in the last one), words as a whole.
 */
export function splitDifference(was: string, now: string): readonly [SplitText, SplitText] {
  const maximum = Math.min(was.length, now.length);
  let head = 0;
  while (head < maximum && was[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < maximum - head && was.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  while (head > 0 && [was, now].some(text => isWithinWord(text, head))) head -= 1;
  while (tail > 0 && [was, now].some(text => isWithinWord(text, text.length - tail))) tail -= 1;
  const splitText = (text: string): SplitText => ({
    head: text.slice(0, head),
    differs: text.slice(head, text.length - tail),
    tail: text.slice(text.length - tail),
  });
  return [splitText(was), splitText(now)];
}

/** Whether the position between two characters lies inside a word. */
function isWithinWord(text: string, index: number): boolean {
  return /\p{L}/u.test(text.charAt(index - 1)) && /\p{L}/u.test(text.charAt(index));
}
