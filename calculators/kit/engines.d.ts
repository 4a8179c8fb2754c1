/** Made by `scripts/engines.mjs` for every build and every run of the tests. */
declare module 'virtual:engines' {
  const engines: {
    /** The version of the program. */
    readonly version: string;
    /** A hash of all that a calculator is built from, by the id of the calculator. */
    readonly tools: Readonly<Record<string, string>>;
  };
  export default engines;
}
