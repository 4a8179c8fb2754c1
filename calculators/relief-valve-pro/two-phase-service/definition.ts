import { sharedFluid, fluidRows } from '../../fluid/index.ts';
import { byMethod, calculation, flowByProperty, selector, transferField } from '../../kit/index.ts';
import { drawnFields, drawReliefValve } from '../drawing.ts';
import * as common from '../fields.ts';
import { afterValve, mixtureOutletCheck, outletStateCheck } from '../outlet-state.ts';
import { inletLoss } from '../piping.ts';
import { areaPlot } from '../plots.ts';
import { references } from '../references.ts';
import { registerCase, registerFields, toRegister, optionEntry } from '../transfers.ts';
import { omegaChecks } from '../two-phase-stream.ts';
import { valvesOf } from '../valve.ts';
import { examples } from './examples.ts';
import * as fields from './fields.ts';
import { backPressure, checks, inletDensity, omega, relievingPressure, water, waterChecks } from './inlet.ts';
import { meta } from './meta.ts';
import { mixtureOutlet } from './outlet.ts';
import * as sizing from './sizing.ts';
import { inletStream, transferredFields, stream } from './stream.ts';

const { inletCondition, kb } = fields;
const { flowCondition, criticalPressureRatio, dischargeCoefficient } = sizing;
const api520 = sizing.omegaSizing();
const nozzle = sizing.nozzleSizing();
const massFlux = byMethod({ api520: api520.massFlux, nozzle: nozzle.massFlux });
export const requiredArea = byMethod({ api520: api520.requiredArea, nozzle: nozzle.requiredArea });
const areaCurve = byMethod({ api520: api520.areaCurve, nozzle: nozzle.areaCurve });
export const valves = valvesOf(requiredArea);
const { recommendedOrifice, multipleValves, effectiveArea, percentUsed, ratedCapacity, capacityOfOne } = valves;
export const inlet = inletLoss(valves, inletDensity, { of: 'gas', pressure: relievingPressure });
export const outlet = mixtureOutlet(capacityOfOne);
const after = afterValve(inletStream, water);

export default calculation(meta, {
  inputs: {
    'Relieving conditions': [
      common.userDescription,
      fields.fluid,
      inletCondition,
      common.flowRate,
      ...fluidRows(fields.fluidSelection),
      fields.relievingTemperature,
      fields.vaporFraction,
      fields.density,
      fields.density90,
      fields.saturationPressure,
      fields.inletQuality,
      fields.inletTemperature,
    ],
    Valve: [
      common.setPressure,
      common.allowableOverpressure,
      common.totalBackpressure,
      common.superimposedBackpressure,
      fields.kd,
      common.kc,
      kb,
    ],
    'Inlet and outlet piping': common.piping,
  },
  fills: [flowByProperty(common.flowRate, { density: fields.density }, {}), ...stream.fills, ...common.pipingFills],
  loads: stream.loads,
  sharedGroups: [sharedFluid(fields.fluidSelection)],
  results: {
    Sizing: [
      requiredArea,
      recommendedOrifice,
      relievingPressure,
      omega,
      criticalPressureRatio,
      flowCondition,
      massFlux,
    ],
    'Selected valve': [multipleValves, effectiveArea, percentUsed, ratedCapacity],
    Piping: [inlet.inletPressureLoss, outlet.outletMach, outlet.reactionForce],
  },
  primary: requiredArea,
  answers: [requiredArea, recommendedOrifice, percentUsed, ratedCapacity, flowCondition],
  methods: {
    api520: { name: 'API 520-I omega', shows: api520.shows },
    nozzle: { name: 'Nozzle integral', shows: nozzle.shows },
  },
  shows: [relievingPressure, backPressure, omega, flowCondition, criticalPressureRatio],
  crossCheck: {
    result: requiredArea,
    unsafe: 'higher',
    consequence: 'an orifice sized by the omega method would be too small',
    questions: [recommendedOrifice],
  },
  checks: [
    ...checks,
    ...stream.checks,
    ...omegaChecks(inletStream, massFlux, backPressure),
    ...waterChecks(massFlux),
    sizing.factorToGive,
    valves.severalValves,
    inlet.inletLossTooHigh,
    outlet.outletTooFast,
    outletStateCheck(after, outlet.outletEndPressure, backPressure),
    mixtureOutletCheck({ fluid: after, capacityOfOne, ...outlet }),
  ],
  examples,
  published: () => import('./published.ts'),
  references: references.twoPhase,
  drawing: selector(
    { ...drawnFields, relievingPressure, backPressure, recommendedOrifice, requiredArea },
    drawReliefValve,
  ),
  plots: areaPlot({ areaCurve, relievingPressure, requiredArea, effectiveArea, multipleValves }),
  transfers: [
    {
      ...toRegister,
      give: selector({ ...registerFields, inletCondition, ...transferredFields, kd: dischargeCoefficient, kb }, v =>
        registerCase('Two-phase', v, {
          ...optionEntry('inletCondition', v.inletCondition),
          ...transferField('relievingTemperature', 'temperature', v.relievingTemperature, '°C'),
          ...transferField('vaporFraction', 'fraction', v.vaporFraction, '%'),
          ...transferField('density', 'density', v.inletDensity, 'kg/m³'),
          ...transferField('density90', 'density', v.expandedDensity, 'kg/m³'),
          ...(v.inletCondition === 'Subcooled liquid'
            ? transferField('saturationPressure', 'absolutePressure', v.flashPressure, 'bar(abs)')
            : {}),
        }),
      ),
    },
  ],
});
