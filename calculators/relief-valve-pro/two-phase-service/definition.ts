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

const curveNeeds = [
  'flowRate',
  'dischargeCoefficient',
  'backPressureFactor',
  'kc',
  'omegaFluid',
  'relievingPressure',
  'water?',
] as const;
const areaNeeds = ['flowRate', 'massFlux', 'dischargeCoefficient', 'backPressureFactor', 'kc'] as const;

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
  .check(['kb?', 'totalBackpressure', 'setPressure', 'allowableOverpressure'], steps.factorToGive)
  .step(
    'backPressure',
    ['totalBackpressure', 'relievingPressure'],
    pressures.backPressure.info,
    pressures.backPressure.compute,
  )
  .step(
    'inlet',
    ['fluid', 'inletCondition', 'relievingPressure', 'inletQuality?', 'inletTemperature?'],
    steps.inlet.info,
    steps.inlet.compute,
  )
  .step('water', ['inlet'], steps.water.info, steps.water.compute)
  .check(['water'], steps.omegaRange)
  .step('inletDensity', ['fluid', 'inlet', 'density?'], steps.inletDensity.info, steps.inletDensity.compute)
  .step(
    'flashPressure',
    ['inletCondition', 'relievingPressure', 'inlet', 'saturationPressure?'],
    steps.flashPressure.info,
    steps.flashPressure.compute,
  )
  .step(
    'expandedDensity',
    ['fluid', 'inlet', 'flashPressure', 'density90?'],
    steps.expandedDensity.info,
    steps.expandedDensity.compute,
  )
  .step('omega', ['inletDensity', 'expandedDensity'], steps.omega.info, steps.omega.compute)
  .step(
    'saturationRatio',
    ['flashPressure', 'relievingPressure'],
    steps.saturationRatio.info,
    steps.saturationRatio.compute,
  )
  .step('omegaFluid', ['inletDensity', 'omega', 'saturationRatio'], steps.omegaFluid.info, steps.omegaFluid.compute)
  .step('flow', ['omegaFluid', 'relievingPressure', 'backPressure'], steps.flow.info, steps.flow.compute)
  .step('flowCondition', ['flow'], steps.flowCondition.info, steps.flowCondition.compute)
  .step(
    'criticalPressureRatio',
    ['omega', 'saturationRatio'],
    steps.criticalPressureRatio.info,
    steps.criticalPressureRatio.compute,
  )
  .step(
    'dischargeCoefficient',
    ['kd?', 'inletCondition'],
    steps.dischargeCoefficient.info,
    steps.dischargeCoefficient.compute,
  )
  .step('backPressureFactor', ['kb?'], steps.backPressureFactor.info, steps.backPressureFactor.compute)
  .method('api520', 'API 520-I, omega', m =>
    m
      .step('throatRatio', ['flow'], steps.throatRatio.info, steps.throatRatio.compute)
      .step('massFlux', ['flow', 'saturationRatio'], steps.standardFlux.info, steps.standardFlux.compute)
      .step('requiredArea', areaNeeds, steps.requiredArea.info, steps.requiredArea.compute)
      .step('areaCurve', curveNeeds, steps.standardCurve.info, steps.standardCurve.compute),
  )
  .method('nozzle', 'Nozzle integral', m =>
    m
      .step(
        'throat',
        ['water?', 'omegaFluid', 'relievingPressure', 'backPressure'],
        steps.throat.info,
        steps.throat.compute,
      )
      .step('throatPressure', ['throat', 'fluid'], steps.throatPressure.info, steps.throatPressure.compute)
      .step('massFlux', ['throat', 'fluid'], steps.massFlux.info, steps.massFlux.compute)
      .step('requiredArea', areaNeeds, steps.requiredArea.info, steps.requiredArea.compute)
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
  .step(
    'outletMach',
    ['capacityOfOne', 'backPressure', 'flashPressure', 'omega', 'inletDensity', 'outletPipeDiameter?'],
    steps.outletMach.info,
    steps.outletMach.compute,
  )
  .check(['outletMach'], piping.outletTooFast)
  .step(
    'reactionForce',
    ['capacityOfOne', 'flashPressure', 'omega', 'inletDensity', 'outletPipeDiameter?'],
    steps.reactionForce.info,
    steps.reactionForce.compute,
  )
  .define({
    results: {
      Sizing: [
        'requiredArea',
        'recommendedOrifice',
        'relievingPressure',
        'omega',
        'criticalPressureRatio',
        'flowCondition',
        'massFlux',
      ],
      'Valve chosen': ['multipleValves', 'effectiveArea', 'percentUsed', 'ratedCapacity'],
      Piping: ['inletPressureLoss', 'outletMach', 'reactionForce'],
    },
    primary: 'requiredArea',
    crossCheck: {
      result: 'requiredArea',
      unsafe: 'higher',
      consequence: 'the omega method gives too small an orifice',
      questions: ['recommendedOrifice'],
    },
    examples,
    published,
    references: references.twoPhase,
    drawing: drawReliefValve,
    plots: areaPlot,
    sends: sends.twoPhase,
  });
