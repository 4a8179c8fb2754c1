import {
  demisterPractice,
  halfFullDiameters,
  originalDemisterFactor,
  smallestHorizontalDrum,
  usualClearances,
  vapourSpaceRule,
  yorkFactor,
  type DemisterType,
  type HorizontalDrum,
  type Settling,
} from '@isentrope/engineering/vessels';
import { absolute, type GaugePressure } from '@isentrope/engineering/quantities';
import { absent, table, type Absent, type Table } from '../kit/index.ts';

/** What the steps are called, where they come from and what they do. */

export const api = 'API 521, sizing of knock-out drums';
export const originalRules = 'Original rules';
const sphere = 'Clift, Grace, Weber 1978, table 5.2: rigid sphere';

export type Orientation = 'Horizontal' | 'Vertical';
/** What a lying drum alone has. */
export const lying = { drumOrientation: 'Horizontal' } as const;

type Oriented = { readonly drumOrientation: Orientation };

const byOrientation = (horizontal: string, vertical: string) => (v: Oriented) =>
  v.drumOrientation === 'Horizontal' ? horizontal : vertical;

export const dragAbscissa = {
  label: 'Drag figure, abscissa C·Re²',
  symbol: 'X',
  kind: 'number',
  unit: '',
} as const;

export const dragCoefficient = {
  info: (read: (v: { dragCoefficientRead: number | undefined }) => boolean) =>
    ({
      label: 'Drag coefficient',
      symbol: 'C',
      source: (v: { dragCoefficientRead: number | undefined }) => (read(v) ? 'As read from the figure' : sphere),
      kind: 'number',
      unit: '',
    }) as const,
  compute: (v: { settling: Settling }) => v.settling.dragCoefficient,
} as const;

export const terminalVelocity = { label: 'Terminal velocity', symbol: 'V_t', kind: 'velocity', unit: 'm/s' } as const;
export const designVelocity = { label: 'Design velocity', symbol: 'V_d', kind: 'velocity', unit: 'm/s' } as const;

interface Sized extends Oriented {
  readonly gasVolumeFlow: number;
  readonly designVelocity: number;
  readonly holdUpVolume: number;
  readonly lengthToDiameter: number | undefined;
  readonly passes: number;
}

function lyingDuty(v: Sized) {
  return {
    gasVolumeFlow: v.gasVolumeFlow,
    settlingVelocity: v.designVelocity,
    liquidVolume: v.holdUpVolume,
    lengthToDiameter: v.lengthToDiameter ?? 3,
    flowPaths: v.passes,
  };
}

/** The diameters of a half-full drum; nothing for a standing one. */
export function halfFull(v: Sized): ReturnType<typeof halfFullDiameters> | Absent {
  return v.drumOrientation === 'Horizontal' ? halfFullDiameters(lyingDuty(v)) : absent('vertical');
}

/** The lying drum of API 521; nothing for a standing one. */
export function lyingDrum(v: Sized): HorizontalDrum | Absent {
  return v.drumOrientation === 'Horizontal' ? smallestHorizontalDrum(lyingDuty(v)) : absent('vertical');
}

const { leastShare, leastDepth, greatestVelocity } = vapourSpaceRule;

/** What each demand on a lying drum is written as, and where it comes from. */
export const lyingDiameter: Readonly<Record<HorizontalDrum['governedBy'], { equation: string; source: string }>> = {
  droplets: { equation: 'π/4*D^2 = A_g+V_l/(r*D)', source: `${api}: the trial that just does, solved for` },
  dropletsWithoutLiquid: {
    equation: 'D = sqrt(4*q_g/(π*r*V_d))',
    source: `${api}: the trial that just does without liquid; a little liquid makes no drum smaller`,
  },
  gasDepth: {
    equation: `D = h_l+max(${leastDepth}; ${leastShare}*D)`,
    source: 'Common practice: least height of the vapour space',
  },
  gasVelocity: {
    equation: `π/4*D^2 = q_g/(${greatestVelocity}*N)+V_l/(r*D)`,
    source: 'Common practice: greatest gas velocity',
  },
};

export const lyingGasArea = (drum: HorizontalDrum) =>
  drum.governedBy === 'droplets'
    ? { equation: 'A_g = q_g*(D-h_l)/(V_d*r*D)', source: `${api}: the droplets need the whole length` }
    : { equation: 'A_g = π/4*D^2-V_l/(r*D)', source: '' };

export const drumDiameter = { label: 'Drum diameter', symbol: 'D', kind: 'length', unit: 'mm' } as const;
export const verticalEquation = 'D = sqrt(4*q_g/(π*V_d))';

export const liquidLevel = { label: 'Liquid level', symbol: 'h_l', kind: 'length', unit: 'mm' } as const;
export const holdUpEquation = 'h_l = V_l/(π/4*D^2)';

export const gasArea = { label: 'Cross-section for the gas', symbol: 'A_g', kind: 'area', unit: 'm²' } as const;

