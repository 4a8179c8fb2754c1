/**
 * Σ c_ij·(T − T_m)ⁱ·(x − x_m)ʲ, T in K and x the mass fraction of the solute. The logarithm of the viscosity is of mPa·s; the
 * freezing temperature, K, is of x alone.
 */
export type Polynomial = readonly (readonly number[])[];

export interface AqueousCoefficients {
  readonly name: string;
  /** K. */
  readonly maximumTemperature: number;
  readonly base: { readonly temperature: number; readonly fraction: number };
  readonly freezing: readonly number[];
  readonly density: Polynomial;
  readonly heatCapacity: Polynomial;
  readonly conductivity: Polynomial;
  readonly viscosity: Polynomial;
}

/** Å. Melinder, Properties of Secondary Working Fluids for Indirect Systems, International Institute of Refrigeration, 2nd ed. (2010). */
export const aqueousCoefficients = {
  ethyleneGlycol: {
    name: 'ethylene glycol',
    maximumTemperature: 373.15,
    base: { temperature: 304.878, fraction: 0.308462 },
    freezing: [257.9, -80.8, -133.4, -72.93, 100.6, 11.4],
    density: [
      [1034, 131.1, 0.749, -106.2, -96.23, 489.1],
      [-0.4781, -0.6876, 0.7855, 1.229, -7.211],
      [-0.002692, 0.004805, -0.003995, -0.01153],
      [4.725e-6, 1.69e-6, 4.982e-5],
    ],
    heatCapacity: [
      [3737, -1799, -993.3, 2610, 1537, -16180],
      [2.93, 10.46, 3.516, -1.189, -42.72],
      [-0.004675, -0.04147, 0.05109, -0.1643],
      [-1.389e-5, 1.847e-5, -0.0007138],
    ],
    conductivity: [
      [0.472, -0.4286, 0.1747, 0.03017, -0.1322, 0.2678],
      [0.0008903, -0.001473, 0.0006814, -0.002412, 0.002555],
      [-1.058e-6, 1.059e-5, -3.612e-5, 4.004e-5],
      [-2.789e-9, -1.142e-8, 2.365e-8],
    ],
    viscosity: [
      [0.4705, 2.471, 0.03328, 1.659, 3.089, -18.65],
      [-0.0255, -0.01171, 0.01086, 0.003157, 0.01831],
      [0.0001782, 0.0001052, 0.0001051, 0.0004063],
      [-7.669e-7, -1.634e-6, -6.475e-6],
    ],
  },
  propyleneGlycol: {
    name: 'propylene glycol',
    maximumTemperature: 373.15,
    base: { temperature: 305.8583, fraction: 0.307031 },
    freezing: [259.9, -66.31, -109.4, -228.3, -340.9, 146.5],
    density: [
      [1018, 76.04, -24.98, -155, -113.1, 234.2],
      [-0.5406, -0.945, 0.27, 2.829, -2.221],
      [-0.002666, 0.005541, -0.004018, -0.007175],
      [1.347e-5, -1.343e-5, 3.376e-5],
    ],
    heatCapacity: [
      [3882, -1304, -1598, 353.9, 5000, -4959],
      [2.699, 5.07, 0.9534, 31.02, -71.35],
      [-0.001659, -0.004752, 0.1167, -0.295],
      [-1.032e-5, 0.0001522, -0.000487],
    ],
    conductivity: [
      [0.4513, -0.4795, 0.2076, -0.09083, -0.05952, 0.2104],
      [0.0007955, -0.001678, 0.001563, -0.002518, -0.003605],
      [3.482e-8, 8.941e-6, -4.615e-5, 6.543e-5],
      [-5.966e-9, 1.493e-8, 9.897e-8],
    ],
    viscosity: [
      [0.6837, 3.328, 0.5453, -3.9, -1.587, 35.64],
      [-0.03045, -0.03984, -0.00086, 0.1054, 0.04475],
      [0.0002525, 0.0004332, -0.0001593, -0.001589],
      [-1.399e-6, -1.86e-6, -4.465e-7],
    ],
  },
  methanol: {
    name: 'methanol',
    maximumTemperature: 313.15,
    base: { temperature: 276.6859, fraction: 0.305128 },
    freezing: [246.86, -118.7, -121.8, -68.23, 12.97, 236.3],
    density: [
      [958.1, -139.1, -110.5, -120.8, 492.7, -772.7],
      [-0.4151, -1.51, 1.828, 2.992, -13.25],
      [-0.002261, 0.01113, -0.01641, 0.001455],
      [2.998e-7, -3.264e-5, 0.000151],
    ],
    heatCapacity: [
      [3887, -1850, -376.9, -3776, -15040, 64330],
      [7.201, 29.84, -119.6, -56.11, 737.3],
      [-0.08979, -0.1865, 0.9801, -0.7811],
      [-0.000439, -0.001718, 0.00666],
    ],
    conductivity: [
      [0.4175, -0.4421, 0.2044, 0.2943, -0.08666, -2.033],
      [0.0007271, -0.002952, 0.003413, -0.0009646, -4.573e-5],
      [2.823e-7, 7.336e-6, -3.665e-5, 3.174e-5],
      [9.718e-9, 4.328e-8, -2.791e-7],
    ],
    viscosity: [
      [1.153, 0.5448, -5.552, 3.038, 6.669, -8.472],
      [-0.03866, 0.01008, 0.08384, -0.07435, -0.09105],
      [0.0002779, -0.0002809, -0.0003997, 0.0007442],
      [-1.543e-6, 9.811e-7, -3.466e-6],
    ],
  },
} as const satisfies Readonly<Record<string, AqueousCoefficients>>;

/** Temperature, K, at which ice starts to form, by powers of x − x_m, x the mass fraction of the solute. */
export interface FreezingCurve {
  readonly freezing: readonly number[];
  readonly base: { readonly fraction: number };
  /** Mass fraction of the solute up to which it is known. */
  readonly greatest: number;
}

const { propyleneGlycol, methanol } = aqueousCoefficients;

/** Freezing points of aqueous solutions, also of those without other properties: the same source. */
export const freezingCurves = {
  propyleneGlycol: { ...propyleneGlycol, greatest: 0.6 },
  methanol: { ...methanol, greatest: 0.6 },
  ethanol: { freezing: [253.74, -95.4, -26.48, 385.1, -28.58, -1670], base: { fraction: 0.292361 }, greatest: 0.6 },
  ammonia: { freezing: [247.39, -238.5, -763.6, -2610, -7300, -10750], base: { fraction: 0.160784 }, greatest: 0.3 },
} as const satisfies Record<string, FreezingCurve>;
