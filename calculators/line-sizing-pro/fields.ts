import {
  fittingNames,
  pipeMaterials,
  serviceNames,
  servicesFor,
  type Fluid,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { nominalSizes, npsInches, pipes, schedules } from '@isentrope/engineering/piping';
import { choice, field, list, quantity, text, type Condition } from '../kit/index.ts';

const fluids = ['Liquid', 'Gas', 'Two-phase', 'Steam'] as const satisfies readonly Fluid[];

/** When a field belongs to some fluids only. */
function of(...those: Fluid[]): { when: Condition } {
  return { when: { fluidType: those } };
}

/** NPS with the DN of the same pipe, where it has one. */
function sizeName(nps: string): string {
  const dn = pipes.find(pipe => pipe.nps === nps)?.dn;
  return dn === undefined ? `NPS ${nps}` : `NPS ${nps} (DN ${dn})`;
}

/** A list with at least one member, as choices want it. */
function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new RangeError('the list must not be empty');
  return [first, ...others];
}

const sizes = nominalSizes.toSorted((a, b) => npsInches(a) - npsInches(b));

/** For which fluids each service is offered. */
const serviceFluids: Partial<Record<ServiceName, Condition>> = Object.fromEntries(
  serviceNames.map(service => [service, { fluidType: fluids.filter(fluid => servicesFor(fluid).includes(service)) }]),
);

export const userDescription = field('userDescription', text('User description', { hint: 'Case name' }));
export const fluidType = field('fluidType', choice('Fluid', fluids));
export const flowRate = field(
  'flowRate',
  quantity('Flow rate', 'massFlow', 'kg/h', {
    symbol: 'q_m',
    above: 0,
    help: 'Liquid only, if the flow is two-phase',
  }),
);
export const vaporFlowRate = field(
  'vaporFlowRate',
  quantity('Vapour flow rate', 'massFlow', 'kg/h', { symbol: 'q_g', above: 0, ...of('Two-phase') }),
);
export const pressure = field(
  'pressure',
  quantity('Pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_1', above: -1.01325, help: 'At the inlet' }),
);
export const temperature = field(
  'temperature',
  quantity('Temperature', 'temperature', '°C', {
    symbol: 'T_1',
    above: -273.15,
    optional: true,
    help: 'Steam: leave blank for saturated. Gas: needed if the density is not entered',
    ...of('Gas', 'Two-phase', 'Steam'),
  }),
);
export const density = field(
  'density',
  quantity('Density', 'density', 'kg/m³', {
    symbol: 'ρ',
    above: 0,
    help: 'At the inlet; liquid only, if the flow is two-phase. Gas: leave blank to calculate it from the molecular weight',
    ...of('Liquid', 'Gas', 'Two-phase'),
  }),
);
export const vaporDensity = field(
  'vaporDensity',
  quantity('Vapour density', 'density', 'kg/m³', {
    above: 0,
    optional: true,
    help: 'Leave blank to calculate it from the molecular weight',
    ...of('Two-phase'),
  }),
);
export const molecularWeight = field(
  'molecularWeight',
  quantity('Molecular weight', 'molarMass', 'g/mol', {
    symbol: 'M',
    above: 0,
    optional: true,
    help: 'Of the gas; needed if its density is not entered',
    ...of('Gas', 'Two-phase'),
  }),
);
export const compressibilityFactor = field(
  'compressibilityFactor',
  quantity('Compressibility factor', 'number', '', {
    symbol: 'Z',
    above: 0,
    optional: true,
    help: 'Of the gas; needed if its density is not entered',
    ...of('Gas', 'Two-phase'),
  }),
);
export const viscosity = field(
  'viscosity',
  quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    help: 'Liquid only, if the flow is two-phase',
    ...of('Liquid', 'Gas', 'Two-phase'),
  }),
);
export const vaporViscosity = field(
  'vaporViscosity',
  quantity('Vapour viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ_g',
    above: 0,
    ...of('Two-phase'),
  }),
);
export const surfaceTension = field(
  'surfaceTension',
  quantity('Surface tension', 'surfaceTension', 'mN/m', {
    symbol: 'σ',
    above: 0,
    ...of('Two-phase'),
  }),
);
export const gamma = field(
  'gamma',
  quantity('Ratio of specific heats', 'number', '', {
    symbol: 'γ',
    above: 1,
    atMost: 3,
    optional: true,
    help: 'Taken as 1 if left blank: an isothermal line, with the greatest loss and the highest Mach number',
    ...of('Gas'),
  }),
);

export const nominalSize = field(
  'nominalSize',
  choice('Nominal size', atLeastOne(sizes), {
    initial: null,
    hint: 'Select size',
    names: Object.fromEntries(sizes.map(nps => [nps, sizeName(nps)])),
  }),
);
export const schedule = field('schedule', choice('Schedule', schedules, { initial: 'STD' }));
export const insideDiameter = field(
  'insideDiameter',
  quantity('Inside diameter', 'length', 'mm', {
    above: 0,
    atMost: 20_000,
    optional: true,
    help: 'Enter instead of a nominal size',
  }),
);
export const pipeMaterial = field('pipeMaterial', choice('Pipe material', atLeastOne(pipeMaterials)));
export const roughness = field(
  'roughness',
  quantity('Roughness', 'length', 'mm', {
    atLeast: 0,
    optional: true,
    help: 'Value for the pipe material if left blank',
  }),
);
export const length = field(
  'length',
  quantity('Length', 'length', 'm', { symbol: 'L', above: 0, help: 'Along the pipe, fittings not included' }),
);
export const elevationChange = field(
  'elevationChange',
  quantity('Elevation change', 'length', 'm', {
    symbol: 'Δz',
    blank: 0,
    help: 'Height of outlet above inlet; 0 m if left blank',
  }),
);

export const fittings = field(
  'fittings',
  list('Fittings', fittingNames, {
    itemLabel: 'fitting',
    amount: { label: 'count', atLeast: 1, whole: true },
    mayBeEmpty: true,
    help: 'Tees as in editions of TP-410 before 2009; valves fully open and line size',
  }),
);
export const fittingMethod = field(
  'fittingMethod',
  choice('Resistance of fittings', ['crane', '3-k'], {
    names: { crane: 'Crane TP-410, K', '3-k': 'Darby, 3-K' },
  }),
);

export const service = field('service', choice('Service', atLeastOne(serviceNames), { only: serviceFluids }));
export const erosionalConstant = field(
  'erosionalConstant',
  quantity('Erosional constant C', 'number', '', {
    symbol: 'C',
    above: 0,
    blank: 100,
    help: 'API RP 14E: 100 for continuous and 125 for intermittent service; solids-free with inhibition or corrosion-resistant alloy, 150 to 200, or 250 if intermittent. 100 if left blank',
  }),
);

/** What a line is sized from, by section. */
export const inputs = {
  Flow: [
    userDescription,
    fluidType,
    flowRate,
    vaporFlowRate,
    pressure,
    temperature,
    density,
    vaporDensity,
    molecularWeight,
    compressibilityFactor,
    viscosity,
    vaporViscosity,
    surfaceTension,
    gamma,
  ],
  Line: [nominalSize, schedule, insideDiameter, pipeMaterial, roughness, length, elevationChange],
  Fittings: [fittings, fittingMethod],
  Criteria: [service, erosionalConstant],
};
