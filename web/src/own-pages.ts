/** Calculators whose page is written for them; those of all others is the workbench, in which a sheet of a project is worked on. */
export const ownPages = [
  'unit-converters',
  'pipe-dimensions',
  'thermal-conductivity',
  'geometry',
  'steam-tables',
] as const;
