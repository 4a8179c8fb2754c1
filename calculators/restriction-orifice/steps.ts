import {
  expansibility,
  isoLimitsExceeded,
  leastExpansibilityRatio,
  permanentLossFraction,
  pipeReynoldsNumber,
  sizeByFourPasses,
  type FourPasses,
  type OrificeDuty,
  type OrificeSolution,
  type Tappings,
} from '@isentrope/engineering/flow';
import type { AbsolutePressure, PressureDifference, Quantity } from '@isentrope/engineering/quantities';
import { absent, choice, error, missing, quantity, text, warning, type Absent, type Message } from '../kit/index.ts';

/** The steps that the free and the Pro calculator share: what each is called, where it comes from, what it does. */

const iso = 'ISO 5167-2:2022';

interface Values {
  readonly fluidType: 'Liquid' | 'Gas';
  readonly flowRate: Quantity<'massFlow'>;
  readonly upstreamPressure: AbsolutePressure;
  readonly downstreamPressure: AbsolutePressure;
  readonly pressureDifferential: PressureDifference;
  readonly viscosity: Quantity<'dynamicViscosity'>;
  readonly pipeInsideDiameter: Quantity<'length'>;
  readonly fluidUpstreamDensity: Quantity<'density'>;
  readonly fluid: { readonly kappa: number | undefined };
  readonly betaRatio: number;
  readonly orificeDiameterBD: Quantity<'length'>;
  readonly dischargeCoefficient: number;
  readonly reynoldsNumber: number;
  readonly pressureRatio: number;
}

/** Fields by section; the two calculators differ in their default units. */
export const fields = {
  userDescription: text('User description', { hint: 'Case name' }),
  fluidType: choice('Fluid type', ['Liquid', 'Gas']),
  viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', { symbol: 'μ', above: 0 }),
  specificHeatRatio: quantity('Ratio of specific heats', 'number', '', {
    symbol: 'κ',
    above: 1,
    atMost: 3,
    when: { fluidType: 'Gas' },
    help: 'cp/cv of the gas, or its isentropic exponent where that is known',
  }),
  pipeInsideDiameter: quantity('Pipe inside diameter', 'length', 'mm', {
    symbol: 'D',
    above: 0,
    units: ['mm', 'inch', 'ft'],
  }),
  fluidUpstreamDensity: quantity('Upstream density', 'density', 'kg/m³', {
    symbol: 'ρ_1',
    above: 0,
    units: ['kg/m³', 'lb/ft³', 'lb/in³'],
    help: 'At upstream pressure and temperature',
  }),
};

