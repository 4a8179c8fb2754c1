import { sharedFluid, fluidRows } from '../../fluid/index.ts';
import { byMethod, calculation, derivedDefault, selector } from '../../kit/index.ts';
import * as chain from './chain.ts';
import { drawDevice } from './drawing.ts';
import { examples } from './examples.ts';
import { pipeSelection, fluid, step1, step2 } from './fields.ts';
import { guidance } from './guidance.ts';
import * as levels from './levels.ts';
import { meta } from './meta.ts';
import { plots } from './plots.ts';
import { criticalRatio, guideline, original, pressureRatio, sourceChecks } from './source.ts';
import { stream } from './stream.ts';

const { byOriginal, byGuideline } = levels;
const soundPowerLevel = byMethod({ original: original.soundPowerLevel, 'ei-avif': guideline.soundPowerLevel });
const sonicFlow = byMethod({ original: original.sonicFlow, 'ei-avif': guideline.sonicFlow });
const levelAtDiscontinuity = byMethod({
  original: byOriginal.levelAtDiscontinuity,
  'ei-avif': byGuideline.levelAtDiscontinuity,
});
const totalLevel = byMethod({ original: byOriginal.totalLevel, 'ei-avif': byGuideline.totalLevel });
const lof = byMethod({ 'ei-avif': chain.lof });
const likelihood = byMethod({ original: levels.originalLikelihood, 'ei-avif': chain.likelihood });

const { userDescription, lineNumber, flowRate, ...state } = step1;
const { p1, p2 } = state;
const { distanceToDiscontinuity, pipeInternalDiameter, pipeWallThickness } = step2;
const { branchDiameter, branchType, pipeMaterial } = step2;
const furtherSources = [step2.ap2, step2.ap3, step2.ap4];

export default calculation(meta, {
  inputs: {
    'Step 1': [userDescription, lineNumber, flowRate, ...fluidRows(fluid), ...Object.values(state)],
    'Step 2': [
      distanceToDiscontinuity,
      pipeInternalDiameter,
      ...furtherSources,
      ...pipeSelection.fields,
      pipeWallThickness,
      branchType,
      branchDiameter,
      pipeMaterial,
    ],
  },
  fills: [
    ...stream.fills,
    derivedDefault(pipeInternalDiameter, pipeSelection.innerDiameter),
    derivedDefault(pipeWallThickness, pipeSelection.wallThickness),
  ],
  loads: stream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    'Step 1, source': [
      soundPowerLevel,
      byMethod({ original: original.sonicVelocity, 'ei-avif': guideline.sonicVelocity }),
      sonicFlow,
      pressureRatio,
    ],
    'Step 2, discontinuity': [
      levelAtDiscontinuity,
      totalLevel,
      lof,
      likelihood,
      byMethod({ 'ei-avif': chain.eisingerLimit }),
    ],
  },
  primary: soundPowerLevel,
  answers: [soundPowerLevel, totalLevel, lof, likelihood],
  methodHelp:
    'EI AVIFF is recommended. The simplified method, for checking older calculations, calls failure likely from 160 dB at the welded discontinuity.',
  methods: {
    original: {
      name: 'Simplified (160 dB limit)',
      shows: [
        original.sonicVelocity,
        original.soundPowerLevel,
        byOriginal.totalLevel,
        levels.originalLikelihood,
        levels.originalStep2,
      ],
      checks: [levels.originalMessages],
    },
    'ei-avif': {
      name: 'EI AVIFF',
      shows: [
        guideline.sonicVelocity,
        guideline.soundPowerLevel,
        levels.levelOfAll,
        byGuideline.totalLevel,
        ...chain.chainSteps,
        chain.lof,
        chain.likelihood,
        chain.eisingerLimit,
        chain.guidelineStep2,
      ],
      checks: [chain.guidelineMessages],
    },
  },
  crossCheck: {
    result: soundPowerLevel,
    unsafe: 'higher',
    consequence: 'the simplified method underestimates the source',
    questions: [sonicFlow, likelihood],
  },
  shows: [pressureRatio, criticalRatio],
  checks: [...sourceChecks, ...stream.checks],
  examples,
  published: () => import('./published.ts'),
  references: [
    'Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework, 2nd ed. 2008, with errata.',
    'V. A. Carucci, R. T. Mueller, Acoustically induced piping vibration in high capacity pressure reducing systems, ASME 82-WA/PVP-8, 1982.',
    'F. L. Eisinger, Designing piping systems against acoustically induced structural fatigue, J. Pressure Vessel Technology 119 (1997) 379–383.',
  ],
  guidance,
  drawing: selector(
    {
      p1,
      p2,
      soundPowerLevel,
      totalLevel,
      levelAtDiscontinuity,
      distanceToDiscontinuity,
      pipeInternalDiameter,
      branchDiameter,
      sonicFlow,
    },
    drawDevice,
  ),
  plots: selector(
    {
      slenderness: byMethod({ 'ei-avif': chain.slenderness }),
      totalLevel,
      lof,
      pipeInternalDiameter,
      pipeWallThickness,
      branchDiameter,
      branchType,
      pipeMaterial,
    },
    plots,
  ),
});
