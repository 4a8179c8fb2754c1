import {
  findPipes,
  flowArea,
  massPerLength,
  nominalDiameters,
  nominalSizes,
  schedules,
  surfacePerLength,
  waterFilledMassPerLength,
} from '@isentrope/engineering/piping';
import { absent, calculation, choice, field, optional, step, table, value } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';
import { columns } from './columns.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';

const [firstSize = '', ...otherSizes] = nominalSizes;
const [firstDiameter = '', ...otherDiameters] = nominalDiameters.map(String);
const all = { initial: null, hint: 'All' } as const;

const userDescription = field('userDescription', shared.userDescription);
const nps = field('nps', choice('NPS', [firstSize, ...otherSizes], all));
const dn = field('dn', choice('DN', [firstDiameter, ...otherDiameters], all));
const schedule = field('schedule', choice('Schedule', schedules, all));

const found = value('found', { nps: optional(nps), dn: optional(dn), schedule: optional(schedule) }, v => {
  const pipes = findPipes({
    ...(v.nps === undefined ? {} : { nps: v.nps }),
    ...(v.dn === undefined ? {} : { dn: Number(v.dn) }),
    ...(v.schedule === undefined ? {} : { schedule: v.schedule }),
  });
  return pipes.length > 0 ? pipes : absent('no pipe in the tables has this size and schedule');
});
const rows = step('rows', { found }, { label: 'Pipes', source: 'ASME B36.10M and ASME B36.19M' }, v =>
  table(
    columns,
    v.found.map(pipe => [
      pipe.nps,
      pipe.dn,
      pipe.schedule,
      pipe.outerDiameter,
      pipe.innerDiameter,
      pipe.wallThickness,
      massPerLength(pipe),
      waterFilledMassPerLength(pipe),
      flowArea(pipe),
      surfacePerLength(pipe),
      pipe.standard,
    ]),
  ),
);

/** The single matching pipe, with separate results for its dimensions. */
const only = value('only', { found }, v => {
  const [pipe, ...others] = v.found;
  return pipe && others.length === 0 ? pipe : absent('several pipes match');
});
const outerDiameter = step(
  'outerDiameter',
  { only },
  { label: 'Outside diameter', symbol: 'D', kind: 'length', unit: 'mm', digits: 5 },
  v => v.only.outerDiameter,
);
const wallThickness = step(
  'wallThickness',
  { only },
  { label: 'Wall thickness', symbol: 't', kind: 'length', unit: 'mm' },
  v => v.only.wallThickness,
);
const innerDiameter = step(
  'innerDiameter',
  { only },
  { label: 'Inside diameter', symbol: 'd', equation: 'd = D-2*t', kind: 'length', unit: 'mm', digits: 5 },
  v => v.only.innerDiameter,
);
const weight = step(
  'weight',
  { only },
  {
    label: 'Mass per metre, plain end, steel of 7850 kg/m³, kg/m',
    symbol: 'W',
    equation: 'W = 0.0246615*10^6*(D-t)*t',
    source: 'ASME B36.10M:2018, clause 5',
  },
  v => massPerLength(v.only),
);
const area = step(
  'flowArea',
  { only },
  { label: 'Flow area', symbol: 'A', equation: 'A = π/4*d^2', kind: 'area', unit: 'cm²' },
  v => flowArea(v.only),
);
const waterFilledWeight = step(
  'waterFilledWeight',
  { only },
  { label: 'Mass per metre full of water at 1000 kg/m³, kg/m', symbol: 'W_w', equation: 'W_w = W+1000*A' },
  v => waterFilledMassPerLength(v.only),
);
const outsideSurface = step(
  'outsideSurface',
  { only },
  { label: 'Outside surface per metre, m²/m', symbol: 'S', equation: 'S = π*D' },
  v => surfacePerLength(v.only),
);

export default calculation(meta, {
  inputs: { Pipe: [userDescription, nps, dn, schedule] },
  results: { Pipes: [rows] },
  primary: rows,
  shows: [rows, outerDiameter, wallThickness, innerDiameter, weight, area, waterFilledWeight, outsideSurface],
  examples,
  published: () => import('./published.ts'),
  references: [
    'ASME B36.10M-2018, Welded and seamless wrought steel pipe.',
    'ASME B36.19M-2018, Stainless steel pipe.',
  ],
});
