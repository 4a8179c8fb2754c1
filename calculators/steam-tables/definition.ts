import { absent, calculator, info, missing, error, quantity, text } from '../kit/index.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import { allowed, answerTo, companions, questionOf } from './question.ts';
import { ofPhase, ofState, phaseInfo, stateInfo } from './results.ts';

const given = ['pressure?', 'temperature?', 'enthalpy?', 'entropy?', 'quality?'] as const;

/** The quantities given decide what is asked: one of them saturation, two of them a state. */
export default calculator(meta, {
  Given: {
    userDescription: text('User description', { hint: 'Case name' }),
    pressure: quantity('Pressure', 'absolutePressure', 'bar(abs)', { symbol: 'p', above: 0, optional: true }),
    temperature: quantity('Temperature', 'temperature', '°C', { symbol: 'T', optional: true }),
    enthalpy: quantity('Specific enthalpy', 'specificEnergy', 'kJ/kg', { symbol: 'h', optional: true }),
    entropy: quantity('Specific entropy', 'specificEntropy', 'kJ/(kg·K)', { symbol: 's', optional: true }),
    quality: quantity('Vapour quality', 'fraction', '', {
      symbol: 'x',
      atLeast: 0,
      atMost: 1,
      optional: true,
      help: 'Mass of vapour over mass of liquid and vapour',
    }),
  },
})
  .check(given, v => {
    const question = questionOf(v);
    if (question === '' || answerTo(v)) return [];
    return [error(`From ${question.replace(/, (?=\w+$)/, ' and ')} nothing follows; give ${allowed}.`)];
  })
  .step('answer', given, { label: '' }, v => {
    const question = questionOf(v);
    const companion = companions[question];
    if (companion !== undefined) return missing(companion);
    return answerTo(v) ?? absent('no state follows from what is given');
  })
  .check(['answer'], ({ answer }) => {
    if (answer.type === 'refused') return [answer.message];
    if (answer.type !== 'saturation' || !answer.critical) return [];
    return [
      info('Above 373.946 °C there is no saturation; the critical point is shown (373.946 °C, 220.64 bar(abs)).', {
        field: 'temp',
      }),
    ];
  })
  .step('basis', ['answer'], { label: '' }, ({ answer }) =>
    answer.type === 'refused' ? absent(answer.reason) : answer,
  )
  .step('state', ['basis'], { label: '' }, ({ basis }) =>
    basis.type === 'state' ? basis.state : absent('no single state: liquid and vapour are listed apart'),
  )
  .step('phases', ['basis'], { label: '' }, ({ basis }) => basis.phases ?? absent('no phases in equilibrium here'))
  .step('region', ['basis'], stateInfo.region, ({ basis }) => (basis.type === 'state' ? basis.state.region : 4))
  .step('pressure', ['basis'], stateInfo.pressure, ({ basis }) =>
    basis.type === 'state' ? basis.state.pressure : basis.phases.pressure,
  )
  .step('temperature', ['basis'], stateInfo.temperature, ({ basis }) =>
    basis.type === 'state' ? basis.state.temperature : basis.phases.temperature,
  )
  .step(
    'quality',
    ['state'],
    stateInfo.quality,
    ({ state }) => state.quality ?? absent('no vapour quality in a single phase'),
  )
  .step('specificVolume', ['state'], stateInfo.specificVolume, ({ state }) => state.specificVolume)
  .step('density', ['state'], stateInfo.density, ({ state }) => state.density)
  .step('enthalpy', ['state'], stateInfo.enthalpy, ({ state }) => state.enthalpy)
  .step('internalEnergy', ['state'], stateInfo.internalEnergy, ({ state }) => state.internalEnergy)
  .step('entropy', ['state'], stateInfo.entropy, ({ state }) => state.entropy)
  .step('heatCapacityCp', ['state'], stateInfo.heatCapacityCp, ({ state }) => ofState(state, state.cp))
  .step('heatCapacityCv', ['state'], stateInfo.heatCapacityCv, ({ state }) => ofState(state, state.cv))
  .step('speedOfSound', ['state'], stateInfo.speedOfSound, ({ state }) => ofState(state, state.speedOfSound))
  .step('isentropicExponent', ['state'], stateInfo.isentropicExponent, ({ state }) =>
    ofState(state, state.isentropicExponent),
  )
  .step('viscosity', ['state'], stateInfo.viscosity, ({ state }) => ofState(state, state.viscosity))
  .step('thermalConductivity', ['state'], stateInfo.thermalConductivity, ({ state }) =>
    ofState(state, state.thermalConductivity),
  )
  .step('prandtl', ['state'], stateInfo.prandtl, ({ state }) => ofState(state, state.prandtl))
  .step('temp', ['phases'], phaseInfo.temp, ({ phases }) => phases.temperature)
  .step('densityLiquid', ['phases'], phaseInfo.densityLiquid, ({ phases }) => phases.liquid.density)
  .step('densityVapor', ['phases'], phaseInfo.densityVapor, ({ phases }) => phases.vapour.density)
  .step(
    'specificVolumeLiquid',
    ['phases'],
    phaseInfo.specificVolumeLiquid,
    ({ phases }) => phases.liquid.specificVolume,
  )
  .step('specificVolumeVapor', ['phases'], phaseInfo.specificVolumeVapor, ({ phases }) => phases.vapour.specificVolume)
  .step('enthalpyLiquid', ['phases'], phaseInfo.enthalpyLiquid, ({ phases }) => phases.liquid.enthalpy)
  .step('enthalpyVapor', ['phases'], phaseInfo.enthalpyVapor, ({ phases }) => phases.vapour.enthalpy)
  .step(
    'enthalpyVaporization',
    ['phases'],
    phaseInfo.enthalpyVaporization,
    ({ phases }) => phases.enthalpyOfVaporization,
  )
  .step('entropyLiquid', ['phases'], phaseInfo.entropyLiquid, ({ phases }) => phases.liquid.entropy)
  .step('entropyVapor', ['phases'], phaseInfo.entropyVapor, ({ phases }) => phases.vapour.entropy)
  .step('entropyVaporization', ['phases'], phaseInfo.entropyVaporization, ({ phases }) => phases.entropyOfVaporization)
  .step('viscosityLiquid', ['phases'], phaseInfo.viscosityLiquid, ({ phases }) => ofPhase(phases.liquid.viscosity))
  .step('viscosityVapor', ['phases'], phaseInfo.viscosityVapor, ({ phases }) => ofPhase(phases.vapour.viscosity))
  .step('thermalConductivityLiquid', ['phases'], phaseInfo.thermalConductivityLiquid, ({ phases }) =>
    ofPhase(phases.liquid.thermalConductivity),
  )
  .step('thermalConductivityVapor', ['phases'], phaseInfo.thermalConductivityVapor, ({ phases }) =>
    ofPhase(phases.vapour.thermalConductivity),
  )
  .step('prandtlLiquid', ['phases'], phaseInfo.prandtlLiquid, ({ phases }) => ofPhase(phases.liquid.prandtl))
  .step('prandtlVapor', ['phases'], phaseInfo.prandtlVapor, ({ phases }) => ofPhase(phases.vapour.prandtl))
  .step('surfaceTension', ['phases'], phaseInfo.surfaceTension, ({ phases }) => phases.surfaceTension)
  .step(
    'densityRatio',
    ['phases'],
    phaseInfo.densityRatio,
    ({ phases: { liquid, vapour } }) => liquid.density / vapour.density,
  )
  .step(
    'volumeRatio',
    ['phases'],
    phaseInfo.volumeRatio,
    ({ phases: { liquid, vapour } }) => vapour.specificVolume / liquid.specificVolume,
  )
  .step(
    'viscosityRatio',
    ['viscosityLiquid', 'viscosityVapor'],
    phaseInfo.viscosityRatio,
    v => v.viscosityLiquid / v.viscosityVapor,
  )
  .define({
    results: {
      State: [
        'region',
        'pressure',
        'temperature',
        'quality',
        'density',
        'specificVolume',
        'enthalpy',
        'internalEnergy',
        'entropy',
        'heatCapacityCp',
        'heatCapacityCv',
        'speedOfSound',
        'isentropicExponent',
        'viscosity',
        'thermalConductivity',
        'prandtl',
      ],
      'Saturated liquid and vapour': [
        'temp',
        'densityLiquid',
        'densityVapor',
        'specificVolumeLiquid',
        'specificVolumeVapor',
        'enthalpyLiquid',
        'enthalpyVaporization',
        'enthalpyVapor',
        'entropyLiquid',
        'entropyVaporization',
        'entropyVapor',
        'viscosityLiquid',
        'viscosityVapor',
        'thermalConductivityLiquid',
        'thermalConductivityVapor',
        'prandtlLiquid',
        'prandtlVapor',
        'surfaceTension',
      ],
      Ratios: ['densityRatio', 'volumeRatio', 'viscosityRatio'],
    },
    primary: 'pressure',
    examples,
    published,
    references: [
      'IAPWS R7-97(2012), Revised release on the IAPWS Industrial Formulation 1997 for the thermodynamic properties of water and steam.',
      'IAPWS SR2-01(2014), SR3-03(2014), SR4-04(2014) and SR5-05(2016), supplementary releases on backward equations.',
      'IAPWS R12-08(2008), Release on the IAPWS formulation 2008 for the viscosity of ordinary water substance.',
      'IAPWS R15-11(2011), Release on the IAPWS formulation 2011 for the thermal conductivity of ordinary water substance.',
      'IAPWS R1-76(2014), Revised release on surface tension of ordinary water substance.',
    ],
  });
