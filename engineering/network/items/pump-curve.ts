import { monotoneCurve, solveLinearSystem } from '../../numerics/index.ts';
import { pressureOf } from '../../rotating/index.ts';
import { standardGravity } from '../../quantities/index.ts';
import type { PumpCurveRow } from '../types.ts';

/** Differential of a pump by flow. */
export interface PumpCurve {
  /** Differential, Pa, at a flow from 0, m³/s; below the first row along the parabola through three, beyond the last along a straight line. */
  readonly differentialAt: (flow: number) => number;
  /** Flows of the first and the last row, m³/s. */
  readonly firstFlow: number;
  readonly lastFlow: number;
}

/** A curve falls beyond its last row by at least this share of its shut-off differential per last flow. */
const leastFall = 0.1;

/**
 * Returns the curve of a pump through its rows, a monotone cubic, or with `degree` the polynomial of least squares. RangeError for fewer
 * than two rows, two rows of one flow, or fewer rows than the polynomial has coefficients.
 */
export function pumpCurve(rows: readonly PumpCurveRow[], density: number, degree?: number): PumpCurve {
  const points = rows
    .map(row => ({
      flow: row.flow,
      differential: 'head' in row ? pressureOf(row.head, density, standardGravity) : row.differential,
    }))
    .toSorted((a, b) => a.flow - b.flow);
  const flows = points.map(({ flow }) => flow);
  const values = points.map(({ differential }) => differential);
  const [first, last] = [flows[0] ?? NaN, flows.at(-1) ?? NaN];
  if (!(points.length >= 2 && first >= 0 && flows.every((flow, i) => i === 0 || flow > (flows[i - 1] ?? NaN))))
    throw new RangeError('a pump curve needs two rows of different flows that are not negative');
  const inside = degree === undefined ? withStart(flows, values) : polynomial(flows, values, degree);
  const shutOff = inside(0);
  const end = inside(last);
  const step = 1e-4 * last;
  const slope = Math.min((end - inside(last - step)) / step, (-leastFall * Math.abs(shutOff)) / last);
  return {
    differentialAt: flow => (flow <= last ? inside(Math.max(0, flow)) : end + slope * (flow - last)),
    firstFlow: first,
    lastFlow: last,
  };
}

/**
 * The monotone cubic through the points, a parabola through those of one. Below the first it goes on along the parabola through the first three, at
 * most up to its vertex.
 */
function withStart(flows: readonly number[], values: readonly number[]): (flow: number) => number {
  const curve = monotoneCurve(flows, values, 'parabolic');
  const first = flows[0] as number;
  if (first === 0) return flow => curve(flow) ?? NaN;
  const points = Math.min(3, flows.length);
  const start = polynomial(flows.slice(0, points), values.slice(0, points), points - 1);
  // Three values of a parabola give the flow of its vertex.
  const [atZero, atHalf, atFirst] = [start(0), start(0.5 * first), start(first)];
  const bend = atZero - 2 * atHalf + atFirst;
  const vertex = bend < 0 ? (first * (0.25 * (3 * atZero - 4 * atHalf + atFirst))) / bend : 0;
  return flow => (flow < first ? start(Math.max(flow, Math.min(vertex, first))) : (curve(flow) ?? NaN));
}

function polynomial(flows: readonly number[], values: readonly number[], degree: number): (flow: number) => number {
  if (!(Number.isInteger(degree) && degree >= 1 && degree < flows.length))
    throw new RangeError(`a polynomial of degree ${degree} needs ${degree + 1} rows of a pump curve`);
  const size = degree + 1;
  const scale = flows.at(-1) as number;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const [index, flow] of flows.entries()) {
    const powers = [1];
    for (let k = 1; k < size; k += 1) powers.push(((powers[k - 1] as number) * flow) / scale);
    for (let i = 0; i < size; i += 1) {
      right[i] = (right[i] as number) + (powers[i] as number) * (values[index] as number);
      for (let j = 0; j < size; j += 1) {
        matrix[i * size + j] = (matrix[i * size + j] as number) + (powers[i] as number) * (powers[j] as number);
      }
    }
  }
  if (!solveLinearSystem(matrix, right, size)) throw new RangeError('the rows of a pump curve do not fix a polynomial');
  return flow => {
    let sum = 0;
    for (let k = degree; k >= 0; k -= 1) sum = (sum * flow) / scale + (right[k] as number);
    return sum;
  };
}
