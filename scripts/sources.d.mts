export const root: string;
export const buildInputs: readonly string[];
export function files(pattern: RegExp, folder?: string): string[];
export function fingerprint(paths: readonly string[]): string;
export function contentHash(path: string): string;
