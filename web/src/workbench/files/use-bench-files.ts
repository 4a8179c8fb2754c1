import {
  fileStem,
  loadFor,
  run,
  shareFragment,
  takesLong,
  writeDocument,
  type Definition,
  type LongSteps,
  type OpenedWorkbook,
  type TitleLine,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useState, type Dispatch } from 'react';
import type { Bench, BenchCase } from '../bench/bench-model.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import { recalculated } from '../bench/calculated.ts';
import { isCurrent } from '../bench/current.ts';
import type { AskedBySlot } from '../explore/asked.ts';
import { blankSheet, sheetLabels, type SheetTitle } from '../bench/sheet-title.ts';
import { newRecordId } from './work-store.ts';

/** What is known of a case's long steps already. */
function knownOf(item: BenchCase | undefined): LongSteps {
  const known = item?.calculated?.known;
  return known ? { known } : {};
}

const titleParts = Object.keys(sheetLabels) as (keyof SheetTitle)[];

const titleLines = (title: SheetTitle): TitleLine[] =>
  titleParts.map(id => ({ id, label: sheetLabels[id], text: title[id] }));

/** The title block of a workbook. */
const titleOf = (read: Readonly<Record<string, string>>): SheetTitle => ({
  ...blankSheet,
  ...Object.fromEntries(titleParts.flatMap(id => (read[id] === undefined ? [] : [[id, read[id]]]))),
});

/** Excel out and in, and the shared link: each ends in a sentence that says what happened. */
export function useBenchFiles(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  calculate: () => void,
  say: (sentence: string) => void,
  /** The case in hand, and what was answered to questions about it. */
  { index, asked }: { readonly index: number; readonly asked: AskedBySlot },
) {
  const [busy, setBusy] = useState(false);
  const cases = bench.cases.map(({ data }) => data);

  async function load({ cases: read, title, units, questions = [], remarks }: OpenedWorkbook, from: string) {
    dispatch({
      type: 'replace',
      cases: read,
      calculated: await recalculated(definition, read),
      record: newRecordId(),
      what: 'the import',
      questions,
      ...(units ? { units } : {}),
      ...(title ? { title: titleOf(title) } : {}),
    });
    say([`${read.length === 1 ? 'One case' : `${read.length} cases`} read from ${from}.`, ...remarks].join(' '));
  }

  async function exportWorkbook() {
    const long = takesLong(definition);
    if (long && !bench.cases.every(item => isCurrent(definition, item))) {
      say('Calculate first: the export contains the current results of every case.');
      return;
    }
    setBusy(true);
    try {
      await loadFor(definition, cases);
      if (!long) calculate();
      const [{ download, writeCases }, { answeredQuestions }] = await Promise.all([
        import('./excel.ts'),
        import('./question-answers.ts'),
      ]);
      const date = new Date().toISOString().slice(0, 10);
      const report = run(
        definition,
        writeDocument(definition, { cases, units: bench.units }),
        { pictures: false },
        place => knownOf(bench.cases[place]),
      );
      const title = titleLines(bench.title);
      const questions = await answeredQuestions(definition, cases, index, bench.units, bench.questions, asked);
      const file = await writeCases(definition, cases, report, { date, title, questions });
      const name = `${fileStem(definition)}-results.xlsx`;
      download(file, name);
      say(`Exported as ${name}.`);
    } catch {
      say('The export failed; your cases are unchanged. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  async function importWorkbook(file: File) {
    try {
      const { readCases } = await import('./excel.ts');
      await load(await readCases(definition, file), file.name);
    } catch (thrown) {
      say(thrown instanceof Refusal ? thrown.message : 'The file could not be read; your cases are unchanged.');
    }
  }

  async function copyLink() {
    const reports = bench.cases.map(item => (isCurrent(definition, item) ? item.calculated?.report : undefined));
    const fragment = await shareFragment(definition, cases, bench.questions, reports);
    const address = `${location.origin}${location.pathname}${fragment}`;
    try {
      await navigator.clipboard.writeText(address);
      say('The link is on the clipboard. It carries every case.');
    } catch {
      history.replaceState(null, '', address);
      say('The link is in the address bar. It carries every case.');
    }
  }

  return { busy, exportWorkbook, importWorkbook, copyLink };
}
