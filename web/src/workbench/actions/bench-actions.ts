import type { Action } from './action.ts';
import { calculate, cancel, live } from './calculation-actions.ts';
import {
  addCase,
  caseAfter,
  caseBefore,
  clearCase,
  duplicateCase,
  moveEarlier,
  moveLater,
  oneAtATime,
  removeCase,
} from './case-actions.ts';
import { find, listKeys } from './help-actions.ts';
import { redo, undo } from './history-actions.ts';
import { showInputs, tabActions } from './place-actions.ts';
import { sensitivity } from './sensitivity-actions.ts';
import { keepFluid, readElsewhere } from './source-actions.ts';
import { keepUnits } from './unit-actions.ts';
import {
  copyLink,
  datasheet,
  earlierWork,
  exportFormulas,
  exportWorkbook,
  importTagList,
  importWorkbook,
  printSheet,
} from './work-actions.ts';

/** The actions every calculator has. */
export const benchActions: readonly Action[] = [
  calculate,
  cancel,
  live,
  addCase,
  duplicateCase,
  removeCase,
  moveEarlier,
  moveLater,
  clearCase,
  caseBefore,
  caseAfter,
  oneAtATime,
  sensitivity,
  undo,
  redo,
  showInputs,
  ...tabActions,
  keepUnits,
  readElsewhere,
  keepFluid,
  importWorkbook,
  importTagList,
  exportWorkbook,
  exportFormulas,
  printSheet,
  datasheet,
  copyLink,
  earlierWork,
  find,
  listKeys,
];
