import type { FlareItem, FlareItemResult } from '@isentrope/engineering/flare-network';
import { standardGravity } from '@isentrope/engineering/quantities';
import { absent, step, table, type TableCell, type TableColumn } from '../../kit/index.ts';
import {
  densityColumn,
  differenceColumn,
  lengthColumn,
  numberColumn,
  pressureColumn,
  withSymbols,
} from '../../hydraulic-network-pro/working/columns.ts';
import { itemStates } from '../item-state.ts';
import { solved } from '../network.ts';
import { differentialColumn, firstColumns, massFluxColumn } from './line-working.ts';

/** The working of drums, seals and tips. */

const columns: readonly TableColumn[] = [
  ...firstColumns,
  { id: 'type', label: 'Type' },
  pressureColumn('outletPressure', 'Outlet plane', 'p_2'),
  pressureColumn('inletPressure', 'Inlet', 'p_1'),
  densityColumn('outletDensity', 'Outlet density', 'ρ_2'),
  numberColumn('lossCoefficient', 'Loss coefficient', 'K'),
  massFluxColumn,
  densityColumn('effectiveDensity', 'Density of its loss', 'ρ_e'),
  differenceColumn('referenceDifferential', 'Reference differential', 'Δp_r'),
  { id: 'referenceFlow', label: 'Reference flow', symbol: 'm_r', kind: 'massFlow', unit: 'kg/s', digits: 6 },
  densityColumn('referenceDensity', 'Reference density', 'ρ_r'),
  differenceColumn('loss', 'Loss', 'Δp_e'),
  densityColumn('liquidDensity', 'Density of the seal liquid', 'ρ_l'),
  lengthColumn('submergence', 'Submergence', 'h'),
  differenceColumn('sealHead', 'Head of the seal', 'Δp_h'),
  differentialColumn,
];

const lossEquations = { K: 'Δp_e = K*G^2/(2*ρ_e)', reference: 'Δp_e = Δp_r*ρ_r/ρ_2*(abs(m)/m_r)^2' } as const;
const sealEquation = 'Δp_h = ρ_l*9.80665*h';

const needs = { solved, itemStates };

/** The resistance of an item that is no line; undefined without one. */
function resistanceOf(item: FlareItem) {
  return item.type === 'line' ? undefined : item.resistance;
}

/** Every drum, seal and tip with its equation in numbers, in its governing scenario. */
export const deviceWorking = step(
  'deviceWorking',
  needs,
  {
    label: 'Working of drums, seals and tips',
    equation: 'Δp = Δp_e+Δp_h',
    where: v => {
      const items = (v.solved[0]?.network.items ?? []).filter(({ tag }) =>
        v.itemStates.some(({ result, scenario }) => result.tag === tag && scenario !== undefined),
      );
      const resistances = items.flatMap(item => resistanceOf(item) ?? []);
      return [
        'Δp = p_1-p_2',
        ...(resistances.some(each => 'lossCoefficient' in each) ? [lossEquations.K] : []),
        ...(resistances.some(each => 'referenceFlow' in each) ? [lossEquations.reference] : []),
        ...(items.some(({ type }) => type === 'seal') ? [sealEquation] : []),
      ];
    },
    source:
      'a loss coefficient as that of a line without length, at the density by which its compressible flow has the loss; a differential at the density behind it',
  },
  v => {
    const items = v.solved[0]?.network.items ?? [];
    const rows = v.itemStates.flatMap(({ result, scenario }, index): TableCell[][] => {
      const item = items[index];
      if (!item || item.type === 'line') return [];
      return [[result.tag, scenario ?? 'no gas in any', result.massFlow, item.type, ...cellsOf(item, result)]];
    });
    return rows.length === 0 ? absent('there is no drum, seal or tip') : table(withSymbols(columns), rows);
  },
);

function cellsOf(
  item: Exclude<FlareItem, { type: 'line' }>,
  { massFlow, inlet, outlet }: FlareItemResult,
): TableCell[] {
  if (!inlet || !outlet) return [];
  const head = item.type === 'seal' ? item.liquidDensity * standardGravity * item.submergence : 0;
  const loss = inlet.pressure - outlet.pressure - head;
  return [
    outlet.pressure,
    inlet.pressure,
    outlet.density,
    ...lossCells(item.resistance, Math.abs(massFlow), loss),
    loss,
    ...(item.type === 'seal' ? [item.liquidDensity, item.submergence] : [undefined, undefined]),
    head,
    inlet.pressure - outlet.pressure,
  ];
}

/** Loss coefficient, mass flux and density of the loss; then differential, flow and density of the reference. */
function lossCells(
  resistance: Exclude<FlareItem, { type: 'line' }>['resistance'],
  flow: number,
  loss: number,
): TableCell[] {
  const blank = [undefined, undefined, undefined];
  if (!resistance) return [...blank, ...blank];
  if ('lossCoefficient' in resistance) {
    const { lossCoefficient: K, insideDiameter } = resistance;
    const flux = flow / ((Math.PI / 4) * insideDiameter ** 2);
    return [K, flux, K === 0 ? undefined : (K * flux ** 2) / (2 * loss), ...blank];
  }
  if (!('referenceFlow' in resistance)) return [...blank, resistance.differential, undefined, undefined];
  const { differential, referenceFlow, referenceDensity } = resistance;
  return [...blank, differential, referenceFlow, referenceDensity];
}
