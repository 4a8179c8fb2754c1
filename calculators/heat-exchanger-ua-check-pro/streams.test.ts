import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';
import { gasWater, oilCooler } from './examples.ts';

beforeAll(loadAllFluidData);

const evaluateCase = (input: CaseInput) => calculateCase(definition, caseFrom(definition, input));
const messagesOf = (input: CaseInput) => evaluateCase(input).messages.map(({ text }) => text);
const result = (input: CaseInput, id: string) => Number(resultValue(evaluateCase(input).evaluation, id));

/** Returns the derived defaults by field, in SI. */
const filled = (input: CaseInput) =>
  Object.fromEntries(evaluateCase(input).evaluation.filled.map(({ id, value, source }) => [id, { value, source }]));

const water = { coldFluidSource: 'water', coldPressure: 4, cpCold: '' } as const;

describe('the selected fluids', () => {
  test('give the heat capacity of water in two examples of Incropera, and the exchangers their UA', () => {
    for (const [example, printed] of [
      [oilCooler, 4178],
      [gasWater, 4197],
    ] as const) {
      const chosen = { ...example, ...water };
      expect((filled(chosen)['cpCold']?.value ?? NaN) / printed).toBeCloseTo(1, 2);
      expect(result(chosen, 'ua') / result(example, 'ua')).toBeCloseTo(1, 2);
    }
  });

  test('give a mean heat capacity from the enthalpies in the steam tables, and the resulting duty', () => {
    const heater = {
      flowConfiguration: 'Counter-current',
      area: 20,
      hotFluidSource: 'water',
      hotPressure: 8.98675,
      flowHot: 3600,
      tempHotIn: 160,
      tempHotOut: 100,
      coldFluidSource: 'pure',
      coldPureFluid: 'N2',
      coldPressure: 0,
      flowCold: 7200,
      tempColdIn: 20,
      tempColdOut: 80,
    };
    // Water at 10 bar: 675.7 kJ/kg at 160 °C and 419.8 kJ/kg at 100 °C.
    expect(filled(heater)['cpHot']?.value).toBeCloseTo((675.7e3 - 419.8e3) / 60, -1);
    expect(result(heater, 'dutyHot')).toBeCloseTo(675.7e3 - 419.8e3, -3);
    expect(filled(heater)['cpCold']?.value).toBeCloseTo(1042, -1);
    expect(filled(heater)['cpCold']?.source).toContain('mean between inlet and outlet');
    expect(messagesOf(heater).filter(text => text.includes('by mass'))).toEqual([]);
  });

  test('can be a mixture or a solution', () => {
    const cooler = {
      ...oilCooler,
      hotFluidSource: 'composition',
      hotComposition: 'nC7: 50\nnC8: 50',
      hotPressure: 5,
      cpHot: '',
      coldFluidSource: 'solution',
      coldSoluteFraction: 40,
      coldPressure: 3,
      cpCold: '',
    };
    expect(filled(cooler)['cpHot']?.value).toBeCloseTo(2450, -2);
    expect(filled(cooler)['cpCold']?.value).toBeCloseTo(3500, -2.3);
  });

  const condenser = {
    flowConfiguration: 'Counter-current',
    area: 20,
    hotFluidSource: 'water',
    hotPressure: -0.01325,
    flowHot: 3600,
    tempHotIn: 150,
    tempHotOut: 80,
    ...water,
    tempColdIn: 20,
    tempColdOut: 60,
  };

  test('include boiling and condensation, which is reported', () => {
    expect(filled(condenser)['cpHot']?.value).toBeCloseTo((2776.6e3 - 334.99e3) / 70, -1);
    expect(messagesOf(condenser)).toContain(
      'Between 150.0 °C and 80.00 °C at 1.000 bar(abs), 100 % by mass of water condenses, which the duty curve follows at this pressure throughout: the outlet pressure is on the safe side.',
    );
    const boiler = { ...condenser, coldPressure: 0, tempColdOut: 120 };
    expect(messagesOf(boiler)).toContainEqual(
      expect.stringMatching(/, 100 % by mass of water boils, which .*: the inlet pressure is on the safe side\.$/),
    );
  });

  // A heteroazeotrope: between one liquid of pentane and one of water, and the vapour, lie less than 3 K.
  test('condense within a narrow range too', () => {
    const azeotrope = {
      hotFluidSource: 'composition',
      hotComposition: 'nC5: 90; H2O: 10',
      hotPressure: { value: 5, unit: 'bar(abs)' },
    };
    const cooled = { ...condenser, ...azeotrope, tempHotIn: 120, tempHotOut: 60 };
    expect(messagesOf(cooled)).toContainEqual(expect.stringContaining('100 % by mass of the mixture condenses'));
  });

  test('above the critical pressure neither boil nor condense', () => {
    const mixture = {
      coldFluidSource: 'composition',
      coldComposition: 'C1: 85; C2: 10; C3: 5',
    };
    const heated = { ...condenser, ...mixture, coldPressure: 100, tempColdIn: -80, tempColdOut: 20 };
    expect(messagesOf(heated)).toContain(
      'Between −80.00 °C and 20.00 °C at 101.0 bar(abs), the mixture has no two phases: as a dense fluid it changes gradually from liquid-like to gas-like, without boiling, which the duty curve follows at this pressure throughout: the inlet pressure is on the safe side.',
    );
    expect(messagesOf(heated).join(' ')).not.toContain('by mass of the mixture');
    expect(messagesOf({ ...heated, coldPressure: 60 })).toContainEqual(
      expect.stringMatching(/100 % by mass of the mixture boils/),
    );
  });

  test('give no heat capacity at constant temperature, and that at the inlet if the outlet is unknown', () => {
    const still = { ...condenser, tempHotIn: 99.61, tempHotOut: 99.61 };
    expect(messagesOf(still)).toContain(
      'Not filled in: hot side specific heat capacity. Water keeps its temperature; enter the duty.',
    );
    const { tempHotOut: _, ...open } = { ...condenser, tempHotIn: 80 };
    expect(filled(open)['cpHot']?.value).toBeCloseTo(4197, -1);
    expect(filled(open)['cpHot']?.source).toContain('at the inlet: the outlet temperature is blank');
  });

  test('are overridden by typed values', () => {
    const typed = { ...oilCooler, ...water, cpCold: 5 };
    expect(messagesOf(typed)).toContainEqual(
      expect.stringMatching(/^Cold side specific heat capacity is used as typed, 5/),
    );
    expect(result(typed, 'dutyCold')).toBeCloseTo(0.2 * 5000 * 10.2, 6);
  });

  test('give no duty curve if another heat capacity is typed, which is unsafe across a phase change', () => {
    const typed = { ...condenser, cpHot: 34.9 };
    expect(messagesOf(typed)).toContainEqual(
      expect.stringMatching(/condenses, but .* UA may be too small, the unsafe side\. Clear the/),
    );
  });

  test('name the side of an input that they lack', () => {
    const untyped = { ...oilCooler, ...water, coldFluidSource: 'table' };
    expect(resultValue(evaluateCase(untyped).evaluation, 'dutyCold')).toMatchObject({
      text: 'needs table of properties, cold fluid',
    });
  });

  test('need the pressure of their side', () => {
    const { coldPressure: _, ...nowhere } = { ...oilCooler, ...water };
    expect(filled(nowhere)).toEqual({});
  });
});

describe('a pure fluid next to its boiling point', () => {
  // Propane boils at 46.91965 °C at 16.01325 bar (CoolProp 8.0.0).
  const condenser = (tempHotOut: number) => ({
    flowConfiguration: 'Counter-current',
    area: 20,
    hotFluidSource: 'pure',
    hotPureFluid: 'C3',
    hotPressure: 15,
    flowHot: 10_000,
    tempHotIn: 80,
    tempHotOut,
    coldFluidSource: 'typed',
    cpCold: 4.2,
    tempColdIn: 25,
    tempColdOut: 30,
    flowCold: 35_823,
  });
  const beside = (input: CaseInput) => messagesOf(input).filter(text => text.includes('the last digit decides'));

  test('gets a message that the last digit decides between gas and liquid', () => {
    expect(beside(condenser(46.92))).toEqual([
      expect.stringMatching(/^Propane at 46\.92 °C is within .* is taken as a gas/),
    ]);
    expect(beside(condenser(46.9196))).toEqual([expect.stringContaining('is taken as a liquid')]);
  });

  test('is not mentioned away from it', () => {
    expect(beside(condenser(46.8))).toEqual([]);
    expect(beside(condenser(47.1))).toEqual([]);
  });
});
