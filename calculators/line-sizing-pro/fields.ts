import {
  fittingNames,
  pipeMaterials,
  serviceNames,
  servicesFor,
  type Fluid,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { schedules } from '@isentrope/engineering/piping';
import { fluidFields, fluidRows, whenFluidSelected } from '../fluid/index.ts';
import { choice, field, fields, list, quantity, type Condition } from '../kit/index.ts';
import { sizeName, sizes } from '../pipe/index.ts';
import * as shared from '../shared-fields.ts';
import { elbowsOfNoKind, fittingAliases } from './fitting-names.ts';

const fluids = ['Liquid', 'Gas', 'Two-phase', 'Steam'] as const satisfies readonly Fluid[];

/** Returns the condition that a field applies to some fluid types. */
function of(...those: Fluid[]): { when: Condition } {
  return { when: { fluidType: those } };
}

/** Asserts a non-empty list, as required for choices. */
function atLeastOne<T>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new RangeError('the list must not be empty');
  return [first, ...others];
}

/** Fluid types for which each service is offered. */
const serviceFluids: Partial<Record<ServiceName, Condition>> = Object.fromEntries(
  serviceNames.map(service => [service, { fluidType: fluids.filter(fluid => servicesFor(fluid).includes(service)) }]),
);

const kind = fields({ userDescription: shared.userDescription, fluidType: choice('Fluid', fluids) });
export const { userDescription, fluidType } = kind;

/** The fluid selection, an alternative to typed properties; steam has its own. */
export const flowing = fluidFields('', 'Fluid properties', { fluidType: ['Liquid', 'Gas', 'Two-phase'] });

/** The inlet temperature; for a liquid only if a fluid is selected. */
export const liquidTemperature = field(
  'liquidTemperature',
  quantity('Liquid temperature', 'temperature', '°C', {
    symbol: 'T_1',
    above: shared.absoluteZero,
    help: 'At the inlet',
    when: { ...whenFluidSelected(flowing), fluidType: 'Liquid' },
  }),
);

const flow = fields({
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', {
    symbol: 'q_m',
    above: 0,
    help: 'Liquid only, if the flow is two-phase',
  }),
  vaporFlowRate: quantity('Vapour flow rate', 'massFlow', 'kg/h', { symbol: 'q_g', above: 0, ...of('Two-phase') }),
  pressure: quantity('Pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_1',
    above: shared.vacuum,
    help: 'At the inlet',
  }),
  temperature: quantity('Temperature', 'temperature', '°C', {
    symbol: 'T_1',
    above: shared.absoluteZero,
    optional: true,
    help: 'Steam: leave blank for saturated. Gas: needed if the density is not entered',
    ...of('Gas', 'Two-phase', 'Steam'),
  }),
  density: quantity('Density', 'density', 'kg/m³', {
    symbol: 'ρ',
    above: 0,
    help: 'At the inlet; liquid only, if the flow is two-phase. Gas: leave blank to calculate it from the molecular weight',
    ...of('Liquid', 'Gas', 'Two-phase'),
  }),
  vaporDensity: quantity('Vapour density', 'density', 'kg/m³', {
    above: 0,
    optional: true,
    help: 'Leave blank to calculate it from the molecular weight',
    ...of('Two-phase'),
  }),
  molecularWeight: {
    ...shared.molecularWeight,
    optional: true,
    help: 'Of the gas; needed if its density is not entered',
    ...of('Gas', 'Two-phase'),
  },
  compressibilityFactor: {
    ...shared.compressibilityFactor,
    optional: true,
    help: 'Of the gas; needed if its density is not entered',
    ...of('Gas', 'Two-phase'),
  },
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    help: 'Liquid only, if the flow is two-phase',
    ...of('Liquid', 'Gas', 'Two-phase'),
  }),
  vaporViscosity: quantity('Vapour viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ_g',
    above: 0,
    ...of('Two-phase'),
  }),
  surfaceTension: quantity('Surface tension', 'surfaceTension', 'mN/m', {
    symbol: 'σ',
    above: 0,
    ...of('Two-phase'),
  }),
  gamma: quantity('Ratio of specific heats', 'number', '', {
    symbol: 'γ',
    atLeast: 1,
    atMost: 3,
    optional: true,
    help: 'Taken as 1 if left blank: an isothermal line, with the greatest loss and the highest Mach number',
    ...of('Gas'),
  }),
});
export const {
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
} = flow;

