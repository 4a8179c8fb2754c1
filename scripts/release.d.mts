/** Lays what runs, all but the packages, into `folder`. */
export function layRelease(folder: string): void;
