import { renderQuantityText, type QuantityText } from './quantity-text.ts';

/** A line drawing as data: its title, frame, and marks in drawing order. */
export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** Line styles: outline and thin line in ink, liquid in blue, dimension in the accent colour, cut faces filled. */
export type Pen = 'outline' | 'thin' | 'centre' | 'flow' | 'dimension' | 'cut' | 'hatch' | 'level';

/** A mark of a drawing: a path or a label. */
export type Mark =
  | { readonly type: 'path'; readonly d: string; readonly pen: Pen; readonly field?: string }
  | {
      readonly type: 'label';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      /** The text with its quantities, if it has any, for display in other units. */
      readonly wording?: QuantityText;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly pen: 'ink' | 'mute' | 'dimension';
      /**
       * The input or result that the label refers to: clicking it focuses the field, editing the field highlights it.
       */
      readonly field?: string;
    };

/** A path with SVG path data `d`. */
export function path(d: string, pen: Pen, field?: string): Mark {
  return { type: 'path', d, pen, ...(field === undefined ? {} : { field }) };
}

/** A label of text, optionally with quantities. */
export function label(
  x: number,
  y: number,
  content: string | QuantityText,
  {
    anchor = 'middle',
    pen = 'ink',
    field,
  }: { anchor?: 'start' | 'middle' | 'end'; pen?: 'ink' | 'mute' | 'dimension'; field?: string } = {},
): Mark {
  const parts = typeof content === 'string' ? [content] : content;
  const quantities = parts.filter(part => typeof part !== 'string');
  const known = quantities.length > 0 && quantities.every(({ si }) => Number.isFinite(si));
  const text = renderQuantityText(parts);
  return {
    type: 'label',
    x,
    y,
    text,
    ...(known ? { wording: parts } : {}),
    anchor,
    pen,
    ...(field === undefined ? {} : { field }),
  };
}

/** A vertical dimension line with arrow heads. */
export function verticalDimension(x: number, top: number, bottom: number, field?: string): Mark {
  const d = `M${x} ${top}V${bottom}M${x - 4} ${top + 8}l4 -8 4 8M${x - 4} ${bottom - 8}l4 8 4 -8`;
  return path(d, 'dimension', field);
}

/** A horizontal dimension line with arrow heads. */
export function horizontalDimension(y: number, left: number, right: number, field?: string): Mark {
  const d = `M${left} ${y}H${right}M${left + 8} ${y - 4}l-8 4 8 4M${right - 8} ${y - 4}l8 4 -8 4`;
  return path(d, 'dimension', field);
}
