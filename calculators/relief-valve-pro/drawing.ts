import type { AbsolutePressure, GaugePressure, MassFlow } from '@isentrope/engineering/quantities';
import {
  enteredDimension,
  label,
  quantityWithUnit,
  path,
  renderQuantityText,
  type Drawing,
  type Mark,
  type QuantityText,
} from '../kit/index.ts';
import { flowRate, inletPipeDiameter, outletPipeDiameter, setPressure, totalBackpressure } from './fields.ts';

const width = 348;
const height = 320;
/** Axis of the spring, and the seat. */
const axis = 150;
const seat = 196;

interface Values {
  readonly setPressure?: GaugePressure;
  readonly relievingPressure?: AbsolutePressure;
  readonly totalBackpressure?: GaugePressure;
  readonly backPressure?: AbsolutePressure;
  readonly flowRate?: MassFlow;
  readonly recommendedOrifice?: string;
  readonly requiredArea?: number;
  readonly valveType?: string;
  readonly inletPipeDiameter?: number;
  readonly outletPipeDiameter?: number;
}

/** Drawn fields that the services share. */
export const drawnFields = { setPressure, totalBackpressure, flowRate, inletPipeDiameter, outletPipeDiameter };

/** The spring between its washers, as a zigzag line. */
function spring(top: number, bottom: number): string {
  const turns = 7;
  const pitch = (bottom - top) / turns;
  const coils = Array.from({ length: turns }, (_, turn) => {
    const y = top + turn * pitch;
    return `M${axis - 17} ${(y + pitch * 0.75).toFixed(1)}L${axis + 17} ${(y + pitch * 0.25).toFixed(1)}`;
  });
  return coils.join('');
}

/** Bellows between disc and bonnet, which isolate the disc from the back pressure. */
function bellows(top: number, bottom: number): string {
  const folds = 5;
  const pitch = (bottom - top) / folds;
  const side = (way: 1 | -1) =>
    Array.from({ length: folds }, (_, fold) => {
      const y = top + fold * pitch;
      return `${fold === 0 ? `M${axis + way * 12} ${y}` : ''}L${axis + way * 20} ${(y + pitch / 2).toFixed(1)}L${axis + way * 12} ${(y + pitch).toFixed(1)}`;
    }).join('');
  return side(-1) + side(1);
}

/** The body in section: nozzle from below, outlet to the right, bonnet with the spring above. */
function body(v: Values): Mark[] {
  const balanced = v.valveType === 'Balanced Bellows';
  const open = v.requiredArea === undefined ? 0 : 10;
  const disc = seat - 8 - open;
  return [
    // Nozzle and inlet flange.
    path(`M${axis - 34} 268H${axis - 20}V212L${axis - 14} ${seat}H${axis - 22}L${axis - 34} 216Z`, 'hatch'),
    path(`M${axis + 34} 268H${axis + 20}V212L${axis + 14} ${seat}H${axis + 22}L${axis + 34} 216Z`, 'hatch'),
    path(
      `M${axis - 46} 258H${axis - 20}M${axis + 20} 258H${axis + 46}M${axis - 46} 258V268H${axis - 20}M${axis + 46} 258V268H${axis + 20}`,
      'outline',
    ),
    // Body bowl and outlet.
    path(
      `M${axis - 34} 216C${axis - 52} 212 ${axis - 56} 196 ${axis - 56} 176C${axis - 56} 152 ${axis - 48} 138 ${axis - 34} 134`,
      'outline',
    ),
    path(`M${axis + 34} 216C${axis + 46} 214 ${axis + 52} 210 ${axis + 58} 206H${axis + 84}`, 'outline'),
    path(`M${axis + 34} 134C${axis + 46} 136 ${axis + 52} 140 ${axis + 58} 144H${axis + 84}`, 'outline'),
    path(`M${axis + 84} 128V222H${axis + 94}V128Z`, 'cut', 'totalBackpressure'),
    // Bonnet and cap.
    path(`M${axis - 46} 124H${axis + 46}V134H${axis - 46}Z`, 'outline'),
    path(
      `M${axis - 30} 124V52C${axis - 30} 44 ${axis - 24} 40 ${axis - 16} 40H${axis + 16}C${axis + 24} 40 ${axis + 30} 44 ${axis + 30} 52V124`,
      'outline',
    ),
    path(`M${axis - 13} 40V18H${axis + 13}V40`, 'outline'),
    // Disc, stem and spring.
    path(`M${axis - 22} ${disc}H${axis + 22}V${disc + 8}H${axis - 22}Z`, 'cut', 'recommendedOrifice'),
    path(`M${axis} 26V${disc}`, 'outline'),
    path(`M${axis - 20} 58H${axis + 20}M${axis - 20} ${disc - 66 + open}H${axis + 20}`, 'thin', 'setPressure'),
    path(spring(58, disc - 66 + open), 'thin', 'setPressure'),
    ...(balanced ? [path(bellows(134, disc), 'thin', 'valveType')] : []),
    path(`M${axis} 10V300`, 'centre'),
    path(
      open > 0
        ? `M${axis} 296V${seat + 10}M${axis - 4} ${seat + 18}l4 -8 4 8M${axis + 26} ${seat - 12}C${axis + 44} ${seat - 14} ${axis + 60} 176 ${axis + 80} 176H${axis + 122}m-8 -4l8 4 -8 4`
        : `M${axis} 296V${seat + 34}M${axis - 4} ${seat + 42}l4 -8 4 8`,
      'flow',
      'flowRate',
    ),
  ];
}

