/** The tabs of the desk, as they are called. */
export const deskTabs = {
  results: 'Results',
  working: 'Working',
  checks: 'Checks',
  explore: 'Explore',
  references: 'References',
} as const;

/** What the desk shows: one of its tabs. */
export type DeskTab = keyof typeof deskTabs;

/** What a phone shows: what is typed, or one of the tabs of the desk. */
export type View = 'inputs' | DeskTab;
