/** Finds LibreOffice, or installs it; rejects with a message if that fails. */
export function libreOffice(): Promise<string>;
