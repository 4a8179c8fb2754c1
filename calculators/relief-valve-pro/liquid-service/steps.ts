import {
  gauge,
  type AbsolutePressure,
  type GaugePressure,
  type MassFlow,
  type Quantity,
} from '@isentrope/engineering/quantities';
import {
  certifiedLiquidArea,
  correctForViscosity,
  highestBackPressureRatio,
  liquidBackPressureFactor,
  liquidReaction,
  originalLiquidBackPressureFactor,
  overpressureCorrection,
  pipeVelocity,
  uncertifiedLiquidArea,
  viscousValves,
  type Edition,
  type LiquidDuty,
  type ValveSet,
  type ValveType,
  type ViscousArea,
} from '@isentrope/engineering/relief';
import { absent, error, info, type Absent, type Message } from '../../kit/index.ts';
import { areaInfo } from '../valve.ts';

/** The steps of liquid service. */

const rules = 'Original rules';
const tooHigh = 'Backpressure is too high!';
export const editionName = (edition: Edition) =>
  `API 520-I, ${edition === '10th' ? '10th ed. 2020' : '7th to 9th ed.'}`;

export type Certification = 'Certified' | 'Not certified';

export const backPressureRatio = {
  info: {
    label: 'Back pressure over set pressure',
    symbol: 'r',
    equation: 'r = p_b/p_set',
    kind: 'number',
    unit: '',
  },
  compute: (v: { totalBackpressure: GaugePressure; setPressure: GaugePressure }) => v.totalBackpressure / v.setPressure,
} as const;

export const relievingGauge = {
  info: {
    label: 'Relieving pressure, gauge',
    symbol: 'p_r',
    equation: 'p_r = p_set*(1+OP)',
    kind: 'gaugePressure',
    unit: 'bar(g)',
  },
  compute: (v: { relievingPressure: AbsolutePressure }): GaugePressure => gauge(v.relievingPressure),
} as const;

export const volumeFlow = {
  info: { label: 'Volume flow', symbol: 'Q', equation: 'Q = q_m/ρ', kind: 'volumeFlow', unit: 'L/min' },
  compute: (v: { flowRate: MassFlow; fluidUpstreamDensity: number }): Quantity<'volumeFlow'> =>
    v.flowRate / v.fluidUpstreamDensity,
} as const;

export const duty = {
  info: { label: '' },
  compute: (v: {
    flowRate: MassFlow;
    fluidUpstreamDensity: number;
    relievingGauge: GaugePressure;
    totalBackpressure: GaugePressure;
    backPressure: AbsolutePressure;
  }): LiquidDuty => ({
    massFlow: v.flowRate,
    density: v.fluidUpstreamDensity,
    relievingPressure: v.relievingGauge,
    backPressure: v.totalBackpressure,
  }),
} as const;

const factorInfo = {
  label: 'Total back pressure correction factor',
  symbol: 'K_w',
  kind: 'number',
  unit: '',
  digits: 3,
} as const;

/** Stands beside Kw: nothing is sized with a back pressure that is too high, for which Kw shows the words alone. */
export const originalLimit = {
  info: { label: '' },
  compute: (v: { backPressureRatio: number }): true | Absent =>
    v.backPressureRatio > highestBackPressureRatio ? absent(tooHigh) : true,
} as const;

export const originalFactor = {
  info: {
    ...factorInfo,
    equation: (v: { backPressureRatio: number }) =>
      v.backPressureRatio > highestBackPressureRatio || v.backPressureRatio <= 0.15 ? '' : 'K_w = (-13*r+15.95)/14',
    source: `${rules}: 1 up to r = 0.15, none above 0.5`,
  },
  compute: (v: { backPressureRatio: number }): number | string =>
    v.backPressureRatio > highestBackPressureRatio ? tooHigh : originalLiquidBackPressureFactor(v.backPressureRatio),
} as const;

export function originalTooHigh(v: { backPressureRatio: number }): Message[] {
  return v.backPressureRatio > highestBackPressureRatio ? [error(tooHigh, { field: 'totalBackpressure' })] : [];
}

interface FactorValues {
  readonly backPressureRatio: number;
  readonly valveType: ValveType;
  readonly kw?: number | undefined;
}

const onCurve = (v: FactorValues) => v.kw === undefined && v.valveType === 'Balanced Bellows';

export const standardLimit = {
  info: { label: '' },
  compute: (v: FactorValues): true | Absent =>
    onCurve(v) && v.backPressureRatio > highestBackPressureRatio ? absent(tooHigh) : true,
} as const;

export const standardFactor = {
  info: {
    ...factorInfo,
    source: (v: FactorValues) => {
      if (v.kw !== undefined) return 'Given';
      return v.valveType === 'Balanced Bellows'
        ? 'API 520-I, curve for balanced bellows, liquids, digitised by fluids (C. Bell)'
        : 'API 520-I: 1 for conventional and pilot-operated valves';
    },
  },
  compute: (v: FactorValues): number | string => {
    if (v.kw !== undefined) return v.kw;
    if (v.valveType !== 'Balanced Bellows') return 1;
    return v.backPressureRatio > highestBackPressureRatio ? tooHigh : liquidBackPressureFactor(v.backPressureRatio);
  },
} as const;

