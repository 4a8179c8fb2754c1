import { hydraulicPower, npshAvailable, npshMinimum, pressureOf, shaftPower } from '@isentrope/engineering/rotating';
import { formatNumber, messageValue, standardGravity } from '@isentrope/engineering/quantities';
import {
  check,
  firstNames,
  info,
  optional,
  ruledOut,
  step,
  table,
  value,
  warning,
  type TableColumn,
} from '../kit/index.ts';
import { bestEfficiencyFlow } from './best-efficiency.ts';
import { fluid, tables } from './fields.ts';
import { itemStates, nodeStates } from './state.ts';
import { vapourPressures } from './fluid/vapour-pressures.ts';
import type { ItemRow } from './tables.ts';

/** The pumps of a liquid network: suction head, power and margins. */

type CurveRow = NonNullable<ItemRow['curve']>[number];

/** A pump in SI units. */
interface PumpState {
  readonly tag: string;
  readonly volumeFlow: number | undefined;
  readonly head: number | undefined;
  readonly hydraulicPower: number | undefined;
  readonly efficiency: number | undefined;
  readonly shaftPower: number | undefined;
  /** Of the flow of best efficiency. */
  readonly shareOfBest: number | undefined;
  readonly npshAvailable: number | undefined;
  readonly npshRequired: number | undefined;
  readonly npshMargin: number | undefined;
  /** Whether it does not run: then it has no duty to be judged. */
  readonly isOff: boolean;
  /** Whether its curve has NPSH required, at any flow. */
  readonly hasRequired: boolean;
}

/** The pumps, in the order of the items. */
export const pumpStates = value(
  'pumpStates',
  {
    itemStates,
    items: tables.items,
    fluidPhase: fluid.fluidPhase,
    nodeStates,
    vapourPressures,
    ...optional({ density: fluid.density }),
  },
  v => {
    if (v.fluidPhase === 'Gas' || v.density === undefined) return ruledOut('pumps are for liquids only');
    const nodeOf = new Map(
      v.nodeStates.map(({ tag, density }, index) => [tag, { density, vapour: v.vapourPressures[index] }]),
    );
    return v.itemStates.flatMap((item, index): PumpState[] => {
      if (item.type !== 'pump') return [];
      const { tag, head, inletPressure } = item;
      const isOff = item.state === 'off';
      const volumeFlow = isOff ? undefined : item.volumeFlow;
      const { density = v.density ?? NaN, vapour: vaporPressure } = nodeOf.get(item.from) ?? {};
      const curve = v.items[index]?.curve ?? [];
      const required = atFlow(curve, volumeFlow, row => row.npshRequired);
      const efficiency = atFlow(curve, volumeFlow, row => row.efficiency);
      const best = bestEfficiencyFlow(curve);
      const isPumping = volumeFlow !== undefined && volumeFlow > 0 && head !== undefined;
      const power = isPumping ? hydraulicPower(volumeFlow, pressureOf(head, density, standardGravity)) : undefined;
      const available =
        isOff || inletPressure === undefined || vaporPressure === undefined
          ? undefined
          : npshAvailable({
              suctionPressure: inletPressure,
              vapourPressure: vaporPressure,
              density,
              g: standardGravity,
            });
      return [
        {
          tag,
          volumeFlow,
          head,
          hydraulicPower: power,
          efficiency,
          shaftPower: power === undefined || !efficiency ? undefined : shaftPower(power, efficiency),
          shareOfBest: volumeFlow === undefined || best === undefined ? undefined : volumeFlow / best,
          npshAvailable: available,
          npshRequired: required,
          npshMargin: available === undefined || required === undefined ? undefined : available - required,
          isOff,
          hasRequired: curve.some(row => row.npshRequired !== undefined),
        },
      ];
    });
  },
);

/** NPSH, m, that a pump with a curve should have at a flow, m³/s; undefined where the curve does not say. */
export function advisedNpsh(curve: readonly CurveRow[], flow: number): number | undefined {
  const required = atFlow(curve, flow, row => row.npshRequired);
  return required === undefined ? undefined : npshMinimum(required, service);
}

/** NPSH required, m, and efficiency of a pump with a curve at a flow, m³/s; undefined where the curve does not say. */
export const pumpFigures = (curve: readonly CurveRow[], flow: number) => ({
  npshRequired: atFlow(curve, flow, row => row.npshRequired),
  efficiency: atFlow(curve, flow, row => row.efficiency),
});

