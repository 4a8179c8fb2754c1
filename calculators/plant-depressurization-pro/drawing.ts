import type { Vessel } from '@isentrope/engineering/geometry';
import {
  drawHorizontalVessel,
  drawVerticalVessel,
  verticalVesselWidth,
} from '../geometry-calculation-pro/vessel-drawings.ts';
import { paperWidth, top } from '../geometry/sheet.ts';
import { label, quantityWithUnit, path, type Drawing, type Mark, type QuantityText } from '../kit/index.ts';

/** State of a vessel as drawn, initially or at a time of its run; SI. */
interface VesselState {
  readonly shape?: Vessel | undefined;
  readonly orientation?: 'Horizontal' | 'Vertical' | undefined;
  readonly diameter?: number | undefined;
  readonly length?: number | undefined;
  readonly level?: number | undefined;
  readonly gasTemperature?: number | undefined;
  readonly liquidTemperature?: number | undefined;
  readonly flow?: number | undefined;
}

/** This calculator's names of fields in the geometry calculator's drawing. */
const fieldNames: Readonly<Record<string, string>> = {
  level: 'liquidLevel',
  diameter: 'insideDiameter',
  length: 'tangentLength',
};

function renameFields(mark: Mark): Mark {
  return mark.field === undefined ? mark : { ...mark, field: fieldNames[mark.field] ?? mark.field };
}

function degrees(temperature: number): QuantityText {
  return [quantityWithUnit('temperature', temperature, '°C', 3)];
}

/** Minimum drawn width of a vessel with a temperature inside; narrower ones have it beside. */
const roomForTemperature = 100;

/** Draws the vessel to scale with its level, gas and liquid temperatures, and outflow. */
export function drawVessel(v: VesselState): Drawing {
  const horizontal = v.shape ? v.shape.orientation === 'horizontal' : v.orientation === 'Horizontal';
  const shown = { vessel: v.shape, diameter: v.diameter, length: v.length, level: v.level };
  const drawing = horizontal ? drawHorizontalVessel(shown) : drawVerticalVessel(shown);
  const bottom = drawing.height - 52;
  const middle = paperWidth / 2;
  const within = (share: number) => top + (bottom - top) * share;
  const marks: Mark[] = [
    path(`M${middle} ${top}v-20m-5 7l5 -7 5 7`, v.flow === 0 ? 'thin' : 'flow', 'orificeDiameter'),
  ];
  if (v.flow !== undefined && v.flow > 0) {
    const flow = [quantityWithUnit('massFlow', v.flow, 'kg/h', 3)];
    marks.push(label(middle + 12, top - 8, flow, { anchor: 'start', pen: 'ink', field: 'orificeDiameter' }));
  }
  const wide = horizontal ? Infinity : verticalVesselWidth(v.shape);
  const temperature = (share: number, value: number) =>
    wide < roomForTemperature
      ? label(middle + wide / 2 + 8, within(share), degrees(value), { anchor: 'start' })
      : label(horizontal ? middle - 56 : middle, within(share), degrees(value));
  if (v.gasTemperature !== undefined) marks.push(temperature(0.32, v.gasTemperature));
  if (v.liquidTemperature !== undefined && v.level !== undefined && v.level > 0)
    marks.push(temperature(0.94, v.liquidTemperature));
  return { ...drawing, marks: [...drawing.marks.map(renameFields), ...marks] };
}
