import { carriedFrom } from './shared-group-values.ts';
import { caseTitle, inputOf } from '../case/case-data.ts';
import { shownText, type CaseData, type Entry } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { readDocument, writeDocument, type CaseDocument } from '../document/document.ts';
import { settleChoices } from '../case/choices.ts';
import { fieldsBeside, renewals, type Read, type Renewal } from './linked-fields.ts';

/** A changed field of a case, as text. */
export interface ChangedField {
  /** The title of the case. */
  readonly case: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
}

/**
 * Updates the linked fields of a document; returns the document and its changes. Throws a `Refusal` for anything that
 * is not a document of the calculator, and if a field does not accept its new value.
 * @param readOf returns the current value of a source; undefined if unknown: the field stays as it is.
 */
export function renewedDocument(
  definition: Definition,
  document: CaseDocument,
  readOf: (from: string) => Read | undefined,
): { readonly document: CaseDocument; readonly changes: readonly ChangedField[] } {
  const { cases, units, title, questions } = readDocument(definition, document);
  const changes: ChangedField[] = [];
  const renewed = cases.map((data, place) => {
    const found = renewals(definition, data, readOf);
    if (found.length === 0) return data;
    const entries = Object.fromEntries(found.map(({ id, now }) => [id, now]));
    const after = settleChoices(definition, { ...data, ...entries }, new Set(Object.keys(entries)));
    changes.push(...inWords(definition, data, after, found, caseTitle(data, place)));
    return after;
  });
  const kept = {
    ...(document.units ? { units } : {}),
    ...(document.title ? { title } : {}),
    questions,
  };
  return { document: writeDocument(definition, { cases: renewed, ...kept }), changes };
}

/** The changes of a case; fields of a shared group are described as one. */
function inWords(
  definition: Definition,
  before: CaseData,
  after: CaseData,
  found: readonly Renewal[],
  title: string,
): ChangedField[] {
  const told = new Set<string>();
  return found.flatMap(({ id, was, now }) => {
    if (told.has(id)) return [];
    fieldsBeside(definition, id).forEach(each => told.add(each));
    const carried = definition.carried.find(({ fields }) => Object.values(fields).includes(id));
    const change = carried
      ? {
          label: inputOf(definition, carried.at).field.label,
          was: carriedFrom(definition, carried, before)?.words ?? '',
          now: carriedFrom(definition, carried, after)?.words ?? '',
        }
      : { label: inputOf(definition, id).field.label, was: entryWords(was), now: entryWords(now) };
    return change.was === change.now ? [] : [{ case: title, ...change }];
  });
}

/** An entry with its unit as text; '' if blank. */
function entryWords(entry: Entry): string {
  const text = shownText(entry).trim();
  return text === '' ? '' : `${text} ${entry.unit ?? ''}`.trim();
}
