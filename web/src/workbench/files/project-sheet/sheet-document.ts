import {
  methodId,
  readDocument,
  writeDocument,
  type CaseData,
  type Definition,
  type OpenedDocument,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import type { Sheet, SheetDocument } from '@isentrope/records';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import { workbenchReducer } from '../../state/workbench-reducer.ts';
import { isBlankCase, createWorkbench } from '../../state/workbench.ts';
import { methodOfStandards } from './project-method.ts';
import { completeTitle, typedTitleEntries } from './sheet-labels.ts';

type SheetContents = Pick<WorkbenchState, 'units' | 'title' | 'questions' | 'places'> & Pick<OpenedDocument, 'cases'>;

/**
 * Builds the document stored for a sheet: without results, and without title block entries that derive from the
 * sheet. A single blank case is stored in the default units.
 */
function buildDocument(
  definition: Definition,
  sheet: Sheet,
  { cases, units, title, questions, places }: SheetContents,
): SheetDocument {
  const isBlank = cases.length === 1 && cases.every(data => isBlankCase(definition, data));
  const typed = { cases: isBlank ? blankCases(definition, sheet) : cases, units, questions, places };
  return writeDocument(definition, { ...typed, title: { ...typedTitleEntries(sheet, title) } }) as SheetDocument;
}

/** The document of the present workbench state. */
export function workbenchDocument(definition: Definition, sheet: Sheet, workbench: WorkbenchState): SheetDocument {
  return buildDocument(definition, sheet, { ...workbench, cases: workbench.cases.map(({ data }) => data) });
}

/** Whether this version of the site can read a document. */
export function isReadable(definition: Definition, document: SheetDocument): boolean {
  try {
    readDocument(definition, document);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A document rewritten in the present schema; a blank one if nothing has been saved yet. */
export function normaliseDocument(definition: Definition, sheet: Sheet, document: SheetDocument | null): SheetDocument {
  return buildDocument(definition, sheet, readSheetDocument(definition, sheet, document));
}

/**
 * The workbench contents of a document.
 * @throws {Refusal} if a later version of the site wrote it.
 */
export function readSheetDocument(definition: Definition, sheet: Sheet, document: SheetDocument | null): SheetContents {
  if (document === null) {
    const { units, questions, places } = blankWorkbench(definition, sheet);
    return { cases: blankCases(definition, sheet), units, questions, places, title: completeTitle(sheet, {}) };
  }
  const { cases, units, title, questions, places } = readDocument(definition, document);
  return { cases, units, questions, places, title: completeTitle(sheet, title) };
}

/**
 * A blank workbench in the units of the project, with the method of a standard that its basis names. It is the same for all users, so that their first edits can be
 * merged.
 */
function blankWorkbench(definition: Definition, { project: { units: set, standards = '' } }: Sheet): WorkbenchState {
  const method = methodOfStandards(definition, standards);
  const created = createWorkbench(definition);
  const withMethod = (data: CaseData) => (method === undefined ? data : { ...data, [methodId]: { text: method } });
  const blank = { ...created, cases: created.cases.map(item => ({ ...item, data: withMethod(item.data) })) };
  return set === undefined ? blank : workbenchReducer(definition, blank, { type: 'unitSet', set, begins: true });
}

const blankCases = (definition: Definition, sheet: Sheet) =>
  blankWorkbench(definition, sheet).cases.map(({ data }) => data);
