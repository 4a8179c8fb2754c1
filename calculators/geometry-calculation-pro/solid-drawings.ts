import { cos } from '@isentrope/engineering/elementary';
import { depthAtRadius, type Head } from '@isentrope/engineering/geometry';
import { label, path, type Drawing } from '../kit/index.ts';
import {
  horizontalDimension,
  at,
  breakLines,
  ellipse,
  fit,
  leftMargin,
  lengthText,
  paperWidth,
  polyline,
  scaleNote,
  top,
  verticalDimension,
} from '../geometry/sheet.ts';
import { centreLine, levelSign, liquidLines, frameDrawing, twoViews, type Box } from './drawing-frame.ts';
import type { Dimensions } from './solids.ts';

type Length = number | undefined;

export function drawSphere(diameter: Length): Drawing {
  const size = 176;
  const box: Box = { x: leftMargin, y: top, width: size, height: size };
  const text = lengthText('D', diameter);
  const middle = top + size / 2;
  return frameDrawing('Sphere', [text], top + size + 52, [
    path(ellipse(leftMargin + size / 2, middle, size / 2, size / 2), 'outline', 'diameter'),
    path(ellipse(leftMargin + size / 2, middle, size / 2, size / 8), 'thin'),
    centreLine(box, 'y'),
    ...horizontalDimension(top + size + 26, leftMargin, leftMargin + size, middle, text, 'diameter'),
  ]);
}

export function drawEllipsoid({ axisA, axisB, axisC }: Dimensions): Drawing {
  const texts = [lengthText('a', axisA), lengthText('b', axisB), lengthText('c', axisC)] as const;
  const { marks, height } = twoViews(
    [axisA ?? 3, axisB ?? 2, axisC ?? 1.4],
    box => [
      path(ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2), 'outline'),
      centreLine(box, 'x'),
      centreLine(box, 'y'),
    ],
    [
      [texts[0], 'axisA'],
      [texts[1], 'axisB'],
      [texts[2], 'axisC'],
    ],
  );
  return frameDrawing('Ellipsoid from the front and from its end', texts, height, marks);
}

export function drawTank({ length, width, height }: Dimensions): Drawing {
  const texts = [lengthText('L', length), lengthText('W', width), lengthText('H', height)] as const;
  const views = twoViews(
    [length ?? 3, width ?? 2, height ?? 1.5],
    box => [path(`M${at(box.x)} ${at(box.y)}h${at(box.width)}v${at(box.height)}h${at(-box.width)}Z`, 'outline')],
    [
      [texts[0], 'length'],
      [texts[1], 'width'],
      [texts[2], 'height'],
    ],
  );
  return frameDrawing('Rectangular tank from the front and from its end', texts, views.height, views.marks);
}

/** Draws a cone, or with a top its frustum, on its base. */
export function drawCone(
  name: string,
  { baseDiameter, height }: Dimensions,
  topDiameter: Length | 'apex',
  slant: Length,
): Drawing {
  const base = baseDiameter ?? 1;
  const upper = topDiameter === 'apex' ? 0 : (topDiameter ?? base / 2);
  const wide = Math.max(base, upper);
  const placed = fit(wide, height ?? wide);
  const head = topDiameter === 'apex' ? top : top + 28;
  const bottom = head + placed.height;
  const centre = leftMargin + placed.width / 2;
  const half = (diameter: number) => (placed.width * diameter) / wide / 2;
  const [dText, hText] = [lengthText('D', baseDiameter), lengthText('H', height)];
  const topText = topDiameter === 'apex' ? undefined : lengthText('d', topDiameter);
  const paper = bottom + 52;
  const outline: (readonly [number, number])[] = [
    [centre - half(base), bottom],
    [centre + half(base), bottom],
    [centre + half(upper), head],
    ...(upper > 0 ? [[centre - half(upper), head] as const] : []),
  ];
  return frameDrawing(name, [dText, hText, ...(topText ? [topText] : [])], paper, [
    path(polyline(outline, true), 'outline'),
    path(`M${at(centre)} ${at(head - 12)}V${at(bottom + 10)}`, 'centre'),
    ...verticalDimension(40, head, bottom, centre - half(wide), hText, 'height'),
    ...horizontalDimension(bottom + 26, centre - half(base), centre + half(base), bottom, dText, 'baseDiameter'),
    ...(topText
      ? horizontalDimension(head - 16, centre - half(upper), centre + half(upper), head, topText, 'topDiameter')
      : []),
    ...(slant === undefined
      ? []
      : [
          label(centre + half((base + upper) / 2) - 8, (head + bottom) / 2 + 4, lengthText('s', slant), {
            anchor: 'end',
            pen: 'mute',
            field: 'slantHeight',
          }),
        ]),
    ...(placed.toScale ? [] : [scaleNote(paper)]),
  ]);
}

