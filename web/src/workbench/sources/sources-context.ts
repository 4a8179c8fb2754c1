import type { CaseData, Definition, Entry, Input } from '@isentrope/calculators/kit';
import { createContext } from 'react';

/** The source of a field, and whether the field is up to date. */
export interface FieldSource {
  /** The source, e.g. "C-101 Inlet header, Normal: Outlet pressure". */
  readonly text: string;
  readonly state: 'current' | 'changed' | 'broken';
  /** A sentence on its state, unless it is current. */
  readonly message: string | undefined;
}

/** A source a field can read. */
export interface SourceOption {
  readonly key: string;
  /** The sheet, or the kind of source. */
  readonly group: string;
  readonly name: string;
  readonly detail: string;
  /** The entries set by choosing it; undefined if it cannot be read, with the reason in `detail`. */
  readonly entries: Readonly<Record<string, Entry>> | undefined;
}

/** A sheet of the project, as listed in the search. */
export interface ProjectSheet {
  readonly id: string;
  readonly tool: string;
  readonly number: string;
  readonly title: string;
}

/** The sources available to the fields of a calculator in a project. */
export interface Sources {
  readonly sheets: readonly ProjectSheet[];
  /** The source of a field; undefined if it is typed. */
  readonly fieldRead: (data: CaseData, id: string) => FieldSource | undefined;
  /** The sources a field can read: values of the same kind on other sheets, and fluids if the field describes one. */
  readonly choices: (data: CaseData, input: Input) => readonly SourceOption[];
  /** The fluids of the project for a field and the fields beside it. */
  readonly fluids: (id: string) => readonly SourceOption[];
  /** Entries of a case to update because their sources have changed; empty if none have. */
  readonly renewed: (data: CaseData) => Readonly<Record<string, Entry>>;
}

/** The sources available in a project; undefined outside of one. */
export const SourcesContext = createContext<Sources | undefined>(undefined);

/** The label of a field that can read from a source; undefined for other fields. */
export function readableLabel({ inputs, sharedGroups }: Definition, id: string | undefined): string | undefined {
  const input = inputs.find(each => each.id === id);
  if (!input) return undefined;
  const isInSharedGroup = sharedGroups.some(({ fields }) => Object.values(fields).includes(input.id));
  return isInSharedGroup || input.field.type === 'quantity' ? input.field.label : undefined;
}
