import { choice, field, quantity, text, type Condition, type Field } from '../../kit/index.ts';
import * as common from '../fields.ts';
import * as ofLiquids from '../liquid-service/fields.ts';
import * as ofMixtures from '../two-phase-service/fields.ts';
import { scenarios, services } from './scenarios.ts';

/** Inputs of a scenario, by section. Those of a valve are the fields of the services, shown where they are needed. */

const isCredible = { credible: 'Yes' } as const;
const ofGas = { ...isCredible, service: 'Gas and vapour' } as const;
const ofSteam = { ...isCredible, service: 'Steam' } as const;
const ofLiquid = { ...isCredible, service: 'Liquid' } as const;
const ofTwoPhase = { ...isCredible, service: 'Two-phase' } as const;
const fire = { ...isCredible, scenario: 'External pool fire' } as const;
const expansion = { ...isCredible, scenario: 'Thermal expansion' } as const;
const vessels = { ...fire, wettedSurface: ['Horizontal vessel', 'Vertical vessel'] } as const;

/** A field of a service as one of the register: shown in some cases only. */
const shown = <F extends Field>(source: { readonly id: string; readonly field: F }, when: Condition) =>
  field(source.id, { ...source.field, when });

export const userDescription = field('userDescription', text('User description', { hint: 'Scenario name' }));
export const protectedItem = field('protectedItem', text('Protected item', { hint: 'V-101' }));
export const scenario = field('scenario', choice('Scenario', scenarios, { initial: null, hint: 'Select a cause' }));
export const credible = field(
  'credible',
  choice('Credible', ['Yes', 'No'], { names: { Yes: 'Credible', No: 'Not credible' } }),
);
export const reason = field('reason', text('Reason', { hint: 'Why it is credible, or why not' }));

export const service = field('service', choice('Service', services, { when: isCredible }));
export const flowRate = field(
  'flowRate',
  quantity('Flow rate', 'massFlow', 'kg/h', {
    above: 0,
    optional: true,
    when: isCredible,
    hint: 'calculated',
    help: 'Required relieving rate; leave blank to calculate it for a fire or a thermal expansion',
  }),
);
export const wettedSurface = field(
  'wettedSurface',
  choice('Wetted surface', ['Area given', 'Horizontal vessel', 'Vertical vessel'], {
    when: fire,
    help: 'Vessels have 2:1 heads; counted up to 7.6 m above grade',
  }),
);
export const wettedArea = field(
  'wettedArea',
  quantity('Wetted area', 'area', 'm²', { above: 0, when: { ...fire, wettedSurface: 'Area given' } }),
);
export const vesselDiameter = field(
  'vesselDiameter',
  quantity('Inside diameter', 'length', 'mm', { above: 0, when: vessels }),
);
export const vesselLength = field(
  'vesselLength',
  quantity('Tangent length', 'length', 'mm', { above: 0, when: vessels }),
);
export const liquidLevel = field(
  'liquidLevel',
  quantity('Liquid level', 'length', 'mm', {
    atLeast: 0,
    when: vessels,
    help: 'Above the lowest point of the inside',
  }),
);
export const elevation = field(
  'elevation',
  quantity('Height of the bottom above grade', 'length', 'm', { atLeast: 0, blank: 0, when: vessels }),
);
export const environmentFactor = field(
  'environmentFactor',
  quantity('Environment factor', 'number', '', {
    symbol: 'F_e',
    atLeast: 0,
    atMost: 1,
    blank: 1,
    when: fire,
    help: '1 for a bare vessel; less only for insulation that withstands fire and fire-hose streams',
  }),
);
export const fireProtection = field(
  'fireProtection',
  choice('Drainage and firefighting', ['None', 'Adequate drainage and firefighting'], {
    names: { None: 'Not adequate' },
    when: fire,
  }),
);
export const latentHeat = field(
  'latentHeat',
  quantity('Latent heat', 'specificEnergy', 'kJ/kg', {
    symbol: 'λ',
    above: 0,
    when: fire,
    help: 'Of the liquid at relieving pressure',
  }),
);
export const heatInput = field(
  'heatInput',
  quantity('Heat input', 'heatRate', 'kW', { symbol: 'φ', above: 0, when: expansion }),
);
export const expansionCoefficient = field(
  'expansionCoefficient',
  quantity('Cubic expansion coefficient, per K', 'number', '', {
    symbol: 'α_v',
    above: 0,
    when: expansion,
  }),
);
export const heatCapacity = field(
  'heatCapacity',
  quantity('Specific heat capacity', 'specificHeat', 'kJ/(kg·K)', {
    symbol: 'c',
    above: 0,
    when: expansion,
  }),
);

