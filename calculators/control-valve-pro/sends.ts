import { absolute, gasConstant } from '@isentrope/engineering/quantities';
import { fluid, userDescription } from '../control-valve/fields.ts';
import { sentFluid, typedAlone } from '../fluid/index.ts';
import { picture, sent, type CaseInput, type Given } from '../kit/index.ts';
import { fluidType, given, piping } from './fields.ts';
import { stream } from './stream.ts';

const { flowRate, upstreamPressure, pressureDifferential } = given;
const { temperature, molecularWeight, gamma, compressibilityFactor } = given;
const { downstreamPipeDiameter, pipeWallThickness } = piping;

const duty = { upstreamPressure, pressureDifferential, temperature, molecularWeight, compressibilityFactor };

/** Typed gas properties, transferred with the fluid if one is selected. */
const typed = {
  typedWeight: typedAlone(molecularWeight, stream.gas.molarMass),
  typedGamma: typedAlone(gamma, stream.gas.idealHeatRatio),
  typedFactor: typedAlone(compressibilityFactor, stream.gas.compressibilityFactor),
};

/** Density, kg/m³, at the mean of inlet and outlet pressure. */
function meanDensity(v: Partial<Given<typeof duty>>): number | undefined {
  const { temperature: T, molecularWeight: M, compressibilityFactor: Z } = v;
  if (v.upstreamPressure === undefined || v.pressureDifferential === undefined) return undefined;
  if (T === undefined || M === undefined || Z === undefined) return undefined;
  const mean = absolute(v.upstreamPressure) - v.pressureDifferential / 2;
  return (mean * M) / (Z * gasConstant * T);
}

/** Whether the density comes from the selected fluid, so that the target recomputes it. */
function isFilled(v: {
  readonly chosen?: CaseInput;
  readonly typedWeight?: number;
  readonly typedFactor?: number;
}): boolean {
  return v.chosen !== undefined && v.typedWeight === undefined && v.typedFactor === undefined;
}

/** Transfers a gas valve to the acoustic check of its downstream pipe. */
export const toAcousticCheck = {
  to: 'vibration-analysis-pro/pressure-drop-devices',
  label: 'Check acoustic vibration',
  give: picture(
    {
      userDescription,
      fluidType,
      flowRate,
      chosen: sentFluid(fluid),
      ...duty,
      ...typed,
      downstreamPipeDiameter,
      pipeWallThickness,
    },
    v =>
      v.fluidType !== 'Gas' || v.upstreamPressure === undefined || v.pressureDifferential === undefined
        ? undefined
        : {
            ...(v.userDescription ? { userDescription: v.userDescription } : {}),
            ...sent('flowRate', 'massFlow', v.flowRate, 'kg/h'),
            ...v.chosen,
            ...sent('density', 'density', isFilled(v) ? undefined : meanDensity(v), 'kg/m³'),
            ...sent('p1', 'gaugePressure', v.upstreamPressure, 'bar(g)'),
            ...sent('p2', 'gaugePressure', v.upstreamPressure - v.pressureDifferential, 'bar(g)'),
            ...sent('temperature', 'temperature', v.temperature, '°C'),
            ...sent('molecularWeight', 'molarMass', v.typedWeight, 'g/mol'),
            ...sent('gamma', 'number', v.typedGamma === 1 ? undefined : v.typedGamma, ''),
            ...sent('pipeInternalDiameter', 'length', v.downstreamPipeDiameter, 'mm'),
            ...sent('pipeWallThickness', 'length', v.pipeWallThickness, 'mm'),
          },
  ),
};
