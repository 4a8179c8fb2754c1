import {
  calculatedDimension,
  horizontalDimension,
  label,
  quantityWithUnit,
  path,
  renderQuantityText,
  verticalDimension,
  type Drawing,
  type Mark,
  type QuantityText,
} from '../kit/index.ts';

const width = 348;

interface Values {
  readonly drumOrientation?: 'Horizontal' | 'Vertical';
  readonly numberOfInlets?: string;
  readonly drumDiameter?: number;
  readonly drumLength?: number;
  readonly liquidLevel?: number;
  readonly clearanceToInlet?: number;
  readonly gasVelocity?: number;
  readonly designVelocity?: number;
  readonly dropletSize?: number;
}

const dimensionText = (si: number | undefined, name: string): QuantityText =>
  si === undefined ? [name] : [`${name} `, calculatedDimension(si)];
const formatFixed = (value: number) => value.toFixed(1);

/** A falling droplet with its size. */
function drop(x: number, y: number): string {
  return `M${formatFixed(x)} ${formatFixed(y - 6)}c4 5 4 9 0 9s-4 -4 0 -9Z`;
}

/** The liquid surface with ripples beneath it; undefined for an empty drum. */
function surface(left: number, right: number, y: number): Mark[] {
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  return [
    path(`M${formatFixed(left)} ${formatFixed(y)}H${formatFixed(right)}`, 'level', 'liquidLevel'),
    path(
      `M${formatFixed(middle - reach * 0.3)} ${formatFixed(y + 5)}h${formatFixed(reach * 0.6)}M${formatFixed(middle - reach * 0.14)} ${formatFixed(y + 9)}h${formatFixed(reach * 0.28)}`,
      'level',
      'liquidLevel',
    ),
  ];
}

/** The level dimension, right of a horizontal drum. */
function levelBeside(
  liquidLevel: number | undefined,
  { right, bulge, level, bottom }: Readonly<Record<'right' | 'bulge' | 'level' | 'bottom', number>>,
): Mark[] {
  return [
    verticalDimension(width - 14, level, bottom, 'liquidLevel'),
    path(
      `M${formatFixed(right + bulge)} ${formatFixed(level)}H${width - 8}M${formatFixed(right)} ${formatFixed(bottom)}H${width - 8}`,
      'thin',
    ),
    label(width - 8, bottom + 22, dimensionText(liquidLevel, 'h'), {
      anchor: 'end',
      pen: 'dimension',
      field: 'liquidLevel',
    }),
  ];
}

