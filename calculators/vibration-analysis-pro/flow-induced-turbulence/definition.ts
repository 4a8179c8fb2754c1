import { sharedFluid, fluidRows } from '../../fluid/index.ts';
import { calculation, derivedDefault, selector } from '../../kit/index.ts';
import { drawLine } from './drawing.ts';
import { examples } from './examples.ts';
import { pipeSelection, flow, flowing, fluid, pipe, support } from './fields.ts';
import {
  effectiveDensity,
  fluidViscosityFactor,
  reynoldsNumber,
  rhoV2,
  thickGas,
  turbulenceIntensity,
  turbulencePower,
  velocity,
} from './flow.ts';
import { eddyFrequency, fatigueTime, frequencyChecks, naturalFrequency } from './frequency.ts';
import { guidance } from './guidance.ts';
import * as line from './line.ts';
import { meta } from './meta.ts';
import { plots } from './plots.ts';
import { stream } from './stream.ts';

const { lof, allowedSpan } = line;
const { pipeOutsideDiameter, pipeWallThickness } = pipe;
const { userDescription, lineNumber, fluidType, flowRate, ...properties } = flow;

export default calculation(meta, {
  inputs: {
    Flow: [
      userDescription,
      lineNumber,
      fluidType,
      flowRate,
      ...fluidRows(fluid),
      ...Object.values(flowing),
      ...Object.values(properties),
    ],
    Pipe: [...pipeSelection.fields, ...Object.values(pipe)],
    Support: Object.values(support),
  },
  fills: [
    ...stream.fills,
    derivedDefault(pipe.pipeOutsideDiameter, pipeSelection.outerDiameter),
    derivedDefault(pipe.pipeWallThickness, pipeSelection.wallThickness),
  ],
  loads: stream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    Assessment: [
      lof,
      line.likelihood,
      line.qualitative,
      rhoV2,
      fluidViscosityFactor,
      line.vibrationFactor,
      line.action,
    ],
    'Support spacing': [allowedSpan, line.neededArrangement, line.spanNeeded, line.spanArrangement, line.alternatives],
    'Flow and frequency': [
      velocity,
      reynoldsNumber,
      turbulenceIntensity,
      turbulencePower,
      eddyFrequency,
      naturalFrequency,
      fatigueTime,
    ],
  },
  primary: lof,
  answers: [lof, line.likelihood, velocity, allowedSpan],
  checks: [thickGas, ...stream.checks, ...line.lineChecks, ...frequencyChecks],
  examples,
  published: () => import('./published.ts'),
  references: [
    'Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework, 2nd ed. 2008: flow induced turbulence, support arrangement, actions.',
    'IEC 60534-8-3:2010, Control valve aerodynamic noise prediction method: acoustical efficiency.',
    'ASME B36.10M, B36.19M: walls of steel pipe.',
  ],
  guidance,
  drawing: selector(
    { ...support, allowedSpan, pipeOutsideDiameter, pipeWallThickness, velocity, lof, naturalFrequency },
    drawLine,
  ),
  plots: selector(
    { velocity, lof, effectiveDensity, fluidViscosityFactor, pipeOutsideDiameter, pipeWallThickness },
    plots,
  ),
});
