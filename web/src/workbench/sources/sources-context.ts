import type { CaseData, Definition, Entry, Input } from '@isentrope/calculators/kit';
import { createContext } from 'react';

/** Where a field is read from, and how it stands to that. */
export interface FieldRead {
  /** "C-101 Inlet header, Normal: Outlet pressure". */
  readonly words: string;
  readonly state: 'current' | 'changed' | 'broken';
  /** What is to be said of it, in a sentence, where it is not current. */
  readonly sentence: string | undefined;
}

/** Something that a field can read. */
export interface ReadChoice {
  readonly key: string;
  /** The sheet, or the kind of thing. */
  readonly group: string;
  readonly name: string;
  readonly detail: string;
  /** What stands in the case then; nothing where it cannot be read, which `detail` says. */
  readonly entries: Readonly<Record<string, Entry>> | undefined;
}

/** A sheet as it is found and opened. */
export interface SheetOfProject {
  readonly id: string;
  readonly tool: string;
  readonly number: string;
  readonly title: string;
}

/** What the fields of a calculator can read in a project. */
export interface Sources {
  /** The other sheets of the project. */
  readonly sheets: readonly SheetOfProject[];
  /** How a field stands to what it reads; undefined for one that is typed. */
  readonly fieldRead: (data: CaseData, id: string) => FieldRead | undefined;
  /** What a field of a case can read: the values of its kind of every sheet, and the fluids where it says one. */
  readonly choices: (data: CaseData, input: Input) => readonly ReadChoice[];
  /** The fluids of the project as a field takes them, with those beside it. */
  readonly fluids: (id: string) => readonly ReadChoice[];
  /** The entries of a case that say what its sources say now; none where they all do. */
  readonly renewed: (data: CaseData) => Readonly<Record<string, Entry>>;
}

/** What the fields of the bench can read, in a project; undefined elsewhere. */
export const SourcesContext = createContext<Sources | undefined>(undefined);

/** What a field is called that can read something; undefined for one that cannot. */
export function readableLabel({ inputs, carried }: Definition, id: string | undefined): string | undefined {
  const input = inputs.find(each => each.id === id);
  if (!input) return undefined;
  const said = carried.some(({ fields }) => Object.values(fields).includes(input.id));
  return said || input.field.type === 'quantity' ? input.field.label : undefined;
}
