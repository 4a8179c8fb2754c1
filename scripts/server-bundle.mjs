/**
 * Vite's `ssr` options for bundling the server with its packages, which otherwise are a thousand small files to open at
 * each start. Not bundled: PGlite, which finds its WebAssembly files beside its module, and optional packages.
 */
export const serverPackages = {
  noExternal: true,
  external: ['@electric-sql/pglite', 'oauth2-mock-server', 'pg-native'],
};
