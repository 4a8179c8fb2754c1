import {
  formulaWorkbook,
  maxFormulaCases,
  type CaseData,
  type CaseReport,
  type Definition,
  type ExpensiveSteps,
  type WorkbookHead,
} from '@isentrope/calculators/kit';
import { writeWorkbook } from './excel.ts';

/**
 * Writes a workbook with live formulas; returns it with a message on how many steps are formulas, or a message why
 * there is none.
 */
export async function writeFormulaWorkbook(
  definition: Definition,
  cases: readonly CaseData[],
  report: CaseReport,
  head: WorkbookHead,
  expensiveStepsOf: (index: number) => ExpensiveSteps,
): Promise<{ file: Blob; remark: string } | string> {
  if (cases.length > maxFormulaCases)
    return `A workbook with formulas holds at most ${maxFormulaCases} cases, and there are ${cases.length} here. Export to Excel takes them all, without formulas.`;
  const { sheets, formulas, valueSteps } = formulaWorkbook(definition, cases, report, head, expensiveStepsOf);
  if (formulas === 0)
    return 'No step of these cases can be written as a spreadsheet formula. Use Export to Excel to get the results as values.';
  const steps = formulas + valueSteps === 1 ? 'step' : 'steps';
  return {
    file: await writeWorkbook(sheets),
    remark: `${formulas} of ${formulas + valueSteps} ${steps} are formulas; the rest are values, which prompt you to recalculate when an input they depend on changes.`,
  };
}
