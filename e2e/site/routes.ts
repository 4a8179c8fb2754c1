/** The public pages with their headings. */
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

/** A path without a page. */
export const nowhere = '/no-such-page';
