import {
  entriesFromLink,
  pendingLinkUpdates,
  displayText,
  type CaseData,
  type Definition,
  type Input,
  type LinkedValue,
  type LinkUpdate,
} from '@isentrope/calculators/kit';
import { formatNumber, fromSi, Refusal } from '@isentrope/engineering/quantities';
import { parseReference, formatReference, type SheetSources, type SourceSheet } from '@isentrope/records';
import { numberedTitle } from '../../projects/texts.ts';
import type { FieldSource, SourceOption, Sources } from './sources-context.ts';

/** Creates the `Sources` from the response of the server. */
export function createSources(definition: Definition, sheetSources: SheetSources): Sources {
  return {
    sheets: sheetSources.sheets,
    fieldRead: (data, id) => fieldSource(definition, sheetSources, data, id),
    choices: (data, input) => sourceOptions(definition, sheetSources, data, input),
    fluids: id => sheetSources.fluids.flatMap(fluid => fluidOption(definition, id, fluid) ?? []),
    renewed: data => Object.fromEntries(changedEntries(definition, sheetSources, data).map(({ id, now }) => [id, now])),
  };
}

/** The present value of a reference; undefined if not known. */
function currentValue({ sheets, fluids }: SheetSources, from: string): LinkedValue | undefined {
  const reference = parseReference(from);
  if (reference?.type === 'fluid') {
    const fluid = fluids.find(({ id }) => id === reference.id);
    if (!fluid) return undefined;
    const { id, version } = fluid;
    return { from: formatReference({ type: 'fluid', id, version }), readable: { type: 'thing', thing: fluid } };
  }
  const sheet = reference && sheets.find(({ id }) => id === reference.id);
  if (!sheet) return undefined;
  const si = currentSheetValue(sheet, reference.case, reference.value);
  const kind = sheet.offered.find(({ id }) => id === reference.value)?.kind;
  return si === undefined || kind === undefined ? undefined : { from, readable: { type: 'number', kind, si } };
}

/**
 * A value of a sheet, in SI: of the named case, of the only case if the name is '', of all cases combined if it is
 * null.
 */
function currentSheetValue(
  { cases, together }: SourceSheet,
  caseName: string | null,
  value: string,
): number | undefined {
  if (caseName === null) return together[value];
  const called = cases.filter(({ name }) => caseName === '' || name === caseName);
  return called.length === 1 ? called[0]?.values[value] : undefined;
}

/** The source of a field and its state; undefined if it is typed. */
function fieldSource(
  definition: Definition,
  sources: SheetSources,
  data: CaseData,
  id: string,
): FieldSource | undefined {
  const { from } = data[id] ?? {};
  if (from === undefined) return undefined;
  const text = referenceLabel(sources, from);
  const known = sources.connections.find(each => each.from === from && each.state === 'broken');
  if (known?.brokenReason) return { text, state: 'broken', message: known.brokenReason };
  const changed = changedBy(definition, sources, data, from);
  if (changed instanceof Refusal) return { text, state: 'broken', message: changed.message };
  const now = changed.find(each => each.id === id)?.now;
  if (!now) return { text, state: 'current', message: undefined };
  const sentence =
    parseReference(from)?.type === 'fluid'
      ? 'has a different value now'
      : `is ${`${displayText(now)} ${now.unit ?? ''}`.trim()} now`;
  return { text, state: 'changed', message: `${text} ${sentence}.` };
}

/** The display name of a reference. */
function referenceLabel(sources: SheetSources, from: string): string {
  const known = sources.connections.find(each => each.from === from);
  if (known) return known.sourceText;
  const reference = parseReference(from);
  if (reference?.type === 'fluid') return sources.fluids.find(({ id }) => id === reference.id)?.name ?? 'a fluid';
  const sheet = reference && sources.sheets.find(({ id }) => id === reference.id);
  if (!sheet) return 'another sheet';
  const label = sheet.offered.find(({ id }) => id === reference.value)?.label ?? reference.value;
  const place = [numberedTitle(sheet.number, sheet.title), reference.case ?? ''].filter(part => part !== '').join(', ');
  return `${place}: ${label}`;
}

