import type { PublishedCase } from '../kit/index.ts';

const argonne316 = 'Argonne National Laboratory, srlife: 316H thermal data';
const argonne800 = 'Argonne National Laboratory, srlife: 800H thermal data';
const asme = 'ASME BPVC II-D (metric), Table TCD, as transcribed in a public program, Material Group';

/** Material, °C, W/(m·K) as printed, source. */
const figures = [
  ['CS', 20, '60.4', `${asme} A`],
  ['CS', 300, '49.2', `${asme} A`],
  ['CS', 750, '29.1', `${asme} A`],
  ['C.½Mo / 1¼Cr½M', 20, '41.0', `${asme} C`],
  ['2¼Cr1Mo', 500, '33.7', `${asme} D`],
  ['SS304L', 20, '14.8', `${asme} J`],
  ['SS304L', 400, '20.8', `${asme} J`],
  ['SS Duplex / 310 / 316 / 321 / 347', 20, '14.1', argonne316],
  ['SS Duplex / 310 / 316 / 321 / 347', 100, '15.4', argonne316],
  ['SS Duplex / 310 / 316 / 321 / 347', 500, '21.2', argonne316],
  ['20Cr33Ni', 20, '11.5', argonne800],
  ['20Cr33Ni', 400, '17.9', argonne800],
  ['20Cr33Ni', 750, '23.8', argonne800],
] as const;

export const published: readonly PublishedCase[] = figures.map(([material, temperature, printed, source]) => ({
  type: 'case',
  kind: 'quoted',
  title: `${material} at ${temperature} °C`,
  source,
  case: { material, temperature },
  expect: { thermalConductivity: { printed, unit: 'W/(m·K)' } },
}));
