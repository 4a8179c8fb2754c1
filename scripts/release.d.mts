/** Copies everything except packages into `folder`, which is created. */
export function copyRelease(folder: string): void;
