import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, calculateJson, caseFrom, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

/** Gases that expand along lines. Isenthalpic states by CoolProp 8.0.0. */

beforeAll(loadAllFluidData);

const heads = 'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Kv | x_T';
const line = (tag: string, from: string, to: string, length = 1000) =>
  `${tag} | line | ${from} | ${to} | ${length} | 4 | 40 | 0.05 | |`;
const piped = (
  pureFluid: string,
  temperature: number,
  nodes: readonly string[],
  items: readonly string[],
  columns = heads,
): CaseInput => ({
  fluidPhase: 'Gas',
  fluidSource: 'pure',
  pureFluid,
  temperature,
  nodes: ['Tag | Elevation m | Pressure bar(g)', ...nodes].join('\n'),
  items: [columns, ...items].join('\n'),
});
const cooled = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.flatMap(({ text }) =>
    text.startsWith('Without heat') ? [text] : [],
  );

describe('a gas that loses its pressure in lines', () => {
  // Ethylene from 71.01 bar and 15 °C to 46.01 bar: 5.114 °C and 10.86 % of vapour. Carbon dioxide from 56.01 bar and 30 °C to 36.01 bar: 6.726 °C, and 21.6 % denser than at 30 °C.
  test('is named with its temperature and its liquid at the end', () => {
    expect(cooled(piped('C2=', 15, ['A | 0 | 70', 'B | 0 | 45'], [line('L-1', 'A', 'B')]))).toEqual([
      expect.stringMatching(
        /^Without heat from outside the gas reaches the end of L-1 with 5\.114 °C, 89 % of it liquid by mass; .* the unsafe side\.$/,
      ),
    ]);
    expect(cooled(piped('CO2', 30, ['A | 0 | 55', 'B | 0 | 35'], [line('L-1', 'A', 'B')]))).toEqual([
      'Without heat from outside the gas reaches the end of L-1 with 6.726 °C; the network calculates a gas of 30.00 °C everywhere. Its density there is 22 % higher than calculated: velocities and losses are on the safe side, a flow to be limited is on the unsafe side. So is its temperature where freezing, hydrates or the material decide.',
    ]);
  });

  // Methane from 71.01 bar and 15 °C: 1.696 °C at 41.01 bar, and 1000 m higher −7.32 °C at 31.01 bar; the lines branch at M.
  test('cools along all lines before it, and as it rises', () => {
    const nodes = ['A | 0 | 70', 'M | 0 |', 'B | 1000 | 30', 'C | 0 | 40'];
    const items = [line('L-1', 'A', 'M', 3000), line('L-2', 'M', 'B', 3000), line('L-3', 'M', 'C', 3000)];
    const [text = ''] = cooled(piped('C1', 15, nodes, items));
    expect(text).toMatch(/reaches the end of L-2 with −7\.3\d+ °C; .* It is similar at the end of L-3\.$/);
  });

  test('warms if it is hydrogen, which makes velocities too low', () => {
    // From 201.01 bar and 15 °C to 11.01 bar: 21.60 °C.
    expect(cooled(piped('H2', 15, ['A | 0 | 200', 'B | 0 | 10'], [line('L-1', 'A', 'B')]))).toEqual([
      expect.stringMatching(
        /with 21\.\d+ °C; .* lower than calculated, and velocities and losses are too low: the unsafe side\.$/,
      ),
    ]);
  });

  test('is not named where the pressure falls in a valve, or hardly falls', () => {
    const valve = 'FV-1 | control valve | B | C | | | | | 20 | 0.7';
    const input = piped('C1', 15, ['A | 0 | 70', 'B | 0 |', 'C | 0 | 8'], [line('L-1', 'A', 'B', 10), valve]);
    expect(cooled(input)).toEqual([expect.stringMatching(/leaves FV-1/)]);
    expect(cooled(piped('C1', 15, ['A | 0 | 8', 'B | 0 | 6'], [line('L-1', 'A', 'B')]))).toEqual([]);
  });

  // Carbon dioxide from 66.01 bar and 30 °C to 31.01 bar: −4.341 °C and 8.456 % of liquid, 1.540 % if it is at 30 °C again at 60.53 bar, before the valve.
  test.each([50, 2000])(
    'leaves a valve behind %s m with the liquid that it has without heat from its source',
    length => {
      const input = piped(
        'CO2',
        30,
        ['S | 0 | 65', 'A | 0 |', 'V | 0 |', 'C | 0 | 29.5'],
        [
          line('L-1', 'S', 'A', length),
          'PV-1 | control valve | A | V | | | | | | 0.7 | 30',
          'L-2 | line | V | C | 500 | 6 | 40 | 0.05 | | |',
        ],
        `${heads} | Downstream pressure`,
      );
      expect(cooled({ ...input, velocityLimit: 30 })).toContain(
        'Without heat from outside, from where it enters the network, the gas leaves PV-1 with 8.5 % of liquid by mass, at −4.341 °C. Behind it the network calculates a gas.',
      );
      const { itemTable } = calculateJson(definition, { ...input, velocityLimit: 30 }).results;
      expect(itemTable).toContainEqual(
        expect.objectContaining({ item: 'L-2', verdict: 'not judged: liquid in the gas' }),
      );
    },
  );
});
