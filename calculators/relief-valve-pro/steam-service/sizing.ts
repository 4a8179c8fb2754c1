import type { AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  areaFor,
  highestSteamFactor,
  napierCorrection,
  napierFlux as fluxOfNapier,
  isNapierSmoothed,
  superheatCorrection,
  isSuperheatInterpolated,
  waterThroat,
  type Edition,
  type Throat,
  type WaterInlet,
} from '@isentrope/engineering/relief';
import { absent, check, deferred, info, optional, type Message, type Source, step, value } from '../../kit/index.ts';
import { againstNozzle, nozzleOfSteam } from '../nozzle-comparison.ts';
import { edition, flowRate, kc, ksh, setPressure } from '../fields.ts';
import { nozzleArea, nozzleSource, throatOf } from '../nozzle.ts';
import { areaInfo } from '../valve.ts';
import { curveNeeds, factorChoice, usesFactor, vapourCurve } from '../vapour-back-pressure.ts';
import { editionName, if97 } from '../format.ts';
import { kd, temperature } from './fields.ts';
import {
  backPressure,
  backPressureFactor,
  criticalFlowPressure,
  criticalThroat,
  flowCondition,
  inlet,
  relievingPressure,
} from './inlet.ts';

const curve = { ...curveNeeds(kd, criticalFlowPressure), inlet, criticalThroat };

/** Reports superheated steam outside the tables of KSH. */
export function tableRemarks(
  stated: number | undefined,
  by: Edition,
  { pressure, temperature: T }: WaterInlet,
): Message[] {
  if (stated !== undefined || by !== '10th' || !isSuperheatInterpolated(pressure, T)) return [];
  return [
    info(
      'The KSH table has no entry this close to saturation; KSH is interpolated between 1 at saturation and the first entry.',
      {
        field: 'superheatCorrectionFactor',
        source: editionName('10th'),
      },
    ),
  ];
}

const napierCorrectionFactor = step(
  'napierCorrectionFactor',
  { relievingPressure },
  {
    label: 'Correction of Napier’s equation',
    symbol: 'K_N',
    equation: v => {
      if (v.relievingPressure > 10_339e3) return 'K_N = (0.02764*(p_1/1000)-1000)/(0.03324*(p_1/1000)-1061)';
      return isNapierSmoothed(v.relievingPressure) ? 'K_N = K_e*10339/(p_1/1000)' : '';
    },
    where: v => (isNapierSmoothed(v.relievingPressure) ? ['K_e = (0.02764*10339-1000)/(0.03324*10339-1061)'] : []),
    source: v =>
      isNapierSmoothed(v.relievingPressure)
        ? 'Smoothed here, conservatively: API 520-I has 1 up to 10 339 kPa(abs) and 0.9957 above'
        : 'API 520-I, steam: 1 up to 10 339 kPa(abs)',
    kind: 'number',
    unit: '',
  },
  v => napierCorrection(v.relievingPressure),
);

const superheatCorrectionFactor = step(
  'superheatCorrectionFactor',
  { ksh: optional(ksh), temperature: optional(temperature), edition, setPressure, inlet },
  {
    label: 'Superheat correction factor',
    symbol: 'K_SH',
    source: v => {
      if (v.ksh !== undefined) return 'As entered';
      return v.temperature === undefined
        ? 'API 520-I: 1 for saturated steam'
        : `${editionName(v.edition)}, table of KSH by ${v.edition === '10th' ? 'relieving' : 'set'} pressure, bilinear`;
    },
    kind: 'number',
    unit: '',
  },
  v => {
    if (v.ksh !== undefined) return v.ksh;
    if (v.temperature === undefined) return 1;
    return superheatCorrection(v.edition, {
      setPressure: v.setPressure,
      pressure: v.inlet.pressure,
      temperature: v.inlet.temperature,
    });
  },
);

/** Area by Napier's equation. */
export function standardSizing() {
  const napierFlux = value('napierFlux', { relievingPressure, flowCondition, ...factorChoice }, v =>
    v.flowCondition === 'Critical' || usesFactor(v)
      ? fluxOfNapier(v.relievingPressure)
      : absent('not applicable: Napier’s equation is for critical flow; use the nozzle method or enter Kb'),
  );
  const requiredArea = step(
    'requiredArea',
    { flowRate, napierFlux, kd, backPressureFactor, kc, napierCorrectionFactor, superheatCorrectionFactor },
    {
      ...areaInfo,
      equation: 'A = 190.5*3600*q_m/((p_1/1000)*K_d*K_b*K_c*K_N*K_SH)/10^6',
      source: 'API 520-I, sizing for steam relief, SI units',
    },
    v => {
      const factors = v.kd * v.backPressureFactor * v.kc;
      return areaFor(v.flowRate, v.napierFlux, factors * v.napierCorrectionFactor * v.superheatCorrectionFactor);
    },
  );
  const areaCurve = deferred(
    'areaCurve',
    { ...curve, relievingPressure, napierCorrectionFactor, superheatCorrectionFactor },
    v =>
      vapourCurve(
        v,
        back =>
          back <= v.criticalFlowPressure
            ? fluxOfNapier(v.relievingPressure) * v.napierCorrectionFactor * v.superheatCorrectionFactor
            : undefined,
        back => highestSteamFactor(v.inlet, v.criticalThroat, back),
      ),
  );
  const tableIsBlank = check({ ksh: optional(ksh), temperature, edition, inlet }, v =>
    tableRemarks(v.ksh, v.edition, v.inlet),
  );
  return { requiredArea, areaCurve, napierCorrectionFactor, superheatCorrectionFactor, checks: [tableIsBlank] };
}

/** The throat at the back pressure: critical or subcritical. */
const throatAt = (inletState: WaterInlet, critical: Throat, back: AbsolutePressure): Throat =>
  back <= critical.pressure ? critical : waterThroat(inletState, back);

const throat = value('throat', { inlet, criticalThroat, backPressure, ...factorChoice }, v =>
  usesFactor(v) ? v.criticalThroat : throatAt(v.inlet, v.criticalThroat, v.backPressure),
);

/** Area by the nozzle, independent of the selected method. */
const areaByNozzle = value('areaByNozzle', { flowRate, throat, kd, backPressureFactor, kc }, v =>
  areaFor(v.flowRate, v.throat.massFlux, v.kd * v.backPressureFactor * v.kc),
);

/** Compares the area by the nozzle with that of the method, and reports the direction of the error. */
export function compareWithNozzle(requiredArea: Source<number>) {
  const words = nozzleOfSteam('use the method Isentropic nozzle (IF97)');
  return check({ requiredArea, areaByNozzle }, v => againstNozzle(v.areaByNozzle / v.requiredArea, words));
}

/** Area by a nozzle integrated along the isentrope of IAPWS-IF97. */
export function nozzleSizing() {
  const { throatPressure, massFlux } = throatOf(
    throat,
    `${nozzleSource} by ${if97}`,
    '√(2(h₁ − h))/v at constant entropy, in equilibrium',
  );
  const areaCurve = deferred('areaCurve', curve, v =>
    vapourCurve(
      v,
      back => throatAt(v.inlet, v.criticalThroat, back).massFlux,
      back => highestSteamFactor(v.inlet, v.criticalThroat, back),
    ),
  );
  return {
    requiredArea: nozzleArea({ massFlux, kd, backPressureFactor }, nozzleSource),
    areaCurve,
    shows: [throatPressure],
  };
}
