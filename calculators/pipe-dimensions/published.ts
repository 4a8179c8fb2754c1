import { findPipes, massPerLength } from '@isentrope/engineering/piping';
import type { PublishedCase } from '../kit/index.ts';

/** Plain-end mass, kg/m, as printed: NPS, schedule, value. */
const masses = [
  ['1/2', '40', '1.27'],
  ['1', '40', '2.50'],
  ['1', '80', '3.24'],
  ['2', '40', '5.44'],
  ['2', '80', '7.48'],
  ['3', '40', '11.29'],
  ['3', '80', '15.27'],
  ['4', '40', '16.08'],
  ['6', '40', '28.26'],
  ['6', '80', '42.56'],
  ['8', '40', '42.55'],
  ['8', '80', '64.64'],
  ['14', 'STD', '81.33'],
  ['16', 'STD', '93.27'],
  ['20', 'STD', '117.15'],
  ['24', 'STD', '141.12'],
] as const;

function mass(nps: string, schedule: string): number {
  const [pipe] = findPipes({ nps, schedule });
  return pipe ? massPerLength(pipe) : Number.NaN;
}

export const published: readonly PublishedCase[] = masses.map(([nps, schedule, printed]) => ({
  type: 'figure',
  kind: 'quoted',
  title: `Mass of NPS ${nps} schedule ${schedule}`,
  source: 'ASME B36.10M, table of dimensions and masses, plain end, from a secondary source',
  expect: { printed, unit: 'kg/m' },
  compute: () => mass(nps, schedule),
  ...(nps === '4' ? { note: '16.075 kg/m; printed as 16.07 in older editions.' } : {}),
}));
