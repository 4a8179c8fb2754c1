import { nominalSizes, npsInches, pipes, schedules } from '@isentrope/engineering/piping';

/** Nominal sizes in ascending order. */
export const sizes: readonly string[] = nominalSizes.toSorted((a, b) => npsInches(a) - npsInches(b));

/** Formats NPS with the corresponding DN, if there is one. */
export function sizeName(nps: string): string {
  const dn = pipes.find(pipe => pipe.nps === nps)?.dn;
  return dn === undefined ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}

/** Available sizes of each schedule. */
export const sizesIn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  schedules.map(schedule => [schedule, pipes.filter(pipe => pipe.schedule === schedule).map(({ nps }) => nps)]),
);
