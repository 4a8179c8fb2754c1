/** The built files that this page has loaded by now. */
export function ownFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths.filter(path => path.startsWith('/assets/'));
}
