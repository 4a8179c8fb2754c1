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
import { absent, calculator, choice, table, text } from '../kit/index.ts';
import { columns } from './columns.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';

const [firstSize = '', ...otherSizes] = nominalSizes;
const [firstDiameter = '', ...otherDiameters] = nominalDiameters.map(String);
const all = { initial: null, hint: 'All' } as const;

export default calculator(meta, {
  Pipe: {
    userDescription: text('User description', { hint: 'Case name' }),
    nps: choice('NPS', [firstSize, ...otherSizes], all),
    dn: choice('DN', [firstDiameter, ...otherDiameters], all),
    schedule: choice('Schedule', schedules, all),
  },
})
  .step('found', ['nps?', 'dn?', 'schedule?'], { label: '' }, v => {
    const pipes = findPipes({
      ...(v.nps === undefined ? {} : { nps: v.nps }),
      ...(v.dn === undefined ? {} : { dn: Number(v.dn) }),
      ...(v.schedule === undefined ? {} : { schedule: v.schedule }),
    });
    return pipes.length > 0 ? pipes : absent('no pipe of the tables has this size and schedule');
  })
  .step('rows', ['found'], { label: 'Pipes', source: 'ASME B36.10M and ASME B36.19M' }, v =>
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
  )
  .step('only', ['found'], { label: '' }, v => {
    const [pipe, ...others] = v.found;
    return pipe && others.length === 0 ? pipe : absent('several pipes answer');
  })
  .step(
    'outerDiameter',
    ['only'],
    { label: 'Outside diameter', symbol: 'D', kind: 'length', unit: 'mm', digits: 5 },
    v => v.only.outerDiameter,
  )
  .step(
    'wallThickness',
    ['only'],
    { label: 'Wall thickness', symbol: 't', kind: 'length', unit: 'mm' },
    v => v.only.wallThickness,
  )
  .step(
    'innerDiameter',
    ['only'],
    { label: 'Inside diameter', symbol: 'd', equation: 'd = D-2*t', kind: 'length', unit: 'mm', digits: 5 },
    v => v.only.innerDiameter,
  )
  .step(
    'weight',
    ['only'],
    {
      label: 'Mass per metre, plain end, steel of 7850 kg/m³, kg/m',
      symbol: 'W',
      equation: 'W = 0.0246615*10^6*(D-t)*t',
      source: 'ASME B36.10M:2018, clause 5',
    },
    v => massPerLength(v.only),
  )
  .step(
    'flowArea',
    ['only'],
    { label: 'Flow area', symbol: 'A', equation: 'A = π/4*d^2', kind: 'area', unit: 'cm²' },
    v => flowArea(v.only),
  )
  .step(
    'waterFilledWeight',
    ['only'],
    {
      label: 'Mass per metre full of water at 1000 kg/m³, kg/m',
      symbol: 'W_w',
      equation: 'W_w = W+1000*A',
    },
    v => waterFilledMassPerLength(v.only),
  )
  .step('outsideSurface', ['only'], { label: 'Outside surface per metre, m²/m', symbol: 'S', equation: 'S = π*D' }, v =>
    surfacePerLength(v.only),
  )
  .define({
    results: { Pipes: ['rows'] },
    primary: 'rows',
    examples,
    published,
    references: [
      'ASME B36.10M-2018, Welded and seamless wrought steel pipe.',
      'ASME B36.19M-2018, Stainless steel pipe.',
    ],
  });