const gauge = (name: string, si: GaugePressure | undefined) =>
  si === undefined ? name : [`${name} `, quantityWithUnit('gaugePressure', si, 'bar(g)', 3)];
const absolute = (name: string, si: AbsolutePressure | undefined) =>
  si === undefined ? name : [`${name} `, quantityWithUnit('absolutePressure', si, 'bar(abs)', 3)];
const diameter = (name: string, si: number | undefined): QuantityText[] =>
  si === undefined ? [] : [[`${name} `, enteredDimension(si)]];

/** Draws a spring-loaded relief valve in section, closed until it is sized, with pressures, orifice letter and area. */
export function drawReliefValve(v: Values): Drawing {
  const { recommendedOrifice: letter, requiredArea } = v;
  const area = requiredArea === undefined ? ['A'] : ['A ', quantityWithUnit('area', requiredArea, 'mm²')];
  const flow = v.flowRate === undefined ? 'q_m' : [quantityWithUnit('massFlow', v.flowRate, 'kg/h')];
  const single = letter !== undefined && letter.length === 1;
  return {
    title: [
      'Section of a spring relief valve',
      ...(single ? [`orifice ${letter}`] : []),
      ...(requiredArea === undefined ? [] : [renderQuantityText(area)]),
    ].join(', '),
    width,
    height,
    marks: [
      ...body(v),
      label(axis + 40, 66, gauge('set', v.setPressure), { anchor: 'start', field: 'setPressure' }),
      ...(letter === undefined
        ? []
        : [
            label(4, 38, single ? `orifice ${letter}` : 'above T', {
              anchor: 'start',
              pen: 'dimension',
              field: 'recommendedOrifice',
            }),
          ]),
      label(4, 17, area, {
        anchor: 'start',
        pen: requiredArea === undefined ? 'mute' : 'dimension',
        field: 'requiredArea',
      }),
      label(axis + 52, 290, absolute('p₁', v.relievingPressure), {
        anchor: 'start',
        pen: 'mute',
        field: 'setPressure',
      }),
      label(axis + 52, 306, flow, { anchor: 'start', pen: 'mute', field: 'flowRate' }),
      label(width - 2, 246, absolute('p₂', v.backPressure), { anchor: 'end', pen: 'mute', field: 'totalBackpressure' }),
      ...diameter('D', v.outletPipeDiameter).map(text =>
        label(width - 2, 118, text, { anchor: 'end', field: 'outletPipeDiameter' }),
      ),
      ...diameter('D', v.inletPipeDiameter).map(text =>
        label(axis - 52, 290, text, { anchor: 'end', field: 'inletPipeDiameter' }),
      ),
    ],
  };
}
