import { renderQuantityText, type Drawing, type Mark, type UnitSelector } from '@isentrope/calculators/kit';
import type { Kind } from '@isentrope/engineering/quantities';

/** The values that a page shows beside a drawing. */
export interface ShownValues {
  /** Ids of the results among them. */
  readonly results: ReadonlySet<string>;
  readonly quantities: readonly { readonly kind: Kind | undefined; readonly si: number | null }[];
}

/**
 * Returns a drawing whose labels do not repeat the values shown beside it. Such a label keeps its symbol, or the text
 * that it has in the drawing of a blank case; without either it is left out. The title keeps the values, since it
 * describes the drawing to screen readers.
 */
export function withoutRepeatedValues(
  drawing: Drawing,
  blank: Drawing | undefined,
  { results, quantities }: ShownValues,
  unitFor: UnitSelector,
): Drawing {
  const marks = drawing.marks.flatMap((mark): Mark[] => {
    if (mark.type === 'path') return [mark];
    const { wording = [], field } = mark;
    const others = wording.filter(
      part => typeof part === 'string' || !quantities.some(({ kind, si }) => kind === part.kind && si === part.si),
    );
    const isTextOfResult = wording.length === 0 && field !== undefined && results.has(field);
    if (others.length === wording.length && !isTextOfResult) return [mark];
    const symbols = blank?.marks.find(one => one.type === 'label' && one.field === field);
    const text =
      renderQuantityText(others, unitFor).trim() || (symbols?.type === 'label' ? symbols.text.trim() : undefined);
    const { wording: _, ...unvalued } = mark;
    return text ? [{ ...unvalued, text }] : [];
  });
  return { ...drawing, marks };
}
