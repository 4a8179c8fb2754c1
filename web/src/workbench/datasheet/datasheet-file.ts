import { datasheetWorkbook, engineOf, type DatasheetPage, type Definition } from '@isentrope/calculators/kit';
import { sheetLabels, titleParts, type SheetTitle } from '../state/sheet-title.ts';
import { download } from '../files/download.ts';
import { writeWorkbook } from '../files/spreadsheet/excel.ts';
import type { PageSize } from '../print/dialog/print-options.ts';

/** Saves datasheets as a workbook; resolves to its file name. */
export async function saveDatasheets(
  definition: Definition,
  pages: readonly DatasheetPage[],
  title: SheetTitle,
  size: PageSize,
): Promise<string> {
  const name = `${(pages[0]?.title ?? 'datasheet').toLowerCase().replaceAll(' ', '-')}.xlsx`;
  const head = {
    title: titleParts.map(id => ({ id, label: sheetLabels[id], text: title[id] })),
    date: new Date().toISOString().slice(0, 10),
    engine: engineOf(definition.id),
    size,
  };
  download(await writeWorkbook(datasheetWorkbook(pages, head)), name);
  return name;
}
