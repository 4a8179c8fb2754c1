import { formatNumber, type Temperature } from '@isentrope/engineering/quantities';
import { label, lowerFirst, quantityWithUnit, path, type Drawing, type Mark } from '../kit/index.ts';
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
  si === undefined ? name : [quantityWithUnit('temperature', si, '°C')];

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

/** What is known of the streams in shells. */
interface ShellStreams {
  readonly inShell: 'hot' | 'cold' | 'not known';
  readonly tubeInlet: TubeInlet;
}

/** Where the shell stream of a drawing enters and leaves; the tube stream enters and leaves at the left. */
function shellNozzles(tubeInlet: TubeInlet): readonly [from: number, to: number] {
  const [atHead, atEnd] = [body.left + 60, body.right - 40];
  return tubeInlet === 'At the shell inlet' ? [atHead, atEnd] : [atEnd, atHead];
}

/** Stacked shells with U-tubes; what is not known of their streams is drawn without a colour or an arrow. */
function shells({ inShell: stream, tubeInlet }: ShellStreams): Mark[] {
  const { left, right, top, bottom } = body;
  const head = left + 26;
  const hot = { pen: 'dimension', field: 'flowHot' } as const;
  const cold = { pen: 'flow', field: 'flowCold' } as const;
  const neutral = { pen: 'outline', field: 'shellStream' } as const;
  const [inShell, inTubes] = stream === 'not known' ? [neutral, neutral] : stream === 'hot' ? [hot, cold] : [cold, hot];
  const [from, to] = shellNozzles(tubeInlet);
  const [down, back] = tubeInlet === 'Not known' ? ['', ''] : [arrow.down, arrow.left];
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
    path(`M${head} ${middle - 14}H${left - 44}${back}`, inTubes.pen, inTubes.field),
    path(`M${from} ${top - 34}V${top}${down}`, inShell.pen, inShell.field),
    path(`M${to} ${bottom}v34${down}`, inShell.pen, inShell.field),
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

/** Labels of the temperatures of the hot and the cold side. */
function sideLabels(v: Values) {
  const hot = { pen: 'dimension' } as const;
  return {
    hot: [
      { text: degrees(v.tempHotIn, 'T_hi'), style: { ...hot, field: 'tempHotIn' } },
      { text: degrees(v.tempHotOut, 'T_ho'), style: { ...hot, field: 'tempHotOut' } },
    ],
    cold: [
      { text: degrees(v.tempColdIn, 'T_ci'), style: { field: 'tempColdIn' } },
      { text: degrees(v.tempColdOut, 'T_co'), style: { field: 'tempColdOut' } },
    ],
  } as const;
}

/** Temperatures of a double pipe or a tube bank: the hot side across, the cold one from left to right. */
function pipeLabels(v: Values, kind: FlowConfiguration): Mark[] {
  const { hot, cold } = sideLabels(v);
  const centre = (body.left + body.right) / 2;
  const [left, right] = [body.left + 22, body.right - 22];
  const [from, to] = kind === 'Cross-flow' ? [centre, centre] : kind === 'Co-current' ? [left, right] : [right, left];
  return [
    label(from, body.top - 42, hot[0].text, hot[0].style),
    label(to, body.bottom + 50, hot[1].text, hot[1].style),
    label(2, middle - 22, cold[0].text, { anchor: 'start', ...cold[0].style }),
    label(width - 2, middle - 22, cold[1].text, { anchor: 'end', ...cold[1].style }),
  ];
}

/** Temperatures of shells, at their nozzles where these are known, else beside the drawing. */
function shellLabels(v: Values, { inShell, tubeInlet }: ShellStreams): Mark[] {
  const { hot, cold } = sideLabels(v);
  if (inShell === 'not known' || tubeInlet === 'Not known') {
    const named = (side: typeof hot | typeof cold, name: string, y: number): Mark[] => [
      label(width - 64, y, name, { anchor: 'end', pen: 'mute' }),
      label(width, y, side[0].text, { anchor: 'end', ...side[0].style }),
      label(width, y + 16, side[1].text, { anchor: 'end', ...side[1].style }),
    ];
    const place = (where: 'hot' | 'cold'): string =>
      inShell === 'not known' ? `${where} side` : `${where} side, ${inShell === where ? 'shell' : 'tubes'}`;
    return [...named(hot, place('hot'), 16), ...named(cold, place('cold'), body.bottom + 24)];
  }
  const [across, along] = inShell === 'cold' ? [cold, hot] : [hot, cold];
  const [from, to] = shellNozzles(tubeInlet);
  return [
    label(from, body.top - 42, across[0].text, across[0].style),
    label(to, body.bottom + 50, across[1].text, across[1].style),
    label(2, middle + 34, along[0].text, { anchor: 'start', ...along[0].style }),
    label(2, middle - 24, along[1].text, { anchor: 'start', ...along[1].style }),
  ];
}

/** Draws the case's exchanger: its flow arrangement and the four terminal temperatures. */
export function drawExchanger(v: Values): Drawing {
  const kind = v.flowConfiguration ?? 'Counter-current';
  const shell = isShellAndTube(kind);
  const co = kind === 'Co-current';
  const streams: ShellStreams = {
    inShell: v.shellStream === 'Hot side' ? 'hot' : v.shellStream === 'Cold side' ? 'cold' : 'not known',
    tubeInlet: v.tubeInlet ?? 'Not known',
  };
  const parts = shell ? shells(streams) : kind === 'Cross-flow' ? crossFlow() : doublePipe(co);
  const temperatures = shell ? shellLabels(v, streams) : pipeLabels(v, kind);
  const duty = v.dutyHot === undefined ? '' : [quantityWithUnit('heatRate', v.dutyHot, 'kW')];
  const conductance = v.ua === undefined ? '' : ['UA ', quantityWithUnit('thermalConductance', v.ua, 'kW/K')];
  return {
    title: `Heat exchanger, ${lowerFirst(kind)}${v.lmtd === undefined ? '' : `, mean difference ${formatNumber(v.lmtd)} K`}`,
    width,
    height,
    marks: [
      ...parts,
      ...temperatures,
      label(0, height - 8, duty, { anchor: 'start', pen: 'mute', field: 'dutyHot' }),
      label(width, height - 8, conductance, { anchor: 'end', pen: 'mute', field: 'ua' }),
    ],
  };
}
