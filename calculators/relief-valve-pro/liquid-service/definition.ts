import { calculator } from '../../kit/index.ts';
import { drawReliefValve } from '../drawing.ts';
import * as piping from '../piping.ts';
import { areaPlot } from '../plots.ts';
import * as pressures from '../pressures.ts';
import { references } from '../references.ts';
import { sends } from '../sends.ts';
import * as valve from '../valve.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

const factorNeeds = ['backPressureRatio', 'valveType', 'kw?'] as const;
const viscousNeeds = ['duty', 'viscosity', 'areaBeforeViscosity', 'viscousEdition'] as const;
const curveNeeds = [...viscousNeeds, 'kd', 'kc', 'setPressure', 'flowRate'] as const;

export default calculator(meta, sections)
  .step(
    'relievingPressure',
    ['setPressure', 'allowableOverpressure'],
    pressures.relievingPressure.info,
    pressures.relievingPressure.compute,
  )
  .check(['setPressure'], pressures.setPressureRange)
  .check(['allowableOverpressure'], pressures.overpressureTooHigh)
  .check(['totalBackpressure', 'relievingPressure'], pressures.backPressureTooHigh)
  .step('relievingGauge', ['relievingPressure'], steps.relievingGauge.info, steps.relievingGauge.compute)
  .step(
    'backPressure',
    ['totalBackpressure', 'relievingPressure'],
    pressures.backPressure.info,
    pressures.backPressure.compute,
  )
  .step(
    'backPressureRatio',
    ['totalBackpressure', 'setPressure'],
    steps.backPressureRatio.info,
    steps.backPressureRatio.compute,
  )
  .step('volumeFlow', ['flowRate', 'fluidUpstreamDensity'], steps.volumeFlow.info, steps.volumeFlow.compute)
  .step(
    'duty',
    ['flowRate', 'fluidUpstreamDensity', 'relievingGauge', 'totalBackpressure', 'backPressure'],
    steps.duty.info,
    steps.duty.compute,
  )
  .method('original', 'Original', m =>
    m
      .check(['backPressureRatio'], steps.originalTooHigh)
      .step('withinLimit', ['backPressureRatio'], steps.originalLimit.info, steps.originalLimit.compute)
      .step(
        'totalBackpressureCorrectionFactor',
        ['backPressureRatio'],
        steps.originalFactor.info,
        steps.originalFactor.compute,
      )
      .step(
        'areaBeforeViscosity',
        ['withinLimit', 'duty', 'kd', 'kc', 'totalBackpressureCorrectionFactor'],
        steps.originalArea.info,
        steps.originalArea.compute,
      )
      .step('viscousEdition', ['duty'], steps.originalEdition.info, steps.originalEdition.compute)
      .step('areaCurve', curveNeeds, steps.originalCurve.info, steps.originalCurve.compute),
  )
  .method('api520', 'API 520-I', m =>
    m
      .check(factorNeeds, steps.standardTooHigh)
      .check(['valveType', 'totalBackpressure', 'setPressure', 'allowableOverpressure'], pressures.conventionalLimit)
      .step('withinLimit', factorNeeds, steps.standardLimit.info, steps.standardLimit.compute)
      .step('totalBackpressureCorrectionFactor', factorNeeds, steps.standardFactor.info, steps.standardFactor.compute)
      .step(
        'overpressureFactor',
        ['capacityCertification', 'allowableOverpressure'],
        steps.overpressureFactor.info,
        steps.overpressureFactor.compute,
      )
      .check(['overpressureFactor', 'allowableOverpressure'], steps.betweenOverpressures)
      .step(
        'areaBeforeViscosity',
        [
          'withinLimit',
          'duty',
          'kd',
          'kc',
          'totalBackpressureCorrectionFactor',
          'capacityCertification',
          'setPressure',
          'allowableOverpressure',
        ],
        steps.standardArea.info,
        steps.standardArea.compute,
      )
      .step('viscousEdition', ['edition'], steps.chosenEdition.info, steps.chosenEdition.compute)
      .step(
        'areaCurve',
        [...curveNeeds, 'valveType', 'kw?', 'capacityCertification', 'allowableOverpressure'],
        steps.standardCurve.info,
        steps.standardCurve.compute,
      ),
  )
  .step('viscous', viscousNeeds, steps.viscous.info, steps.viscous.compute)
  .step('trialArea', ['viscous'], steps.trialArea.info, steps.trialArea.compute)
  .step('reynoldsNumber', ['viscous'], steps.reynoldsNumber.info, steps.reynoldsNumber.compute)
  .step(
    'viscosityCorrectionFactor',
    ['viscous', 'viscousEdition'],
    steps.viscosityFactor.info,
    steps.viscosityFactor.compute,
  )
  .step('area', ['areaBeforeViscosity', 'viscosityCorrectionFactor'], steps.area.info, steps.area.compute)
  .step('valveSet', viscousNeeds, steps.valveSet.info, steps.valveSet.compute)
  .step('requiredArea', ['valveSet'], steps.requiredArea.info, steps.requiredArea.compute)
  .step('recommendedOrifice', ['area'], valve.recommendedOrifice.info, v =>
    valve.recommendedOrifice.compute({ requiredArea: v.area }),
  )
  .check(['valveSet', 'allowableOverpressure'], valve.severalValves)
  .step('multipleValves', ['valveSet'], valve.multipleValves.info, valve.multipleValves.compute)
  .step('effectiveArea', ['valveSet'], valve.effectiveArea.info, valve.effectiveArea.compute)
  .step('percentUsed', ['requiredArea', 'effectiveArea'], valve.percentUsed.info, valve.percentUsed.compute)
  .step(
    'ratedCapacity',
    ['flowRate', 'requiredArea', 'effectiveArea'],
    valve.ratedCapacity.info,
    valve.ratedCapacity.compute,
  )
  .step('capacityOfOne', ['ratedCapacity', 'valveSet'], valve.capacityOfOne.info, valve.capacityOfOne.compute)
  .step('inletDensity', ['fluidUpstreamDensity'], steps.inletDensity.info, steps.inletDensity.compute)
  .step(
    'inletPressureLoss',
    ['capacityOfOne', 'inletDensity', 'setPressure', 'inletPipeDiameter?', 'inletResistance?'],
    piping.inletPressureLoss.info,
    piping.inletPressureLoss.compute,
  )
  .check(['inletPressureLoss'], piping.inletLossTooHigh)
  .step(
    'outletVelocity',
    ['capacityOfOne', 'fluidUpstreamDensity', 'outletPipeDiameter?'],
    steps.outletVelocity.info,
    steps.outletVelocity.compute,
  )
  .step(
    'reactionForce',
    ['capacityOfOne', 'fluidUpstreamDensity', 'outletPipeDiameter?'],
    steps.reactionForce.info,
    steps.reactionForce.compute,
  )
  .define({
    results: {
      Results: [
        'totalBackpressureCorrectionFactor',
        'viscosityCorrectionFactor',
        'area',
        'recommendedOrifice',
        'relievingPressure',
        'reynoldsNumber',
        'areaBeforeViscosity',
        'trialArea',
      ],
      'Valve chosen': ['multipleValves', 'requiredArea', 'effectiveArea', 'percentUsed', 'ratedCapacity'],
      Piping: ['inletPressureLoss', 'outletVelocity', 'reactionForce'],
    },
    primary: 'area',
    crossCheck: {
      result: 'area',
      unsafe: 'higher',
      consequence: 'a larger orifice is needed than they give',
      questions: ['recommendedOrifice'],
    },
    examples,
    published,
    references: references.liquid,
    drawing: drawReliefValve,
    plots: areaPlot,
    sends: sends.liquid,
  });
