import { cos } from '@isentrope/engineering/elementary';
import {
  depthAtRadius,
  ellipsoidalHead,
  radiusAbovePole,
  vesselHeight,
  type Head,
  type Vessel,
} from '@isentrope/engineering/geometry';
import { path, type Drawing, type Mark } from '../kit/index.ts';
import {
  horizontalDimension,
  at,
  breakLines,
  lengthText,
  paperWidth,
  polyline,
  scaleNote,
  top,
  verticalDimension,
} from '../geometry/sheet.ts';
import { levelSign, liquidLines, frameDrawing } from './drawing-frame.ts';

/** Space beside a vessel for dimension texts wider than the drawing. */
const side = 92;
const roomAcross = paperWidth - 2 * side;
const shortestCylinder = 36;

/** Lengths along the axis on the drawing, and the scale across it. */
interface Layout {
  readonly scale: number;
  readonly first: number;
  readonly cylinder: number;
  readonly second: number;
  readonly toScale: boolean;
}

/** Fits a vessel into `along` by `over` units of the drawing. */
function layout({ diameter, length, heads: [first, second] }: Vessel, along: number, over: number): Layout {
  const total = first.depth + length + second.depth;
  const scale = Math.min(along / total, over / diameter);
  if (scale * diameter >= 64) {
    return { scale, first: first.depth * scale, cylinder: length * scale, second: second.depth * scale, toScale: true };
  }
  const larger = 64 / diameter;
  const heads = first.depth + second.depth;
  const headScale = heads === 0 ? 0 : Math.min(larger, (along - shortestCylinder) / heads);
  const cylinder = Math.min(length * larger, along - heads * headScale);
  return { scale: larger, first: first.depth * headScale, cylinder, second: second.depth * headScale, toScale: false };
}

/** Scale factor of a head's drawn depth. */
function headScale(head: Head, onPaperDepth: number): number {
  return head.depth === 0 ? 0 : onPaperDepth / head.depth;
}

/** Points of a head from one edge of the cylinder over its pole to the other: distance from the axis, and outwards. */
function meridian(head: Head): readonly (readonly [number, number])[] {
  return Array.from({ length: 65 }, (_, index) => {
    const y = -cos((Math.PI * index) / 64) * head.radius;
    return [y, depthAtRadius(head, Math.abs(y))] as const;
  });
}

interface DrawnVessel {
  readonly vessel: Vessel | undefined;
  readonly diameter: number | undefined;
  readonly length: number | undefined;
  readonly level: number | undefined;
}

function verticalLayout(vessel: Vessel): Layout {
  return layout(vessel, 280, roomAcross - 20);
}

/** Width of a vertical vessel on the drawing. */
export function verticalVesselWidth(vessel: Vessel = typicalVessel('vertical')): number {
  return vessel.diameter * verticalLayout(vessel).scale;
}

/** Returns a vessel of typical proportions, for a case without one. */
function typicalVessel(orientation: Vessel['orientation']): Vessel {
  const head = ellipsoidalHead(1);
  return { orientation, diameter: 1, length: 2, heads: [head, head] };
}

export function drawHorizontalVessel({
  vessel = typicalVessel('horizontal'),
  diameter,
  length,
  level,
}: DrawnVessel): Drawing {
  const [first, second] = vessel.heads;
  const { scale, first: firstDepth, cylinder, second: secondDepth, toScale } = layout(vessel, roomAcross, 190);
  const height = vessel.diameter * scale;
  const start = side + firstDepth;
  const end = start + cylinder;
  const middle = top + height / 2;
  const bottom = top + height;
  const leftOf = (r: number) => start - depthAtRadius(first, r) * headScale(first, firstDepth);
  const rightOf = (r: number) => end + depthAtRadius(second, r) * headScale(second, secondDepth);
  const outline = [
    ...meridian(second).map(([y, out]) => [end + out * headScale(second, secondDepth), middle + y * scale] as const),
    ...meridian(first)
      .toReversed()
      .map(([y, out]) => [start - out * headScale(first, firstDepth), middle + y * scale] as const),
  ];
  const surface = bottom - (level ?? vessel.diameter * 0.4) * scale;
  const reach = (y: number): readonly [number, number] => {
    const r = Math.abs(y - middle) / scale;
    return [leftOf(r), rightOf(r)];
  };
  const texts = [lengthText('D', diameter), lengthText('L', length), lengthText('h', level)] as const;
  const paper = bottom + 52;
  return frameDrawing('Horizontal vessel in section', texts, paper, [
    ...liquidLines(surface, bottom, reach),
    path(polyline(outline, true), 'outline'),
    path(`M${at(start)} ${at(top)}V${at(bottom)}M${at(end)} ${at(top)}V${at(bottom)}`, 'thin'),
    path(`M${at(start - firstDepth - 10)} ${at(middle)}H${at(end + secondDepth + 10)}`, 'centre'),
    ...(toScale ? [] : [...breakLines((start + end) / 2, middle, height, 'x'), scaleNote(paper)]),
    ...(level === 0
      ? []
      : [
          ...surfaceSign(surface, top, start + cylinder * 0.72),
          ...verticalDimension(34, surface, bottom, reach(Math.min(surface, bottom - 0.01))[0], texts[2], 'level'),
        ]),
    ...verticalDimension(paperWidth - 36, top, bottom, end, texts[0], 'diameter'),
    ...horizontalDimension(bottom + 26, start, end, bottom, texts[1], 'length'),
  ]);
}

