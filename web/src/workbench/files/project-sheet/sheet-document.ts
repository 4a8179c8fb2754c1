import { readDocument, writeDocument, type Definition, type OpenedDocument } from '@isentrope/calculators/kit';
import type { Sheet, SheetDocument } from '@isentrope/records';
import type { Bench } from '../../bench/bench-model.ts';
import { reduceBench } from '../../bench/bench-state.ts';
import { isBlankCase, newBench } from '../../bench/bench.ts';
import { filledTitle, typedTitle } from './sheet-words.ts';

type Kept = Pick<Bench, 'units' | 'title' | 'questions'> & Pick<OpenedDocument, 'cases'>;

/**
 * What is typed on a bench as its sheet keeps it: without what it was calculated from, which is no part of what is issued, and
 * without what the title block says of the sheet itself. A single blank case is one in whatever units.
 */
function written(definition: Definition, sheet: Sheet, { cases, units, title, questions }: Kept): SheetDocument {
  const isBlank = cases.length === 1 && cases.every(data => isBlankCase(definition, data));
  const typed = { cases: isBlank ? blankCases(definition, sheet) : cases, units, questions };
  return writeDocument(definition, { ...typed, title: { ...typedTitle(sheet, title) } }) as SheetDocument;
}

/** The document of a bench. */
export function benchDocument(definition: Definition, sheet: Sheet, bench: Bench): SheetDocument {
  return written(definition, sheet, { ...bench, cases: bench.cases.map(({ data }) => data) });
}

/** A document as a bench writes it again, in the present schema; that of a blank bench where nothing was saved yet. */
export function normalDocument(definition: Definition, sheet: Sheet, document: SheetDocument | null): SheetDocument {
  return written(definition, sheet, openedSheet(definition, sheet, document));
}

/** A document as it comes to the bench. @throws {Refusal} for one of a later version of the site. */
export function openedSheet(definition: Definition, sheet: Sheet, document: SheetDocument | null): Kept {
  if (document === null) {
    const { units, questions } = blankBench(definition, sheet);
    return { cases: blankCases(definition, sheet), units, questions, title: filledTitle(sheet, {}) };
  }
  const { cases, units, title, questions } = readDocument(definition, document);
  return { cases, units, questions, title: filledTitle(sheet, title) };
}

/**
 * The bench of a new sheet, in the units of its project: who opens it begins with the same as everybody else, so that what two
 * people type first comes together.
 */
function blankBench(definition: Definition, { project: { units: set } }: Sheet): Bench {
  const blank = newBench(definition);
  return set === undefined ? blank : reduceBench(definition, blank, { type: 'unitSet', set, begins: true });
}

const blankCases = (definition: Definition, sheet: Sheet) =>
  blankBench(definition, sheet).cases.map(({ data }) => data);
