import type { CaseData } from '../definition/case-input.ts';
import { UnconvertedFlow } from '../definition/flow-by-property.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { readCalculation, type CaseDocument } from './document.ts';
import { readField } from '../case/read-field.ts';
import { loadTableReader } from '../case/table-reader.ts';

/**
 * Loads what cases need before `run`: the reader of tables, and data such as fluid properties. Returns undefined if all are loaded, so that
 * the caller can continue synchronously.
 */
export function loadFor(definition: Definition, cases: readonly CaseData[]): Promise<void> | undefined {
  const tables = loadTablesOf(definition, cases);
  if (tables) return tables.then(() => loadFor(definition, cases));
  const { loads } = definition;
  if (!loads) return undefined;
  const waiting: Promise<void>[] = [];
  for (const data of cases) {
    const values: Record<string, unknown> = {};
    for (const input of loads.inputs) {
      const reading = readField(input, data, input.id);
      if (reading.type === 'value' && !(reading.value instanceof UnconvertedFlow)) values[input.id] = reading.value;
    }
    const loading = loads.load(values);
    if (loading) waiting.push(loading);
  }
  return waiting.length > 0 ? Promise.all(waiting).then(() => undefined) : undefined;
}

/** Loads the reader of tables if an entry of the cases is a table; undefined if there is none, or if it is loaded already. */
export function loadTablesOf({ inputs }: Definition, cases: readonly CaseData[]): Promise<void> | undefined {
  const hasTable = cases.some(data =>
    inputs.some(({ id, field }) => field.type === 'rows' && (data[id]?.text ?? '').trim() !== ''),
  );
  return hasTable ? loadTableReader() : undefined;
}

/** Loads the data that the cases of a document need. Throws a `Refusal` for a document with unknown fields. */
export function loadForDocument(definition: Definition, document: CaseDocument): Promise<void> | undefined {
  const needsNone = !definition.loads && definition.inputs.every(({ field }) => field.type !== 'rows');
  return needsNone ? undefined : loadFor(definition, readCalculation(definition, document).cases);
}