export const edition = shown(common.edition, { ...isCredible, service: ['Steam', 'Liquid'] });
export const molecularWeight = field(
  'molecularWeight',
  quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0, when: ofGas }),
);
export const temperature = field(
  'temperature',
  quantity('Relieving temperature', 'temperature', '°C', { symbol: 'T', above: -273.15, when: ofGas }),
);
export const compressibilityFactor = field(
  'compressibilityFactor',
  quantity('Compressibility factor', 'number', '', { symbol: 'Z', above: 0, when: ofGas }),
);
export const gamma = field(
  'gamma',
  quantity('Ratio of specific heats', 'number', '', { symbol: 'k', atLeast: 1, atMost: 3, when: ofGas }),
);
export const steamTemperature = field(
  'steamTemperature',
  quantity('Steam temperature', 'temperature', '°C', {
    above: 0,
    optional: true,
    hint: 'saturated',
    when: ofSteam,
  }),
);
export const fluidUpstreamDensity = shown(ofLiquids.fluidUpstreamDensity, ofLiquid);
export const viscosity = shown(ofLiquids.viscosity, ofLiquid);
export const inletCondition = field(
  'inletCondition',
  choice('Inlet condition', ofMixtures.inletConditions, { when: ofTwoPhase }),
);
export const density = shown(ofMixtures.density, ofTwoPhase);
export const density90 = shown(ofMixtures.density90, ofTwoPhase);
export const saturationPressure = shown(ofMixtures.saturationPressure, {
  ...ofTwoPhase,
  inletCondition: 'Subcooled liquid',
});

export const setPressure = shown(common.setPressure, isCredible);
export const allowableOverpressure = shown(common.allowableOverpressure, isCredible);
export const totalBackpressure = shown(common.totalBackpressure, isCredible);
export const superimposedBackpressure = shown(common.superimposedBackpressure, isCredible);
export const valveType = shown(common.valveType, isCredible);
export const kd = field(
  'kd',
  quantity('Coefficient of discharge', 'number', '', {
    above: 0,
    atMost: 1,
    optional: true,
    when: isCredible,
    hint: 'by service',
    help: 'If left blank, 0.975 for gas and steam, 0.65 for liquid, 0.85 for two-phase and 0.65 for subcooled flow (API 520-I)',
  }),
);
export const kc = shown(common.kc, isCredible);
export const capacityCertification = shown(ofLiquids.capacityCertification, ofLiquid);
export const kw = field('kw', {
  ...shown(ofLiquids.kw, ofLiquid).field,
  label: 'Back-pressure factor for the liquid, if known',
});
export const ksh = shown(common.ksh, ofSteam);
export const kb = shown(common.kb, { ...isCredible, service: ['Gas and vapour', 'Steam', 'Two-phase'] });

/** Inputs by section. */
export const inputs = {
  Scenario: [userDescription, protectedItem, scenario, credible, reason],
  'Relief load': [
    service,
    flowRate,
    wettedSurface,
    wettedArea,
    vesselDiameter,
    vesselLength,
    liquidLevel,
    elevation,
    environmentFactor,
    fireProtection,
    latentHeat,
    heatInput,
    expansionCoefficient,
    heatCapacity,
  ],
  Fluid: [
    edition,
    molecularWeight,
    temperature,
    compressibilityFactor,
    gamma,
    steamTemperature,
    fluidUpstreamDensity,
    viscosity,
    inletCondition,
    density,
    density90,
    saturationPressure,
  ],
  Valve: [
    setPressure,
    allowableOverpressure,
    totalBackpressure,
    superimposedBackpressure,
    valveType,
    kd,
    kc,
    capacityCertification,
    kw,
    ksh,
    kb,
  ],
};
