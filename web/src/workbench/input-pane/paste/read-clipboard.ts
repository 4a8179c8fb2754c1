/** What `paste-code.ts` loads. */
export { previewTable, rowsFromClipboard } from '@isentrope/calculators/kit';
export { namesFields } from './labelled-block.ts';
export { linesFromPaste, refusalOfLines } from './lines-from-paste.ts';
export { pasteAction, pasteAsRead, pasteMessage, readPaste } from './paste.ts';
export { findingPastedList, listOfCells } from './pasted-list.ts';
