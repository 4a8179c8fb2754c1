import { absolute, type GaugePressure } from '@isentrope/engineering/quantities';
import { sent, type Send } from '../kit/index.ts';

interface Values {
  readonly userDescription?: string;
  readonly fluidType?: 'Liquid' | 'Gas' | 'Two Phase Flow Regime';
  readonly flowRate?: number;
  readonly upstreamPressure?: GaugePressure;
  readonly pressureDifferential?: number;
  readonly temperature?: number;
  readonly molecularWeight?: number;
  readonly gamma?: number;
  readonly compressibilityFactor?: number;
  readonly downstreamPipeDiameter?: number;
  readonly pipeWallThickness?: number;
}

const gasConstant = 8.314462618;

/** Density, kg/m³, at the mean of the pressures before and after the valve. */
function meanDensity(v: Values): number | undefined {
  const { upstreamPressure, pressureDifferential, temperature, molecularWeight, compressibilityFactor: Z } = v;
  if (
    upstreamPressure === undefined ||
    pressureDifferential === undefined ||
    temperature === undefined ||
    molecularWeight === undefined ||
    Z === undefined
  )
    return undefined;
  const mean = absolute(upstreamPressure) - pressureDifferential / 2;
  return (mean * molecularWeight) / (Z * gasConstant * temperature);
}

/** From a valve for gas to the acoustic check of the pipe after it. */
export const sends: readonly Send<Values>[] = [
  {
    to: 'vibration-analysis-pro/pressure-drop-devices',
    label: 'Check acoustic vibration',
    give: v =>
      v.fluidType !== 'Gas' || v.upstreamPressure === undefined || v.pressureDifferential === undefined
        ? undefined
        : {
            ...(v.userDescription === undefined || v.userDescription === ''
              ? {}
              : { userDescription: v.userDescription }),
            ...sent('flowRate', 'massFlow', v.flowRate, 'kg/h'),
            ...sent('density', 'density', meanDensity(v), 'kg/m³'),
            ...sent('p1', 'gaugePressure', v.upstreamPressure, 'bar(g)'),
            ...sent('p2', 'gaugePressure', v.upstreamPressure - v.pressureDifferential, 'bar(g)'),
            ...sent('temperature', 'temperature', v.temperature, '°C'),
            ...sent('molecularWeight', 'molarMass', v.molecularWeight, 'g/mol'),
            ...sent('gamma', 'number', v.gamma === 1 ? undefined : v.gamma, ''),
            ...sent('pipeInternalDiameter', 'length', v.downstreamPipeDiameter, 'mm'),
            ...sent('pipeWallThickness', 'length', v.pipeWallThickness, 'mm'),
          },
  },
];
