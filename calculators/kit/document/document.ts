import { Refusal } from '@isentrope/engineering/quantities';
import type { z } from 'zod';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { blankCase, inputOf, unitNamed } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { typedAgain, withFewDigits } from '../units/convert-entry.ts';
import { documentSchema, inPresentSchema } from './migrations.ts';
import { keptQuestions } from '../explore/request/saved-requests.ts';
import type { Question } from '../explore/request/request.ts';
import { settleChoices } from '../case/choices.ts';
import { remembered } from '../common/memoize.ts';
import type * as described from '../report/report-schema.ts';

/** One case as stored: only the fields that differ from a blank case. */
export type CaseFields = CaseDocument['cases'][number];

/**
 * A stored calculation, as used by links, drafts, files and projects: plain JSON with a `schema` number. Earlier
 * schemas are migrated on reading. The members are described in `report/report-schema.ts`.
 */
export type CaseDocument = z.infer<typeof described.caseDocument>;

/** A document parsed for a calculator. */
export interface OpenedDocument {
  readonly cases: readonly CaseData[];
  readonly calculatedFrom: readonly (CaseData | undefined)[];
  readonly units: Readonly<Record<string, string>>;
  readonly title: Readonly<Record<string, string>>;
  /** The saved analysis requests. */
  readonly questions: readonly Question[];
}

/** Maximum number of cases in a document. */
export const mostCases = 500;
/** Maximum length of a text or number field. */
export const longestText = 200;
const longestList = 4000;
const longestFrom = 1000;

/** The maximum length of the text of a field. */
export function longestIn({ field }: Input): number {
  return field.type === 'list' || field.type === 'rows' ? longestList : longestText;
}

/** Serialises cases and their settings as a document of the current schema. */
export function writeDocument(
  definition: Definition,
  { cases, calculatedFrom, units, title, questions = [] }: Pick<OpenedDocument, 'cases'> & Partial<OpenedDocument>,
): CaseDocument {
  const blank = blankCase(definition);
  return {
    schema: documentSchema,
    tool: definition.id,
    cases: cases.map(data => fieldsOf(data, blank)),
    ...(calculatedFrom ? { calculated: calculatedFrom.map(data => (data ? fieldsOf(data, blank) : null)) } : {}),
    ...(units ? { units } : {}),
    ...(title ? { title } : {}),
    ...(questions.length > 0 ? { questions } : {}),
  };
}

/** The stored form of a case: the entries that differ from the blank case. */
export function fieldsOf(data: CaseData, blank: CaseData): CaseFields {
  const fields: Record<string, CaseFields[string]> = {};
  for (const id in data) {
    const [entry, usual] = [data[id], blank[id]];
    const kept = entry && entry !== usual ? keptOf(entry, usual) : undefined;
    if (kept !== undefined) fields[id] = kept;
  }
  return fields;
}

/** The stored form of an entry; undefined if it equals the entry of a blank case. */
export function keptOf({ text, unit, from }: Entry, usual: Entry | undefined): CaseFields[string] | undefined {
  if (from !== undefined) return [text, unit ?? '', from];
  if (text === usual?.text && unit === usual.unit) return undefined;
  return unit === undefined ? text : [text, unit];
}

/**
 * Parses an untrusted document for a calculator. Throws a one-sentence `Refusal` for anything that is not a document of
 * this calculator, or that a later version wrote.
 */
export function readDocument(definition: Definition, json: unknown): OpenedDocument {
  const { cases, calculated, units, title, questions } = ownDocument(definition, json);
  if (cases.length === 0 || cases.length > mostCases)
    throw new Refusal(`A set holds 1 to ${mostCases} cases; this one has ${cases.length}.`);
  return {
    cases: cases.map((given: unknown) => openedCase(definition, given)),
    calculatedFrom: Array.isArray(calculated)
      ? calculated.map((given: unknown) => (given === null ? undefined : readFields(definition, given)))
      : [],
    units: textsOf(units),
    title: textsOf(title),
    questions: keptQuestions(definition, questions),
  };
}

/** The parts of a document that a calculation depends on: its cases and the units of its results. */
type Calculated = Pick<OpenedDocument, 'cases' | 'units'>;

