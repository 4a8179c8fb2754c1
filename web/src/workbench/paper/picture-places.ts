import type { Definition } from '@isentrope/calculators/kit';
import { rowsOf, type Row } from '../rows.ts';
import { notesOn } from './case-notes.ts';
import { columnHeads, drawingHeight, figureHeight, heightOfNotes, heightOfRows } from './heights.ts';
import { caseWidth, inBands, unitWidth, type PageLayout } from './page-layout.ts';
import { wholeOf, type PaperCase } from './paper-case.ts';
import { drawingIn, figuresIn } from './picture-choice.ts';

/** Where the drawings and the main figures of a summary stand: in one of its columns, beneath it, or not in it. */
export interface PicturePlaces {
  readonly drawing: Place;
  readonly figure: Place;
}

export type Place = 'left' | 'right' | 'third' | 'beneath' | 'elsewhere';

/** As wide as pictures have to be to be read. */
const mostAcross = 3;

/** A case that stands by itself: the width of its figures, the gap between the columns, and the width of a picture. */
export const single = { figures: 30, figuresOfThree: 26, gap: 8, picture: 76 } as const;

/** The rows of what is put in, and of what comes out, each with their headings. */
export function inAndOut(rows: readonly Row[]): readonly [readonly Row[], readonly Row[]] {
  const first = rows.findIndex(({ type }) => type === 'result' || type === 'cross');
  const cut = rows[first - 1]?.type === 'section' ? first - 1 : first;
  return cut < 0 ? [rows, []] : [rows.slice(0, cut), rows.slice(cut)];
}

/** How many pictures of so many cases stand in a row of a page, each wide enough to be read. */
export function picturesAcross(count: number): number {
  return inBands(Array.from({ length: count }), mostAcross)[0]?.length ?? 1;
}

/** Whether cases have drawings and figures. */
function picturesOf(definition: Definition, cases: readonly PaperCase[]) {
  const wholes = cases.flatMap(each => wholeOf(definition, each) ?? []);
  return {
    drawn: wholes.some(whole => drawingIn(whole) !== undefined),
    plotted: wholes.some(whole => figuresIn(whole).length > 0),
  };
}

/** A case by itself on an upright page: each picture beneath the shorter column. */
function besideEachOther(definition: Definition, of: PaperCase, layout: PageLayout, follow: boolean): PicturePlaces {
  const { room } = layout;
  const column = (room.width - single.gap) / 2;
  const [inputs, results] = inAndOut(rowsOf(definition, [of.item]));
  const width = { names: column - unitWidth - single.figures, case: single.figures };
  const heights = {
    left: columnHeads + heightOfRows(definition, inputs, [of], width),
    right:
      columnHeads + heightOfRows(definition, results, [of], width) + heightOfNotes(notesOn(definition, [of]), column),
  };
  const place = (height: number): Place => {
    const shorter = heights.left < heights.right ? 'left' : 'right';
    if (follow && (heights[shorter] % room.height) + height > room.height) return 'elsewhere';
    heights[shorter] += height;
    return shorter;
  };
  const { drawn, plotted } = picturesOf(definition, [of]);
  return {
    drawing: drawn ? place(drawingHeight) : 'elsewhere',
    figure: plotted ? place(figureHeight(single.picture)) : 'elsewhere',
  };
}

/** Cases side by side: their pictures beneath them. */
function beneath(
  definition: Definition,
  cases: readonly PaperCase[],
  layout: PageLayout,
  follow: boolean,
): PicturePlaces {
  const { room } = layout;
  const each = caseWidth(layout, cases.length);
  const width = { names: room.width - unitWidth - cases.length * each, case: each };
  const rows = rowsOf(
    definition,
    cases.map(({ item }) => item),
  );
  const across = picturesAcross(cases.length);
  const lines = Math.ceil(cases.length / across);
  let height =
    columnHeads + heightOfRows(definition, rows, cases, width) + heightOfNotes(notesOn(definition, cases), room.width);
  const place = (more: number): Place => {
    if (follow && (height % room.height) + more > room.height) return 'elsewhere';
    height += more;
    return 'beneath';
  };
  const { drawn, plotted } = picturesOf(definition, cases);
  return {
    drawing: drawn ? place(lines * drawingHeight) : 'elsewhere',
    figure: plotted ? place(lines * figureHeight(Math.min(90, room.width / across - 4))) : 'elsewhere',
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
  figuresFollow: boolean,
): PicturePlaces {
  const [only, ...others] = cases;
  if (cases.length > layout.columns || !only) return { drawing: 'elsewhere', figure: 'elsewhere' };
  if (others.length > 0) return beneath(definition, cases, layout, figuresFollow);
  if (layout.width > layout.height) return { drawing: 'third', figure: 'third' };
  return besideEachOther(definition, only, layout, figuresFollow);
}
