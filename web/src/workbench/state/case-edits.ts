import {
  blankCaseInUnitsOf,
  convertCase,
  caseNameId,
  convertEntry,
  fieldsInGroup,
  resultUnitsIn,
  resolveChoices,
  applyTypedUnit,
  displayText,
  type CaseData,
  type Definition,
  type Entry,
  type mergeRows,
  type ResultUnits,
  type UnitSet,
} from '@isentrope/calculators/kit';
import { ambiguousReadings, parseFlow, parseNumber, splitQuantity } from '@isentrope/engineering/quantities';
import type { WorkbenchState, WorkbenchCase } from './workbench-model.ts';
import { updateCase } from './workbench.ts';
import { isUpToDate } from './is-up-to-date.ts';

/** A text typed into a field of a case, or an option chosen there. */
export interface Edit {
  readonly key: number;
  readonly id: string;
  readonly text: string;
}

/** Sets the text of one field; its unit is kept. */
export function withText(data: CaseData, id: string, text: string): CaseData {
  const unit = data[id]?.unit;
  return { ...data, [id]: unit === undefined ? { text } : { text, unit } };
}

/** The text before the latest change, if that was typing in one field of a case. */
export function textBeforeTyping({ past }: WorkbenchState, key: number, id: string): string | undefined {
  const { typing, other } = past.at(-1) ?? {};
  if (typing?.key !== key || typing.id !== id) return undefined;
  return other?.cases.find(each => each.key === key)?.data[id]?.text;
}

/** A number typed over a flow such as "5000 Nm3/h", which the field converts, keeps the unit of that flow; any other entry is returned as it is. */
function withFlowUnit(entry: Entry, before: string): Entry {
  const unit = parseFlow(before) && splitQuantity(before)?.unit;
  return unit === undefined || parseNumber(entry.text) === undefined
    ? entry
    : { ...entry, text: `${entry.text} ${unit}` };
}

/**
 * Moves a unit typed after the number into the unit of the entry, once the field is left.
 * @param before the text before the number was typed
 */
export function settleField(definition: Definition, item: WorkbenchCase, id: string, before?: string): WorkbenchCase {
  const { field, flowBy } = definition.inputs.find(input => input.id === id) ?? {};
  const entry = item.data[id];
  if (field?.type !== 'quantity' || !entry) return item;
  const typed = flowBy && before !== undefined ? withFlowUnit(entry, before) : entry;
  const next = applyTypedUnit(field, typed);
  return next === entry ? item : { ...item, data: { ...item.data, [id]: next } };
}

/** Moves typed units into the unit of the entry, for all fields of a case. */
export function settleCase(definition: Definition, item: WorkbenchCase): WorkbenchCase {
  return definition.inputs.reduce((so, { id }) => settleField(definition, so, id), item);
}

/** Converts one quantity of a case to another unit. */
export function convertField(definition: Definition, item: WorkbenchCase, id: string, unit: string): WorkbenchCase {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const entry = item.data[id];
  if (field?.type !== 'quantity' || !entry) return item;
  return withConvertedData(definition, item, { ...item.data, [id]: convertEntry(field, entry, unit) });
}

/** Converts every field of every case, and every result, to a unit set. */
export function convertToUnitSet(definition: Definition, workbench: WorkbenchState, set: UnitSet): WorkbenchState {
  const cases = workbench.cases.map(item => {
    const data = convertCase(definition, item.data, set);
    return data === item.data ? item : withConvertedData(definition, item, data);
  });
  const units = resultUnitsIn(definition, set);
  return {
    ...workbench,
    cases: cases.every((item, index) => item === workbench.cases[index]) ? workbench.cases : cases,
    units: sameUnits(units, workbench.units) ? workbench.units : units,
  };
}

function sameUnits(a: ResultUnits, b: ResultUnits): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, unit]) => b[id] === unit);
}

