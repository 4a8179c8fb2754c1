import {
  fittingNames,
  pipeMaterials,
  serviceNames,
  servicesFor,
  type Fluid,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { nominalSizes, npsInches, pipes, schedules } from '@isentrope/engineering/piping';
import { choice, list, quantity, text, type Condition } from '../kit/index.ts';

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

/** What a line is sized from, by section. */
export const sections = {
  Flow: {
    userDescription: text('User description', { hint: 'Case name' }),
    fluidType: choice('Fluid', fluids),
    flowRate: quantity('Flow rate', 'massFlow', 'kg/h', {
      symbol: 'q_m',
      above: 0,
      help: 'Of two phases: the liquid',
    }),
    vaporFlowRate: quantity('Vapour flow rate', 'massFlow', 'kg/h', { symbol: 'q_g', above: 0, ...of('Two-phase') }),
    pressure: quantity('Pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_1', above: -1.01325, help: 'At the inlet' }),
    temperature: quantity('Temperature', 'temperature', '°C', {
      symbol: 'T_1',
      above: -273.15,
      optional: true,
      help: 'Steam: blank for saturated. Gas: needed where the density is not given',
      ...of('Gas', 'Two-phase', 'Steam'),
    }),
    density: quantity('Density', 'density', 'kg/m³', {
      symbol: 'ρ',
      above: 0,
      help: 'At the inlet; of two phases: of the liquid. Gas: blank to find it from the molecular weight',
      ...of('Liquid', 'Gas', 'Two-phase'),
    }),
    vaporDensity: quantity('Vapour density', 'density', 'kg/m³', {
      above: 0,
      optional: true,
      help: 'Blank to find it from the molecular weight',
      ...of('Two-phase'),
    }),
    molecularWeight: quantity('Molecular weight', 'molarMass', 'g/mol', {
      symbol: 'M',
      above: 0,
      optional: true,
      help: 'Of the gas, where its density is not given',
      ...of('Gas', 'Two-phase'),
    }),
    compressibilityFactor: quantity('Compressibility factor', 'number', '', {
      symbol: 'Z',
      above: 0,
      optional: true,
      help: 'Of the gas, where its density is not given',
      ...of('Gas', 'Two-phase'),
    }),
    viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', {
      symbol: 'μ',
      above: 0,
      help: 'Of two phases: of the liquid',
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
    gamma: quantity('Ratio of specific heats', 'number', '', { symbol: 'γ', above: 1, ...of('Gas') }),
  },
  Line: {
    nominalSize: choice('Nominal size', atLeastOne(sizes), {
      initial: null,
      hint: 'Select size',
      names: Object.fromEntries(sizes.map(nps => [nps, sizeName(nps)])),
    }),
    schedule: choice('Schedule', schedules, { initial: 'STD' }),
    insideDiameter: quantity('Inside diameter', 'length', 'mm', {
      above: 0,
      optional: true,
      help: 'In place of a nominal size',
    }),
    pipeMaterial: choice('Pipe material', atLeastOne(pipeMaterials)),
    roughness: quantity('Roughness', 'length', 'mm', {
      atLeast: 0,
      optional: true,
      help: 'Blank: that of the pipe material',
    }),
    length: quantity('Length', 'length', 'm', { symbol: 'L', above: 0, help: 'Along the pipe, fittings not counted' }),
    elevationChange: quantity('Elevation change', 'length', 'm', {
      symbol: 'Δz',
      blank: 0,
      help: 'Outlet above inlet; blank counts as 0 m',
    }),
  },
  Fittings: {
    fittings: list('Fittings', fittingNames, {
      itemLabel: 'fitting',
      amount: { label: 'count', atLeast: 1, whole: true },
      mayBeEmpty: true,
      help: 'Tees of the editions of TP-410 before 2009; valves fully open and of the size of the line',
    }),
    fittingMethod: choice('Resistance of fittings', ['crane', '3-k'], {
      names: { crane: 'Crane TP-410, K', '3-k': 'Darby, 3-K' },
    }),
  },
  Criteria: {
    service: choice('Service', atLeastOne(serviceNames), { only: serviceFluids }),
    erosionalConstant: quantity('Erosional constant C', 'number', '', {
      symbol: 'C',
      above: 0,
      blank: 100,
      help: 'API RP 14E: 100 continuous, 125 intermittent; without solids and inhibited or resistant alloy 150 to 200, intermittent 250. Blank counts as 100',
    }),
  },
};
