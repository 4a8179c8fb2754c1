import type { PageSize, PaperOptions } from './paper-options.ts';

/** A page as the sheet is laid out on it. All lengths are in millimetres. */
export interface PageLayout {
  /** The name that its style sheet knows it by. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What is left of both between the margins and beneath the title block. */
  readonly room: { readonly width: number; readonly height: number };
  /** How many cases stand side by side. */
  readonly columns: number;
}

/** The shorter and the longer side (ISO 216; ANSI/ASME Y14.1, size A). */
const sides: Readonly<Record<PageSize, readonly [number, number]>> = { A4: [210, 297], Letter: [215.9, 279.4] };

/** The margins left and right, above and below, as the style sheet has them, and the title block. */
const margins = { across: 28, down: 23 } as const;
const titleBlock = 26;

/** The unit of a row, and the least that the names of the fields and a case take. */
export const unitWidth = 18;
const names = 48;
const narrowest = 23;
const widest = 46;

/** How many cases stand side by side on pages of a width. */
const columnsOn = (width: number) => Math.floor((width - margins.across - unitWidth - names) / narrowest);

/**
 * The page for so many cases. Unless it is chosen it is upright, where the whole length of a case stands on one page, and
 * across only for as many as stand side by side on it alone.
 */
export function layoutFor(
  { size, orientation, cases }: Pick<PaperOptions, 'size' | 'orientation' | 'cases'>,
  count: number,
): PageLayout {
  const [short, long] = sides[size];
  const across = cases === 'beside' && count > columnsOn(short) && count <= columnsOn(long);
  const upright = orientation === 'fitting' ? !across : orientation === 'portrait';
  const [width, height] = upright ? [short, long] : [long, short];
  return {
    name: `${size}-${upright ? 'portrait' : 'landscape'}`.toLowerCase(),
    width,
    height,
    room: { width: width - margins.across, height: height - margins.down - titleBlock },
    columns: cases === 'beside' ? columnsOn(width) : 1,
  };
}

/** The width of each of so many cases that stand side by side on a page. */
export function caseWidth({ room }: PageLayout, count: number): number {
  return Math.min(widest, (room.width - unitWidth - names) / count);
}

/** Items in rows of at most so many, all rows about equally long. */
export function inBands<T>(items: readonly T[], most: number): T[][] {
  const length = Math.ceil(items.length / Math.ceil(items.length / most));
  const bands: T[][] = [];
  for (let first = 0; first < items.length; first += length) bands.push(items.slice(first, first + length));
  return bands;
}
