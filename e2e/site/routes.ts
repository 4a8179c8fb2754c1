/** The public pages with their headings. */
export const publicPages = [
  ['/', 'Excellence Delivered'],
  ['/engineering', 'Engineering Excellence'],
  ['/project-management', 'Project Excellence'],
  ['/tools', 'Tools'],
  ['/plans', 'Plans'],
  ['/methods', 'Methods'],
  ['/validation', 'Validation'],
  ['/verify', 'Verify a calculation'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy'],
  ['/imprint', 'Legal Notice'],
] as const;

/** A path without a page. */
export const missingPath = '/no-such-page';
