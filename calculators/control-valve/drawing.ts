import { formatNumber } from '@isentrope/engineering/quantities';
import {
  enteredDimension,
  label,
  quantityWithUnit,
  path,
  verticalDimension,
  type Drawing,
  type Mark,
} from '../kit/index.ts';

const width = 348;
const height = 288;
const centre = width / 2;
/** Vertical position of the pipe's centre line. */
const axis = 182;
const bore = 24;
const seat = 172;
const port = 20;
/** Plug lift at full opening. */
const fullLift = 34;
const flange = 62;

/** Draws half of a valve end, mirrored by `way`: the flange, and the pipe or reducer. */
function end(way: -1 | 1, pipeRadius: number, field: string): Mark[] {
  const x = (distance: number) => centre + way * distance;
  const marks: Mark[] = [];
  for (const side of [-1, 1]) {
    const y = (distance: number) => axis + side * distance;
    marks.push(
      path(`M${x(174)} ${y(pipeRadius)}H${x(160)}L${x(flange + 62)} ${y(bore)}`, 'outline', field),
      path(`M${x(174)} ${y(pipeRadius + 5)}H${x(159)}L${x(flange + 62)} ${y(bore + 5)}`, 'outline', field),
      path(`M${x(flange + 50)} ${y(bore)}V${y(bore + 22)}H${x(flange + 62)}V${y(bore)}Z`, 'hatch', 'valveSize'),
    );
  }
  return marks;
}

/** The body in section: walls, and the web with the seat between inlet and outlet. */
function body(): Mark[] {
  const left = centre - flange - 50;
  const right = centre + flange + 50;
  return [
    path(
      `M${left} ${axis - bore}H${left + 14}C${left + 34} ${axis - bore} ${centre - 52} ${seat - 62} ${centre - 36} ${seat - 66}V${seat - 76}` +
        `H${centre - 46}C${centre - 62} ${seat - 70} ${left + 34} ${axis - bore - 10} ${left + 14} ${axis - bore - 7}H${left}Z`,
      'hatch',
    ),
    path(
      `M${right} ${axis - bore}H${right - 14}C${right - 34} ${axis - bore} ${centre + 52} ${seat - 62} ${centre + 36} ${seat - 66}V${seat - 76}` +
        `H${centre + 46}C${centre + 62} ${seat - 70} ${right - 34} ${axis - bore - 10} ${right - 14} ${axis - bore - 7}H${right}Z`,
      'hatch',
    ),
    path(
      `M${left} ${axis + bore}H${left + 16}C${left + 42} ${axis + bore} ${centre - 46} ${axis + 54} ${centre} ${axis + 54}` +
        `S${right - 42} ${axis + bore} ${right - 16} ${axis + bore}H${right}V${axis + bore + 8}H${right - 14}` +
        `C${right - 40} ${axis + bore + 8} ${centre + 46} ${axis + 63} ${centre} ${axis + 63}` +
        `S${left + 40} ${axis + bore + 8} ${left + 14} ${axis + bore + 8}H${left}Z`,
      'hatch',
    ),
    path(
      `M${left + 26} ${axis - bore - 3}C${left + 44} ${axis - bore + 8} ${centre - 56} ${seat - 4} ${centre - port - 8} ${seat - 4}` +
        `H${centre - port}V${seat + 8}H${centre - port - 10}C${centre - 64} ${seat + 8} ${left + 40} ${axis - 4} ${left + 20} ${axis - bore}Z`,
      'hatch',
    ),
    path(
      `M${centre + port} ${seat - 4}H${centre + port + 10}C${centre + 54} ${seat - 4} ${centre + 62} ${axis + 20} ${centre + 70} ${axis + 33}` +
        `L${centre + 60} ${axis + 40}C${centre + 50} ${axis + 24} ${centre + 46} ${seat + 8} ${centre + port + 8} ${seat + 8}H${centre + port}Z`,
      'hatch',
    ),
  ];
}

/** Plug and stem with the plug raised by `lift`, and the guiding bonnet. */
function trim(lift: number): Mark[] {
  const face = seat - 4 - lift;
  return [
    path(
      `M${centre - 46} ${seat - 76}V${seat - 88}H${centre + 46}V${seat - 76}H${centre + 9}V${seat - 66}H${centre - 9}V${seat - 76}Z`,
      'hatch',
    ),
    path(`M${centre - 12} ${seat - 88}V${seat - 116}H${centre + 12}V${seat - 88}`, 'outline'),
    path(
      `M${centre - 4} ${seat - 128 - lift}V${face - 22}H${centre - port - 3}V${face}H${centre - port + 1}` +
        `C${centre - port + 3} ${face + 12} ${centre - 12} ${face + 20} ${centre - 7} ${face + 26}H${centre + 7}` +
        `C${centre + 12} ${face + 20} ${centre + port - 3} ${face + 12} ${centre + port - 1} ${face}H${centre + port + 3}V${face - 22}H${centre + 4}V${seat - 128 - lift}Z`,
      'cut',
      'valveOpening',
    ),
  ];
}