/** A horizontal drum with 2:1 heads: gas flows from one end to the other, or from both ends to the middle. */
function drawHorizontalDrum(v: Values): Drawing {
  const D = v.drumDiameter ?? 1;
  const L = v.drumLength ?? 3 * D;
  const depth = v.liquidLevel ?? D / 2;
  const scale = Math.min(252 / (L + D / 2), 128 / D);
  const [d, l, h] = [D * scale, L * scale, depth * scale];
  const left = 34 + (width - 74 - l) / 2;
  const right = left + l;
  const top = 62;
  const bottom = top + d;
  const level = bottom - h;
  const bulge = (d / 4) * Math.sqrt(Math.max(0, 1 - ((2 * h) / d - 1) ** 2));
  const double = v.numberOfInlets === '2';
  const nozzle = (x: number, field: string) =>
    path(
      `M${formatFixed(x - 6)} ${formatFixed(top)}v-14M${formatFixed(x + 6)} ${formatFixed(top)}v-14M${formatFixed(x - 10)} ${formatFixed(top - 14)}h20`,
      'outline',
      field,
    );
  const inset = Math.min(18, l / 6);
  const inlets = double ? [left + inset, right - inset] : [left + inset];
  const outlet = double ? (left + right) / 2 : right - inset;
  const landing = double ? outlet - l * 0.06 : right - inset * 0.6;
  const start = left + inset;
  const flows = inlets.map(x =>
    path(`M${formatFixed(x)} ${formatFixed(top - 42)}V${formatFixed(top - 18)}m-4 -8l4 8 4 -8`, 'flow', 'gasFlowRate'),
  );
  const saddle = (x: number) => `M${formatFixed(x - 12)} ${formatFixed(bottom)}l-4 16h32l-4 -16`;
  const drain = `M${formatFixed(outlet - 5)} ${formatFixed(bottom)}v12m10 0v-12m-14 12h18`;
  return {
    title:
      v.drumDiameter === undefined
        ? 'Horizontal knock-out drum'
        : `Horizontal knock-out drum to scale, ${renderQuantityText(dimensionText(D, 'D'))} mm, ${renderQuantityText(dimensionText(L, 'L'))} mm, ${renderQuantityText(dimensionText(depth, 'liquid level'))} mm`,
    width,
    height: Math.ceil(bottom + 70),
    marks: [
      path(
        `M${formatFixed(left)} ${formatFixed(top)}H${formatFixed(right)}A${formatFixed(d / 4)} ${formatFixed(d / 2)} 0 0 1 ${formatFixed(right)} ${formatFixed(bottom)}H${formatFixed(left)}A${formatFixed(d / 4)} ${formatFixed(d / 2)} 0 0 1 ${formatFixed(left)} ${formatFixed(top)}Z`,
        'outline',
        'drumOrientation',
      ),
      path(
        `M${formatFixed(left)} ${formatFixed(top)}V${formatFixed(bottom)}M${formatFixed(right)} ${formatFixed(top)}V${formatFixed(bottom)}`,
        'thin',
      ),
      ...(depth > 0 ? surface(left - bulge, right + bulge, level) : []),
      ...inlets.map(x => nozzle(x, 'numberOfInlets')),
      nozzle(outlet, 'demisterType'),
      path(`${saddle(left + l * 0.22)}${saddle(right - l * 0.22)}`, 'outline'),
      path(drain, 'outline', 'liquidFlowRate'),
      ...flows,
      path(
        `M${formatFixed(outlet)} ${formatFixed(top - 18)}V${formatFixed(top - 42)}m-4 8l4 -8 4 8`,
        'flow',
        'gasFlowRate',
      ),
      path(
        `M${formatFixed(start)} ${formatFixed(top + 6)}Q${formatFixed((start + landing) / 2)} ${formatFixed(top + 8)} ${formatFixed(landing)} ${formatFixed(level - 4)}`,
        'centre',
        'dropletSize',
      ),
      path(drop((start + landing) / 2 + 4, top + (level - top) * 0.34), 'dimension', 'dropletSize'),
      label(
        left + l / 2,
        top - 26,
        v.dropletSize === undefined ? 'd_p' : [quantityWithUnit('length', v.dropletSize, 'μm', 3)],
        { pen: 'mute', field: 'dropletSize' },
      ),
      verticalDimension(16, top, bottom, 'drumDiameter'),
      path(`M12 ${formatFixed(top)}H${formatFixed(left)}M12 ${formatFixed(bottom)}H${formatFixed(left)}`, 'thin'),
      label(10, bottom + 22, dimensionText(v.drumDiameter, 'D'), {
        anchor: 'start',
        pen: 'dimension',
        field: 'drumDiameter',
      }),
      horizontalDimension(bottom + 38, left, right, 'drumLength'),
      path(
        `M${formatFixed(left)} ${formatFixed(bottom)}V${formatFixed(bottom + 42)}M${formatFixed(right)} ${formatFixed(bottom)}V${formatFixed(bottom + 42)}`,
        'thin',
      ),
      label(left + l / 2, bottom + 56, dimensionText(v.drumLength, 'L'), { pen: 'dimension', field: 'drumLength' }),
      ...(depth > 0 ? levelBeside(v.liquidLevel, { right, bulge, level, bottom }) : []),
    ],
  };
}

