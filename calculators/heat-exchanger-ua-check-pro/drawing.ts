import { formatNumber, type Temperature } from '@isentrope/engineering/quantities';
import { label, lowerFirst, drawnQuantity, path, type Drawing, type Mark } from '../kit/index.ts';
import { isShellAndTube } from './arrangement.ts';
import type { FlowConfiguration, ShellStream, TubeInlet } from './fields.ts';

const width = 348;
const height = 236;
const body = { left: 74, right: 274, top: 92, bottom: 148 };
const middle = (body.top + body.bottom) / 2;

interface Values {
  readonly flowConfiguration?: FlowConfiguration;
  readonly shellStream?: ShellStream;
  readonly tubeInlet?: TubeInlet;
  readonly tempHotIn?: Temperature;
  readonly tempHotOut?: Temperature;
  readonly tempColdIn?: Temperature;
  readonly tempColdOut?: Temperature;
  readonly dutyHot?: number;
  readonly lmtd?: number;
  readonly ua?: number;
}

const degrees = (si: Temperature | undefined, name: string) =>
  si === undefined ? name : [drawnQuantity('temperature', si, '°C')];

const arrow = { right: 'm-8 -4l8 4 -8 4', left: 'm8 -4l-8 4 8 4', down: 'm-4 -8l4 8 4 -8', up: 'm-4 8l4 -8 4 8' };

/** A double pipe: the cold stream inside, the hot stream around it, each from inlet to outlet. */
function doublePipe(co: boolean): Mark[] {
  const { left, right, top, bottom } = body;
  const [start, end] = co ? [left + 22, right - 22] : [right - 22, left + 22];
  const turn = co ? 1 : -1;
  return [
    path(`M${left} ${top}H${right}V${bottom}H${left}Z`, 'outline', 'area'),
    path(`M${left - 30} ${middle - 12}H${right + 30}M${left - 30} ${middle + 12}H${right + 30}`, 'outline', 'area'),
    path(`M${left - 44} ${middle}H${right + 44}${arrow.right}`, 'flow', 'flowCold'),
    path(`M${start} ${top - 34}V${top + 8}H${end - turn * 0.5}V${bottom + 34}${arrow.down}`, 'dimension', 'flowHot'),
  ];
}

/** Where the shell stream of a drawing enters and leaves; the tube stream enters and leaves at the left, at its outlet unless chosen otherwise. */
function shellNozzles(tubeInlet: TubeInlet | undefined): readonly [from: number, to: number] {
  const [atHead, atEnd] = [body.left + 60, body.right - 40];
  return tubeInlet === 'At the shell inlet' ? [atHead, atEnd] : [atEnd, atHead];
}

/** Stacked shells with U-tubes; the hot stream in the shells, the cold one in the tubes, unless chosen otherwise. */
function shells(isColdInShell: boolean, [from, to]: readonly [number, number]): Mark[] {
  const { left, right, top, bottom } = body;
  const head = left + 26;
  const hot = { pen: 'dimension', field: 'flowHot' } as const;
  const cold = { pen: 'flow', field: 'flowCold' } as const;
  const [inShell, inTubes] = isColdInShell ? [cold, hot] : [hot, cold];
  return [
    path(
      `M${head} ${top}H${right - 22}q22 0 22 ${(bottom - top) / 2}q0 ${(bottom - top) / 2} -22 ${(bottom - top) / 2}H${head}Z`,
      'outline',
      'area',
    ),
    path(
      `M${head} ${top}H${head - 16}q-10 0 -10 ${(bottom - top) / 2}q0 ${(bottom - top) / 2} 10 ${(bottom - top) / 2}H${head}M${head} ${top - 8}V${bottom + 8}M${head} ${middle}H${left}`,
      'outline',
    ),
    path(`M${head} ${middle - 14}H${right - 34}q14 14 0 28H${head}`, 'thin', 'area'),
    path(`M${left - 44} ${middle + 14}H${head}`, inTubes.pen, inTubes.field),
    path(`M${head} ${middle - 14}H${left - 44}${arrow.left}`, inTubes.pen, inTubes.field),
    path(`M${from} ${top - 34}V${top}${arrow.down}`, inShell.pen, inShell.field),
    path(`M${to} ${bottom}v34${arrow.down}`, inShell.pen, inShell.field),
    ...[0.25, 0.5, 0.75].map((part, index) => {
      const x = head + part * (right - 40 - head) + 12;
      return path(index % 2 === 0 ? `M${x} ${top}V${bottom - 16}` : `M${x} ${top + 16}V${bottom}`, 'thin');
    }),
  ];
}

