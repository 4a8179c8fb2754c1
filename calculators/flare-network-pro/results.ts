import { absent, step, table, type TableColumn } from '../kit/index.ts';
import { coldItems, itemExtremes } from './cold-items.ts';
import { conditions } from './fields.ts';
import { fastestEnd, frozenItems, itemStates, wetItems, withoutSource } from './item-state.ts';
import { solved } from './network.ts';
import { scenarioStates, type ScenarioState } from './scenario-state.ts';
import { sourceStates } from './source-state.ts';
import { gaugeAbove } from './source-tables.ts';
import { tables } from './tables.ts';

/** The results beside the sources: items, scenarios, extremes and balance. */

const { atmosphericPressure } = conditions;

const itemColumns: readonly TableColumn[] = [
  { id: 'item', label: 'Item' },
  { id: 'verdict', label: 'Verdict' },
  { id: 'share', label: 'Share of its limit', kind: 'fraction', unit: '%' },
  { id: 'type', label: 'Type' },
  { id: 'from', label: 'From' },
  { id: 'to', label: 'To' },
  { id: 'scenario', label: 'Governing scenario' },
  { id: 'insideDiameter', label: 'Inside diameter', kind: 'length', unit: 'mm' },
  { id: 'massFlow', label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'molarMass', label: 'Molar mass', kind: 'molarMass', unit: 'g/mol' },
  { id: 'inletPressure', label: 'Inlet pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'outletPressure', label: 'Outlet pressure', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'differential', label: 'Inlet less outlet', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'temperature', label: 'Outlet temperature', kind: 'temperature', unit: '°C' },
  { id: 'lowestTemperature', label: 'Lowest in any scenario', kind: 'temperature', unit: '°C' },
  { id: 'minimumTemperature', label: 'Minimum design temperature', kind: 'temperature', unit: '°C' },
  { id: 'liquid', label: 'Most liquid by mass', kind: 'fraction', unit: '%' },
  { id: 'velocity', label: 'Velocity', kind: 'velocity', unit: 'm/s' },
  { id: 'mach', label: 'Mach number', kind: 'number', unit: '' },
  { id: 'machLimit', label: 'Highest Mach number', kind: 'number', unit: '' },
  { id: 'machAtRatedFlow', label: 'Mach number at rated flow', kind: 'number', unit: '' },
  { id: 'choked', label: 'Choked' },
  { id: 'momentumFlux', label: 'Momentum flux', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
  { id: 'momentumFluxAtRatedFlow', label: 'Momentum flux at rated flow', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
  { id: 'reynoldsNumber', label: 'Reynolds number', kind: 'number', unit: '' },
  { id: 'frictionFactor', label: 'Friction factor', kind: 'number', unit: '' },
];

/** The verdict on an item; undefined for one without a criterion. */
function itemVerdict(
  exceeded: readonly string[] | undefined,
  isTooCold: boolean,
  solid: string | undefined,
  isWet: boolean,
): string | undefined {
  const faults = [
    ...(exceeded?.length ? [`${exceeded.join(' and ')} exceeded`] : []),
    ...(isTooCold ? ['too cold for its material'] : []),
  ];
  if (faults.length > 0) return faults.join('; ');
  if (!exceeded) return undefined;
  if (solid !== undefined) return `not judged: ${solid}`;
  return isWet ? 'within, but with liquid, calculated without slip' : 'within';
}

/** The items with their states. */
export const itemTable = step(
  'itemTable',
  { itemStates, itemExtremes, items: tables.items, coldItems, frozenItems, wetItems, atmosphericPressure },
  {
    label: 'Items',
    source:
      'adiabatic flow with friction (Fanno); each in the scenario that comes nearest to a criterion, with Mach number and velocity at its faster end; tail pipes also with the rated flow of their valve',
  },
  v =>
    table(
      itemColumns,
      v.itemStates.map(
        ({ result, atRatedFlow, from, to, scenario, insideDiameter, fastest, machLimit, share, exceeded }, index) => {
          const gauge = gaugeAbove(v.atmosphericPressure);
          const { coldest, liquid = 0 } = v.itemExtremes.get(result.tag) ?? {};
          return [
            result.tag,
            itemVerdict(
              exceeded,
              v.coldItems.some(({ tag }) => tag === result.tag),
              v.frozenItems.find(({ tag }) => tag === result.tag)?.solid,
              v.wetItems.has(result.tag),
            ),
            share,
            result.type,
            from,
            to,
            scenario,
            insideDiameter,
            result.massFlow,
            result.molarMass === undefined ? undefined : result.molarMass / 1000,
            gauge(result.inlet?.pressure),
            gauge(result.outlet?.pressure),
            result.inlet && result.outlet && result.inlet.pressure - result.outlet.pressure,
            result.outlet?.temperature,
            coldest,
            v.items[index]?.minimumTemperature,
            liquid > 0 ? liquid : undefined,
            fastest?.velocity,
            fastest?.mach,
            machLimit,
            insideDiameter === undefined ? undefined : atRatedFlow && fastestEnd(atRatedFlow)?.mach,
            result.choked ? 'yes' : atRatedFlow?.choked ? 'at rated flow' : 'no',
            result.highestMomentumFlux,
            atRatedFlow?.highestMomentumFlux,
            result.reynoldsNumber,
            result.frictionFactor,
          ];
        },
      ),
      row => {
        const { exceeded = [], result } = v.itemStates[row] ?? {};
        return exceeded.length > 0 || v.coldItems.some(({ tag }) => tag === result?.tag);
      },
    ),
);

const scenarioColumns: readonly TableColumn[] = [
  { id: 'scenario', label: 'Scenario' },
  { id: 'totalFlow', label: 'Total flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'tipPressure', label: 'At the tip', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'drumPressure', label: 'At the drum', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'highestMach', label: 'Highest Mach number', kind: 'number', unit: '' },
  { id: 'fastestLine', label: 'In line' },
  { id: 'lowestTemperature', label: 'Lowest temperature', kind: 'temperature', unit: '°C' },
  { id: 'worstSource', label: 'Worst source' },
  { id: 'utilization', label: 'Its share of the allowable', kind: 'fraction', unit: '%', digits: 4 },
];

/** The scenarios side by side. */
export const scenarioTable = step(
  'scenarioTable',
  { scenarioStates, atmosphericPressure },
  { label: 'Scenarios', source: 'each solved separately' },
  v =>
    table(
      scenarioColumns,
      v.scenarioStates.map(each => {
        const gauge = gaugeAbove(v.atmosphericPressure);
        return [
          each.name,
          each.totalFlow,
          gauge(each.tipPressure),
          gauge(each.drumPressure),
          each.highestMach,
          each.fastestLine,
          each.lowestTemperature,
          each.worstSource?.tag,
          each.worstSource?.utilization,
        ];
      }),
    ),
);

/** The scenario with the highest Mach number of a line. */
const fastestScenario = (states: readonly ScenarioState[]) =>
  states
    .filter(({ highestMach: mach }) => mach !== undefined)
    .toSorted((one, other) => (other.highestMach ?? 0) - (one.highestMach ?? 0))[0];

/** The scenario with the lowest temperature of an item. */
const coldestScenario = (states: readonly ScenarioState[]) =>
  states
    .filter(({ lowestTemperature: temperature }) => temperature !== undefined)
    .toSorted((one, other) => (one.lowestTemperature ?? 0) - (other.lowestTemperature ?? 0))[0];

/** An item and a scenario in words. */
const itemIn = (item: string | undefined, { name }: ScenarioState) => `${item ?? ''}, ${name}`;

/** The highest Mach number of a line in any scenario. */
export const highestMach = step(
  'highestMach',
  { scenarioStates },
  {
    label: 'Highest Mach number',
    symbol: 'Ma_max',
    kind: 'number',
    unit: '',
    source: 'of all lines and scenarios',
    at: 'highestMachAt',
  },
  v => fastestScenario(v.scenarioStates)?.highestMach ?? absent('there is no line'),
);

/** The line and the scenario with the highest Mach number. */
export const highestMachAt = step(
  'highestMachAt',
  { scenarioStates },
  { label: 'Highest Mach number in line', source: 'of all lines and scenarios' },
  v => {
    const scenario = fastestScenario(v.scenarioStates);
    return scenario ? itemIn(scenario.fastestLine, scenario) : absent('there is no line');
  },
);

/** The lowest static temperature in any scenario. */
export const lowestTemperature = step(
  'lowestTemperature',
  { scenarioStates },
  {
    label: 'Lowest temperature',
    symbol: 'T_min',
    kind: 'temperature',
    unit: '°C',
    source: 'static, of all items and scenarios',
    at: 'lowestTemperatureAt',
  },
  v => coldestScenario(v.scenarioStates)?.lowestTemperature ?? absent('no item has a temperature'),
);

/** The item and the scenario with the lowest temperature. */
export const lowestTemperatureAt = step(
  'lowestTemperatureAt',
  { scenarioStates },
  { label: 'Lowest temperature in item', source: 'static, of all items and scenarios' },
  v => {
    const scenario = coldestScenario(v.scenarioStates);
    return scenario ? itemIn(scenario.coldestItem, scenario) : absent('no item has a temperature');
  },
);

/** A number of things in words; none for zero. */
const counted = (count: number, thing: string) => (count === 0 ? [] : [`${count} ${thing}${count === 1 ? '' : 's'}`]);

/** The sources and lines that are beyond a criterion. */
export const verdict = step(
  'verdict',
  { sourceStates, itemStates, withoutSource, coldItems, frozenItems, wetItems },
  { label: 'Verdict', source: 'worst of all sources, lines and scenarios' },
  v => {
    const sources = v.sourceStates.filter(({ faults }) => faults.length > 0).length;
    const lines = v.itemStates.filter(({ exceeded = [] }) => exceeded.length > 0).length;
    const open = v.sourceStates.filter(({ faults, isChecked }) => faults.length === 0 && !isChecked).length;
    const beyond = [
      ...counted(sources, 'source'),
      ...counted(lines, 'line'),
      ...counted(v.coldItems.length, 'item').map(text => `${text} too cold`),
    ];
    const frozen = [...new Set(v.frozenItems.map(({ solid }) => solid))].flatMap(name =>
      counted(v.frozenItems.filter(({ solid }) => solid === name).length, 'item').map(text => `${name} in ${text}`),
    );
    const uncertain = v.sourceStates.filter(
      ({ faults, hasUnknownCapacity }) => faults.length === 0 && hasUnknownCapacity,
    ).length;
    const unchecked = [
      ...counted(open, 'source').map(text => `${text} not checked`),
      ...counted(uncertain, 'source').map(text => `${text} of unknown capacity`),
      ...counted(v.withoutSource.length, 'item').map(text => `${text} without gas`),
    ];
    if (beyond.length > 0) return [`criteria exceeded: ${beyond.join(' and ')}`, ...frozen, ...unchecked].join('; ');
    const rest = unchecked.length === 0 ? 'within all criteria' : 'within the criteria that are checked';
    return [
      ...unchecked.map((text, index) => (index === 0 ? `incomplete: ${text}` : text)),
      frozen.length === 0 ? rest : `not judged: ${frozen.join(' and ')}`,
      ...counted(v.wetItems.size, 'item').map(text => `${text} with liquid, calculated without slip`),
    ].join('; ');
  },
);

/** The largest imbalance of mass over all scenarios. */
export const massResidual = step(
  'massResidual',
  { solved },
  {
    label: 'Largest imbalance of mass at a node, of the largest flow',
    symbol: 'δ_m',
    kind: 'number',
    unit: '',
    residual: 1e-9,
    source: 'inflows less outflows of each node',
  },
  v => Math.max(...v.solved.map(({ solution }) => solution.massResidual)),
);

/** The largest imbalance of energy over all scenarios. */
export const energyResidual = step(
  'energyResidual',
  { solved },
  {
    label: 'Largest imbalance of energy at a node, of its enthalpy flow',
    symbol: 'δ_h',
    kind: 'number',
    unit: '',
    residual: 1e-6,
    source: 'total enthalpy into less out of each node',
  },
  v => Math.max(...v.solved.map(({ solution }) => solution.energyResidual)),
);

/** The largest imbalance of a component over all scenarios. */
export const componentResidual = step(
  'componentResidual',
  { solved },
  {
    label: 'Largest imbalance of a component at a node, of the flow through it',
    symbol: 'δ_y',
    kind: 'number',
    unit: '',
    residual: 1e-9,
    source: 'by amount; of gases without a composition their whole amount',
  },
  v => Math.max(...v.solved.map(({ solution }) => solution.componentResidual)),
);
