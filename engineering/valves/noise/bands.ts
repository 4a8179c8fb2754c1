import { log10, pow } from '../../elementary/index.ts';

/** Mid-frequencies of the third-octave bands, Hz, with the A-weighting of each, dB (IEC 61672-1). */
export const thirdOctaves: readonly (readonly [frequency: number, weighting: number])[] = [
  [12.5, -63.4],
  [16, -56.7],
  [20, -50.5],
  [25, -44.7],
  [31.5, -39.4],
  [40, -34.6],
  [50, -30.2],
  [63, -26.2],
  [80, -22.5],
  [100, -19.1],
  [125, -16.1],
  [160, -13.4],
  [200, -10.9],
  [250, -8.6],
  [315, -6.6],
  [400, -4.8],
  [500, -3.2],
  [630, -1.9],
  [800, -0.8],
  [1000, 0],
  [1250, 0.6],
  [1600, 1],
  [2000, 1.2],
  [2500, 1.3],
  [3150, 1.2],
  [4000, 1],
  [5000, 0.5],
  [6300, -0.1],
  [8000, -1.1],
  [10000, -2.5],
  [12500, -4.3],
  [16000, -6.6],
  [20000, -9.3],
];

/** Pipe downstream of a valve and the ambient air. SI units. */
export interface NoisePath {
  readonly pipeDiameter: number;
  readonly wallThickness: number;
  /** Density, kg/m³, and speed of sound, m/s, of the wall; by default steel. */
  readonly wallDensity?: number;
  readonly wallSoundSpeed?: number;
  /** Density, kg/m³, and speed of sound, m/s, of the air. */
  readonly airDensity?: number;
  readonly airSoundSpeed?: number;
}

/** Level at 1 m from the pipe wall relative to that at the wall, dB, for cylindrical spreading. */
export function spreading({ pipeDiameter, wallThickness }: NoisePath): number {
  const outside = pipeDiameter + 2 * wallThickness;
  return -decibels((outside + 2) / outside);
}

export function decibels(ratio: number): number {
  return 10 * log10(ratio);
}

/** A-weighted sum, dB(A), of the band levels that `levelAt` gives. */
export function weightedLevel(levelAt: (frequency: number) => number): number {
  let sum = 0;
  for (const [frequency, weighting] of thirdOctaves) sum += pow(10, (levelAt(frequency) + weighting) / 10);
  return decibels(sum);
}
