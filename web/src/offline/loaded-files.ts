/** The built files this page has loaded so far. */
export function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths.filter(path => path.startsWith('/assets/'));
}
