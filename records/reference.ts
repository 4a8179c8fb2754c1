import type { SheetDocument } from './document.ts';

/**
 * The source of a field's value: a value of a case in another sheet, by case name; an aggregate over its cases (case null); or a
 * version of a project fluid. The only case of a sheet has the name ''.
 */
export type Reference =
  | { readonly type: 'sheet'; readonly id: string; readonly case: string | null; readonly value: string }
  | { readonly type: 'fluid'; readonly id: string; readonly version: number };

/**
 * Formats a reference as stored in documents: sheet/<id>/<case>/<value>, sheet/<id>/<value> over all cases, or
 * fluid/<id>/<version>.
 */
export function formatReference(reference: Reference): string {
  const parts =
    reference.type === 'sheet'
      ? [reference.id, ...(reference.case === null ? [] : [reference.case]), reference.value]
      : [reference.id, String(reference.version)];
  return [reference.type, ...parts.map(encodeURIComponent)].join('/');
}

/** Parses a stored reference; undefined if it is not one. */
export function parseReference(text: string): Reference | undefined {
  const [type, ...encoded] = text.split('/');
  const parts = encoded.map(decoded);
  const [id, second, third] = parts;
  if (!id || second === undefined || parts.includes(undefined)) return undefined;
  if (type === 'sheet' && parts.length === 2 && second) return { type, id, case: null, value: second };
  if (type === 'sheet' && parts.length === 3 && third) return { type, id, case: second, value: third };
  if (type === 'fluid' && parts.length === 2 && /^\d{1,9}$/.test(second)) return { type, id, version: Number(second) };
  return undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** A field that reads its value from elsewhere. */
export interface FieldReference {
  /** Case index, from 0. */
  readonly case: number;
  readonly field: string;
  /** The reference as stored in the document. */
  readonly from: string;
  readonly reference: Reference;
}

/** Returns the fields of a document that read their value from elsewhere. */
export function fieldReferences({ cases }: SheetDocument): readonly FieldReference[] {
  return cases.flatMap((fields, index) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const from = typeof value === 'string' ? undefined : value[2];
      const reference = from === undefined ? undefined : parseReference(from);
      return from !== undefined && reference ? [{ case: index, field, from, reference }] : [];
    }),
  );
}

/** Returns the ids of the sheets that a document reads, without duplicates. */
export function referencedSheets(document: SheetDocument): readonly string[] {
  const ids = fieldReferences(document).flatMap(({ reference }) => (reference.type === 'sheet' ? [reference.id] : []));
  return [...new Set(ids)];
}