export const downstreamPressure = {
  info: {
    label: 'Downstream pressure',
    symbol: 'p_2',
    equation: 'p_2 = p_1-Δp',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  compute: (v: Pick<Values, 'upstreamPressure' | 'pressureDifferential'>): AbsolutePressure | Absent =>
    v.pressureDifferential < v.upstreamPressure
      ? v.upstreamPressure - v.pressureDifferential
      : absent('the pressure differential is not below the upstream pressure'),
} as const;

/** Refuses a differential that leaves no pressure downstream. */
export function differentialTooLarge(v: Pick<Values, 'upstreamPressure' | 'pressureDifferential'>): Message[] {
  if (v.pressureDifferential < v.upstreamPressure) return [];
  return [
    error('Pressure differential must be below the absolute upstream pressure.', { field: 'pressureDifferential' }),
  ];
}

export const pressureRatio = {
  info: { label: 'Pressure ratio', symbol: 'r', equation: 'r = p_2/p_1', kind: 'number', unit: '' },
  compute: (v: Pick<Values, 'downstreamPressure' | 'upstreamPressure'>) => v.downstreamPressure / v.upstreamPressure,
} as const;

export const reynoldsNumber = {
  info: {
    label: 'Reynolds number of the pipe',
    symbol: 'Re_D',
    equation: 'Re_D = 4*q_m/(π*D*μ)',
    kind: 'number',
    unit: '',
  },
  compute: (v: Pick<Values, 'flowRate' | 'pipeInsideDiameter' | 'viscosity'>) =>
    pipeReynoldsNumber({ massFlow: v.flowRate, diameter: v.pipeInsideDiameter, viscosity: v.viscosity }),
} as const;

/** κ of a gas, nothing for a liquid; a gas without κ cannot be sized. */
export const fluid = {
  info: { label: '' },
  compute: (v: { fluidType: 'Liquid' | 'Gas'; specificHeatRatio: number | undefined }): Values['fluid'] | Absent => {
    if (v.fluidType === 'Liquid') return { kappa: undefined };
    return v.specificHeatRatio === undefined ? missing('ratio of specific heats') : { kappa: v.specificHeatRatio };
  },
} as const;

/** Names of the values that a bore is sized from. */
export const dutyNeeds = [
  'flowRate',
  'upstreamPressure',
  'downstreamPressure',
  'pressureDifferential',
  'pipeInsideDiameter',
  'fluidUpstreamDensity',
  'fluid',
] as const;

type Duty = Pick<Values, (typeof dutyNeeds)[number]>;

export function orificeDuty(v: Duty & Pick<Values, 'viscosity'>, tappings: Tappings): OrificeDuty {
  return { ...inviscidDuty(v), viscosity: v.viscosity, tappings };
}

/** A solution with a remark on how it was found, or why there is none. */
export function solved(solution: OrificeSolution | undefined): (OrificeSolution & { note: string }) | Absent {
  if (!solution) return absent('no bore up to β = 0.95 passes the flow');
  const { evaluations, residual } = solution;
  return { ...solution, note: `${evaluations} passes, residual in the flow ${residual.toExponential(0)}` };
}

function inviscidDuty(v: Duty) {
  return {
    massFlow: v.flowRate,
    upstreamPressure: v.upstreamPressure,
    pressureDifferential: v.pressureDifferential,
    density: v.fluidUpstreamDensity,
    diameter: v.pipeInsideDiameter,
    kappa: v.fluid.kappa,
  };
}

/** The rules of the original calculator, from the starting β of the free or the Pro one. */
export function fourPasses(start: number) {
  return {
    info: { label: '' },
    compute: (v: Duty): FourPasses | Absent => {
      const { kappa } = v.fluid;
      const pressureRatio = v.downstreamPressure / v.upstreamPressure;
      if (kappa !== undefined && expansibility({ beta: start, pressureRatio, kappa }) <= 0) {
        return absent(`the expansion factor at the starting β of ${start} is not positive`);
      }
      return sizeByFourPasses(inviscidDuty(v), start) ?? absent('the flow needs a bore as large as the pipe');
    },
  } as const;
}

const originalRules = 'Original rules: C = 0.6, four passes';

export const previousBeta = {
  info: { label: 'Beta ratio after three passes', symbol: 'β_3', source: originalRules, kind: 'number', unit: '' },
  compute: (v: { passes: FourPasses }) => v.passes.previousBeta,
} as const;

export const originalExpansionFactor = {
  info: {
    label: 'Expansion factor',
    symbol: 'Y',
    equation: (v: Pick<Values, 'fluid'>) =>
      v.fluid.kappa === undefined ? 'Y = 1' : 'Y = 1-(0.351+0.256*β_3^4+0.93*β_3^8)*(1-r^(1/κ))',
    source: `${iso}, 5.3.2.2, eq. 5`,
    kind: 'number',
    unit: '',
  },
  compute: (v: { passes: FourPasses }) => v.passes.expansibility,
} as const;

export const originalBoreArea = {
  info: {
    label: 'Bore area',
    symbol: 'A',
    equation: 'A = q_m*sqrt(1-β_3^4)/(0.6*Y*sqrt(2*ρ_1*Δp))',
    source: originalRules,
    kind: 'area',
    unit: 'mm²',
  },
  compute: (v: { passes: FourPasses }) => v.passes.area,
} as const;

export const originalBetaRatio = {
  info: {
    label: 'Beta ratio',
    symbol: 'β',
    equation: 'β = sqrt(4*A/π)/D',
    source: originalRules,
    kind: 'number',
    unit: '',
  },
  compute: (v: { passes: FourPasses }) => v.passes.beta,
} as const;

export const originalLoss = {
  info: {
    label: 'Permanent pressure loss',
    symbol: 'Δϖ',
    equation: 'Δϖ = Δp*(1-β^1.9)',
    source: 'Original rules',
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: Pick<Values, 'pressureDifferential' | 'betaRatio'>) => v.pressureDifferential * (1 - v.betaRatio ** 1.9),
} as const;

export const isoDischargeCoefficient = {
  label: 'Discharge coefficient, Reader-Harris/Gallagher',
  symbol: 'C',
  equation:
    'C = 0.5961+0.0261*β^2-0.216*β^8+0.000521*(10^6*β/Re_D)^0.7+(0.0188+0.0063*A_C)*β^3.5*(10^6/Re_D)^0.3' +
    '+T_1*(1-0.11*A_C)*(β^4/(1-β^4))-0.031*(M_2-0.8*M_2^1.1)*β^1.3' +
    '+0.011*(0.75-β)*max(0;2.8-D/0.0254)',
  where: ['A_C = (19000*β/Re_D)^0.8', 'T_1 = 0.043+0.08*exp(-10*L_1)-0.123*exp(-7*L_1)', 'M_2 = 2*L_2/(1-β)'],
  source: `${iso}, 5.3.2.1, eq. 4`,
  kind: 'number',
  unit: '',
  digits: 5,
} as const;

export const tappingDistance = (which: 'upstream' | 'downstream') =>
  ({
    info: {
      label: `Distance of the ${which} tapping, in pipe diameters`,
      symbol: which === 'upstream' ? 'L_1' : 'L_2',
      source: `${iso}, 5.3.2.1`,
      kind: 'number',
      unit: '',
    },
  }) as const;

export const isoExpansionFactor = {
  label: 'Expansibility',
  symbol: 'ε',
  equation: (v: Pick<Values, 'fluid'>) =>
    v.fluid.kappa === undefined ? 'ε = 1' : 'ε = 1-(0.351+0.256*β^4+0.93*β^8)*(1-r^(1/κ))',
  source: `${iso}, 5.3.2.2, eq. 5`,
  kind: 'number',
  unit: '',
} as const;

/** Equation (1) of the standard, which the bore satisfies. */
export const isoFlowEquation = 'q_m = C/sqrt(1-β^4)*ε*(π/4)*(β*D)^2*sqrt(2*Δp*ρ_1)';

export const isoBetaRatio = {
  label: 'Beta ratio, solved for the mass flow',
  symbol: 'β',
  equation: isoFlowEquation,
  source: 'ISO 5167-1:2022, eq. 1',
  kind: 'number',
  unit: '',
} as const;

export const isoLoss = {
  info: {
    label: 'Permanent pressure loss',
    symbol: 'Δϖ',
    equation: 'Δϖ = (sqrt(1-β^4*(1-C^2))-C*β^2)/(sqrt(1-β^4*(1-C^2))+C*β^2)*Δp',
    source: `${iso}, 5.4.1, eq. 7`,
    kind: 'pressureDifference',
    unit: 'bar',
  },
  compute: (v: Pick<Values, 'pressureDifferential' | 'betaRatio' | 'dischargeCoefficient'>) =>
    v.pressureDifferential * permanentLossFraction({ beta: v.betaRatio, coefficient: v.dischargeCoefficient }),
} as const;

const fieldOf = {
  bore: 'orificeDiameterBD',
  pipe: 'pipeInsideDiameter',
  beta: 'betaRatio',
  reynoldsNumber: 'reynoldsNumber',
  pressureRatio: 'pressureRatio',
} as const;

/** A warning for each limit of use of the standard that the plate breaks. */
export function limitsOfUse(
  v: Pick<Values, 'fluidType' | 'betaRatio' | 'pipeInsideDiameter' | 'reynoldsNumber' | 'pressureRatio'>,
  tappings: Tappings,
): Message[] {
  return isoLimitsExceeded({
    beta: v.betaRatio,
    diameter: v.pipeInsideDiameter,
    reynoldsNumber: v.reynoldsNumber,
    tappings,
    pressureRatio: v.fluidType === 'Gas' ? v.pressureRatio : undefined,
  }).map(({ of, text: words, clause }) =>
    warning(`Outside the limits of ISO 5167-2: ${words}.`, { field: fieldOf[of], source: clause }),
  );
}

export const orificeDiameter = {
  info: { label: 'Orifice diameter', symbol: 'd', equation: 'd = β*D', kind: 'length', unit: 'mm' },
  compute: (v: Pick<Values, 'betaRatio' | 'pipeInsideDiameter'>) => v.betaRatio * v.pipeInsideDiameter,
} as const;

export const maxVelocity = {
  info: {
    label: 'Mean velocity in the bore, at ρ₁',
    symbol: 'v',
    equation: 'v = 4*q_m/(π*d^2*ρ_1)',
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: Pick<Values, 'flowRate' | 'orificeDiameterBD' | 'fluidUpstreamDensity'>) =>
    (4 * v.flowRate) / (Math.PI * v.orificeDiameterBD ** 2 * v.fluidUpstreamDensity),
} as const;

export const sonicVelocity = {
  info: {
    label: 'Sonic velocity, upstream',
    symbol: 'c',
    equation: 'c = sqrt(κ*p_1/ρ_1)',
    source: 'Ideal gas',
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: Pick<Values, 'fluid' | 'upstreamPressure' | 'fluidUpstreamDensity'>) =>
    v.fluid.kappa === undefined
      ? absent('liquid')
      : Math.sqrt((v.fluid.kappa * v.upstreamPressure) / v.fluidUpstreamDensity),
} as const;

/** The range of the expansibility that the original rules use, for a gas. */
export function expansibilityRange(v: Pick<Values, 'fluid' | 'pressureRatio'>): Message[] {
  if (v.fluid.kappa === undefined || v.pressureRatio >= leastExpansibilityRatio) return [];
  return [
    warning(
      `p₂/p₁ = ${v.pressureRatio.toPrecision(4)} is below 0.75, the least for which the expansion factor is established.`,
      {
        field: 'expansionFactor',
        source: `${iso}, 5.3.2.2`,
      },
    ),
  ];
}

export const originalFlowCondition = {
  info: { label: 'Flow condition', source: 'Original rules: every gas flow is taken as not choked' },
  compute: (v: Pick<Values, 'fluid'>) => (v.fluid.kappa === undefined ? absent('liquid') : 'Not choked'),
} as const;

export const flowCondition = {
  label: 'Flow condition',
  source: 'Critical pressure ratio of an isentropic throat',
} as const;

export const crossCheck = {
  result: 'orificeDiameterBD',
  unsafe: 'lower',
  consequence: 'a plate bored to the original rules passes more than the flow asked for',
  questions: ['flowCondition'],
} as const;
