import { z } from 'zod';

const standardSet = z.enum(['si', 'metric', 'us']);

/** Maximum number of units of a custom set; more than there are kinds and sizes. */
const maxUnits = 300;

/**
 * A user's units: a standard set, or custom ones based on a set. The server only stores them; the pages know the units.
 */
export const unitPreference = z
  .strictObject({
    set: z.union([standardSet, z.literal('own')]),
    own: z
      .strictObject({
        base: standardSet,
        units: z
          .record(z.string().max(60), z.string().max(30))
          .refine(units => Object.keys(units).length <= maxUnits, `at most ${maxUnits} units`),
      })
      .optional(),
    /** Whether pressures in results are gauge or absolute. */
    pressures: z.enum(['gauge', 'absolute']).optional(),
  })
  .refine(({ set, own }) => set !== 'own' || own !== undefined, 'own units are missing');

export type UnitPreference = z.infer<typeof unitPreference>;

/** Parses a stored preference; null if the user has not chosen. */
export function readUnitPreference(stored: string | null | undefined): UnitPreference | null {
  return stored ? unitPreference.parse(JSON.parse(stored)) : null;
}
