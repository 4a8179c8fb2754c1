import {
  fileStem,
  loadFor,
  run,
  shareFragment,
  takesLong,
  takesLongTogether,
  writeDocument,
  type CaseReport,
  type Definition,
  type LongSteps,
  type OpenedWorkbook,
  type TitleLine,
  type WorkbookHead,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useState, type Dispatch } from 'react';
import type { Bench, BenchCase } from '../bench/bench-model.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import { recalculated } from '../bench/calculated.ts';
import { isCurrent } from '../bench/current.ts';
import { togetherOf } from '../bench/use-together.ts';
import type { AskedBySlot } from '../explore/asked.ts';
import { blankSheet, sheetLabels, type SheetTitle } from '../bench/sheet-title.ts';
import { newRecordId } from './work-store.ts';

/** The known values of a case's expensive steps. */
function knownOf(item: BenchCase | undefined): LongSteps {
  const known = item?.calculated?.known;
  return known ? { known } : {};
}

const titleParts = Object.keys(sheetLabels) as (keyof SheetTitle)[];

const titleLines = (title: SheetTitle): TitleLine[] =>
  titleParts.map(id => ({ id, label: sheetLabels[id], text: title[id] }));

/** The title block read from a workbook. */
const titleOf = (read: Readonly<Record<string, string>>): SheetTitle => ({
  ...blankSheet,
  ...Object.fromEntries(titleParts.flatMap(id => (read[id] === undefined ? [] : [[id, read[id]]]))),
});

/** Excel import and export and the shared link; each reports its outcome in the status message. */
export function useBenchFiles(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  calculate: () => void,
  say: (sentence: string) => void,
  /** The index of the active case, and the results of its analyses. */
  { index, asked }: { readonly index: number; readonly asked: AskedBySlot },
) {
  const [busy, setBusy] = useState(false);
  const cases = bench.cases.map(({ data }) => data);
  const longOf = (place: number) => knownOf(bench.cases[place]);

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

  /** Writes a workbook and downloads it; `write` returns its file, or a message why there is none. */
  async function exported(
    write: (report: CaseReport, head: WorkbookHead) => Promise<{ file: Blob; said?: string } | string>,
    name: string,
    withQuestions: boolean,
  ) {
    const long = takesLong(definition);
    if (long && !bench.cases.every(item => isCurrent(definition, item))) {
      say('Calculate first: the export contains the current results of every case.');
      return;
    }
    setBusy(true);
    try {
      await loadFor(definition, cases);
      if (!long) calculate();
      const [{ download }, { answeredQuestions }] = await Promise.all([
        import('./excel.ts'),
        import('./question-answers.ts'),
      ]);
      const date = new Date().toISOString().slice(0, 10);
      const longTogether = takesLongTogether(definition, cases);
      const ofCases = run(
        definition,
        writeDocument(definition, { cases, units: bench.units }),
        { pictures: false, together: !longTogether },
        longOf,
      );
      const report = longTogether ? { ...ofCases, ...(await togetherOf(definition, bench.cases)) } : ofCases;
      const title = titleLines(bench.title);
      const questions = withQuestions
        ? await answeredQuestions(definition, cases, index, bench.units, bench.questions, asked)
        : [];
      const made = await write(report, { date, title, questions });
      if (typeof made === 'string') {
        say(made);
        return;
      }
      download(made.file, name);
      say([`Exported as ${name}.`, ...(made.said === undefined ? [] : [made.said])].join(' '));
    } catch {
      say('The export failed; your cases are unchanged. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  const exportWorkbook = () =>
    exported(
      async (report, head) => {
        const { writeCases } = await import('./excel.ts');
        return { file: await writeCases(definition, cases, report, head) };
      },
      `${fileStem(definition)}-results.xlsx`,
      true,
    );

  const exportFormulas = () =>
    exported(
      async (report, head) => {
        const { writeFormulas } = await import('./formulas.ts');
        return writeFormulas(definition, cases, report, head, longOf);
      },
      `${fileStem(definition)}-formulas.xlsx`,
      false,
    );

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

  return { busy, exportWorkbook, exportFormulas, importWorkbook, copyLink };
}
