import { caseSetJson, readCaseSet, type CaseData, type Definition } from '@isentrope/calculators/kit';
import type { Bench } from './bench.ts';
import { isCurrent } from './bench-state.ts';
import { blankSheet, type SheetTitle } from './sheet-title.ts';

/** What a browser keeps of a bench between visits. */
export interface Draft {
  readonly cases: readonly CaseData[];
  readonly calculated: readonly boolean[];
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
    calculated: bench.cases.map(item => isCurrent(definition, item)),
    units: bench.units,
    title,
  };
  try {
    localStorage.setItem(name(definition), JSON.stringify(kept));
  } catch {
    return;
  }
}

/** Sets the present draft aside under a second name, before a shared link takes its place. */
export function setDraftAside(definition: Definition): void {
  const present = localStorage.getItem(name(definition));
  if (present !== null) localStorage.setItem(name(definition, ':aside'), present);
}

/** The draft kept in this browser, or the one set aside; undefined where there is none or it cannot be read. */
export function readDraft(definition: Definition, which: 'present' | 'aside' = 'present'): Draft | undefined {
  try {
    const text = localStorage.getItem(name(definition, which === 'aside' ? ':aside' : ''));
    if (text === null) return undefined;
    const kept: unknown = JSON.parse(text);
    const cases = readCaseSet(definition, kept);
    const { calculated, units, title } = kept as { calculated?: unknown; units?: unknown; title?: unknown };
    return {
      cases,
      calculated: Array.isArray(calculated) ? calculated.map(Boolean) : [],
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
