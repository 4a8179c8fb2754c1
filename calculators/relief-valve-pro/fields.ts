import { fluidFields } from '../fluid/index.ts';
import { choice, field, fields, derivedDefault, quantity, type Condition } from '../kit/index.ts';
import { pipeChoice } from '../pipe/index.ts';
import * as shared from '../shared-fields.ts';

/** Fields shared by the services, with labels, units and limits. */

/** The fluid selection, an alternative to typed properties. */
export const fluid = fluidFields();

/** The temperature of a liquid or two-phase inlet, needed for a selected fluid. */
export const relievingTemperatureOf = (when: Condition) =>
  quantity('Relieving temperature', 'temperature', '°C', { symbol: 'T', above: shared.absoluteZero, when });

export const valveTypes = ['Conventional', 'Balanced Bellows', 'Pilot Operated'] as const;

/** Words of vendors and datasheets for the types of valves, in several languages. */
export const valveTypeWords = {
  Conventional: [
    'Conv',
    'Spring',
    'Spring loaded',
    'Konventionell',
    'Federbelastet',
    'Conventionnel',
    'Conventionnelle',
    'Convencional',
    'Convenzionale',
    'Conventioneel',
  ],
  'Balanced Bellows': [
    'Bellows',
    'Balanced',
    'Bal',
    'Bal. bellows',
    'Bellow',
    'Balanced bellow',
    'Bellows balanced',

    'Faltenbalg',
    'Soufflet',
    'Équilibrée',
    'Fuelle',
    'Fole',
    'Soffietto',
    'Balg',
  ],
  'Pilot Operated': [
    'Pilot',
    'Pilot-operated',
    'POPRV',
    'POSRV',
    'POSV',
    'POPSV',
    'Pilotgesteuert',
    'Pilotée',
    'Piloto',
    'Pilotada',
    'Pilotata',
    'Pilotgestuurd',
  ],
} as const;

/** Returns a factor's field; if blank the factor is calculated. */
export const factor = (label: string, hint: string, help: string) =>
  quantity(label, 'number', '', { above: 0, atMost: 1, optional: true, hint, help });

export const {
  userDescription,
  flowRate,
  setPressure,
  allowableOverpressure,
  totalBackpressure,
  superimposedBackpressure,
  valveType,
  kc,
  kb,
  ksh,
  edition,
} = fields({
  userDescription: shared.userDescription,
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', {
    symbol: 'q_m',
    above: 0,
    help: 'Required relieving rate',
  }),
  setPressure: quantity('Set pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_set', above: 0 }),
  allowableOverpressure: quantity('Allowable overpressure', 'fraction', '%', {
    symbol: 'OP',
    above: 0,
    atMost: 100,
    blank: 10,
    help: '10 for a single valve, 16 for several, 21 for fire',
  }),
  totalBackpressure: quantity('Total back pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_b',
    atLeast: shared.vacuum,
    help: 'Superimposed and built-up, while relieving',
  }),
  superimposedBackpressure: quantity('Superimposed back pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_sup',
    atLeast: shared.vacuum,
    optional: true,
    hint: 'atmosphere',
    help: 'The part of the total present before the valve opens; none if left blank, which is conservative',
  }),
  valveType: choice('Valve type', valveTypes, { aliases: valveTypeWords }),
  kc: quantity('Combination factor', 'number', '', {
    symbol: 'K_c',
    above: 0,
    atMost: 1,
    blank: 1,
    help: '1 without a rupture disk, 0.9 with one that is not certified with the valve',
  }),
  kb: factor(
    'Back-pressure factor, if known',
    'calculated',
    'Manufacturer’s figure; if left blank, 1, or the API 520-I curve for balanced bellows',
  ),
  ksh: factor('Superheat factor, if known', 'calculated', 'From the table of the edition if left blank'),
  edition: choice('Edition of API 520-I', ['10th', '7th'], {
    names: { '10th': '10th (2020)', '7th': '7th to 9th' },
    help: 'Applies where the figures differ between editions',
  }),
});

/** Returns the discharge coefficient field, with the default of API 520-I for effective areas. */
export function kd(blank: number, help: string) {
  return field(
    'kd',
    quantity('Coefficient of discharge', 'number', '', { symbol: 'K_d', above: 0, atMost: 1, blank, help }),
  );
}

/** Nominal sizes of the inlet and outlet pipe. */
const inletPipe = pipeChoice('inletPipe', 'Inlet pipe');
const outletPipe = pipeChoice('outletPipe', 'Outlet pipe');

const pipes = fields({
  inletPipeDiameter: quantity('Inlet pipe diameter', 'length', 'mm', {
    symbol: 'D_i',
    above: 0,
    optional: true,
    help: 'Inside diameter, for the inlet loss',
  }),
  inletResistance: quantity('Inlet resistance', 'number', '', {
    symbol: 'K_i',
    atLeast: 0,
    optional: true,
    help: 'Sum of fL/D of the pipe and K of its entrance and fittings',
  }),
  outletPipeDiameter: quantity('Outlet pipe diameter', 'length', 'mm', {
    symbol: 'D_o',
    above: 0,
    optional: true,
    help: 'Inside diameter, for the exit velocity and the reaction force',
  }),
});
export const { inletPipeDiameter, inletResistance, outletPipeDiameter } = pipes;

/** Inlet and outlet pipes; all optional. */
export const piping = [...inletPipe.fields, ...outletPipe.fields, ...Object.values(pipes)];

/** Derived defaults from the selected pipes. */
export const pipingFills = [
  derivedDefault(inletPipeDiameter, inletPipe.innerDiameter),
  derivedDefault(outletPipeDiameter, outletPipe.innerDiameter),
];
