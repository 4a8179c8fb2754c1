/** Finds LibreOffice, or installs it; rejects with a sentence where there is none. */
export function libreOffice(): Promise<string>;
