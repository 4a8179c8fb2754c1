// cli/src/refused.ts
/** A mistake of the caller: one line on standard error, exit code 2. */
var Refused = class extends Error {};
export { Refused as t };
