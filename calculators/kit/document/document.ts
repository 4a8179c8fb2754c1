import { Refusal } from '@isentrope/engineering/quantities';
import type { z } from 'zod';
import type { CaseData, Entry } from '../definition/case-input.ts';
import { blankCase, requireInput, resolveUnit } from '../case/case-data.ts';
import type { Definition, Input } from '../definition/calculator-definition.ts';
import { restoreTypedUnit, roundForDisplay } from '../units/convert-entry.ts';
import { documentSchema, migrateDocument } from './migrations.ts';
import { parseSavedRequests } from '../explore/request/saved-requests.ts';
import type { AnalysisRequest } from '../explore/request/request.ts';
import { resolveChoices } from '../case/choices.ts';
import { memoize } from '../common/memoize.ts';
import type * as described from '../report/report-schema.ts';

/** One case as stored: only the fields that differ from a blank case. */
export type CaseFields = CaseDocument['cases'][number];

/**
 * A stored calculation, as used by links, drafts, files and projects: plain JSON with a `schema` number. Earlier
 * schemas are migrated on reading. The members are described in `report/report-schema.ts`.
 */
export type CaseDocument = z.infer<typeof described.caseDocument>;

/** Where the nodes of a network were moved in its drawing, by node: x and y of the centre, px. */
export type NodePlaces = NonNullable<CaseDocument['places']>;

/** A document parsed for a calculator. */
export interface OpenedDocument {
  readonly cases: readonly CaseData[];
  readonly calculatedFrom: readonly (CaseData | undefined)[];
  readonly units: Readonly<Record<string, string>>;
  readonly title: Readonly<Record<string, string>>;
  /** The saved analysis requests. */
  readonly questions: readonly AnalysisRequest[];
  readonly places: NodePlaces;
}

/** Maximum number of cases in a document. */
export const maxCases = 500;
/** Maximum length of a text or number field. */
export const maxTextLength = 200;
const maxListLength = 4000;
/** Less than the 32,767 characters that a cell of a spreadsheet holds. */
const maxTableLength = 32_000;
const maxLinkLength = 1000;
const maxPlaces = 5000;
/** Of a coordinate of a place, px. */
const maxCoordinate = 1e6;

/** The maximum length of the text of a field. */
export function maxFieldLength({ field }: Input): number {
  if (field.type === 'rows') return maxTableLength;
  return field.type === 'list' ? maxListLength : maxTextLength;
}

/** Serialises cases and their settings as a document of the current schema. */
export function writeDocument(
  definition: Definition,
  {
    cases,
    calculatedFrom,
    units,
    title,
    questions = [],
    places = {},
  }: Pick<OpenedDocument, 'cases'> & Partial<OpenedDocument>,
): CaseDocument {
  const blank = blankCase(definition);
  return {
    schema: documentSchema,
    tool: definition.id,
    cases: cases.map(data => fieldsFromCase(data, blank)),
    ...(calculatedFrom ? { calculated: calculatedFrom.map(data => (data ? fieldsFromCase(data, blank) : null)) } : {}),
    ...(units ? { units } : {}),
    ...(title ? { title } : {}),
    ...(questions.length > 0 ? { questions } : {}),
    ...(Object.keys(places).length > 0 ? { places } : {}),
  };
}

/** The stored form of a case: the entries that differ from the blank case. */
export function fieldsFromCase(data: CaseData, blank: CaseData): CaseFields {
  const fields: Record<string, CaseFields[string]> = {};
  for (const id in data) {
    const [entry, blankField] = [data[id], blank[id]];
    const stored = entry && entry !== blankField ? storedEntry(entry, blankField) : undefined;
    if (stored !== undefined) fields[id] = stored;
  }
  return fields;
}

/** The stored form of an entry; undefined if it equals the entry of a blank case. */
export function storedEntry(
  { text, unit, from }: Entry,
  blankField: Entry | undefined,
): CaseFields[string] | undefined {
  if (from !== undefined) return [text, unit ?? '', from];
  if (text === blankField?.text && unit === blankField.unit) return undefined;
  return unit === undefined ? text : [text, unit];
}

/**
 * Parses an untrusted document for a calculator. Throws a one-sentence `Refusal` for anything that is not a document of
 * this calculator, or that a later version wrote.
 */
export function readDocument(definition: Definition, json: unknown): OpenedDocument {
  const { cases, calculated, units, title, questions, places } = checkedDocument(definition, json);
  if (cases.length === 0 || cases.length > maxCases)
    throw new Refusal(`A set can have 1 to ${maxCases} cases; this one has ${cases.length}.`);
  return {
    cases: cases.map((storedCase: unknown) => readCase(definition, storedCase)),
    calculatedFrom: Array.isArray(calculated)
      ? calculated.map((storedCase: unknown) => (storedCase === null ? undefined : readFields(definition, storedCase)))
      : [],
    units: textsOf(units),
    title: textsOf(title),
    questions: parseSavedRequests(definition, questions),
    places: parsePlaces(places),
  };
}

/** The parts of a document that a calculation depends on: its cases and the units of its results. */
type CalculationInputs = Pick<OpenedDocument, 'cases' | 'units'>;

