import { findCalculator } from '@isentrope/calculators';
import { workbenchPath } from '../../../projects/paths.ts';
import { numberedTitle } from '../../../projects/texts.ts';
import type { Action, ActionContext } from '../action.ts';
import { toolTitle } from './tool-actions.ts';

/** Search entries for the other sheets of the project; none outside of a project. */
export function sheetSearchActions({ reading }: ActionContext): readonly Action[] {
  return reading.sheets.map(sheet => {
    const { id, tool, number, title } = sheet;
    const meta = findCalculator(tool)?.meta;
    return {
      id: `sheet-${id}`,
      group: 'Sheets of the project',
      name: numberedTitle(number, title),
      detail: meta === undefined ? tool : toolTitle(meta),
      keywords: 'open document calculation',
      run: () => location.assign(workbenchPath(sheet)),
    };
  });
}
