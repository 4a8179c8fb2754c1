import type { Box } from '../geometry/boxes.ts';
import { textSize } from '../labels/text-size.ts';

/** The parts of a drawing that is too large for a page. */

/** CSS pixels in a millimetre and in a point. */
const perMillimetre = 96 / 25.4;
const perPoint = 96 / 72;

/** The smallest text on paper, pt. */
const smallestText = 6;

const smallestScale = (smallestText * perPoint) / textSize;

/** The height of the heading and the legend, mm. */
const headHeight = 16;

/** The width and height that neighbouring parts share, so that a text cut by one is whole in the other, px of the drawing. */
const overlap = 110;

export interface PrintedParts {
  readonly scale: number;
  /** In px of the drawing, row by row. */
  readonly parts: readonly Box[];
  /** The number of pages that they take. */
  readonly pages: number;
}

/** The places where equal parts of at most a length begin, and their length. */
function divide(start: number, length: number, maximum: number) {
  if (length <= maximum) return { starts: [start], size: length };
  const count = Math.ceil((length - overlap) / (maximum - overlap));
  const step = (length - overlap) / count;
  return { starts: Array.from({ length: count }, (_, index) => start + index * step), size: step + overlap };
}

/** The width of a part on paper, mm. */
export const printedWidth = ({ width }: Box, scale: number) => (scale * width) / perMillimetre;

/** Divides a drawing into parts for the space on a page, mm: one at most at full size, or several with text of 6 pt. */
export function printedParts(drawing: Box, room: { readonly width: number; readonly height: number }): PrintedParts {
  const [width, height] = [room.width * perMillimetre, (room.height - headHeight) * perMillimetre];
  const whole = Math.min(1, width / drawing.width, height / drawing.height);
  if (whole >= smallestScale) return { scale: whole, parts: [drawing], pages: 1 };
  const scale = smallestScale;
  const across = divide(drawing.x, drawing.width, width / scale);
  const down = divide(drawing.y, drawing.height, height / scale);
  const parts = down.starts.flatMap(y => across.starts.map(x => ({ x, y, width: across.size, height: down.size })));
  const perPage = Math.floor(room.height / ((scale * down.size) / perMillimetre + headHeight));
  return { scale, parts, pages: Math.ceil(parts.length / Math.max(1, perPage)) };
}
