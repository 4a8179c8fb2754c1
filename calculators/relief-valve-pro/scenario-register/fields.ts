import { fluidFields, fluidRows, whenFluidSelected } from '../../fluid/index.ts';
import { choice, fields, quantity, text, type Condition, type Field } from '../../kit/index.ts';
import * as shared from '../../shared-fields.ts';
import * as common from '../fields.ts';
import * as ofGases from '../gas-vapor-service/fields.ts';
import * as ofLiquids from '../liquid-service/fields.ts';
import * as ofMixtures from '../two-phase-service/fields.ts';
import { scenarioAliases, scenarios, services } from './scenarios.ts';

/** Inputs of a scenario. Valve inputs are the fields of the services, shown when needed. */

const isCredible = { credible: 'Yes' } as const;
const ofGas = { ...isCredible, service: 'Gas and vapour' } as const;
const ofSteam = { ...isCredible, service: 'Steam' } as const;
const ofLiquid = { ...isCredible, service: 'Liquid' } as const;
const ofTwoPhase = { ...isCredible, service: 'Two-phase' } as const;
const fire = { ...isCredible, scenario: 'External pool fire' } as const;
const dryFire = { ...isCredible, scenario: 'External fire, no liquid' } as const;
const expansion = { ...isCredible, scenario: 'Thermal expansion' } as const;
const vessels = { ...fire, wettedSurface: ['Horizontal vessel', 'Vertical vessel'] } as const;

/** The fluid selection, an alternative to typed properties. */
export const fluid = fluidFields('', 'Fluid properties', isCredible);
const gasInFire = { ...dryFire, service: 'Gas and vapour', ...whenFluidSelected(fluid) } as const;
const stateOfFluid = ofMixtures.stateOf({ ...ofTwoPhase, ...whenFluidSelected(fluid) });

/** Returns a service field for the register, shown in some cases only. */
const shown = <F extends Field>(source: { readonly field: F }, when: Condition) => ({ ...source.field, when });

