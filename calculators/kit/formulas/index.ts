export { formulaWorkbook, maxFormulaCases, type FormulaWorkbook } from './formula-workbook.ts';
