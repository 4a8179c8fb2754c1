import { Refusal, messageValue } from '@isentrope/engineering/quantities';
import {
  fluidViscosityFactor as factorOfViscosity,
  turbulenceIntensity as intensityAt,
  turbulencePowerLevel,
  turbulentFrom,
} from '@isentrope/engineering/vibration';
import { absent, check, optional, missing, step, value, warning } from '../../kit/index.ts';
import { aviff } from '../aviff.ts';
import { flow, pipe } from './fields.ts';

/** Flow in the pipe, and its turbulence. */

const { fluidType, flowRate, density, vaporFlowRate, vaporDensity, viscosity, soundSpeed } = flow;
const { pipeOutsideDiameter, pipeWallThickness } = pipe;

/** Mass and volume flow of all phases. */
export const stream = value(
  'stream',
  { fluidType, flowRate, density, ...optional({ vaporFlowRate, vaporDensity }) },
  v => {
    const own = { massFlow: v.flowRate, volumeFlow: v.flowRate / v.density };
    if (v.fluidType !== 'Multiphase') return own;
    if (v.vaporFlowRate === undefined || v.vaporDensity === undefined)
      return missing(
        ...(v.vaporFlowRate === undefined ? ['vapour flow rate'] : []),
        ...(v.vaporDensity === undefined ? ['vapour density'] : []),
      );
    return {
      massFlow: own.massFlow + v.vaporFlowRate,
      volumeFlow: own.volumeFlow + v.vaporFlowRate / v.vaporDensity,
    };
  },
);
const massFlow = step(
  'massFlow',
  { fluidType, stream },
  {
    label: 'Total mass flow',
    symbol: 'W_t',
    equation: v => (v.fluidType === 'Multiphase' ? 'W_t = W+W_v' : 'W_t = W'),
    kind: 'massFlow',
    unit: 'kg/h',
  },
  v => v.stream.massFlow,
);
export const effectiveDensity = step(
  'effectiveDensity',
  { fluidType, stream },
  {
    label: 'Effective density',
    symbol: 'ρ',
    equation: v => (v.fluidType === 'Multiphase' ? 'ρ = (W+W_v)/(W/ρ_1+W_v/ρ_v)' : 'ρ = ρ_1'),
    source: v => (v.fluidType === 'Multiphase' ? `${aviff}: total mass over total volume` : ''),
    kind: 'density',
    unit: 'kg/m³',
  },
  v => v.stream.massFlow / v.stream.volumeFlow,
);
export const insideDiameter = step(
  'insideDiameter',
  { pipeOutsideDiameter, pipeWallThickness },
  { label: 'Inside diameter', symbol: 'D_i', equation: 'D_i = D-2*t_w', kind: 'length', unit: 'mm' },
  v => {
    const inside = v.pipeOutsideDiameter - 2 * v.pipeWallThickness;
    if (inside > 0) return inside;
    throw new Refusal('a wall of {wall} leaves no bore in a pipe of {outside}', {
      wall: messageValue('length', v.pipeWallThickness),
      outside: messageValue('length', v.pipeOutsideDiameter),
    });
  },
);
export const velocity = step(
  'velocity',
  { massFlow, effectiveDensity, insideDiameter },
  { label: 'Velocity', symbol: 'v', equation: 'v = 4*W_t/(π*D_i^2*ρ)', kind: 'velocity', unit: 'm/s' },
  v => {
    const speed = (4 * v.massFlow) / (Math.PI * v.insideDiameter ** 2 * v.effectiveDensity);
    return speed > 1e-100 && speed < 1e100 ? speed : absent('no finite velocity');
  },
);
export const rhoV2 = step(
  'rhoV2',
  { velocity, effectiveDensity },
  { label: 'Momentum flux ρv²', symbol: 'J', equation: 'J = ρ*v^2', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
  v => v.effectiveDensity * v.velocity ** 2,
);
export const fluidViscosityFactor = step(
  'fluidViscosityFactor',
  { fluidType, viscosity: optional(viscosity) },
  {
    label: 'Fluid viscosity factor',
    symbol: 'FVF',
    equation: v => (v.fluidType === 'Gas' ? 'FVF = sqrt(μ/0.001)' : 'FVF = 1'),
    source: aviff,
    kind: 'number',
    unit: '',
  },
  v => {
    if (v.fluidType !== 'Gas') return 1;
    return v.viscosity === undefined ? missing('viscosity') : factorOfViscosity('Gas', v.viscosity);
  },
);
export const reynoldsNumber = step(
  'reynoldsNumber',
  { massFlow, insideDiameter, viscosity },
  { label: 'Reynolds number', symbol: 'Re', equation: 'Re = 4*W_t/(π*D_i*μ)', kind: 'number', unit: '' },
  v => (4 * v.massFlow) / (Math.PI * v.insideDiameter * v.viscosity),
);
export const turbulenceIntensity = step(
  'turbulenceIntensity',
  { reynoldsNumber },
  {
    label: 'Turbulence intensity',
    symbol: 'Tu',
    equation: 'Tu = 0.16*Re^(-1/8)',
    source: 'Core of fully developed pipe flow',
    kind: 'fraction',
    unit: '%',
    digits: 3,
  },
  v =>
    v.reynoldsNumber < turbulentFrom
      ? absent('the flow is not turbulent: Re below 4000')
      : intensityAt(v.reynoldsNumber),
);
export const turbulencePower = step(
  'turbulencePower',
  { fluidType, massFlow, velocity, soundSpeed: optional(soundSpeed) },
  {
    label: 'Sound power of the turbulence',
    symbol: 'L_W',
    equation: 'L_W = 10*log10(1e-4*(v/c)^3.6*W_t*v^2/2/1e-12)',
    source: 'Order of magnitude: acoustical efficiency of a subsonic stream, as in IEC 60534-8-3',
    kind: 'level',
    unit: 'dB',
    digits: 3,
    when: { fluidType: 'Gas' },
  },
  v => {
    if (v.fluidType !== 'Gas') return absent('not a gas');
    return v.soundSpeed === undefined
      ? missing('speed of sound')
      : turbulencePowerLevel(v.massFlow, v.velocity, v.soundSpeed);
  },
);

export const thickGas = check({ fluidType, viscosity }, v =>
  v.fluidType === 'Gas' && v.viscosity > 1e-4
    ? [
        warning('A viscosity of {viscosity} is too high for a gas.', {
          values: { viscosity: messageValue('dynamicViscosity', v.viscosity, { digits: 3 }) },
          field: 'viscosity',
        }),
      ]
    : [],
);