const calculationCache = new WeakMap<
  CaseDocument,
  { readonly definition: Definition; readonly calculated: CalculationInputs }
>();

/**
 * Parses the parts of a document that a calculation depends on; memoised, as loading data and running both need it.
 * Throws a `Refusal` for anything that is not a document of this calculator.
 */
export function readCalculation(definition: Definition, document: CaseDocument): CalculationInputs {
  const before = calculationCache.get(document);
  if (before?.definition === definition) return before.calculated;
  const { cases, units } = checkedDocument(definition, document);
  const calculated = {
    cases: cases.map((storedCase: unknown) => readFields(definition, storedCase)),
    units: textsOf(units),
  };
  calculationCache.set(document, { definition, calculated });
  return calculated;
}

/** Migrates a document and checks that it belongs to this calculator. */
function checkedDocument(definition: Definition, json: unknown) {
  const { tool, cases, calculated, units, title, questions, places } = migrateDocument(json);
  if (tool !== definition.id) {
    throw new Refusal(
      `These cases belong to the calculator "${String(tool).slice(0, 60)}", not to "${definition.id}".`,
    );
  }
  if (!Array.isArray(cases)) throw new Refusal('This is not a set of cases.');
  return { cases, calculated, units, title, questions, places };
}

/**
 * A case for editing. A choice that the document does not name and whose initial option is not available is set to the
 * first available one.
 */
function readCase(definition: Definition, storedCase: unknown): CaseData {
  const data = readFields(definition, storedCase);
  const named = new Set(Object.keys(typeof storedCase === 'object' && storedCase !== null ? storedCase : {}));
  return restoreTypedUnits(definition, resolveChoices(definition, data, named));
}

function readFields(definition: Definition, storedCase: unknown): CaseData {
  if (typeof storedCase !== 'object' || storedCase === null) throw new Refusal('A case must name its fields.');
  const data: Record<string, Entry> = { ...blankCase(definition) };
  const named = storedCase as Readonly<Record<string, unknown>>;
  const readers = readersOf(definition);
  for (const id in named) {
    data[id] = (readers.get(id) ?? new StoredFieldReader(requireInput(definition, id.slice(0, 60)))).of(named[id]);
  }
  return data;
}

/** Parses the stored entries of one input; returns the last result if the stored entry is the same. */
class StoredFieldReader {
  private text: unknown;
  private unit: unknown;
  private from: unknown;
  private entry: Entry | undefined;

  constructor(private readonly input: Input) {}

  of(stored: unknown): Entry {
    const parts: readonly unknown[] | undefined = Array.isArray(stored) ? stored : undefined;
    const text = parts ? parts[0] : stored;
    const unit = parts?.[1];
    const from = parts?.[2];
    if (this.entry && this.text === text && this.unit === unit && this.from === from) return this.entry;
    const { input } = this;
    if (typeof text !== 'string' || text.length > maxFieldLength(input))
      throw new Refusal(`The field "${input.id}" must be a text of at most ${maxFieldLength(input)} characters.`);
    this.entry = { text, ...storedUnit(input, unit), ...storedLink(input.id, from) };
    this.text = text;
    this.unit = unit;
    this.from = from;
    return this.entry;
  }
}

const readersOf = memoize(
  (definition: Definition): ReadonlyMap<string, StoredFieldReader> =>
    new Map(definition.inputs.map(input => [input.id, new StoredFieldReader(input)])),
);

/** The unit stored with a quantity, or the default unit. */
function storedUnit(input: Input, unit: unknown): Pick<Entry, 'unit'> {
  if (input.field.type !== 'quantity') return {};
  return { unit: typeof unit === 'string' ? resolveUnit(input, unit.slice(0, 60)) : input.field.unit };
}

/** The stored link of a field, if any. */
function storedLink(id: string, from: unknown): Pick<Entry, 'from'> {
  if (from === undefined) return {};
  if (typeof from === 'string' && from.length <= maxLinkLength) return { from };
  throw new Refusal(`Where the field "${id}" is read from must be a text of at most ${maxLinkLength} characters.`);
}

/** A case with the original entries restored for converted values. */
function restoreTypedUnits(definition: Definition, data: CaseData): CaseData {
  const entries: Record<string, Entry> = { ...data };
  for (const { id, field } of definition.inputs) {
    const entry = data[id];
    if (field.type !== 'quantity' || !entry) continue;
    entries[id] = entry.from === undefined ? restoreTypedUnit(field, entry) : roundForDisplay(entry);
  }
  return entries;
}

/** The places of nodes in untrusted data; others than pairs of numbers are left out. */
export function parsePlaces(value: unknown): NodePlaces {
  if (typeof value !== 'object' || value === null) return {};
  const isCoordinate = (each: unknown) => typeof each === 'number' && Math.abs(each) <= maxCoordinate;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        (entry): entry is [string, [number, number]] =>
          entry[0].length <= maxTextLength &&
          Array.isArray(entry[1]) &&
          entry[1].length === 2 &&
          entry[1].every(isCoordinate),
      )
      .slice(0, maxPlaces),
  );
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
