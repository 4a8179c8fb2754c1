import { absent, calculator } from '../../kit/index.ts';
import { drawReliefValve } from '../drawing.ts';
import { farFromIdeal } from '../gas-vapor-service/checks.ts';
import * as pressures from '../pressures.ts';
import { references } from '../references.ts';
import * as valve from '../valve.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import * as load from './load.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import * as sizing from './sizing.ts';
import { register } from './together.ts';

export default calculator(meta, sections)
  .step(
    'fireSurface',
    ['scenario', 'wettedSurface', 'wettedArea?', 'vesselDiameter?', 'vesselLength?', 'liquidLevel?', 'elevation?'],
    load.fireSurface.info,
    load.fireSurface.compute,
  )
  .step('fireHeat', ['fireSurface', 'environmentFactor', 'fireProtection'], load.fireHeat.info, load.fireHeat.compute)
  .step(
    'relievingRate',
    [
      'credible',
      'scenario',
      'flowRate?',
      'fireHeat?',
      'latentHeat?',
      'heatInput?',
      'expansionCoefficient?',
      'heatCapacity?',
    ],
    load.relievingRate.info,
    load.relievingRate.compute,
  )
  .check(
    [
      'credible',
      'scenario',
      'flowRate',
      'fireHeat?',
      'latentHeat?',
      'heatInput?',
      'expansionCoefficient?',
      'heatCapacity?',
    ],
    load.givenRateTooLow,
  )
  .step(
    'relievingPressure',
    ['setPressure', 'allowableOverpressure'],
    pressures.relievingPressure.info,
    pressures.relievingPressure.compute,
  )
  .check(['compressibilityFactor'], farFromIdeal)
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
    'dischargeCoefficient',
    ['kd?', 'service', 'inletCondition?'],
    sizing.dischargeCoefficient.info,
    sizing.dischargeCoefficient.compute,
  )
  .step(
    'sized',
    [
      'relievingRate',
      'service',
      'relievingPressure',
      'backPressure',
      'setPressure',
      'allowableOverpressure',
      'totalBackpressure',
      'valveType',
      'dischargeCoefficient',
      'kc',
      'kb?',
      'kw?',
      'ksh?',
      'capacityCertification?',
      'edition?',
      'molecularWeight?',
      'temperature?',
      'compressibilityFactor?',
      'gamma?',
      'steamTemperature?',
      'fluidUpstreamDensity?',
      'viscosity?',
      'inletCondition?',
      'density?',
      'density90?',
      'saturationPressure?',
    ],
    sizing.sized.info,
    sizing.sized.compute,
  )
  .check(['sized'], sizing.remarks)
  .step(
    'backPressureFactor',
    ['sized', 'service'],
    {
      label: 'Back-pressure correction factor',
      symbol: 'K_b',
      source: v => v.sized.factorSource,
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v => v.sized.factor,
  )
  .step(
    'massFlux',
    ['sized'],
    {
      label: 'Mass flux at Kd = Kb = Kc = 1',
      symbol: 'G',
      source: v => v.sized.source,
      kind: 'massFlux',
      unit: 'kg/(s·m²)',
    },
    v => v.sized.massFlux ?? absent('liquid'),
  )
  .step(
    'requiredArea',
    ['sized', 'dischargeCoefficient', 'kc'],
    {
      ...valve.areaInfo,
      equation: v => (v.sized.massFlux === undefined ? '' : 'A = q_m/(K_d*K_b*K_c*G)'),
      source: v => v.sized.source,
    },
    v => v.sized.area,
  )
  .step('recommendedOrifice', ['requiredArea'], valve.recommendedOrifice.info, valve.recommendedOrifice.compute)
  .step('valveSet', ['sized', 'requiredArea'], valve.valveSet.info, v => v.sized.valves ?? valve.valveSet.compute(v))
  .check(['valveSet', 'allowableOverpressure'], valve.severalValves)
  .step('multipleValves', ['valveSet'], valve.multipleValves.info, valve.multipleValves.compute)
  .define({
    results: {
      Load: ['fireSurface', 'fireHeat', 'relievingRate'],
      Sizing: ['requiredArea', 'recommendedOrifice', 'multipleValves', 'relievingPressure', 'backPressureFactor'],
    },
    primary: 'requiredArea',
    examples,
    published,
    references: references.register,
    drawing: drawReliefValve,
    together: register,
  });
