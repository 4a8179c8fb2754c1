import {
  blankCase,
  calculateCase,
  caseFrom,
  caseName,
  entryFrom,
  isShown,
  mostCases,
  readField,
  takesLong,
  settleChoices,
  type CaseData,
  type Definition,
  type Example,
} from '@isentrope/calculators/kit';
import { fromSi, parseNumber, parseQuantity } from '@isentrope/engineering/quantities';
import { appended, remembering, type Bench, type BenchCase } from './bench.ts';
import { pastedInto } from './paste.ts';

export type BenchAction =
  | { readonly type: 'edit'; readonly key: number; readonly id: string; readonly text: string }
  | { readonly type: 'settle'; readonly key: number; readonly id: string }
  | { readonly type: 'unit'; readonly key: number; readonly id: string; readonly unit: string }
  | { readonly type: 'resultUnit'; readonly id: string; readonly unit: string }
  | {
      readonly type: 'paste';
      readonly key: number;
      readonly id: string;
      readonly block: readonly (readonly string[])[];
      readonly across: 'cases' | 'fields';
    }
  | { readonly type: 'settleAll' }
  | { readonly type: 'add' }
  | { readonly type: 'duplicate' | 'remove' | 'clear'; readonly key: number }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'undo' }
  | { readonly type: 'example'; readonly example: Example }
  | {
      readonly type: 'replace';
      readonly cases: readonly CaseData[];
      /** What is replaced in words, for taking it back; nothing at the first opening of the page. */
      readonly what?: string;
      readonly units?: Readonly<Record<string, string>>;
      /** What each case's results were calculated from, where it has results. */
      readonly calculatedFrom?: readonly (CaseData | undefined)[];
    }
  | { readonly type: 'calculate' }
  /** Results of a case whose long steps were computed elsewhere, from what it held then. */
  | {
      readonly type: 'calculated';
      readonly key: number;
      readonly of: CaseData;
      readonly known: Readonly<Record<string, unknown>>;
    };

/** A bench with one blank case. */
export function newBench(definition: Definition): Bench {
  return { cases: [{ key: 1, data: blankCase(definition) }], units: {}, undo: [], nextKey: 2 };
}

/** Whether a case's results are those of what is typed now: the same readings, however they are written. */
export function isCurrent(definition: Definition, { data, calculated }: BenchCase): boolean {
  if (!calculated) return false;
  if (calculated.of === data) return true;
  return definition.inputs.every(input => {
    const { id, field } = input;
    if (field.type === 'text') return true;
    const [now, then] = [data[id], calculated.of[id]];
    if (isShown(field.when, data) && now?.text === then?.text && now?.unit === then?.unit) return true;
    const [a, b] = [readField(input, data, id), readField(input, calculated.of, id)];
    return a.type === b.type && (a.type !== 'value' || (b.type === 'value' && sameValue(a.value, b.value)));
  });
}

