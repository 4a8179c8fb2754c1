import { calculator, quantity } from '../../kit/index.ts';
import { drawReliefValve } from '../drawing.ts';
import * as fields from '../fields.ts';
import * as piping from '../piping.ts';
import { areaPlot } from '../plots.ts';
import * as pressures from '../pressures.ts';
import { references } from '../references.ts';
import { sends } from '../sends.ts';
import * as valve from '../valve.ts';
import * as back from '../vapour-back-pressure.ts';
import { farFromIdeal } from './checks.ts';
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
  'reliefGas',
  'criticalFlowPressure',
] as const;

export default calculator(meta, {
  'Relieving conditions': {
    userDescription: fields.userDescription,
    flowRate: fields.flowRate,
    molecularWeight: quantity('Molecular weight', 'molarMass', 'g/mol', { symbol: 'M', above: 0 }),
    temperature: quantity('Relieving temperature', 'temperature', '°C', { symbol: 'T', above: -273.15 }),
    compressibilityFactor: quantity('Compressibility factor', 'number', '', {
      symbol: 'Z',
      above: 0,
      help: 'At the inlet, relieving',
    }),
    gamma: quantity('Ratio of specific heats', 'number', '', {
      symbol: 'k',
      atLeast: 1,
      atMost: 3,
      help: 'Of the ideal gas at relieving temperature; 1 where it is not known, which is on the safe side',
    }),
  },
  Valve: {
    setPressure: fields.setPressure,
    allowableOverpressure: fields.allowableOverpressure,
    totalBackpressure: fields.totalBackpressure,
    valveType: fields.valveType,
    kd: fields.kd(0.975, 'API 520-I: 0.975 with effective areas; 0.62 for a rupture disk alone'),
    kc: fields.kc,
    kb: fields.kb,
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
  .step(
    'reliefGas',
    ['relievingPressure', 'temperature', 'molecularWeight', 'compressibilityFactor', 'gamma'],
    steps.reliefGas.info,
    steps.reliefGas.compute,
  )
  .check(['compressibilityFactor'], farFromIdeal)
  .step('inletDensity', ['reliefGas'], steps.inletDensity.info, steps.inletDensity.compute)
  .step('criticalPressureRatio', ['gamma'], steps.criticalPressureRatio.info, steps.criticalPressureRatio.compute)
  .step(
    'criticalFlowPressure',
    ['criticalPressureRatio', 'relievingPressure'],
    steps.criticalFlowPressure.info,
    steps.criticalFlowPressure.compute,
  )
  .step(
    'flowCondition',
    ['backPressure', 'criticalFlowPressure'],
    steps.flowCondition.info,
    steps.flowCondition.compute,
  )
  .step('highestFactor', ['reliefGas', 'backPressure'], steps.highestFactor.info, steps.highestFactor.compute)
  .step('backPressureFactor', back.factorNeeds, back.backPressureFactor.info, back.backPressureFactor.compute)
  .check(['kb', 'highestFactor'], back.factorTooHigh)
  .check(['valveType', 'kb?', 'allowableOverpressure'], back.curveBetween)
  .method('api520', 'API 520-I', m =>
    m
      .step('sizing', ['valveType', 'kb?', 'reliefGas', 'backPressure'], steps.sizing.info, steps.sizing.compute)
      .step('coefficient', ['gamma', 'sizing'], steps.coefficient.info, steps.coefficient.compute)
      .step(
        'subcriticalCoefficient',
        ['gamma', 'sizing', 'backPressure', 'relievingPressure'],
        steps.subcritical.info,
        steps.subcritical.compute,
      )
      .step(
        'requiredArea',
        ['flowRate', 'sizing', 'kd', 'backPressureFactor', 'kc'],
        steps.standardArea.info,
        steps.standardArea.compute,
      )
      .step('areaCurve', curveNeeds, steps.standardCurve.info, steps.standardCurve.compute),
  )
  .method('nozzle', 'Isentropic nozzle', m =>
    m
      .step('throat', ['valveType', 'kb?', 'reliefGas', 'backPressure'], steps.throat.info, steps.throat.compute)
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
  .step('outletGas', ['reliefGas'], { label: '' }, (v): piping.OutletGas => v.reliefGas)
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
        'criticalFlowPressure',
        'flowCondition',
        'backPressureFactor',
      ],
      'Valve chosen': ['multipleValves', 'effectiveArea', 'percentUsed', 'ratedCapacity'],
      Piping: ['inletPressureLoss', 'outletMach', 'reactionForce'],
    },
    primary: 'requiredArea',
    crossCheck: {
      result: 'requiredArea',
      unsafe: 'higher',
      consequence: 'the coefficients give too small an orifice',
      questions: ['recommendedOrifice'],
    },
    examples,
    published,
    references: references.gas,
    drawing: drawReliefValve,
    plots: areaPlot,
    sends: sends.gas,
  });
