import type { SheetDocument } from './document.ts';

/** New ids of sheets and fluids by old id. */
export interface NewIds {
  readonly sheet: ReadonlyMap<string, string>;
  readonly fluid: ReadonlyMap<string, string>;
}

/**
 * Returns a document in which references (the third member of a field) to sheets (`sheet/<id>/…`) and project fluids
 * (`fluid/<id>/…`) use the new ids. References to unknown ids are unchanged.
 */
export function withNewIds(document: SheetDocument, ids: NewIds): SheetDocument {
  const renewed = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, replaceFieldIds(value, ids)])) as Fields;
  const { calculated } = document;
  return {
    ...document,
    cases: document.cases.map(renewed),
    ...(calculated ? { calculated: calculated.map(each => each && renewed(each)) } : {}),
  };
}

type Fields = SheetDocument['cases'][number];

function replaceFieldIds(value: string | readonly string[], ids: NewIds): string | readonly string[] {
  if (typeof value === 'string') return value;
  const [text = '', unit = '', from, ...rest] = value;
  return from === undefined ? value : [text, unit, replaceReferenceId(from, ids), ...rest];
}

function replaceReferenceId(reference: string, ids: NewIds): string {
  const [, kind, id = '', rest] = /^(sheet|fluid)\/([^/]+)(.*)$/s.exec(reference) ?? [];
  const renewed = kind === 'sheet' || kind === 'fluid' ? ids[kind].get(id) : undefined;
  return renewed === undefined ? reference : `${kind}/${renewed}${rest}`;
}
