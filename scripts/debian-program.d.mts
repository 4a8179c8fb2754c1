/** Resolves to the path of a program, which is installed if it is missing; rejects with a sentence where there is none. */
export function debianProgram(name: string, fromPackage: string): Promise<string>;
