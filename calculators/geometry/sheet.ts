import { enteredDimension, label, path, renderQuantityText, type Mark, type QuantityText } from '../kit/index.ts';

/** The drawing area: as wide as the narrowest screen shows without scaling. */
export const paperWidth = 348;

/** Margins: dimension lines to the left and below, the shape in the remaining area. */
export const leftMargin = 92;
export const top = 24;
const room = { width: paperWidth - leftMargin - 20, height: 196 };
/** Minimum drawn size of the shorter side: a long pipe is shortened instead of drawn as a line. */
const minSide = 44;

/** The drawn size of a shape. */
export interface Fit {
  /** Drawing units per metre. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** False if the longer side is shortened. */
  readonly toScale: boolean;
}

/** Fits a shape of width and height, m, into the drawing area, to scale unless it is too slender. */
export function fit(width: number, height: number): Fit {
  const scale = Math.min(room.width / width, room.height / height);
  const shorter = Math.min(width, height) * scale;
  if (shorter >= minSide) return { scale, width: width * scale, height: height * scale, toScale: true };
  const larger = minSide / Math.min(width, height);
  return {
    scale: larger,
    width: Math.min(room.width, width * larger),
    height: Math.min(room.height, height * larger),
    toScale: false,
  };
}

/** Formats a coordinate with the precision of a drawing. */
export function at(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Formats a length in a drawing: its symbol, and the value if known. */
export function lengthText(symbol: string, length: number | undefined): QuantityText {
  return length === undefined ? [symbol] : [`${symbol} `, enteredDimension(length)];
}

const letter = 8.4;

/** Draws a dimension line with arrow heads, interrupted for its text if that fits. */
function dimensionLine(from: number, to: number, gap: number, along: (t: number) => string, head: string): string {
  const middle = (from + to) / 2;
  const line =
    gap === 0
      ? `M${along(from)}L${along(to)}`
      : `M${along(from)}L${along(middle - gap / 2)}M${along(middle + gap / 2)}L${along(to)}`;
  return line + head;
}

/** Draws a horizontal dimension below (or above) the shape, with extension lines from `edge`. */
export function horizontalDimension(
  y: number,
  from: number,
  to: number,
  edge: number,
  text: QuantityText,
  field: string,
): Mark[] {
  const way = Math.sign(y - edge);
  const textWidth = renderQuantityText(text).length * letter + 10;
  const fits = to - from > textWidth + 24;
  const heads = `M${at(from + 8)} ${at(y - 4)}l-8 4 8 4M${at(to - 8)} ${at(y - 4)}l8 4 -8 4`;
  const line = dimensionLine(from, to, fits ? textWidth : 0, x => `${at(x)} ${at(y)}`, heads);
  return [
    path(
      `M${at(from)} ${at(edge + 3 * way)}V${at(y + 5 * way)}M${at(to)} ${at(edge + 3 * way)}V${at(y + 5 * way)}`,
      'thin',
    ),
    path(line, 'dimension', field),
    label((from + to) / 2, fits ? y + 5 : y + (way > 0 ? 18 : -8), text, { pen: 'dimension', field }),
  ];
}

/** Draws a vertical dimension left (or right) of the shape, with extension lines from `edge`. */
export function verticalDimension(
  x: number,
  from: number,
  to: number,
  edge: number,
  text: QuantityText,
  field: string,
): Mark[] {
  const way = Math.sign(x - edge);
  const fits = to - from > 46;
  const heads = `M${at(x - 4)} ${at(from + 8)}l4 -8 4 8M${at(x - 4)} ${at(to - 8)}l4 8 4 -8`;
  const line = dimensionLine(from, to, fits ? 22 : 0, y => `${at(x)} ${at(y)}`, heads);
  return [
    path(
      `M${at(edge + 3 * way)} ${at(from)}H${at(x + 5 * way)}M${at(edge + 3 * way)} ${at(to)}H${at(x + 5 * way)}`,
      'thin',
    ),
    path(line, 'dimension', field),
    label(x, fits ? (from + to) / 2 + 5 : from - 7, text, { pen: 'dimension', field }),
  ];
}

/** Draws two break lines across a shortened cylinder, on a line from (x, y) along or across the drawing. */
export function breakLines(x: number, y: number, span: number, along: 'x' | 'y'): Mark[] {
  const zigzag = (offset: number) => {
    const half = span / 2 + 6;
    const points =
      along === 'x'
        ? [
            [x + offset, y - half],
            [x + offset, y - 9],
            [x + offset - 5, y - 4],
            [x + offset + 5, y + 4],
            [x + offset, y + 9],
            [x + offset, y + half],
          ]
        : [
            [x - half, y + offset],
            [x - 9, y + offset],
            [x - 4, y + offset - 5],
            [x + 4, y + offset + 5],
            [x + 9, y + offset],
            [x + half, y + offset],
          ];
    return `M${points.map(([px = 0, py = 0]) => `${at(px)} ${at(py)}`).join('L')}`;
  };
  return [path(`${zigzag(-4)}${zigzag(4)}`, 'thin')];
}

/** The "not to scale" note. */
export function scaleNote(height: number): Mark {
  return label(paperWidth - 4, height - 6, 'not to scale', { anchor: 'end', pen: 'mute' });
}

/** Returns a path through points. */
export function polyline(points: readonly (readonly [number, number])[], closed = false): string {
  return `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Returns an ellipse as a path. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${at(cx - rx)} ${at(cy)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0Z`;
}
