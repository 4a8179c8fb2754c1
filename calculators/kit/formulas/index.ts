export { formulaWorkbook, mostWithFormulas, type FormulaWorkbook } from './formula-workbook.ts';
