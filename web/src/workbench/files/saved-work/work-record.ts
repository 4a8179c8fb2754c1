import {
  fileStem,
  readDocument,
  writeDocument,
  type CaseData,
  type Definition,
  type OpenedDocument,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { isRecord, parseJson } from '../../../browser-storage.ts';
import { isBlankCase } from '../../state/workbench.ts';
import { blankSheet, type SheetTitle } from '../../state/sheet-title.ts';

/** The work on one calculator: cases, title block, saved analyses and moved nodes. */
export interface Work {
  readonly cases: readonly CaseData[];
  /** The inputs that each case's results were calculated from. */
  readonly calculatedFrom: readonly (CaseData | undefined)[];
  readonly units: Readonly<Record<string, string>>;
  readonly title: SheetTitle;
  readonly questions: OpenedDocument['questions'];
  readonly places: OpenedDocument['places'];
}

/** Work saved in this browser. If it cannot be read, `unreadable` is the reason and the text is preserved. */
export type SavedWork = { readonly id: string; readonly saved: Date | undefined } & (
  { readonly work: Work } | { readonly unreadable: string; readonly text: string }
);

/** Whether the work is blank and need not be saved. */
export function isBlankWork(definition: Definition, { cases, title }: Pick<Work, 'cases' | 'title'>): boolean {
  return cases.every(data => isBlankCase(definition, data)) && Object.values(title).every(text => text === '');
}

/** Serialises work, without the time of saving. */
export function workText(definition: Definition, work: Work): string {
  return JSON.stringify(writeDocument(definition, { ...work, title: { ...work.title } }));
}

/** The text of a record: the work and its time of saving. */
export function recordText(work: string, saved: Date): string {
  return `{"saved":${JSON.stringify(saved.toISOString())},${work.slice(1)}`;
}

const damaged = 'This work is damaged and cannot be opened.';

/** Parses a record; never throws. */
export function readRecordText(definition: Definition, id: string, text: string): SavedWork {
  const json = parseJson(text);
  const saved = savedIn(json);
  if (json === undefined) return { id, saved, unreadable: damaged, text };
  try {
    const { title, ...opened } = readDocument(definition, json);
    return { id, saved, work: { ...opened, title: { ...blankSheet, ...title } } };
  } catch (thrown) {
    // A damaged record may cause any error in the parser; it must stay in the list.
    return { id, saved, unreadable: thrown instanceof Refusal ? thrown.message : damaged, text };
  }
}

function savedIn(json: unknown): Date | undefined {
  if (!isRecord(json) || typeof json['saved'] !== 'string') return undefined;
  const saved = new Date(json['saved']);
  return Number.isFinite(saved.getTime()) ? saved : undefined;
}

/** The file name for downloading work that cannot be opened. */
export function workFileName(definition: Definition): string {
  return `${fileStem(definition)}-earlier-work.json`;
}