const line = fields({
  nominalSize: choice('Nominal size', atLeastOne(sizes), {
    initial: null,
    hint: 'Select size',
    names: Object.fromEntries(sizes.map(nps => [nps, sizeName(nps)])),
  }),
  schedule: choice('Schedule', schedules, { initial: 'STD' }),
  insideDiameter: quantity('Inside diameter', 'length', 'mm', {
    above: 0,
    atMost: 20_000,
    optional: true,
    help: 'Enter instead of a nominal size',
  }),
  pipeMaterial: choice('Pipe material', atLeastOne(pipeMaterials)),
  roughness: quantity('Roughness', 'length', 'mm', {
    atLeast: 0,
    optional: true,
    help: 'Value for the pipe material if left blank',
  }),
  length: quantity('Length', 'length', 'm', { symbol: 'L', above: 0, help: 'Along the pipe, fittings not included' }),
  elevationChange: quantity('Elevation change', 'length', 'm', {
    symbol: 'Δz',
    blank: 0,
    help: 'Height of outlet above inlet; 0 m if left blank',
  }),
});
export const { nominalSize, schedule, insideDiameter, pipeMaterial, roughness, length, elevationChange } = line;

const onePhaseOfFluid = { ...whenFluidSelected(flowing), fluidType: ['Liquid', 'Gas'] } as const;
const surroundings = fields({
  heatTransferCoefficient: quantity('Heat transfer coefficient', 'heatTransferCoefficient', 'W/(m²·K)', {
    symbol: 'U',
    atLeast: 0,
    optional: true,
    help: 'To the surroundings, of the inside surface of the pipe; without one the line is adiabatic. Not for the isothermal method. Of a liquid a message gives its effect',
    when: onePhaseOfFluid,
  }),
  ambientTemperature: quantity('Ambient temperature', 'temperature', '°C', {
    symbol: 'T_a',
    above: shared.absoluteZero,
    optional: true,
    help: 'Of the air, soil or water around the line',
    when: onePhaseOfFluid,
  }),
});
export const { heatTransferCoefficient, ambientTemperature } = surroundings;

const alongTheLine = fields({
  fittings: list('Fittings', fittingNames, {
    itemLabel: 'fitting',
    amount: { label: 'count', atLeast: 1, whole: true },
    mayBeEmpty: true,
    aliases: fittingAliases,
    notItems: [elbowsOfNoKind],
    help: 'Tees as in editions of TP-410 before 2009; valves fully open and line size',
  }),
  fittingMethod: choice('Resistance of fittings', ['crane', '3-k'], {
    names: { crane: 'Crane TP-410, K', '3-k': 'Darby, 3-K' },
  }),
});
export const { fittings, fittingMethod } = alongTheLine;

const criteria = fields({
  service: choice('Service', atLeastOne(serviceNames), { only: serviceFluids }),
  erosionalConstant: quantity('Erosional constant C', 'number', '', {
    symbol: 'C',
    above: 0,
    blank: 100,
    help: 'API RP 14E: 100 for continuous and 125 for intermittent service; solids-free with inhibition or corrosion-resistant alloy, 150 to 200, or 250 if intermittent. 100 if left blank',
  }),
  highestVelocity: quantity('Highest velocity allowed', 'velocity', 'm/s', {
    above: 0,
    help: 'Of your own standard, in place of that of the service',
  }),
  highestPressureDrop: quantity('Highest pressure drop allowed', 'pressureGradient', 'bar/100 m', {
    above: 0,
    help: 'By friction, of your own standard, in place of that of the service',
  }),
});
export const { service, erosionalConstant, highestVelocity, highestPressureDrop } = criteria;

/** Inputs of the line by section. */
export const inputs = {
  Flow: [...Object.values(kind), ...fluidRows(flowing), liquidTemperature, ...Object.values(flow)],
  Line: [...Object.values(line), ...Object.values(surroundings)],
  Fittings: Object.values(alongTheLine),
  Criteria: Object.values(criteria),
};