/** A column of a curve at a flow, on straight lines between the rows that have it; undefined outside of them. */
function atFlow(
  curve: readonly CurveRow[],
  flow: number | undefined,
  of: (row: CurveRow) => number | undefined,
): number | undefined {
  const rows = curve
    .flatMap(row => {
      const [at, y] = [row.flow, of(row)];
      return at === undefined || y === undefined ? [] : [{ at, y }];
    })
    .toSorted((one, other) => one.at - other.at);
  if (flow === undefined) return undefined;
  const next = rows.findIndex(({ at }) => at >= flow);
  const [low, high] = [rows[Math.max(0, next - 1)], rows[next]];
  if (!low || !high || (next === 0 && high.at > flow)) return undefined;
  return high.at === low.at ? high.y : low.y + ((high.y - low.y) * (flow - low.at)) / (high.at - low.at);
}

/** The service by which the margin of NPSH is judged. */
const service = 'General process';

const columns: readonly TableColumn[] = [
  { id: 'pump', label: 'Pump' },
  { id: 'volumeFlow', label: 'Volume flow', kind: 'volumeFlow', unit: 'm³/h', digits: 6 },
  { id: 'head', label: 'Head', kind: 'length', unit: 'm' },
  { id: 'hydraulicPower', label: 'Hydraulic power', kind: 'power', unit: 'kW' },
  { id: 'efficiency', label: 'Efficiency', kind: 'fraction', unit: '%' },
  { id: 'shaftPower', label: 'Shaft power', kind: 'power', unit: 'kW' },
  { id: 'shareOfBest', label: 'Of best-efficiency flow', kind: 'fraction', unit: '%' },
  { id: 'npshAvailable', label: 'NPSH available', kind: 'length', unit: 'm' },
  { id: 'npshRequired', label: 'NPSH required', kind: 'length', unit: 'm' },
  { id: 'npshMargin', label: 'NPSH margin', kind: 'length', unit: 'm' },
];

/** The pumps with their power and suction head. */
export const pumpTable = step(
  'pumpTable',
  { pumpStates },
  {
    label: 'Pumps',
    source: 'NPSH by ANSI/HI 9.6.1: pressure at the suction node less vapour pressure, without the velocity head',
  },
  v =>
    table(
      columns,
      v.pumpStates.map(pump => [
        pump.tag,
        pump.volumeFlow,
        pump.head,
        pump.hydraulicPower,
        pump.efficiency,
        pump.shaftPower,
        pump.shareOfBest,
        pump.npshAvailable,
        pump.npshRequired,
        pump.npshMargin,
      ]),
    ),
);

const headValue = (si: number) => messageValue('length', si, { unit: 'm', digits: 3 });

/** Warns of pumps with too little NPSH, and names those that cannot be checked for it. */
export const pumpNotes = check({ pumpStates }, v => {
  const short = v.pumpStates.flatMap(({ tag, npshAvailable: available, npshRequired: required }) => {
    if (available === undefined || required === undefined) return [];
    const advised = npshMinimum(required, service);
    if (available >= advised) return [];
    const values = { available: headValue(available), required: headValue(required), advised: headValue(advised) };
    const text =
      available < required
        ? `${tag} cavitates: the NPSH available is {available}, the NPSH required {required}.`
        : `${tag} has little NPSH margin: {available} is available, {required} is required, and {advised} is advised.`;
    return [warning(text, { field: 'pumpTable', values, source: 'ANSI/HI 9.6.1, general process' })];
  });
  const unchecked = new Map<string, string[]>();
  for (const pump of v.pumpStates.filter(({ isOff }) => !isOff)) {
    const lacks = lacking(pump);
    if (lacks !== '') unchecked.set(lacks, [...(unchecked.get(lacks) ?? []), pump.tag]);
  }
  const notes = [...unchecked].map(([lacks, tags]) =>
    info(`Cavitation is not checked for ${firstNames(tags)}: that needs ${lacks}.`, { field: 'pumpTable' }),
  );
  return [...short, ...notes];
});

/** What a pump lacks for its margin of NPSH; empty where it lacks nothing. */
function lacking({ head, npshAvailable: available, npshRequired: required, hasRequired }: PumpState): string {
  return [
    ...(available === undefined ? [head === undefined ? 'a pressure at its suction' : 'the vapour pressure'] : []),
    ...(required === undefined
      ? [
          hasRequired
            ? 'NPSH required at its flow, which is outside the rows of its curve'
            : 'a curve with NPSH required',
        ]
      : []),
  ].join(', and ');
}

/** Shares of the best-efficiency flow within which a pump should run: API 610, preferred operating region. */
const [leastShare, greatestShare] = [0.7, 1.2] as const;

/** Names the pumps that run outside their preferred operating region. */
export const efficiencyNotes = check({ pumpStates }, v =>
  v.pumpStates.flatMap(({ tag, shareOfBest }) => {
    if (shareOfBest === undefined || (shareOfBest >= leastShare && shareOfBest <= greatestShare)) return [];
    return [
      warning(
        `${tag} runs at ${formatNumber(100 * shareOfBest, 3)} % of its best-efficiency flow, outside the preferred operating region of 70 % to 120 %.`,
        { field: 'pumpTable', source: 'API 610' },
      ),
    ];
  }),
);
