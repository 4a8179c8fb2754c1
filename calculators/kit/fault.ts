/** Something that went wrong in a calculator although it never should: where, and what was thrown. */
export interface Fault {
  readonly place: string;
  readonly error: unknown;
}

/**
 * What `make` gives; undefined where it throws, with the fault noted. A part of a calculator that fails takes nothing else
 * with it: neither the other results of its case nor the cases beside it.
 */
export function guarded<T>(place: string, make: () => T, faults: Fault[]): T | undefined {
  try {
    return make();
  } catch (error) {
    faults.push({ place, error });
    return undefined;
  }
}
