import type { Definition } from '@isentrope/calculators/kit';
import type { FigureData } from '../../../figure/figure-data.ts';
import { allRows, type Row } from '../../input-pane/rows.ts';
import { sortedNotes } from '../summary/case-notes.ts';
import { columnHeads, heightOfNotes, heightOfRows } from './estimate-heights.ts';
import { caseWidth, splitEvenly, unitWidth, type PageLayout } from './page-layout.ts';
import type { PrintedCase } from '../printed-case.ts';
import type { CaptionedDrawing, ReportFigures } from './collect-figures.ts';
import { printedDrawing, printedFigure, printedFigureHeight } from './printed-figure-size.ts';

/**
 * Where the drawings and main figures of a summary are placed: in one of its columns, beneath it, or in a later part.
 */
export interface FigurePlacement {
  readonly drawing: FigurePosition;
  readonly figure: FigurePosition;
  /** The width of each drawing beneath cases side by side, mm. */
  readonly drawingRoom?: number;
}

export type FigurePosition = 'left' | 'right' | 'third' | 'beneath' | 'elsewhere';

/** For a single case: the widths of the value column and the gap between columns, mm. */
export const singleCaseWidths = { figures: 30, figuresOfThree: 26, gap: 8 } as const;

/** The gap between figures in a row, and the width taken by the outermost rules, mm. */
const gap = 4;
const rules = 1;

/** The uncertainty of the estimated height above a figure, mm. */
const heightTolerance = 4;

const isUpright = ({ width, height }: PageLayout) => width < height;

const widthAcross = ({ room }: PageLayout, across: number) => (room.width - rules - (across - 1) * gap) / across;

/**
 * The candidate widths of drawings in rows, best first: as many per row as leave room for their labels, then one more
 * per row, with the labels that do not fit listed below.
 */
function drawingRooms(layout: PageLayout, drawings: readonly CaptionedDrawing[]): readonly number[] {
  const fewest = isUpright(layout) ? 2 : 3;
  const rooms = [fewest + 1, fewest].map(maximum => widthAcross(layout, inRow(drawings.length, maximum)));
  const [minimum = 0, ample = minimum] = rooms;
  return drawings.every(({ drawing }) => printedDrawing(drawing, minimum).fitsAllLabels) ? [minimum] : [ample, minimum];
}

/** The width of each drawing in the figures part. */
export function drawingRoom(layout: PageLayout, drawings: readonly CaptionedDrawing[]): number {
  return drawingRooms(layout, drawings)[0] ?? 0;
}

/** The number of items per row for at most `maximum`, with rows of about equal length. */
function inRow(count: number, maximum: number): number {
  return splitEvenly(Array.from({ length: count }), maximum)[0]?.length ?? 1;
}

/** The widths of figures in rows: one column or two. */
function figureRooms(layout: PageLayout): { readonly narrow: number; readonly wide: number } {
  const narrow = widthAcross(layout, isUpright(layout) ? 2 : 3);
  return { narrow, wide: 2 * narrow + gap };
}

/** The width of a figure in the figures part: an overlaid figure is wide if its labels need the room. */
export function figureRoom(layout: PageLayout, figure: FigureData, overlaid: boolean): number {
  const { narrow, wide } = figureRooms(layout);
  if (!overlaid) return narrow;
  const { legend, labels } = printedFigure(figure, narrow);
  return legend.length > 0 || labels.some(({ leader }) => leader) ? wide : narrow;
}

/** The width of the main figures beneath cases side by side; an overlaid figure has a row of its own. */
export function mainRoom(layout: PageLayout, { overlaid }: Pick<ReportFigures, 'overlaid'>): number {
  return figureRooms(layout)[overlaid ? 'wide' : 'narrow'];
}

/** The column width of a single case. */
export function columnRoom(layout: PageLayout): number {
  const columns = isUpright(layout) ? 2 : 3;
  return (layout.room.width - rules - (columns - 1) * singleCaseWidths.gap) / columns;
}

/** Splits rows into inputs and results, each with their headings. */
export function splitInputsAndResults(rows: readonly Row[]): readonly [readonly Row[], readonly Row[]] {
  const first = rows.findIndex(({ type }) => type === 'result' || type === 'cross');
  const cut = rows[first - 1]?.type === 'section' ? first - 1 : first;
  return cut < 0 ? [rows, []] : [rows.slice(0, cut), rows.slice(cut)];
}

