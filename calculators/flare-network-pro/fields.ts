import { roughnessOfLines } from '../hydraulic-network-pro/tables/line-roughness.ts';
import { sizesToChooseFrom } from '../hydraulic-network-pro/size-choice.ts';
import { choice, field, fields, quantity } from '../kit/index.ts';
import { absoluteZero, userDescription as description } from '../shared-fields.ts';

export const userDescription = field('userDescription', description);

/** The surroundings, and the viscosity of gases that are given none. */
export const conditions = fields({
  tipPressure: quantity('Pressure at the outlet of the tip', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_t',
    above: 0,
    optional: true,
    help: 'Static, at the outlet of the tip, or at the last node where there is no tip; the atmospheric pressure if blank',
  }),
  atmosphericPressure: quantity('Atmospheric pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_a',
    above: 0,
    blank: 1.01325,
    help: 'Gauge pressures are above it',
  }),
  ambientTemperature: quantity('Ambient temperature', 'temperature', '°C', {
    symbol: 'T_a',
    above: absoluteZero,
    optional: true,
    help: 'Around the lines with a heat transfer coefficient',
  }),
  viscosity: quantity('Viscosity of the gases', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    blank: 0.012,
    help: 'For sources without their own value. Flow in flare headers is nearly fully rough, so it has little effect',
  }),
});

/** How states of gases are calculated. */
export const gasModel = field(
  'gasModel',
  choice('States of the gases', ['real', 'constant'], {
    names: { real: 'By equation of state', constant: 'By constant k and Z' },
    help: 'An equation of state needs the composition of every source; otherwise constant k and Z are used (Fanno flow)',
  }),
);

/** What a pressure at the outlet of the tip above the atmosphere is for conventional valves. */
export const conventionalSprings = field(
  'conventionalSprings',
  choice('Springs of conventional valves', ['not set', 'set'], {
    names: {
      'not set': 'Not set for the pressure at the outlet of the tip',
      set: 'Set for the pressure at the outlet of the tip, which is constant',
    },
    help: 'A pressure there above the atmosphere is superimposed back pressure: it raises the opening pressure of a conventional valve and counts as its back pressure, unless the spring is set for it (cold differential test pressure)',
  }),
);

/** The roughness of the lines without their own. */
export const roughness = field('roughness', roughnessOfLines);

/** The criteria of lines. */
export const criteria = fields({
  headerMachLimit: quantity('Highest Mach number of headers', 'number', '', {
    symbol: 'Ma_h',
    above: 0,
    atMost: 1,
    blank: 0.5,
    help: 'For lines that carry several sources. Operating companies commonly use 0.5, which is also the API 521 figure for the peak flow of a flare stack; NORSOK P-001 allows 0.6',
  }),
  tailPipeMachLimit: quantity('Highest Mach number of tail pipes', 'number', '', {
    symbol: 'Ma_p',
    above: 0,
    atMost: 1,
    blank: 0.7,
    help: 'For lines that carry a single source. NORSOK P-001 gives 0.7',
  }),
  momentumFluxLimit: quantity('Highest momentum flux', 'momentumFlux', 'kg/(m·s²)', {
    symbol: 'ρv²_max',
    above: 0,
    blank: 200_000,
    help: 'ρv² in any line. NORSOK P-001 gives 200 000 kg/(m·s²)',
  }),
});

/** Whether the smallest sizes are looked for. */
export const sizes = field(
  'sizes',
  choice('Sizes', ['listed', 'smallest'], {
    names: { listed: 'As listed', smallest: 'As listed, and the smallest that meet the criteria' },
    help: 'The smallest of the schedule of each line with a nominal size, in all scenarios',
  }),
);

/** The sizes that the smallest are chosen from. */
export const preferredSizes = field('preferredSizes', sizesToChooseFrom);