/** Inputs by section. */
const sections = {
  Scenario: fields({
    userDescription: text('User description', { hint: 'Scenario name' }),
    protectedItem: text('Protected item', { hint: 'V-101' }),
    scenario: choice('Scenario', scenarios, { initial: null, hint: 'Select a cause', aliases: scenarioAliases }),
    credible: choice('Credible', ['Yes', 'No'], { names: { Yes: 'Credible', No: 'Not credible' } }),
    reason: text('Reason', { hint: 'Why it is credible, or why not' }),
  }),
  'Relief load': fields({
    service: choice('Service', services, { when: isCredible }),
    flowRate: quantity('Flow rate', 'massFlow', 'kg/h', {
      above: 0,
      optional: true,
      when: isCredible,
      hint: 'calculated',
      help: 'Required relieving rate; leave blank to calculate it for a fire or a thermal expansion',
    }),
    wettedSurface: choice('Wetted surface', ['Area given', 'Horizontal vessel', 'Vertical vessel'], {
      when: fire,
      help: 'Vessels have 2:1 heads; counted up to 7.6 m above grade',
    }),
    wettedArea: quantity('Wetted area', 'area', 'm²', { above: 0, when: { ...fire, wettedSurface: 'Area given' } }),
    vesselDiameter: quantity('Inside diameter', 'length', 'mm', { above: 0, when: vessels }),
    vesselLength: quantity('Tangent length', 'length', 'mm', { above: 0, when: vessels }),
    liquidLevel: quantity('Liquid level', 'length', 'mm', {
      atLeast: 0,
      when: vessels,
      help: 'Above the lowest point of the inside',
    }),
    elevation: quantity('Height of the bottom above grade', 'length', 'm', { atLeast: 0, blank: 0, when: vessels }),
    environmentFactor: quantity('Environment factor', 'number', '', {
      symbol: 'F_e',
      atLeast: 0,
      atMost: 1,
      blank: 1,
      when: fire,
      help: '1 for a bare vessel; less only for insulation that withstands fire and fire-hose streams',
    }),
    fireProtection: choice('Drainage and firefighting', ['None', 'Adequate drainage and firefighting'], {
      names: { None: 'Not adequate' },
      when: fire,
    }),
    latentHeat: quantity('Latent heat', 'specificEnergy', 'kJ/kg', {
      symbol: 'λ',
      above: 0,
      when: fire,
      help: 'Of the liquid at relieving pressure',
    }),
    exposedArea: quantity('Exposed area', 'area', 'm²', {
      symbol: 'A_u',
      above: 0,
      when: dryFire,
      help: 'Outside of the vessel in the fire, where no liquid wets it',
    }),
    wallTemperature: quantity('Highest wall temperature', 'temperature', '°C', {
      symbol: 'T_w',
      above: 0,
      blank: 593,
      when: dryFire,
      help: '593 °C (1100 °F) for carbon steel by API 521',
    }),
    normalPressure: quantity('Normal pressure', 'gaugePressure', 'bar(g)', {
      above: shared.vacuum,
      optional: true,
      when: gasInFire,
      help: 'Before the fire. With the normal temperature it gives the relieving temperature, at which the gas has reached the relieving pressure at constant density',
    }),
    normalTemperature: quantity('Normal temperature', 'temperature', '°C', {
      above: shared.absoluteZero,
      optional: true,
      when: gasInFire,
    }),
    heatInput: quantity('Heat input', 'heatRate', 'kW', { symbol: 'φ', above: 0, when: expansion }),
    heatSourceTemperature: quantity('Highest temperature of the heat source', 'temperature', '°C', {
      above: shared.absoluteZero,
      optional: true,
      when: { ...expansion, ...whenFluidSelected(fluid) },
      help: 'The liquid gets no hotter than this. Decides whether it can boil at the relieving pressure, and how much faster it expands when it is warm',
    }),
    expansionCoefficient: quantity('Cubic expansion coefficient, per K', 'number', '', {
      symbol: 'α_v',
      above: 0,
      when: expansion,
    }),
    heatCapacity: quantity('Specific heat capacity', 'specificHeat', 'kJ/(kg·K)', {
      symbol: 'c',
      above: 0,
      when: expansion,
    }),
  }),
  Fluid: fields({
    edition: shown(common.edition, { ...isCredible, service: ['Steam', 'Liquid'] }),
    molecularWeight: shown(ofGases.molecularWeight, ofGas),
    temperature: shown(ofGases.temperature, ofGas),
    compressibilityFactor: { ...shared.compressibilityFactor, when: ofGas },
    gamma: quantity('Ratio of specific heats', 'number', '', { symbol: 'k', atLeast: 1, atMost: 3, when: ofGas }),
    steamTemperature: quantity('Steam temperature', 'temperature', '°C', {
      above: 0,
      optional: true,
      hint: 'saturated',
      when: ofSteam,
    }),
    relievingTemperature: {
      ...stateOfFluid.relievingTemperature,
      label: 'Relieving temperature of a liquid or two phases',
      when: { ...isCredible, service: ['Liquid', 'Two-phase'], ...whenFluidSelected(fluid) },
    },
    fluidUpstreamDensity: shown(ofLiquids.fluidUpstreamDensity, ofLiquid),
    viscosity: shown(ofLiquids.viscosity, ofLiquid),
    inletCondition: choice('Inlet condition', ofMixtures.inletConditions, { when: ofTwoPhase }),
    vaporFraction: stateOfFluid.vaporFraction,
    density: shown(ofMixtures.density, ofTwoPhase),
    density90: shown(ofMixtures.density90, ofTwoPhase),
    saturationPressure: shown(ofMixtures.saturationPressure, {
      ...ofTwoPhase,
      inletCondition: 'Subcooled liquid',
    }),
  }),
  Valve: fields({
    setPressure: shown(common.setPressure, isCredible),
    allowableOverpressure: shown(common.allowableOverpressure, isCredible),
    totalBackpressure: shown(common.totalBackpressure, isCredible),
    superimposedBackpressure: shown(common.superimposedBackpressure, isCredible),
    valveType: shown(common.valveType, isCredible),
    kd: quantity('Coefficient of discharge', 'number', '', {
      above: 0,
      atMost: 1,
      optional: true,
      when: isCredible,
      hint: 'by service',
      help: 'If left blank, 0.975 for gas and steam, 0.65 for liquid, 0.85 for two-phase and 0.65 for subcooled flow (API 520-I)',
    }),
    kc: shown(common.kc, isCredible),
    capacityCertification: shown(ofLiquids.capacityCertification, ofLiquid),
    kw: { ...shown(ofLiquids.kw, ofLiquid), label: 'Back-pressure factor for the liquid, if known' },
    ksh: shown(common.ksh, ofSteam),
    kb: shown(common.kb, { ...isCredible, service: ['Gas and vapour', 'Steam', 'Two-phase'] }),
  }),
};

/** All fields by id. */
export const allFields = { ...sections.Scenario, ...sections['Relief load'], ...sections.Fluid, ...sections.Valve };

/** Fields of each section, in display order. */
export const inputs = {
  Scenario: Object.values(sections.Scenario),
  'Relief load': Object.values(sections['Relief load']),
  Fluid: [...fluidRows(fluid), ...Object.values(sections.Fluid)],
  Valve: Object.values(sections.Valve),
};
