import {
  casesFromWorkbook,
  carriesCases,
  casesFromFragment,
  fileStem,
  shareFragment,
  takesLong,
  workbook,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { useState, type Dispatch } from 'react';
import { product } from '../product.ts';
import type { Bench } from './bench.ts';
import { isCurrent, type BenchAction } from './bench-state.ts';

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
    dispatch({ type: 'replace', cases: read, calculatedFrom: read, what: 'the import' });
    say(`${read.length === 1 ? 'One case' : `${read.length} cases`} read from ${from}.`);
  }

  async function exportWorkbook() {
    const long = takesLong(definition);
    if (long && !bench.cases.every(item => isCurrent(definition, item))) {
      say('Calculate first: the export holds the results of every case as it stands.');
      return;
    }
    const known = bench.cases.flatMap(({ calculated }) => (calculated ? [calculated.result] : []));
    setBusy(true);
    if (!long) dispatch({ type: 'calculate' });
    try {
      const { download, writeWorkbook } = await import('./excel.ts');
      const date = new Date().toISOString().slice(0, 10);
      const file = await writeWorkbook(
        workbook(definition, cases, { version: product.version, date, units: bench.units }, long ? known : undefined),
      );
      const name = `${fileStem(definition)}-results.xlsx`;
      download(file, name);
      say(`Exported as ${name}.`);
    } catch {
      say('The export did not succeed; your cases are unchanged. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  async function importWorkbook(file: File) {
    try {
      const { readWorkbook } = await import('./excel.ts');
      load(casesFromWorkbook(definition, await readWorkbook(file)), file.name);
    } catch (thrown) {
      say(thrown instanceof RangeError ? thrown.message : 'The file could not be read; your cases are unchanged.');
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

/** The cases that the address carries, if it does; the address then carries them no longer. Throws a RangeError, one sentence, for a damaged link. */
export async function casesOfAddress(definition: Definition): Promise<CaseData[] | undefined> {
  const { hash } = location;
  if (!carriesCases(hash)) return undefined;
  history.replaceState(null, '', location.pathname);
  return casesFromFragment(definition, hash);
}