/** A vertical drum with 2:1 heads: gas enters at the side above the liquid and leaves at the top. */
function drawVerticalDrum(v: Values): Drawing {
  const D = v.drumDiameter ?? 1;
  const L = v.drumLength ?? 2.4 * D;
  const depth = v.liquidLevel ?? 0.6 * D;
  const inlet = depth + (v.clearanceToInlet ?? D / 2);
  const scale = Math.min(216 / (L + D / 2), 150 / D);
  const [d, l, h] = [D * scale, L * scale, depth * scale];
  const left = (width - d) / 2;
  const right = left + d;
  const top = 34 + d / 4;
  const bottom = top + l;
  const level = bottom - h;
  const side = bottom - inlet * scale;
  const middle = width / 2;
  return {
    title:
      v.drumDiameter === undefined
        ? 'Vertical knock-out drum'
        : `Vertical knock-out drum to scale, ${renderQuantityText(dimensionText(D, 'D'))} mm, ${renderQuantityText(dimensionText(L, 'L'))} mm, ${renderQuantityText(dimensionText(depth, 'liquid level'))} mm`,
    width,
    height: Math.ceil(bottom + d / 4 + 44),
    marks: [
      path(
        `M${formatFixed(left)} ${formatFixed(top)}V${formatFixed(bottom)}A${formatFixed(d / 2)} ${formatFixed(d / 4)} 0 0 0 ${formatFixed(right)} ${formatFixed(bottom)}V${formatFixed(top)}A${formatFixed(d / 2)} ${formatFixed(d / 4)} 0 0 0 ${formatFixed(left)} ${formatFixed(top)}Z`,
        'outline',
        'drumOrientation',
      ),
      path(
        `M${formatFixed(left)} ${formatFixed(top)}H${formatFixed(right)}M${formatFixed(left)} ${formatFixed(bottom)}H${formatFixed(right)}`,
        'thin',
      ),
      ...(depth > 0 ? surface(left, right, level) : []),
      path(
        `M${formatFixed(left)} ${formatFixed(side - 6)}h-12M${formatFixed(left)} ${formatFixed(side + 6)}h-12M${formatFixed(left - 12)} ${formatFixed(side - 10)}v20`,
        'outline',
        'inletClearance',
      ),
      path(
        `M${formatFixed(left - 44)} ${formatFixed(side)}H${formatFixed(left - 16)}m-8 -4l8 4 -8 4`,
        'flow',
        'gasFlowRate',
      ),
      path(
        `M${middle - 6} ${formatFixed(top - d / 4)}v-10M${middle + 6} ${formatFixed(top - d / 4)}v-10M${middle - 10} ${formatFixed(top - d / 4 - 10)}h20`,
        'outline',
        'demisterType',
      ),
      path(
        `M${middle} ${formatFixed(top - d / 4 - 12)}V${formatFixed(Math.max(4, top - d / 4 - 32))}m-4 8l4 -8 4 8`,
        'flow',
        'gasFlowRate',
      ),
      path(`M${middle - 5} ${formatFixed(bottom + d / 4)}v10m10 0v-10m-14 10h18`, 'outline', 'liquidFlowRate'),
      path(`M${middle} ${formatFixed(side + 4)}V${formatFixed(level - 6)}`, 'centre', 'dropletSize'),
      path(drop(middle, (side + level) / 2), 'dimension', 'dropletSize'),
      label(
        middle,
        (side + level) / 2 - 14,
        v.dropletSize === undefined ? 'd_p' : [quantityWithUnit('length', v.dropletSize, 'μm', 3)],
        { pen: 'mute', field: 'dropletSize' },
      ),
      verticalDimension(width - 70, top, bottom, 'drumLength'),
      path(
        `M${formatFixed(right)} ${formatFixed(top)}H${width - 64}M${formatFixed(right)} ${formatFixed(bottom)}H${width - 64}`,
        'thin',
      ),
      label(width - 62, (top + bottom) / 2, dimensionText(v.drumLength, 'L'), {
        anchor: 'start',
        pen: 'dimension',
        field: 'drumLength',
      }),
      ...(depth > 0
        ? [
            verticalDimension(62, level, bottom, 'liquidLevel'),
            path(
              `M56 ${formatFixed(level)}H${formatFixed(left)}M56 ${formatFixed(bottom)}H${formatFixed(left)}`,
              'thin',
            ),
            label(54, (level + bottom) / 2 + 4, dimensionText(v.liquidLevel, 'h'), {
              anchor: 'end',
              pen: 'dimension',
              field: 'liquidLevel',
            }),
          ]
        : []),
      horizontalDimension(bottom + d / 4 + 22, left, right, 'drumDiameter'),
      path(
        `M${formatFixed(left)} ${formatFixed(bottom)}V${formatFixed(bottom + d / 4 + 26)}M${formatFixed(right)} ${formatFixed(bottom)}V${formatFixed(bottom + d / 4 + 26)}`,
        'thin',
      ),
      label(middle, bottom + d / 4 + 38, dimensionText(v.drumDiameter, 'D'), {
        pen: 'dimension',
        field: 'drumDiameter',
      }),
    ],
  };
}

/** Draws the drum to scale, with its level and dimensions in mm. */
export function drawDrum(v: Values): Drawing {
  return v.drumOrientation === 'Vertical' ? drawVerticalDrum(v) : drawHorizontalDrum(v);
}
