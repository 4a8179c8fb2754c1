import {
  actionBand,
  eddyFrequency,
  massPerMetre,
  naturalFrequency,
  qualitativeLikelihood,
  turbulenceIntensity,
  turbulenceLikelihood,
  turbulencePowerLevel,
  turbulentFrom,
  vibrationFactor,
} from '@isentrope/engineering/vibration';
import { absent, calculator, missing } from '../../kit/index.ts';
import { drawLine } from './drawing.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import { guidance } from './guidance.ts';
import { meta } from './meta.ts';
import { plots } from './plots.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

export default calculator(meta, sections)
  .step('stream', ['fluidType', 'flowRate', 'density', 'vaporFlowRate?', 'vaporDensity?'], { label: '' }, steps.stream)
  .step('massFlow', ['fluidType', 'stream'], steps.massFlow.info, steps.massFlow.compute)
  .step('effectiveDensity', ['fluidType', 'stream'], steps.effectiveDensity.info, steps.effectiveDensity.compute)
  .step(
    'insideDiameter',
    ['pipeOutsideDiameter', 'pipeWallThickness'],
    { label: 'Inside diameter', symbol: 'D_i', equation: 'D_i = D-2*t_w', kind: 'length', unit: 'mm' },
    steps.insideDiameter,
  )
  .step(
    'velocity',
    ['massFlow', 'effectiveDensity', 'insideDiameter'],
    { label: 'Velocity', symbol: 'v', equation: 'v = 4*W_t/(π*D_i^2*ρ)', kind: 'velocity', unit: 'm/s' },
    v => (4 * v.massFlow) / (Math.PI * v.insideDiameter ** 2 * v.effectiveDensity),
  )
  .step(
    'rhoV2',
    ['effectiveDensity', 'velocity'],
    { label: 'Momentum flux ρv²', symbol: 'J', equation: 'J = ρ*v^2', kind: 'momentumFlux', unit: 'kg/(m·s²)' },
    v => v.effectiveDensity * v.velocity ** 2,
  )
  .step('fluidViscosityFactor', ['fluidType', 'viscosity?'], steps.viscosityFactor.info, steps.viscosityFactor.compute)
  .check(['fluidType', 'viscosity'], steps.thickGas)
  .step('vibrationFactor', ['supportArrangement', 'pipeOutsideDiameter', 'pipeWallThickness'], steps.factor.info, v =>
    vibrationFactor(v.supportArrangement, v.pipeOutsideDiameter, v.pipeWallThickness),
  )
  .check(['supportArrangement', 'pipeOutsideDiameter', 'vibrationFactor'], steps.betweenForms)
  .step(
    'lof',
    ['rhoV2', 'fluidViscosityFactor', 'vibrationFactor'],
    {
      label: 'Likelihood of failure, LOF',
      symbol: 'LOF',
      equation: 'LOF = J*FVF/F_v',
      source: `${steps.aviff}, flow induced turbulence`,
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v => turbulenceLikelihood(v.rhoV2, v.fluidViscosityFactor, v.vibrationFactor),
  )
  .check(['lof'], steps.words)
  .step(
    'likelihood',
    ['lof'],
    { label: 'Likelihood of failure', source: `${steps.aviff}: high from LOF 1, medium from 0.5` },
    v => actionBand(v.lof).likelihood,
  )
  .step(
    'qualitative',
    ['rhoV2'],
    { label: 'Likelihood by ρv² alone', source: `${steps.aviff}: low below 5000, high above 20 000` },
    v => qualitativeLikelihood(v.rhoV2),
  )
  .step(
    'action',
    ['lof'],
    { label: 'Action', source: `${steps.aviff}, actions for main lines` },
    v => actionBand(v.lof).summary,
  )
  .step('allowedSpan', ['supportArrangement', 'pipeOutsideDiameter'], steps.allowedSpan.info, steps.allowedSpan.compute)
  .step(
    'neededArrangement',
    ['rhoV2', 'fluidViscosityFactor', 'pipeOutsideDiameter', 'pipeWallThickness'],
    { label: 'Most flexible with LOF below 0.5', source: steps.aviff },
    steps.neededArrangement,
  )
  .step(
    'spanNeeded',
    ['neededArrangement', 'pipeOutsideDiameter'],
    { label: 'Longest span with LOF below 0.5', source: steps.aviff, kind: 'length', unit: 'm', digits: 3 },
    steps.spanNeeded,
  )
  .step('spanArrangement', ['span?', 'pipeOutsideDiameter'], steps.spanArrangement.info, steps.spanArrangement.compute)
  .check(['supportArrangement', 'pipeOutsideDiameter', 'spanArrangement'], steps.claimedTooStiff)
  .step(
    'reynoldsNumber',
    ['massFlow', 'insideDiameter', 'viscosity'],
    { label: 'Reynolds number', symbol: 'Re', equation: 'Re = 4*W_t/(π*D_i*μ)', kind: 'number', unit: '' },
    v => (4 * v.massFlow) / (Math.PI * v.insideDiameter * v.viscosity),
  )
  .step(
    'turbulenceIntensity',
    ['reynoldsNumber'],
    {
      label: 'Turbulence intensity',
      symbol: 'Tu',
      equation: 'Tu = 0.16*Re^(-1/8)',
      source: 'Core of fully developed pipe flow',
      kind: 'fraction',
      unit: '%',
      digits: 3,
    },
    v =>
      v.reynoldsNumber < turbulentFrom
        ? absent('the flow is not turbulent: Re below 4000')
        : turbulenceIntensity(v.reynoldsNumber),
  )
  .step(
    'turbulencePower',
    ['fluidType', 'massFlow', 'velocity', 'soundSpeed?'],
    {
      label: 'Sound power of the turbulence',
      symbol: 'L_W',
      equation: 'L_W = 10*log10(1e-4*(v/c)^3.6*W_t*v^2/2/1e-12)',
      source: 'Order of magnitude: acoustical efficiency of a subsonic stream, as in IEC 60534-8-3',
      kind: 'level',
      unit: 'dB',
      digits: 3,
      when: { fluidType: 'Gas' },
    },
    v => {
      if (v.fluidType !== 'Gas') return absent('not a gas');
      return v.soundSpeed === undefined
        ? missing('speed of sound')
        : turbulencePowerLevel(v.massFlow, v.velocity, v.soundSpeed);
    },
  )
  .step(
    'massPerMetre',
    ['insideDiameter', 'pipeOutsideDiameter', 'pipeWallThickness', 'effectiveDensity', 'pipeMaterial'],
    { label: 'Mass of a metre, full', symbol: 'm', source: 'Without insulation; kg/m', kind: 'number', unit: '' },
    v =>
      massPerMetre({
        outsideDiameter: v.pipeOutsideDiameter,
        wallThickness: v.pipeWallThickness,
        fluidDensity: v.effectiveDensity,
        material: v.pipeMaterial,
      }),
  )
  .step(
    'naturalFrequency',
    [
      'span?',
      'massPerMetre',
      'pipeOutsideDiameter',
      'pipeWallThickness',
      'effectiveDensity',
      'pipeMaterial',
      'endCondition',
    ],
    steps.naturalFrequency.info,
    v =>
      v.span === undefined
        ? missing('span between supports')
        : naturalFrequency({
            length: v.span,
            outsideDiameter: v.pipeOutsideDiameter,
            wallThickness: v.pipeWallThickness,
            fluidDensity: v.effectiveDensity,
            material: v.pipeMaterial,
            ends: v.endCondition,
          }),
  )
  .step(
    'eddyFrequency',
    ['velocity', 'insideDiameter'],
    {
      label: 'Frequency of the large eddies',
      symbol: 'f_e',
      equation: 'f_e = 0.2*v/D_i',
      source: 'Order of magnitude: Strouhal number 0.2',
      kind: 'frequency',
      unit: 'Hz',
      digits: 3,
    },
    v => eddyFrequency(v.velocity, v.insideDiameter),
  )
  .check(['eddyFrequency', 'naturalFrequency'], steps.resonance)
  .check(['naturalFrequency'], steps.softSpan)
  .step(
    'fatigueTime',
    ['naturalFrequency'],
    {
      label: 'Time to 10⁷ stress cycles',
      symbol: 't_N',
      equation: 't_N = 10^7/f_n',
      source: 'At the natural frequency: a line that has run longer without a crack is below its endurance limit',
      kind: 'time',
      unit: 'd',
      digits: 2,
    },
    v => 1e7 / v.naturalFrequency,
  )
  .step(
    'alternatives',
    ['stream', 'fluidViscosityFactor', 'vibrationFactor', 'pipeOutsideDiameter', 'pipeWallThickness'],
    { label: 'Other walls and arrangements' },
    steps.alternatives,
  )
  .define({
    results: {
      Assessment: ['lof', 'likelihood', 'qualitative', 'rhoV2', 'fluidViscosityFactor', 'vibrationFactor', 'action'],
      'Support spacing': ['allowedSpan', 'neededArrangement', 'spanNeeded', 'spanArrangement', 'alternatives'],
      'Flow and frequency': [
        'velocity',
        'reynoldsNumber',
        'turbulenceIntensity',
        'turbulencePower',
        'eddyFrequency',
        'naturalFrequency',
        'fatigueTime',
      ],
    },
    primary: 'lof',
    examples,
    published,
    references: [
      'Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework, 2nd ed. 2008: flow induced turbulence, support arrangement, actions.',
      'IEC 60534-8-3:2010, Control valve aerodynamic noise prediction method: acoustical efficiency.',
      'ASME B36.10M, B36.19M: walls of steel pipe.',
    ],
    guidance,
    drawing: drawLine,
    plots,
  });
