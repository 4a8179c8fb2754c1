/** The tabs of the results pane and their labels. */
export const resultsTabs = {
  results: 'Results',
  working: 'Working',
  checks: 'Checks',
  explore: 'Explore',
  references: 'References',
} as const;

/** A tab of the results pane. */
export type ResultsTab = keyof typeof resultsTabs;

/** What a phone shows: the inputs or one tab of the results pane. */
export type View = 'inputs' | ResultsTab;
