/** Darby's constants: K = K1/Re + Ki·(1 + Kd/Dn^0.3), Dn the nominal diameter in inches. */
export interface ThreeK {
  readonly K1: number;
  readonly Ki: number;
  readonly Kd: number;
}

/** A fitting or fully open valve of line size. */
export interface Fitting {
  /** Crane's n in K = n·fT; by nominal size, three of them for NPS 2 to 8, 10 to 14, and 16 up. */
  readonly lengthRatio?: number | readonly [number, number, number];
  /** A constant resistance coefficient, for entrances and exits. */
  readonly K?: number;
  readonly threeK?: ThreeK;
}

function fitting(lengthRatio: Fitting['lengthRatio'], K1?: number, Ki = 0, Kd = 0): Fitting {
  return {
    ...(lengthRatio === undefined ? {} : { lengthRatio }),
    ...(K1 === undefined ? {} : { threeK: { K1, Ki, Kd } }),
  };
}

/**
 * Fittings with n of Crane TP-410 (recalled, not compared with the printed page) and, where Darby tabulates the same
 * fitting, the constants of his 3-K method: R. Darby, Chemical Engineering 108 (2001), no. 4, 127–129, as in the `fluids`
 * library. The tees are those of the editions before 2009, which has equations for branches instead.
 */
export const fittingCatalogue = {
  'Elbow 90°, threaded': fitting(30, 800, 0.14, 4),
  'Elbow 45°': fitting(16, 500, 0.071, 4.2),
  'Bend 90°, r/D 1': fitting(20, 800, 0.091, 4),
  'Bend 90°, r/D 1.5': fitting(14, 800, 0.071, 4.2),
  'Bend 90°, r/D 2': fitting(12, 800, 0.056, 3.9),
  'Bend 90°, r/D 3': fitting(12),
  'Bend 90°, r/D 4': fitting(14, 800, 0.066, 3.9),
  'Bend 90°, r/D 6': fitting(17, 800, 0.075, 4.2),
  'Bend 90°, r/D 8': fitting(24),
  'Bend 90°, r/D 10': fitting(30),
  'Bend 90°, r/D 12': fitting(34),
  'Bend 90°, r/D 14': fitting(38),
  'Bend 90°, r/D 16': fitting(42),
  'Bend 90°, r/D 20': fitting(50),
  'Return bend, close': fitting(50, 1000, 0.23, 4),
  'Mitre 15°': fitting(4),
  'Mitre 30°': fitting(8),
  'Mitre 45°': fitting(15, 500, 0.086, 4),
  'Mitre 60°': fitting(25),
  'Mitre 75°': fitting(40),
  'Mitre 90°': fitting(60, 1000, 0.27, 4),
  'Tee, run': fitting(20, 150, 0.05, 4),
  'Tee, branch': fitting(60, 800, 0.28, 4),
  'Gate valve': fitting(8, 300, 0.037, 3.9),
  'Ball valve, full port': fitting(3, 300, 0.017, 3.5),
  'Butterfly valve': fitting([45, 35, 25]),
  'Globe valve': fitting(340, 1500, 1.7, 3.6),
  'Globe valve, Y pattern': fitting(55, 950, 0.25, 4),
  'Angle valve': fitting(150, 1000, 0.69, 4),
  'Angle valve, open pattern': fitting(55),
  'Plug valve': fitting(18, 300, 0.084, 3.9),
  'Plug valve, three-way, straight': fitting(30, 300, 0.14, 4),
  'Plug valve, three-way, branch': fitting(90, 500, 0.41, 4),
  'Diaphragm valve, weir': fitting(149, 1000, 0.69, 4.9),
  'Diaphragm valve, straight': fitting(39),
  'Swing check valve': fitting(100, 1500, 0.46, 4),
  'Swing check valve, angled seat': fitting(50),
  'Lift check valve': fitting(600, 2000, 2.85, 3.8),
  'Lift check valve, angle': fitting(55),
  'Tilting disc check valve, 5°': fitting([40, 30, 20]),
  'Tilting disc check valve, 15°': fitting([120, 90, 60]),
  'Stop check valve, globe': fitting(400),
  'Stop check valve, angle': fitting(200),
  'Foot valve with strainer, poppet disc': fitting(420),
  'Foot valve with strainer, hinged disc': fitting(75),
  'Entrance, sharp-edged': { K: 0.5 },
  'Entrance, projecting': { K: 0.78 },
  'Entrance, rounded r/D 0.1': { K: 0.09 },
  'Entrance, rounded r/D 0.15 or more': { K: 0.04 },
  Exit: { K: 1 },
} as const satisfies Readonly<Record<string, Fitting>>;

/** Name of a fitting in the catalogue. */
export type FittingName = keyof typeof fittingCatalogue;

/** Names of all fittings, in the order of the catalogue. */
export const fittingNames = Object.keys(fittingCatalogue) as readonly FittingName[];
