import { gauge } from '@isentrope/engineering/quantities';
import type { BlowdownRun, RuptureCheck } from '@isentrope/engineering/vessels';
import { step, table, type TableCell } from '../../kit/index.ts';
import { checkedForRupture } from './fire-fields.ts';
import { sampleIndices } from '../answers/history-rows.ts';
import { rupture } from './rupture-check.ts';
import { ruptureTime, ruptureVerdict } from './rupture-verdict.ts';
import { run, simulation } from '../vessel-run.ts';

/** Results of the rupture check. */

const when = checkedForRupture;
const source = 'Scandpower guideline (2004): von Mises stress against tensile strength at temperature';
const atLeast = 'At the rupture, or where the margin is least';

export const wallInFire = step(
  'wallInFire',
  { simulation, rupture },
  { label: 'Wall in the local fire', when, source },
  ruptureVerdict,
);
export const timeToRupture = step(
  'timeToRupture',
  { simulation, rupture },
  { label: 'Time to rupture', kind: 'time', unit: 'min', when, source, digits: 3 },
  ruptureTime,
);
export const strengthMargin = step(
  'strengthMargin',
  { rupture },
  { label: 'Minimum margin on strength', kind: 'fraction', unit: '%', when, source, digits: 3 },
  v => v.rupture.margin,
);
export const stressThen = step(
  'stressThen',
  { rupture },
  { label: 'Stress at minimum margin', symbol: 'σ_e', kind: 'stress', unit: 'MPa', when, source: atLeast, digits: 4 },
  v => v.rupture.least.stress,
);
export const strengthThen = step(
  'strengthThen',
  { rupture },
  { label: 'Strength at minimum margin', kind: 'stress', unit: 'MPa', when, source: atLeast, digits: 4 },
  v => v.rupture.least.strength,
);
export const metalThen = step(
  'metalThen',
  { rupture },
  { label: 'Metal temperature at minimum margin', kind: 'temperature', unit: '°C', when, source: atLeast },
  v => v.rupture.least.temperature,
);
export const pressureThen = step(
  'pressureThen',
  { rupture },
  { label: 'Pressure at minimum margin', kind: 'gaugePressure', unit: 'bar(g)', when, source: atLeast },
  v => gauge(v.rupture.least.pressure),
);
const contentsThen = step(
  'contentsThen',
  { rupture },
  { label: 'Contents at minimum margin', kind: 'mass', unit: 'kg', when, source: atLeast },
  v => v.rupture.least.mass,
);

const columns = [
  { id: 'time', label: 'Time', kind: 'time', unit: 's', digits: 5 },
  { id: 'temperature', label: 'Metal in the local fire', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'hottest', label: 'Hottest metal there', kind: 'temperature', unit: '°C', digits: 4 },
  { id: 'strength', label: 'Strength credited', kind: 'stress', unit: 'MPa', digits: 4 },
  { id: 'stress', label: 'Stress', kind: 'stress', unit: 'MPa', digits: 4 },
  { id: 'dry', label: 'Heat to the dry wall', kind: 'heatRate', unit: 'kW', digits: 4 },
  { id: 'wetted', label: 'Heat to the wetted wall', kind: 'heatRate', unit: 'kW', digits: 4 },
] as const;

/** The locally heated spot over time, and the surfaces that the fire on the vessel heats. */
function ruptureTable({ series }: BlowdownRun, { history }: RuptureCheck) {
  const rows = sampleIndices(series.time.length).map((index): TableCell[] => [
    series.time[index],
    history.temperature[index],
    history.hottest[index],
    history.strength[index],
    history.stress[index],
    series.heatToDryWall[index],
    series.heatToWettedWall[index],
  ]);
  return table(columns, rows);
}

export const ruptureHistory = step(
  'ruptureHistory',
  { run, rupture },
  { label: 'History of the wall in the fire', when },
  v => ruptureTable(v.run, v.rupture),
);

export const ruptureResults = [
  wallInFire,
  timeToRupture,
  strengthMargin,
  stressThen,
  strengthThen,
  metalThen,
  pressureThen,
  contentsThen,
];
