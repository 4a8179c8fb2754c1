import { connections } from '@isentrope/engineering/vibration';
import { fluidFields } from '../../fluid/index.ts';
import { choice, fields, quantity, text } from '../../kit/index.ts';
import { pipeChoice } from '../../pipe/index.ts';
import * as shared from '../../shared-fields.ts';

/** The fluid selection, an alternative to typed properties. */
export const fluid = fluidFields();

const whenStep2Shown = { revealedBy: 'step2' } as const;

/** Upper limit, dB: the quietest available trims reduce about 40 dB, so that more is a typing error. */
const maxTrim = 60;

/**
 * Inputs of the assessment, each step in display order. Step 2 is shown if step 1 gives more than 155 dB, and always for EI
 * AVIFF, which includes the other sources.
 */

export const step1 = fields({
  userDescription: shared.userDescription,
  lineNumber: text('Line number'),
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'W', above: 0 }),
  density: quantity('Density', 'density', 'kg/m³', {
    symbol: 'ρ',
    above: 0,
    help: 'At the mean pressure, for the sonic velocity of the simplified method',
  }),
  p1: quantity('Upstream pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_1g', above: shared.vacuum }),
  p2: quantity('Downstream pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_2g', atLeast: shared.vacuum }),
  temperature: quantity('Temperature', 'temperature', '°C', {
    symbol: 'T',
    above: shared.absoluteZero,
    help: 'Upstream',
  }),
  molecularWeight: shared.molecularWeight,
  gamma: quantity('Ratio of specific heats', 'number', '', {
    symbol: 'γ',
    atLeast: 1,
    atMost: 3,
    optional: true,
    help: 'For sonic flow by pressure ratio; if left blank, the lowest critical ratio of any gas. Not used by the simplified method',
  }),
  lowNoiseTrim: quantity('Low noise trim reduction', 'level', 'dB', {
    symbol: 'L_N',
    atMost: maxTrim,
    blank: 0,
    help: 'Enter the dB reduction only for a valve with low-noise trim, otherwise 0 or blank',
  }),
});

/** Returns the fields of an additional sound source by number. */
const furtherSource = (number: number) =>
  quantity(`Additional Source of Acoustic Power no.${number}`, 'level', 'dB', {
    symbol: `L_${number}`,
    atMost: 250,
    optional: true,
    ...whenStep2Shown,
  });

/** Nominal size of the pipe. */
export const pipeSelection = pipeChoice('pipe', 'Pipe', whenStep2Shown);

export const step2 = fields({
  distanceToDiscontinuity: quantity('Distance to Welded Discontinuity', 'length', 'm', {
    symbol: 'L_d',
    atLeast: 0,
    optional: true,
    ...whenStep2Shown,
  }),
  pipeInternalDiameter: quantity('Pipe Internal Diameter', 'length', 'mm', {
    symbol: 'D_i',
    above: 0,
    optional: true,
    ...whenStep2Shown,
  }),
  ap2: furtherSource(2),
  ap3: furtherSource(3),
  ap4: furtherSource(4),
  pipeWallThickness: quantity('Pipe wall thickness', 'length', 'mm', {
    symbol: 't_w',
    above: 0,
    optional: true,
    help: 'For the likelihood of failure by EI AVIFF',
    ...whenStep2Shown,
  }),
  branchType: choice('Branch connection', connections, whenStep2Shown),
  branchDiameter: quantity('Branch outside diameter', 'length', 'mm', {
    symbol: 'd_b',
    above: 0,
    optional: true,
    help: 'Of the small-bore or branch connection at the discontinuity',
    ...whenStep2Shown,
  }),
  pipeMaterial: choice('Pipe material', ['Carbon or stainless steel', 'Duplex'], whenStep2Shown),
});
