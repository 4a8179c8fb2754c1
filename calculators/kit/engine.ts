import engines from 'virtual:engines';

/**
 * The version of a calculator: that of the program, and a hash of everything that the calculator is built from. Two builds
 * that could give different answers never have the same.
 */
export function engineOf(tool: string): string {
  return `${engines.version}+${engines.tools[tool] ?? 'unlisted'}`;
}
