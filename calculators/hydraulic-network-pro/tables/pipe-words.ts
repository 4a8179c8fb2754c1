import { nominalSizes, npsInches, pipes, schedules } from '@isentrope/engineering/piping';

/** Nominal sizes and schedules, with the words for them. */

/** Nominal sizes in ascending order. */
export const sizes: readonly string[] = nominalSizes.toSorted((a, b) => npsInches(a) - npsInches(b));

/** Other words for each nominal size: NPS 3, 3", DN 80. */
export const sizeWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  sizes.map(nps => {
    const dn = pipes.find(pipe => pipe.nps === nps)?.dn;
    return [
      nps,
      [`NPS ${nps}`, `${nps}"`, `${nps} in`, `${nps} inch`, ...(dn === undefined ? [] : [`DN ${dn}`, `DN${dn}`])],
    ];
  }),
);

/** Other words for each schedule: Sch 40, Schedule 40. */
export const scheduleWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  schedules.map(schedule => [
    schedule,
    [
      `Sch ${schedule}`,
      `Sch${schedule}`,
      `Sch. ${schedule}`,
      `Sch.${schedule}`,
      `Schedule ${schedule}`,
      `S-${schedule}`,
    ],
  ]),
);
