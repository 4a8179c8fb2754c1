import { fluidFields, whenFluidSelected } from '../fluid/index.ts';
import { choice, field, quantity } from '../kit/index.ts';
import { pipeChoice } from '../pipe/index.ts';
import * as shared from '../shared-fields.ts';

/** Fields shared by the free and the Pro calculator; others differ in units and names. */
export const userDescription = field('userDescription', shared.userDescription);
export const fluidType = field('fluidType', choice('Fluid type', ['Liquid', 'Gas']));

/** The fluid selection, an alternative to typed properties, and the temperature it needs. */
export const fluid = fluidFields();
export const temperature = field(
  'temperature',
  quantity('Upstream temperature', 'temperature', '°C', {
    symbol: 'T_1',
    above: shared.absoluteZero,
    when: whenFluidSelected(fluid),
  }),
);

export const viscosity = field('viscosity', quantity('Viscosity', 'dynamicViscosity', 'cP', { symbol: 'μ', above: 0 }));
export const specificHeatRatio = field(
  'specificHeatRatio',
  quantity('Ratio of specific heats', 'number', '', {
    symbol: 'κ',
    atLeast: 0.1,
    atMost: 100,
    when: { fluidType: 'Gas' },
    help: 'cp/cv of the gas, or its isentropic exponent if known. Only the exponent of a dense gas is below 1 or above 3.',
  }),
);
/** Nominal size of the pipe. */
export const pipe = pipeChoice('pipe', 'Pipe');

export const pipeInsideDiameter = field(
  'pipeInsideDiameter',
  quantity('Pipe inside diameter', 'length', 'mm', { symbol: 'D', above: 0, units: ['mm', 'inch', 'ft'] }),
);

/** Returns the upstream density field with the calculator's label. */
export const upstreamDensity = (label: string) =>
  field(
    'fluidUpstreamDensity',
    quantity(label, 'density', 'kg/m³', {
      symbol: 'ρ_1',
      above: 0,
      units: ['kg/m³', 'lb/ft³', 'lb/in³'],
      help: 'At upstream pressure and temperature',
    }),
  );
