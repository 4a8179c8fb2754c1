import type { Definition } from '@isentrope/calculators/kit';
import type { FigureData } from '../../figure/figure-data.ts';
import { rowsOf, type Row } from '../sheet/rows.ts';
import { notesOn } from './case-notes.ts';
import { columnHeads, heightOfNotes, heightOfRows } from './heights.ts';
import { caseWidth, inBands, unitWidth, type PageLayout } from './page-layout.ts';
import type { PaperCase } from './paper-case.ts';
import type { CaptionedDrawing, Pictures } from './picture-choice.ts';
import { drawingOnPaper, figureOnPaper, heightOfFigure } from './picture-size.ts';

/** Where the drawings and the main figures of a summary stand: in one of its columns, beneath it, or not in it. */
export interface PicturePlaces {
  readonly drawing: Place;
  readonly figure: Place;
  /** The width of each of the drawings beneath cases that stand side by side, mm. */
  readonly drawingRoom?: number;
}

export type Place = 'left' | 'right' | 'third' | 'beneath' | 'elsewhere';

/** A case that stands by itself: the width of its figures, and the gap between the columns. */
export const single = { figures: 30, figuresOfThree: 26, gap: 8 } as const;

/** Between pictures in a row, and what the outermost rules take of its length. */
const gap = 4;
const rules = 1;

/** By so much what stands above a picture may be higher than it was taken to be, mm. */
const doubt = 4;

const isUpright = ({ width, height }: PageLayout) => width < height;

const widthAcross = ({ room }: PageLayout, across: number) => (room.width - rules - (across - 1) * gap) / across;

/**
 * The widths that each of the drawings may have which stand in rows of a page, the best first: as many in a row as leave their
 * labels room; then one more, with the labels under it that have none.
 */
function drawingRooms(layout: PageLayout, drawings: readonly CaptionedDrawing[]): readonly number[] {
  const fewest = isUpright(layout) ? 2 : 3;
  const rooms = [fewest + 1, fewest].map(most => widthAcross(layout, inRow(drawings.length, most)));
  const [least = 0, ample = least] = rooms;
  return drawings.every(({ drawing }) => drawingOnPaper(drawing, least).roomy) ? [least] : [ample, least];
}

/** The width of each of the drawings that stand among the figures. */
export function drawingRoom(layout: PageLayout, drawings: readonly CaptionedDrawing[]): number {
  return drawingRooms(layout, drawings)[0] ?? 0;
}

/** How many of so many stand in a row of at most so many, all rows about equally long. */
function inRow(count: number, most: number): number {
  return inBands(Array.from({ length: count }), most)[0]?.length ?? 1;
}

/** The widths of figures that stand in rows of a page: one that spans two columns has more to say. */
function figureRooms(layout: PageLayout): { readonly narrow: number; readonly wide: number } {
  const narrow = widthAcross(layout, isUpright(layout) ? 2 : 3);
  return { narrow, wide: 2 * narrow + gap };
}

/** The width of a figure that stands among others: of several cases in one, it is wide where its names need that. */
export function figureRoom(layout: PageLayout, figure: FigureData, overlaid: boolean): number {
  const { narrow, wide } = figureRooms(layout);
  if (!overlaid) return narrow;
  const { legend, labels } = figureOnPaper(figure, narrow);
  return legend.length > 0 || labels.some(({ leader }) => leader) ? wide : narrow;
}

/** The width of the main figures beneath cases that stand side by side: that of all cases stands alone. */
export function mainRoom(layout: PageLayout, { overlaid }: Pick<Pictures, 'overlaid'>): number {
  return figureRooms(layout)[overlaid ? 'wide' : 'narrow'];
}

/** The width of a column of a case that stands by itself. */
export function columnRoom(layout: PageLayout): number {
  const columns = isUpright(layout) ? 2 : 3;
  return (layout.room.width - rules - (columns - 1) * single.gap) / columns;
}

/** The rows of what is put in, and of what comes out, each with their headings. */
export function inAndOut(rows: readonly Row[]): readonly [readonly Row[], readonly Row[]] {
  const first = rows.findIndex(({ type }) => type === 'result' || type === 'cross');
  const cut = rows[first - 1]?.type === 'section' ? first - 1 : first;
  return cut < 0 ? [rows, []] : [rows.slice(0, cut), rows.slice(cut)];
}

