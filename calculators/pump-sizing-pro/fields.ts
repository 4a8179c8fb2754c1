import { fluidFields, whenFluidSelected } from '../fluid/index.ts';
import { choice, field, fields, quantity } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';

/** Inputs of the pump, each section in display order. */

export const userDescription = field('userDescription', shared.userDescription);

/** The fluid selection, an alternative to typed properties, and the temperature it needs. */
export const fluid = fluidFields();
export const pumpingTemperature = field(
  'pumpingTemperature',
  quantity('Pumping temperature', 'temperature', '°C', {
    symbol: 'T',
    above: shared.absoluteZero,
    help: 'The properties are taken at this temperature and at the pressure of the vessel',
    when: whenFluidSelected(fluid),
  }),
);

export const process = fields({
  flowRate: quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m', above: 0 }),
  vaporPressure: quantity('Vapour pressure', 'absolutePressure', 'bar(abs)', {
    symbol: 'p_v',
    atLeast: 0,
    help: 'At pumping temperature',
  }),
  density: quantity('Density', 'density', 'kg/m³', { symbol: 'ρ', above: 0, help: 'At pumping temperature' }),
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', {
    symbol: 'μ',
    above: 0,
    optional: true,
    help: 'For the viscosity correction of ANSI/HI 9.6.7; leave blank for water and similar liquids',
  }),
  designMargin: quantity('Design margin', 'fraction', '%', {
    symbol: 'M',
    atLeast: 0,
    blank: 0,
    help: 'Added to the flow rate; 0 % if left blank',
  }),
  minimumContinuousFlow: quantity('Minimum continuous flow', 'fraction', '%', {
    symbol: 'M_min',
    atLeast: 0,
    blank: 0,
    hint: '30–50',
    help: 'Recycled continuously and added to the flow rate, usually 30 to 50 %; 0 % if left blank',
  }),
});

export const suction = fields({
  vesselPressure: quantity('Vessel pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_1',
    atLeast: shared.vacuum,
    help: 'Lowest in operation; used for NPSH and head',
  }),
  suctionElevation: quantity('Suction elevation', 'length', 'm', {
    symbol: 'h_s',
    help: 'Lowest liquid level above the pump; negative for a suction lift',
  }),
  suctionPressureDrop: quantity('Suction pressure drop', 'pressureDifference', 'bar', {
    symbol: 'Δp_s',
    atLeast: 0,
    help: 'At design flow with a dirty strainer',
  }),
  npshRequired: quantity('NPSH required', 'length', 'm', {
    symbol: 'NPSHR',
    above: 0,
    optional: true,
    help: 'Manufacturer’s figure at design flow, for the NPSH margin',
  }),
  pumpService: choice('Service', [
    'General process',
    'Cooling water',
    'High suction energy',
    'Boiler feed, condensate',
  ]),
});

export const discharge = fields({
  dischargeElevation: quantity('Discharge elevation', 'length', 'm', {
    symbol: 'h_d',
    help: 'Highest point of delivery above the pump',
  }),
  dischargePressureDrop: quantity('Discharge pressure drop', 'pressureDifference', 'bar', {
    symbol: 'Δp_d',
    atLeast: 0,
    help: 'Piping, control valve and equipment at design flow',
  }),
  downstreamPressure: quantity('Downstream pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_2',
    atLeast: shared.vacuum,
  }),
});

export const power = fields({
  efficiency: quantity('Pump efficiency', 'fraction', '%', {
    symbol: 'η',
    above: 0,
    atMost: 100,
    help: 'At design flow on water',
  }),
  speed: quantity('Speed', 'frequency', 'rpm', {
    symbol: 'N',
    above: 0,
    optional: true,
    help: 'For the viscosity correction and the suction specific speed',
  }),
  stages: quantity('Stages', 'number', '', { symbol: 'z', atLeast: 1, blank: 1 }),
  motorEfficiency: quantity('Motor efficiency', 'fraction', '%', {
    above: 0,
    atMost: 100,
    optional: true,
    hint: 'IE3',
    help: 'If left blank, that of an IE3 four-pole 50 Hz motor of the rating selected',
  }),
});

export const shutoff = fields({
  relievingPressure: quantity('Relieving pressure', 'gaugePressure', 'bar(g)', {
    symbol: 'p_rel',
    atLeast: shared.vacuum,
    help: 'Of the suction vessel',
  }),
  maxLiquidLevel: quantity('Maximum liquid level', 'length', 'm', { symbol: 'h_max', help: 'Above the pump' }),
  shutoffDesignMargin: quantity('Shut-off design margin', 'fraction', '%', {
    symbol: 'M_so',
    atLeast: 0,
    hint: '10–25',
    help: 'Rise in head from design flow to shut-off, usually 10 to 25 %',
  }),
});