export const clearance = {
  inlet: {
    info: {
      label: 'Liquid to inlet',
      symbol: 'h_i',
      equation: (v: { inletClearance: number | undefined }) =>
        v.inletClearance === undefined ? 'h_i = max(0.5*D; 0.6)' : '',
      source: (v: { inletClearance: number | undefined }) =>
        v.inletClearance === undefined ? 'Usual practice' : 'Given',
      kind: 'length',
      unit: 'mm',
    },
    compute: (v: Oriented & { inletClearance: number | undefined; drumDiameter: number }) =>
      v.drumOrientation === 'Vertical'
        ? (v.inletClearance ?? usualClearances(v.drumDiameter).inlet)
        : absent('horizontal'),
  },
  disengaging: {
    info: {
      label: 'Inlet to top',
      symbol: 'h_d',
      equation: (v: { disengagingHeight: number | undefined }) =>
        v.disengagingHeight === undefined ? 'h_d = max(D; 0.9)' : '',
      source: (v: { disengagingHeight: number | undefined }) =>
        v.disengagingHeight === undefined ? 'Usual practice' : 'Given',
      kind: 'length',
      unit: 'mm',
    },
    compute: (v: Oriented & { disengagingHeight: number | undefined; drumDiameter: number }) =>
      v.drumOrientation === 'Vertical'
        ? (v.disengagingHeight ?? usualClearances(v.drumDiameter).disengaging)
        : absent('horizontal'),
  },
} as const;

export const drumLength = {
  info: {
    label: 'Drum length, tangent to tangent',
    symbol: 'L',
    equation: byOrientation('L = r*D', 'L = h_l+h_i+h_d'),
    kind: 'length',
    unit: 'mm',
  },
  compute: (
    v: Oriented & {
      drumDiameter: number;
      lengthToDiameter: number | undefined;
      liquidLevel: number;
      clearanceToInlet: number | undefined;
      clearanceToTop: number | undefined;
    },
  ) =>
    v.drumOrientation === 'Horizontal'
      ? (v.lengthToDiameter ?? 3) * v.drumDiameter
      : v.liquidLevel + (v.clearanceToInlet ?? 0) + (v.clearanceToTop ?? 0),
} as const;

export const gasVelocity = {
  info: {
    label: 'Gas velocity',
    symbol: 'u_g',
    equation: byOrientation('u_g = q_g/(N*A_g)', 'u_g = q_g/A_g'),
    kind: 'velocity',
    unit: 'm/s',
  },
} as const;

/** K of the demister: that of the original rules. */
export const originalFactor = {
  info: {
    label: 'Demister factor K',
    symbol: 'K',
    source: 'Original rules: 0.107 m/s for every demister',
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: () => originalDemisterFactor,
} as const;

/** K of the demister by its type: York's for wire mesh at a known pressure, usual figures else. */
export const practiceFactor = {
  info: {
    label: 'Demister factor K',
    symbol: 'K',
    source: (v: { demisterType: DemisterType; operatingPressure: GaugePressure | undefined }) =>
      v.demisterType === 'Wire Mesh' && v.operatingPressure !== undefined
        ? 'York, GPSA Engineering Data Book: wire mesh by pressure'
        : 'Common practice; the maker’s figure governs',
    kind: 'velocity',
    unit: 'm/s',
  },
  compute: (v: { demisterType: DemisterType; operatingPressure: GaugePressure | undefined }) =>
    v.demisterType === 'Wire Mesh' && v.operatingPressure !== undefined
      ? yorkFactor(absolute(v.operatingPressure))
      : demisterPractice[v.demisterType].factor,
} as const;

const ratios = [2.5, 3, 4, 5, 6];

/** Drums of other length-to-diameter ratios for the same duty. */
export function trials(v: Sized): Table | Absent {
  if (v.drumOrientation === 'Vertical') return absent('vertical');
  return table(
    [
      { id: 'ratio', label: 'L/D', kind: 'number', unit: '', digits: 2 },
      { id: 'diameter', label: 'Diameter', kind: 'length', unit: 'mm' },
      { id: 'length', label: 'Length', kind: 'length', unit: 'mm' },
      { id: 'level', label: 'Liquid level', kind: 'length', unit: 'mm' },
      { id: 'time', label: 'Drop-out time', kind: 'time', unit: 's', digits: 3 },
      { id: 'velocity', label: 'Gas velocity', kind: 'velocity', unit: 'm/s', digits: 3 },
    ],
    ratios.map(lengthToDiameter => {
      const drum = smallestHorizontalDrum({ ...lyingDuty(v), lengthToDiameter });
      const velocity = v.gasVolumeFlow / (v.passes * drum.gasArea);
      return [lengthToDiameter, drum.diameter, drum.length, drum.liquidDepth, drum.dropOutTime, velocity];
    }),
  );
}
