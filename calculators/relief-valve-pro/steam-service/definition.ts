import type { StreamFluid } from '@isentrope/engineering/properties';
import { byMethod, calculation, flowByProperty, selector, transferField, value } from '../../kit/index.ts';
import { drawnFields, drawReliefValve } from '../drawing.ts';
import * as fields from '../fields.ts';
import { toFlareNetwork } from '../flare-source.ts';
import { outletStateCheck, waterAfterValve } from '../outlet-state.ts';
import { gasOutlet, inletLoss } from '../piping.ts';
import { areaPlot } from '../plots.ts';
import { references } from '../references.ts';
import { registerCase, registerFields, toAcoustic, toRegister, optionEntry } from '../transfers.ts';
import { valvesOf } from '../valve.ts';
import { examples } from './examples.ts';
import { kd, temperature } from './fields.ts';
import * as steam from './inlet.ts';
import { meta } from './meta.ts';
import { compareWithNozzle, nozzleSizing, standardSizing } from './sizing.ts';

const { relievingPressure, backPressure, inletTemperature, inletDensity } = steam;
const { edition, valveType, kb, ksh } = fields;
const api520 = standardSizing();
const nozzle = nozzleSizing();
const napierCorrectionFactor = byMethod({ api520: api520.napierCorrectionFactor });
const superheatCorrectionFactor = byMethod({ api520: api520.superheatCorrectionFactor });
export const requiredArea = byMethod({ api520: api520.requiredArea, nozzle: nozzle.requiredArea });
const areaCurve = byMethod({ api520: api520.areaCurve, nozzle: nozzle.areaCurve });
export const valves = valvesOf(requiredArea);
const { recommendedOrifice, multipleValves, effectiveArea, percentUsed, ratedCapacity, capacityOfOne } = valves;
export const inlet = inletLoss(valves, inletDensity, { of: 'gas', pressure: relievingPressure });
export const outlet = gasOutlet({ capacityOfOne, backPressure, outletGas: steam.outletGas });

export default calculation(meta, {
  inputs: {
    'Relieving conditions': [fields.userDescription, edition, fields.flowRate, temperature],
    Valve: [
      fields.setPressure,
      fields.allowableOverpressure,
      fields.totalBackpressure,
      fields.superimposedBackpressure,
      valveType,
      kd,
      fields.kc,
      kb,
      ksh,
    ],
    'Inlet and outlet piping': fields.piping,
  },
  fills: [
    flowByProperty(fields.flowRate, { density: inletDensity, molarMass: steam.molarMass }),
    ...fields.pipingFills,
  ],
  results: {
    Sizing: [
      requiredArea,
      recommendedOrifice,
      relievingPressure,
      inletTemperature,
      steam.criticalFlowPressure,
      steam.flowCondition,
      steam.backPressureFactor,
      napierCorrectionFactor,
      superheatCorrectionFactor,
    ],
    'Selected valve': [multipleValves, effectiveArea, percentUsed, ratedCapacity],
    Piping: [inlet.inletPressureLoss, outlet.outletMach, outlet.reactionForce],
  },
  primary: requiredArea,
  answers: [requiredArea, recommendedOrifice, percentUsed, ratedCapacity, steam.flowCondition],
  methods: {
    api520: { name: 'API 520-I', checks: api520.checks },
    nozzle: { name: 'Isentropic nozzle (IF97)', shows: nozzle.shows },
  },
  shows: [
    relievingPressure,
    backPressure,
    inletTemperature,
    inletDensity,
    steam.criticalFlowPressure,
    steam.flowCondition,
    steam.backPressureFactor,
  ],
  crossCheck: {
    result: requiredArea,
    unsafe: 'higher',
    consequence: 'an orifice sized by Napier’s equation would be too small',
    questions: [recommendedOrifice],
    reportedApart: ['nozzle'],
  },
  checks: [
    ...steam.checks,
    compareWithNozzle(requiredArea),
    valves.severalValves,
    inlet.inletLossTooHigh,
    outlet.outletTooFast,
    outletStateCheck(waterAfterValve(steam.inlet), outlet.outletEndPressure, backPressure),
  ],
  examples,
  published: () => import('./published.ts'),
  references: references.steam,
  drawing: selector(
    { ...drawnFields, valveType, relievingPressure, backPressure, recommendedOrifice, requiredArea },
    drawReliefValve,
  ),
  plots: areaPlot({ areaCurve, relievingPressure, requiredArea, effectiveArea, multipleValves }),
  rowTransfers: [
    toFlareNetwork({
      requiredFlow: fields.flowRate,
      relievingPressure,
      temperature: inletTemperature,
      fluid: value('flareFluid', {}, (): StreamFluid => ({ type: 'components', amounts: { H2O: 1 } })),
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
      inletDensity,
      temperature: inletTemperature,
      molarMass: steam.molarMass,
      gamma: steam.isentropicExponent,
    }),
    {
      ...toRegister,
      give: selector({ ...registerFields, valveType, kd, kb, edition, temperature, ksh }, v =>
        registerCase('Steam', v, {
          ...optionEntry('edition', v.edition),
          ...transferField('steamTemperature', 'temperature', v.temperature, '°C'),
          ...transferField('ksh', 'number', v.ksh, ''),
        }),
      ),
    },
  ],
});