/** Whether two readings say the same: numbers, words, or lists line by line. */
function sameValue(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** The bench after an action. Pure; what was typed is kept through every action but a removal, which can be undone. */
export function reduceBench(definition: Definition, bench: Bench, action: BenchAction): Bench {
  switch (action.type) {
    case 'edit':
      return edited(definition, bench, action);
    case 'settle':
      return changed(bench, action.key, item => settled(definition, item, action.id));
    case 'settleAll':
      return { ...bench, cases: bench.cases.map(item => settledCase(definition, item)) };
    case 'unit':
      return changed(bench, action.key, item => inUnitOf(definition, item, action.id, action.unit));
    case 'resultUnit':
      return { ...bench, units: { ...bench.units, [action.id]: action.unit } };
    case 'paste':
      return pastedInto(
        definition,
        remembering(bench, { type: 'replaced', cases: bench.cases, what: 'the pasted block' }),
        action,
      );
    case 'add':
      return appended(bench, [blankCase(definition)]);
    case 'duplicate':
      return duplicated(bench, action.key);
    case 'remove':
      return removed(definition, bench, action.key);
    case 'clear':
      return cleared(definition, bench, action.key, blankCase(definition));
    case 'move':
      return moved(bench, action.key, action.by);
    case 'undo':
      return restored(bench);
    case 'example':
      return replaced(definition, bench, {
        cases: action.example.cases.map(given => caseFrom(definition, given)),
        what: 'the example',
      });
    case 'replace':
      return replaced(definition, { ...bench, units: action.units ?? bench.units }, action);
    case 'calculate':
      return { ...bench, cases: bench.cases.map(item => calculatedCase(definition, item)) };
    case 'calculated': {
      const { of, known } = action;
      // A case that was cleared meanwhile stays so.
      return changed(bench, action.key, item =>
        holdsQuantity(definition, item)
          ? { ...item, calculated: { of, result: calculateCase(definition, of, { known }) } }
          : item,
      );
    }
  }
}

/** A case with its results; units typed into its fields are settled first. */
function calculatedCase(definition: Definition, item: BenchCase): BenchCase {
  const { data } = settledCase(definition, item);
  return { ...item, data, calculated: { of: data, result: calculateCase(definition, data) } };
}

/** A case with the units typed into its fields settled. */
export function settledCase(definition: Definition, item: BenchCase): BenchCase {
  return definition.inputs.reduce((so, { id }) => settled(definition, so, id), item);
}

function changed(bench: Bench, key: number, change: (item: BenchCase) => BenchCase): Bench {
  return { ...bench, cases: bench.cases.map(item => (item.key === key ? change(item) : item)) };
}

/** A case's data with another text in one field, its unit kept. */
export function withText(data: CaseData, id: string, text: string): CaseData {
  return { ...data, [id]: { ...data[id], text } };
}

/** When a field is left with a unit typed in it, the value is converted to the unit that the field stands in. */
function settled(definition: Definition, item: BenchCase, id: string): BenchCase {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const entry = item.data[id];
  if (field?.type !== 'quantity' || !entry) return item;
  const unit = entry.unit ?? field.unit;
  if (entry.text === '' || parseNumber(entry.text) !== undefined) return item;
  const parsed = parseQuantity(field.kind, entry.text, unit);
  if (!parsed.ok) return item;
  return { ...item, data: { ...item.data, [id]: entryFrom(fromSi(field.kind, parsed.si, unit), unit) } };
}

/** The same quantity in another unit. Results that were current stay so: the physics has not changed. */
function inUnitOf(definition: Definition, item: BenchCase, id: string, unit: string): BenchCase {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const entry = item.data[id];
  if (field?.type !== 'quantity' || !entry) return item;
  const parsed = parseQuantity(field.kind, entry.text, entry.unit ?? field.unit);
  const converted = parsed.ok ? entryFrom(fromSi(field.kind, parsed.si, unit), unit) : { text: entry.text, unit };
  const data = { ...item.data, [id]: converted };
  const current = isCurrent(definition, item);
  return { ...item, data, ...(current && item.calculated ? { calculated: { ...item.calculated, of: data } } : {}) };
}

/** A case with another text in one field; a choice that resets leaves nothing but the case's name and itself. */
function edited(
  definition: Definition,
  bench: Bench,
  { key, id, text }: { readonly key: number; readonly id: string; readonly text: string },
): Bench {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const before = bench.cases.find(item => item.key === key)?.data;
  if (field?.type === 'choice' && field.resets && before && before[id]?.text !== text) {
    const name = before[caseName];
    const blank = { ...blankCase(definition), ...(name === undefined ? {} : { [caseName]: name }) };
    return cleared(definition, bench, key, withText(blank, id, text));
  }
  return changed(bench, key, item => {
    const data = withText(item.data, id, text);
    return { ...item, data: field?.type === 'choice' ? settleChoices(definition, data, new Set([id])) : data };
  });
}

/** A case emptied in its place, its results with it. What was there can be brought back. */
function cleared(definition: Definition, bench: Bench, key: number, data: CaseData): Bench {
  const index = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[index];
  if (!item) return bench;
  const cases = bench.cases.with(index, { key, data });
  const kept = holdsQuantity(definition, item)
    ? remembering(bench, { type: 'replaced', cases: bench.cases, what: 'the clearing' })
    : bench;
  return { ...kept, cases };
}

/** Whether anything would be missed of a case: a typed quantity, or a list. */
function holdsQuantity(definition: Definition, { data }: BenchCase): boolean {
  return definition.inputs.some(
    ({ id, field }) => (field.type === 'quantity' || field.type === 'list') && (data[id]?.text ?? '') !== '',
  );
}

function duplicated(bench: Bench, key: number): Bench {
  const index = bench.cases.findIndex(item => item.key === key);
  const original = bench.cases[index];
  if (!original || bench.cases.length >= mostCases) return bench;
  const copy = { ...original, key: bench.nextKey };
  return { ...bench, cases: bench.cases.toSpliced(index + 1, 0, copy), nextKey: bench.nextKey + 1 };
}

function removed(definition: Definition, bench: Bench, key: number): Bench {
  const index = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[index];
  if (!item) return bench;
  const last = bench.cases.length === 1;
  const rest = remembering(
    { ...bench, cases: bench.cases.toSpliced(index, 1) },
    { type: 'removed', item, index, last },
  );
  return last ? appended(rest, [blankCase(definition)]) : rest;
}

/** Takes back the latest removal or replacement. What a replacement put there can in turn be brought back. */
function restored(bench: Bench): Bench {
  const latest = bench.undo.at(-1);
  if (!latest) return bench;
  const before = { ...bench, undo: bench.undo.slice(0, -1) };
  if (latest.type === 'replaced') {
    return remembering({ ...before, cases: latest.cases }, { type: 'replaced', cases: bench.cases, what: latest.what });
  }
  const { item, index, last } = latest;
  const [only] = bench.cases;
  const untouched =
    last &&
    bench.cases.length === 1 &&
    only !== undefined &&
    Object.values(only.data).every(({ unit, text }) => unit === undefined || text === '');
  return { ...before, cases: untouched ? [item] : bench.cases.toSpliced(index, 0, item) };
}

function moved(bench: Bench, key: number, by: -1 | 1): Bench {
  const from = bench.cases.findIndex(item => item.key === key);
  const item = bench.cases[from];
  const to = from + by;
  if (!item || to < 0 || to >= bench.cases.length) return bench;
  return { ...bench, cases: bench.cases.toSpliced(from, 1).toSpliced(to, 0, item) };
}

function replaced(
  definition: Definition,
  bench: Bench,
  {
    cases,
    what,
    calculatedFrom = [],
  }: { cases: readonly CaseData[]; what?: string; calculatedFrom?: readonly (CaseData | undefined)[] },
): Bench {
  const missed = bench.cases.some(item => holdsQuantity(definition, item));
  const kept =
    what === undefined || !missed ? bench : remembering(bench, { type: 'replaced', cases: bench.cases, what });
  const fresh = appended({ ...kept, cases: [] }, cases);
  const withResults = (item: BenchCase, of: CaseData | undefined) =>
    of && !takesLong(definition) ? { ...item, calculated: { of, result: calculateCase(definition, of) } } : item;
  return { ...fresh, cases: fresh.cases.map((item, index) => withResults(item, calculatedFrom[index])) };
}
