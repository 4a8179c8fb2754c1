/** Schedules of ASME B36.10M and B36.19M in the order of the tables; those ending in S are for stainless pipe. */
export const schedules = [
  '5',
  '5S',
  '10',
  '10S',
  '20',
  '30',
  '40',
  '40S',
  'STD',
  '60',
  '80',
  '80S',
  'XS',
  '100',
  '120',
  '140',
  '160',
  'XXS',
] as const;

/** A schedule or weight class of pipe. */
export type Schedule = (typeof schedules)[number];

/** A nominal pipe size as tabulated; lengths in mm, as printed. */
export interface NominalSize {
  /** Nominal pipe size, as in "NPS 1-1/2". */
  readonly nps: string;
  /** Diamètre nominal, ISO 6708; undefined for a size without DN. */
  readonly dn: number | undefined;
  readonly outerDiameter: number;
  /** Outside diameter of ASME B36.19M, if different: applies to the schedules ending in S. */
  readonly stainlessOuterDiameter?: number;
  readonly walls: Readonly<Partial<Record<Schedule, number>>>;
}
