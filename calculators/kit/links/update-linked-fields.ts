import { readSharedGroup } from './shared-group-values.ts';
import { caseTitle, requireInput } from '../case/case-data.ts';
import { displayText, type CaseData, type Entry } from '../definition/case-input.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { readDocument, writeDocument, type CaseDocument } from '../document/document.ts';
import { resolveChoices } from '../case/choices.ts';
import { fieldsInGroup, pendingLinkUpdates, type LinkedValue, type LinkUpdate } from './linked-fields.ts';

/** A changed field of a case, as text. */
export interface ChangedField {
  /** The title of the case. */
  readonly case: string;
  readonly label: string;
  readonly was: string;
  readonly now: string;
  /** The name of the source, as the document stores it from now on. */
  readonly from: string;
}

/**
 * Updates the linked fields of a document; returns the document and its changes. Throws a `Refusal` for anything that
 * is not a document of the calculator, and if a field does not accept its new value.
 * @param readOf returns the current value of a source; undefined if unknown: the field stays as it is.
 */
export function updateLinkedFields(
  definition: Definition,
  document: CaseDocument,
  readOf: (from: string) => LinkedValue | undefined,
): { readonly document: CaseDocument; readonly changes: readonly ChangedField[] } {
  const { cases, units, title, questions } = readDocument(definition, document);
  const changes: ChangedField[] = [];
  const renewed = cases.map((data, index) => {
    const found = pendingLinkUpdates(definition, data, readOf);
    if (found.length === 0) return data;
    const entries = Object.fromEntries(found.map(({ id, now }) => [id, now]));
    const after = resolveChoices(definition, { ...data, ...entries }, new Set(Object.keys(entries)));
    changes.push(...inWords(definition, data, after, found, caseTitle(data, index)));
    return after;
  });
  const settings = {
    ...(document.units ? { units } : {}),
    ...(document.title ? { title } : {}),
    questions,
  };
  return { document: writeDocument(definition, { cases: renewed, ...settings }), changes };
}

/** The changes of a case; fields of a shared group are described as one. */
function inWords(
  definition: Definition,
  before: CaseData,
  after: CaseData,
  found: readonly LinkUpdate[],
  title: string,
): ChangedField[] {
  const described = new Set<string>();
  return found.flatMap(({ id, was, now }) => {
    if (described.has(id)) return [];
    fieldsInGroup(definition, id).forEach(each => described.add(each));
    const group = definition.sharedGroups.find(({ fields }) => Object.values(fields).includes(id));
    const change = group
      ? {
          label: requireInput(definition, group.at).field.label,
          was: readSharedGroup(definition, group, before)?.words ?? '',
          now: readSharedGroup(definition, group, after)?.words ?? '',
        }
      : { label: requireInput(definition, id).field.label, was: entryText(was), now: entryText(now) };
    return change.was === change.now ? [] : [{ case: title, ...change, from: now.from ?? '' }];
  });
}

/** An entry with its unit as text; '' if blank. */
function entryText(entry: Entry): string {
  const text = displayText(entry).trim();
  return text === '' ? '' : `${text} ${entry.unit ?? ''}`.trim();
}
