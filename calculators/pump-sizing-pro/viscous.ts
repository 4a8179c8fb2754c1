import { correctForViscosity, largestParameter, viscosityRange } from '@isentrope/engineering/rotating';
import { formatNumber } from '@isentrope/engineering/quantities';
import { absent, missing, warning, type Absent, type Message } from '../kit/index.ts';

export const hi967 = 'ANSI/HI 9.6.7-2010';

interface Duty {
  readonly kinematicViscosity: number;
  readonly Design: number;
  readonly stageHead: number;
  readonly speed: number | undefined;
}

export function kinematicViscosity(v: { viscosity: number | undefined; density: number }): number | Absent {
  return v.viscosity === undefined ? missing('viscosity') : v.viscosity / v.density;
}

/** The water duty behind the viscous one, or why there is none. */
export function correction(v: Duty) {
  if (!(v.stageHead > 0)) return absent('the pump adds no head');
  return correctForViscosity({
    kinematicViscosity: v.kinematicViscosity,
    volumeFlow: v.Design,
    stageHead: v.stageHead,
    speed: v.speed,
  });
}

type Corrected = { readonly correction: ReturnType<typeof correctForViscosity> };

const corrected = (equation: string, none: string) => (v: Corrected) => (v.correction.parameter > 1 ? equation : none);

/** What the steps of the correction are called and where they come from. */
export const infos = {
  waterFlow: {
    label: 'Flow of the pump with water',
    symbol: 'Q_W',
    equation: 'Q_W = Q/C_Q',
    source: hi967,
    kind: 'volumeFlow',
    unit: 'm³/h',
  },
  stageHeadWithWater: {
    label: 'Head of a stage with water',
    symbol: 'H_W',
    equation: 'H_W = H_1/C_H',
    source: hi967,
    kind: 'length',
    unit: 'm',
  },
  viscosityParameter: {
    label: 'Viscosity parameter B',
    symbol: 'B',
    equation: (v: { speed: number | undefined }): string =>
      v.speed === undefined
        ? 'B = 2.80*(10^6*ν)^0.5/((3600*Q)^0.25*H_1^0.125)'
        : 'B = 16.5*(10^6*ν)^0.5*H_W^0.0625/((3600*Q_W)^0.375*(60*N)^0.25)',
    source: (v: { speed: number | undefined }): string =>
      v.speed === undefined ? `${hi967}, preselection` : `${hi967}, with the water duty by iteration`,
    kind: 'number',
    unit: '',
  },
  flowFactor: {
    label: 'Factor on flow',
    symbol: 'C_Q',
    equation: corrected('C_Q = 2.71^(-0.165*log10(B)^3.15)', 'C_Q = 1'),
    source: hi967,
    kind: 'number',
    unit: '',
  },
  headFactor: {
    label: 'Factor on head, at the best point',
    symbol: 'C_H',
    equation: 'C_H = C_Q',
    source: hi967,
    kind: 'number',
    unit: '',
  },
  efficiencyFactor: {
    label: 'Factor on efficiency',
    symbol: 'C_η',
    equation: corrected('C_η = B^(-0.0547*B^0.69)', 'C_η = 1'),
    source: hi967,
    kind: 'number',
    unit: '',
  },
  waterHead: {
    label: 'Head of the pump with water',
    symbol: 'H_WT',
    equation: 'H_WT = z*H_W',
    source: hi967,
    kind: 'length',
    unit: 'm',
  },
} as const;

/** What the duty leaves of the range that the standard was tested in, one warning for each. */
export function outsideTests(v: Duty): Message[] {
  const limits = [
    {
      of: 'kinematicViscosity',
      name: 'viscosity',
      value: v.kinematicViscosity,
      per: 1e-6,
      unit: 'cSt',
      field: 'viscosity',
    },
    { of: 'volumeFlow', name: 'flow', value: v.Design, per: 1 / 3600, unit: 'm³/h', field: 'Design' },
    { of: 'stageHead', name: 'head of a stage', value: v.stageHead, per: 1, unit: 'm', field: 'PumpDH' },
  ] as const;
  return limits.flatMap(({ of, name, value, per, unit, field }) => {
    const { from, to } = viscosityRange[of];
    if (value >= from * (1 - 1e-9) && value <= to * (1 + 1e-9)) return [];
    const range = `${formatNumber(from / per, 3)} to ${formatNumber(to / per, 3)} ${unit}`;
    return [
      warning(
        `Outside the range of the viscosity correction: the ${name} of ${formatNumber(value / per, 3)} ${unit} is not within ${range}, and B must stay below ${largestParameter}.`,
        { field, source: hi967 },
      ),
    ];
  });
}
