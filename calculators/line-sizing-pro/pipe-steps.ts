import {
  craneFrictionFactor,
  resistanceOf,
  sumFittings,
  wallRoughness,
  type FittingCount,
  type FittingMethod,
  type FittingSums,
  type PipeMaterial,
} from '@isentrope/engineering/flow';
import { findPipes, npsInches, type Pipe, type Schedule } from '@isentrope/engineering/piping';
import { absent, missing } from '../kit/index.ts';

const inch = 0.0254;

interface Chosen {
  readonly insideDiameter?: number | undefined;
  readonly nominalSize?: string | undefined;
  readonly schedule: Schedule;
}

function pipeOf({ nominalSize, schedule }: Chosen): Pipe | undefined {
  return nominalSize === undefined ? undefined : findPipes({ nps: nominalSize, schedule })[0];
}

/** The bore: as given, or of the pipe chosen. */
export const diameter = {
  info: {
    label: 'Inside diameter of the line',
    symbol: 'D',
    source: (v: Chosen) => (v.insideDiameter === undefined ? (pipeOf(v)?.standard ?? '') : 'Given'),
    kind: 'length',
    unit: 'mm',
  },
  compute: (v: Chosen) => {
    if (v.insideDiameter !== undefined) return v.insideDiameter;
    if (v.nominalSize === undefined) return missing('nominal size or inside diameter');
    return pipeOf(v)?.innerDiameter ?? absent(`no pipe of NPS ${v.nominalSize} in schedule ${v.schedule}`);
  },
} as const;

/** Nominal size in inches, by which some fittings go; that of the bore where the size has none. */
export function nominalInches(v: Chosen & { diameter: number }): number {
  const { nominalSize } = v;
  return v.insideDiameter !== undefined || nominalSize === undefined ? v.diameter / inch : npsInches(nominalSize);
}

interface Wall {
  readonly roughness?: number | undefined;
  readonly pipeMaterial: PipeMaterial;
}

/** The absolute roughness of the wall. */
export const wall = {
  info: {
    label: 'Roughness of the wall',
    symbol: 'ε',
    source: (v: Wall) => {
      if (v.roughness !== undefined) return 'Given';
      const { certainty } = wallRoughness[v.pipeMaterial];
      const doubt = certainty === 'checked' ? '' : ', not compared with a printed source';
      return `${v.pipeMaterial}, usual value${doubt}`;
    },
    kind: 'length',
    unit: 'mm',
    digits: 3,
  },
  compute: (v: Wall) => v.roughness ?? wallRoughness[v.pipeMaterial].roughness,
} as const;

/** What the fittings add up to. */
export function fittingSums(v: {
  fittings: readonly FittingCount[];
  fittingMethod: FittingMethod;
  inches: number;
}): FittingSums {
  return sumFittings(v.fittings, v.fittingMethod, v.inches);
}

/** Crane's friction factor for fittings. */
export const craneFactor = {
  info: {
    label: 'Friction factor for fittings',
    symbol: 'f_T',
    equation: 'f_T = 1/(2*log10(3.7*D/(0.00015*0.3048)))^2',
    source: 'Crane TP-410 (2009): fully turbulent, clean commercial steel',
    kind: 'number',
    unit: '',
  },
  compute: (v: { fittingSums: FittingSums; diameter: number }) =>
    v.fittingSums.lengthRatio === 0 ? absent('no fitting counted by Crane’s n') : craneFrictionFactor(v.diameter),
} as const;

interface Resistance {
  readonly fittingSums: FittingSums;
  readonly diameter: number;
  readonly inches: number;
  readonly reynoldsNumber?: number | undefined;
}

/** Terms of ΣK that the fittings of a line have. */
function terms({ lengthRatio, K1, K0 }: FittingSums): string[] {
  const found = [
    ...(lengthRatio === 0 ? [] : ['n*f_T']),
    ...(K1 === 0 ? [] : ['K_1/Re+K_i+K_d/d_n^0.3']),
    ...(K0 === 0 ? [] : ['K_0']),
  ];
  return found.length === 0 ? ['0'] : found;
}

/** The resistance of all fittings. */
export const fittingResistance = {
  info: {
    label: 'Resistance of the fittings',
    symbol: 'K',
    equation: (v: Resistance) => `K = ${terms(v.fittingSums).join('+')}`,
    where: ({ fittingSums: sums, inches }: Resistance) => [
      ...(sums.lengthRatio === 0 ? [] : [`n = ${sums.lengthRatio}`]),
      ...(sums.K1 === 0
        ? []
        : [`K_1 = ${sums.K1}`, `K_i = ${plain(sums.Ki)}`, `K_d = ${plain(sums.Kd)}`, `d_n = ${plain(inches)}`]),
      ...(sums.K0 === 0 ? [] : [`K_0 = ${plain(sums.K0)}`]),
    ],
    source: (v: Resistance) =>
      v.fittingSums.K1 === 0 ? 'Crane TP-410 (2009)' : 'R. Darby, Chem. Eng. 108 (2001), no. 4, 127–129',
    kind: 'number',
    unit: '',
  },
  compute: (v: Resistance) =>
    v.fittingSums.K1 !== 0 && v.reynoldsNumber === undefined
      ? missing('viscosity and flow rate')
      : resistanceOf(v.fittingSums, v.diameter, v.inches, v.reynoldsNumber ?? 1),
} as const;

/** A number as an equation writes it, without the last bits of a sum. */
function plain(value: number): string {
  return String(Number(value.toPrecision(12)));
}
