import {
  fileStem,
  readDocument,
  writeDocument,
  type CaseData,
  type Definition,
  type OpenedDocument,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { isBlankCase } from '../bench/bench.ts';
import { blankSheet, type SheetTitle } from '../bench/sheet-title.ts';

/** A piece of work: the cases, and what stands around them. */
export interface Work {
  readonly cases: readonly CaseData[];
  /** What each case's results were calculated from. */
  readonly calculatedFrom: readonly (CaseData | undefined)[];
  readonly units: Readonly<Record<string, string>>;
  readonly title: SheetTitle;
  readonly questions: OpenedDocument['questions'];
}

/** A piece of work as this browser keeps it; one that cannot be read says why in a sentence, and stays what it is. */
export type KeptWork = { readonly id: string; readonly saved: Date | undefined } & (
  { readonly work: Work } | { readonly unreadable: string; readonly text: string }
);

/** Whether there is nothing in it worth keeping. */
export function isBlankWork(definition: Definition, { cases, title }: Pick<Work, 'cases' | 'title'>): boolean {
  return cases.every(data => isBlankCase(definition, data)) && Object.values(title).every(text => text === '');
}

/** A piece of work as text, without the time at which it was kept. */
export function workText(definition: Definition, work: Work): string {
  return JSON.stringify(writeDocument(definition, { ...work, title: { ...work.title } }));
}

/** The text of a record: a piece of work, and when it was kept. */
export function recordText(work: string, saved: Date): string {
  return `{"saved":${JSON.stringify(saved.toISOString())},${work.slice(1)}`;
}

const damaged = 'This work is damaged and cannot be opened.';

/** A record from its text. Never throws: what cannot be read says so. */
export function readRecordText(definition: Definition, id: string, text: string): KeptWork {
  const json = parsed(text);
  const saved = savedIn(json);
  if (json === undefined) return { id, saved, unreadable: damaged, text };
  try {
    const { title, ...opened } = readDocument(definition, json);
    return { id, saved, work: { ...opened, title: { ...blankSheet, ...title } } };
  } catch (thrown) {
    // Whatever a damaged record does to its reader, the record stays in the list.
    return { id, saved, unreadable: thrown instanceof Refusal ? thrown.message : damaged, text };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function savedIn(json: unknown): Date | undefined {
  if (typeof json !== 'object' || json === null || !('saved' in json) || typeof json.saved !== 'string')
    return undefined;
  const saved = new Date(json.saved);
  return Number.isFinite(saved.getTime()) ? saved : undefined;
}

/** The name of the file in which work that cannot be opened is handed to the person. */
export function workFileName(definition: Definition): string {
  return `${fileStem(definition)}-earlier-work.json`;
}