/** Draws a torus cut through its axis. */
export function drawTorus({ ringDiameter, tubeDiameter }: Dimensions): Drawing {
  const ring = ringDiameter ?? 3;
  const tube = tubeDiameter ?? ring / 3;
  const { width, height, toScale } = fit(ring + tube, tube);
  const radius = Math.min(height, width / 2) / 2;
  const middle = top + height / 2;
  const [first, second] = [leftMargin + radius, leftMargin + width - radius];
  const texts = [lengthText('D', ringDiameter), lengthText('d', tubeDiameter)] as const;
  const paper = top + height + 60;
  return frameDrawing('Torus cut through its axis', texts, paper, [
    path(ellipse(first, middle, radius, radius), 'hatch', 'tubeDiameter'),
    path(ellipse(second, middle, radius, radius), 'hatch', 'tubeDiameter'),
    path(
      `M${at(first)} ${at(middle - radius)}H${at(second)}M${at(first)} ${at(middle + radius)}H${at(second)}`,
      'thin',
    ),
    path(`M${at((first + second) / 2)} ${at(top - 14)}V${at(top + height + 14)}`, 'centre'),
    ...verticalDimension(40, middle - radius, middle + radius, leftMargin, texts[1], 'tubeDiameter'),
    ...horizontalDimension(top + height + 34, first, second, middle, texts[0], 'ringDiameter'),
    ...(toScale ? [] : [scaleNote(paper)]),
  ]);
}

/** Draws an annular cylinder cut along its axis. */
export function drawAnnulus({ outerDiameter, innerDiameter, length }: Dimensions): Drawing {
  const outer = outerDiameter ?? 1;
  const { width, height, toScale } = fit((length ?? 2 * outer) * 1.35, outer);
  const long = width / 1.35;
  const wall = (height / 2) * (1 - Math.min(0.999, (innerDiameter ?? outer * 0.6) / outer));
  const bottom = top + height;
  const right = leftMargin + long;
  const texts = [lengthText('D', outerDiameter), lengthText('d', innerDiameter), lengthText('L', length)] as const;
  const paper = bottom + 52;
  return frameDrawing('Annulus cut along its axis', texts, paper, [
    path(`M${at(leftMargin)} ${at(top)}H${at(right)}v${at(wall)}H${at(leftMargin)}Z`, 'hatch'),
    path(`M${at(leftMargin)} ${at(bottom)}H${at(right)}v${at(-wall)}H${at(leftMargin)}Z`, 'hatch'),
    path(`M${at(leftMargin)} ${at(top)}V${at(bottom)}M${at(right)} ${at(top)}V${at(bottom)}`, 'thin'),
    centreLine({ x: leftMargin, y: top, width: long, height }, 'x'),
    ...(toScale ? [] : [...breakLines(leftMargin + long * 0.5, top + height / 2, height, 'x'), scaleNote(paper)]),
    ...verticalDimension(40, top, bottom, leftMargin, texts[0], 'outerDiameter'),
    ...verticalDimension(paperWidth - 36, top + wall, bottom - wall, right, texts[1], 'innerDiameter'),
    ...horizontalDimension(bottom + 26, leftMargin, right, bottom, texts[2], 'length'),
  ]);
}

