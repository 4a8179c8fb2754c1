import { scaleLinear } from 'd3-scale';
import type { Family, LinePoint, PropertyLine } from './lines.ts';
import { readAtHS, readAtTS, type Reading } from './read-state.ts';

/** The two diagrams, and their visible ranges. */
export type DiagramName = 'T–s' | 'h–s';
export type View = 'whole' | 'steam';

interface Axis {
  readonly title: string;
  readonly of: (point: LinePoint) => number;
  readonly ranges: Readonly<Record<View, readonly [number, number]>>;
}

interface DiagramForm {
  readonly title: string;
  readonly y: Axis;
  /** Line families, the bottom layer first. */
  readonly families: readonly Family[];
  /** The state at a position in axis units. */
  readonly read: (entropy: number, y: number) => Reading | undefined;
}

/** Entropy, on the horizontal axis of both diagrams, in kJ/(kg·K). */
export const entropyAxis: Axis = {
  title: 'Specific entropy s, kJ/(kg·K)',
  of: point => point.entropy * 1e-3,
  ranges: { whole: [0, 10], steam: [5.5, 9.5] },
};

export const diagrams: Readonly<Record<DiagramName, DiagramForm>> = {
  'T–s': {
    title: 'Temperature–entropy diagram of water and steam',
    y: {
      title: 'Temperature T, °C',
      of: point => point.temperature - 273.15,
      ranges: { whole: [0, 800], steam: [0, 800] },
    },
    families: ['quality', 'isobar', 'dome'],
    read: (entropy, temperature) => readAtTS(temperature + 273.15, entropy * 1e3),
  },
  'h–s': {
    title: 'Enthalpy–entropy (Mollier) diagram of water and steam',
    y: {
      title: 'Specific enthalpy h, kJ/kg',
      of: point => point.enthalpy * 1e-3,
      ranges: { whole: [0, 4200], steam: [2000, 4200] },
    },
    families: ['quality', 'isotherm', 'isobar', 'dome'],
    read: (entropy, enthalpy) => readAtHS(enthalpy * 1e3, entropy * 1e3),
  },
};

/** Margins for ticks and titles, px. */
export const margin = { left: 62, right: 14, top: 14, bottom: 52 } as const;

export type Frame = ReturnType<typeof frameOf>;

/** The scales of a diagram `width` px wide. */
export function frameOf(name: DiagramName, view: View, width: number) {
  const height = Math.round(Math.min(640, Math.max(380, width * 0.62)));
  const { y } = diagrams[name];
  return {
    name,
    width,
    height,
    x: scaleLinear([...entropyAxis.ranges[view]], [margin.left, width - margin.right]),
    y: scaleLinear([...y.ranges[view]], [height - margin.bottom, margin.top]),
  };
}

export type Place = readonly [x: number, y: number];

/** Position of a state in px. */
export function placeOf(frame: Frame, point: LinePoint): Place {
  return [frame.x(entropyAxis.of(point)), frame.y(diagrams[frame.name].y.of(point))];
}

function isInside({ width, height }: Frame, [x, y]: Place, by = 0): boolean {
  return (
    x >= margin.left + by && x <= width - margin.right - by && y >= margin.top + by && y <= height - margin.bottom - by
  );
}

export function pathOf(points: readonly Place[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

export interface Label {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly angle: number;
  readonly halfWidth: number;
}

export interface DrawnLine {
  readonly family: Family;
  readonly label: string;
  readonly d: string;
  /** Position of its label along the line; undefined if there is no space. */
  readonly labelled: Label | undefined;
}

/** Preferred label positions along the visible part, as fractions: the outer end first. */
const labelFractions: Readonly<Record<Family, readonly number[]>> = {
  dome: [],
  isobar: [0.97, 0.9, 0.82, 0.72],
  isotherm: [0.96, 0.88, 0.78],
  quality: [0.22, 0.32, 0.14],
};

/** Width in px below which only the major lines are drawn. */
const narrow = 520;

/** Minimum distance between labels, px. */
const labelDistance = 34;

/** The lines of a diagram, with labels where they do not collide. */
export function drawnLines(frame: Frame, lines: readonly PropertyLine[]): DrawnLine[] {
  const placed: Place[] = [];
  return diagrams[frame.name].families.flatMap(family =>
    lines
      .filter(line => line.family === family && (line.major || frame.width >= narrow))
      .map(({ label, points }): DrawnLine => {
        const pathPoints = points.map(point => placeOf(frame, point));
        const labelled = labelFractions[family]
          .map(fraction => labelAt(frame, pathPoints, fraction, label))
          .find(
            candidate =>
              candidate && placed.every(([x, y]) => Math.hypot(x - candidate.x, y - candidate.y) > labelDistance),
          );
        if (labelled) placed.push([labelled.x, labelled.y]);
        return { family, label, d: pathOf(pathPoints), labelled };
      }),
  );
}

/** The point at a fraction of a line's visible length, and the slope there in degrees. */
function labelAt(frame: Frame, points: readonly Place[], fraction: number, label: string): Label | undefined {
  const visible = points.filter(point => isInside(frame, point, 4));
  const lengths = visible.map((point, index) => {
    const before = visible[index - 1] ?? point;
    return Math.hypot(point[0] - before[0], point[1] - before[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const half = label.length * 3.4 + 4;
  if (whole < half * 3) return undefined;
  const at = Math.min(Math.max(fraction * whole, half), whole - half);
  let passed = 0;
  for (const [index, length] of lengths.entries()) {
    passed += length;
    const [before, here] = [visible[index - 1], visible[index]];
    if (passed < at || !before || !here || length === 0) continue;
    const share = 1 - (passed - at) / length;
    const angle = (Math.atan2(here[1] - before[1], here[0] - before[0]) * 180) / Math.PI;
    return {
      x: before[0] + (here[0] - before[0]) * share,
      y: before[1] + (here[1] - before[1]) * share,
      halfWidth: half,
      angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
    };
  }
  return undefined;
}