export function standardTooHigh(v: FactorValues): Message[] {
  return onCurve(v) ? originalTooHigh(v) : [];
}

const areaBefore = { label: 'Area before viscosity', symbol: 'A_0', kind: 'area', unit: 'mm²' } as const;
const certifiedEquation = 'A_0 = 11.78*(60000*Q)/(K_d*K_w*K_c)*sqrt((ρ/1000)/((p_r-p_b)/1000))/10^6';

interface AreaValues {
  readonly duty: LiquidDuty;
  readonly kd: number;
  readonly kc: number;
  readonly totalBackpressureCorrectionFactor: number;
}

export const originalArea = {
  info: { ...areaBefore, equation: certifiedEquation, source: rules },
  compute: (v: AreaValues & { withinLimit: true }) =>
    certifiedLiquidArea(v.duty, v.kd * v.totalBackpressureCorrectionFactor * v.kc),
} as const;

export const overpressureFactor = {
  info: {
    label: 'Overpressure correction factor',
    symbol: 'K_p',
    source: 'API 520-I, valves without capacity certification: 0.6 at 10 %, 1 from 25 %; between, that of 10 %',
    kind: 'number',
    unit: '',
  },
  compute: (v: { capacityCertification: Certification; allowableOverpressure: number }): number | Absent =>
    v.capacityCertification === 'Certified' ? absent('certified') : overpressureCorrection(v.allowableOverpressure),
} as const;

/** Where the factor of 10 % stands in for the curve. */
export function betweenOverpressures(v: { overpressureFactor: number; allowableOverpressure: number }): Message[] {
  return v.overpressureFactor === 1 || Math.abs(v.allowableOverpressure - 0.1) < 1e-9
    ? []
    : [
        info(
          'Kp is that of 10 % overpressure: the curve between 10 and 25 % is not at hand, and this is on the safe side.',
          {
            field: 'allowableOverpressure',
            source: 'API 520-I',
          },
        ),
      ];
}

export const standardArea = {
  info: {
    ...areaBefore,
    equation: (v: { capacityCertification: Certification }) =>
      v.capacityCertification === 'Certified'
        ? certifiedEquation
        : 'A_0 = 11.78*(60000*Q)/(K_d*K_w*K_c*K_p)*sqrt((ρ/1000)/((1.25*p_set-p_b)/1000))/10^6',
    source: (v: { capacityCertification: Certification }) =>
      `API 520-I, liquid relief, valves ${v.capacityCertification === 'Certified' ? '' : 'not '}requiring capacity certification`,
  },
  compute: (
    v: AreaValues & {
      withinLimit: true;
      capacityCertification: Certification;
      setPressure: GaugePressure;
      allowableOverpressure: number;
    },
  ): number => {
    const factors = v.kd * v.totalBackpressureCorrectionFactor * v.kc;
    if (v.capacityCertification === 'Certified') return certifiedLiquidArea(v.duty, factors);
    return uncertifiedLiquidArea(v.duty, v.setPressure, factors * overpressureCorrection(v.allowableOverpressure));
  },
} as const;

/** The edition whose Kv a method takes. */
export const originalEdition = { info: { label: '' }, compute: (): Edition => '7th' } as const;
export const chosenEdition = { info: { label: '' }, compute: (v: { edition: Edition }): Edition => v.edition } as const;

interface ViscousValues {
  readonly duty: LiquidDuty;
  readonly viscosity: number;
  readonly areaBeforeViscosity: number;
  readonly viscousEdition: Edition;
}

export const viscous = {
  info: { label: '' },
  compute: (v: ViscousValues): ViscousArea =>
    correctForViscosity(v.duty, v.viscosity, v.areaBeforeViscosity, v.viscousEdition),
} as const;

export const trialArea = {
  info: {
    label: 'Trial area',
    symbol: 'A_t',
    source: 'API 520-I: the next larger standard orifice; above T the area itself',
    kind: 'area',
    unit: 'mm²',
  },
  compute: (v: { viscous: ViscousArea }) => v.viscous.trialArea,
} as const;

export const reynoldsNumber = {
  info: {
    label: 'Reynolds number',
    symbol: 'Re',
    equation: 'Re = 18800*(60000*Q)*(ρ/1000)/(1000*μ*sqrt(10^6*A_t))',
    source: 'API 520-I, viscous liquids, SI units',
    kind: 'number',
    unit: '',
  },
  compute: (v: { viscous: ViscousArea }) => v.viscous.reynolds,
} as const;

export const viscosityFactor = {
  info: {
    label: 'Viscosity correction factor',
    symbol: 'K_v',
    equation: (v: { viscousEdition: Edition }) =>
      v.viscousEdition === '10th' ? 'K_v = 1/sqrt(1+170/Re)' : 'K_v = min(1;1/(0.9935+2.878/Re^0.5+342.75/Re^1.5))',
    source: (v: { viscousEdition: Edition }) => `${editionName(v.viscousEdition)}, viscous liquids`,
    kind: 'number',
    unit: '',
    digits: 4,
  },
  compute: (v: { viscous: ViscousArea; viscousEdition: Edition }) => v.viscous.kv,
} as const;

