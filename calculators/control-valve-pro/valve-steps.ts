import type { Quantity } from '@isentrope/engineering/quantities';
import {
  fittingsOf,
  isFullSizeTrim,
  kvPerCv,
  liquidRecoveryFactor,
  noFittings,
  openingFor,
  valveStyle,
  valveStyles,
  type Characteristic,
  type Fittings,
  type ViscousValve,
} from '@isentrope/engineering/valves';
import { isFitted, type Solution } from '../control-valve/iec-steps.ts';
import { fields as common, type Phase } from '../control-valve/inputs.ts';
import { absent, choice, info, missing, quantity, warning, type Absent, type Message } from '../kit/index.ts';

/** The valve and its piping: fields and steps of the Pro calculator alone. */

const iec = 'IEC 60534-2-1:2011';
const [firstStyle = '', ...otherStyles] = valveStyles.map(({ name }) => name);
const vapour = { fluidType: 'Two Phase Flow Regime' } as const;
const millimetres = ['mm', 'inch'] as const;

export const fields = {
  process: {
    ...common,
    fluidType: choice('Fluid type', ['Liquid', 'Gas', 'Two Phase Flow Regime']),
    flowRate: { ...common.flowRate, help: 'Of the liquid where the flow is two-phase' },
    vaporFlowRate: quantity('Vapour flow rate', 'massFlow', 'kg/h', { symbol: 'q_g', above: 0, when: vapour }),
    vaporTemperature: quantity('Vapour temperature', 'temperature', '°C', {
      symbol: 'T_1',
      above: -273.15,
      when: vapour,
    }),
    vaporMolecularWeight: quantity('Vapour molecular weight', 'molarMass', 'g/mol', {
      symbol: 'M',
      above: 0,
      when: vapour,
    }),
    vaporGamma: quantity('Vapour ratio of specific heats', 'number', '', {
      symbol: 'γ',
      atLeast: 1,
      atMost: 3,
      when: vapour,
    }),
    vaporZ: quantity('Vapour compressibility factor', 'number', '', { symbol: 'Z', above: 0, when: vapour }),
    viscosity: quantity('Viscosity', 'dynamicViscosity', 'cP', {
      symbol: 'μ',
      above: 0,
      optional: true,
      when: { fluidType: ['Liquid', 'Gas'] },
      help: 'For laminar and transitional flow; blank: turbulent',
    }),
  },
  valve: {
    valveStyle: choice('Valve style', [firstStyle, ...otherStyles], {
      initial: valveStyles.find(({ name }) => name.includes('contoured plug (linear'))?.name ?? firstStyle,
      help: 'Gives FL, xT and Fd where they are blank below',
    }),
    FL: quantity('Liquid pressure recovery factor', 'number', '', { above: 0, atMost: 1, optional: true }),
    xT: quantity('Pressure differential ratio factor', 'number', '', { above: 0, atMost: 1, optional: true }),
    Fd: quantity('Valve style modifier', 'number', '', { above: 0, atMost: 1, optional: true }),
    valveSize: quantity('Valve size', 'length', 'mm', {
      symbol: 'd',
      above: 0,
      optional: true,
      units: millimetres,
      help: 'Inside diameter of the valve ends',
    }),
    ratedCv: quantity('Rated flow coefficient', 'flowCoefficient', 'Cv', { symbol: 'C_r', above: 0, optional: true }),
    characteristic: choice('Inherent characteristic', ['Equal percentage', 'Linear']),
    rangeability: quantity('Rangeability', 'number', '', { symbol: 'R', above: 1, blank: 50, hint: '50' }),
  },
  piping: {
    upstreamPipeDiameter: quantity('Upstream pipe diameter', 'length', 'mm', {
      symbol: 'D_1',
      above: 0,
      optional: true,
      units: millimetres,
      help: 'Inside; blank: as the valve',
    }),
    downstreamPipeDiameter: quantity('Downstream pipe diameter', 'length', 'mm', {
      symbol: 'D_2',
      above: 0,
      optional: true,
      units: millimetres,
      help: 'Inside; blank: as the valve',
    }),
    pipeWallThickness: quantity('Downstream pipe wall', 'length', 'mm', {
      above: 0,
      optional: true,
      units: millimetres,
      help: 'For the noise; a steel pipe',
    }),
    soundSpeed: quantity('Speed of sound in the liquid', 'velocity', 'm/s', {
      above: 0,
      optional: true,
      when: { fluidType: 'Liquid' },
      help: 'For the noise',
    }),
    acousticEfficiency: quantity('Acoustic efficiency exponent', 'number', '', {
      symbol: 'A_η',
      atLeast: -6,
      atMost: -2,
      optional: true,
      help: 'From the maker; blank: −3.8 for a gas, −4.6 for a liquid',
    }),
  },
};