/** A case with its quantities converted. Current results stay current, because the physical values are unchanged. */
function withConvertedData(definition: Definition, item: WorkbenchCase, data: CaseData): WorkbenchCase {
  const { calculated } = item;
  return {
    ...item,
    data,
    ...(calculated && isUpToDate(definition, item) ? { calculated: { ...calculated, of: data, turned: true } } : {}),
  };
}

/** Converts one field of all cases to another unit. Entries that can be read in two ways are left unchanged. */
export function convertColumn(
  definition: Definition,
  workbench: WorkbenchState,
  id: string,
  unit: string,
): WorkbenchState {
  const field = definition.inputs.find(input => input.id === id)?.field;
  if (field?.type !== 'quantity') return workbench;
  const isUnchanged = ({ data: { [id]: entry } }: WorkbenchCase) =>
    (entry?.unit ?? field.unit) === unit || ambiguousReadings(entry?.text ?? '') !== undefined;
  if (workbench.cases.every(isUnchanged)) return workbench;
  return {
    ...workbench,
    cases: workbench.cases.map(item => (isUnchanged(item) ? item : convertField(definition, item, id, unit))),
  };
}

/** Sets several fields of a case, e.g. transferred from another calculator, and adjusts dependent choices. */
export function setFields(
  definition: Definition,
  item: WorkbenchCase,
  entries: Readonly<Record<string, Entry>>,
): WorkbenchCase {
  const data = resolveChoices(definition, { ...item.data, ...entries }, new Set(Object.keys(entries)));
  return { ...item, data };
}

/** Adds the rows of the tables of other data to those of a case; `merge` is `mergeRows` of the kit. */
export function addRows(
  definition: Definition,
  item: WorkbenchCase,
  added: CaseData,
  merge: typeof mergeRows,
): WorkbenchCase {
  const entries = definition.inputs.flatMap(({ id, field }) => {
    const { text = '' } = added[id] ?? {};
    if (field.type !== 'rows' || text === '') return [];
    return [[id, { text: merge(field, item.data[id]?.text ?? '', text) }] as const];
  });
  return entries.length === 0 ? item : setFields(definition, item, Object.fromEntries(entries));
}

/** Whether an edit changes a choice that resets the case. */
export function resetsCase(definition: Definition, workbench: WorkbenchState, { key, id, text }: Edit): boolean {
  const field = definition.inputs.find(input => input.id === id)?.field;
  const before = workbench.cases.find(item => item.key === key)?.data;
  return field?.type === 'choice' && field.resets === true && before !== undefined && before[id]?.text !== text;
}

/** Removes the link to a source from an edited field and from the fields read together with it. */
function withoutSource(definition: Definition, data: CaseData, id: string): CaseData {
  if (data[id]?.from === undefined) return data;
  const typed = fieldsInGroup(definition, id).flatMap(each => {
    const { from, ...entry } = data[each] ?? { text: '' };
    return from === undefined ? [] : [[each, entry] as const];
  });
  return { ...data, ...Object.fromEntries(typed) };
}

/** Applies an edit. Changing a choice that resets the case clears everything but the case name and the choice. */
export function applyEdit(definition: Definition, workbench: WorkbenchState, action: Edit): WorkbenchState {
  const { key, id, text } = action;
  const choice = definition.inputs.find(input => input.id === id)?.field.type === 'choice';
  return updateCase(workbench, key, item => {
    const before = item.data[id];
    if (before && displayText(before) === text) return item;
    if (resetsCase(definition, workbench, action)) {
      const name = item.data[caseNameId];
      const blank = {
        ...blankCaseInUnitsOf(definition, item.data),
        ...(name === undefined ? {} : { [caseNameId]: name }),
      };
      return { key, data: withText(blank, id, text) };
    }
    const data = withText(withoutSource(definition, item.data, id), id, text);
    return { ...item, data: choice ? resolveChoices(definition, data, new Set([id])) : data };
  });
}
