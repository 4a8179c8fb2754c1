import engines from 'virtual:engines';

/**
 * The version of a calculator: the program version and a hash of everything the calculator is built from. Builds that
 * could give different results never share a version.
 */
export function engineOf(tool: string): string {
  return `${engines.version}+${engines.tools[tool] ?? 'unlisted'}`;
}
