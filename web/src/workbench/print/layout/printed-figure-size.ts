import type { Drawing } from '@isentrope/calculators/kit';
import { drawingLayout, type DrawingLayout } from '../../../figure/drawing-layout.ts';
import type { FigureData } from '../../../figure/figure-data.ts';
import { layOutFigure, type FigureLayout } from '../../../figure/figure-layout.ts';

/** The text scale of printed figures: 12 and 13 px become 8 and 8.7 pt, about the size of the report's text. */
const textScale = 8 / 9;
const pixelsPerMillimetre = 96 / 25.4;

/** The layout width in px at which a figure of a printed width (mm) has that text size. */
const layoutWidth = (width: number) => Math.round((width * pixelsPerMillimetre) / textScale);

/** The candidate heights of a drawing, mm; the lowest with room for all labels is used. */
const lowDrawings = [40, 47, 54] as const;
const highestDrawing = 60;

/** A figure wider than this has a flatter aspect ratio, mm. */
const narrow = 110;
const aspects = { narrow: 0.55, wide: 0.4 } as const;

/** The heights of the caption and of a line of notes, and the space above a figure, mm. */
const caption = 4.7;
const noteLine = 3.7;
const above = 3;
/** The mean width of a character in a note, mm. */
const noteLetter = 1.5;

/** Memoises a computation by figure and width. */
function memoizeByWidth<T extends object, R>(work: (picture: T, width: number) => R): (picture: T, width: number) => R {
  const known = new WeakMap<T, Map<number, R>>();
  return (picture, width) => {
    const ofPicture = known.get(picture) ?? new Map<number, R>();
    known.set(picture, ofPicture);
    const result = ofPicture.get(width) ?? work(picture, width);
    ofPicture.set(width, result);
    return result;
  };
}

/** The size of a printed drawing. */
interface PrintedDrawing {
  /** Its width and its height including the caption, mm. */
  readonly width: number;
  readonly height: number;
  /** The layout width, px. */
  readonly layoutWidth: number;
  /** Whether all labels fit in the drawing and none is listed below it. */
  readonly fitsAllLabels: boolean;
}

/** Whether every label is at its place, without a leader. */
const isClear = ({ height, labels }: DrawingLayout, drawing: Drawing) =>
  height === drawing.height && labels.every(({ leader }) => leader === undefined);

/** The size of a drawing for an available width, mm: the smallest with every label at its place. */
export const printedDrawing = memoizeByWidth((drawing: Drawing, room: number): PrintedDrawing => {
  const atHeight = (highest: number) => {
    const width = Math.min(room, (highest * drawing.width) / drawing.height);
    return { width, layout: drawingLayout(drawing, layoutWidth(width) / drawing.width) };
  };
  const low = lowDrawings.map(atHeight).find(({ layout }) => isClear(layout, drawing));
  const { width, layout } = low ?? atHeight(highestDrawing);
  return {
    width,
    height: above + caption + (layout.height / layout.width) * width,
    layoutWidth: layoutWidth(width),
    fitsAllLabels: layout.height === drawing.height,
  };
});

/** The layout of a figure of a given width, mm. */
export const printedFigure = memoizeByWidth((figure: FigureData, width: number): FigureLayout => {
  const pixels = layoutWidth(width);
  return layOutFigure(figure, pixels, pixels * aspects[width > narrow ? 'wide' : 'narrow']);
});

/** The height of a figure with its caption and note, mm. */
export function printedFigureHeight(figure: FigureData, width: number): number {
  const layout = printedFigure(figure, width);
  const lines = figure.note === undefined ? 0 : Math.ceil((figure.note.length * noteLetter) / width);
  return above + caption + (layout.height / layout.width) * width + lines * noteLine;
}