/** A tube bank from the side, with the hot stream across it. */
function crossFlow(): Mark[] {
  const { left, right, top, bottom } = body;
  const tubes = [12, 28, 44].map(y => `M${left} ${top + y}H${right}`).join('');
  const across = [0.25, 0.5, 0.75].map(part => left + part * (right - left));
  return [
    path(`M${left} ${top - 8}V${bottom + 8}M${right} ${top - 8}V${bottom + 8}`, 'outline', 'area'),
    path(tubes, 'outline', 'area'),
    path(`M${left - 44} ${middle}H${left}M${right} ${middle}H${right + 44}${arrow.right}`, 'flow', 'flowCold'),
    ...across.map(x => path(`M${x} ${top - 34}V${bottom + 34}${arrow.down}`, 'dimension', 'flowHot')),
  ];
}

/** Draws the case's exchanger: its flow arrangement and the four terminal temperatures. */
export function drawExchanger(v: Values): Drawing {
  const kind = v.flowConfiguration ?? 'Counter-current';
  const shell = isShellAndTube(kind);
  const co = kind === 'Co-current';
  const isColdInShell = v.shellStream === 'Cold side';
  const nozzles = shellNozzles(v.tubeInlet);
  const parts = shell ? shells(isColdInShell, nozzles) : kind === 'Cross-flow' ? crossFlow() : doublePipe(co);
  const hotAt = co
    ? body.left + 22
    : shell
      ? nozzles[0]
      : kind === 'Cross-flow'
        ? (body.left + body.right) / 2
        : body.right - 22;
  const hotTo = co ? body.right - 22 : shell ? nozzles[1] : kind === 'Cross-flow' ? hotAt : body.left + 22;
  const cold = (side: 'in' | 'out') => {
    if (shell) return { x: 2, y: side === 'in' ? middle + 34 : middle - 24, anchor: 'start' } as const;
    return side === 'in'
      ? ({ x: 2, y: middle - 22, anchor: 'start' } as const)
      : ({ x: width - 2, y: middle - 22, anchor: 'end' } as const);
  };
  const entry = cold('in');
  const exit = cold('out');
  const [hotIn, hotOut] = [
    { text: degrees(v.tempHotIn, 'T_hi'), style: { pen: 'dimension', field: 'tempHotIn' } as const },
    { text: degrees(v.tempHotOut, 'T_ho'), style: { pen: 'dimension', field: 'tempHotOut' } as const },
  ];
  const [coldIn, coldOut] = [
    { text: degrees(v.tempColdIn, 'T_ci'), style: { field: 'tempColdIn' } },
    { text: degrees(v.tempColdOut, 'T_co'), style: { field: 'tempColdOut' } },
  ];
  const [acrossIn, acrossOut, alongIn, alongOut] =
    shell && isColdInShell ? [coldIn, coldOut, hotIn, hotOut] : [hotIn, hotOut, coldIn, coldOut];
  const duty = v.dutyHot === undefined ? '' : [drawnQuantity('heatRate', v.dutyHot, 'kW')];
  const conductance = v.ua === undefined ? '' : ['UA ', drawnQuantity('thermalConductance', v.ua, 'kW/K')];
  return {
    title: `Heat exchanger, ${lowerFirst(kind)}${v.lmtd === undefined ? '' : `, mean difference ${formatNumber(v.lmtd)} K`}`,
    width,
    height,
    marks: [
      ...parts,
      label(hotAt, body.top - 42, acrossIn.text, acrossIn.style),
      label(hotTo, body.bottom + 50, acrossOut.text, acrossOut.style),
      label(entry.x, entry.y, alongIn.text, { anchor: entry.anchor, ...alongIn.style }),
      label(exit.x, exit.y, alongOut.text, { anchor: exit.anchor, ...alongOut.style }),
      label(0, height - 8, duty, { anchor: 'start', pen: 'mute', field: 'dutyHot' }),
      label(width, height - 8, conductance, { anchor: 'end', pen: 'mute', field: 'ua' }),
    ],
  };
}
