import { readDocument, writeDocument, type Definition, type OpenedDocument } from '@isentrope/calculators/kit';
import type { Sheet, SheetDocument } from '@isentrope/records';
import type { Bench } from '../../bench/bench-model.ts';
import { reduceBench } from '../../bench/bench-state.ts';
import { isBlankCase, newBench } from '../../bench/bench.ts';
import { filledTitle, typedTitle } from './sheet-words.ts';

type Kept = Pick<Bench, 'units' | 'title' | 'questions'> & Pick<OpenedDocument, 'cases'>;

/**
 * Builds the document stored for a sheet: without results, and without title block entries that derive from the
 * sheet. A single blank case is stored in the default units.
 */
function written(definition: Definition, sheet: Sheet, { cases, units, title, questions }: Kept): SheetDocument {
  const isBlank = cases.length === 1 && cases.every(data => isBlankCase(definition, data));
  const typed = { cases: isBlank ? blankCases(definition, sheet) : cases, units, questions };
  return writeDocument(definition, { ...typed, title: { ...typedTitle(sheet, title) } }) as SheetDocument;
}

/** The document of the present workbench state. */
export function benchDocument(definition: Definition, sheet: Sheet, bench: Bench): SheetDocument {
  return written(definition, sheet, { ...bench, cases: bench.cases.map(({ data }) => data) });
}

/** A document rewritten in the present schema; a blank one if nothing has been saved yet. */
export function normalDocument(definition: Definition, sheet: Sheet, document: SheetDocument | null): SheetDocument {
  return written(definition, sheet, openedSheet(definition, sheet, document));
}

/**
 * The workbench contents of a document.
 * @throws {Refusal} if a later version of the site wrote it.
 */
export function openedSheet(definition: Definition, sheet: Sheet, document: SheetDocument | null): Kept {
  if (document === null) {
    const { units, questions } = blankBench(definition, sheet);
    return { cases: blankCases(definition, sheet), units, questions, title: filledTitle(sheet, {}) };
  }
  const { cases, units, title, questions } = readDocument(definition, document);
  return { cases, units, questions, title: filledTitle(sheet, title) };
}

/**
 * A blank workbench in the units of the project. It is the same for all users, so that their first edits can be
 * merged.
 */
function blankBench(definition: Definition, { project: { units: set } }: Sheet): Bench {
  const blank = newBench(definition);
  return set === undefined ? blank : reduceBench(definition, blank, { type: 'unitSet', set, begins: true });
}

const blankCases = (definition: Definition, sheet: Sheet) =>
  blankBench(definition, sheet).cases.map(({ data }) => data);