/** The entries of a case that differ from their sources; sources that cannot be applied are skipped. */
function changedEntries(definition: Definition, sources: SheetSources, data: CaseData): readonly LinkUpdate[] {
  const places = new Set(Object.values(data).flatMap(({ from }) => from ?? []));
  return [...places].flatMap(from => {
    const changed = changedBy(definition, sources, data, from);
    return changed instanceof Refusal ? [] : changed;
  });
}

/** The entries that differ from one source; a `Refusal` if a field cannot take its value. */
function changedBy(
  definition: Definition,
  sources: SheetSources,
  data: CaseData,
  place: string,
): readonly LinkUpdate[] | Refusal {
  try {
    return pendingLinkUpdates(definition, data, from => (from === place ? currentValue(sources, from) : undefined));
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

const sheetName = ({ number, title }: SourceSheet) => numberedTitle(number, title);

/** The sources a field can read: values of the same kind on other sheets, and fluids if the field describes one. */
function sourceOptions(
  definition: Definition,
  sources: SheetSources,
  data: CaseData,
  input: Input,
): readonly SourceOption[] {
  const { field, id } = input;
  const isInSharedGroup = definition.sharedGroups.some(({ fields }) => Object.values(fields).includes(id));
  const fluids = isInSharedGroup ? sources.fluids.flatMap(fluid => fluidOption(definition, id, fluid) ?? []) : [];
  if (field.type !== 'quantity') return fluids;
  const unit = data[id]?.unit ?? field.unit;
  const values = sources.sheets.flatMap((sheet): readonly SourceOption[] => {
    const group = sheetName(sheet);
    const { unreadableReason } = sheet;
    const offered = sheet.offered.filter(({ kind }) => kind === field.kind);
    if (unreadableReason !== null)
      return [{ key: sheet.id, group, name: group, detail: unreadableReason, entries: undefined }];
    const choice = (name: string, caseName: string | null, value: string, si: number): SourceOption => {
      const from = formatReference({ type: 'sheet', id: sheet.id, case: caseName, value });
      return {
        key: from,
        group,
        name,
        detail: `${formatNumber(fromSi(field.kind, si, unit), 5)} ${unit}`.trim(),
        entries: entriesFromLink(definition, data, id, { from, readable: { type: 'number', kind: field.kind, si } }),
      };
    };
    const ofAll = offered.flatMap(({ id: value, label }): readonly SourceOption[] => {
      const si = sheet.together[value];
      return si === undefined ? [] : [choice(`${label}, all cases`, null, value, si)];
    });
    const ofEach = sheet.cases.flatMap(({ name, ambiguous, values: known }, index) => {
      const only = sheet.cases.length === 1;
      const called = name === '' ? `Case ${index + 1}` : name;
      if (ambiguous) {
        const why = `Give this case of ${group} a unique name to read it.`;
        return [{ key: `${sheet.id} ${index}`, group, name: called, detail: why, entries: undefined }];
      }
      return offered.flatMap(({ id: value, label }): readonly SourceOption[] => {
        const si = known[value];
        if (si === undefined) return [];
        return [choice(only ? label : `${label}, ${called}`, only ? '' : name, value, si)];
      });
    });
    return [...ofEach, ...ofAll];
  });
  return [...fluids, ...values];
}

/** A fluid of the project as a source for a field; undefined if the calculator cannot represent it. */
function fluidOption(
  definition: Definition,
  id: string,
  fluid: SheetSources['fluids'][number],
): SourceOption | undefined {
  const from = formatReference({ type: 'fluid', id: fluid.id, version: fluid.version });
  try {
    const entries = entriesFromLink(definition, {}, id, { from, readable: { type: 'thing', thing: fluid } });
    return { key: from, group: 'Fluids of the project', name: fluid.name, detail: fluid.words, entries };
  } catch (thrown) {
    if (thrown instanceof Refusal) return undefined;
    throw thrown;
  }
}
