import { cos } from '../../../elementary/index.ts';
import {
  headArea,
  levelOfVolume,
  liquidSurface,
  liquidVolume,
  vesselArea,
  vesselHeight,
  vesselVolume,
  wettedArea,
  type Vessel,
} from '../../../geometry/index.ts';

/**
 * Smallest depth, m, of the last liquid: no plate is level enough for less to cover it. An assumption based on the flatness of a head and
 * the slope to its drain; a thinner film on a flat head would meet more warm metal than on a dished one, and boil away.
 */
const minDepth = 0.01;

/** Level m, wetted area m² and free surface m² by liquid volume, interpolated in a table that is built on first use. */
export interface ShapeTable {
  readonly volume: number;
  readonly area: number;
  readonly height: number;
  /** Inside area of the curved heads divided by the whole inside area. */
  readonly curvedShare: number;
  /** Area covered to at least the smallest depth. */
  wettedArea(liquidVolume: number): number;
  level(liquidVolume: number): number;
  surface(liquidVolume: number): number;
  /** Inside area below a level, m². */
  areaBelow(level: number): number;
}

/** Rows of the table: with this many, interpolation errs by less than 2·10⁻⁵ of the whole. */
const lines = 400;

interface Columns {
  readonly levels: readonly number[];
  readonly volumes: readonly number[];
  readonly wetted: readonly number[];
  readonly surfaces: readonly number[];
}

/** Levels are closely spaced near empty and full, where the volume varies as a power of the level. */
function columnsOf(shape: Vessel): Columns {
  const height = vesselHeight(shape);
  const levels = Array.from({ length: lines + 1 }, (_, index) => (height / 2) * (1 - cos((Math.PI * index) / lines)));
  levels[lines] = height;
  return {
    levels,
    volumes: levels.map(level => liquidVolume(shape, level)),
    wetted: levels.map(level => wettedArea(shape, level)),
    surfaces: levels.map(level => liquidSurface(shape, level)),
  };
}

/** The table of a vessel. */
export function shapeTable(shape: Vessel): ShapeTable {
  const area = vesselArea(shape);
  const curved = shape.heads.filter(({ form }) => form !== 'flat').reduce((sum, head) => sum + headArea(head), 0);
  let columns: Columns | undefined;

  function read(from: keyof Columns, to: keyof Columns, x: number): number {
    columns ??= columnsOf(shape);
    const { [from]: xs, [to]: ys } = columns;
    let low = 0;
    let high = lines;
    if (!(x > (xs[0] ?? 0))) return ys[0] ?? 0;
    if (x >= (xs[lines] ?? 0)) return ys[lines] ?? 0;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((xs[middle] ?? 0) <= x) low = middle;
      else high = middle;
    }
    const start = xs[low] ?? 0;
    const share = (x - start) / ((xs[high] ?? 1) - start);
    const value = ys[low] ?? 0;
    return value + share * ((ys[high] ?? 0) - value);
  }

  return {
    volume: vesselVolume(shape),
    area,
    height: vesselHeight(shape),
    curvedShare: Math.min(1, curved / area),
    wettedArea: liquid => (liquid <= 0 ? 0 : Math.min(read('volumes', 'wetted', liquid), liquid / minDepth)),
    level: liquid => (liquid <= 0 ? 0 : read('volumes', 'levels', liquid)),
    surface: liquid => read('volumes', 'surfaces', liquid),
    areaBelow: level => read('levels', 'wetted', level),
  };
}

/** Exact level, m, of a liquid volume; 0 without liquid. */
export function exactLevel(shape: Vessel, liquid: number): number {
  return liquid <= 0 ? 0 : levelOfVolume(shape, Math.min(liquid, vesselVolume(shape)));
}
