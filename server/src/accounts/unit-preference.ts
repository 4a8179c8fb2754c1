import { z } from 'zod';

const standardSet = z.enum(['si', 'metric', 'us']);

/** More than all kinds of quantity in all their sizes. */
const mostUnits = 300;

/**
 * The units in which a person works: a standard set, or their own, which are those of a set but in some places. The server
 * keeps them for the pages, which know what the units are.
 */
export const unitPreference = z
  .strictObject({
    set: z.union([standardSet, z.literal('own')]),
    own: z
      .strictObject({
        base: standardSet,
        units: z
          .record(z.string().max(60), z.string().max(30))
          .refine(units => Object.keys(units).length <= mostUnits, `at most ${mostUnits} units`),
      })
      .optional(),
    /** From where the pressures of results are measured. */
    pressures: z.enum(['gauge', 'absolute']).optional(),
  })
  .refine(({ set, own }) => set !== 'own' || own !== undefined, 'own units are missing');

export type UnitPreference = z.infer<typeof unitPreference>;

/** What is kept with a user; null for somebody who has not chosen. */
export function readUnitPreference(kept: string | null | undefined): UnitPreference | null {
  return kept ? unitPreference.parse(JSON.parse(kept)) : null;
}
