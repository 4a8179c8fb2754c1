import type { Example } from '../kit/index.ts';

const fahrenheit = (value: number) => ({ value, unit: '°F' });
const pounds = (value: number) => ({ value, unit: 'lb/h' });
const btu = (value: number) => ({ value, unit: 'Btu/(lb·°F)' });

export const oilCooler = {
  userDescription: 'Oil cooler',
  flowConfiguration: 'Counter-current',
  area: 5.17588,
  hotMedium: 'Oil',
  flowHot: { value: 0.1, unit: 'kg/s' },
  tempHotIn: 100,
  tempHotOut: 60,
  cpHot: 2.131,
  coldMedium: 'Water',
  flowCold: { value: 0.2, unit: 'kg/s' },
  tempColdIn: 30,
  tempColdOut: 40.2,
  cpCold: 4.178,
};

export const toluene = {
  userDescription: 'Benzene by toluene',
  flowConfiguration: 'Counter-current',
  hotMedium: 'Toluene',
  flowHot: pounds(6330),
  tempHotIn: fahrenheit(160),
  tempHotOut: fahrenheit(100),
  cpHot: btu(0.44),
  coldMedium: 'Benzene',
  flowCold: pounds(9820),
  tempColdIn: fahrenheit(80),
  tempColdOut: fahrenheit(120),
  cpCold: btu(0.425),
};

export const kerosene = {
  userDescription: 'Crude by kerosene',
  flowConfiguration: 'Shell-and-tube 1-2',
  hotMedium: 'Kerosene',
  flowHot: pounds(43800),
  tempHotIn: fahrenheit(390),
  tempHotOut: fahrenheit(200),
  cpHot: btu(0.605),
  coldMedium: 'Crude oil',
  flowCold: pounds(149000),
  tempColdIn: fahrenheit(100),
  tempColdOut: fahrenheit(170),
  cpCold: btu(0.49),
};

export const distilledWater = {
  userDescription: 'Distilled water',
  flowConfiguration: 'Shell-and-tube 1-2',
  hotMedium: 'Distilled water',
  flowHot: pounds(175000),
  tempHotIn: fahrenheit(93),
  tempHotOut: fahrenheit(85),
  cpHot: btu(1),
  coldMedium: 'Raw water',
  flowCold: pounds(280000),
  tempColdIn: fahrenheit(75),
  tempColdOut: fahrenheit(80),
  cpCold: btu(1),
};

export const gasWater = {
  userDescription: 'Gas by water',
  flowConfiguration: 'Cross-flow',
  crossFlowMixing: 'Both unmixed',
  area: 39.7,
  duty: 377.73,
  hotMedium: 'Exhaust gas',
  tempHotIn: 300,
  tempHotOut: 100,
  coldMedium: 'Water',
  flowCold: { value: 1, unit: 'kg/s' },
  tempColdIn: 35,
  tempColdOut: 125,
  cpCold: 4.197,
};

const gasCooler = {
  userDescription: 'CO₂ gas cooler',
  flowConfiguration: 'Counter-current',
  hotFluidSource: 'pure',
  hotPureFluid: 'CO2',
  hotPressure: 85,
  flowHot: 10_000,
  tempHotIn: 100,
  tempHotOut: 30,
  coldFluidSource: 'water',
  coldPressure: 4,
  flowCold: 99_905.62,
  tempColdIn: 20,
  tempColdOut: 25.66,
};

export const examples: readonly Example[] = [
  {
    title: 'Oil cooler, counter-current',
    source: 'Incropera, Fundamentals of Heat and Mass Transfer, example 11.1: 8524 W, 43.2 K',
    cases: [oilCooler],
  },
  {
    title: 'Distilled water in a 1-2 exchanger, and in two shells',
    source: 'Kern, Process Heat Transfer, example 7.4; the second case illustrative',
    cases: [
      distilledWater,
      { ...distilledWater, userDescription: 'Two shells', flowConfiguration: 'Shell-and-tube 2-4' },
    ],
  },
  {
    title: 'Gas and water in cross-flow, unmixed; benzene heated by toluene; co-current',
    source: 'Incropera, example 11.3; Kern, example 6.1; the third case illustrative',
    cases: [
      gasWater,
      toluene,
      {
        userDescription: 'Co-current, by duty',
        flowConfiguration: 'Co-current',
        area: 12,
        duty: 320,
        tempHotIn: 120,
        tempHotOut: 80,
        tempColdIn: 20,
        tempColdOut: 50,
      },
    ],
  },
  {
    title: 'Cross-flow with one stream mixed, three shells, equal differences',
    source: 'Illustrative duties',
    cases: [
      { ...gasWater, userDescription: 'Gas mixed', crossFlowMixing: 'Hot side mixed' },
      { ...gasWater, userDescription: 'Water mixed', crossFlowMixing: 'Cold side mixed' },
      {
        ...distilledWater,
        userDescription: 'Three shells',
        flowConfiguration: 'Shell-and-tube N-2N',
        shellPasses: 3,
      },
      {
        userDescription: 'Equal differences',
        flowConfiguration: 'Counter-current',
        area: 20,
        flowHot: 10000,
        tempHotIn: 90,
        tempHotOut: 60,
        cpHot: 4.2,
        flowCold: 10000,
        tempColdIn: 30,
        tempColdOut: 60,
        cpCold: 4.2,
      },
    ],
  },
  {
    title: 'Dense carbon dioxide and condensing propane, along their duty curves',
    source: 'Illustrative duties; enthalpies of the chosen fluids',
    cases: [
      gasCooler,
      {
        ...gasCooler,
        userDescription: 'Propane condenser',
        hotPureFluid: 'C3',
        hotPressure: 15,
        tempHotIn: 80,
        tempHotOut: 40,
        flowCold: 108_012.25,
        tempColdIn: 25,
        tempColdOut: 33.59,
      },
    ],
  },
];
