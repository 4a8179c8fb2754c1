import { valveStyles } from '@isentrope/engineering/valves';
import { flowRateOf, state } from '../control-valve/fields.ts';
import { choice, field, fields, quantity } from '../kit/index.ts';
import { pipeChoice } from '../pipe/index.ts';
import * as shared from '../shared-fields.ts';

/** Fields of the Pro calculator. */

const [firstStyle = '', ...otherStyles] = valveStyles.map(({ name }) => name);
const vapour = { fluidType: 'Two Phase Flow Regime' } as const;
const singlePhase = { fluidType: ['Liquid', 'Gas'] } as const;
const millimetres = ['mm', 'inch'] as const;

export const fluidType = field('fluidType', choice('Fluid type', ['Liquid', 'Gas', 'Two Phase Flow Regime']));

/** Inputs of the flow coefficient, in display order. */
export const flowInputs = {
  flowRate: flowRateOf('Liquid only, if the flow is two-phase'),
  ...state,
  ...fields({
    vaporFlowRate: quantity('Vapour flow rate', 'massFlow', 'kg/h', { symbol: 'q_g', above: 0, when: vapour }),
    vaporTemperature: quantity('Vapour temperature', 'temperature', '°C', {
      symbol: 'T_1',
      above: shared.absoluteZero,
      when: vapour,
    }),
    vaporMolecularWeight: quantity('Vapour molecular weight', 'molarMass', 'g/mol', {
      symbol: 'M',
      above: 0,
      when: vapour,
    }),
    vaporGamma: quantity('Vapour ratio of specific heats', 'number', '', {
      symbol: 'γ',
      atLeast: 1,
      atMost: 3,
      when: vapour,
    }),
    vaporZ: quantity('Vapour compressibility factor', 'number', '', { symbol: 'Z', above: 0, when: vapour }),
  }),
};

export const viscosity = field(
  'viscosity',
  quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    optional: true,
    when: singlePhase,
    help: 'For laminar and transitional flow; turbulent flow if left blank',
  }),
);

/** The valve's fields, in display order. */
export const valve = fields({
  valveStyle: choice('Valve style', [firstStyle, ...otherStyles], {
    initial: 'Globe, single port, contoured plug (linear and equal percentage), flow open',
    help: 'Supplies FL, xT and Fd where they are left blank below',
  }),
  FL: quantity('Liquid pressure recovery factor', 'number', '', { above: 0, atMost: 1, optional: true }),
  xT: quantity('Pressure differential ratio factor', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    when: { fluidType: ['Gas', 'Two Phase Flow Regime'] },
  }),
  Fd: quantity('Valve style modifier', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    when: singlePhase,
    help: 'For viscous flow, cavitation and noise',
  }),
  valveSize: quantity('Valve size', 'length', 'mm', {
    symbol: 'd',
    above: 0,
    optional: true,
    units: millimetres,
    help: 'Inside diameter at the valve ends',
  }),
  ratedCv: quantity('Rated flow coefficient', 'flowCoefficient', 'Cv', { symbol: 'C_r', above: 0, optional: true }),
  characteristic: choice('Inherent characteristic', ['Equal percentage', 'Linear'], {
    aliases: { 'Equal percentage': ['EQ', 'EQ%', '=%', 'Equal %', 'Eq. %', 'EP', 'Gleichprozentig'], Linear: ['Lin'] },
  }),
  rangeability: quantity('Rangeability', 'number', '', { symbol: 'R', above: 1, blank: 50, hint: '50' }),
});

const pipeDiameter = (label: string, symbol: string) =>
  quantity(label, 'length', 'mm', {
    symbol,
    above: 0,
    optional: true,
    units: millimetres,
    help: 'Inside diameter; same as the valve if left blank',
  });

/** Nominal pipe sizes upstream and downstream. */
export const upstreamPipe = pipeChoice('upstreamPipe', 'Upstream pipe');
export const downstreamPipe = pipeChoice('downstreamPipe', 'Downstream pipe');

/** The adjacent piping's fields, in display order. */
export const piping = fields({
  upstreamPipeDiameter: pipeDiameter('Upstream pipe diameter', 'D_1'),
  downstreamPipeDiameter: pipeDiameter('Downstream pipe diameter', 'D_2'),

  pipeWallThickness: quantity('Downstream pipe wall', 'length', 'mm', {
    above: 0,
    optional: true,
    units: millimetres,
    when: singlePhase,
    help: 'Wall thickness of the steel pipe, for the noise level',
  }),
  soundSpeed: quantity('Speed of sound in the liquid', 'velocity', 'm/s', {
    above: 0,
    optional: true,
    when: { fluidType: 'Liquid' },
    help: 'For the noise level',
  }),
  acousticEfficiency: quantity('Acoustic efficiency exponent', 'number', '', {
    symbol: 'A_η',
    atLeast: -6,
    atMost: -2,
    optional: true,
    when: singlePhase,
    help: 'Manufacturer’s figure; if left blank, −3.8 for a gas and −4.6 for a liquid',
  }),
});
