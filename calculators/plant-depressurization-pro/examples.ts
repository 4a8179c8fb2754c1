import type { CaseInput, Example } from '../kit/index.ts';

const kelvin = (value: number) => ({ value, unit: 'K' });

/** The nitrogen vessel of a measured blowdown. */
const nitrogenVessel: CaseInput = {
  userDescription: 'Nitrogen vessel I1',
  orientation: 'Vertical',
  insideDiameter: 273,
  tangentLength: 1524,
  headType: 'flat',
  wallThickness: 25,
  wallDensity: 7800,
  wallHeatCapacity: 0.5,
  composition: 'N2: 1',
  initialPressure: 150 - 1.01325,
  initialTemperature: kelvin(288),
  orificeDiameter: 6.35,
  dischargeCoefficient: 0.8,
  targetPressure: 1,
  targetTime: { value: 100, unit: 's' },
  heat: 'ambient',
  ambientTemperature: kelvin(288),
  duration: { value: 100, unit: 's' },
};

const naturalGasVessel: CaseInput = {
  userDescription: 'Natural gas vessel',
  orientation: 'Vertical',
  insideDiameter: 1130,
  tangentLength: 2771,
  headType: 'flat',
  wallThickness: 59,
  wallDensity: 7800,
  wallHeatCapacity: 0.49,
  composition: 'C1: 0.91; C2: 0.09',
  initialPressure: 120 - 1.01325,
  initialTemperature: kelvin(303.01),
  orificeDiameter: 6.3,
  dischargeCoefficient: 0.97,
  heat: 'ambient',
  ambientTemperature: kelvin(303.01),
  duration: { value: 1500, unit: 's' },
};

/** Typical oil and gas plant vessels, composed for these examples. */
const separator: CaseInput = {
  userDescription: 'HP separator',
  orientation: 'Horizontal',
  insideDiameter: 2400,
  tangentLength: 7200,
  wallThickness: 65,
  composition: 'N2: 0.01; C1: 0.72; C2: 0.09; C3: 0.06; nC5: 0.05; nC10: 0.07',
  initialPressure: 70,
  initialTemperature: 40,
  liquidLevel: 900,
  orificeDiameter: 38,
  designPressure: 85,
  minimumDesignTemperature: -29,
  flareCapacity: 90_000,
};

const scrubber: CaseInput = {
  userDescription: 'Suction scrubber',
  orientation: 'Vertical',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 42,
  composition: 'N2: 0.01; C1: 0.85; C2: 0.08; C3: 0.04; nC4: 0.02',
  initialPressure: 68,
  initialTemperature: 35,
  orificeDiameter: 22,
  designPressure: 85,
  minimumDesignTemperature: -46,
  flareCapacity: 90_000,
};

const testSeparator: CaseInput = {
  ...scrubber,
  userDescription: 'Test separator',
  orientation: 'Horizontal',
  insideDiameter: 1600,
  tangentLength: 5200,
  wallThickness: 45,
  orificeDiameter: 25,
  initialPressure: 70,
};

/** The separator with a thinner wall, in a jet fire on its dry side. */
const jetFireSeparator: CaseInput = {
  ...separator,
  wallThickness: 50,
  designPressure: 75,
  heat: 'fire-flux',
  fire: 'scandpowerJet',
  localFire: 'scandpowerJetPeakLarge',
  hotMetal: 'cs-360lt',
};

/** Suction and discharge side of a gas compressor, each with a tail pipe into the flare header. */
const discharge: CaseInput = {
  userDescription: 'Compressor, discharge side',
  insideDiameter: 1200,
  tangentLength: 3600,
  wallThickness: 70,
  composition: 'N2: 0.01; C1: 0.86; C2: 0.08; C3: 0.05',
  initialPressure: 120,
  initialTemperature: 45,
  orificeDiameter: 11,
  backPressure: 0.6,
  openingTime: 5,
  tailPipe: 'given',
  tailPipeDiameter: 52.5,
  tailPipeLength: 35,
  tailPipeFittings: 2.5,
  tailPipeThickness: 3.91,
  tailPipeMinimumTemperature: -46,
  designPressure: 138,
  minimumDesignTemperature: -46,
  ambientTemperature: 5,
};

