import { caseSetJson, readCaseSet, type CaseData, type Definition } from '@isentrope/calculators/kit';
import type { Bench } from './bench.ts';
import { blankSheet, type SheetTitle } from './sheet-title.ts';

/** What a browser keeps of a bench between visits. */
export interface Draft {
  readonly cases: readonly CaseData[];
  /** What each case's results were calculated from. */
  readonly calculatedFrom: readonly (CaseData | undefined)[];
  readonly units: Readonly<Record<string, string>>;
  readonly title: SheetTitle;
}

const name = (definition: Definition, which = '') => `draft:${definition.id}${which}`;

/** Keeps the bench in this browser. A full or forbidden store is no reason to disturb the work. */
export function keepDraft(definition: Definition, bench: Bench, title: SheetTitle): void {
  const kept = {
    ...caseSetJson(
      definition,
      bench.cases.map(({ data }) => data),
    ),
    results: bench.cases.map(({ calculated }) => (calculated ? caseSetJson(definition, [calculated.of]) : null)),
    units: bench.units,
    title,
  };
  try {
    localStorage.setItem(name(definition), JSON.stringify(kept));
  } catch {
    return;
  }
}

/** Drafts that shared links took the place of: the latest last. */
const mostAside = 5;

/** Sets the present draft aside, before a shared link takes its place. */
export function setDraftAside(definition: Definition): void {
  const present = localStorage.getItem(name(definition));
  if (present === null) return;
  const kept = readAside(definition);
  localStorage.setItem(name(definition, ':aside'), JSON.stringify([...kept, present].slice(-mostAside)));
}

/** Takes back the draft that was set aside last. */
export function takeDraftBack(definition: Definition): Draft | undefined {
  const kept = readAside(definition);
  const latest = kept.at(-1);
  localStorage.setItem(name(definition, ':aside'), JSON.stringify(kept.slice(0, -1)));
  return latest === undefined ? undefined : parsed(definition, latest);
}

function readAside(definition: Definition): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(definition, ':aside')) ?? '[]');
    return Array.isArray(kept) ? kept.filter(text => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** The draft kept in this browser; undefined where there is none or it cannot be read. */
export function readDraft(definition: Definition): Draft | undefined {
  try {
    const text = localStorage.getItem(name(definition));
    return text === null ? undefined : parsed(definition, text);
  } catch {
    return undefined;
  }
}

function parsed(definition: Definition, text: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    const cases = readCaseSet(definition, kept);
    const { results, units, title } = kept as { results?: unknown; units?: unknown; title?: unknown };
    return {
      cases,
      calculatedFrom: Array.isArray(results)
        ? results.map(of => (of === null ? undefined : readCaseSet(definition, of)[0]))
        : [],
      units: stringsOf(units),
      title: { ...blankSheet, ...stringsOf(title) },
    };
  } catch {
    return undefined;
  }
}

function stringsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