export function drawVerticalVessel({
  vessel = typicalVessel('vertical'),
  diameter,
  length,
  level,
}: DrawnVessel): Drawing {
  const [first, second] = vessel.heads;
  const { scale, first: firstDepth, cylinder, second: secondDepth, toScale } = verticalLayout(vessel);
  const wide = vessel.diameter * scale;
  const centre = paperWidth / 2;
  const upper = top + secondDepth;
  const lower = upper + cylinder;
  const bottom = lower + firstDepth;
  const total = vesselHeight(vessel);
  const yAt = (z: number): number => {
    if (z < first.depth) return bottom - z * headScale(first, firstDepth);
    const above = z - first.depth;
    if (above <= vessel.length) return lower - (above * cylinder) / vessel.length;
    return upper - (above - vessel.length) * headScale(second, secondDepth);
  };
  const halfAt = (y: number): number => {
    if (y > lower) return scale * radiusAbovePole(first, (bottom - y) / headScale(first, firstDepth));
    return y >= upper ? wide / 2 : scale * radiusAbovePole(second, (y - top) / headScale(second, secondDepth));
  };
  const outline = [
    ...meridian(second).map(([x, out]) => [centre + x * scale, upper - out * headScale(second, secondDepth)] as const),
    ...meridian(first)
      .toReversed()
      .map(([x, out]) => [centre + x * scale, lower + out * headScale(first, firstDepth)] as const),
  ];
  const surface = yAt(level ?? total * 0.45);
  const reach = (y: number): readonly [number, number] => [centre - halfAt(y), centre + halfAt(y)];
  const texts = [lengthText('D', diameter), lengthText('L', length), lengthText('h', level)] as const;
  const paper = bottom + 52;
  return frameDrawing('Vertical vessel in section', texts, paper, [
    ...liquidLines(surface, bottom, reach),
    path(polyline(outline, true), 'outline'),
    path(
      `M${at(centre - wide / 2)} ${at(upper)}h${at(wide)}M${at(centre - wide / 2)} ${at(lower)}h${at(wide)}`,
      'thin',
    ),
    path(`M${at(centre)} ${at(top - 10)}V${at(bottom + 8)}`, 'centre'),
    ...(toScale ? [] : [...breakLines(centre, (upper + lower) / 2, wide, 'y'), scaleNote(paper)]),
    ...(level === 0
      ? []
      : [
          ...surfaceSign(surface, top, centre + wide * 0.22),
          ...verticalDimension(
            36,
            surface,
            bottom,
            centre - halfAt(Math.min(surface, bottom - 0.01)),
            texts[2],
            'level',
          ),
        ]),
    ...verticalDimension(paperWidth - 40, upper, lower, centre + wide / 2, texts[1], 'length'),
    ...horizontalDimension(bottom + 26, centre - wide / 2, centre + wide / 2, lower, texts[0], 'diameter'),
  ]);
}

/** Draws the free-surface symbol, unless it would lie outside a full vessel. */
function surfaceSign(surface: number, highest: number, x: number): Mark[] {
  return surface > highest + 12 ? [levelSign(x, surface)] : [];
}
