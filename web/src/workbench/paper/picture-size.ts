import type { Drawing } from '@isentrope/calculators/kit';
import { drawingLayout, type DrawingLayout } from '../../figure/drawing-layout.ts';
import type { FigureData } from '../../figure/figure-data.ts';
import { layoutOf, type FigureLayout } from '../../figure/figure-layout.ts';

/** The text of pictures as a share of its size on the screen: 12 and 13 px become 8 and 8.7 pt, about that of the sheet. */
const textScale = 8 / 9;
const pixelsPerMillimetre = 96 / 25.4;

/** A width on paper, mm, as that for which a picture is laid out, px, to have its text in that size there. */
const laidOutFor = (width: number) => Math.round((width * pixelsPerMillimetre) / textScale);

/** As high as drawings are, mm: lower where their labels have room all the same. */
const lowDrawings = [40, 47, 54] as const;
const highestDrawing = 60;

/** A figure that takes more than this is flatter, mm. */
const narrow = 110;
const aspects = { narrow: 0.55, wide: 0.4 } as const;

/** The caption of a picture, a line of what is said under it, and the space above, mm. */
const caption = 4.7;
const noteLine = 3.7;
const above = 3;
/** About how wide a letter of a note is, mm. */
const noteLetter = 1.5;

/** What is worked out of a picture for a width, once for each. */
function oncePerWidth<T extends object, R>(work: (picture: T, width: number) => R): (picture: T, width: number) => R {
  const known = new WeakMap<T, Map<number, R>>();
  return (picture, width) => {
    const ofPicture = known.get(picture) ?? new Map<number, R>();
    known.set(picture, ofPicture);
    const result = ofPicture.get(width) ?? work(picture, width);
    ofPicture.set(width, result);
    return result;
  };
}

/** A drawing as it stands on paper. */
export interface DrawingOnPaper {
  /** Its width and, with its caption, its height, mm. */
  readonly width: number;
  readonly height: number;
  /** The width that it is laid out for, px. */
  readonly laidOutFor: number;
  /** Whether all labels have room in it, and none stands under it. */
  readonly roomy: boolean;
}

/** Whether every label stands where it belongs. */
const isClear = ({ height, labels }: DrawingLayout, drawing: Drawing) =>
  height === drawing.height && labels.every(({ leader }) => leader === undefined);

/** A drawing in a room of a width, mm: as small as it can be with every label where it belongs. */
export const drawingOnPaper = oncePerWidth((drawing: Drawing, room: number): DrawingOnPaper => {
  const atHeight = (highest: number) => {
    const width = Math.min(room, (highest * drawing.width) / drawing.height);
    return { width, layout: drawingLayout(drawing, laidOutFor(width) / drawing.width) };
  };
  const low = lowDrawings.map(atHeight).find(({ layout }) => isClear(layout, drawing));
  const { width, layout } = low ?? atHeight(highestDrawing);
  return {
    width,
    height: above + caption + (layout.height / layout.width) * width,
    laidOutFor: laidOutFor(width),
    roomy: layout.height === drawing.height,
  };
});

/** A figure of a width on paper, mm, laid out. */
export const figureOnPaper = oncePerWidth((figure: FigureData, width: number): FigureLayout => {
  const pixels = laidOutFor(width);
  return layoutOf(figure, pixels, pixels * aspects[width > narrow ? 'wide' : 'narrow']);
});

/** The height of a figure of a width with its caption and what is said of it, mm. */
export function heightOfFigure(figure: FigureData, width: number): number {
  const layout = figureOnPaper(figure, width);
  const lines = figure.note === undefined ? 0 : Math.ceil((figure.note.length * noteLetter) / width);
  return above + caption + (layout.height / layout.width) * width + lines * noteLine;
}
