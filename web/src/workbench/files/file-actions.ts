import {
  fileStem,
  isExpensive,
  isAggregateExpensive,
  writeDocument,
  type CaseReport,
  type Definition,
  type ExpensiveSteps,
  type OpenedWorkbook,
  type ReadSheet,
  type TitleLine,
  type WorkbookHead,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import type { Dispatch } from 'react';
import type { WorkbenchState, WorkbenchCase } from '../state/workbench-model.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import { prepareToRun, run } from '../calculation/evaluation-code.ts';
import { recalculateCases } from '../calculation/calculate-cases.ts';
import { isUpToDate } from '../state/is-up-to-date.ts';
import type { AnalysisRuns } from '../explore/analysis-run.ts';
import { blankSheet, sheetLabels, type SheetTitle } from '../state/sheet-title.ts';
import type { ListSource } from '../tag-list/list-file.ts';
import { download } from './download.ts';
import { newRecordId } from './saved-work/work-store.ts';

/** The known values of a case's expensive steps. */
function knownOf(item: WorkbenchCase | undefined): ExpensiveSteps {
  const known = item?.calculated?.known;
  return known ? { known } : {};
}

const titleParts = Object.keys(sheetLabels) as (keyof SheetTitle)[];

const titleLines = (title: SheetTitle): TitleLine[] =>
  titleParts.map(id => ({ id, label: sheetLabels[id], text: title[id] }));

/** The title block read from a workbook. */
const titleBlockFrom = (read: Readonly<Record<string, string>>): SheetTitle => ({
  ...blankSheet,
  ...Object.fromEntries(titleParts.flatMap(id => (read[id] === undefined ? [] : [[id, read[id]]]))),
});

/** What import, export and links work with. */
export interface FileContext {
  readonly definition: Definition;
  readonly workbench: WorkbenchState;
  readonly dispatch: Dispatch<WorkbenchAction>;
  readonly calculate: () => void;
  readonly announce: (sentence: string) => void;
  /** The index of the active case. */
  readonly index: number;
  /** The results of its analyses. */
  readonly runs: AnalysisRuns;
  /** Opens a list in the dialog that matches its columns. */
  readonly openList: (list: ListSource) => void;
  readonly setBusy: (isBusy: boolean) => void;
}

/** Number of files that were opened: one that is still being read when another is opened is not taken. */
let openedFiles = 0;

/** Excel import and export and the shared link; each reports its outcome in the status message. */
export function createFileActions({
  definition,
  workbench,
  dispatch,
  calculate,
  announce,
  index,
  runs,
  openList,
  setBusy,
}: FileContext) {
  const cases = workbench.cases.map(({ data }) => data);
  const expensiveStepsOf = (index: number) => knownOf(workbench.cases[index]);

  async function load(
    { cases: read, title, units, questions = [], places = {}, remarks }: OpenedWorkbook,
    from: string,
  ) {
    dispatch({
      type: 'replace',
      cases: read,
      calculated: await recalculateCases(definition, read),
      record: newRecordId(),
      what: 'the import',
      questions,
      places,
      ...(units ? { units } : {}),
      ...(title ? { title: titleBlockFrom(title) } : {}),
    });
    announce([`${read.length === 1 ? 'One case' : `${read.length} cases`} read from ${from}.`, ...remarks].join(' '));
  }

  /** Writes a workbook and downloads it; `write` returns its file, or a message why there is none. */
  async function exportFile(
    write: (report: CaseReport, head: WorkbookHead) => Promise<{ file: Blob; remark?: string } | string>,
    name: string,
    withQuestions: boolean,
  ) {
    const long = isExpensive(definition);
    if (long && !workbench.cases.every(item => isUpToDate(definition, item))) {
      announce('Calculate first: the export contains the current results of every case.');
      return;
    }
    setBusy(true);
    try {
      await prepareToRun(definition, cases);
      if (!long) calculate();
      const { aggregateForExport, savedAnalysisResults: answeredQuestions } =
        await import('./saved-analysis-results.ts');
      const date = new Date().toISOString().slice(0, 10);
      const longTogether = isAggregateExpensive(definition, cases);
      const ofCases = run(
        definition,
        writeDocument(definition, { cases, units: workbench.units }),
        { pictures: false, together: !longTogether },
        expensiveStepsOf,
      );
      const report = longTogether
        ? { ...ofCases, ...(await aggregateForExport(definition, workbench.cases)) }
        : ofCases;
      const title = titleLines(workbench.title);
      const questions = withQuestions
        ? await answeredQuestions(definition, cases, index, workbench.units, workbench.questions, runs)
        : [];
      const file = await write(report, { date, title, questions, places: workbench.places });
      if (typeof file === 'string') {
        announce(file);
        return;
      }
      download(file.file, name);
      announce([`Exported as ${name}.`, ...(file.remark === undefined ? [] : [file.remark])].join(' '));
    } catch {
      announce('The export failed; your cases are unchanged. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  const exportWorkbook = () =>
    exportFile(
      async (report, head) => {
        const { writeCases } = await import('./spreadsheet/excel.ts');
        return { file: await writeCases(definition, cases, report, head) };
      },
      `${fileStem(definition)}-results.xlsx`,
      true,
    );

  const exportFormulas = () =>
    exportFile(
      async (report, head) => {
        const { writeFormulaWorkbook } = await import('./spreadsheet/formula-export.ts');
        return writeFormulaWorkbook(definition, cases, report, head, expensiveStepsOf);
      },
      `${fileStem(definition)}-formulas.xlsx`,
      false,
    );

  /** Opens a workbook of this calculator, else a list of items or a composition that another program has written. */
  async function openFile(file: File) {
    openedFiles += 1;
    const own = openedFiles;
    const isReplaced = () => own !== openedFiles;
    try {
      const isWorkbook = /\.xlsx$/i.test(file.name) || (await file.slice(0, 2).text()) === 'PK';
      const { readCases } = await import('./spreadsheet/excel.ts');
      const { sheets, opened } = isWorkbook ? await readCases(definition, file) : {};
      if (isReplaced()) return;
      if (opened && !(opened instanceof Refusal)) await load(opened, file.name);
      else await openForeign(file, sheets, opened, isReplaced);
    } catch (thrown) {
      if (isReplaced()) return;
      announce(thrown instanceof Refusal ? thrown.message : 'The file could not be read; your cases are unchanged.');
    }
  }

  async function openForeign(
    file: File,
    sheets: readonly ReadSheet[] | undefined,
    refused: Refusal | undefined,
    isReplaced: () => boolean,
  ) {
    const { readForeignFile } = await import('./open-list.ts');
    const { key = 0, data = {} } = workbench.cases[index] ?? {};
    const read = await readForeignFile(definition, data, file, sheets).catch((thrown: unknown) => {
      throw refused ?? thrown;
    });
    if (isReplaced()) return;
    if (read.type === 'list') {
      if (refused && !read.isNamed) throw refused;
      openList(read.list);
      return;
    }
    dispatch({ type: 'takeOver', key, entries: read.entries, what: `the ${read.what} of ${file.name}` });
    const isOrAre = /[^s]s$/.test(read.what) ? 'are' : 'is';
    announce([`The ${read.what} ${isOrAre} from ${file.name}.`, ...read.remarks].join(' '));
  }

  async function copyLink() {
    const reports = workbench.cases.map(item => (isUpToDate(definition, item) ? item.calculated?.report : undefined));
    const { shareFragment } = await import('./link-code.ts');
    const fragment = await shareFragment(definition, cases, workbench.questions, reports, workbench.places);
    const address = `${location.origin}${location.pathname}${fragment}`;
    try {
      await navigator.clipboard.writeText(address);
      announce('Link copied. It includes every case.');
    } catch {
      history.replaceState(null, '', address);
      announce('The link is in the address bar. It includes every case.');
    }
  }

  return { exportWorkbook, exportFormulas, openFile, copyLink };
}
