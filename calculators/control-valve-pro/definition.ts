import { drawValve } from '../control-valve/drawing.ts';
import * as iec from '../control-valve/iec-steps.ts';
import { given as commonInputs, noCoefficient } from '../control-valve/inputs.ts';
import { originalCurve, standardCurve } from '../control-valve/plots.ts';
import * as steps from '../control-valve/steps.ts';
import { absent, calculator, missing } from '../kit/index.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import * as outlet from './outlet-steps.ts';
import { valvePlots } from './plots.ts';
import { published } from './published.ts';
import { sends } from './sends.ts';
import * as twoPhase from './two-phase-steps.ts';
import * as valve from './valve-steps.ts';

const words: iec.ConditionWords = ['Non-choked', 'Choked'];
const { original } = steps;
const { standard } = iec;

const given = [
  ...commonInputs,
  'vaporFlowRate?',
  'vaporTemperature?',
  'vaporMolecularWeight?',
  'vaporGamma?',
  'vaporZ?',
] as const;

export default calculator(meta, {
  'Process data': valve.fields.process,
  Valve: valve.fields.valve,
  Piping: valve.fields.piping,
})
  .step('inletPressure', ['upstreamPressure'], steps.inletPressure.info, steps.inletPressure.compute)
  .check(['inletPressure', 'pressureDifferential'], steps.differentialTooLarge)
  .step(
    'downstreamPressure',
    ['inletPressure', 'pressureDifferential'],
    steps.downstreamPressure.info,
    steps.downstreamPressure.compute,
  )
  .step('liquidFactor', ['vaporPressure', 'criticalPressure'], steps.liquidFactor.info, steps.liquidFactor.compute)
  .step(
    'venaContractaDrop',
    ['inletPressure', 'liquidFactor', 'vaporPressure'],
    steps.venaContractaDrop.info,
    steps.venaContractaDrop.compute,
  )
  .step(
    'pressureDropRatio',
    ['fluidType', 'pressureDifferential', 'inletPressure'],
    steps.pressureDropRatio.info,
    steps.pressureDropRatio.compute,
  )
  .step('heatRatio', ['fluidType', 'gamma?', 'vaporGamma?'], { label: '' }, v => {
    if (v.fluidType === 'Liquid') return absent('liquid');
    const twoPhases = v.fluidType === 'Two Phase Flow Regime';
    return v.gamma ?? v.vaporGamma ?? missing(`${twoPhases ? 'vapour ' : ''}ratio of specific heats`);
  })
  .step('heatRatioFactor', ['heatRatio'], steps.heatRatioFactor.info, steps.heatRatioFactor.compute)
  .step('gasFlow', ['fluidType', 'flowRate?', 'vaporFlowRate?'], { label: '' }, v => {
    if (v.fluidType === 'Liquid') return absent('liquid');
    if (v.fluidType === 'Gas') return v.flowRate ?? missing('flow rate');
    return v.vaporFlowRate ?? missing('vapour flow rate');
  })
  .step('gasState', ['fluidType', ...given], { label: '' }, v => {
    if (v.fluidType === 'Liquid') return absent('liquid');
    const temperature = v.temperature ?? v.vaporTemperature;
    const molarMass = v.molecularWeight ?? v.vaporMolecularWeight;
    const compressibilityFactor = v.compressibilityFactor ?? v.vaporZ;
    return temperature === undefined || molarMass === undefined || compressibilityFactor === undefined
      ? noCoefficient(v)
      : { temperature, molarMass, compressibilityFactor };
  })
  .step('inletDensity', ['inletPressure', 'gasState'], steps.inletDensity.info, steps.inletDensity.compute)
  .step('fittings', ['valveSize?', 'upstreamPipeDiameter?', 'downstreamPipeDiameter?'], { label: '' }, valve.reducers)
  .check(['inletPressure', 'downstreamPressure', 'vaporPressure'], steps.liquidState)
  .method('original', 'Original', m =>
    m
      .step(
        'chokedPressureDrop',
        ['fluidType', 'inletPressure?', 'venaContractaDrop?', 'heatRatioFactor?', ...given],
        original.chokedPressureDrop.info,
        original.chokedPressureDrop.compute,
      )
      .step(
        'flowCondition',
        ['fluidType', 'chokedPressureDrop?', ...given],
        { label: 'Flow condition', source: 'Original rules: no recovery factor' },
        iec.conditionIn(words),
      )
      .step(
        'sizingDrop',
        ['pressureDifferential', 'venaContractaDrop'],
        original.sizingDrop.info,
        original.sizingDrop.compute,
      )
      .step(
        'sizingRatio',
        ['pressureDropRatio', 'heatRatioFactor'],
        original.sizingRatio.info,
        original.sizingRatio.compute,
      )
      .step(
        'expansionFactor',
        ['pressureDropRatio', 'heatRatioFactor'],
        original.expansionFactor.info,
        original.expansionFactor.compute,
      )
      .step(
        'liquidCoefficient',
        [
          'flowRate',
          'inletPressure',
          'downstreamPressure',
          'pressureDifferential',
          'density',
          'vaporPressure',
          'criticalPressure',
        ],
        original.liquidCoefficient.info,
        original.liquidCoefficient.compute,
      )
      .step(
        'gasCoefficient',
        [
          'fluidType',
          'gasFlow',
          'inletPressure',
          'downstreamPressure',
          'pressureDifferential',
          'gasState',
          'heatRatio',
        ],
        original.gasCoefficient.info,
        original.gasCoefficient.compute,
      )
      .step(
        'valveFlowCoefficient',
        ['fluidType', 'liquidCoefficient?', 'gasCoefficient?', ...given],
        original.valveFlowCoefficient.info,
        original.valveFlowCoefficient.compute,
      )
      .step(
        'flowCurve',
        ['fluidType', 'valveFlowCoefficient', 'inletPressure', 'gasState?', 'heatRatio?', ...given],
        { label: '' },
        originalCurve,
      ),
  )
  .method('iec60534', 'IEC 60534-2-1', m => {
    const [FL, xT, Fd] = [valve.styleFactor('FL'), valve.styleFactor('xT'), valve.styleFactor('Fd')];
    return m
      .step('recoveryFactor', ['valveStyle', 'FL?'], FL.info, FL.compute)
      .step('ratioFactor', ['valveStyle', 'xT?'], xT.info, xT.compute)
      .step('styleModifier', ['valveStyle', 'Fd?'], Fd.info, Fd.compute)
      .step(
        'lossSum',
        ['fittings', 'valveSize?', 'upstreamPipeDiameter?', 'downstreamPipeDiameter?'],
        valve.lossSum.info,
        valve.lossSum.compute,
      )
      .step(
        'inletLoss',
        ['fittings', 'valveSize?', 'upstreamPipeDiameter?', 'downstreamPipeDiameter?'],
        valve.inletLoss.info,
        valve.inletLoss.compute,
      )
      .step(
        'viscousValve',
        ['fluidType', 'viscosity?', 'valveSize?', 'styleModifier?', 'recoveryFactor', 'ratedCv?'],
        { label: '' },
        valve.viscousValve,
      )
      .step('solution', [...iec.solutionNeeds, 'fittings', 'viscousValve?', 'gasFlow?', ...given], { label: '' }, v =>
        v.fluidType === 'Two Phase Flow Regime'
          ? twoPhase.solveTwoPhase(v, v.fittings)
          : iec.solveSinglePhase(v, { fittings: v.fittings, viscous: v.viscousValve }),
      )
      .step(
        'fittedRatioFactor',
        ['fluidType', 'solution?', 'fittings', 'ratioFactor', ...given],
        standard.fittedRatioFactor.info,
        standard.fittedRatioFactor.compute,
      )
      .step(
        'chokedRatio',
        ['heatRatioFactor', 'fittedRatioFactor'],
        standard.chokedRatio.info,
        standard.chokedRatio.compute,
      )
      .step(
        'chokedPressureDrop',
        [
          'fluidType',
          'solution?',
          'fittings',
          'recoveryFactor',
          'inletPressure?',
          'venaContractaDrop?',
          'chokedRatio?',
          ...given,
        ],
        standard.chokedPressureDrop.info,
        standard.chokedPressureDrop.compute,
      )
      .step(
        'flowCondition',
        ['fluidType', 'solution?', 'chokedPressureDrop?', ...given],
        { label: 'Flow condition', source: 'IEC 60534-2-1:2011, 6.2.2 and 7.2.2' },
        iec.conditionIn(words),
      )
      .step(
        'pipingGeometryFactor',
        ['solution', 'fittings'],
        standard.pipingGeometryFactor.info,
        standard.pipingGeometryFactor.compute,
      )
      .step(
        'fittedRecoveryFactor',
        ['solution', 'fittings', 'recoveryFactor'],
        valve.fittedRecoveryFactor.info,
        valve.fittedRecoveryFactor.compute,
      )
      .step('sizingDrop', ['solution'], standard.sizingDrop.info, standard.sizingDrop.compute)
      .step(
        'sizingRatio',
        ['fluidType', 'inletPressure', 'pressureDropRatio', 'chokedRatio', 'sizingDrop?', ...given],
        standard.sizingRatio.info,
        standard.sizingRatio.compute,
      )
      .step('reynoldsNumber', ['solution', 'viscousValve'], valve.reynoldsNumber.info, valve.reynoldsNumber.compute)
      .step('trimConstant', ['solution', 'viscousValve'], valve.trimConstant.info, valve.trimConstant.compute)
      .step('reynoldsFactor', ['solution'], valve.reynoldsFactor.info, valve.reynoldsFactor.compute)
      .step(
        'expansionFactor',
        ['solution?', 'sizingRatio', 'chokedRatio'],
        standard.expansionFactor.info,
        standard.expansionFactor.compute,
      )
      .step('specificVolume', ['solution'], twoPhase.specificVolume.info, twoPhase.specificVolume.compute)
      .step('coefficient', ['solution'], standard.coefficient.info, standard.coefficient.compute)
      .step(
        'valveFlowCoefficient',
        ['coefficient'],
        standard.valveFlowCoefficient.info,
        standard.valveFlowCoefficient.compute,
      )
      .step(
        'flowCurve',
        ['solution', ...iec.solutionNeeds, 'fittings', 'viscousValve?', 'gasFlow?', ...given],
        { label: '' },
        v => standardCurve(v, { fittings: v.fittings, viscous: v.viscousValve }),
      )
      .step(
        'noise',
        [
          'fluidType',
          'solution',
          'valveFlowCoefficient',
          'recoveryFactor',
          'fittedRecoveryFactor',
          'pipingGeometryFactor',
          'styleModifier?',
          'valveSize?',
          'downstreamPipeDiameter?',
          'pipeWallThickness?',
          'soundSpeed?',
          'acousticEfficiency?',
          'inletPressure?',
          'downstreamPressure?',
          'gasState?',
          'heatRatio?',
          ...given,
        ],
        { label: '' },
        outlet.noiseOf,
      )
      .step('noiseLevel', ['noise'], outlet.noiseLevel.info, outlet.noiseLevel.compute)
      .check(['solution', 'ratioFactor', 'heatRatio?', 'valveSize?'], iec.remarks)
      .check(
        ['valveSize', 'solution', 'fittings', 'upstreamPipeDiameter?', 'downstreamPipeDiameter?'],
        valve.pipingRemarks,
      )
      .check(['solution', 'pressureDifferential', 'chokedPressureDrop', 'fluidType'], valve.viscousRemarks)
      .check(['solution', 'pressureDifferential'], twoPhase.twoPhaseRemarks)
      .check(['noise'], outlet.noiseRemarks);
  })
  .step(
    'kv',
    ['valveFlowCoefficient'],
    { label: 'Flow coefficient Kv', kind: 'flowCoefficient', unit: 'Kv', source: 'Kv = 0.865·Cv' },
    v => v.valveFlowCoefficient,
  )
  .step(
    'valveOpening',
    ['valveFlowCoefficient', 'ratedCv', 'characteristic', 'rangeability'],
    valve.valveOpening.info,
    valve.valveOpening.compute,
  )
  .step(
    'outletGasDensity',
    ['downstreamPressure', 'gasState'],
    outlet.outletGasDensity.info,
    outlet.outletGasDensity.compute,
  )
  .step(
    'outletVelocity',
    ['fluidType', 'valveSize', 'outletGasDensity?', ...given],
    outlet.outletVelocity.info,
    outlet.outletVelocity.compute,
  )
  .step(
    'cavitationIndex',
    ['fluidType', 'inletPressure', 'downstreamPressure', 'vaporPressure'],
    outlet.cavitation.info,
    outlet.cavitation.compute,
  )
  .check(['valveFlowCoefficient', 'ratedCv', 'rangeability', 'valveOpening?'], valve.openingRemarks)
  .check(['fluidType', 'outletVelocity', 'gasState', 'heatRatio'], v =>
    v.fluidType === 'Gas' ? outlet.sonicOutlet(v) : [],
  )
  .define({
    results: {
      Results: [
        'valveFlowCoefficient',
        'kv',
        'flowCondition',
        'chokedPressureDrop',
        'valveOpening',
        'expansionFactor',
        'pipingGeometryFactor',
        'reynoldsNumber',
        'reynoldsFactor',
        'outletVelocity',
        'cavitationIndex',
        'noiseLevel',
      ],
    },
    primary: 'valveFlowCoefficient',
    crossCheck: steps.crossCheck,
    examples,
    published,
    references: [
      'IEC 60534-2-1:2011, Industrial-process control valves. Part 2-1: Flow capacity. Sizing equations for fluid flow under installed conditions.',
      'IEC 60534-2-4:2009, Part 2-4: Flow capacity. Inherent flow characteristics and rangeability.',
      'IEC 60534-8-3:2010, Part 8-3: Noise considerations. Control valve aerodynamic noise prediction method.',
      'IEC 60534-8-4:2015, Part 8-4: Noise considerations. Prediction of noise generated by hydrodynamic flow.',
      'Masoneilan, Control Valve Sizing Handbook: two-phase flow. Here the mixture chokes with the first of its phases.',
    ],
    drawing: drawValve,
    plots: valvePlots,
    sends,
  });
