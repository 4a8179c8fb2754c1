import { label, path, type Drawing, type Mark, type QuantityText } from '../kit/index.ts';
import { drawingTitle } from '../geometry/drawing.ts';
import {
  horizontalDimension,
  at,
  leftMargin,
  paperWidth,
  polyline,
  top,
  verticalDimension,
} from '../geometry/sheet.ts';

/** A rectangle on the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a drawing of standard width, as high as its marks need. */
export function frameDrawing(
  name: string,
  texts: readonly QuantityText[],
  height: number,
  marks: readonly Mark[],
): Drawing {
  return { title: drawingTitle(name, texts), width: paperWidth, height, marks };
}

/**
 * Blue lines, five units apart, over the liquid below a level; `reach` returns the horizontal extent at a height. A level above
 * the drawing, possible in a rejected case, is drawn at its edge.
 */
export function liquidLines(
  level: number,
  bottom: number,
  reach: (y: number) => readonly [from: number, to: number] | undefined,
): Mark[] {
  const surface = Math.max(0, level);
  const line = (y: number): string => {
    const [from = 0, to = 0] = reach(y) ?? [];
    return to - from > 1 ? `M${at(from)} ${at(y)}H${at(to)}` : '';
  };
  const below: string[] = [];
  for (let y = surface + 5; y < bottom; y += 5) below.push(line(y));
  const shown = below.join('');
  return [...(shown === '' ? [] : [path(shown, 'level')]), path(line(surface) || `M0 ${at(surface)}`, 'flow', 'level')];
}

/** The free-surface symbol (inverted triangle). */
export function levelSign(x: number, y: number): Mark {
  return path(
    `M${at(x - 6)} ${at(y - 10)}h12l-6 9ZM${at(x - 5)} ${at(y + 4)}h10M${at(x - 2)} ${at(y + 7)}h4`,
    'flow',
    'level',
  );
}

/** Front and end view of a body side by side at one scale. */
export function twoViews(
  [width, depth, height]: readonly [number, number, number],
  view: (box: Box) => Mark[],
  [across1, across2, up]: readonly [
    readonly [text: QuantityText, field: string],
    readonly [text: QuantityText, field: string],
    readonly [text: QuantityText, field: string],
  ],
): { marks: Mark[]; height: number } {
  const gap = 26;
  const scale = Math.min((paperWidth - leftMargin - 20 - gap) / (width + depth), 170 / height);
  const front: Box = { x: leftMargin, y: top, width: Math.max(3, width * scale), height: Math.max(3, height * scale) };
  const end: Box = { ...front, x: leftMargin + front.width + gap, width: Math.max(3, depth * scale) };
  const bottom = top + front.height;
  return {
    height: bottom + 74,
    marks: [
      ...view(front),
      ...view(end),
      ...verticalDimension(40, top, bottom, leftMargin, ...up),
      ...horizontalDimension(bottom + 24, front.x, front.x + front.width, bottom, ...across1),
      ...horizontalDimension(bottom + 24, end.x, end.x + end.width, bottom, ...across2),
      label(front.x + front.width / 2, bottom + 64, 'front', { pen: 'mute' }),
      label(end.x + end.width / 2, bottom + 64, 'end', { pen: 'mute' }),
    ],
  };
}

/** A centre line through a box, along or across it. */
export function centreLine({ x, y, width, height }: Box, along: 'x' | 'y'): Mark {
  return path(
    along === 'x'
      ? polyline([
          [x - 12, y + height / 2],
          [x + width + 12, y + height / 2],
        ])
      : polyline([
          [x + width / 2, y - 12],
          [x + width / 2, y + height + 12],
        ]),
    'centre',
  );
}
