import { fluidFields, whenFluidSelected } from '../fluid/index.ts';
import { choice, field, fields, quantity, text } from '../kit/index.ts';
import { absoluteZero, userDescription as description } from '../shared-fields.ts';
import { roughnessOfLines } from './tables/line-roughness.ts';
import { sizesToChooseFrom } from './size-choice.ts';
import { items, nodes } from './tables.ts';

const liquid = { fluidPhase: 'Liquid' } as const;
const gas = { fluidPhase: 'Gas' } as const;

export const userDescription = field('userDescription', description);

/** The selection of a fluid, an alternative to typed properties. */
export const selected = fluidFields();

/** The pressure at which the properties of the selected fluid are taken. */
export const referencePressure = field(
  'referencePressure',
  quantity('Pressure of the properties', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_ref',
    above: 0,
    optional: true,
    hint: 'Highest fixed pressure',
    help: 'Of the nodes, if left blank. The compressibility factor of a gas is exact there',
    when: whenFluidSelected(selected),
  }),
);

/** The fluid of the network, one for each case. */
export const fluid = fields({
  fluidPhase: choice('Fluid', ['Liquid', 'Gas']),
  density: quantity('Density', 'density', 'kg/m³', { symbol: 'ρ', above: 0, when: liquid }),
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', { symbol: 'μ', above: 0 }),
  vaporPressure: quantity('Vapour pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_v',
    above: 0,
    optional: true,
    when: liquid,
    help: 'Nodes at or below it are listed, and control valves are checked for choked flow',
  }),
  criticalPressure: quantity('Critical pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_c',
    above: 0,
    optional: true,
    when: liquid,
    help: 'For choked flow in control valves',
  }),
  normalDensity: quantity('Density at normal conditions', 'density', 'kg/m³', {
    symbol: 'ρ_n',
    above: 0,
    when: gas,
    help: 'At 0 °C and 1.01325 bar(abs)',
  }),
  temperature: quantity('Temperature', 'temperature', '°C', {
    symbol: 'T',
    above: absoluteZero,
    optional: true,
    help: 'The same everywhere. Needed for a gas and for a selected fluid; for a typed liquid it is only shown in the tables',
  }),
  compressibility: quantity('Compressibility factor', 'number', '', {
    symbol: 'Z',
    above: 0,
    optional: true,
    when: gas,
    help: 'The same at every pressure',
  }),
  compressibilitySlope: quantity('Slope of the compressibility factor', 'number', '', {
    symbol: 's',
    atLeast: -0.1,
    atMost: 0.1,
    optional: true,
    when: gas,
    help: 'Per bar: Z = 1 + s·p with the absolute pressure in bar; instead of a compressibility factor',
  }),
  isentropicExponent: quantity('Isentropic exponent', 'number', '', {
    symbol: 'γ',
    atLeast: 1,
    atMost: 3,
    optional: true,
    when: gas,
    help: 'For control valves, orifices and Mach numbers',
  }),
});

/** The surroundings and the flows. */

export const conditions = fields({
  atmosphericPressure: quantity('Atmospheric pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_a',
    above: 0,
    blank: 1.01325,
    help: 'At elevation 0; it falls with height, and gauge pressures are relative to that at their node, of a vessel with a level to that at the surface of its liquid',
  }),
  flowShare: quantity('Share of the flows', 'fraction', '%', {
    symbol: 'x',
    above: 0,
    atMost: 1000,
    blank: 100,
    help: 'Scales the inflows and outflows of nodes and the flows controlled by control valves, to calculate minimum, normal and maximum flow from one pair of tables',
  }),
});

const heated = { heatExchange: 'lines' } as const;

/** Heat exchange of a liquid with the surroundings. */
export const heat = fields({
  heatExchange: choice('Heat exchange', ['none', 'lines'], {
    names: {
      none: 'None: the same temperature everywhere',
      lines: 'Along lines with a heat transfer coefficient, and in equipment',
    },
    when: liquid,
    help: 'With it, the temperature is that of the liquid that enters at nodes without their own',
  }),
  ambientTemperature: quantity('Ambient temperature', 'temperature', '°C', {
    symbol: 'T_a',
    above: absoluteZero,
    when: { ...liquid, ...heated },
    help: 'Around the lines with a heat transfer coefficient',
  }),
  heatCapacity: quantity('Heat capacity', 'specificHeat', 'kJ/(kg·K)', {
    symbol: 'c_p',
    above: 0,
    when: { ...liquid, ...heated },
    help: 'Of the liquid, the same at every temperature',
  }),
});

/** The roughness of the lines without their own. */
export const roughness = field('roughness', roughnessOfLines);

/** How the friction factor runs between laminar flow and the equation of Colebrook and White. */
export const friction = field(
  'friction',
  choice('Friction factor', ['step', 'linear', 'hermite', 'churchill'], {
    names: {
      step: 'Laminar to Re = 2320, Colebrook–White beyond',
      linear: 'Linear between Re = 2000 and 4000',
      hermite: 'Cubic up to Re = 4000 from a lower limit by roughness (Idelchik, Modelica.Fluid)',
      churchill: 'Churchill',
    },
    help: 'They differ between laminar and turbulent flow; above Re = 4000 all but Churchill are Colebrook–White',
  }),
);

/** How the curve of a pump runs through its rows. */
export const pumpCurves = field(
  'pumpCurves',
  choice('Pump curves', ['rows', 'parabola', 'polynomial'], {
    names: {
      rows: 'Through every row',
      parabola: 'Parabola fitted to the rows',
      polynomial: 'Polynomial through every row',
    },
    when: liquid,
    help: 'Between rows, the curve falls and rises only as they do. A parabola smooths rows that are read from a drawing. A polynomial through more than five rows may swing between them',
  }),
);

/** The criteria of lines. */
export const criteria = fields({
  velocityLimit: quantity('Highest velocity of lines', 'velocity', 'm/s', {
    symbol: 'w_max',
    above: 0,
    optional: true,
    help: 'For lines without their own limit in the table',
  }),
  gradientLimit: quantity('Highest pressure drop of lines', 'pressureGradient', 'bar/100 m', {
    symbol: 'R_max',
    above: 0,
    optional: true,
    help: 'By friction, excluding fittings and elevation',
  }),
});

/** Whether the smallest sizes are looked for. */
export const sizes = field(
  'sizes',
  choice('Sizes', ['listed', 'smallest'], {
    names: { listed: 'As listed', smallest: 'As listed, and the smallest that meet the criteria' },
    help: 'The smallest of the schedule of each line with a nominal size, in all cases',
  }),
);

/** The sizes that the smallest are chosen from. */
export const preferredSizes = field('preferredSizes', sizesToChooseFrom);

/** The path of the hydraulic grade line. */
export const gradePath = field(
  'gradePath',
  text('Path of the grade line', {
    hint: 'First node, other nodes, last node',
    help: 'Nodes in order, separated by commas; between two of them it takes the fewest items. With one node or none it follows the largest flow from there, or from where most enters',
  }),
);

/** The network. */
export const tables = fields({ nodes, items });
