import { criticalPressureRatio, sizeByIso5167 } from '@isentrope/engineering/flow';
import { absent, calculator, quantity } from '../kit/index.ts';
import { drawPlate } from './drawing.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import * as steps from './steps.ts';

/** The standard names corner tappings first; a restriction orifice has none, and they suit a plate between flanges. */
const tappings = 'Corner';

export default calculator(meta, {
  Fluid: {
    userDescription: steps.fields.userDescription,
    fluidType: steps.fields.fluidType,
    flowRate: quantity('Flow rate', 'massFlow', 'kg/s', { symbol: 'q_m', above: 0 }),
    upstreamPressure: quantity('Upstream pressure', 'absolutePressure', 'kPa(abs)', { symbol: 'p_1', above: 0 }),
    pressureDifferential: quantity('Pressure differential', 'pressureDifference', 'kPa', { symbol: 'Δp', above: 0 }),
    viscosity: steps.fields.viscosity,
    fluidUpstreamDensity: { ...steps.fields.fluidUpstreamDensity, label: 'Medium density' },
    specificHeatRatio: steps.fields.specificHeatRatio,
  },
  Pipe: { pipeInsideDiameter: steps.fields.pipeInsideDiameter },
})
  .check(['upstreamPressure', 'pressureDifferential'], steps.differentialTooLarge)
  .step(
    'downstreamPressure',
    ['upstreamPressure', 'pressureDifferential'],
    steps.downstreamPressure.info,
    steps.downstreamPressure.compute,
  )
  .step(
    'pressureRatio',
    ['downstreamPressure', 'upstreamPressure'],
    steps.pressureRatio.info,
    steps.pressureRatio.compute,
  )
  .step(
    'reynoldsNumber',
    ['flowRate', 'pipeInsideDiameter', 'viscosity'],
    steps.reynoldsNumber.info,
    steps.reynoldsNumber.compute,
  )
  .step('fluid', ['fluidType', 'specificHeatRatio?'], steps.fluid.info, steps.fluid.compute)
  .method('original', 'Original', m => {
    const passes = steps.fourPasses(0.9999);
    return m
      .step(
        'flowCondition',
        ['fluid', 'pressureRatio'],
        steps.originalFlowCondition.info,
        steps.originalFlowCondition.compute,
      )
      .check(['fluid', 'pressureRatio'], steps.expansibilityRange)
      .step('passes', steps.dutyNeeds, passes.info, passes.compute)
      .step('previousBeta', ['passes'], steps.previousBeta.info, steps.previousBeta.compute)
      .step(
        'expansionFactor',
        ['passes', 'fluid'],
        steps.originalExpansionFactor.info,
        steps.originalExpansionFactor.compute,
      )
      .step('boreArea', ['passes'], steps.originalBoreArea.info, steps.originalBoreArea.compute)
      .step('betaRatio', ['passes'], steps.originalBetaRatio.info, steps.originalBetaRatio.compute)
      .step(
        'overallPressureLoss',
        ['pressureDifferential', 'betaRatio'],
        steps.originalLoss.info,
        steps.originalLoss.compute,
      );
  })
  .method('iso5167', 'ISO 5167-2', m =>
    m
      .step('flowCondition', ['fluid', 'pressureRatio'], steps.flowCondition, v => {
        if (v.fluid.kappa === undefined) return absent('liquid');
        return v.pressureRatio <= criticalPressureRatio(v.fluid.kappa) ? 'Choked' : 'Not choked';
      })
      .step(
        'solution',
        [...steps.dutyNeeds, 'viscosity', 'flowCondition?'],
        { label: 'Bore, solved for the mass flow' },
        v =>
          v.flowCondition === 'Choked'
            ? absent('p₂/p₁ is at or below the critical ratio: choked flow, which ISO 5167-2 does not cover')
            : steps.solved(sizeByIso5167(steps.orificeDuty(v, tappings))),
      )
      .step('upstreamTapping', ['solution'], steps.tappingDistance('upstream').info, () => 0)
      .step('downstreamTapping', ['solution'], steps.tappingDistance('downstream').info, () => 0)
      .step('dischargeCoefficient', ['solution'], steps.isoDischargeCoefficient, v => v.solution.coefficient)
      .step('expansionFactor', ['solution', 'fluid'], steps.isoExpansionFactor, v => v.solution.expansibility)
      .step('betaRatio', ['solution'], steps.isoBetaRatio, v => v.solution.beta)
      .step(
        'overallPressureLoss',
        ['pressureDifferential', 'betaRatio', 'dischargeCoefficient'],
        steps.isoLoss.info,
        steps.isoLoss.compute,
      )
      .check(['fluidType', 'betaRatio', 'pipeInsideDiameter', 'reynoldsNumber', 'pressureRatio'], v =>
        steps.limitsOfUse(v, tappings),
      ),
  )
  .step(
    'orificeDiameterBD',
    ['betaRatio', 'pipeInsideDiameter'],
    steps.orificeDiameter.info,
    steps.orificeDiameter.compute,
  )
  .step(
    'maxVelocity',
    ['flowRate', 'orificeDiameterBD', 'fluidUpstreamDensity'],
    steps.maxVelocity.info,
    steps.maxVelocity.compute,
  )
  .step(
    'sonicVelocity',
    ['fluid', 'upstreamPressure', 'fluidUpstreamDensity'],
    steps.sonicVelocity.info,
    steps.sonicVelocity.compute,
  )
  .define({
    results: {
      Results: [
        'orificeDiameterBD',
        'betaRatio',
        'pressureRatio',
        'reynoldsNumber',
        'expansionFactor',
        'overallPressureLoss',
        'maxVelocity',
        'sonicVelocity',
        'flowCondition',
      ],
    },
    primary: 'orificeDiameterBD',
    crossCheck: steps.crossCheck,
    examples,
    published,
    references: [
      'ISO 5167-1:2022, Measurement of fluid flow by means of pressure differential devices inserted in circular cross-section conduits running full. Part 1: General principles and requirements.',
      'ISO 5167-2:2022, Part 2: Orifice plates.',
    ],
    drawing: drawPlate,
  });
