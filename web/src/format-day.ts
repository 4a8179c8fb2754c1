const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in words: 2026-11-22 is "22 November 2026". Anything else is returned unchanged. */
export function formatDay(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? day.format(new Date(date)) : date;
}
