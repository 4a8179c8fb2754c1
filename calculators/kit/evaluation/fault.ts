/** An internal failure in a calculator: where it occurred and what was thrown. */
export interface Fault {
  readonly place: string;
  readonly error: unknown;
}

/**
 * Returns what `make` returns; records the fault and returns undefined if it throws. A failing part of a calculator
 * affects neither the other results of its case nor other cases.
 */
export function catchFault<T>(place: string, make: () => T, faults: Fault[]): T | undefined {
  try {
    return make();
  } catch (error) {
    faults.push({ place, error });
    return undefined;
  }
}