/** The height of pictures in rows, each row as high as its highest. */
function heightInRows(heights: readonly number[], across: number): number {
  let sum = 0;
  for (let first = 0; first < heights.length; first += across) sum += Math.max(...heights.slice(first, first + across));
  return sum;
}

/** A case by itself on an upright page: each picture beneath the shorter column. */
function besideEachOther(
  definition: Definition,
  of: PaperCase,
  layout: PageLayout,
  { drawings: [drawn], main: [main] }: Pictures,
  follow: boolean,
): PicturePlaces {
  const { room } = layout;
  const column = columnRoom(layout);
  const [inputs, results] = inAndOut(rowsOf(definition, [of.item]));
  const width = { names: column - unitWidth - single.figures, case: single.figures };
  const heights = {
    left: columnHeads + heightOfRows(definition, inputs, [of], width),
    right:
      columnHeads + heightOfRows(definition, results, [of], width) + heightOfNotes(notesOn(definition, [of]), column),
  };
  const place = (height: number): Place => {
    const shorter = heights.left < heights.right ? 'left' : 'right';
    if (follow && (heights[shorter] % room.height) + height + doubt > room.height) return 'elsewhere';
    heights[shorter] += height;
    return shorter;
  };
  return {
    drawing: drawn ? place(drawingOnPaper(drawn.drawing, column).height) : 'elsewhere',
    figure: main ? place(heightOfFigure(main.figure, column)) : 'elsewhere',
  };
}

/** Cases side by side: their pictures beneath them. */
function beneath(
  definition: Definition,
  cases: readonly PaperCase[],
  layout: PageLayout,
  pictures: Pictures,
  follow: boolean,
): PicturePlaces {
  const { room } = layout;
  const each = caseWidth(layout, cases.length);
  const width = { names: room.width - unitWidth - cases.length * each, case: each };
  const rows = rowsOf(
    definition,
    cases.map(({ item }) => item),
  );
  let height =
    columnHeads + heightOfRows(definition, rows, cases, width) + heightOfNotes(notesOn(definition, cases), room.width);
  const fits = (more: number) => !follow || (height % room.height) + more + doubt <= room.height;
  const place = (more: number): Place => {
    if (!fits(more)) return 'elsewhere';
    height += more;
    return 'beneath';
  };
  const { drawings, main } = pictures;
  const across = (width: number) => Math.floor((room.width + gap) / (width + gap));
  const forFigure = mainRoom(layout, pictures);
  const ofDrawings = (width: number) =>
    heightInRows(
      drawings.map(({ drawing }) => drawingOnPaper(drawing, width).height),
      across(width),
    );
  const ofFigures = main.map(({ figure }) => heightOfFigure(figure, forFigure));
  const rooms = drawingRooms(layout, drawings);
  const forDrawing = rooms.find(width => fits(ofDrawings(width))) ?? rooms[0] ?? 0;
  return {
    drawingRoom: forDrawing,
    drawing: drawings.length > 0 ? place(ofDrawings(forDrawing)) : 'elsewhere',
    figure: main.length > 0 ? place(heightInRows(ofFigures, across(forFigure))) : 'elsewhere',
  };
}

/**
 * Where the pictures of a summary stand. They are in it where they have room on a page that it needs anyway; else they
 * stand with the other figures, if these follow, and in any case where there are more cases than stand side by side.
 */
export function picturePlaces(
  definition: Definition,
  cases: readonly PaperCase[],
  layout: PageLayout,
  pictures: Pictures,
  figuresFollow: boolean,
): PicturePlaces {
  const [only, ...others] = cases;
  if (cases.length > layout.columns || !only) return { drawing: 'elsewhere', figure: 'elsewhere' };
  if (others.length > 0) return beneath(definition, cases, layout, pictures, figuresFollow);
  if (!isUpright(layout)) return { drawing: 'third', figure: 'third' };
  return besideEachOther(definition, only, layout, pictures, figuresFollow);
}
