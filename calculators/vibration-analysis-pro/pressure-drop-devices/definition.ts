import { acousticThreshold, actionBand, eisingerLimit, isOriginallySonic } from '@isentrope/engineering/vibration';
import { calculator } from '../../kit/index.ts';
import { drawDevice } from './drawing.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import { guidance } from './guidance.ts';
import { meta } from './meta.ts';
import { plots } from './plots.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

const discontinuity = [
  'pipeInternalDiameter?',
  'pipeWallThickness?',
  'branchType',
  'branchDiameter?',
  'pipeMaterial',
] as const;
const additional = ['ap2?', 'ap3?', 'ap4?'] as const;

export default calculator(meta, sections)
  .step('stream', ['flowRate', 'density', 'p1', 'p2', 'temperature', 'molecularWeight'], { label: '' }, steps.stream)
  .step('velocityOriginal', ['stream'], { label: '' }, steps.velocityByOriginal)
  .step(
    'pressureRatio',
    ['stream'],
    {
      label: 'Upstream over downstream pressure',
      symbol: 'R_p',
      equation: 'R_p = (p_1g+101325)/(p_2g+101325)',
      source: 'Absolute pressures',
      kind: 'number',
      unit: '',
    },
    steps.pressureRatio,
  )
  .step(
    'criticalRatio',
    ['stream', 'gamma?'],
    {
      label: 'Critical pressure ratio',
      symbol: 'R_c',
      equation: 'R_c = ((γ+1)/2)^(γ/(γ-1))',
      source: 'Isentropic throat, ideal gas',
      kind: 'number',
      unit: '',
    },
    steps.criticalRatio,
  )
  .check(['velocityOriginal', 'pressureRatio', 'criticalRatio'], steps.sonicDisagreement)
  .check(['lowNoiseTrim'], steps.trimIgnored)
  .method('original', 'Original', m =>
    m
      .step(
        'sonicVelocity',
        ['velocityOriginal'],
        {
          label: 'Sonic velocity',
          symbol: 'c',
          equation: 'c = 0.3048*223.1286*sqrt(((p_1g+p_2g)/2/10^5*14.5038+14.7)/(10.731589*0.062428*ρ))',
          source: 'Original rules: ft/s, psi and lb/ft³ at the mean pressure',
          kind: 'velocity',
          unit: 'm/s',
        },
        v => v.velocityOriginal,
      )
      .step(
        'sonicFlow',
        ['velocityOriginal'],
        { label: 'Sonic flow', source: 'Original rules: sonic velocity of at least 1125 ft/s' },
        v => isOriginallySonic(v.velocityOriginal),
      )
      .step(
        'pressureDropRatio',
        ['stream'],
        {
          label: 'Pressure drop over upstream pressure',
          symbol: 'x',
          equation: 'x = (p_1g-p_2g)/p_1g',
          source: 'Original rules: p₁ in bar(g), as entered',
          kind: 'number',
          unit: '',
        },
        steps.ratioByOriginal,
      )
      .step(
        'soundPowerLevel',
        ['stream', 'pressureDropRatio', 'sonicFlow', 'lowNoiseTrim'],
        { ...steps.level, source: steps.originalRules },
        steps.levelOf,
      )
      .step(
        'levelAtDiscontinuity',
        ['soundPowerLevel', 'distanceToDiscontinuity?', 'pipeInternalDiameter?'],
        steps.levelAtDiscontinuity.info,
        steps.levelAtDiscontinuity.byOriginal,
      )
      .step('totalLevel', ['levelAtDiscontinuity', ...additional], steps.totalLevel.info, steps.totalLevel.compute)
      .step(
        'likelihood',
        ['soundPowerLevel', 'totalLevel?', 'distanceToDiscontinuity?', 'pipeInternalDiameter?', ...additional],
        { label: 'Likelihood of failure', source: 'Original rules: high from 160 dB at the discontinuity' },
        steps.originalLikelihood,
      )
      .check(['soundPowerLevel', 'totalLevel?', ...additional], steps.originalWords)
      .step(
        'step2',
        ['soundPowerLevel'],
        { label: 'Step 2 called for', source: 'Sound power level above 155 dB' },
        v => v.soundPowerLevel > acousticThreshold,
      ),
  )
  .method('ei-avif', 'EI AVIFF', m =>
    m
      .step(
        'sonicVelocity',
        ['stream', 'gamma', 'temperature', 'molecularWeight'],
        {
          label: 'Sonic velocity',
          symbol: 'c',
          equation: 'c = sqrt(γ*8.314462618*T/M)',
          source: 'Ideal gas, upstream',
          kind: 'velocity',
          unit: 'm/s',
        },
        v => Math.sqrt((v.gamma * 8.314462618 * v.temperature) / v.molecularWeight),
      )
      .step(
        'sonicFlow',
        ['stream', 'pressureRatio?', 'criticalRatio'],
        { label: 'Sonic flow', source: `${steps.aviff}: p₁/p₂ not below the critical ratio` },
        v => v.pressureRatio === undefined || v.pressureRatio >= v.criticalRatio,
      )
      .step(
        'pressureDropRatio',
        ['stream', 'p1', 'p2'],
        {
          label: 'Pressure drop over upstream pressure',
          symbol: 'x',
          equation: 'x = (p_1g-p_2g)/(p_1g+101325)',
          source: `${steps.aviff}: p₁ absolute`,
          kind: 'number',
          unit: '',
        },
        v => (v.p1 - v.p2) / (v.p1 + 101325),
      )
      .step(
        'soundPowerLevel',
        ['stream', 'pressureDropRatio', 'sonicFlow', 'lowNoiseTrim'],
        { ...steps.level, source: `${steps.aviff}, high-frequency acoustic excitation` },
        steps.levelOf,
      )
      .step('levelOfAll', ['soundPowerLevel', ...additional], steps.levelOfAll.info, steps.levelOfAll.compute)
      .step(
        'levelAtDiscontinuity',
        ['soundPowerLevel', 'levelOfAll', 'distanceToDiscontinuity?', 'pipeInternalDiameter?'],
        { ...steps.levelAtDiscontinuity.info, source: `${steps.aviff}; L in m, D in mm` },
        steps.levelAtDiscontinuity.byGuideline,
      )
      .step(
        'totalLevel',
        ['levelAtDiscontinuity', ...additional],
        { ...steps.totalLevel.info, source: steps.aviff },
        steps.totalLevel.compute,
      )
      .step('chain', ['totalLevel', ...discontinuity], { label: '' }, steps.chain)
      .step(
        'slenderness',
        ['chain'],
        {
          label: 'Outside diameter over wall',
          symbol: 'R',
          equation: 'R = (D_i+2*t_w)/t_w',
          kind: 'number',
          unit: '',
        },
        v => v.chain.slenderness,
      )
      .step(
        'factorS',
        ['chain'],
        { label: 'Factor s', symbol: 's', equation: 's = 91.9-R', source: steps.aviff, kind: 'number', unit: '' },
        v => v.chain.s,
      )
      .step(
        'factorA',
        ['chain'],
        {
          label: 'Factor a',
          symbol: 'a',
          equation: 'a = 3.28e-7*R^3-8.503e-5*R^2+7.063e-3*R+0.816',
          source: steps.aviff,
          kind: 'number',
          unit: '',
          digits: 5,
        },
        v => v.chain.a,
      )
      .step(
        'factorB',
        ['chain'],
        {
          label: 'Factor B',
          symbol: 'B',
          equation: 'B = a*H',
          where: ['H = L_T-0.112762*s-0.001812*s^2+4.307277e-5*s^3'],
          source: steps.aviff,
          kind: 'number',
          unit: '',
          digits: 6,
        },
        v => v.chain.B,
      )
      .step(
        'logCycles',
        ['chain'],
        {
          label: 'Decimal logarithm of the cycles to failure',
          symbol: 'log_N',
          equation: 'log_N = 470711.5155-63075.1242*log10(B)+183685.4368/sqrt(B)-575094.3273/B^0.1',
          source: `${steps.aviff}, official errata`,
          kind: 'number',
          unit: '',
          digits: 5,
        },
        v => v.chain.logCycles,
      )
      .step(
        'branchFactor',
        ['chain', 'branchDiameter'],
        {
          label: 'Factor for the branch size',
          symbol: 'F_1',
          equation: v =>
            v.chain.branchFactor === 0.5 ? 'F_1 = 0.5' : 'F_1 = -0.07+0.91*R_d+1.32/R_d-0.48*R_d^1.5+0.065*R_d^2',
          where: ['R_d = (D_i+2*t_w)/d_b'],
          source: `${steps.aviff}, FLM1`,
          kind: 'number',
          unit: '',
        },
        v => v.chain.branchFactor,
      )
      .step(
        'connectionFactor',
        ['chain', 'branchType'],
        {
          label: 'Factor for the connection',
          symbol: 'F_2',
          equation: v => (v.branchType === 'Weldolet' ? 'F_2 = 0.29+0.09*t' : 'F_2 = 1'),
          where: v => (v.branchType === 'Weldolet' ? steps.hyperbolicTangent : []),
          source: `${steps.aviff}, FLM2`,
          kind: 'number',
          unit: '',
        },
        v => v.chain.connectionFactor,
      )
      .step(
        'materialFactor',
        ['chain', 'pipeMaterial'],
        {
          label: 'Factor for the material',
          symbol: 'F_3',
          equation: v => (v.pipeMaterial === 'Duplex' ? 'F_3 = 0.263+0.087*t' : 'F_3 = 1'),
          where: v => (v.pipeMaterial === 'Duplex' ? steps.hyperbolicTangent : []),
          source: `${steps.aviff}, FLM3`,
          kind: 'number',
          unit: '',
        },
        v => v.chain.materialFactor,
      )
      .step(
        'unlimitedLof',
        ['chain'],
        {
          label: 'Likelihood before its limits',
          symbol: 'L_f',
          equation: 'L_f = 3.1-0.1303*(log_N*ln(10)+F)',
          where: ['F = ln(F_1*F_2*F_3)'],
          source: steps.aviff,
          kind: 'number',
          unit: '',
          digits: 3,
        },
        v => v.chain.unlimited,
      )
      .step(
        'lof',
        ['levelOfAll', 'chain?', 'totalLevel?', 'distanceToDiscontinuity?', ...additional, ...discontinuity],
        {
          label: 'Likelihood of failure, LOF',
          source: `${steps.aviff}: 0.29 up to 155 dB of all sources and where less than 0.5 comes out; at most 1`,
          when: steps.byGuideline,
          kind: 'number',
          unit: '',
          digits: 3,
        },
        steps.likelihoodOfFailure,
      )
      .step(
        'likelihood',
        ['soundPowerLevel', 'lof?', 'distanceToDiscontinuity?', ...additional, ...discontinuity],
        {
          label: 'Likelihood of failure',
          source: `${steps.aviff}: high from LOF 1, medium from 0.5; high until step 2 is done`,
        },
        v => (v.lof === undefined ? 'High' : actionBand(v.lof).likelihood),
      )
      .step(
        'eisingerLimit',
        ['slenderness'],
        {
          label: 'Allowable level, Eisinger',
          symbol: 'L_E',
          equation: 'L_E = 173.6-0.125*R',
          source: 'Eisinger 1997, coefficients as quoted elsewhere; a second opinion',
          when: steps.byGuideline,
          kind: 'level',
          unit: 'dB',
        },
        v => eisingerLimit(v.slenderness),
      )
      .check(['soundPowerLevel', 'levelOfAll', 'lof?'], steps.guidelineWords)
      .step(
        'step2',
        ['soundPowerLevel'],
        { label: 'Step 2 called for', source: `${steps.aviff}: the other sources count whatever the main source` },
        () => true,
      ),
  )
  .define({
    results: {
      'Step 1, source': ['soundPowerLevel', 'sonicVelocity', 'sonicFlow', 'pressureRatio'],
      'Step 2, discontinuity': ['levelAtDiscontinuity', 'totalLevel', 'lof', 'likelihood', 'eisingerLimit'],
    },
    primary: 'soundPowerLevel',
    crossCheck: {
      result: 'soundPowerLevel',
      unsafe: 'higher',
      consequence: 'the original rules take the source to be quieter than it is',
      questions: ['sonicFlow', 'likelihood'],
    },
    examples,
    published,
    references: [
      'Energy Institute, Guidelines for the avoidance of vibration induced fatigue failure in process pipework, 2nd ed. 2008, with errata.',
      'V. A. Carucci, R. T. Mueller, Acoustically induced piping vibration in high capacity pressure reducing systems, ASME 82-WA/PVP-8, 1982.',
      'F. L. Eisinger, Designing piping systems against acoustically induced structural fatigue, J. Pressure Vessel Technology 119 (1997) 379–383.',
    ],
    guidance,
    drawing: drawDevice,
    plots,
  });
