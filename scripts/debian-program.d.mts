/** Resolves to the path of a program, installing it if it is missing; rejects with a message if that fails. */
export function debianProgram(name: string, fromPackage: string): Promise<string>;
