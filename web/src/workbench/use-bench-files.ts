import {
  casesFromWorkbook,
  fileStem,
  longValues,
  run,
  shareFragment,
  takesLong,
  workbook,
  writeDocument,
  type CaseData,
  type Definition,
  type LongSteps,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useState, type Dispatch } from 'react';
import type { Bench, BenchCase } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { isCurrent } from './current.ts';
import { newRecordId } from './work-store.ts';

/** What is known of a case's long steps already. */
function knownOf(item: BenchCase | undefined): LongSteps {
  return item?.calculated ? { known: longValues(item.calculated.result.evaluation) } : {};
}

/** Excel out and in, and the shared link: each ends in a sentence that says what happened. */
export function useBenchFiles(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
) {
  const [busy, setBusy] = useState(false);
  const cases = bench.cases.map(({ data }) => data);

  function load(read: readonly CaseData[], from: string) {
    dispatch({ type: 'replace', cases: read, calculatedFrom: read, record: newRecordId(), what: 'the import' });
    say(`${read.length === 1 ? 'One case' : `${read.length} cases`} read from ${from}.`);
  }

  async function exportWorkbook() {
    const long = takesLong(definition);
    if (long && !bench.cases.every(item => isCurrent(definition, item))) {
      say('Calculate first: the export contains the current results of every case.');
      return;
    }
    setBusy(true);
    if (!long) dispatch({ type: 'calculate' });
    try {
      const { download, writeWorkbook } = await import('./excel.ts');
      const date = new Date().toISOString().slice(0, 10);
      const report = run(
        definition,
        writeDocument(definition, { cases, units: bench.units }),
        { pictures: false },
        place => knownOf(bench.cases[place]),
      );
      const file = await writeWorkbook(workbook(definition, cases, report, { date }));
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
      const { readWorkbook } = await import('./excel.ts');
      load(casesFromWorkbook(definition, await readWorkbook(file)), file.name);
    } catch (thrown) {
      say(thrown instanceof Refusal ? thrown.message : 'The file could not be read; your cases are unchanged.');
    }
  }

  async function copyLink() {
    const address = `${location.origin}${location.pathname}${await shareFragment(definition, cases)}`;
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
