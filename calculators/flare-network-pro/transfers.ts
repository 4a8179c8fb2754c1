import { formatNumber, gasConstant, gauge } from '@isentrope/engineering/quantities';
import {
  selector,
  transferField,
  transferResult,
  type CaseInput,
  type StepInputs,
  type TransferredItem,
} from '../kit/index.ts';
import { fittingsList } from '../hydraulic-network-pro/tables/line-fittings.ts';
import { itemRows } from './item-rows.ts';
import { itemStates, type ItemState } from './item-state.ts';
import type { ItemRow } from './tables.ts';

/** Lines of a solved flare network as cases of the line sizing, each in the scenario that governs it. */

const needs = { itemStates, items: itemRows };

type Values = Partial<StepInputs<typeof needs>>;

/** The case of a line; undefined without flow. */
function lineCase(row: ItemRow, { result, insideDiameter = NaN, scenario = '' }: ItemState): CaseInput | undefined {
  const { inlet, molarMass, reynoldsNumber, frictionFactor } = result;
  if (!inlet || molarMass === undefined || reynoldsNumber === undefined) return undefined;
  const flow = Math.abs(result.massFlow);
  const { lossCoefficient = 0, nps, schedule, fittings } = row;
  // The line sizing knows a loss coefficient as fittings only: the length that has its resistance stands for it.
  const added = lossCoefficient > 0 ? (lossCoefficient * insideDiameter) / (frictionFactor ?? NaN) : 0;
  const title = [row.tag ?? '', scenario].filter(part => part !== '').join(', ');
  const kilogramsPerMole = molarMass / 1000;
  // Of a gas of constant k and Z the square of the speed of sound is k·p/ρ.
  const exponent = inlet.mach > 0 ? ((inlet.velocity / inlet.mach) ** 2 * inlet.density) / inlet.pressure : undefined;
  const factor = (inlet.pressure * kilogramsPerMole) / (inlet.density * gasConstant * inlet.temperature);
  return {
    userDescription:
      added > 0
        ? `${title}, with ${formatNumber(added, 4)} m for its loss coefficient of ${formatNumber(lossCoefficient, 4)}`
        : title,
    fluidType: 'Gas',
    method: 'adiabatic',
    ...transferResult('flowRate', 'massFlow', flow, 'kg/h'),
    ...transferResult('pressure', 'gaugePressure', gauge(inlet.pressure), 'bar(g)'),
    ...transferResult('temperature', 'temperature', inlet.temperature, '°C'),
    ...transferResult('molecularWeight', 'molarMass', kilogramsPerMole, 'g/mol'),
    ...transferResult('compressibilityFactor', 'number', factor, ''),
    ...transferResult('gamma', 'number', exponent, ''),
    ...transferResult('viscosity', 'dynamicViscosity', (4 * flow) / (Math.PI * insideDiameter * reynoldsNumber), 'cP'),
    ...(nps !== undefined && schedule !== undefined
      ? { nominalSize: nps, schedule }
      : transferField('insideDiameter', 'length', row.insideDiameter, 'mm')),
    ...transferField('roughness', 'length', row.roughness, 'mm'),
    ...(added > 0 ? transferResult : transferField)('length', 'length', (row.length ?? NaN) + added, 'm'),
    ...transferField('elevationChange', 'length', Math.sign(result.massFlow) * (row.rise ?? 0), 'm'),
    ...(fittings !== undefined && { fittings: fittingsList(fittings) }),
  };
}

export const itemTransfers = [
  {
    to: 'line-sizing-pro',
    label: 'Open in Line Sizing Pro',
    give: selector(needs, ({ itemStates: states = [], items = [] }: Values) =>
      states.flatMap((state, index): TransferredItem[] => {
        const row = items[index];
        const input = row?.type === 'line' ? lineCase(row, state) : undefined;
        return input ? [{ item: state.result.tag, input }] : [];
      }),
    ),
  },
];
