import { listText, selector, transferField, transferResult, type CaseInput, type StepInputs } from '../kit/index.ts';
import { compositionOf } from './composition.ts';
import { conditions } from './fields.ts';
import { sourceStates, type SourceState } from './source-state.ts';
import { sourceRows } from './source-rows.ts';
import type { SourceRow } from './tables.ts';

/** Relief valves of a solved flare network as cases of the relief valve calculator, with the largest flow and the highest back pressure of their scenarios. */

const needs = { sourceStates, sources: sourceRows, atmosphericPressure: conditions.atmosphericPressure };

type Values = Partial<StepInputs<typeof needs>>;

const valveNames = {
  conventional: 'Conventional',
  balanced: 'Balanced Bellows',
  pilot: 'Pilot Operated',
} as const;

/** The gas of a source: its composition, or its properties. */
function gasOf(row: SourceRow): CaseInput {
  const composition = compositionOf(row);
  if (composition?.ok === true) {
    const parts = Object.entries(composition.components).map(([item, amount]) => ({
      item,
      amount: Number(amount.toPrecision(9)),
    }));
    return { fluidSource: 'composition', composition: listText(parts) };
  }
  return {
    ...transferField('molecularWeight', 'molarMass', row.molarMass, 'g/mol'),
    ...transferField('gamma', 'number', row.isentropicExponent, ''),
    ...transferField('compressibilityFactor', 'number', row.compressibility ?? 1, ''),
  };
}

/** The case of a relief valve: its largest flow against its highest back pressure; undefined for a source that is none, or never on. */
function valveCase(
  row: SourceRow,
  { tag, governing, largest }: SourceState,
  atmosphere: number,
): CaseInput | undefined {
  const { setPressure, valveType, relievingPressure } = row;
  if (setPressure === undefined || valveType === undefined || !governing || !largest) return undefined;
  const scenarios =
    largest.scenario === governing.scenario
      ? [governing.scenario]
      : [`flow of ${largest.scenario}`, `back pressure of ${governing.scenario}`];
  // The overpressure of the relieving pressure, if that is known.
  const overpressure = relievingPressure === undefined ? undefined : relievingPressure / setPressure - 1;
  return {
    userDescription: [tag, ...scenarios].filter(part => part !== '').join(', '),
    valveType: valveNames[valveType],
    ...transferResult('flowRate', 'massFlow', largest.result.flow, 'kg/h'),
    ...transferField('setPressure', 'gaugePressure', setPressure, 'bar(g)'),
    ...(overpressure !== undefined && overpressure > 0 && overpressure <= 1
      ? transferField('allowableOverpressure', 'fraction', overpressure, '%')
      : {}),
    ...transferField('temperature', 'temperature', row.temperature, '°C'),
    ...transferResult('totalBackpressure', 'gaugePressure', governing.checkedPressure - atmosphere, 'bar(g)'),
    ...transferField('outletPipeDiameter', 'length', row.insideDiameter, 'mm'),
    ...gasOf(row),
  };
}

export const sourceTransfers = [
  {
    to: 'relief-valve-pro/gas-vapor-service',
    label: 'Open in Relief Valve Pro',
    give: selector(needs, ({ sourceStates: states = [], sources = [], atmosphericPressure = NaN }: Values) =>
      states.flatMap((state, index) => {
        const row = sources[index];
        const input = row && valveCase(row, state, atmosphericPressure);
        return input ? [{ item: state.tag, input }] : [];
      }),
    ),
  },
];
