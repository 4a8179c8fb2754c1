import type { Sheet } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { download } from '../../workbench/files/download.ts';

/** Excel export of a reference page: whether it is running, and a status sentence. */
export function useExport(name: string, announce: (sentence: string) => void) {
  const [busy, setBusy] = useState(false);

  async function run(sheets: readonly Sheet[]) {
    setBusy(true);
    try {
      const { writeWorkbook } = await import('../../workbench/files/spreadsheet/excel.ts');
      download(await writeWorkbook(sheets), name);
      announce(`Exported as ${name}.`);
    } catch {
      announce('The export failed. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return { busy, exportSheets: (sheets: readonly Sheet[]) => void run(sheets) };
}
