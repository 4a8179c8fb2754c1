import { absent, calculator, info } from '../kit/index.ts';
import { drawValve } from './drawing.ts';
import { examples } from './examples.ts';
import * as iec from './iec-steps.ts';
import { fields, given } from './inputs.ts';
import { meta } from './meta.ts';
import { flowPlot, originalCurve, standardCurve } from './plots.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

const words: iec.ConditionWords = ['Non-Critical', 'Critical'];
const typical = 'IEC 60534-2-1:2011, Table D.1: single-port globe, contoured plug, flow to open';
const { original } = steps;
const { standard } = iec;

export default calculator(meta, { 'Process data': fields })
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
  .step('heatRatio', ['gamma'], { label: '' }, v => v.gamma)
  .step('heatRatioFactor', ['heatRatio'], steps.heatRatioFactor.info, steps.heatRatioFactor.compute)
  .step('gasFlow', ['fluidType', 'flowRate'], { label: '' }, v =>
    v.fluidType === 'Gas' ? v.flowRate : absent('liquid'),
  )
  .step('gasState', ['temperature', 'molecularWeight', 'compressibilityFactor'], { label: '' }, v => ({
    temperature: v.temperature,
    molarMass: v.molecularWeight,
    compressibilityFactor: v.compressibilityFactor,
  }))
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
  .method('iec60534', 'IEC 60534-2-1', m =>
    m
      .step(
        'recoveryFactor',
        [],
        { label: 'Liquid pressure recovery factor', symbol: 'F_L', source: typical, kind: 'number', unit: '' },
        () => 0.9,
      )
      .step(
        'ratioFactor',
        [],
        { label: 'Pressure differential ratio factor', symbol: 'x_T', source: typical, kind: 'number', unit: '' },
        () => 0.72,
      )
      .step('solution', [...iec.solutionNeeds, ...given], { label: '' }, v => iec.solveSinglePhase(v, {}))
      .step(
        'fittedRatioFactor',
        ['fluidType', 'solution?', 'ratioFactor', ...given],
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
        ['fluidType', 'solution?', 'recoveryFactor', 'inletPressure?', 'venaContractaDrop?', 'chokedRatio?', ...given],
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
        ['solution'],
        standard.pipingGeometryFactor.info,
        standard.pipingGeometryFactor.compute,
      )
      .step('sizingDrop', ['solution'], standard.sizingDrop.info, standard.sizingDrop.compute)
      .step(
        'sizingRatio',
        ['fluidType', 'inletPressure', 'pressureDropRatio', 'chokedRatio', 'sizingDrop?', ...given],
        standard.sizingRatio.info,
        standard.sizingRatio.compute,
      )
      .step(
        'expansionFactor',
        ['solution?', 'sizingRatio', 'chokedRatio'],
        standard.expansionFactor.info,
        standard.expansionFactor.compute,
      )
      .step('coefficient', ['solution'], standard.coefficient.info, standard.coefficient.compute)
      .step(
        'valveFlowCoefficient',
        ['coefficient'],
        standard.valveFlowCoefficient.info,
        standard.valveFlowCoefficient.compute,
      )
      .step('flowCurve', ['solution', ...iec.solutionNeeds, ...given], { label: '' }, v => standardCurve(v, {}))
      .check(['solution', 'ratioFactor', 'heatRatio?'], iec.remarks)
      .check(['solution'], () => [
        info('By the standard for a globe valve with FL = 0.9 and xT = 0.72 in a pipe of its own size.', {
          field: 'valveFlowCoefficient',
          source: 'IEC 60534-2-1:2011, Table D.1',
        }),
      ]),
  )
  .define({
    results: { Results: ['valveFlowCoefficient', 'flowCondition'] },
    primary: 'valveFlowCoefficient',
    crossCheck: steps.crossCheck,
    examples,
    published,
    references: [
      'IEC 60534-2-1:2011, Industrial-process control valves. Part 2-1: Flow capacity. Sizing equations for fluid flow under installed conditions.',
    ],
    drawing: drawValve,
    plots: flowPlot,
  });
