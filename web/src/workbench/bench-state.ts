import {
  blankCase,
  calculateCase,
  caseFrom,
  entryFrom,
  mostCases,
  type CaseData,
  type Definition,
  type Example,
} from '@isentrope/calculators/kit';
import { fromSi, parseQuantity } from '@isentrope/engineering/quantities';
import { appended, type Bench, type BenchCase } from './bench.ts';
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
  | { readonly type: 'add' }
  | { readonly type: 'duplicate' | 'remove'; readonly key: number }
  | { readonly type: 'move'; readonly key: number; readonly by: -1 | 1 }
  | { readonly type: 'undo' }
  | { readonly type: 'example'; readonly example: Example }
  | {
      readonly type: 'replace';
      readonly cases: readonly CaseData[];
      readonly units?: Readonly<Record<string, string>>;
      readonly calculate?: readonly boolean[];
    }
  | { readonly type: 'calculate' };

/** A bench with one blank case. */
export function newBench(definition: Definition): Bench {
  return { cases: [{ key: 1, data: blankCase(definition) }], units: {}, nextKey: 2 };
}

/** Whether a case's results are those of what is typed now. Free text does not enter a calculation. */
export function isCurrent(definition: Definition, { data, calculated }: BenchCase): boolean {
  if (!calculated) return false;
  return definition.inputs.every(({ id, field }) => {
    if (field.type === 'text') return true;
    const [now, then] = [data[id], calculated.of[id]];
    return now?.text === then?.text && now?.unit === then?.unit;
  });
}

/** The bench after an action. Pure; what was typed is kept through every action but a removal, which can be undone. */
export function reduceBench(definition: Definition, bench: Bench, action: BenchAction): Bench {
  switch (action.type) {
    case 'edit':
      return changed(bench, action.key, item => ({ ...item, data: withText(item.data, action.id, action.text) }));
    case 'settle':
      return changed(bench, action.key, item => settled(definition, item, action.id));
    case 'unit':
      return changed(bench, action.key, item => inUnitOf(definition, item, action.id, action.unit));
    case 'resultUnit':
      return { ...bench, units: { ...bench.units, [action.id]: action.unit } };
    case 'paste':
      return pastedInto(definition, bench, action);
    case 'add':
      return appended(bench, [blankCase(definition)]);
    case 'duplicate':
      return duplicated(bench, action.key);
    case 'remove':
      return removed(definition, bench, action.key);
    case 'move':
      return moved(bench, action.key, action.by);
    case 'undo':
      return restored(bench);
    case 'example':
      return replaced(
        definition,
        bench,
        action.example.cases.map(given => caseFrom(definition, given)),
      );
    case 'replace':
      return replaced(definition, { ...bench, units: action.units ?? bench.units }, action.cases, action.calculate);
    case 'calculate':
      return { ...bench, cases: bench.cases.map(item => calculatedCase(definition, item)) };
  }
}

function calculatedCase(definition: Definition, item: BenchCase): BenchCase {
  return { ...item, calculated: { of: item.data, result: calculateCase(definition, item.data) } };
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
  const parsed = parseQuantity(field.kind, entry.text, unit);
  if (!parsed.ok || parsed.unit === unit) return item;
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
  const rest = { ...bench, cases: bench.cases.toSpliced(index, 1), removed: { item, index } };
  return rest.cases.length > 0 ? rest : appended(rest, [blankCase(definition)]);
}

function restored(bench: Bench): Bench {
  if (!bench.removed) return bench;
  const { item, index } = bench.removed;
  return { ...bench, cases: bench.cases.toSpliced(index, 0, item), removed: undefined };
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
  cases: readonly CaseData[],
  calculate: readonly boolean[] = [],
): Bench {
  const fresh = appended({ ...bench, cases: [], removed: undefined }, cases);
  return {
    ...fresh,
    cases: fresh.cases.map((item, index) => (calculate[index] ? calculatedCase(definition, item) : item)),
  };
}
