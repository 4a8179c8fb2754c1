import { isRecord, parseJson, storedText, storeText } from '../../../browser-storage.ts';

/** The supported paper sizes. */
export const pageSizes = ['A4', 'Letter'] as const;
export type PageSize = (typeof pageSizes)[number];

export const orientations = ['fitting', 'portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** The optional parts after the summary. */
export const parts = ['working', 'figures', 'tables', 'together', 'questions', 'references'] as const;
export type Part = (typeof parts)[number];

/** All cases side by side, each on a sheet of its own, or the active case only. */
export const arrangements = ['beside', 'apart', 'one'] as const;
export type Arrangement = (typeof arrangements)[number];

/** One figure per case, or all cases overlaid. */
export const figureKinds = ['each', 'overlaid'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** The print options. */
export interface PrintOptions {
  readonly cases: Arrangement;
  /** Applies only if cases may be overlaid (`canOverlay`). */
  readonly figures: FigureKind;
  readonly size: PageSize;
  /** `fitting`: by the number of cases. */
  readonly orientation: Orientation;
  readonly parts: Readonly<Record<Part, boolean>>;
}

/** Up to this number of cases all parts are included by default. */
const few = 20;

export const areFew = (count: number): boolean => count <= few;

/** The most cases distinguishable in one figure. */
const maxOverlaid = 8;

/** Whether the figures of the cases can be overlaid. */
export function canOverlay({ cases }: Pick<PrintOptions, 'cases'>, count: number): boolean {
  return cases === 'beside' && count > 1 && count <= maxOverlaid;
}

const fewParts = { working: true, figures: true, tables: true, together: true, questions: true, references: true };
const manyParts = { working: false, figures: false, tables: false, together: true, questions: true, references: true };

/** Regions that use Letter paper. */
const letterRegions = /-(US|CA|MX|PH|CL|CO|VE)\b/;

function defaultOptions(count: number, language: string): PrintOptions {
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

/** The options stored under a key; empty if there are none or storage is not available. */
export function storedOptions(name: string): Readonly<Record<string, unknown>> {
  const stored = parseJson(storedText(name));
  return isRecord(stored) ? stored : {};
}

/**
 * The initial options: those stored last in this browser. A choice of a single case is not restored, and the parts
 * chosen for few cases do not apply to many.
 */
export function loadOptions(count: number): PrintOptions {
  const fresh = defaultOptions(count, navigator.language);
  const { cases, figures, size, orientation, parts: chosen } = storedOptions(key);
  const before = areFew(count) && isRecord(chosen) ? chosen : {};
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

/** Stores the options; if storage is not available, they last until the page is closed. */
export function storeOptions(options: PrintOptions, count: number): void {
  const { parts: before } = storedOptions(key);
  storeText(key, JSON.stringify({ ...options, parts: areFew(count) ? options.parts : before }));
}
