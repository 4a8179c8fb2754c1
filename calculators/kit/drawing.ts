import { textOf, type Wording } from './measured.ts';

/** A line drawing as data: what it shows in words, its frame, and its marks in drawing order. */
export interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The pens of the drawing office: outline and thin line in ink, liquid in blue, dimension in flare, cut faces filled. */
export type Pen = 'outline' | 'thin' | 'centre' | 'flow' | 'dimension' | 'cut' | 'hatch' | 'level';

/** A mark of a drawing: a path of a pen, or a label. */
export type Mark =
  | { readonly type: 'path'; readonly d: string; readonly pen: Pen; readonly field?: string }
  | {
      readonly type: 'label';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      /** The same with the quantities in it, where there are any. */
      readonly wording?: Wording;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly pen: 'ink' | 'mute' | 'dimension';
      /** The input or result that the label names: pressing it moves to the field, editing the field lights it. */
      readonly field?: string;
    };

/** A path, written as that of an SVG, in a pen. */
export function path(d: string, pen: Pen, field?: string): Mark {
  return { type: 'path', d, pen, ...(field === undefined ? {} : { field }) };
}

/** A label of words, or of words with quantities among them. */
export function label(
  x: number,
  y: number,
  says: string | Wording,
  {
    anchor = 'middle',
    pen = 'ink',
    field,
  }: { anchor?: 'start' | 'middle' | 'end'; pen?: 'ink' | 'mute' | 'dimension'; field?: string } = {},
): Mark {
  const parts = typeof says === 'string' ? [says] : says;
  const quantities = parts.filter(part => typeof part !== 'string');
  const known = quantities.length > 0 && quantities.every(({ si }) => Number.isFinite(si));
  const text = textOf(parts);
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

/** A dimension between two points on a vertical line, with its arrow heads. */
export function verticalDimension(x: number, top: number, bottom: number, field?: string): Mark {
  const d = `M${x} ${top}V${bottom}M${x - 4} ${top + 8}l4 -8 4 8M${x - 4} ${bottom - 8}l4 8 4 -8`;
  return path(d, 'dimension', field);
}

/** A dimension between two points on a horizontal line, with its arrow heads. */
export function horizontalDimension(y: number, left: number, right: number, field?: string): Mark {
  const d = `M${left} ${y}H${right}M${left + 8} ${y - 4}l-8 4 8 4M${right - 8} ${y - 4}l8 4 -8 4`;
  return path(d, 'dimension', field);
}
