import { absent, step, table, value, type TableColumn } from '../kit/index.ts';
import { conditions } from './fields.ts';
import { outletPressure } from './network.ts';
import { governingPath, governingSource } from './path.ts';
import { sourceRows } from './source-rows.ts';

/** The source that comes nearest to its allowance, with its numbers. */

export const governingTag = step(
  'governingSourceTag',
  { governingSource },
  { label: 'Governing source', source: 'highest share of its allowable back pressure' },
  v => v.governingSource.state.tag,
);

export const governingScenario = step(
  'governingScenario',
  { governingSource },
  { label: 'In scenario' },
  v => v.governingSource.inScenario.scenario,
);

const setPressure = step(
  'governingSetPressure',
  { governingSource, sources: sourceRows },
  { label: 'Its set pressure', symbol: 'p_set', kind: 'gaugePressure', unit: 'bar(g)' },
  v => {
    const row = v.sources.find(({ tag }) => tag === v.governingSource.state.tag);
    return row?.setPressure ?? absent('it has no set pressure');
  },
);

const allowable = step(
  'governingAllowable',
  { governingSource },
  { label: 'Its allowable back pressure', symbol: 'Δp_a', kind: 'pressureDifference', unit: 'bar' },
  v => v.governingSource.state.allowance?.pressure ?? absent('it has no allowable back pressure'),
);

const allowableOfSet = step(
  'governingAllowableShare',
  { allowable, setPressure },
  { label: 'Of the set pressure', symbol: 'a', equation: 'a = Δp_a/p_set', kind: 'fraction', unit: '%' },
  v => v.allowable / v.setPressure,
);