/** Two streamlines: below the web, up through the seat, over the web and out. */
function streams(): Mark[] {
  return [-5, 5].map(offset => {
    const y = axis + offset * 1.8;
    const low = axis + 30 + offset;
    const high = seat - 18 + offset * 0.8;
    return path(
      `M2 ${y}H${centre - 112}C${centre - 72} ${y} ${centre - 62} ${low} ${centre - 20} ${low}` +
        `C${centre} ${low} ${centre + 10} ${seat + 24} ${centre + 14} ${seat + 4}` +
        `C${centre + 18} ${high - 6} ${centre + 38} ${high - 4} ${centre + 54} ${high + 2}` +
        `C${centre + 84} ${high + 14} ${centre + 76} ${y} ${centre + 112} ${y}H${width - 2}`,
      'flow',
      'flowRate',
    );
  });
}

/** Drawn radius of an adjacent pipe from its diameter ratio to the valve. */
function pipeRadius(pipe: number | undefined, valve: number | undefined): number {
  return pipe === undefined || valve === undefined ? bore : bore * Math.min(2, Math.max(0.6, pipe / valve));
}

/** Draws a globe valve in section, flow-to-open, with the plug at the opening and the operating conditions. */
export function drawValve(v: {
  valveOpening?: number;
  valveFlowCoefficient?: number;
  inletPressure?: number;
  downstreamPressure?: number;
  valveSize?: number;
  upstreamPipeDiameter?: number;
  downstreamPipeDiameter?: number;
}): Drawing {
  const opening = Math.min(1, Math.max(0, v.valveOpening ?? 0.6));
  const lift = fullLift * opening;
  const coefficient = v.valveFlowCoefficient === undefined ? 'Cv' : `Cv ${formatNumber(v.valveFlowCoefficient)}`;
  const travel = v.valveOpening === undefined ? undefined : `${formatNumber(opening * 100, 3)} %`;
  const pressure = (symbol: string, si: number | undefined) =>
    si === undefined ? symbol : [`${symbol} `, quantityWithUnit('absolutePressure', si, 'bar(abs)', 3)];
  const size = v.valveSize === undefined ? undefined : ['d ', enteredDimension(v.valveSize)];
  const dimension = centre + 62;
  return {
    title: ['Globe valve in section, flow to open', coefficient, travel && `${travel} open`]
      .filter(text => text !== undefined)
      .join(', '),
    width,
    height,
    marks: [
      ...(v.valveFlowCoefficient === undefined ? [] : streams()),
      path(`M0 ${axis}H${width}`, 'centre'),
      path(`M${centre} ${seat - 140 - fullLift + 34}V${axis + 76}`, 'centre'),
      ...end(-1, pipeRadius(v.upstreamPipeDiameter, v.valveSize), 'upstreamPipeDiameter'),
      ...end(1, pipeRadius(v.downstreamPipeDiameter, v.valveSize), 'downstreamPipeDiameter'),
      ...body(),
      ...trim(lift),
      ...(travel === undefined
        ? []
        : [
            path(`M${centre + 5} ${seat - 128 - lift}H${dimension + 6}`, 'dimension', 'valveOpening'),
            path(`M${centre + 14} ${seat - 128}H${dimension + 6}`, 'thin', 'valveOpening'),
            ...(lift > 16 ? [verticalDimension(dimension, seat - 128 - lift, seat - 128, 'valveOpening')] : []),
            label(dimension + 12, seat - 124 - lift / 2, travel, {
              anchor: 'start',
              pen: 'dimension',
              field: 'valveOpening',
            }),
          ]),
      label(centre, height - 12, coefficient, { field: 'valveFlowCoefficient', pen: 'dimension' }),
      label(2, axis - 86, pressure('p₁', v.inletPressure), { anchor: 'start', pen: 'mute', field: 'upstreamPressure' }),
      label(width - 2, axis - 86, pressure('p₂', v.downstreamPressure), {
        anchor: 'end',
        pen: 'mute',
        field: 'pressureDifferential',
      }),
      path(`M2 ${axis + 68}h52m-8 -4l8 4 -8 4`, 'flow', 'flowRate'),
      label(60, axis + 72, 'q_m', { anchor: 'start', pen: 'mute', field: 'flowRate' }),
      ...(size === undefined
        ? []
        : [label(width - 4, axis + 72, size, { anchor: 'end', pen: 'mute', field: 'valveSize' })]),
    ],
  };
}
