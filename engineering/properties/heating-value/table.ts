/** How many transcriptions of the standard, made independently of each other, were found to print a summation factor alike. */
export type Certainty = 'one' | 'two';

/**
 * A component of ISO 6976:2016: M in g/mol (table 1), its number of hydrogen atoms, s of 0, 15, 15.55 and 20 °C (table 2), and
 * the molar gross heating value of the ideal gas burnt at 0, 15, 15.55, 20 and 25 °C in kJ/mol (table 3).
 */
export type Row = readonly [
  molarMass: number,
  hydrogen: number,
  summation: readonly [number, number, number, number],
  heating: readonly [number, number, number, number, number],
  summationCertainty: Certainty,
];

/**
 * Tables 1 to 3 of ISO 6976:2016 for the components that have an id here. Two transcriptions or three agree in every heating
 * value: the packages ISO6976.2016 for R, neqsim, and one of an uncertainty calculation for hydrogen metering. In the summation
 * factors the first two agree for what `two` marks; for the rest neqsim keeps the edition of 1995, and one transcription alone
 * has them. For isobutane at 15.55 °C neqsim has 0.1770 where 0.1717 lies between its neighbours.
 */
export const table: Readonly<Record<string, Row>> = {
  C1: [16.04246, 4, [0.04886, 0.04452, 0.04437, 0.04317], [892.92, 891.51, 891.46, 891.05, 890.58], 'two'],
  C2: [30.06904, 6, [0.0997, 0.0919, 0.0916, 0.0895], [1564.35, 1562.14, 1562.06, 1561.42, 1560.69], 'two'],
  C3: [44.09562, 8, [0.1465, 0.1344, 0.134, 0.1308], [2224.03, 2221.1, 2220.99, 2220.13, 2219.17], 'two'],
  nC4: [58.1222, 10, [0.2022, 0.184, 0.1834, 0.1785], [2883.35, 2879.76, 2879.63, 2878.58, 2877.4], 'two'],
  iC4: [58.1222, 10, [0.1885, 0.1722, 0.1717, 0.1673], [2874.21, 2870.58, 2870.45, 2869.39, 2868.2], 'one'],
  nC5: [72.14878, 12, [0.2586, 0.2361, 0.2354, 0.2295], [3542.91, 3538.6, 3538.45, 3537.19, 3535.77], 'two'],
  iC5: [72.14878, 12, [0.2458, 0.2251, 0.2244, 0.2189], [3536.01, 3531.68, 3531.52, 3530.25, 3528.83], 'two'],
  neoC5: [72.14878, 12, [0.2245, 0.204, 0.2033, 0.1979], [3521.75, 3517.44, 3517.28, 3516.02, 3514.61], 'two'],
  nC6: [86.17536, 14, [0.3319, 0.3001, 0.299, 0.2907], [4203.24, 4198.24, 4198.06, 4196.6, 4194.95], 'two'],
  nC7: [100.20194, 16, [0.4076, 0.3668, 0.3654, 0.3547], [4862.88, 4857.18, 4856.98, 4855.31, 4853.43], 'two'],
  nC8: [114.22852, 18, [0.4845, 0.4346, 0.4329, 0.4198], [5522.41, 5516.01, 5515.78, 5513.9, 5511.8], 'two'],
  nC9: [128.2551, 20, [0.5617, 0.503, 0.501, 0.4856], [6182.92, 6175.82, 6175.56, 6173.48, 6171.15], 'two'],
  nC10: [142.28168, 22, [0.6713, 0.5991, 0.5967, 0.5778], [6842.69, 6834.9, 6834.62, 6832.33, 6829.77], 'two'],
  'C2=': [28.05316, 4, [0.0868, 0.0799, 0.0797, 0.0778], [1413.55, 1412.12, 1412.07, 1411.65, 1411.18], 'one'],
  'C3=': [42.07974, 6, [0.1381, 0.1267, 0.1263, 0.1232], [2061.57, 2059.43, 2059.35, 2058.73, 2058.02], 'one'],
  '1C4=': [56.10632, 8, [0.1964, 0.1776, 0.177, 0.1721], [2721.57, 2718.71, 2718.6, 2717.76, 2716.82], 'one'],
  'iC4=': [56.10632, 8, [0.1966, 0.1777, 0.177, 0.1721], [2704.88, 2702.06, 2701.96, 2701.13, 2700.2], 'one'],
  cC6: [84.15948, 12, [0.2939, 0.2686, 0.2677, 0.261], [3960.68, 3956.02, 3955.85, 3954.49, 3952.96], 'one'],
  Bz: [78.11184, 6, [0.2752, 0.2527, 0.252, 0.246], [3305.12, 3302.9, 3302.81, 3302.16, 3301.43], 'one'],
  Tol: [92.13842, 8, [0.3726, 0.3359, 0.3347, 0.3251], [3952.77, 3949.83, 3949.72, 3948.86, 3947.89], 'one'],
  EtBz: [106.165, 10, [0.4129, 0.3797, 0.3785, 0.3694], [4613.16, 4609.54, 4609.4, 4608.34, 4607.15], 'one'],
  oXyl: [106.165, 10, [0.4852, 0.4411, 0.4396, 0.4277], [4602.18, 4598.64, 4598.52, 4597.48, 4596.31], 'one'],
  MeOH: [32.04186, 4, [0.5806, 0.4464, 0.4423, 0.4117], [766.6, 765.09, 765.03, 764.59, 764.09], 'one'],
  H2: [2.01588, 2, [-0.01, -0.01, -0.01, -0.01], [286.64, 286.15, 286.13, 285.99, 285.83], 'one'],
  H2O: [18.01528, 2, [0.3093, 0.2562, 0.2546, 0.2419], [45.064, 44.431, 44.408, 44.222, 44.013], 'one'],
  H2S: [34.08088, 2, [0.1006, 0.0923, 0.092, 0.0898], [562.93, 562.38, 562.36, 562.19, 562.01], 'one'],
  NH3: [17.03052, 3, [0.123, 0.11, 0.1096, 0.1062], [384.57, 383.51, 383.47, 383.16, 382.81], 'one'],
  CO: [28.0101, 0, [0.0258, 0.0217, 0.0215, 0.0203], [282.8, 282.91, 282.91, 282.95, 282.98], 'one'],
  He: [4.002602, 0, [-0.01, -0.01, -0.01, -0.01], [0, 0, 0, 0, 0], 'one'],
  Ar: [39.948, 0, [0.0307, 0.0273, 0.0272, 0.0262], [0, 0, 0, 0, 0], 'one'],
  N2: [28.0134, 0, [0.0214, 0.017, 0.0169, 0.0156], [0, 0, 0, 0, 0], 'two'],
  O2: [31.9988, 0, [0.0311, 0.0276, 0.0275, 0.0265], [0, 0, 0, 0, 0], 'one'],
  CO2: [44.0095, 0, [0.0821, 0.0752, 0.0749, 0.073], [0, 0, 0, 0, 0], 'two'],
  SO2: [64.0638, 0, [0.1579, 0.1406, 0.14, 0.1356], [0, 0, 0, 0, 0], 'one'],
  nC12: [170.33484, 26, [0.8567, 0.7615, 0.7583, 0.7335], [8162.43, 8153.24, 8152.91, 8150.21, 8147.19], 'one'],
};

/** t in °C of the columns of table 2. */
export const meteringTemperatures = [0, 15, 15.55, 20] as const;
/** t in °C of the columns of table 3. */
export const combustionTemperatures = [0, 15, 15.55, 20, 25] as const;

/** Z of dry air at the metering temperatures and 101 325 Pa, table A.4. */
export const airCompressionFactors = [0.999419, 0.999595, 0.999601, 0.999645] as const;
/** M of dry air, g/mol, table A.3. */
export const airMolarMass = 28.96546;
/** Standard enthalpy of vaporisation of water at the combustion temperatures, kJ/mol, table A.5. */
export const vaporisation = [45.064, 44.431, 44.408, 44.222, 44.013] as const;
/** R of the standard, J/(mol·K), table A.1. */
export const gasConstant = 8.3144621;
/** p that the summation factors belong to, Pa. */
export const tablePressure = 101_325;