export const area = {
  info: {
    ...areaInfo,
    label: 'Orifice area',
    symbol: 'A_1',
    equation: 'A_1 = A_0/K_v',
    source: 'API 520-I, viscous liquids',
  },
  compute: (v: { areaBeforeViscosity: number; viscosityCorrectionFactor: number }) =>
    v.areaBeforeViscosity / v.viscosityCorrectionFactor,
} as const;

/** The fewest equal valves; each has its share of the flow and the Reynolds number of its own orifice. */
export const valveSet = {
  info: { label: '' },
  compute: (v: ViscousValues): ValveSet | Absent =>
    viscousValves(v.duty, v.viscosity, v.areaBeforeViscosity, v.viscousEdition) ??
    absent('no set of 50 valves is enough'),
} as const;

export const requiredArea = {
  info: {
    ...areaInfo,
    label: 'Required area, all valves',
    equation: ({ valveSet: set }: { valveSet: ValveSet }) => (set.count === 1 ? 'A = A_1' : ''),
    source: ({ valveSet: set }: { valveSet: ValveSet }) =>
      set.count === 1 ? '' : 'Each valve with its share of the flow and the Reynolds number of its orifice',
  },
  compute: ({ valveSet: { count, areaOfEach } }: { valveSet: ValveSet }) => count * areaOfEach,
} as const;

export const outletVelocity = {
  info: {
    label: 'Outlet velocity',
    symbol: 'v_o',
    equation: 'v_o = 4*q_1/(π*ρ*D_o^2)',
    kind: 'velocity',
    unit: 'm/s',
    digits: 3,
  },
  compute: (v: {
    outletPipeDiameter?: number | undefined;
    capacityOfOne: MassFlow;
    fluidUpstreamDensity: number;
  }): number | Absent =>
    v.outletPipeDiameter === undefined
      ? absent('no outlet piping given')
      : pipeVelocity(v.capacityOfOne, v.fluidUpstreamDensity, v.outletPipeDiameter),
} as const;

export const reactionForce = {
  info: {
    label: 'Reaction force, open discharge',
    symbol: 'F',
    equation: 'F = 4*q_1^2/(ρ*π*D_o^2)',
    source: 'Momentum of the liquid',
    kind: 'force',
    unit: 'kN',
    digits: 3,
  },
  compute: (v: {
    outletPipeDiameter?: number | undefined;
    capacityOfOne: MassFlow;
    fluidUpstreamDensity: number;
  }): number | Absent =>
    v.outletPipeDiameter === undefined
      ? absent('no outlet piping given')
      : liquidReaction(v.capacityOfOne, v.fluidUpstreamDensity, v.outletPipeDiameter),
} as const;

interface CurveValues extends ViscousValues {
  readonly kd: number;
  readonly kc: number;
  readonly setPressure: GaugePressure;
  readonly flowRate: MassFlow;
}

/** The area against any back pressure, for the figure; nothing where the method does not apply. */
function curve(v: CurveValues, before: (at: LiquidDuty, ratio: number) => number | undefined) {
  return (_: AbsolutePressure, backPressure: GaugePressure): number | undefined => {
    const at = { ...v.duty, backPressure };
    const preliminary = before(at, backPressure / v.setPressure);
    return preliminary === undefined
      ? undefined
      : correctForViscosity(at, v.viscosity, preliminary, v.viscousEdition).area;
  };
}

export const originalCurve = {
  info: { label: '' },
  compute: (v: CurveValues) =>
    curve(v, (at, ratio) =>
      ratio > highestBackPressureRatio
        ? undefined
        : certifiedLiquidArea(at, v.kd * v.kc * originalLiquidBackPressureFactor(ratio)),
    ),
} as const;

export const standardCurve = {
  info: { label: '' },
  compute: (
    v: CurveValues & {
      valveType: ValveType;
      kw?: number | undefined;
      capacityCertification: Certification;
      allowableOverpressure: number;
    },
  ) =>
    curve(v, (at, ratio) => {
      const factor = v.kw ?? (v.valveType === 'Balanced Bellows' ? liquidBackPressureFactor(ratio) : 1);
      return v.capacityCertification === 'Certified'
        ? certifiedLiquidArea(at, v.kd * v.kc * factor)
        : uncertifiedLiquidArea(
            at,
            v.setPressure,
            v.kd * v.kc * factor * overpressureCorrection(v.allowableOverpressure),
          );
    }),
} as const;

export const inletDensity = {
  info: { label: 'Density at the inlet', symbol: 'ρ_1', equation: 'ρ_1 = ρ', kind: 'density', unit: 'kg/m³' },
  compute: (v: { fluidUpstreamDensity: number }) => v.fluidUpstreamDensity,
} as const;