const readBefore = new WeakMap<CaseDocument, { readonly definition: Definition; readonly calculated: Calculated }>();

/**
 * Parses the parts of a document that a calculation depends on; memoised, as loading data and running both need it.
 * Throws a `Refusal` for anything that is not a document of this calculator.
 */
export function calculationOf(definition: Definition, document: CaseDocument): Calculated {
  const before = readBefore.get(document);
  if (before?.definition === definition) return before.calculated;
  const { cases, units } = ownDocument(definition, document);
  const calculated = {
    cases: cases.map((given: unknown) => readFields(definition, given)),
    units: textsOf(units),
  };
  readBefore.set(document, { definition, calculated });
  return calculated;
}

/** Migrates a document and checks that it belongs to this calculator. */
function ownDocument(definition: Definition, json: unknown) {
  const { tool, cases, calculated, units, title, questions } = inPresentSchema(json);
  if (tool !== definition.id) {
    throw new Refusal(
      `These cases belong to the calculator "${String(tool).slice(0, 60)}", not to "${definition.id}".`,
    );
  }
  if (!Array.isArray(cases)) throw new Refusal('This is not a set of cases.');
  return { cases, calculated, units, title, questions };
}

/**
 * A case for editing. A choice that the document does not name and whose initial option is not available is set to the
 * first available one.
 */
function openedCase(definition: Definition, given: unknown): CaseData {
  const data = readFields(definition, given);
  const named = new Set(Object.keys(typeof given === 'object' && given !== null ? given : {}));
  return withTyped(definition, settleChoices(definition, data, named));
}

function readFields(definition: Definition, given: unknown): CaseData {
  if (typeof given !== 'object' || given === null) throw new Refusal('A case must name its fields.');
  const data: Record<string, Entry> = { ...blankCase(definition) };
  const named = given as Readonly<Record<string, unknown>>;
  const readers = readersOf(definition);
  for (const id in named) {
    data[id] = (readers.get(id) ?? new KeptReader(inputOf(definition, id.slice(0, 60)))).of(named[id]);
  }
  return data;
}

/** Parses the stored entries of one input; returns the last result if the stored entry is the same. */
class KeptReader {
  private text: unknown;
  private unit: unknown;
  private from: unknown;
  private entry: Entry | undefined;

  constructor(private readonly input: Input) {}

  of(kept: unknown): Entry {
    const parts: readonly unknown[] | undefined = Array.isArray(kept) ? kept : undefined;
    const text = parts ? parts[0] : kept;
    const unit = parts?.[1];
    const from = parts?.[2];
    if (this.entry && this.text === text && this.unit === unit && this.from === from) return this.entry;
    const { input } = this;
    if (typeof text !== 'string' || text.length > longestIn(input))
      throw new Refusal(`The field "${input.id}" must be a text of at most ${longestIn(input)} characters.`);
    this.entry = { text, ...unitKept(input, unit), ...readFrom(input.id, from) };
    this.text = text;
    this.unit = unit;
    this.from = from;
    return this.entry;
  }
}

const readersOf = remembered(
  (definition: Definition): ReadonlyMap<string, KeptReader> =>
    new Map(definition.inputs.map(input => [input.id, new KeptReader(input)])),
);

/** The unit stored with a quantity, or the default unit. */
function unitKept(input: Input, unit: unknown): Pick<Entry, 'unit'> {
  if (input.field.type !== 'quantity') return {};
  return { unit: typeof unit === 'string' ? unitNamed(input, unit.slice(0, 60)) : input.field.unit };
}

/** The stored link of a field, if any. */
function readFrom(id: string, from: unknown): Pick<Entry, 'from'> {
  if (from === undefined) return {};
  if (typeof from === 'string' && from.length <= longestFrom) return { from };
  throw new Refusal(`Where the field "${id}" is read from must be a text of at most ${longestFrom} characters.`);
}

/** A case with the original entries restored for converted values. */
function withTyped(definition: Definition, data: CaseData): CaseData {
  const entries: Record<string, Entry> = { ...data };
  for (const { id, field } of definition.inputs) {
    const entry = data[id];
    if (field.type !== 'quantity' || !entry) continue;
    entries[id] = entry.from === undefined ? typedAgain(field, entry) : withFewDigits(entry);
  }
  return entries;
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
