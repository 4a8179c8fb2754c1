import type { SheetDocument } from './document.ts';

/**
 * What a field reads: a value of a case of another sheet, by the name of the case, or of all its cases together, which have no
 * name (null); or a fluid of the project as it stood in one of its versions. The only case of a sheet has the name ''.
 */
export type Reference =
  | { readonly type: 'sheet'; readonly id: string; readonly case: string | null; readonly value: string }
  | { readonly type: 'fluid'; readonly id: string; readonly version: number };

/** A reference as documents keep it: sheet/<id>/<case>/<value>, of all cases sheet/<id>/<value>, or fluid/<id>/<version>. */
export function referenceText(reference: Reference): string {
  const parts =
    reference.type === 'sheet'
      ? [reference.id, ...(reference.case === null ? [] : [reference.case]), reference.value]
      : [reference.id, String(reference.version)];
  return [reference.type, ...parts.map(encodeURIComponent)].join('/');
}

/** What a document keeps, as a reference; undefined for anything else. */
export function readReference(text: string): Reference | undefined {
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

/** A field that is read from elsewhere. */
export interface Reading {
  /** The place of its case, from 0. */
  readonly case: number;
  readonly field: string;
  /** The reference as the document keeps it. */
  readonly from: string;
  readonly reference: Reference;
}

/** The fields of a document that are read from elsewhere. */
export function readingsOf({ cases }: SheetDocument): readonly Reading[] {
  return cases.flatMap((fields, place) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const from = typeof value === 'string' ? undefined : value[2];
      const reference = from === undefined ? undefined : readReference(from);
      return from !== undefined && reference ? [{ case: place, field, from, reference }] : [];
    }),
  );
}

/** The ids of the sheets that a document reads, each once. */
export function sheetsRead(document: SheetDocument): readonly string[] {
  const ids = readingsOf(document).flatMap(({ reference }) => (reference.type === 'sheet' ? [reference.id] : []));
  return [...new Set(ids)];
}