type StyleFactor = 'FL' | 'xT' | 'Fd';

const factorSymbols = { FL: 'F_L', xT: 'x_T', Fd: 'F_d' } as const;
const factorLabels = {
  FL: 'Liquid pressure recovery factor',
  xT: 'Pressure differential ratio factor',
  Fd: 'Valve style modifier',
} as const;

/** A factor of the valve: as typed, else that of its style. */
export function styleFactor<F extends StyleFactor>(factor: F) {
  return {
    info: {
      label: factorLabels[factor],
      symbol: factorSymbols[factor],
      source: (v: { readonly [K in F]: number | undefined }) =>
        v[factor] === undefined ? `${iec}, Table D.1` : 'As entered',
      kind: 'number',
      unit: '',
    },
    compute: (v: { valveStyle: string } & { readonly [K in F]: number | undefined }): number | Absent =>
      v[factor] ?? valveStyle(v.valveStyle)?.[factor] ?? missing(factorLabels[factor].toLowerCase()),
  } as const;
}

interface PipingInputs {
  readonly valveSize?: number | undefined;
  readonly upstreamPipeDiameter?: number | undefined;
  readonly downstreamPipeDiameter?: number | undefined;
}

/** The reducers at the valve; none where its size or both pipes are not given. */
export function reducers({
  valveSize,
  upstreamPipeDiameter = valveSize,
  downstreamPipeDiameter = valveSize,
}: PipingInputs): Fittings {
  if (valveSize === undefined || upstreamPipeDiameter === undefined || downstreamPipeDiameter === undefined)
    return noFittings;
  const fittings = fittingsOf({
    valveSize,
    upstreamDiameter: upstreamPipeDiameter,
    downstreamDiameter: downstreamPipeDiameter,
  });
  return fittings.total === 0 && fittings.inlet === 0 ? noFittings : fittings;
}

/** A ratio d/D of an equation: 1 where the pipe is the valve's size or narrower. */
function ratio(valveSize: number | undefined, diameter: number | undefined, symbol: string): string {
  return valveSize !== undefined && diameter !== undefined && diameter > valveSize ? `(d/${symbol})` : '1';
}

export const lossSum = {
  info: {
    label: 'Loss coefficients of the reducers, sum',
    symbol: 'Σζ',
    equation: (v: PipingInputs) => {
      const inlet = ratio(v.valveSize, v.upstreamPipeDiameter, 'D_1');
      const outlet = ratio(v.valveSize, v.downstreamPipeDiameter, 'D_2');
      return `Σζ = 0.5*(1-${inlet}^2)^2+(1-${outlet}^2)^2+${outlet}^4-${inlet}^4`;
    },
    source: `${iec}, eqs. 16 to 19`,
    kind: 'number',
    unit: '',
  },
  compute: ({ fittings }: { fittings: Fittings }) =>
    fittings === noFittings
      ? absent('no reducers')
      : fittings.zeta1 + fittings.zeta2 + fittings.zetaB1 - fittings.zetaB2,
} as const;

export const inletLoss = {
  info: {
    label: 'Loss coefficients at the inlet',
    symbol: 'ζ_i',
    equation: (v: PipingInputs) => {
      const inlet = ratio(v.valveSize, v.upstreamPipeDiameter, 'D_1');
      return `ζ_i = 0.5*(1-${inlet}^2)^2+1-${inlet}^4`;
    },
    source: `${iec}, eqs. 17 and 18`,
    kind: 'number',
    unit: '',
  },
  compute: ({ fittings }: { fittings: Fittings }) =>
    fittings === noFittings ? absent('no reducers') : fittings.zeta1 + fittings.zetaB1,
} as const;

