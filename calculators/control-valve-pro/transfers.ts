import { absolute, gasConstant } from '@isentrope/engineering/quantities';
import { fluid, userDescription } from '../control-valve/fields.ts';
import { transferredFluid, enteredProperty } from '../fluid/index.ts';
import { selector, transferField, type CaseInput, type StepInputs } from '../kit/index.ts';
import { fluidType, flowInputs, piping } from './fields.ts';
import { stream } from './stream.ts';

const { flowRate, upstreamPressure, pressureDifferential } = flowInputs;
const { temperature, molecularWeight, gamma, compressibilityFactor } = flowInputs;
const { downstreamPipeDiameter, pipeWallThickness } = piping;

const duty = { upstreamPressure, pressureDifferential, temperature, molecularWeight, compressibilityFactor };

/** Typed gas properties, transferred with the fluid if one is selected. */
const typedProperties = {
  typedWeight: enteredProperty(molecularWeight, stream.gas.molarMass),
  typedGamma: enteredProperty(gamma, stream.gas.idealHeatRatio),
  typedFactor: enteredProperty(compressibilityFactor, stream.gas.compressibilityFactor),
};

/** Density, kg/m³, at the mean of inlet and outlet pressure. */
function meanDensity(v: Partial<StepInputs<typeof duty>>): number | undefined {
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
  give: selector(
    {
      userDescription,
      fluidType,
      flowRate,
      chosen: transferredFluid(fluid),
      ...duty,
      ...typedProperties,
      downstreamPipeDiameter,
      pipeWallThickness,
    },
    v =>
      v.fluidType !== 'Gas' || v.upstreamPressure === undefined || v.pressureDifferential === undefined
        ? undefined
        : {
            ...(v.userDescription ? { userDescription: v.userDescription } : {}),
            ...transferField('flowRate', 'massFlow', v.flowRate, 'kg/h'),
            ...v.chosen,
            ...transferField('density', 'density', isFilled(v) ? undefined : meanDensity(v), 'kg/m³'),
            ...transferField('p1', 'gaugePressure', v.upstreamPressure, 'bar(g)'),
            ...transferField('p2', 'gaugePressure', v.upstreamPressure - v.pressureDifferential, 'bar(g)'),
            ...transferField('temperature', 'temperature', v.temperature, '°C'),
            ...transferField('molecularWeight', 'molarMass', v.typedWeight, 'g/mol'),
            ...transferField('gamma', 'number', v.typedGamma === 1 ? undefined : v.typedGamma, ''),
            ...transferField('pipeInternalDiameter', 'length', v.downstreamPipeDiameter, 'mm'),
            ...transferField('pipeWallThickness', 'length', v.pipeWallThickness, 'mm'),
          },
  ),
};
