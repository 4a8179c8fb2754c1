import { absolute, gasConstant } from '@isentrope/engineering/quantities';
import { userDescription } from '../control-valve/fields.ts';
import { picture, sent, type Given } from '../kit/index.ts';
import { fluidType, given, piping } from './fields.ts';

const { flowRate, upstreamPressure, pressureDifferential } = given;
const { temperature, molecularWeight, gamma, compressibilityFactor } = given;
const { downstreamPipeDiameter, pipeWallThickness } = piping;

const duty = { upstreamPressure, pressureDifferential, temperature, molecularWeight, compressibilityFactor };

/** Density, kg/m³, at the mean of the pressures before and after the valve. */
function meanDensity(v: Partial<Given<typeof duty>>): number | undefined {
  const { temperature: T, molecularWeight: M, compressibilityFactor: Z } = v;
  if (v.upstreamPressure === undefined || v.pressureDifferential === undefined) return undefined;
  if (T === undefined || M === undefined || Z === undefined) return undefined;
  const mean = absolute(v.upstreamPressure) - v.pressureDifferential / 2;
  return (mean * M) / (Z * gasConstant * T);
}

/** From a valve for gas to the acoustic check of the pipe after it. */
export const toAcousticCheck = {
  to: 'vibration-analysis-pro/pressure-drop-devices',
  label: 'Check acoustic vibration',
  give: picture(
    { userDescription, fluidType, flowRate, ...duty, gamma, downstreamPipeDiameter, pipeWallThickness },
    v =>
      v.fluidType !== 'Gas' || v.upstreamPressure === undefined || v.pressureDifferential === undefined
        ? undefined
        : {
            ...(v.userDescription ? { userDescription: v.userDescription } : {}),
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
  ),
};
