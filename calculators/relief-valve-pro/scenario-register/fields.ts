import { choice, quantity, text, type Condition } from '../../kit/index.ts';
import * as common from '../fields.ts';
import * as liquid from '../liquid-service/fields.ts';
import * as twoPhase from '../two-phase-service/fields.ts';
import { scenarios, services } from './scenarios.ts';

/** Inputs of a scenario, by section. Those of a valve are the fields of the services, shown where they are needed. */

const credible = { credible: 'Yes' } as const;
const gas = { ...credible, service: 'Gas and vapour' } as const;
const steam = { ...credible, service: 'Steam' } as const;
const ofLiquid = { ...credible, service: 'Liquid' } as const;
const ofTwoPhase = { ...credible, service: 'Two-phase' } as const;
const fire = { ...credible, scenario: 'External pool fire' } as const;
const expansion = { ...credible, scenario: 'Thermal expansion' } as const;
const vessels = { ...fire, wettedSurface: ['Horizontal vessel', 'Vertical vessel'] } as const;

/** A field of a service as one of the register: shown in some cases only. */
const shown = <F extends object>(field: F, when: Condition): F & { readonly when: Condition } => ({ ...field, when });

export const sections = {
  Scenario: {
    userDescription: text('User description', { hint: 'Scenario name' }),
    protectedItem: text('Protected item', { hint: 'V-101' }),
    scenario: choice('Scenario', scenarios, { initial: null, hint: 'Select a cause' }),
    credible: choice('Credible', ['Yes', 'No'], { names: { Yes: 'Credible', No: 'Not credible' } }),
    reason: text('Reason', { hint: 'Why it is credible, or why not' }),
  },
  'Relief load': {
    service: choice('Service', services, { when: credible }),
    flowRate: quantity('Flow rate', 'massFlow', 'kg/h', {
      above: 0,
      optional: true,
      when: credible,
      hint: 'computed',
      help: 'Required relieving rate; blank for a fire or a thermal expansion: from its heat',
    }),
    wettedSurface: choice('Wetted surface', ['Area given', 'Horizontal vessel', 'Vertical vessel'], {
      when: fire,
      help: 'Vessels with 2:1 heads; up to 7.6 m above grade',
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
      help: '1 for a bare vessel; less only for insulation that withstands fire and hose',
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
    heatInput: quantity('Heat input', 'power', 'kW', { symbol: 'φ', above: 0, when: expansion }),
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
  },
  Fluid: {
    edition: shown(common.edition, { ...credible, service: ['Steam', 'Liquid'] }),
    molecularWeight: quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0, when: gas }),
    temperature: quantity('Relieving temperature', 'temperature', '°C', { symbol: 'T', above: -273.15, when: gas }),
    compressibilityFactor: quantity('Compressibility factor', 'number', '', { symbol: 'Z', above: 0, when: gas }),
    gamma: quantity('Ratio of specific heats', 'number', '', { symbol: 'k', atLeast: 1, atMost: 3, when: gas }),
    steamTemperature: quantity('Steam temperature', 'temperature', '°C', {
      above: 0,
      optional: true,
      hint: 'saturated',
      when: steam,
    }),
    fluidUpstreamDensity: shown(liquid.fluidUpstreamDensity, ofLiquid),
    viscosity: shown(liquid.viscosity, ofLiquid),
    inletCondition: choice('Inlet condition', twoPhase.inletConditions, { when: ofTwoPhase }),
    density: shown(twoPhase.density, ofTwoPhase),
    density90: shown(twoPhase.density90, ofTwoPhase),
    saturationPressure: shown(twoPhase.saturationPressure, { ...ofTwoPhase, inletCondition: 'Subcooled liquid' }),
  },
  Valve: {
    setPressure: shown(common.setPressure, credible),
    allowableOverpressure: shown(common.allowableOverpressure, credible),
    totalBackpressure: shown(common.totalBackpressure, credible),
    valveType: shown(common.valveType, credible),
    kd: quantity('Coefficient of discharge', 'number', '', {
      above: 0,
      atMost: 1,
      optional: true,
      when: credible,
      hint: 'by service',
      help: 'Blank: 0.975 gas and steam, 0.65 liquid, 0.85 two-phase, 0.65 subcooled (API 520-I)',
    }),
    kc: shown(common.kc, credible),
    capacityCertification: shown(liquid.capacityCertification, ofLiquid),
    kw: { ...shown(liquid.kw, ofLiquid), label: 'Back-pressure factor for the liquid, given' },
    ksh: shown(common.ksh, steam),
    kb: shown(common.kb, { ...credible, service: ['Gas and vapour', 'Steam', 'Two-phase'] }),
  },
};
