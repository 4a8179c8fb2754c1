import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

/** Returns the warnings of a wall that freezes. */
const onWall = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input))
    .messages.filter(({ level, text }) => level === 'warning' && text.includes('on the wall'))
    .map(({ text }) => text);

const chiller: CaseInput = {
  flowConfiguration: 'Counter-current',
  area: 50,
  flowHot: 20_000,
  hotPressure: 3,
  hotFluidSource: 'water',
  tempHotIn: 12,
  tempHotOut: 3,
  cpCold: 2.5,
  tempColdIn: -20,
  tempColdOut: -15,
};
const gas: CaseInput = {
  ...chiller,
  hotFluidSource: 'composition',
  hotComposition: 'C1: 90\nCO2: 10',
  hotPressure: 50,
  tempHotOut: -60,
};

const wetGas: CaseInput = {
  hotFluidSource: 'composition',
  hotComposition: 'C1: 95\nC2: 5\nH2O: 0.05',
  hotPressure: 30,
};
const wetOctane: CaseInput = { hotFluidSource: 'composition', hotComposition: 'H2O: 30\nnC8: 70', hotPressure: 3 };

describe('a hot side that freezes above the temperature of the cold side', () => {
  // Freezing points: benzene, CRC Handbook; ethylene glycol in water, Melinder 2010. The wall is between both sides.
  test.each([
    [chiller, 'Ice may form on the wall: water freezes below 0 °C, and the cold side enters at −20.00 °C', '6.7 times'],
    [
      { ...chiller, hotFluidSource: 'pure', hotPureFluid: 'Bz', tempHotOut: 8 },
      'benzene freezes below 5.6',
      '11 times',
    ],
    [
      { ...chiller, hotFluidSource: 'solution', hotSolute: 'ethyleneGlycol', hotSoluteFraction: 30, tempHotOut: -10 },
      'the solution freezes below −14.',
      '1.2 times',
    ],
    [
      { ...chiller, hotFluidSource: 'solution', hotSolute: 'seaSalt', hotSoluteFraction: 3.5, tempHotOut: 1 },
      // UNESCO 1983, S = 35: −1.922 °C.
      'sea water freezes below −1.920 °C',
      '6.2 times',
    ],
    [{ ...chiller, flowConfiguration: 'Co-current' }, 'Where the sides have 3.000 °C and −15.00 °C', '5.0 times'],
    [{ ...gas, tempColdIn: -155 }, 'Dry ice may form on the wall: the mixture freezes below −83.', '3.1 times'],
  ] as const)('is warned of, with the ratio of the coefficients', (input, begins, ratio) => {
    const messages = onWall(input);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(begins);
    expect(messages[0]).toContain(`more than ${ratio}`);
  });

  test.each([
    ['a cold side above it', { ...chiller, tempColdIn: 0.5 }],
    ['a wall that is hardly ever that cold', { ...chiller, tempHotOut: 11, tempColdIn: -0.1 }],
    ['a stream that is itself frozen there', { ...gas, tempHotOut: -100, tempColdIn: -155 }],
    ['a gas that does not freeze', { ...gas, hotComposition: 'C1: 100', tempColdIn: -155 }],
  ] as const)('is not reported of %s', (_, input) => {
    expect(onWall(input)).toEqual([]);
  });

  /**
   * °C, of water that condenses out of the hot side: melting_line of CoolProp 8.0.0, −0.22 °C at 31 bar and −0.02 °C at 4 bar, and 0.05 K less
   * where 0.05 % of gas is dissolved.
   */
  test.each([
    [wetGas, { tempHotOut: 20, tempColdIn: -20 }, /freezes below −0\.2\d+ °C/, '0.97 times'],
    [wetGas, { tempHotOut: 10, tempColdIn: -45 }, /freezes below −0\.2\d+ °C/, '4.4 times'],
    [wetGas, { tempHotOut: 10, tempColdIn: -75 }, /freezes below −0\.2\d+ °C/, '7.3 times'],
    [wetOctane, { tempHotOut: 20, tempColdIn: -5 }, /freezes below −0\.02\d* °C/, '0.25 times'],
    [wetOctane, { tempHotOut: 20, tempColdIn: -20 }, /freezes below −0\.02\d* °C/, '1.0 times'],
  ] as const)('by the water in a mixture is warned of from the freezing point on', (hot, ends, freezes, ratio) => {
    const messages = onWall({ ...chiller, ...hot, tempHotIn: 50, ...ends });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(freezes);
    expect(messages[0]).toContain(`more than ${ratio}`);
  });

  // Nitrogen freezes at 63 K at most; GERG-2008 begins at 60 K.
  test('is reported as unknown where the equation has no state', () => {
    const hydrogen = { hotFluidSource: 'composition', hotComposition: 'H2: 99.99\nN2: 0.01', hotPressure: 2 };
    const messages = onWall({ ...chiller, ...hydrogen, tempHotOut: -150, tempColdIn: -222, tempColdOut: -215 });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^Whether the mixture freezes on the wall, .* is not known: .*GERG-2008/);
  });
});
