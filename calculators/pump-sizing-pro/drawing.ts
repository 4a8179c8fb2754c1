import type { GaugePressure } from '@isentrope/engineering/quantities';
import {
  label,
  quantityWithUnit,
  path,
  renderQuantityText,
  verticalDimension,
  type Drawing,
  type Mark,
} from '../kit/index.ts';

const width = 358;
const height = 300;
const top = 58;
const bottom = 236;
const pump = { x: 206, radius: 22 };
const vessel = { x: 54, width: 68, nozzle: 48 };
const receiver = { x: 278, width: 70 };
const riser = pump.x + 34;

interface Values {
  readonly vesselPressure?: GaugePressure;
  readonly suctionElevation?: number;
  readonly suctionPressureDrop?: number;
  readonly dischargeElevation?: number;
  readonly dischargePressureDrop?: number;
  readonly downstreamPressure?: GaugePressure;
  readonly maxLiquidLevel?: number;
  readonly SuctionPressure?: GaugePressure;
  readonly DischargePressure?: GaugePressure;
  readonly PumpDH?: number;
  readonly NPSHA?: number;
}

/** Drawn positions of the levels: to one scale, but with a minimum distance from the pump. */
function levels(v: Values) {
  const suction = v.suctionElevation ?? 5;
  const discharge = v.dischargeElevation ?? 12;
  const highest = Math.max(suction, discharge, v.maxLiquidLevel ?? 0, 1e-3);
  const lowest = Math.min(suction, discharge, 0);
  const centre = lowest < 0 ? 158 : 222;
  const scale = Math.min((centre - top) / highest, lowest < 0 ? (bottom - centre) / -lowest : Infinity);
  const position = (elevation: number, gap: number) =>
    elevation < 0 ? centre + Math.max(62, -elevation * scale) : centre - Math.max(gap, elevation * scale);
  const level = position(suction, 78);
  const rise = (v.maxLiquidLevel ?? suction) - suction;
  return {
    centre,
    suction: level,
    discharge: position(discharge, 58),
    most: rise > 0 ? level - Math.min(suction >= 0 ? 40 : 14, Math.max(9, rise * scale)) : undefined,
    flooded: suction >= 0,
  };
}

const pressure = (si: GaugePressure | undefined, name: string) =>
  si === undefined ? name : [quantityWithUnit('gaugePressure', si, 'bar(g)', 3)];
const drop = (si: number | undefined, name: string) =>
  si === undefined ? name : ['Δ ', quantityWithUnit('pressureDifference', si, 'bar', 3)];
const metres = (si: number | undefined, name: string) =>
  si === undefined ? name : quantityWithUnit('length', si, 'm', 3);

/** The suction vessel with its liquid and, if known, its highest level. */
function suctionVessel(level: number, maximum: number | undefined, floor: number): Mark[] {
  const { x, width: wide } = vessel;
  const roof = Math.min(level, maximum ?? level) - 20;
  const ripple = (y: number, length: number) => `M${x + 4} ${y}h${length}`;
  return [
    path(
      `M${x} ${roof + 8}V${floor - 8}q${wide / 2} 16 ${wide} 0V${roof + 8}q${-wide / 2} -16 ${-wide} 0Z`,
      'outline',
      'vesselPressure',
    ),
    path(`M${x} ${level}h${wide}`, 'level', 'suctionElevation'),
    path(`${ripple(level + 5, 34)}${ripple(level + 9, 20)}`, 'level', 'suctionElevation'),
    ...(maximum === undefined ? [] : [path(`M${x - 8} ${maximum}h${wide + 16}`, 'centre', 'maxLiquidLevel')]),
  ];
}

