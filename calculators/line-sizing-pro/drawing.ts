import type { GaugePressure } from '@isentrope/engineering/quantities';
import {
  label,
  quantityWithUnit,
  path,
  selector,
  renderQuantityText,
  verticalDimension,
  type Drawing,
  type StepInputs,
  type Mark,
} from '../kit/index.ts';
import { elevationChange, fittings, length, nominalSize, pressure } from './fields.ts';
import { velocity } from './friction.ts';
import { totalPressureDrop } from './loss.ts';
import { outletPressure } from './outlet.ts';
import { diameter } from './pipe.ts';

const width = 348;
/** Half the outside diameter as drawn. */
const half = 7;
const left = 26;
const right = width - 26;
const riser = 206;
const middle = 128;
const maxRise = 74;
const radius = 18;

const needs = {
  length,
  elevationChange,
  diameter,
  nominalSize,
  pressure,
  outletPressure,
  velocity,
  totalPressureDrop,
  fittings,
};

type Values = Partial<StepInputs<typeof needs>>;

/** Returns the heights of both ends: to scale with the length, but with a visible minimum rise. */
function ends({ elevationChange: rise = 0, length: whole }: Values): { inlet: number; outlet: number } {
  if (rise === 0) return { inlet: middle, outlet: middle };
  const share = whole === undefined ? 0.5 : Math.min(1, Math.abs(rise) / whole);
  const reach = (Math.sign(rise) * Math.max(2 * radius + 12, share * 2 * maxRise)) / 2;
  return { inlet: middle + reach, outlet: middle - reach };
}

/** Returns the pipe's centre line, offset to one side. */
function run(inlet: number, outlet: number, offset: number): string {
  if (inlet === outlet) return `M${left} ${inlet + offset}H${right}`;
  const up = outlet < inlet ? 1 : -1;
  const first = radius + up * offset;
  const second = radius - up * offset;
  const x = riser + offset;
  return (
    `M${left} ${inlet + offset}H${x - first}` +
    `q${first} 0 ${first} ${-up * first}V${outlet + offset + up * second}` +
    `q0 ${-up * second} ${second} ${-up * second}H${right}`
  );
}

function flange(x: number, y: number): Mark {
  return path(`M${x - 2} ${y - half - 5}h4v${2 * half + 10}h-4Z`, 'hatch');
}

/** How a fitting is drawn: as a valve, a check valve, or not at all. */
function fittingSymbol(item: string): 'valve' | 'check' | 'globe' | 'other' {
  if (/check/.test(item)) return 'check';
  if (/^(Globe|Angle|Diaphragm)/.test(item)) return 'globe';
  return /valve/.test(item) ? 'valve' : 'other';
}

/** Draws a valve: a bow tie, with a disc for a globe valve and an arrow for a check valve. */
function symbol(kind: 'valve' | 'check' | 'globe', x: number, y: number): Mark[] {
  const body = path(`M${x - 12} ${y - 10}L${x + 12} ${y + 10}V${y - 10}L${x - 12} ${y + 10}Z`, 'cut', 'fittings');
  if (kind === 'globe') return [body, path(`M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`, 'outline', 'fittings')];
  if (kind === 'check') return [body, path(`M${x - 8} ${y - 15}h16m-5 -3l5 3 -5 3`, 'thin', 'fittings')];
  return [body, path(`M${x} ${y}V${y - 17}M${x - 8} ${y - 17}h16`, 'outline', 'fittings')];
}

const maxSymbols = 3;

/** Draws the valves with their counts on the inlet run, and lists the other fittings below. */
function fittingMarks(v: Values, inlet: number, outlet: number): Mark[] {
  const valves = (v.fittings ?? []).flatMap(({ item, amount }) => {
    const kind = fittingSymbol(item);
    return kind === 'other' ? [] : [{ kind, amount }];
  });
  const end = inlet === outlet ? right : riser - radius;
  const shown = valves.slice(0, maxSymbols);
  const gap = (end - left) / (shown.length + 1);
  return shown.flatMap(({ kind, amount }, index) => {
    const x = left + gap * (index + 1);
    return [
      ...symbol(kind, x, inlet),
      ...(amount > 1 ? [label(x, inlet + 26, `${amount} ×`, { pen: 'mute', field: 'fittings' })] : []),
    ];
  });
}

/** Returns the number of fittings in a list. */
function count(v: Values): number {
  return (v.fittings ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** Draws the line with its rise to scale, its valves, and the case's pressures and velocity. */
function drawLine(v: Values): Drawing {
  const { inlet, outlet } = ends(v);
  const metres = (si: number | undefined, name: string) =>
    si === undefined ? name : quantityWithUnit('length', si, 'm', 3);
  const gauge = (si: GaugePressure | undefined, name: string) =>
    si === undefined ? name : [quantityWithUnit('gaugePressure', si, 'bar(g)', 3)];
  const size = v.diameter === undefined ? 'D' : ['D ', quantityWithUnit('length', v.diameter, 'mm')];
  const drop =
    v.totalPressureDrop === undefined
      ? ['Δp']
      : ['Δp ', quantityWithUnit('pressureDifference', v.totalPressureDrop, 'bar', 3)];
  const speed = v.velocity === undefined ? 'v' : ['v ', quantityWithUnit('velocity', v.velocity, 'm/s', 3)];
  const number = count(v);
  const rises = inlet !== outlet;
  const height = Math.max(inlet + 110, outlet + 66);
  return {
    title: renderQuantityText([
      'Line of ',
      metres(v.length, 'unknown length'),
      ...(rises ? [', ', metres(v.elevationChange, ''), ' of rise, '] : [', level, ']),
      ...drop,
    ]),
    width,
    height,
    marks: [
      path(run(inlet, outlet, 0), 'centre'),
      path(run(inlet, outlet, -half), 'outline', 'diameter'),
      path(run(inlet, outlet, half), 'outline', 'diameter'),
      flange(left, inlet),
      flange(right, outlet),
      ...fittingMarks(v, inlet, outlet),
      path(`M2 ${inlet}h${left - 6}m-7 -4l7 4 -7 4`, 'flow', 'flowRate'),
      path(`M${right + 4} ${outlet}h18m-7 -4l7 4 -7 4`, 'flow', 'flowRate'),
      ...(rises
        ? [
            path(`M${riser + radius + 8} ${inlet}H${right - 12}`, 'thin', 'elevationChange'),
            verticalDimension(right - 20, Math.min(inlet, outlet), Math.max(inlet, outlet), 'elevationChange'),
            label(right - 28, (inlet + outlet) / 2 + 4, [metres(v.elevationChange, 'Δz')], {
              anchor: 'end',
              pen: 'dimension',
              field: 'elevationChange',
            }),
          ]
        : []),
      label(left - 6, inlet - 28, gauge(v.pressure, 'p_1'), { anchor: 'start', field: 'pressure' }),
      label(right + 6, outlet > inlet ? outlet + 30 : outlet - 28, gauge(v.outletPressure, 'p_2'), {
        anchor: 'end',
        field: 'outletPressure',
      }),
      label(left - 6, inlet + 52, speed, { anchor: 'start', field: 'velocity' }),
      label(left - 6, inlet + 74, size, { anchor: 'start', pen: 'mute', field: 'nominalSize' }),
      label(
        width / 2,
        height - 8,
        ['L ', metres(v.length, ''), `, ${number} ${number === 1 ? 'fitting' : 'fittings'}, `, ...drop],
        {
          pen: 'dimension',
          field: 'totalPressureDrop',
        },
      ),
    ],
  };
}

export const drawing = selector(needs, drawLine);
