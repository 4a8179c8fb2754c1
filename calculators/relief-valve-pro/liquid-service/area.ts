import type { GaugePressure } from '@isentrope/engineering/quantities';
import {
  certifiedLiquidArea,
  correctForViscosity,
  highestBackPressureRatio,
  originalLiquidBackPressureFactor,
  overpressureCorrection,
  uncertifiedLiquidArea,
  type Edition,
  type LiquidDuty,
} from '@isentrope/engineering/relief';
import {
  absent,
  check,
  deferred,
  type StepInputs,
  info,
  optional,
  type Message,
  step,
  value,
} from '../../kit/index.ts';
import * as common from '../fields.ts';
import { conventionalLimit } from '../pressures.ts';
import type { AreaCurve } from '../valve.ts';
import { original, standard, standardFactorOf } from './back-pressure-factor.ts';
import { duty } from './duty.ts';
import { capacityCertification, kd, kw, valveType, viscosity } from './fields.ts';

/** Area of a liquid valve before the viscosity correction, by the simplified method and by API 520-I. */

const { allowableOverpressure, kc, setPressure } = common;
const areaBefore = { label: 'Area before viscosity', symbol: 'A_0', kind: 'area', unit: 'mm²' } as const;
const certifiedEquation = 'A_0 = 11.78*(60000*Q)/(K_d*K_w*K_c)*sqrt((ρ/1000)/((p_r-p_b)/1000))/10^6';

const curveNeeds = { duty, viscosity, kd, kc, setPressure };

/** Area as a function of back pressure for the plot; undefined where the method does not apply. */
function curve(
  v: StepInputs<typeof curveNeeds>,
  edition: Edition,
  before: (at: LiquidDuty, ratio: number) => number | undefined,
): AreaCurve {
  return (_, backPressure: GaugePressure) => {
    const at = { ...v.duty, backPressure };
    const preliminary = before(at, backPressure / v.setPressure);
    return preliminary === undefined ? undefined : correctForViscosity(at, v.viscosity, preliminary, edition).area;
  };
}

/** Area by the simplified method, which corrects every valve as a balanced one. */
export function originalArea() {
  const areaBeforeViscosity = step(
    'areaBeforeViscosity',
    { withinLimit: original.withinLimit, duty, kd, kc, factor: original.factor },
    { ...areaBefore, equation: certifiedEquation, source: 'Simplified method' },
    v => certifiedLiquidArea(v.duty, v.kd * Number(v.factor) * v.kc),
  );
  const viscousEdition = value('viscousEdition', {}, (): Edition => '7th');
  const areaCurve = deferred('areaCurve', { ...curveNeeds, areaBeforeViscosity, viscousEdition }, v =>
    curve(v, v.viscousEdition, (at, ratio) =>
      ratio > highestBackPressureRatio
        ? undefined
        : certifiedLiquidArea(at, v.kd * v.kc * originalLiquidBackPressureFactor(ratio)),
    ),
  );
  return { factor: original.factor, areaBeforeViscosity, viscousEdition, areaCurve, checks: [original.tooHigh] };
}

/** Warns that the factor at 10 % overpressure replaces the curve. */
export function betweenOverpressures(factor: number, overpressure: number): Message[] {
  return factor === 1 || Math.abs(overpressure - 0.1) < 1e-9
    ? []
    : [
        info(
          'Kp is taken at 10 % overpressure, which is conservative: the curve between 10 and 25 % is not included here.',
          { field: 'allowableOverpressure', source: 'API 520-I' },
        ),
      ];
}

/** Area by API 520-I, for valves certified in liquid service and others. */
export function standardArea() {
  /** Kp of uncertified valves; undefined for certified ones, absent if an uncertified valve has none and cannot be sized. */
  const certification = value('certification', { capacityCertification, allowableOverpressure }, v => ({
    kp: v.capacityCertification === 'Certified' ? undefined : overpressureCorrection(v.allowableOverpressure),
  }));
  const overpressureFactor = step(
    'overpressureFactor',
    { certification },
    {
      label: 'Overpressure correction factor',
      symbol: 'K_p',
      source:
        'API 520-I, valves without capacity certification: 0.6 at 10 %, 1 from 25 %; in between, the value at 10 %',
      kind: 'number',
      unit: '',
    },
    v => v.certification.kp ?? absent('certified'),
  );
  const areaBeforeViscosity = step(
    'areaBeforeViscosity',
    {
      withinLimit: standard.withinLimit,
      duty,
      kd,
      kc,
      factor: standard.factor,
      certification,
      setPressure,
    },
    {
      ...areaBefore,
      equation: v =>
        v.certification.kp === undefined
          ? certifiedEquation
          : 'A_0 = 11.78*(60000*Q)/(K_d*K_w*K_c*K_p)*sqrt((ρ/1000)/((1.25*p_set-p_b)/1000))/10^6',
      source: v =>
        `API 520-I, liquid relief, valves ${v.certification.kp === undefined ? '' : 'not '}requiring capacity certification`,
    },
    v => {
      const factors = v.kd * Number(v.factor) * v.kc;
      const { kp } = v.certification;
      return kp === undefined
        ? certifiedLiquidArea(v.duty, factors)
        : uncertifiedLiquidArea(v.duty, v.setPressure, factors * kp);
    },
  );
  const viscousEdition = value('viscousEdition', { edition: common.edition }, v => v.edition);
  const areaCurve = deferred(
    'areaCurve',
    { ...curveNeeds, areaBeforeViscosity, viscousEdition, valveType, kw: optional(kw), certification },
    v =>
      curve(v, v.viscousEdition, (at, ratio) => {
        const factors = v.kd * v.kc * standardFactorOf(v.kw, v.valveType, ratio);
        const { kp } = v.certification;
        return kp === undefined
          ? certifiedLiquidArea(at, factors)
          : uncertifiedLiquidArea(at, v.setPressure, factors * kp);
      }),
  );
  const checks = [
    standard.tooHigh,
    standard.beyondStandard,
    conventionalLimit(common, valveType),
    check({ overpressureFactor, allowableOverpressure }, v =>
      betweenOverpressures(v.overpressureFactor, v.allowableOverpressure),
    ),
  ];
  return { factor: standard.factor, areaBeforeViscosity, viscousEdition, areaCurve, checks };
}
