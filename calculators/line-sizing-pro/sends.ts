import { soundSpeed, type Fluid } from '@isentrope/engineering/flow';
import { findPipes, type Schedule } from '@isentrope/engineering/piping';
import { sent, type CaseInput, type Send } from '../kit/index.ts';

interface Values {
  readonly userDescription?: string;
  readonly fluidType?: Fluid;
  readonly flowRate?: number;
  readonly vaporFlowRate?: number;
  readonly density?: number;
  readonly viscosity?: number;
  readonly vapourDensity?: number;
  readonly inletDensity?: number;
  readonly inletViscosity?: number;
  readonly isentropicExponent?: number;
  readonly absolutePressure?: number;
  readonly insideDiameter?: number;
  readonly nominalSize?: string;
  readonly schedule?: Schedule;
}

const fluidNames: Readonly<Record<Fluid, string>> = {
  Liquid: 'Liquid',
  Gas: 'Gas',
  Steam: 'Gas',
  'Two-phase': 'Multiphase',
};

/** The line as the turbulence assessment asks for it; its outside diameter and wall only where a pipe was chosen. */
function turbulenceCase(v: Values): CaseInput | undefined {
  if (v.fluidType === undefined || v.flowRate === undefined || v.inletDensity === undefined) return undefined;
  const isMixed = v.fluidType === 'Two-phase';
  const chosen = v.insideDiameter === undefined && v.nominalSize !== undefined;
  const pipe = chosen
    ? findPipes({ nps: v.nominalSize ?? '', ...(v.schedule ? { schedule: v.schedule } : {}) })[0]
    : undefined;
  const sound =
    v.isentropicExponent === undefined || v.absolutePressure === undefined
      ? undefined
      : soundSpeed(v.isentropicExponent, v.absolutePressure, v.inletDensity);
  return {
    ...(v.userDescription ? { userDescription: v.userDescription } : {}),
    fluidType: fluidNames[v.fluidType],
    ...sent('flowRate', 'massFlow', v.flowRate, 'kg/h'),
    ...sent('density', 'density', isMixed ? v.density : v.inletDensity, 'kg/m³'),
    ...sent('vaporFlowRate', 'massFlow', isMixed ? v.vaporFlowRate : undefined, 'kg/h'),
    ...sent('vaporDensity', 'density', isMixed ? v.vapourDensity : undefined, 'kg/m³'),
    ...sent('viscosity', 'dynamicViscosity', isMixed ? v.viscosity : v.inletViscosity, 'cP'),
    ...sent('soundSpeed', 'velocity', sound, 'm/s'),
    ...sent('pipeOutsideDiameter', 'length', pipe?.outerDiameter, 'mm'),
    ...sent('pipeWallThickness', 'length', pipe?.wallThickness, 'mm'),
  };
}

export const sends: readonly Send<Values>[] = [
  {
    to: 'vibration-analysis-pro/flow-induced-turbulence',
    label: 'Check flow-induced turbulence',
    give: turbulenceCase,
  },
];
