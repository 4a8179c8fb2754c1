import { absolute, messageValue } from '@isentrope/engineering/quantities';
import {
  demisterPractice,
  originalDemisterFactor,
  soudersBrownVelocity,
  yorkFactor,
} from '@isentrope/engineering/vessels';
import { byMethod, check, info, optional, step, warning } from '../kit/index.ts';
import { drum, process } from './fields.ts';
import { droplet, gasVolumeFlow } from './settling.ts';
import { drumDiameter } from './size.ts';

/** Required area and pressure drop of the demister. */

const { gasDensity, liquidDensity, operatingPressure } = process;
const { demisterType, drumOrientation } = drum;

const factor = { label: 'Demister factor K', symbol: 'K', kind: 'velocity', unit: 'm/s' } as const;
const demisterFactor = byMethod({
  original: step(
    'demisterFactor',
    { droplet },
    { ...factor, source: 'Simplified method: 0.107 m/s for every demister' },
    () => originalDemisterFactor,
  ),
  /** York's value for wire mesh at a known pressure, else a typical one. */
  api521: step(
    'demisterFactor',
    { droplet, demisterType, operatingPressure: optional(operatingPressure) },
    {
      ...factor,
      source: v =>
        v.demisterType === 'Wire Mesh' && v.operatingPressure !== undefined
          ? 'York, GPSA Engineering Data Book: wire mesh by pressure'
          : 'Common practice; the manufacturer’s figure governs',
    },
    v =>
      v.demisterType === 'Wire Mesh' && v.operatingPressure !== undefined
        ? yorkFactor(absolute(v.operatingPressure))
        : demisterPractice[v.demisterType].factor,
  ),
});
export const demisterVelocity = step(
  'demisterVelocity',
  { demisterFactor, liquidDensity, gasDensity },
  {
    label: 'Demister velocity',
    symbol: 'V_m',
    equation: 'V_m = K*sqrt((ρ_l-ρ_g)/ρ_g)',
    source: 'Souders–Brown',
    kind: 'velocity',
    unit: 'm/s',
  },
  v => soudersBrownVelocity(v.demisterFactor, v.liquidDensity, v.gasDensity),
);
export const demisterArea = step(
  'demisterArea',
  { gasVolumeFlow, demisterVelocity },
  { label: 'Demister area', symbol: 'A_m', equation: 'A_m = q_g/V_m', kind: 'area', unit: 'm²' },
  v => v.gasVolumeFlow / v.demisterVelocity,
);
const lossCoefficient = step(
  'lossCoefficient',
  { droplet, demisterType },
  {
    label: 'Loss coefficient of the demister',
    symbol: 'ζ',
    source: 'Common practice; the manufacturer’s figure governs',
    kind: 'number',
    unit: '',
    digits: 2,
  },
  v => demisterPractice[v.demisterType].lossCoefficient,
);
export const pressureDrop = step(
  'pressureDrop',
  { lossCoefficient, gasDensity, demisterVelocity },
  {
    label: 'Pressure drop of the demister',
    symbol: 'Δp',
    equation: 'Δp = ζ*ρ_g*V_m^2/2',
    source: 'Estimate for the enquiry; nozzles not included',
    kind: 'pressureDifference',
    unit: 'mbar',
    digits: 2,
  },
  v => (v.lossCoefficient * v.gasDensity * v.demisterVelocity ** 2) / 2,
);

/** Warns of a demister larger than the drum. */
export const demisterFits = check({ demisterArea, drumDiameter, drumOrientation }, v => {
  const room = (Math.PI / 4) * v.drumDiameter ** 2;
  if (v.drumOrientation === 'Horizontal' || v.demisterArea <= room) return [];
  const manner = { digits: 3, unit: 'm²' } as const;
  return [
    warning('The demister needs {needed}; the drum cross-section is {room}.', {
      field: 'demisterArea',
      values: { needed: messageValue('area', v.demisterArea, manner), room: messageValue('area', room, manner) },
    }),
  ];
});

/** Warns of a pressure that is used only for wire mesh. */
export const pressureUnused = check({ demisterType, operatingPressure }, v =>
  v.demisterType === 'Wire Mesh'
    ? []
    : [
        info('The operating pressure is not used: it affects only the K factor of a wire mesh.', {
          field: 'operatingPressure',
        }),
      ],
);
