import { nominalSizes, npsInches, pipes, schedules } from '@isentrope/engineering/piping';

/** Nominal sizes from the smallest on. */
export const sizes: readonly string[] = nominalSizes.toSorted((a, b) => npsInches(a) - npsInches(b));

/** NPS with the DN of the same pipe, where it has one. */
export function sizeName(nps: string): string {
  const dn = pipes.find(pipe => pipe.nps === nps)?.dn;
  return dn === undefined ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}

/** The sizes that are made in each schedule. */
export const sizesIn: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  schedules.map(schedule => [schedule, pipes.filter(pipe => pipe.schedule === schedule).map(({ nps }) => nps)]),
);