const suction: CaseInput = {
  ...discharge,
  userDescription: 'Compressor, suction side',
  insideDiameter: 1500,
  tangentLength: 4000,
  wallThickness: 32,
  initialPressure: 45,
  initialTemperature: 25,
  orificeDiameter: 15,
  tailPipeDiameter: 77.9,
  tailPipeLength: 50,
  tailPipeThickness: 5.49,
  designPressure: 55,
};

/** Discharge drum and suction scrubber of a larger compressor, with tail pipes into a common header. */
const header: CaseInput = {
  header: 'given',
  headerDiameter: 202.7,
  headerLength: 180,
  headerFittings: 6,
  tipPressure: 0.1,
  allowableHeaderPressure: 1.2,
};

const dischargeDrum: CaseInput = {
  ...discharge,
  ...header,
  userDescription: 'Discharge drum',
  insideDiameter: 1500,
  tangentLength: 4500,
  wallThickness: 90,
  orificeDiameter: 14,
  tailPipeDiameter: 102.3,
  tailPipeLength: 40,
  tailPipeThickness: 6.02,
};

const suctionScrubber: CaseInput = {
  ...suction,
  ...header,
  userDescription: 'Suction scrubber',
  insideDiameter: 2000,
  tangentLength: 5000,
  wallThickness: 45,
  orificeDiameter: 20,
  tailPipeDiameter: 154.1,
  tailPipeLength: 60,
  tailPipeThickness: 7.11,
};

export const examples: readonly Example[] = [
  {
    title: 'Nitrogen vessel, measured',
    source: 'Haque et al., Trans IChemE 70B (1992), experiment I1',
    cases: [nitrogenVessel],
  },
  {
    title: 'Natural gas vessel, measured',
    source: 'Haque et al., Trans IChemE 70B (1992), methane with 9 % ethane',
    cases: [naturalGasVessel],
  },
  {
    title: 'Separator: orifice sized for 15 minutes in a pool fire',
    source: 'Illustrative duty',
    cases: [{ ...separator, outletMode: 'size', heat: 'pool-fire' }],
  },
  {
    title: 'Separator in a jet fire: does it rupture before it is depressured?',
    source: 'Illustrative duty; fires of the Scandpower guideline',
    cases: [
      {
        ...jetFireSeparator,
        userDescription: 'HP separator, 38 mm orifice',
      },
      {
        ...jetFireSeparator,
        userDescription: 'HP separator, 18 mm orifice',
        orificeDiameter: 18,
        targetPressure: 37.5,
        duration: 20,
      },
    ],
  },
  {
    title: 'Three-phase separator with produced water',
    source: 'Illustrative duty',
    cases: [
      {
        ...separator,
        userDescription: 'Production separator',
        composition: 'N2: 0.01; C1: 0.5; C2: 0.07; C3: 0.05; nC5: 0.05; nC10: 0.12; H2O: 0.2',
      },
    ],
  },
  {
    title: 'Three vessels into one flare',
    source: 'Illustrative duty',
    cases: [{ ...separator, flareCapacity: 60_000 }, { ...scrubber, flareCapacity: 60_000 }, testSeparator],
  },
  {
    title: 'Compressor train: two vessels, each with its tail pipe',
    source: 'Illustrative duty',
    cases: [discharge, suction],
  },
  {
    title: 'Compressor train: two vessels into one flare header, back pressure calculated',
    source: 'Illustrative duty',
    cases: [dischargeDrum, suctionScrubber],
  },
  {
    title: 'Carbon dioxide cylinder bank, cold',
    source: 'Illustrative duty; the liquid may freeze',
    cases: [
      {
        userDescription: 'Carbon dioxide buffer',
        insideDiameter: 600,
        tangentLength: 2400,
        wallThickness: 20,
        composition: 'CO2: 1',
        initialPressure: 40,
        initialTemperature: 20,
        orificeDiameter: 6,
        minimumDesignTemperature: -46,
      },
    ],
  },
  {
    title: 'Carbon dioxide over its liquid, by its reference equation',
    source: 'Illustrative duty',
    cases: [
      {
        userDescription: 'Carbon dioxide surge drum',
        orientation: 'Horizontal',
        insideDiameter: 1200,
        tangentLength: 3600,
        wallThickness: 30,
        composition: 'CO2: 1',
        equationOfState: 'reference',
        initialPressure: 38.7,
        initialTemperature: 5,
        liquidLevel: 400,
        orificeDiameter: 18,
        designPressure: 60,
        minimumDesignTemperature: -46,
      },
    ],
  },
];
