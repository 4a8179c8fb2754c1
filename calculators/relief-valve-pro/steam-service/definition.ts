import { calculator, quantity } from '../../kit/index.ts';
import { drawReliefValve } from '../drawing.ts';
import * as fields from '../fields.ts';
import { flowCondition } from '../gas-vapor-service/steps.ts';
import * as piping from '../piping.ts';
import { areaPlot } from '../plots.ts';
import * as pressures from '../pressures.ts';
import { references } from '../references.ts';
import { sends } from '../sends.ts';
import * as valve from '../valve.ts';
import * as back from '../vapour-back-pressure.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

const curveNeeds = [
  'valveType',
  'kb?',
  'kd',
  'kc',
  'flowRate',
  'setPressure',
  'allowableOverpressure',
  'criticalFlowPressure',
  'inlet',
  'criticalThroat',
] as const;

export default calculator(meta, {
  'Relieving conditions': {
    userDescription: fields.userDescription,
    edition: fields.edition,
    flowRate: fields.flowRate,
    temperature: quantity('Relieving temperature', 'temperature', '°C', {
      above: 0,
      optional: true,
      hint: 'saturated',
      help: 'Blank: saturated at the relieving pressure',
    }),
  },
  Valve: {
    setPressure: fields.setPressure,
    allowableOverpressure: fields.allowableOverpressure,
    totalBackpressure: fields.totalBackpressure,
    valveType: fields.valveType,
    kd: fields.kd(0.975, 'API 520-I: 0.975 with effective areas'),
    kc: fields.kc,
    kb: fields.kb,
    ksh: fields.ksh,
  },
  'Inlet and outlet piping': fields.piping,
})
  .step(
    'relievingPressure',
    ['setPressure', 'allowableOverpressure'],
    pressures.relievingPressure.info,
    pressures.relievingPressure.compute,
  )
  .check(['setPressure'], pressures.setPressureRange)
  .check(['allowableOverpressure'], pressures.overpressureTooHigh)
  .check(['totalBackpressure', 'relievingPressure'], pressures.backPressureTooHigh)
  .check(['valveType', 'totalBackpressure', 'setPressure', 'allowableOverpressure'], pressures.conventionalLimit)
  .step(
    'backPressure',
    ['totalBackpressure', 'relievingPressure'],
    pressures.backPressure.info,
    pressures.backPressure.compute,
  )
  .step('inlet', ['relievingPressure', 'temperature?'], steps.inlet.info, steps.inlet.compute)
  .step('inletTemperature', ['inlet', 'temperature?'], steps.inletTemperature.info, steps.inletTemperature.compute)
  .step('inletDensity', ['inlet'], steps.inletDensity.info, steps.inletDensity.compute)
  .step('criticalThroat', ['inlet'], steps.criticalThroat.info, steps.criticalThroat.compute)
  .step('criticalFlowPressure', ['criticalThroat'], steps.criticalFlowPressure.info, steps.criticalFlowPressure.compute)
  .step('flowCondition', ['backPressure', 'criticalFlowPressure'], flowCondition.info, flowCondition.compute)
  .step(
    'highestFactor',
    ['inlet', 'criticalThroat', 'backPressure'],
    steps.highestFactor.info,
    steps.highestFactor.compute,
  )
  .step('backPressureFactor', back.factorNeeds, back.backPressureFactor.info, back.backPressureFactor.compute)
  .check(['kb', 'highestFactor'], back.factorTooHigh)
  .check(['valveType', 'kb?', 'allowableOverpressure'], back.curveBetween)
  .method('api520', 'API 520-I', m =>
    m
      .step('napierCorrectionFactor', ['relievingPressure'], steps.napierFactor.info, steps.napierFactor.compute)
      .step(
        'superheatCorrectionFactor',
        ['ksh?', 'temperature?', 'edition', 'setPressure', 'inlet'],
        steps.superheatFactor.info,
        steps.superheatFactor.compute,
      )
      .check(['ksh?', 'temperature', 'edition', 'inlet'], steps.tableRemarks)
      .step(
        'napierFlux',
        ['relievingPressure', 'flowCondition', 'valveType', 'kb?'],
        steps.napierFlux.info,
        steps.napierFlux.compute,
      )
      .step(
        'requiredArea',
        [
          'flowRate',
          'napierFlux',
          'kd',
          'backPressureFactor',
          'kc',
          'napierCorrectionFactor',
          'superheatCorrectionFactor',
        ],
        steps.standardArea.info,
        steps.standardArea.compute,
      )
      .step(
        'areaCurve',
        [...curveNeeds, 'relievingPressure', 'napierCorrectionFactor', 'superheatCorrectionFactor'],
        steps.standardCurve.info,
        steps.standardCurve.compute,
      ),
  )
  .method('nozzle', 'Isentropic nozzle, IF97', m =>
    m
      .step(
        'throat',
        ['inlet', 'criticalThroat', 'backPressure', 'valveType', 'kb?'],
        steps.throat.info,
        steps.throat.compute,
      )
      .step('throatPressure', ['throat'], steps.throatPressure.info, steps.throatPressure.compute)
      .step('massFlux', ['throat'], steps.massFlux.info, steps.massFlux.compute)
      .step(
        'requiredArea',
        ['flowRate', 'massFlux', 'kd', 'backPressureFactor', 'kc'],
        steps.nozzleArea.info,
        steps.nozzleArea.compute,
      )
      .step('areaCurve', curveNeeds, steps.nozzleCurve.info, steps.nozzleCurve.compute),
  )
  .step('recommendedOrifice', ['requiredArea'], valve.recommendedOrifice.info, valve.recommendedOrifice.compute)
  .step('valveSet', ['requiredArea'], valve.valveSet.info, valve.valveSet.compute)
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
  .step(
    'inletPressureLoss',
    ['capacityOfOne', 'inletDensity', 'setPressure', 'inletPipeDiameter?', 'inletResistance?'],
    piping.inletPressureLoss.info,
    piping.inletPressureLoss.compute,
  )
  .check(['inletPressureLoss'], piping.inletLossTooHigh)
  .step('molarMass', ['inlet'], steps.molarMass.info, steps.molarMass.compute)
  .step('compressibilityFactor', ['inlet'], steps.compressibilityFactor.info, steps.compressibilityFactor.compute)
  .step('isentropicExponent', ['inlet'], steps.isentropicExponent.info, steps.isentropicExponent.compute)
  .step(
    'outletGas',
    ['inlet', 'compressibilityFactor', 'isentropicExponent'],
    steps.outletGas.info,
    steps.outletGas.compute,
  )
  .step(
    'outletMach',
    ['capacityOfOne', 'backPressure', 'outletGas', 'outletPipeDiameter?'],
    piping.outletMach.info,
    piping.outletMach.compute,
  )
  .check(['outletMach'], piping.outletTooFast)
  .step(
    'reactionForce',
    ['capacityOfOne', 'outletGas', 'outletPipeDiameter?'],
    piping.gasReactionForce.info,
    piping.gasReactionForce.compute,
  )
  .define({
    results: {
      Sizing: [
        'requiredArea',
        'recommendedOrifice',
        'relievingPressure',
        'inletTemperature',
        'criticalFlowPressure',
        'flowCondition',
        'backPressureFactor',
        'napierCorrectionFactor',
        'superheatCorrectionFactor',
      ],
      'Valve chosen': ['multipleValves', 'effectiveArea', 'percentUsed', 'ratedCapacity'],
      Piping: ['inletPressureLoss', 'outletMach', 'reactionForce'],
    },
    primary: 'requiredArea',
    crossCheck: {
      result: 'requiredArea',
      unsafe: 'higher',
      consequence: 'Napier’s equation gives too small an orifice',
      questions: ['recommendedOrifice'],
    },
    examples,
    published,
    references: references.steam,
    drawing: drawReliefValve,
    plots: areaPlot,
    sends: sends.steam,
  });
