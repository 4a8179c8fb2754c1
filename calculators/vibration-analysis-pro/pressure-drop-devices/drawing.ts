import { formatNumber, type GaugePressure } from '@isentrope/engineering/quantities';
import {
  enteredDimension,
  horizontalDimension,
  label,
  quantityWithUnit,
  path,
  verticalDimension,
  type Drawing,
  type Mark,
} from '../../kit/index.ts';

const width = 348;
const height = 236;
const middle = 126;
const radius = 26;
const valve = 116;
const weld = 262;

interface Values {
  readonly p1?: GaugePressure;
  readonly p2?: GaugePressure;
  readonly soundPowerLevel?: number;
  readonly totalLevel?: number;
  readonly levelAtDiscontinuity?: number;
  readonly distanceToDiscontinuity?: number;
  readonly pipeInternalDiameter?: number;
  readonly branchDiameter?: number;
  readonly sonicFlow?: boolean;
}

const decibel = (level: number | undefined, name: string) =>
  level === undefined ? name : `${formatNumber(level, 4)} dB`;
const pressure = (si: GaugePressure | undefined, name: string) =>
  si === undefined ? name : [quantityWithUnit('gaugePressure', si, 'bar(g)', 3)];

/** Sound wavefronts, more of them the louder the source is above 140 dB. */
function fronts(level: number | undefined): Mark[] {
  const count = level === undefined ? 3 : Math.min(6, Math.max(1, Math.round((level - 140) / 6)));
  return Array.from({ length: count }, (_, index) => {
    const x = valve + 38 + index * 15;
    const half = radius - 5;
    return path(`M${x} ${middle - half}q9 ${half} 0 ${2 * half}`, 'centre', 'soundPowerLevel');
  });
}

/** Draws a valve and its downstream pipe up to a welded branch: the source, its level, the distance, the remaining level. */
export function drawDevice(v: Values): Drawing {
  const [top, bottom] = [middle - radius, middle + radius];
  const branch = Math.min(16, Math.max(5, radius * ((v.branchDiameter ?? 0.06) / (v.pipeInternalDiameter ?? 0.2))));
  return {
    title:
      v.soundPowerLevel === undefined
        ? 'Pressure reducing valve with a welded connection downstream'
        : `Pressure reducing valve, sound power level ${decibel(v.soundPowerLevel, '')}, at the welded connection ${decibel(v.totalLevel, 'not assessed')}`,
    width,
    height,
    marks: [
      path(
        `M0 ${top}H${valve - 26}M0 ${bottom}H${valve - 26}M${valve + 26} ${top}H${weld - branch}M${weld + branch} ${top}H${width}M${valve + 26} ${bottom}H${width}`,
        'outline',
        'pipeInternalDiameter',
      ),
      path(`M${valve - 26} ${top}V${bottom}L${valve + 26} ${top}V${bottom}Z`, 'outline', 'lowNoiseTrim'),
      path(
        `M${valve} ${middle}V${top - 18}M${valve - 16} ${top - 18}h32q0 -18 -16 -18t-16 18Z`,
        'outline',
        'lowNoiseTrim',
      ),
      ...fronts(v.soundPowerLevel),
      path(
        `M${weld - branch} ${top}V${top - 26}M${weld + branch} ${top}V${top - 26}M${weld - branch - 6} ${top - 26}h${2 * branch + 12}`,
        'outline',
        'branchDiameter',
      ),
      path(`M${weld - branch} ${top}l-7 0 7 -8ZM${weld + branch} ${top}l7 0 -7 -8Z`, 'cut', 'branchType'),
      path(`M6 ${middle}H44m-8 -4l8 4 -8 4`, 'flow', 'flowRate'),
      label(4, top - 10, pressure(v.p1, 'p_1'), { anchor: 'start', pen: 'mute', field: 'p1' }),
      label(width - 4, bottom + 58, pressure(v.p2, 'p_2'), { anchor: 'end', pen: 'mute', field: 'p2' }),
      label(valve, top - 48, decibel(v.soundPowerLevel, 'L_W'), { field: 'soundPowerLevel' }),
      label(valve, bottom + 18, v.sonicFlow === undefined ? '' : v.sonicFlow ? 'sonic' : 'not sonic', {
        pen: 'mute',
        field: 'sonicFlow',
      }),
      label(weld, top - 38, decibel(v.totalLevel, 'L_T'), { field: 'totalLevel' }),
      horizontalDimension(bottom + 40, valve, weld, 'distanceToDiscontinuity'),
      path(`M${valve} ${bottom + 22}V${bottom + 44}M${weld} ${bottom + 4}V${bottom + 44}`, 'thin'),
      label(
        (valve + weld) / 2,
        bottom + 58,
        v.distanceToDiscontinuity === undefined
          ? 'L_d'
          : [quantityWithUnit('length', v.distanceToDiscontinuity, 'm', 3)],
        { pen: 'dimension', field: 'distanceToDiscontinuity' },
      ),
      verticalDimension(width - 22, top, bottom, 'pipeInternalDiameter'),
      label(
        width - 28,
        middle + 5,
        v.pipeInternalDiameter === undefined ? 'D_i' : [enteredDimension(v.pipeInternalDiameter)],
        { anchor: 'end', pen: 'dimension', field: 'pipeInternalDiameter' },
      ),
    ],
  };
}
