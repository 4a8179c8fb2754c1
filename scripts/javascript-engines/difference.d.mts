/** Describes the first difference of two JSON reports, with both values. */
export function differenceOf(was: string | undefined, now: string | undefined): string;
