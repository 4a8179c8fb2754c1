import { path, renderQuantityText, type Drawing, type Mark, type QuantityText } from '../kit/index.ts';
import {
  horizontalDimension,
  at,
  breakLines,
  ellipse,
  fit,
  leftMargin,
  lengthText,
  paperWidth,
  scaleNote,
  top,
  verticalDimension,
} from './sheet.ts';

/** Returns a drawing's title: its name and the known dimensions. */
export function drawingTitle(name: string, dimensions: readonly QuantityText[]): string {
  const known = dimensions.map(each => renderQuantityText(each)).filter(text => text.includes(' '));
  return known.length === 0 ? name : `${name}, ${known.map(text => `${text} mm`).join(', ')}`;
}

/** Draws a length of pipe from the side, its near end open. */
export function drawCylinder(diameter: number | undefined, length: number | undefined): Drawing {
  const d = diameter ?? length ?? 1;
  const { width, height, toScale } = fit(length ?? 2 * d, d);
  const bulge = Math.min(height * 0.16, width * 0.3);
  const right = leftMargin + width;
  const bottom = top + height;
  const middle = top + height / 2;
  const texts = [lengthText('D', diameter), lengthText('L', length)] as const;
  const paper = bottom + 52;
  return {
    title: drawingTitle('Cylinder from the side', texts),
    width: paperWidth,
    height: paper,
    marks: [
      path(`M${at(leftMargin - 12)} ${at(middle)}H${at(right + 14)}`, 'centre'),
      path(ellipse(leftMargin, middle, bulge, height / 2), 'outline', 'diameter'),
      path(`M${at(leftMargin)} ${at(top)}H${at(right)}M${at(leftMargin)} ${at(bottom)}H${at(right)}`, 'outline'),
      path(`M${at(right)} ${at(top)}a${at(bulge)} ${at(height / 2)} 0 0 1 0 ${at(height)}`, 'outline'),
      ...(toScale ? [] : [...breakLines(leftMargin + width * 0.56, middle, height, 'x'), scaleNote(paper)]),
      ...verticalDimension(40, top, bottom, leftMargin - bulge, texts[0], 'diameter'),
      ...horizontalDimension(bottom + 26, leftMargin, right, bottom, texts[1], 'length'),
    ],
  };
}

/** Draws a head in section, dome upwards: half an ellipse with depth `ratio` times the diameter. */
export function drawDome(name: string, diameter: number | undefined, ratio: number): Drawing {
  const { width, height } = fit(1, ratio);
  const right = leftMargin + width;
  const bottom = top + height;
  const flange = 14;
  const centre = leftMargin + width / 2;
  const d = lengthText('D', diameter);
  const depth = lengthText(ratio === 0.5 ? 'D/2' : 'D/4', diameter === undefined ? undefined : diameter * ratio);
  const dome = (grow: number): string =>
    `a${at(width / 2 + grow)} ${at(height + grow)} 0 0 1 ${at(width + 2 * grow)} 0`;
  const wall = 5;
  const section = [
    `M${at(leftMargin - wall)} ${at(bottom + flange)}V${at(bottom)}${dome(wall)}V${at(bottom + flange)}h${-wall}V${at(bottom)}`,
    `a${at(width / 2)} ${at(height)} 0 0 0 ${at(-width)} 0V${at(bottom + flange)}Z`,
  ].join('');
  const marks: Mark[] = [
    path(section, 'hatch'),
    path(`M${at(leftMargin)} ${at(bottom)}H${at(right)}`, 'thin'),
    path(`M${at(centre)} ${at(top - 14)}V${at(bottom + flange + 8)}`, 'centre'),
    ...verticalDimension(38, top, bottom, leftMargin - wall, depth, 'diameter'),
    ...horizontalDimension(bottom + flange + 26, leftMargin, right, bottom + flange, d, 'diameter'),
  ];
  return { title: drawingTitle(name, [d]), width: paperWidth, height: bottom + flange + 50, marks };
}
