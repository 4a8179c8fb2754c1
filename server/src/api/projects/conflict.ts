import type { SheetDocument } from '@isentrope/records';

/** Number of places named in the message, and maximum number returned as data. */
const maxInMessage = 4;
const maxPlaces = 200;

/** A place in a document: a field of a case (index from 0), or another part. */
export interface Place {
  readonly case?: number;
  readonly field: string;
}

/** The places where two documents differ: fields of cases, then other parts by name. */
export function findDifferences(one: SheetDocument, other: SheetDocument | null): Place[] {
  const cases = Array.from({ length: Math.max(one.cases.length, other?.cases.length ?? 0) }, (_, index) =>
    differingKeys(one.cases[index] ?? {}, other?.cases[index] ?? {}).map(field => ({ case: index, field })),
  );
  const parts = differingKeys({ ...one, cases: null, calculated: null }, { ...other, cases: null, calculated: null });
  return [...cases.flat(), ...parts.map(field => ({ field }))].slice(0, maxPlaces);
}

function differingKeys(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(name => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** The message for a save that would overwrite a newer version, with the differing places if known. */
export function conflictMessage(by: string | null, version: number, differences: readonly Place[] | undefined): string {
  return `${by ?? 'Someone'} has changed this sheet in the meantime: its current version is ${version}${differenceClause(differences)}. Nothing was saved. Read it, and save again with its version.`;
}

function differenceClause(differences: readonly Place[] | undefined): string {
  if (differences === undefined) return '';
  if (differences.length === 0) return ', with the same content';
  const named = differences
    .slice(0, maxInMessage)
    .map(({ case: at, field }) => (at === undefined ? `"${field}"` : `"${field}" of case ${at + 1}`));
  const more = differences.length > named.length ? ` and ${differences.length - named.length} more` : '';
  return `, which differs in ${named.join(', ')}${more}`;
}
