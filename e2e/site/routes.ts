/** The pages that anybody may open, with the heading of each. */
export const openPages = [
  ['/', 'Excellence Delivered'],
  ['/engineering', 'Engineering Excellence'],
  ['/project-management', 'Project Excellence'],
  ['/tools', 'Tools'],
  ['/methods', 'Methods'],
  ['/validation', 'Validation'],
  ['/verify', 'Verify a calculation'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy'],
  ['/imprint', 'Imprint'],
] as const;

/** An address without a page. */
export const nowhere = '/no-such-page';
