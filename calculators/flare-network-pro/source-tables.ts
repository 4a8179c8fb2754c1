import { exceeds } from '@isentrope/engineering/numerics';
import { formatNumber } from '@isentrope/engineering/quantities';
import { step, table, type TableColumn } from '../kit/index.ts';
import { sourceGases, type Capacity } from './capacity.ts';
import { conditions } from './fields.ts';
import { isShort, sourceStates, verdictOf, type SourceInScenario } from './source-state.ts';

/** The tables of sources: in the governing scenario, and in every scenario. */

const { atmosphericPressure } = conditions;

/** The gauge pressure of an absolute one, where there is one. */
export const gaugeAbove = (atmosphere: number) => (pressure: number | undefined) =>
  pressure === undefined ? undefined : pressure - atmosphere;

const capacityColumns: readonly TableColumn[] = [
  { id: 'capacity', label: 'Capacity at its back pressure', kind: 'massFlow', unit: 'kg/h', digits: 5 },
  { id: 'capacityAtRatedFlow', label: 'At that of rated flow', kind: 'massFlow', unit: 'kg/h', digits: 5 },
  { id: 'capacityBasis', label: 'Capacity by' },
];

/** The cells of the columns of capacity. */
function capacityCells(state: SourceInScenario | undefined) {
  const { capacity, capacityAtRatedFlow } = state ?? {};
  return [flowOf(capacity), flowOf(capacityAtRatedFlow), state && basisOf(state)];
}

const flowOf = (capacity: Capacity | undefined) => (capacity?.type === 'known' ? capacity.flow : undefined);

/** What the capacities at the flow of a scenario and at the rated flow are by, and whether they are assured. */
function basisOf({ capacity, capacityAtRatedFlow, isAssured }: SourceInScenario): string | undefined {
  if (!capacity) return undefined;
  const [basis, atRatedFlow] = [wordsOf(capacity), capacityAtRatedFlow && wordsOf(capacityAtRatedFlow)];
  return [
    basis,
    ...(atRatedFlow === undefined || atRatedFlow === basis ? [] : [`at rated flow ${atRatedFlow}`]),
    ...(isAssured ? [] : ['not assured']),
  ].join('; ');
}

function wordsOf(capacity: Capacity): string {
  if (capacity.type === 'unknown') return 'not known';
  const { basis, factor = NaN, method, service } = capacity;
  switch (basis) {
    case 'critical':
    case 'subcritical':
      return `${basis} flow${streams[service]} by ${method}`;
    case 'Kb':
      return `Kb ${formatNumber(factor, 3)}${service === 'gas' ? '' : `${streams[service]} and ${method}`}`;
    case 'Kw':
      return `Kw ${formatNumber(factor, 3)}${service === 'liquid' ? '' : streams[service]} and ${method}`;
  }
}

const streams = {
  gas: '',
  liquid: ' of a liquid',
  'boiling liquid': ' of a boiling liquid',
  'two-phase': ' of two phases',
} as const;

const sourceColumns: readonly TableColumn[] = [
  { id: 'source', label: 'Source' },
  { id: 'verdict', label: 'Verdict' },
  { id: 'scenario', label: 'Governing scenario' },
  { id: 'flow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'backPressure', label: 'Back pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'backPressureAtRatedFlow', label: 'At rated flow', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'builtUp', label: 'Built up', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'allowable', label: 'Allowable', kind: 'pressureDifference', unit: 'bar' },
  { id: 'utilization', label: 'Of the allowable', kind: 'fraction', unit: '%', digits: 4 },
  ...capacityColumns,
  { id: 'outletPressure', label: 'In its choked outlet', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'outletMach', label: 'Outlet Mach number', kind: 'number', unit: '' },
  { id: 'molarMass', label: 'Molar mass', kind: 'molarMass', unit: 'g/mol' },
  { id: 'largestFlow', label: 'Largest flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'largestFlowScenario', label: 'In scenario' },
];

/** The sources with their back pressures. */
export const sourceTable = step(
  'sourceTable',
  { sourceStates, sourceGases, atmosphericPressure },
  {
    label: 'Sources',
    source:
      'API 521: each in the scenario of its highest back pressure, at the flow of the scenario and at the rated flow; capacity of relief valves by API 520-I: their rated flow, less what the back pressure takes from it',
  },
  v =>
    table(
      sourceColumns,
      v.sourceStates.map((state, index) => {
        const { tag, allowance, governing, largest } = state;
        const { scenario, result, builtUp, utilization, checkedPressure = 0, behindOutlet = 0 } = governing ?? {};
        const gauge = gaugeAbove(v.atmosphericPressure);
        const molarMass = v.sourceGases[index]?.molarMass;
        return [
          tag,
          verdictOf(state),
          scenario,
          result?.flow,
          gauge(result?.backPressure),
          gauge(result?.backPressureAtRatedFlow),
          builtUp,
          allowance?.pressure,
          utilization,
          ...capacityCells(governing),
          checkedPressure > behindOutlet ? gauge(checkedPressure) : undefined,
          governing?.outletMach,
          molarMass === undefined ? undefined : molarMass / 1000,
          largest?.result.flow,
          largest?.scenario,
        ];
      }),
      row => {
        const { faults = [] } = v.sourceStates[row] ?? {};
        return faults.length > 0;
      },
    ),
);

const pressureColumns: readonly TableColumn[] = [
  { id: 'source', label: 'Source' },
  { id: 'scenario', label: 'Scenario' },
  { id: 'flow', label: 'Flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'backPressure', label: 'Back pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'backPressureAtRatedFlow', label: 'At rated flow', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'builtUp', label: 'Built up', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'utilization', label: 'Of the allowable', kind: 'fraction', unit: '%', digits: 4 },
  ...capacityColumns,
];

/** The back pressure of every source in every scenario in which it is on. */
export const backPressureTable = step(
  'backPressureTable',
  { sourceStates, atmosphericPressure },
  {
    label: 'Back pressure by scenario',
    source: 'every source, its scenario of the highest back pressure first; capacity by API 520-I',
  },
  v => {
    const rows = v.sourceStates.flatMap(({ tag, on }) => on.map(state => ({ tag, state })));
    const gauge = gaugeAbove(v.atmosphericPressure);
    return table(
      pressureColumns,
      rows.map(({ tag, state }) => [
        tag,
        state.scenario,
        state.result.flow,
        gauge(state.result.backPressure),
        gauge(state.result.backPressureAtRatedFlow),
        state.builtUp,
        state.utilization,
        ...capacityCells(state),
      ]),
      index => {
        const state = rows[index]?.state;
        return state !== undefined && (exceeds(state.utilization ?? 0, 1) || isShort(state));
      },
    );
  },
);