/** Draws the end view of a cylinder with the segment below the cut. */
export function drawSegment({ diameter, depth, length }: Dimensions, chord: Length): Drawing {
  const size = 176;
  const share = depth === undefined || diameter === undefined ? 0.4 : Math.min(1, depth / diameter);
  const radius = size / 2;
  const bottom = top + size;
  const centre = leftMargin + radius;
  const surface = bottom - share * size;
  const reach = (y: number): readonly [number, number] => {
    const half = Math.sqrt(Math.max(0, (y - top) * (bottom - y)));
    return [centre - half, centre + half];
  };
  const texts = [lengthText('D', diameter), lengthText('h', depth), lengthText('L', length)] as const;
  return frameDrawing('End of a cylinder with its segment', texts, bottom + 56, [
    ...liquidLines(surface, bottom, reach),
    path(ellipse(centre, top + radius, radius, radius), 'outline', 'diameter'),
    centreLine({ x: leftMargin, y: top, width: size, height: size }, 'y'),
    ...(share < 1 ? [levelSign(centre + radius * 0.35, surface)] : []),
    ...verticalDimension(40, surface, bottom, reach(surface)[0], texts[1], 'depth'),
    ...horizontalDimension(bottom + 28, leftMargin, leftMargin + size, bottom, texts[0], 'diameter'),
    ...(chord === undefined
      ? []
      : [label(centre - 6, surface - 8, lengthText('w', chord), { anchor: 'end', pen: 'mute', field: 'chord' })]),
    label(paperWidth - 2, bottom + 46, texts[2], { anchor: 'end', pen: 'mute', field: 'length' }),
  ]);
}

/** Draws a torispherical head in section, dome upwards. */
export function drawHead(head: Head | undefined, diameter: Length): Drawing {
  const size = paperWidth - leftMargin - 24;
  const scale = head === undefined ? 0 : size / (2 * head.radius);
  const depth = head === undefined ? size * 0.2 : head.depth * scale;
  const bottom = top + depth;
  const right = leftMargin + size;
  const profile = Array.from({ length: 97 }, (_, index): readonly [number, number] => {
    const y = cos((Math.PI * (96 - index)) / 96);
    const rise =
      head === undefined ? depth * Math.sqrt(1 - y * y) : depthAtRadius(head, Math.abs(y) * head.radius) * scale;
    return [leftMargin + (size / 2) * (1 + y), bottom - rise];
  });
  const flange = 20;
  const texts = [lengthText('D', diameter), lengthText('a', head?.depth)] as const;
  const radii =
    head?.form === 'torispherical'
      ? [
          label(leftMargin + size / 2 + 8, bottom - depth / 2 + 4, lengthText('C', head.crownRadius), {
            anchor: 'start',
            pen: 'mute',
            field: 'crownRadius',
          }),
          label(right - 8, bottom + 14, lengthText('k', head.knuckleRadius), {
            anchor: 'end',
            pen: 'mute',
            field: 'knuckleRadius',
          }),
        ]
      : [];
  return frameDrawing('Torispherical head in section', texts, bottom + flange + 52, [
    path(
      `M${at(leftMargin)} ${at(bottom + flange)}L${polyline(profile).slice(1)}L${at(right)} ${at(bottom + flange)}`,
      'outline',
    ),
    path(`M${at(leftMargin)} ${at(bottom)}H${at(right)}`, 'thin'),
    path(`M${at(leftMargin + size / 2)} ${at(top - 14)}V${at(bottom + flange + 8)}`, 'centre'),
    ...radii,
    ...verticalDimension(40, top, bottom, leftMargin, texts[1], 'headDepth'),
    ...horizontalDimension(bottom + flange + 26, leftMargin, right, bottom + flange, texts[0], 'diameter'),
  ]);
}
