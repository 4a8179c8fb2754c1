/** The sizes of paper that a sheet is set on. */
export const pageSizes = ['A4', 'Letter'] as const;
export type PageSize = (typeof pageSizes)[number];

export const orientations = ['fitting', 'portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** What follows the summary, each by choice. */
export const parts = ['working', 'figures', 'tables', 'together', 'questions', 'references'] as const;
export type Part = (typeof parts)[number];

/** Cases in columns side by side, each on a sheet of its own, or the case in hand alone. */
export const arrangements = ['beside', 'apart', 'one'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Figures of each case, or those of all cases in one. */
export const figureKinds = ['each', 'overlaid'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** What is printed, and on what. */
export interface PaperOptions {
  readonly cases: Arrangement;
  /** Whose figures there are where cases may be overlaid (`mayOverlay`); else they are of each. */
  readonly figures: FigureKind;
  readonly size: PageSize;
  /** `fitting`: as the number of cases wants it. */
  readonly orientation: Orientation;
  readonly parts: Readonly<Record<Part, boolean>>;
}

/** Above this many cases a sheet begins with the summary, and every other part is asked for. */
const few = 20;

export const areFew = (count: number): boolean => count <= few;

/** As many cases are told apart in one figure. */
const mostOverlaid = 8;

/** Whether the figures of so many cases can be laid over each other. */
export function mayOverlay({ cases }: Pick<PaperOptions, 'cases'>, count: number): boolean {
  return cases === 'beside' && count > 1 && count <= mostOverlaid;
}

const fewParts = { working: true, figures: true, tables: true, together: true, questions: true, references: true };
const manyParts = { working: false, figures: false, tables: false, together: true, questions: true, references: true };

/** Where people write on Letter. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)\b/;

function freshOptions(count: number, language: string): PaperOptions {
  return {
    cases: 'beside',
    figures: 'overlaid',
    size: letterRegions.test(language) ? 'Letter' : 'A4',
    orientation: 'fitting',
    parts: areFew(count) ? fewParts : manyParts,
  };
}

const key = 'paper';

const oneOf = <T extends string>(allowed: readonly T[], text: unknown): T | undefined =>
  allowed.find(each => each === text);

/** What is kept, whatever it is; an empty record where there is nothing, or the browser keeps nothing. */
function kept(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * The options that a sheet of so many cases begins with: those that were chosen last, in this browser. That one case alone
 * was printed is not remembered, nor what is wanted of few cases where there are many.
 */
export function optionsFor(count: number): PaperOptions {
  const fresh = freshOptions(count, navigator.language);
  const { cases, figures, size, orientation, parts: chosen } = kept();
  const before: Readonly<Record<string, unknown>> =
    areFew(count) && typeof chosen === 'object' && chosen !== null ? (chosen as Record<string, unknown>) : {};
  const partsNow = Object.fromEntries(
    parts.map(part => [part, typeof before[part] === 'boolean' ? before[part] : fresh.parts[part]]),
  ) as Record<Part, boolean>;
  return {
    cases: cases === 'apart' ? cases : fresh.cases,
    figures: oneOf(figureKinds, figures) ?? fresh.figures,
    size: oneOf(pageSizes, size) ?? fresh.size,
    orientation: oneOf(orientations, orientation) ?? fresh.orientation,
    parts: partsNow,
  };
}

/** Keeps the options for the next sheet; where the browser keeps nothing they hold until the page is closed. */
export function keepOptions(options: PaperOptions, count: number): void {
  const { parts: before } = kept();
  try {
    localStorage.setItem(key, JSON.stringify({ ...options, parts: areFew(count) ? options.parts : before }));
  } catch {
    // Nothing depends on it.
  }
}
