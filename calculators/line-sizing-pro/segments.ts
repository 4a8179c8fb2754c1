import { atmosphere, fromSi, gauge, type Kind, type UnitOf } from '@isentrope/engineering/quantities';
import { listText, optional, selector, transferField, type CaseInput, type StepInputs } from '../kit/index.ts';
import {
  elevationChange,
  fittings,
  flowRate,
  fluidType,
  gamma,
  highestPressureDrop,
  highestVelocity,
  insideDiameter,
  length,
  liquidTemperature,
  nominalSize,
  schedule,
  service,
  temperature,
  userDescription,
} from './fields.ts';
import { absolutePressure, inletDensity, inletViscosity, selection } from './fluid/fluid.ts';
import { diameter, wall } from './pipe.ts';

/** The line as the first segment of a hydraulic network, to which segments of other sizes and heights are added. */

const needs = {
  fluidType,
  flowRate,
  absolutePressure,
  inletDensity,
  inletViscosity,
  diameter,
  wall,
  length,
  elevationChange,
  schedule,
  fittings,
  service,
  userDescription,
  itself: selection,
  ...optional({
    nominalSize,
    insideDiameter,
    liquidTemperature,
    temperature,
    gamma,
    highestVelocity,
    highestPressureDrop,
  }),
};

type Values = Partial<StepInputs<typeof needs>>;

/** A table cell: the value in a unit, blank if there is none. */
function cell<K extends Kind>(kind: K, si: number | undefined, unit: UnitOf<K>): string {
  return si === undefined ? '' : String(Number(fromSi(kind, si, unit).toPrecision(12)));
}

/** The typed properties of a liquid, or of a gas whose compressibility factor is contained in its density at normal conditions. */
function typedProperties(v: Values): CaseInput {
  const { inletDensity: density, absolutePressure: p, temperature: T } = v;
  const viscosity = transferField('viscosity', 'dynamicViscosity', v.inletViscosity, 'cP');
  if (v.fluidType === 'Liquid') return { ...transferField('density', 'density', density, 'kg/m³'), ...viscosity };
  if (density === undefined || p === undefined || T === undefined) return viscosity;
  return {
    ...viscosity,
    ...transferField('normalDensity', 'density', (((density * atmosphere) / p) * T) / 273.15, 'kg/m³'),
    compressibility: 1,
    ...transferField('isentropicExponent', 'number', v.gamma, ''),
  };
}

/** The case of the network: the line from a node with its inlet pressure to one from which its flow leaves. */
function segmentsCase(v: Values): CaseInput | undefined {
  const { fluidType: fluid, diameter: bore, absolutePressure: p, flowRate: flow } = v;
  if (fluid === undefined || bore === undefined || p === undefined || flow === undefined) return undefined;
  if (fluid === 'Two-phase' || fluid === 'Steam') return undefined;
  const size =
    v.nominalSize === undefined || v.insideDiameter !== undefined
      ? ['Inside diameter mm', cell('length', bore, 'mm')]
      : ['NPS | Schedule', `${v.nominalSize} | ${v.schedule ?? ''}`];
  const columns = [
    ['Tag', 'Segment 1'],
    ['Type', 'line'],
    ['From', 'Inlet'],
    ['To', 'Outlet'],
    ['Length m', cell('length', v.length, 'm')],
    size,
    ['Roughness mm', cell('length', v.wall, 'mm')],
    ['Fittings', listText(v.fittings ?? [])],
    ['Service', v.service ?? ''],
  ];
  return {
    ...(v.userDescription ? { userDescription: v.userDescription } : {}),
    fluidPhase: fluid,
    ...(v.itself ?? typedProperties(v)),
    ...transferField('temperature', 'temperature', fluid === 'Liquid' ? v.liquidTemperature : v.temperature, '°C'),
    ...transferField('velocityLimit', 'velocity', v.highestVelocity, 'm/s'),
    ...transferField('gradientLimit', 'pressureGradient', v.highestPressureDrop, 'bar/100 m'),
    nodes: [
      'Tag | Elevation m | Pressure bar(g) | Outflow kg/h',
      `Inlet | 0 | ${cell('gaugePressure', gauge(p), 'bar(g)')} |`,
      `Outlet | ${cell('length', v.elevationChange, 'm')} | | ${cell('massFlow', flow, 'kg/h')}`,
    ].join('\n'),
    items: [0, 1].map(row => columns.map(column => column[row]).join(' | ')).join('\n'),
  };
}

export const toSegments = {
  to: 'hydraulic-network-pro',
  label: 'Add segments in Hydraulic Network Pro',
  give: selector(needs, segmentsCase),
};
