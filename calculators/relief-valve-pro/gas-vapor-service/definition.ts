import { sharedFluid, fluidRows } from '../../fluid/index.ts';
import { byMethod, calculation, selector, transferField } from '../../kit/index.ts';
import { drawnFields, drawReliefValve } from '../drawing.ts';
import { dryIceCheck } from '../dry-ice.ts';
import * as fields from '../fields.ts';
import { toFlareNetwork } from '../flare-source.ts';
import { gasOutlet, inletLoss } from '../piping.ts';
import { areaPlot } from '../plots.ts';
import { realOutletCheck } from '../real-outlet.ts';
import { references } from '../references.ts';
import { registerCase, registerFields, toAcoustic, toRegister } from '../transfers.ts';
import { valvesOf } from '../valve.ts';
import { examples } from './examples.ts';
import { compressibilityFactor, gamma, kd, molecularWeight, temperature } from './fields.ts';
import * as gas from './gas.ts';
import { meta } from './meta.ts';
import { againstRealNozzle, farFromIdeal } from './checks.ts';
import { backPressureFactor, criticalFlowPressure, factorChecks, flowCondition } from './flow.ts';
import { realNozzleArea, realNozzleSizing } from './real-nozzle.ts';
import { condensation } from './real-throat.ts';
import { nozzleSizing, standardSizing } from './sizing.ts';
import { inletStream, transferredFields, stream, streamFluid } from './stream.ts';

const { relievingPressure, backPressure, inletDensity } = gas;
const { valveType, kb } = fields;
const api520 = standardSizing();
const nozzle = nozzleSizing();
const real = realNozzleSizing();
export const requiredArea = byMethod({
  api520: api520.requiredArea,
  nozzle: nozzle.requiredArea,
  'real-nozzle': real.requiredArea,
});
const areaCurve = byMethod({
  api520: api520.areaCurve,
  nozzle: nozzle.areaCurve,
  'real-nozzle': real.areaCurve,
});
export const valves = valvesOf(requiredArea);
const { recommendedOrifice, multipleValves, effectiveArea, percentUsed, ratedCapacity, capacityOfOne } = valves;
export const inlet = inletLoss(valves, inletDensity, { of: 'gas', pressure: relievingPressure });
export const outlet = gasOutlet({ capacityOfOne, backPressure, outletGas: gas.reliefGas });

export default calculation(meta, {
  inputs: {
    'Relieving conditions': [
      fields.userDescription,
      fields.flowRate,
      ...fluidRows(fields.fluid),
      molecularWeight,
      temperature,
      compressibilityFactor,
      gamma,
    ],
    Valve: [
      fields.setPressure,
      fields.allowableOverpressure,
      fields.totalBackpressure,
      fields.superimposedBackpressure,
      valveType,
      kd,
      fields.kc,
      kb,
    ],
    'Inlet and outlet piping': fields.piping,
  },
  fills: [...stream.fills, ...fields.pipingFills],
  loads: stream.loads,
  sharedGroups: [sharedFluid(fields.fluid)],
  results: {
    Sizing: [
      requiredArea,
      recommendedOrifice,
      relievingPressure,
      criticalFlowPressure,
      flowCondition,
      backPressureFactor,
    ],
    'Selected valve': [multipleValves, effectiveArea, percentUsed, ratedCapacity],
    Piping: [inlet.inletPressureLoss, outlet.outletMach, outlet.reactionForce],
  },
  primary: requiredArea,
  answers: [requiredArea, recommendedOrifice, percentUsed, ratedCapacity, flowCondition],
  methods: {
    api520: { name: 'API 520-I', shows: api520.shows },
    nozzle: {
      name: 'Constant-k nozzle',
      inWords: 'the constant-k nozzle',
      aliases: ['Isentropic nozzle'],
      shows: nozzle.shows,
    },
    'real-nozzle': {
      name: 'Real nozzle',
      inWords: 'the real nozzle',
      lacks: 'a fluid: water, a pure fluid or a composition',
      when: { [fields.fluid.source.id]: ['water', 'pure', 'composition'] },
      shows: real.shows,
    },
  },
  shows: [relievingPressure, backPressure, inletDensity, criticalFlowPressure, flowCondition, backPressureFactor],
  crossCheck: {
    result: requiredArea,
    unsafe: 'higher',
    consequence: 'an orifice sized by the coefficients would be too small',
    questions: [recommendedOrifice],
    reportedApart: ['real-nozzle'],
  },
  checks: [
    ...gas.checks,
    farFromIdeal(
      compressibilityFactor,
      'choose a pure fluid or a composition and use the method Real nozzle',
      realNozzleArea,
    ),
    ...factorChecks,
    againstRealNozzle(requiredArea, realNozzleArea, 'use the method Real nozzle'),
    condensation,
    dryIceCheck({
      stream: inletStream,
      backPressure,
      realArea: realNozzleArea,
      requiredArea,
      rate: fields.flowRate,
      dischargeCoefficient: kd,
      backPressureFactor,
      kc: fields.kc,
    }),
    ...stream.checks,
    valves.severalValves,
    inlet.inletLossTooHigh,
    outlet.outletTooFast,
    realOutletCheck({
      stream: inletStream,
      capacityOfOne,
      outletGas: gas.reliefGas,
      outletEndPressure: outlet.outletEndPressure,
      outletMach: outlet.outletMach,
      reactionForce: outlet.reactionForce,
    }),
  ],
  examples,
  published: () => import('./published.ts'),
  references: references.gas,
  drawing: selector(
    { ...drawnFields, valveType, relievingPressure, backPressure, recommendedOrifice, requiredArea },
    drawReliefValve,
  ),
  plots: areaPlot({ areaCurve, relievingPressure, requiredArea, effectiveArea, multipleValves }),
  rowTransfers: [
    toFlareNetwork({
      requiredFlow: fields.flowRate,
      relievingPressure,
      temperature,
      fluid: streamFluid,
      molarMass: molecularWeight,
      gamma,
      typedMolarMass: transferredFields.molecularWeight,
      typedGamma: transferredFields.gamma,
      ratedCapacity,
      capacityOfOne,
      outletDiameter: fields.outletPipeDiameter,
    }),
  ],
  transfers: [
    toAcoustic({
      capacityOfOne,
      relievingPressure,
      backPressure,
      inletDensity: transferredFields.inletDensity,
      temperature,
      molarMass: transferredFields.molecularWeight,
      gamma: transferredFields.gamma,
      fluid: transferredFields.fluid,
    }),
    {
      ...toRegister,
      give: selector({ ...registerFields, valveType, kd, kb, temperature, ...transferredFields }, v =>
        registerCase('Gas and vapour', v, {
          ...transferField('molecularWeight', 'molarMass', v.molecularWeight, 'g/mol'),
          ...transferField('temperature', 'temperature', v.temperature, '°C'),
          ...transferField('compressibilityFactor', 'number', v.compressibilityFactor, ''),
          ...transferField('gamma', 'number', v.gamma, ''),
        }),
      ),
    },
  ],
});