/** The back pressure of the governing source, Pa absolute. */
export const governingBackPressure = step(
  'governingBackPressure',
  { governingSource },
  {
    label: 'Its absolute back pressure',
    symbol: 'p_b',
    source: ({ governingSource: { inScenario } }) => {
      if (inScenario.checkedPressure > inScenario.behindOutlet) return 'within its outlet, which is choked';
      return inScenario.behindOutlet > inScenario.result.backPressure
        ? 'at its rated flow in its own piping'
        : 'at its flow in the scenario';
    },
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => v.governingSource.inScenario.checkedPressure,
);

/** The back pressure of the governing source above the atmosphere, as the tables give it. */
export const governingGaugePressure = step(
  'governingGaugePressure',
  { backPressure: governingBackPressure, atmosphericPressure: conditions.atmosphericPressure },
  {
    label: 'Its back pressure',
    symbol: 'p_bg',
    equation: 'p_bg = p_b-p_a',
    kind: 'gaugePressure',
    unit: 'bar(g)',
    digits: 5,
  },
  v => v.backPressure - v.atmosphericPressure,
);

const reference = step(
  'governingReference',
  { governingSource, outletPressure, atmosphericPressure: conditions.atmosphericPressure },
  {
    label: 'Pressure without flow',
    symbol: 'p_0',
    source: ({ governingSource: { state } }) =>
      state.allowance?.reference === 'atmosphere'
        ? 'the atmosphere: the total back pressure counts'
        : 'at the outlet of the tip',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => (v.governingSource.state.allowance?.reference === 'atmosphere' ? v.atmosphericPressure : v.outletPressure),
);

export const governingBuiltUp = step(
  'governingBuiltUp',
  { backPressure: governingBackPressure, reference },
  {
    label: 'Its built-up back pressure',
    symbol: 'Δp_b',
    equation: 'Δp_b = p_b-p_0',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  v => v.backPressure - v.reference,
);

export const governingUtilization = step(
  'governingUtilization',
  { builtUp: governingBuiltUp, allowable },
  {
    label: 'Share of the allowable back pressure',
    symbol: 'x',
    equation: 'x = Δp_b/Δp_a',
    source: 'API 520-I, built-up back pressure of conventional valves; back pressure of balanced valves',
    kind: 'fraction',
    unit: '%',
  },
  v => v.builtUp / v.allowable,
);

/** The capacity of the governing source; absent for what is no relief valve with a rated flow. */
const capacity = value('governingCapacityOf', { governingSource }, v => {
  const { capacity: found } = v.governingSource.inScenario;
  if (!found) return absent('it is no relief valve with a rated flow');
  return found.type === 'known' ? found : absent('its capacity at the back pressure is not known');
});

const ratedFlow = step(
  'governingRatedFlow',
  { governingSource, sources: sourceRows },
  {
    label: 'Its rated flow',
    symbol: 'W_r',
    source: 'against the atmosphere',
    kind: 'massFlow',
    unit: 'kg/h',
    digits: 5,
  },
  v => {
    const row = v.sources.find(({ tag }) => tag === v.governingSource.state.tag);
    return row?.ratedFlow ?? absent('it has no rated flow');
  },
);

const capacityShare = step(
  'governingCapacityShare',
  { capacity },
  {
    label: 'Share of it at the back pressure with its flow in the scenario',
    symbol: 'x_c',
    source: v => sourcesOfShare[v.capacity.method][v.capacity.basis],
    kind: 'number',
    unit: '',
    digits: 5,
  },
  v => v.capacity.share,
);

const curves = {
  Kb: 'API 520-I, Kb of balanced bellows valves, digitised by fluids (C. Bell)',
  Kw: 'API 520-I, Kw of balanced bellows valves, digitised by fluids (C. Bell), and the flow through the nozzle over that against the atmosphere, by the equation of state',
} as const;

const sourcesOfShare = {
  'constant k': {
    ...curves,
    critical: 'API 520-I, constant k: the flow through the nozzle is critical',
    subcritical: 'API 520-I, constant k, subcritical flow: F2 over C, each with its pressures',
  },
  'real nozzle': {
    ...curves,
    critical: 'API 520-I, annexes B and C, isentrope by the equation of state: the flow through the nozzle is critical',
    subcritical:
      'API 520-I, annexes B and C, isentrope by the equation of state: the flow through the nozzle over that against the atmosphere',
  },
} as const;

export const governingCapacity = step(
  'governingCapacity',
  { share: capacityShare, ratedFlow },
  {
    label: 'Its capacity at that back pressure',
    symbol: 'W_c',
    equation: 'W_c = x_c*W_r',
    source: 'fully open; a conventional valve is that only up to its allowable back pressure',
    kind: 'massFlow',
    unit: 'kg/h',
    digits: 5,
  },
  v => v.share * v.ratedFlow,
);

const pathColumns: readonly TableColumn[] = [
  { id: 'item', label: 'Item' },
  { id: 'type', label: 'Type' },
  { id: 'massFlow', label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', digits: 6 },
  { id: 'behind', label: 'Downstream of it', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'outletPressure', label: 'Outlet plane', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'before', label: 'Upstream of it', kind: 'gaugePressure', unit: 'bar(g)', digits: 5 },
  { id: 'differential', label: 'Adds', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'total', label: 'Sum', kind: 'pressureDifference', unit: 'bar', digits: 5 },
  { id: 'mach', label: 'Outlet Mach number', kind: 'number', unit: '' },
];

/** The pressure step by step from the tip to the governing source. */
export const pathTable = step(
  'pathTable',
  { governingSource, governingPath, outletPressure, atmosphericPressure: conditions.atmosphericPressure },
  {
    label: 'From the tip to the governing source',
    source:
      'pressures of the nodes, added up against the flow; at a choked outlet its plane is above the downstream node',
  },
  v => {
    const rows = v.governingPath
      .toReversed()
      .map(each => [
        each.item.tag,
        each.item.type,
        Math.abs(each.result.massFlow),
        each.downstreamPressure - v.atmosphericPressure,
        each.downstream && each.downstream.pressure - v.atmosphericPressure,
        each.upstreamPressure - v.atmosphericPressure,
        each.upstreamPressure - each.downstreamPressure,
        each.upstreamPressure - v.outletPressure,
        each.downstream?.mach,
      ]);
    const { result, behindOutlet, checkedPressure } = v.governingSource.inScenario;
    const step = (item: string, behind: number, before: number) =>
      before > behind
        ? [
            [
              item,
              undefined,
              undefined,
              behind - v.atmosphericPressure,
              undefined,
              before - v.atmosphericPressure,
              before - behind,
              before - v.outletPressure,
              undefined,
            ],
          ]
        : [];
    return table(pathColumns, [
      ...rows,
      ...step('Own piping at the rated flow', result.backPressure, behindOutlet),
      ...step('Choked outlet of the valve', behindOutlet, checkedPressure),
    ]);
  },
);

/** In the order of a calculation by hand. */
export const shows = [
  governingTag,
  governingScenario,
  setPressure,
  allowable,
  allowableOfSet,
  governingBackPressure,
  reference,
  governingBuiltUp,
  governingUtilization,
  ratedFlow,
  capacityShare,
  governingCapacity,
];