export const fittedRecoveryFactor = {
  info: {
    label: 'Liquid pressure recovery factor with reducers',
    symbol: 'F_LP',
    equation: (v: { solution: Solution; fittings: Fittings }) =>
      isFitted(v) ? 'F_LP = F_L/sqrt(1+F_L^2*ζ_i/0.0016*(K_v/(1000*d)^2)^2)' : 'F_LP = F_L',
    source: `${iec}, eq. 21`,
    kind: 'number',
    unit: '',
  },
  compute: (v: { solution: Solution; fittings: Fittings; recoveryFactor: number }) =>
    isFitted(v) ? liquidRecoveryFactor(v.solution.kv, v.recoveryFactor, v.fittings) : v.recoveryFactor,
} as const;

/** What the viscous behaviour depends on, where all of it is given. */
export function viscousValve(v: {
  readonly fluidType: Phase;
  readonly viscosity: number | undefined;
  readonly valveSize: number | undefined;
  readonly styleModifier: number | undefined;
  readonly recoveryFactor: number;
  readonly ratedCv: number | undefined;
}): ViscousValve | Absent {
  const { viscosity, valveSize, styleModifier: Fd, recoveryFactor: FL, ratedCv } = v;
  if (v.fluidType === 'Two Phase Flow Regime') return absent('two-phase flow');
  if (viscosity === undefined || valveSize === undefined || Fd === undefined) {
    const lacking = [
      ...(viscosity === undefined ? ['viscosity'] : []),
      ...(valveSize === undefined ? ['valve size'] : []),
      ...(Fd === undefined ? ['valve style modifier'] : []),
    ];
    return missing(...lacking);
  }
  return { FL, Fd, valveSize, viscosity, ratedKv: ratedCv === undefined ? undefined : ratedCv * kvPerCv };
}

export const reynoldsNumber = {
  info: {
    label: 'Valve Reynolds number',
    symbol: 'Re_v',
    equation: 'Re_v = B*0.0707*F_d*3600*q_m/(μ*sqrt(K_v*F_L))',
    where: ['B = (F_L^2*K_v^2/(0.0016*(1000*d)^4)+1)^0.25'],
    source: `${iec}, eq. 23`,
    kind: 'number',
    unit: '',
  },
  compute: ({ solution }: { solution: Solution; viscousValve: ViscousValve }) =>
    solution.type === 'two-phase'
      ? absent('two-phase flow')
      : (solution.reynoldsNumber ?? absent('turbulent flow assumed')),
} as const;

function isFullSize(v: { solution: Solution; viscousValve: ViscousValve }): boolean {
  return isFullSizeTrim(v.viscousValve.ratedKv ?? v.solution.kv, v.viscousValve.valveSize);
}

export const trimConstant = {
  info: {
    label: 'Trim constant',
    symbol: 'n',
    equation: (v: { solution: Solution; viscousValve: ViscousValve }) =>
      isFullSize(v) ? 'n = 0.0016/(K_v/(1000*d)^2)^2' : 'n = 1+140*(K_v/(1000*d)^2)^(2/3)',
    source: (v: { solution: Solution; viscousValve: ViscousValve }) =>
      `${iec}, Annex A, eq. ${isFullSize(v) ? 'A.8a' : 'A.8b'}`,
    kind: 'number',
    unit: '',
  },
  compute: ({ solution }: { solution: Solution; viscousValve: ViscousValve }) =>
    solution.type === 'two-phase' ? absent('two-phase flow') : (solution.n ?? absent('turbulent flow')),
} as const;

