/** The first place in which two reports as JSON differ, with what stands there in each. */
export function differenceOf(was: string | undefined, now: string | undefined): string;
