/** Calculators with a page of their own; all others use the workbench, which also edits the sheets of a project. */
export const customPages = [
  'unit-converters',
  'pipe-dimensions',
  'thermal-conductivity',
  'geometry',
  'steam-tables',
] as const;
