import { endConditions, pipeMaterials, supportArrangements } from '@isentrope/engineering/vibration';
import { fluidFields, whenFluidSelected } from '../../fluid/index.ts';
import { choice, fields, quantity, text } from '../../kit/index.ts';
import { pipeChoice } from '../../pipe/index.ts';
import * as shared from '../../shared-fields.ts';

const multiphase = { fluidType: 'Multiphase' } as const;

/** Returns the keys of a table of choices in order. */
function keysOf<K extends string>(table: Readonly<Record<K, unknown>>, first: K): readonly [K, ...K[]] {
  return [first, ...(Object.keys(table) as K[]).filter(key => key !== first)];
}

/** The fluid selection, an alternative to typed properties. */
export const fluid = fluidFields();

/** Pressure and temperature of the flow, needed for a selected fluid. */
export const flowing = fields({
  pressure: quantity('Pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_g',
    above: shared.vacuum,
    when: whenFluidSelected(fluid),
  }),
  temperature: quantity('Temperature', 'temperature', '°C', {
    symbol: 'T',
    above: shared.absoluteZero,
    when: whenFluidSelected(fluid),
  }),
});

/** Inputs of the assessment, each section in display order. */

export const flow = fields({
  userDescription: shared.userDescription,
  lineNumber: text('Line number'),
  fluidType: choice('Fluid type', ['Liquid', 'Gas', 'Multiphase']),
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', {
    symbol: 'W',
    above: 0,
    help: 'Liquid only, if the flow is multiphase',
  }),
  density: quantity('Density', 'density', 'kg/m³', {
    symbol: 'ρ_1',
    above: 0,
    help: 'At flowing conditions; liquid only, if the flow is multiphase',
  }),
  vaporFlowRate: quantity('Vapour flow rate', 'massFlow', 'kg/h', { symbol: 'W_v', above: 0, when: multiphase }),
  vaporDensity: quantity('Vapour density', 'density', 'kg/m³', { symbol: 'ρ_v', above: 0, when: multiphase }),
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    help: 'Liquid only, if the flow is multiphase',
  }),
  soundSpeed: quantity('Speed of sound', 'velocity', 'm/s', {
    symbol: 'c',
    above: 0,
    optional: true,
    when: { fluidType: 'Gas' },
    help: 'For the sound power of the turbulence',
  }),
});

/** Nominal size of the pipe. */
export const pipeSelection = pipeChoice('pipe', 'Pipe');

export const pipe = fields({
  pipeOutsideDiameter: quantity('Pipe outside diameter', 'length', 'mm', { symbol: 'D', above: 0 }),
  pipeWallThickness: quantity('Pipe wall thickness', 'length', 'mm', { symbol: 't_w', above: 0 }),
  pipeMaterial: choice('Pipe material', keysOf(pipeMaterials, 'Carbon steel')),
});

export const support = fields({
  supportArrangement: choice('Support arrangement', supportArrangements, {
    initial: 'Medium stiff',
    names: {
      Stiff: 'Stiff, 14 to 16 Hz',
      'Medium stiff': 'Medium stiff, 7 Hz',
      Medium: 'Medium, 4 Hz',
      Flexible: 'Flexible, 1 Hz',
    },
  }),
  span: quantity('Span between supports', 'length', 'm', {
    symbol: 'L',
    above: 0,
    optional: true,
    help: 'Longest span; gives its natural frequency and the arrangement it corresponds to',
  }),
  endCondition: choice('Ends of the span', keysOf(endConditions, 'Pinned, pinned')),
});
