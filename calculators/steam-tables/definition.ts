import { messageValue } from '@isentrope/engineering/quantities';
import { calculation, check, error, info, warning } from '../kit/index.ts';
import { answer, fields, stateFields } from './state.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import * as phase from './phase-results.ts';
import { allowed, solveState, criticalPressure, criticalTemperature, combinationOf } from './combinations.ts';
import * as state from './state-results.ts';

const undeterminedState = check(stateFields, v => {
  const question = combinationOf(v);
  if (question === '' || solveState(v)) return [];
  return [error(`No state is defined by ${question.replace(/, (?=\w+$)/, ' and ')}; enter ${allowed}.`)];
});
const resultMessages = check({ answer }, v => {
  if (v.answer.type === 'refused') return [v.answer.message];
  if (v.answer.type !== 'saturation' || !v.answer.critical) return [];
  return [
    info(
      'There is no saturation above the critical point of {temperature} and {pressure}; the critical point is shown.',
      {
        field: 'temp',
        values: { temperature: criticalTemperature, pressure: criticalPressure },
      },
    ),
  ];
});

/** Warns that rounding decides the phase of a state next to the saturation line. */
const onSaturationLine = check({ answer }, v => {
  if (v.answer.type !== 'state' || v.answer.boiling === undefined) return [];
  const { boiling, state: found } = v.answer;
  const [phase, other] = found.temperature > boiling ? ['steam', 'liquid'] : ['liquid', 'steam'];
  return [
    warning(
      `On the saturation line: at this pressure water boils at {boiling}, so a change in the last digit would make this ${phase} ${other}. Both saturated phases are listed; enter a vapour quality in place of the temperature to choose one.`,
      { field: 'temperature', values: { boiling: messageValue('temperature', boiling, { digits: 7 }) } },
    ),
  ];
});

export default calculation(meta, {
  inputs: { Given: Object.values(fields) },
  results: {
    State: [
      state.region,
      state.pressure,
      state.temperature,
      state.quality,
      state.density,
      state.specificVolume,
      state.enthalpy,
      state.internalEnergy,
      state.entropy,
      state.heatCapacityCp,
      state.heatCapacityCv,
      state.speedOfSound,
      state.isentropicExponent,
      state.viscosity,
      state.thermalConductivity,
      state.prandtl,
    ],
    'Saturated liquid and vapour': [
      phase.temp,
      phase.densityLiquid,
      phase.densityVapor,
      phase.specificVolumeLiquid,
      phase.specificVolumeVapor,
      phase.enthalpyLiquid,
      phase.enthalpyVaporization,
      phase.enthalpyVapor,
      phase.entropyLiquid,
      phase.entropyVaporization,
      phase.entropyVapor,
      phase.viscosityLiquid,
      phase.viscosityVapor,
      phase.thermalConductivityLiquid,
      phase.thermalConductivityVapor,
      phase.prandtlLiquid,
      phase.prandtlVapor,
      phase.surfaceTension,
    ],
    Ratios: [phase.densityRatio, phase.volumeRatio, phase.viscosityRatio],
  },
  primary: state.pressure,
  checks: [undeterminedState, resultMessages, onSaturationLine],
  examples,
  published: () => import('./published.ts'),
  references: [
    'IAPWS R7-97(2012), Revised release on the IAPWS Industrial Formulation 1997 for the thermodynamic properties of water and steam.',
    'IAPWS SR2-01(2014), SR3-03(2014), SR4-04(2014) and SR5-05(2016), supplementary releases on backward equations.',
    'IAPWS R12-08(2008), Release on the IAPWS formulation 2008 for the viscosity of ordinary water substance.',
    'IAPWS R15-11(2011), Release on the IAPWS formulation 2011 for the thermal conductivity of ordinary water substance.',
    'IAPWS R1-76(2014), Revised release on surface tension of ordinary water substance.',
  ],
});
