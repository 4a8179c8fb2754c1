import { fluidFields, whenFluidSelected } from '../fluid/index.ts';
import { field, fields, type FieldSource, quantity, type QuantityField } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';

/** Fields shared by the free and the Pro calculator. */

const liquid = { fluidType: ['Liquid', 'Two Phase Flow Regime'] } as const;
const gas = { fluidType: 'Gas' } as const;

export const userDescription = field('userDescription', shared.userDescription);

/** The fluid selection, an alternative to typed properties. */
export const fluid = fluidFields();

/** The inlet temperature; for a liquid only if a fluid is selected. */
export const liquidTemperature = field(
  'liquidTemperature',
  quantity('Liquid temperature', 'temperature', '°C', {
    symbol: 'T_1',
    above: shared.absoluteZero,
    when: { ...whenFluidSelected(fluid), fluidType: 'Liquid' },
  }),
);

/** Returns the flow-rate field, with a note on its basis if that is not obvious. */
export const flowRateOf = (help?: string) =>
  field('flowRate', quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m', above: 0, ...(help && { help }) }));

/** The fluid at the inlet and the valve's pressures, in display order. */
export const state = fields({
  upstreamPressure: quantity('Upstream pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_g', above: shared.vacuum }),
  pressureDifferential: quantity('Pressure differential', 'pressureDifference', 'bar', { symbol: 'Δp', above: 0 }),
  density: quantity('Density', 'density', 'kg/m³', { symbol: 'ρ_1', above: 0, when: liquid }),
  vaporPressure: quantity('Vapour pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_v',
    atLeast: 0,
    when: liquid,
    help: 'At the inlet temperature of the liquid',
  }),
  criticalPressure: quantity('Critical pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_c',
    above: 0,
    when: liquid,
    help: 'Thermodynamic critical pressure of the liquid',
  }),
  temperature: quantity('Temperature', 'temperature', '°C', { symbol: 'T_1', above: shared.absoluteZero, when: gas }),
  molecularWeight: { ...shared.molecularWeight, when: gas },
  gamma: quantity('Ratio of specific heats', 'number', '', { symbol: 'γ', atLeast: 1, atMost: 3, when: gas }),
  compressibilityFactor: { ...shared.compressibilityFactor, when: gas },
});

/** Inputs of the flow coefficient; the Pro calculator adds the vapour. */
export type Inputs = typeof state & { readonly flowRate: FieldSource<QuantityField<'massFlow'>> };
