import { sharedFluid, fluidRows } from '../../fluid/index.ts';
import { byMethod, calculation, flowByProperty, selector, transferField } from '../../kit/index.ts';
import { drawnFields, drawReliefValve } from '../drawing.ts';
import * as common from '../fields.ts';
import { inletLoss } from '../piping.ts';
import { areaPlot } from '../plots.ts';
import { references } from '../references.ts';
import { registerCase, registerFields, toRegister, optionEntry } from '../transfers.ts';
import { recommendedOrifice as orificeOf } from '../valve.ts';
import { originalArea, standardArea } from './area.ts';
import {
  backPressure,
  backPressureRatio,
  checks,
  drivingPressure,
  inletDensity,
  relievingGauge,
  relievingPressure,
  volumeFlow,
} from './duty.ts';
import { examples } from './examples.ts';
import * as fields from './fields.ts';
import { meta } from './meta.ts';
import { liquidOutlet } from './outlet.ts';
import { transferredFields, stream } from './stream.ts';
import { viscosityCorrection, viscousValvesOf } from './viscosity.ts';

const { fluidUpstreamDensity, viscosity, kd, valveType, capacityCertification, kw } = fields;
const original = originalArea();
const api520 = standardArea();
export const factor = byMethod<number | string>({ original: original.factor, api520: api520.factor });
const areaBeforeViscosity = byMethod({
  original: original.areaBeforeViscosity,
  api520: api520.areaBeforeViscosity,
});
const areaCurve = byMethod({ original: original.areaCurve, api520: api520.areaCurve });
const viscousEdition = byMethod({ original: original.viscousEdition, api520: api520.viscousEdition });
export const { area, trialArea, reynoldsNumber, viscosityCorrectionFactor } = viscosityCorrection(
  areaBeforeViscosity,
  viscousEdition,
);
export const recommendedOrifice = orificeOf(area);
export const valves = viscousValvesOf(areaBeforeViscosity, viscousEdition);
const { multipleValves, requiredArea, effectiveArea, percentUsed, ratedCapacity, capacityOfOne } = valves;
export const inlet = inletLoss(valves, inletDensity, { of: 'liquid', pressure: drivingPressure });
export const outlet = liquidOutlet(capacityOfOne);

export default calculation(meta, {
  inputs: {
    'Relieving conditions': [
      common.userDescription,
      fields.fluidType,
      common.edition,
      common.flowRate,
      ...fluidRows(common.fluid),
      fields.relievingTemperature,
      fluidUpstreamDensity,
      viscosity,
    ],
    Valve: [
      common.setPressure,
      common.allowableOverpressure,
      common.totalBackpressure,
      common.superimposedBackpressure,
      kd,
      common.kc,
      valveType,
      capacityCertification,
      kw,
    ],
    'Inlet and outlet piping': common.piping,
  },
  fills: [
    flowByProperty(common.flowRate, { density: fluidUpstreamDensity }, {}),
    ...stream.fills,
    ...common.pipingFills,
  ],
  loads: stream.loads,
  sharedGroups: [sharedFluid(common.fluid)],
  results: {
    Results: [
      factor,
      viscosityCorrectionFactor,
      area,
      recommendedOrifice,
      relievingPressure,
      reynoldsNumber,
      areaBeforeViscosity,
      trialArea,
    ],
    'Selected valve': [multipleValves, requiredArea, effectiveArea, percentUsed, ratedCapacity],
    Piping: [inlet.inletPressureLoss, outlet.outletVelocity, outlet.reactionForce],
  },
  primary: area,
  answers: [area, recommendedOrifice, percentUsed, ratedCapacity],
  methodHelp:
    'API 520-I is recommended. The simplified method, for checking older calculations, applies one straight-line back pressure factor to every type of valve.',
  methods: {
    original: { name: 'Simplified (linear Kw)', checks: original.checks },
    api520: { name: 'API 520-I', checks: api520.checks },
  },
  shows: [
    relievingPressure,
    relievingGauge,
    backPressure,
    backPressureRatio,
    volumeFlow,
    factor,
    areaBeforeViscosity,
    trialArea,
    reynoldsNumber,
  ],
  crossCheck: {
    result: area,
    unsafe: 'higher',
    consequence: 'an orifice sized by the simplified method would be too small',
    questions: [recommendedOrifice],
  },
  checks: [...checks, ...stream.checks, valves.severalValves, inlet.inletLossTooHigh],
  examples,
  published: () => import('./published.ts'),
  references: references.liquid,
  drawing: selector(
    { ...drawnFields, valveType, relievingPressure, backPressure, recommendedOrifice, requiredArea },
    drawReliefValve,
  ),
  plots: areaPlot({ areaCurve, relievingPressure, requiredArea, effectiveArea, multipleValves }),
  transfers: [
    {
      ...toRegister,
      give: selector(
        {
          ...registerFields,
          valveType,
          kd,
          edition: common.edition,
          ...transferredFields,
          capacityCertification,
          kw,
        },
        v =>
          registerCase('Liquid', v, {
            ...optionEntry('edition', v.edition),
            ...transferField('relievingTemperature', 'temperature', v.relievingTemperature, '°C'),
            ...transferField('fluidUpstreamDensity', 'density', v.fluidUpstreamDensity, 'kg/m³'),
            ...transferField('viscosity', 'dynamicViscosity', v.viscosity, 'cP'),
            ...optionEntry('capacityCertification', v.capacityCertification),
            ...transferField('kw', 'number', v.kw, ''),
          }),
      ),
    },
  ],
});
