import { soundSpeed, type Fluid } from '@isentrope/engineering/flow';
import { findPipes } from '@isentrope/engineering/piping';
import { gauge } from '@isentrope/engineering/quantities';
import { optional, selector, transferField, type CaseInput, type StepInputs } from '../kit/index.ts';
import {
  density,
  flowRate,
  fluidType,
  insideDiameter,
  liquidTemperature,
  nominalSize,
  schedule,
  temperature,
  userDescription,
  vaporFlowRate,
  viscosity,
} from './fields.ts';
import {
  absolutePressure,
  inletDensity,
  inletViscosity,
  isentropicExponent,
  vapourDensity,
  selection,
} from './fluid/fluid.ts';
import { outletDensity, pressureAtOutlet } from './outlet.ts';
import { toSegments } from './segments.ts';

const needs = {
  itself: selection,
  ...optional({ liquidTemperature, temperature }),
  userDescription,
  fluidType,
  flowRate,
  vaporFlowRate,
  density,
  viscosity,
  vapourDensity,
  inletDensity,
  inletViscosity,
  isentropicExponent,
  absolutePressure,
  pressureAtOutlet,
  outletDensity,
  insideDiameter,
  nominalSize,
  schedule,
};

const fluidNames: Readonly<Record<Fluid, string>> = {
  Liquid: 'Liquid',
  Gas: 'Gas',
  Steam: 'Gas',
  'Two-phase': 'Multiphase',
};

/**
 * Transfers the line to the turbulence check; outside diameter and wall only if a pipe is selected. A gas has its outlet state,
 * where it is lightest and ρv² highest, or the inlet state if the outlet is unknown. A selected fluid is transferred, and its
 * properties are derived there.
 */
function turbulenceCase(v: Partial<StepInputs<typeof needs>>): CaseInput | undefined {
  if (v.fluidType === undefined || v.flowRate === undefined || v.inletDensity === undefined) return undefined;
  const isMixed = v.fluidType === 'Two-phase';
  const chosen = v.insideDiameter === undefined && v.nominalSize !== undefined;
  const pipe = chosen
    ? findPipes({ nps: v.nominalSize ?? '', ...(v.schedule ? { schedule: v.schedule } : {}) })[0]
    : undefined;
  const { absolutePressure: p1, pressureAtOutlet: p2 = p1, outletDensity: rho2 = v.inletDensity } = v;
  const sound =
    v.isentropicExponent === undefined || p2 === undefined ? undefined : soundSpeed(v.isentropicExponent, p2, rho2);
  const vapour =
    v.vapourDensity === undefined || p2 === undefined || p1 === undefined
      ? v.vapourDensity
      : (v.vapourDensity * p2) / p1;
  const properties = {
    ...transferField('density', 'density', isMixed ? v.density : rho2, 'kg/m³'),
    ...transferField('vaporDensity', 'density', isMixed ? vapour : undefined, 'kg/m³'),
    ...transferField('viscosity', 'dynamicViscosity', isMixed ? v.viscosity : v.inletViscosity, 'cP'),
    ...transferField('soundSpeed', 'velocity', sound, 'm/s'),
  };
  return {
    ...(v.userDescription ? { userDescription: v.userDescription } : {}),
    fluidType: fluidNames[v.fluidType],
    ...transferField('flowRate', 'massFlow', v.flowRate, 'kg/h'),
    ...transferField('vaporFlowRate', 'massFlow', isMixed ? v.vaporFlowRate : undefined, 'kg/h'),
    ...(v.itself && p2 !== undefined
      ? {
          ...v.itself,
          ...transferField('pressure', 'gaugePressure', gauge(p2), 'bar(g)'),
          ...transferField('temperature', 'temperature', v.liquidTemperature ?? v.temperature, '°C'),
        }
      : properties),
    ...transferField('pipeOutsideDiameter', 'length', pipe?.outerDiameter, 'mm'),
    ...transferField('pipeWallThickness', 'length', pipe?.wallThickness, 'mm'),
  };
}

export const transfers = [
  {
    to: 'vibration-analysis-pro/flow-induced-turbulence',
    label: 'Check flow-induced turbulence',
    give: selector(needs, turbulenceCase),
  },
  toSegments,
];