/** The height of figures in rows; each row is as high as its highest. */
function heightInRows(heights: readonly number[], across: number): number {
  let sum = 0;
  for (let first = 0; first < heights.length; first += across) sum += Math.max(...heights.slice(first, first + across));
  return sum;
}

/** Places the figures of a single case on a portrait page, each below the shorter column. */
function placeInColumns(
  definition: Definition,
  of: PrintedCase,
  layout: PageLayout,
  { drawings: [drawn], main: [main] }: ReportFigures,
  follow: boolean,
): FigurePlacement {
  const { room } = layout;
  const column = columnRoom(layout);
  const [inputs, results] = splitInputsAndResults(allRows(definition, [of.item]));
  const width = { names: column - unitWidth - singleCaseWidths.figures, case: singleCaseWidths.figures };
  const heights = {
    left: columnHeads + heightOfRows(definition, inputs, [of], width),
    right:
      columnHeads +
      heightOfRows(definition, results, [of], width) +
      heightOfNotes(sortedNotes(definition, [of]), column),
  };
  const place = (height: number): FigurePosition => {
    const shorter = heights.left < heights.right ? 'left' : 'right';
    if (follow && (heights[shorter] % room.height) + height + heightTolerance > room.height) return 'elsewhere';
    heights[shorter] += height;
    return shorter;
  };
  return {
    drawing: drawn ? place(printedDrawing(drawn.drawing, column).height) : 'elsewhere',
    figure: main ? place(printedFigureHeight(main.figure, column)) : 'elsewhere',
  };
}

/** Places the figures of cases side by side beneath them. */
function placeBelow(
  definition: Definition,
  cases: readonly PrintedCase[],
  layout: PageLayout,
  pictures: ReportFigures,
  follow: boolean,
): FigurePlacement {
  const { room } = layout;
  const each = caseWidth(layout, cases.length);
  const width = { names: room.width - unitWidth - cases.length * each, case: each };
  const rows = allRows(
    definition,
    cases.map(({ item }) => item),
  );
  let height =
    columnHeads +
    heightOfRows(definition, rows, cases, width) +
    heightOfNotes(sortedNotes(definition, cases), room.width);
  const fits = (more: number) => !follow || (height % room.height) + more + heightTolerance <= room.height;
  const place = (more: number): FigurePosition => {
    if (!fits(more)) return 'elsewhere';
    height += more;
    return 'beneath';
  };
  const { drawings, main } = pictures;
  const across = (width: number) => Math.floor((room.width + gap) / (width + gap));
  const forFigure = mainRoom(layout, pictures);
  const ofDrawings = (width: number) =>
    heightInRows(
      drawings.map(({ drawing }) => printedDrawing(drawing, width).height),
      across(width),
    );
  const ofFigures = main.map(({ figure }) => printedFigureHeight(figure, forFigure));
  const rooms = drawingRooms(layout, drawings);
  const forDrawing = rooms.find(width => fits(ofDrawings(width))) ?? rooms[0] ?? 0;
  return {
    drawingRoom: forDrawing,
    drawing: drawings.length > 0 ? place(ofDrawings(forDrawing)) : 'elsewhere',
    figure: main.length > 0 ? place(heightInRows(ofFigures, across(forFigure))) : 'elsewhere',
  };
}

/**
 * Decides where the figures of a summary are placed: in the summary if they fit on a page it needs anyway, else in
 * the figures part, if there is one. With more cases than fit side by side they are always in the figures part.
 */
export function placeFigures(
  definition: Definition,
  cases: readonly PrintedCase[],
  layout: PageLayout,
  pictures: ReportFigures,
  figuresFollow: boolean,
): FigurePlacement {
  const [only, ...others] = cases;
  if (cases.length > layout.columns || !only) return { drawing: 'elsewhere', figure: 'elsewhere' };
  if (others.length > 0) return placeBelow(definition, cases, layout, pictures, figuresFollow);
  if (!isUpright(layout)) return { drawing: 'third', figure: 'third' };
  return placeInColumns(definition, only, layout, pictures, figuresFollow);
}