export const reynoldsFactor = {
  info: {
    label: 'Reynolds number factor',
    symbol: 'F_R',
    equation: ({ solution }: { solution: Solution }) => {
      if (solution.regime === 'turbulent') return 'F_R = 1';
      return (solution.reynoldsNumber ?? 0) < 10 ? 'F_R = min(0.026/F_L*sqrt(n*Re_v);1)' : 'F_R = min(F_t;F_l;1)';
    },
    where: ({ solution }: { solution: Solution }) =>
      solution.regime === 'turbulent' || (solution.reynoldsNumber ?? 0) < 10
        ? []
        : ['F_t = 1+0.33*sqrt(F_L)/n^0.25*log10(Re_v/10000)', 'F_l = 0.026/F_L*sqrt(n*Re_v)'],
    source: ({ solution }: { solution: Solution }) =>
      solution.regime === 'turbulent' ? `${iec}, clause 9` : `${iec}, Annex A, eqs. A.6 and A.7`,
    kind: 'number',
    unit: '',
  },
  compute: ({ solution }: { solution: Solution }) =>
    solution.type === 'two-phase' ? absent('two-phase flow') : solution.FR,
} as const;

export const valveOpening = {
  info: {
    label: 'Valve opening',
    symbol: 'h',
    equation: (v: { characteristic: Characteristic }) =>
      v.characteristic === 'Linear' ? 'h = (C_v/C_r-1/R)/(1-1/R)' : 'h = 1+ln(C_v/C_r)/ln(R)',
    source: 'IEC 60534-2-4, inherent flow characteristics',
    kind: 'fraction',
    unit: '%',
    digits: 3,
  },
  compute: (v: {
    valveFlowCoefficient: number;
    ratedCv: number;
    characteristic: Characteristic;
    rangeability: number;
  }): Quantity<'fraction'> | Absent => {
    const relative = v.valveFlowCoefficient / v.ratedCv;
    if (relative > 1) return absent('no opening is enough');
    return openingFor(relative, v.characteristic, v.rangeability) ?? absent('no opening is so small');
  },
} as const;

/** Remarks on the rated flow coefficient and the opening. */
export function openingRemarks(v: {
  valveFlowCoefficient: number;
  ratedCv: number;
  rangeability: number;
  valveOpening: number | undefined;
}): Message[] {
  if (v.valveFlowCoefficient > v.ratedCv)
    return [warning('The flow needs more than the rated flow coefficient: take a larger valve.', { field: 'ratedCv' })];
  if (v.valveFlowCoefficient * v.rangeability < v.ratedCv)
    return [
      warning('The flow is below the least that the rangeability allows: take a smaller trim.', { field: 'ratedCv' }),
    ];
  return v.valveOpening !== undefined && (v.valveOpening < 0.1 || v.valveOpening > 0.9)
    ? [info('The opening is outside 10 % to 90 %, where a valve controls poorly.', { field: 'valveOpening' })]
    : [];
}

/** Remarks on the piping that the equations are not made for. */
export function pipingRemarks(
  v: PipingInputs & { valveSize: number; solution: Solution; fittings: Fittings },
): Message[] {
  const narrow = (['upstreamPipeDiameter', 'downstreamPipeDiameter'] as const).filter(
    id => (v[id] ?? v.valveSize) < v.valveSize,
  );
  return [
    ...narrow.map(field =>
      warning('The pipe is narrower than the valve: counted as of the valve’s size.', {
        field,
        source: `${iec}, 8.2`,
      }),
    ),
    ...(v.solution.regime === 'non-turbulent' && v.fittings !== noFittings
      ? [
          info('The effect of reducers on laminar and transitional flow is unknown and left out.', {
            field: 'reynoldsFactor',
            source: `${iec}, A.4`,
          }),
        ]
      : []),
  ];
}

/** Remarks on laminar and transitional flow. */
export function viscousRemarks(v: {
  solution: Solution;
  pressureDifferential: number;
  chokedPressureDrop: number;
  fluidType: Phase;
}): Message[] {
  if (v.solution.regime !== 'non-turbulent') return [];
  return [
    info('Laminar or transitional flow: the Reynolds number factor is taken in.', {
      field: 'reynoldsFactor',
      source: `${iec}, Annex A`,
    }),
    ...(v.fluidType === 'Liquid' && v.pressureDifferential >= v.chokedPressureDrop
      ? [
          warning('Laminar flow of a liquid that would choke: the equations are for liquids that do not vaporise.', {
            field: 'pressureDifferential',
            source: `${iec}, A.4`,
          }),
        ]
      : []),
  ];
}
