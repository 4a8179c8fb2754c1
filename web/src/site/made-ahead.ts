import type { BuiltFigures } from './validation/figures.ts';

/** What is worked out beside the bundling of the site. */
export interface MadeAhead {
  readonly figures: BuiltFigures;
  /** HTML of pages, by their addresses. */
  readonly pages: Readonly<Record<string, string>>;
}
