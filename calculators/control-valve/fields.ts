import type { MassFlow } from '@isentrope/engineering/quantities';
import { fluidFields, whereChosen } from '../fluid/index.ts';
import { field, fields, quantity, type Source } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';

/** The fields that the free and the Pro calculator have alike. */

const liquid = { fluidType: ['Liquid', 'Two Phase Flow Regime'] } as const;
const gas = { fluidType: 'Gas' } as const;

export const userDescription = field('userDescription', shared.userDescription);

/** The fluid, where its properties are not typed by hand. */
export const fluid = fluidFields();

/** Where the fluid is chosen, the temperature of a liquid is asked for too. */
export const liquidTemperature = field(
  'liquidTemperature',
  quantity('Liquid temperature', 'temperature', '°C', {
    symbol: 'T_1',
    above: shared.absoluteZero,
    when: { ...whereChosen(fluid), fluidType: 'Liquid' },
  }),
);

/** The flow rate, with a word on what it is of where that is not plain. */
export const flowRateOf = (help?: string) =>
  field('flowRate', quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m', above: 0, ...(help && { help }) }));

/** The fluid at the inlet and the pressure that the valve takes, in the order shown. */
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

/** What a flow coefficient is found from; the Pro calculator adds its vapour to them. */
export type Inputs = typeof state & { readonly flowRate: Source<MassFlow> };
