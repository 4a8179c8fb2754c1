import { choice, field, quantity, text } from '../kit/index.ts';

/** Fields that the services share: labels, units and limits once. */

export const valveTypes = ['Conventional', 'Balanced Bellows', 'Pilot Operated'] as const;

export const userDescription = field('userDescription', text('User description', { hint: 'Case name' }));

export const flowRate = field(
  'flowRate',
  quantity('Flow rate', 'massFlow', 'kg/h', {
    symbol: 'q_m',
    above: 0,
    help: 'Required relieving rate',
  }),
);

export const setPressure = field(
  'setPressure',
  quantity('Set pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_set', above: 0 }),
);

export const allowableOverpressure = field(
  'allowableOverpressure',
  quantity('Allowable overpressure', 'fraction', '%', {
    symbol: 'OP',
    above: 0,
    atMost: 100,
    blank: 10,
    help: '10 for a single valve, 16 for several, 21 for fire',
  }),
);

export const totalBackpressure = field(
  'totalBackpressure',
  quantity('Total back pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_b',
    atLeast: -1.01325,
    help: 'Superimposed and built-up, while relieving',
  }),
);

export const superimposedBackpressure = field(
  'superimposedBackpressure',
  quantity('Superimposed back pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_sup',
    atLeast: -1.01325,
    optional: true,
    hint: 'atmosphere',
    help: 'The part of the total present before the valve opens; none if left blank, which is conservative',
  }),
);

export const valveType = field('valveType', choice('Valve type', valveTypes));

export const kc = field(
  'kc',
  quantity('Combination factor', 'number', '', {
    symbol: 'K_c',
    above: 0,
    atMost: 1,
    blank: 1,
    help: '1 without a rupture disk, 0.9 with one that is not certified with the valve',
  }),
);

export const kb = field(
  'kb',
  quantity('Back-pressure factor, if known', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    hint: 'calculated',
    help: 'Manufacturer’s figure; if left blank, 1, or the API 520-I curve for balanced bellows',
  }),
);

export const ksh = field(
  'ksh',
  quantity('Superheat factor, if known', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    hint: 'calculated',
    help: 'From the table of the edition if left blank',
  }),
);

/** The coefficient of discharge with the value that API 520-I gives for effective areas. */
export function kd(blank: number, help: string) {
  return field(
    'kd',
    quantity('Coefficient of discharge', 'number', '', { symbol: 'K_d', above: 0, atMost: 1, blank, help }),
  );
}

export const inletPipeDiameter = field(
  'inletPipeDiameter',
  quantity('Inlet pipe diameter', 'length', 'mm', {
    symbol: 'D_i',
    above: 0,
    optional: true,
    help: 'Inside diameter, for the inlet loss',
  }),
);

export const inletResistance = field(
  'inletResistance',
  quantity('Inlet resistance', 'number', '', {
    symbol: 'K_i',
    atLeast: 0,
    optional: true,
    help: 'Sum of fL/D of the pipe and K of its entrance and fittings',
  }),
);

export const outletPipeDiameter = field(
  'outletPipeDiameter',
  quantity('Outlet pipe diameter', 'length', 'mm', {
    symbol: 'D_o',
    above: 0,
    optional: true,
    help: 'Inside diameter, for the exit velocity and the reaction force',
  }),
);

/** Pipes before and behind the valve; all may stay blank. */
export const piping = [inletPipeDiameter, inletResistance, outletPipeDiameter];

export const edition = field(
  'edition',
  choice('Edition of API 520-I', ['10th', '7th'], {
    names: { '10th': '10th (2020)', '7th': '7th to 9th' },
    help: 'Applies where the figures differ between editions',
  }),
);
