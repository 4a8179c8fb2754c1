/** Finds Debian's Chromium, installing it where it is absent and this is root; resolves to its path. */
export function chromium(): Promise<string>;
