/** Finds Debian's Chromium, installing it if it is missing and the user is root; resolves to its path. */
export function chromium(): Promise<string>;
