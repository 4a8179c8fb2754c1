/** Lays what runs, all but the packages, into `folder`. */
export function copyRelease(folder: string): void;
