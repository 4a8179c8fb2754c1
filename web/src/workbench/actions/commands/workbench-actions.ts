import type { Action } from '../action.ts';
import { calculate, cancel, toggleLive } from './calculation-actions.ts';
import {
  addCase,
  caseAfter,
  caseBefore,
  clearCase,
  duplicateCase,
  moveEarlier,
  moveLater,
  toggleOneCase,
  removeCase,
} from './case-actions.ts';
import { openSearch, listKeys } from './help-actions.ts';
import { redo, undo } from './history-actions.ts';
import { showInputs, tabActions } from './navigation-actions.ts';
import { toggleSensitivity } from './sensitivity-actions.ts';
import { saveFluid, readFromSource } from './source-actions.ts';
import { saveUnitPreference } from './unit-actions.ts';
import {
  copyLink,
  openDatasheet,
  openSavedWork,
  exportFormulas,
  exportWorkbook,
  importTagList,
  importWorkbook,
  printSheet,
} from './work-actions.ts';

/** The actions every calculator has. */
export const workbenchActions: readonly Action[] = [
  calculate,
  cancel,
  toggleLive,
  addCase,
  duplicateCase,
  removeCase,
  moveEarlier,
  moveLater,
  clearCase,
  caseBefore,
  caseAfter,
  toggleOneCase,
  toggleSensitivity,
  undo,
  redo,
  showInputs,
  ...tabActions,
  saveUnitPreference,
  readFromSource,
  saveFluid,
  importWorkbook,
  importTagList,
  exportWorkbook,
  exportFormulas,
  printSheet,
  openDatasheet,
  copyLink,
  openSavedWork,
  openSearch,
  listKeys,
];
