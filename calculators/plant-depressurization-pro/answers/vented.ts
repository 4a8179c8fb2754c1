import { components } from '@isentrope/engineering/properties';
import type { BlowdownRun, Column } from '@isentrope/engineering/vessels';
import { table, upperFirst, type Plot, type Table, type TableCell, type TableColumn } from '../../kit/index.ts';
import { curve, timeAxis } from './curves.ts';
import { columnAt, type HistoryRows } from './history-rows.ts';

/** Number of curves in the composition plot; all components are in the table. */
const maxCurves = 4;

/** Relative change of molar mass below which the outflow's composition is constant. */
const minChange = 1e-4;

const nameOf = (id: string): string => upperFirst(components.find(each => each.id === id)?.name ?? id);

/** A column of a time table, with the run column that it shows. */
type TimeColumn = readonly [TableColumn, Column];

/** Returns the mole-fraction columns, one per component. */
function fractions(run: BlowdownRun, of: readonly Column[], where: string): TimeColumn[] {
  return run.vented.components.map((id, index) => [
    {
      id: `${where}${id}`,
      label: `${nameOf(id)}${where === '' ? '' : ` in ${where}`} (mol)`,
      kind: 'fraction',
      unit: '%',
      digits: 4,
    },
    of[index] ?? [],
  ]);
}

/** Table of the outflow over time: flow, state and composition; vapour and liquid separately if liquid leaves too. */
export function ventedTable(run: BlowdownRun, moments: HistoryRows): Table {
  const { series, vented } = run;
  const several = vented.components.length > 1;
  const hasLiquid = series.liquidFlow.some(flow => flow > 0);
  const columns: TimeColumn[] = [
    [{ id: 'massFlow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', digits: 5 }, series.massFlow],
    [{ id: 'standardFlow', label: 'Flow as gas', kind: 'standardFlow', unit: 'Nm³/h', digits: 5 }, vented.molarFlow],
    [{ id: 'molarMass', label: 'Molar mass', kind: 'molarMass', unit: 'kg/kmol', digits: 5 }, vented.molarMass],
    [{ id: 'density', label: 'Density before the valve', kind: 'density', unit: 'kg/m³', digits: 4 }, vented.density],
    [{ id: 'Z', label: 'Z of the vapour before the valve', kind: 'number', unit: '' }, vented.compressibility],
    [
      {
        id: 'downstreamTemperature',
        label: 'Temperature after the valve',
        kind: 'temperature',
        unit: '°C',
        digits: 4,
      },
      series.downstreamTemperature,
    ],
    [
      {
        id: 'downstreamDensity',
        label: 'Density after the valve',
        kind: 'density',
        unit: 'kg/m³',
        digits: 4,
      },
      vented.downstreamDensity,
    ],
    [
      {
        id: 'downstreamZ',
        label: 'Z of the vapour after the valve',
        kind: 'number',
        unit: '',
      },
      vented.downstreamCompressibility,
    ],
    [
      {
        id: 'downstreamVapour',
        label: 'Vapour after the valve (mol)',
        kind: 'fraction',
        unit: '%',
        digits: 4,
      },
      vented.downstreamVapour,
    ],
    ...(several ? fractions(run, vented.composition, '') : []),
    ...(several && hasLiquid
      ? [...fractions(run, vented.vapour, 'the vapour'), ...fractions(run, vented.liquid, 'the liquid')]
      : []),
  ];
  const result = columns.map(([, of]) => columnAt(moments, series.time, of));
  return table(
    [{ id: 'time', label: 'Time', kind: 'time', unit: 's', digits: 5 }, ...columns.map(([column]) => column)],
    moments.times.map((time, row) => [time, ...result.map((column): TableCell => column[row])]),
  );
}

const totals = [
  { id: 'component', label: 'Component' },
  { id: 'initialMass', label: 'In the vessel at the start', kind: 'mass', unit: 'kg', digits: 5 },
  { id: 'releasedMass', label: 'Released', kind: 'mass', unit: 'kg', digits: 5 },
  { id: 'finalMass', label: 'Left in the vessel', kind: 'mass', unit: 'kg', digits: 5 },
  { id: 'moles', label: 'Released (mol)', kind: 'fraction', unit: '%', digits: 4 },
  { id: 'massShare', label: 'Released (mass)', kind: 'fraction', unit: '%', digits: 4 },
] as const satisfies readonly TableColumn[];

/** Released amount by component, with the initial and remaining contents. */
export function releasedTable({ released }: BlowdownRun): Table {
  const sum = (id: 'initialMass' | 'releasedMass' | 'releasedMoles' | 'finalMass') =>
    released.reduce((all, each) => all + each[id], 0);
  const [mass, moles] = [sum('releasedMass'), sum('releasedMoles')];
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : undefined);
  return table(totals, [
    ...released.map((each): TableCell[] => [
      nameOf(each.id),
      each.initialMass,
      each.releasedMass,
      each.finalMass,
      share(each.releasedMoles, moles),
      share(each.releasedMass, mass),
    ]),
    ['All', sum('initialMass'), mass, sum('finalMass'), share(moles, moles), share(mass, mass)],
  ]);
}

const pens = ['main', 'second', 'third', 'fourth'] as const;

/** Plots of the outflow's molar mass and composition; none if they are constant. */
export function ventedPlots(run: BlowdownRun): Plot[] {
  const { vented } = run;
  const masses = vented.molarMass.filter(each => each !== undefined);
  const spread = Math.max(...masses) - Math.min(...masses);
  if (!(spread > minChange * Math.max(...masses))) return [];
  const most = vented.components
    .map((id, index) => ({ id, column: vented.composition[index] ?? [] }))
    .map(each => ({ ...each, peak: Math.max(...each.column.map(value => value ?? 0)) }))
    .toSorted((one, other) => other.peak - one.peak)
    .slice(0, maxCurves);
  return [
    {
      title: 'Vented stream, molar mass',
      x: timeAxis,
      y: { label: 'Molar mass', kind: 'molarMass', unit: 'kg/kmol' },
      series: [curve(run.series.time, vented.molarMass, 'molar mass', 'main')],
    },
    {
      title: 'Vented stream, composition',
      x: timeAxis,
      y: { label: 'Mole fraction', kind: 'fraction', unit: '%', from: 0 },
      series: most.map(({ id, column }, index) =>
        curve(run.series.time, column, nameOf(id).toLowerCase(), pens[index] ?? 'main'),
      ),
    },
  ];
}
