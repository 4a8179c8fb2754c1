/** Relative uncertainties, per cent, for liquid and gas. */
export type LiquidAndGas = readonly [liquid: number | undefined, gas: number | undefined];

/** Published uncertainties of an equation of state, per cent, away from its critical point; vapour pressure has no phase. */
export interface StatedUncertainty {
  readonly density?: LiquidAndGas;
  readonly heatCapacity?: LiquidAndGas;
  readonly speedOfSound?: LiquidAndGas;
  readonly vapourPressure?: number;
  /** Range of the values, if not that of the equation. */
  readonly where?: string;
  /** Source, if not the paper of the equation itself. */
  readonly source?: string;
}

const both = (percent: number): LiquidAndGas => [percent, percent];

/** Of the equations for technical use: R. Span and W. Wagner, Int. J. Thermophys. 24 (2003) 41-109. */
const technical: StatedUncertainty = {
  density: [0.2, 0.5],
  heatCapacity: [2, 1],
  speedOfSound: [2, 1],
  vapourPressure: 0.2,
  where: 'liquids up to about 30 MPa; 0.5 % in density at higher pressures',
};
const afterTechnical: StatedUncertainty = {
  ...technical,
  source:
    'stated for the technical equation of this fluid, with which this newer one agrees: R. Span and W. Wagner, Int. J. Thermophys. 24 (2003) 41-109',
};
/** Y. Zhou, J. Wu and E. W. Lemmon, J. Phys. Chem. Ref. Data 41 (2012) 023103, abstract. */
const xylenes: StatedUncertainty = {
  density: [0.1, 1],
  heatCapacity: both(1),
  speedOfSound: both(1),
  vapourPressure: 0.5,
  where: 'vapour pressure above the normal boiling point',
};
/** D. Bücker and W. Wagner, J. Phys. Chem. Ref. Data 35 (2006) 929-1019. */
const butanes: StatedUncertainty = {
  density: both(0.02),
  vapourPressure: 0.02,
  where: 'below 340 K and 12 MPa; vapour pressure above 270 K',
};
/** E. W. Lemmon and E. C. Ihmels, Fluid Phase Equilib. 228-229 (2005) 173-187. */
const butenes: StatedUncertainty = {
  density: [0.1, 0.5],
  heatCapacity: [0.5, undefined],
  vapourPressure: 0.5,
  where: 'liquid above 270 K; heat capacity of the saturated liquid',
};

/**
 * Uncertainties by component id: as stated in the paper of the reference equation, or by NIST in its fluid files of that equation. Those of
 * methane, propane, hydrogen, argon, benzene, the xylenes, ethylbenzene, methanol, sulfur dioxide, chlorine and water were checked against
 * copies; the others are quoted and not checked against the print.
 */
