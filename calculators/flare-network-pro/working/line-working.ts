import { log } from '@isentrope/engineering/elementary';
import type { FlareItemResult, FlareLine, FlareState } from '@isentrope/engineering/flare-network';
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

/** The working of lines: from the pressure in the outlet plane to that at the inlet, along the flow. */

export const firstColumns: readonly TableColumn[] = [
  { id: 'item', label: 'Item' },
  { id: 'scenario', label: 'Scenario' },
  { id: 'massFlow', label: 'Mass flow', symbol: 'm', kind: 'massFlow', unit: 'kg/s', digits: 6 },
];

export const massFluxColumn: TableColumn = {
  id: 'massFlux',
  label: 'Mass flux',
  symbol: 'G',
  kind: 'massFlux',
  unit: 'kg/(s·m²)',
  digits: 6,
};

export const differentialColumn = differenceColumn('differential', 'Inlet less outlet plane', 'Δp');

const commonColumns: readonly TableColumn[] = [
  ...firstColumns,
  lengthColumn('insideDiameter', 'Inside diameter', 'D'),
  lengthColumn('length', 'Length', 'L'),
  numberColumn('lossCoefficient', 'Loss coefficient', 'K'),
  lengthColumn('rise', 'Rise along the flow', 'Δz'),
  numberColumn('frictionFactor', 'Friction factor', 'f', 6),
  massFluxColumn,
  pressureColumn('outletPressure', 'Outlet plane', 'p_2'),
  pressureColumn('inletPressure', 'Inlet', 'p_1'),
  densityColumn('outletDensity', 'Outlet density', 'ρ_2'),
  densityColumn('inletDensity', 'Inlet density', 'ρ_1'),
  numberColumn('outletMach', 'Outlet Mach number', 'Ma_2', 6),
  numberColumn('inletMach', 'Inlet Mach number', 'Ma_1', 6),
  numberColumn('resistance', 'Friction integral', 'N', 6),
];

const fannoColumns: readonly TableColumn[] = [
  numberColumn('isentropicExponent', 'Isentropic exponent', 'k', 6),
  numberColumn('machResistance', 'Friction integral by Fanno', 'N_F', 6),
];

const lastColumns: readonly TableColumn[] = [densityColumn('meanDensity', 'Mean density', 'ρ_m'), differentialColumn];

const equations = ['Δp = p_1-p_2', 'G = 4*abs(m)/(π*D^2)', 'N = f*L/D+K+9.80665*Δz*(ρ_1^2+ρ_2^2)/G^2'];

const fannoEquations = [
  'N_F = (1/Ma_1^2-1/Ma_2^2)/k+(k+1)/(2*k)*ln(Ma_1^2/Ma_2^2*(2+(k-1)*Ma_2^2)/(2+(k-1)*Ma_1^2))',
  'p_1 = p_2*Ma_2/Ma_1*sqrt((2+(k-1)*Ma_2^2)/(2+(k-1)*Ma_1^2))',
];

/** The resistance f·L/D + ΣK of a line with that of its static head, as the solver has it. */
function resistanceOf(line: FlareLine, result: FlareItemResult, rise: number, flux: number): number {
  const { inlet, outlet, frictionFactor = 0 } = result;
  const squares = (inlet?.density ?? NaN) ** 2 + (outlet?.density ?? NaN) ** 2;
  const head = rise === 0 ? 0 : (standardGravity * rise * squares) / flux ** 2;
  return (frictionFactor * line.length) / line.insideDiameter + (line.lossCoefficient ?? 0) + head;
}

/** k = ρ·w²/(p·Ma²) of a gas with constant properties. */
function exponentOf({ density, velocity, pressure, mach }: FlareState): number {
  return (density * velocity * velocity) / (pressure * mach * mach);
}

function machResistanceOf(k: number, inlet: FlareState, outlet: FlareState): number {
  const [one, two] = [inlet.mach * inlet.mach, outlet.mach * outlet.mach];
  const ratio = ((one / two) * (2 + (k - 1) * two)) / (2 + (k - 1) * one);
  return (1 / one - 1 / two) / k + ((k + 1) / (2 * k)) * log(ratio);
}

/** Density by which friction has its part of a difference of pressures, of which the acceleration has the rest. */
export function meanDensityOf(resistance: number, flux: number, inlet: FlareState, outlet: FlareState): number {
  const acceleration = flux ** 2 * (1 / outlet.density - 1 / inlet.density);
  const friction = inlet.pressure - outlet.pressure - acceleration;
  return resistance === 0 ? inlet.density : (resistance * flux ** 2) / (2 * friction);
}

/** Every line with its equations in numbers, in its governing scenario. */
export const lineWorking = step(
  'lineWorking',
  { solved, itemStates },
  {
    label: 'Working of lines',
    equation: 'Δp = N*G^2/(2*ρ_m)+G^2*(1/ρ_2-1/ρ_1)',
    where: v => (isConstant(v.solved) ? [...equations, ...fannoEquations] : equations),
    source: v =>
      isConstant(v.solved)
        ? 'Fanno, from outlet to inlet: both friction integrals are equal in an adiabatic line; each line in its governing scenario; a choked outlet is at Mach 1 with a higher pressure than the node behind it'
        : 'momentum along the line, the mean density by integration of the equation of state at constant h + w²/2; each line in its governing scenario; a choked outlet is at Mach 1 with a higher pressure than the node behind it',
  },
  v => {
    const isFanno = isConstant(v.solved);
    const columns = [...commonColumns, ...(isFanno ? fannoColumns : []), ...lastColumns];
    const items = v.solved[0]?.network.items ?? [];
    const rows = v.itemStates.flatMap(({ result, scenario }, index): TableCell[][] => {
      const item = items[index];
      if (item?.type !== 'line') return [];
      const first = [result.tag, scenario ?? 'no gas in any', result.massFlow];
      return [
        [...first, item.insideDiameter, item.length, item.lossCoefficient ?? 0, ...cellsOf(item, result, isFanno)],
      ];
    });
    return rows.length === 0 ? absent('there is no line') : table(withSymbols(columns), rows);
  },
);

function isConstant(all: readonly { readonly solution: { readonly gasModel: 'real' | 'constant' } }[]): boolean {
  return all[0]?.solution.gasModel === 'constant';
}

function cellsOf(line: FlareLine, result: FlareItemResult, isFanno: boolean): TableCell[] {
  const { massFlow, inlet, outlet } = result;
  if (!inlet || !outlet) return [];
  const rise = (massFlow < 0 ? -1 : 1) * (line.rise ?? 0);
  const flux = Math.abs(massFlow) / ((Math.PI / 4) * line.insideDiameter ** 2);
  const resistance = resistanceOf(line, result, rise, flux);
  const isAdiabatic = (line.heatLoss?.coefficient ?? 0) === 0;
  const k = isFanno && isAdiabatic ? exponentOf(inlet) : undefined;
  return [
    rise,
    result.frictionFactor,
    flux,
    outlet.pressure,
    inlet.pressure,
    outlet.density,
    inlet.density,
    outlet.mach,
    inlet.mach,
    resistance,
    ...(isFanno ? [k, k === undefined ? undefined : machResistanceOf(k, inlet, outlet)] : []),
    meanDensityOf(resistance, flux, inlet, outlet),
    inlet.pressure - outlet.pressure,
  ];
}
