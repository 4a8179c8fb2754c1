import {
  blankCase,
  caseFromReport,
  casesFromList,
  casesFromSheets,
  cellLine,
  countMatchedColumns,
  decodedText,
  gridFromText,
  isPrintedText,
  limitGrid,
  loadTableReader,
  unknownComponents,
  visibleSheets,
  type Definition,
  type Grid,
  type ListCases,
} from '@isentrope/calculators/kit';
import { print, printError } from './output.ts';
import { UsageError } from './usage-error.ts';

/**
 * Prints the cases of a list, or the case of a composition in a report, and on standard error how it was read. Rows with a cell that cannot be read
 * are left out, and the exit code is then 2, as it is if there are no cases.
 */
export async function printCases(definition: Definition, bytes: Uint8Array): Promise<void> {
  await loadTableReader();
  // XLSX and ODS are zip files; XLS is a compound file.
  const start = bytes.subarray(0, 4).join(' ');
  if (start === '208 207 17 224')
    throw new UsageError('Old Excel files (.xls) cannot be read; save it as .xlsx or CSV.');
  if (start === '80 75 3 4') await printWorkbook(definition, bytes);
  else printText(definition, bytes);
}

async function printWorkbook(definition: Definition, bytes: Uint8Array): Promise<void> {
  const { readWorkbookFile, RefusedFile } = await import('@isentrope/web/read-workbook');
  const workbook = await readWorkbookFile(new Blob([new Uint8Array(bytes)])).catch((thrown: unknown) => {
    throw thrown instanceof RefusedFile ? new UsageError(thrown.message) : thrown;
  });
  const { sheets: shown, remarks } = visibleSheets(workbook);
  const sheets = shown.map(({ name, rows }) => ({ name, rows: limitGrid(rows).grid }));
  for (const remark of remarks) printError(remark);
  const isList = sheets.some(({ rows }) => isOfFields(definition, rows));
  const report = isList
    ? undefined
    : sheets.map(({ rows }) => caseFromReport(definition, textOf(rows))).find(read => read);
  if (report) printReport(report);
  else
    printList(casesFromSheets(definition, sheets), () =>
      sheets.flatMap(({ rows }) => unknownComponents(definition, textOf(rows))),
    );
}

const textOf = (rows: Grid) => rows.map(row => row.map(cellLine).join('\t')).join('\n');

function printText(definition: Definition, bytes: Uint8Array): void {
  const { text, remark } = decodedText(bytes);
  if (remark !== undefined) printError(remark);
  // In a printed report the conditions of a stream also have names of fields.
  const isList = !isPrintedText(text) && isOfFields(definition, gridFromText(text));
  const report = isList ? undefined : caseFromReport(definition, text);
  if (report) printReport(report);
  else printList(casesFromList(definition, text), () => unknownComponents(definition, text));
}

/** Fewest columns of a list that are named as fields. */
const fewestColumns = 2;

const isOfFields = (definition: Definition, rows: Grid) =>
  countMatchedColumns(definition, rows, blankCase(definition)) >= fewestColumns;

/** Prints the cases of a list. Unknown components of what may be a composition are named where it is no list. */
function printList({ cases, remarks, problems, refusal }: ListCases, unknownIn: () => readonly string[]): void {
  for (const remark of remarks) printError(remark);
  for (const problem of problems) printError(`Left out. ${problem}`);
  if (refusal !== undefined) {
    const unknown = unknownIn();
    throw new UsageError(
      unknown.length > 0 ? unknown.join('\n') : `${refusal} “calc --list” prints the fields of every tool.`,
    );
  }
  if (problems.length > 0 || cases.length === 0) process.exitCode = 2;
  print(`${JSON.stringify(cases, null, 2)}\n`);
}

/** Prints the case of a composition, and on standard error how it was read. One that leaves something open or has unknown components is refused. */
function printReport({ case: read, remarks, isOpen, problems }: NonNullable<ReturnType<typeof caseFromReport>>): void {
  for (const remark of remarks) printError(remark);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  if (isOpen) throw new UsageError('The composition is ambiguous; give the components and their amounts alone.');
  print(`${JSON.stringify([read], null, 2)}\n`);
}