export const ofReferenceEquations: Readonly<Record<string, StatedUncertainty>> = {
  C1: {
    density: both(0.03),
    heatCapacity: both(1),
    speedOfSound: [0.3, 0.03],
    where: 'below 350 K and 12 MPa; 0.07 % in density up to 50 MPa',
  },
  C2: { density: both(0.03), where: 'up to 520 K and 30 MPa' },
  C3: {
    density: [0.01, 0.03],
    heatCapacity: both(0.5),
    speedOfSound: both(0.03),
    vapourPressure: 0.02,
    where: 'below 350 K; speed of sound from 260 K to 420 K; vapour pressure above 180 K',
  },
  iC4: butanes,
  nC4: butanes,
  iC5: { density: [0.2, 0.5], heatCapacity: both(1), vapourPressure: 0.4, where: 'up to 40 MPa' },
  nC5: afterTechnical,
  nC6: afterTechnical,
  nC7: technical,
  nC8: afterTechnical,
  nC9: {
    density: [0.2, 1],
    heatCapacity: both(1),
    speedOfSound: both(1),
    vapourPressure: 0.2,
    where: 'liquids up to 10 MPa; vapour pressure from 300 K to 430 K',
  },
  nC10: {
    density: [0.2, 1],
    heatCapacity: both(1),
    speedOfSound: both(1),
    vapourPressure: 0.2,
    where: 'liquids up to 10 MPa; vapour pressure from 350 K to 500 K',
  },
  nC12: {
    density: both(0.2),
    heatCapacity: both(1),
    speedOfSound: both(0.5),
    vapourPressure: 0.2,
    where: 'below 200 MPa',
  },
  N2: {
    density: both(0.02),
    heatCapacity: [0.8, 0.3],
    where: 'up to 523 K and 12 MPa, above 240 K up to 30 MPa',
  },
  O2: { density: both(0.1), heatCapacity: both(2), speedOfSound: both(1) },
  Ar: { density: both(0.03), heatCapacity: [2, 0.3], where: 'up to 520 K and 30 MPa' },
  H2: {
    density: [0.2, 0.04],
    heatCapacity: both(1),
    speedOfSound: both(0.5),
    vapourPressure: 0.2,
    where: 'gas from 250 K to 450 K up to 300 MPa; speed of sound below 100 MPa',
  },
  CO: { density: both(0.3), heatCapacity: both(2), vapourPressure: 0.2, where: 'away from the critical point' },
  CO2: {
    density: both(0.05),
    heatCapacity: both(1.5),
    speedOfSound: both(1),
    vapourPressure: 0.012,
    where: 'up to 523 K and 30 MPa',
  },
  H2S: {
    density: [0.1, 0.4],
    heatCapacity: both(1),
    speedOfSound: both(1),
    vapourPressure: 0.25,
    where: 'below the critical temperature; up to 500 K 1 % in density above it',
  },
  SO2: {
    density: [0.1, 0.25],
    heatCapacity: [2, undefined],
    vapourPressure: 0.2,
    where: 'away from the critical point; heat capacity from 200 K to 290 K',
  },
  NH3: { density: both(0.2), heatCapacity: both(2), where: 'away from the critical point' },
  'C2=': { density: both(0.03), where: 'from 180 K to 450 K up to 30 MPa' },
  Bz: {
    density: [0.2, 1],
    heatCapacity: both(1),
    speedOfSound: both(0.5),
    vapourPressure: 0.2,
    where: 'below 350 K and 100 MPa 0.1 % in density of the liquid',
  },
  Tol: { density: [0.5, 1], heatCapacity: both(1), speedOfSound: both(1), vapourPressure: 0.3 },
  EtBz: xylenes,
  mXyl: xylenes,
  oXyl: xylenes,
  pXyl: xylenes,
  cC6: { density: both(0.1), heatCapacity: both(1), where: 'below 500 K' },
  MeOH: { density: both(0.1), speedOfSound: both(2), where: 'outside the critical region and high pressures' },
  EtOH: { density: both(0.2), heatCapacity: both(3), speedOfSound: both(1), vapourPressure: 0.5 },
  Acetone: {
    density: [0.5, 1],
    heatCapacity: both(1),
    speedOfSound: both(1),
    vapourPressure: 0.5,
    where: 'liquid below 380 K; vapour pressure above 270 K',
  },
  R134a: { density: both(0.05), heatCapacity: both(1), speedOfSound: [1, 0.05], vapourPressure: 0.02 },
  Air: { density: both(0.1), heatCapacity: both(1), speedOfSound: both(0.2), where: 'up to 873 K and 70 MPa' },
  Cl2: {
    density: [0.1, 0.25],
    speedOfSound: [0.6, 0.05],
    vapourPressure: 1,
    where: 'up to 320 K; vapour pressure up to 275 K 0.4 %',
  },
  '1C4=': { ...butenes, vapourPressure: 0.25 },
  'iC4=': butenes,
  DME: {
    density: [0.1, 0.3],
    heatCapacity: [2, undefined],
    vapourPressure: 0.2,
    where: 'below the critical temperature; vapour pressure above 260 K',
  },
};

/** Of water: the scientific formulation, which IAPWS-IF97 follows within its own tolerances. */
export const ofWater: StatedUncertainty = {
  density: both(0.1),
  heatCapacity: [0.1, 0.2],
  vapourPressure: 0.025,
  where: 'away from the critical point; far smaller in liquid below 423 K and 10 MPa',
  source: 'IAPWS R6-95(2018) and R7-97(2012)',
};

/** Of natural gases and similar mixtures: O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032-3091. */
export const ofGerg: StatedUncertainty = {
  density: [0.5, 0.1],
  heatCapacity: both(2),
  speedOfSound: [undefined, 0.1],
  vapourPressure: 3,
  where: 'natural gases from 250 K to 450 K up to 35 MPa; bubble points of mixtures that were measured',
};

/** Range of nine tenths of the deviations from the reference equations: see the test beside this file. */
export const ofPengRobinson: StatedUncertainty = {
  density: [5, 4],
  heatCapacity: [16, 10],
  speedOfSound: [25, 10],
  vapourPressure: 3,
  where:
    'saturated liquid from 0.55 to 0.9 of the critical temperature, gas from 1.1 to 1.6 of it up to 1.5 times the critical pressure',
  source: 'nine tenths of the differences from the reference equations of pure fluids are smaller',
};