/** A centrifugal pump: casing with impeller eye, tangential discharge, baseplate. */
function centrifugal(centre: number): Mark[] {
  const { x, radius } = pump;
  return [
    path(
      `M${x - radius} ${centre}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
      'outline',
      'efficiency',
    ),
    path(`M${x - 7} ${centre}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z`, 'thin', 'efficiency'),
    path(
      `M${x} ${centre - radius}H${riser - 6}M${x + radius} ${centre - 8}H${riser - 6}M${riser - 6} ${centre - radius - 4}V${centre - 4}`,
      'outline',
      'efficiency',
    ),
    path(`M${x - 14} ${centre + 17}l-10 13h48l-10 -13`, 'outline', 'efficiency'),
    path(`M${x - 40} ${centre + 30}h80`, 'thin'),
  ];
}

/** Draws the pump between its vessel and its receiver, with levels to scale and the case's pressures. */
export function drawPump(v: Values): Drawing {
  const { centre, suction, discharge, most: maximum, flooded } = levels(v);
  const { x, width: wide } = vessel;
  const floor = suction + 32;
  const leg = x + vessel.nozzle;
  const suctionLine = flooded
    ? `M${leg} ${floor}V${centre}H${pump.x - pump.radius}`
    : `M${leg} ${suction + 20}V${centre}H${pump.x - pump.radius}`;
  const outlet = centre - 15;
  const known = v.PumpDH !== undefined;
  return {
    title: known
      ? renderQuantityText([
          'Pump between vessel and receiver, head ',
          metres(v.PumpDH, ''),
          ', NPSH available ',
          metres(v.NPSHA, 'unknown'),
        ])
      : 'Pump between suction vessel and receiver',
    width,
    height,
    marks: [
      path(suctionLine, 'flow', 'flowRate'),
      path(`M${riser - 6} ${outlet}H${riser}V${discharge}H${receiver.x}m-8 -4l8 4 -8 4`, 'flow', 'flowRate'),
      ...suctionVessel(suction, maximum, floor),
      path(
        `M${receiver.x} ${discharge - 22}h${receiver.width}v44h${-receiver.width}Z`,
        'outline',
        'downstreamPressure',
      ),
      ...centrifugal(centre),
      path(`M8 ${centre}H${leg - 6}`, 'thin'),
      path(`M8 ${suction}H${x - 4}`, 'thin', 'suctionElevation'),
      verticalDimension(18, Math.min(suction, centre), Math.max(suction, centre), 'suctionElevation'),
      label(24, flooded ? centre - 7 : centre + 16, [metres(v.suctionElevation, 'h_s')], {
        anchor: 'start',
        pen: 'dimension',
        field: 'suctionElevation',
      }),
      path(`M${riser + 6} ${centre}h44`, 'thin'),
      verticalDimension(riser + 32, Math.min(discharge, centre), Math.max(discharge, centre), 'dischargeElevation'),
      label(riser + 40, (discharge + centre) / 2 + 12, [metres(v.dischargeElevation, 'h_d')], {
        anchor: 'start',
        pen: 'dimension',
        field: 'dischargeElevation',
      }),
      label(
        x + wide / 2,
        flooded ? Math.min(suction, maximum ?? suction) - 30 : floor + 18,
        pressure(v.vesselPressure, 'p_1'),
        {
          field: 'vesselPressure',
        },
      ),
      label(receiver.x + receiver.width, discharge - 30, pressure(v.downstreamPressure, 'p_2'), {
        anchor: 'end',
        field: 'downstreamPressure',
      }),
      label(leg + 8, centre - 8, drop(v.suctionPressureDrop, 'Δp_s'), {
        anchor: 'start',
        pen: 'mute',
        field: 'suctionPressureDrop',
      }),
      label(riser - 8, (discharge + outlet) / 2, drop(v.dischargePressureDrop, 'Δp_d'), {
        anchor: 'end',
        pen: 'mute',
        field: 'dischargePressureDrop',
      }),
      label(pump.x - 46, flooded ? centre + 20 : centre - 24, pressure(v.SuctionPressure, 'p_s'), {
        anchor: 'end',
        field: 'SuctionPressure',
      }),
      label(pump.x + 46, centre + 20, pressure(v.DischargePressure, 'p_d'), {
        anchor: 'start',
        field: 'DischargePressure',
      }),
      label(pump.x - 4, centre + 48, known ? ['H ', metres(v.PumpDH, '')] : 'H', { anchor: 'end', field: 'PumpDH' }),
      label(pump.x + 10, centre + 48, v.NPSHA === undefined ? 'NPSHA' : ['NPSHA ', metres(v.NPSHA, '')], {
        anchor: 'start',
        field: 'NPSHA',
      }),
    ],
  };
}
