import { demisterTypes } from '@isentrope/engineering/vessels';
import { fluidFields } from '../fluid/index.ts';
import { choice, field, fields, quantity } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';

const horizontal = { drumOrientation: 'Horizontal' } as const;
const vertical = { drumOrientation: 'Vertical' } as const;

/** Inputs of the drum, each section in display order. */

export const userDescription = field('userDescription', shared.userDescription);

/** The released fluid, an alternative to typed phase properties. */
export const fluid = fluidFields();

export const process = fields({
  gasFlowRate: quantity('Gas flow rate', 'massFlow', 'kg/h', { symbol: 'W_g', above: 0 }),
  liquidFlowRate: quantity('Liquid flow rate', 'massFlow', 'kg/h', {
    symbol: 'W_l',
    above: 0,
    help: 'Condensed in the header and carried in with the gas',
  }),
  gasDensity: quantity('Gas density', 'density', 'kg/m³', { symbol: 'ρ_g', above: 0 }),
  liquidDensity: quantity('Liquid density', 'density', 'kg/m³', { symbol: 'ρ_l', above: 0 }),
  gasViscosity: quantity('Gas viscosity', 'dynamicViscosity', 'cP', { symbol: 'μ_g', above: 0 }),
  liquidViscosity: quantity('Liquid viscosity', 'dynamicViscosity', 'cP', {
    above: 0,
    optional: true,
    help: 'For the record only; it does not affect the size',
  }),
  operatingPressure: quantity('Operating pressure', 'gaugePressure', 'bar(g)', {
    atLeast: shared.vacuum,
    optional: true,
    help: 'For a chosen fluid, and for the K factor of a wire mesh by API 521 practice; near-atmospheric if left blank',
  }),
  operatingTemperature: quantity('Operating temperature', 'temperature', '°C', {
    atLeast: shared.absoluteZero,
    optional: true,
    help: 'For a chosen fluid; otherwise for the record only: enter densities and viscosities at this temperature',
  }),
});

export const criteria = fields({
  dropletSize: quantity('Droplet size', 'length', 'μm', {
    symbol: 'd_p',
    above: 0,
    units: ['μm', 'mm', 'mil'],
    hint: '100–500',
    help: 'Smallest droplet to be separated, usually 100 to 500 μm; API 521: 300 to 600 μm',
  }),
  retentionTime: quantity('Retention time', 'time', 'min', {
    symbol: 't_h',
    above: 0,
    hint: '5–20',
    help: 'Hold-up time of the liquid, usually 5 to 20 min; API 521: 20 to 30 min',
  }),
  safetyFactor: quantity('Safety factor', 'number', '', {
    symbol: 'S_F',
    above: 0,
    blank: 1.25,
    help: 'Applied to the settling velocity by the simplified method only; API 521 does not use it. 1.25 if left blank',
  }),
  slopVolume: quantity('Slops and drains', 'volume', 'm³', {
    symbol: 'V_s',
    atLeast: 0,
    blank: 0,
    help: 'Liquid already in the drum; none if left blank',
  }),
  dragCoefficientRead: quantity('Drag coefficient from chart', 'number', '', {
    above: 0,
    optional: true,
    hint: 'calculated',
    help: 'Read from the figure in API 521, for that method; calculated from the drag curve of a sphere if left blank',
  }),
});

export const drum = fields({
  drumOrientation: choice('Drum orientation', ['Horizontal', 'Vertical']),
  lengthToDiameter: quantity('Target length to diameter', 'number', '', {
    symbol: 'r',
    above: 0,
    blank: 3,
    when: horizontal,
    help: 'Usually 2.5 to 6; 3 if left blank',
  }),
  numberOfInlets: choice('Number of inlets', ['1', '2'], {
    when: horizontal,
    names: { 1: '1, at one end', 2: '2, one at each end' },
    help: 'With two inlets the gas leaves in the middle: half the flow each way, over half the length',
  }),
  inletClearance: quantity('Liquid to inlet', 'length', 'mm', {
    above: 0,
    optional: true,
    when: vertical,
    hint: 'D/2, 600',
    help: 'Height from the highest liquid level to the inlet; if left blank, half a diameter but at least 600 mm',
  }),
  disengagingHeight: quantity('Inlet to top', 'length', 'mm', {
    above: 0,
    optional: true,
    when: vertical,
    hint: 'D, 900',
    help: 'Height from the inlet to the top tangent line; if left blank, one diameter but at least 900 mm',
  }),
  demisterType: choice('Demister type', demisterTypes),
});
