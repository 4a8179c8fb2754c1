import { beforeAll, expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

beforeAll(loadAllFluidData);

// CoolProp 8.0.0, at constant enthalpy from 9.01 to 5.01 bar(abs): hydrogen of −240 °C has −244.0 °C and a density 24 % above that of −240 °C.
test('a gas that cools by less than 5 K and becomes considerably denser is reported', () => {
  const input = {
    fluidPhase: 'Gas',
    fluidSource: 'pure',
    pureFluid: 'H2',
    temperature: -240,
    nodes: [
      { tag: 'S', elevation: 0, pressure: 8 },
      { tag: 'T', elevation: 0, pressure: 4 },
    ],
    items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length: 100, insideDiameter: 102.3, roughness: 0.05 }],
  };
  const texts = calculateJson(definition, input).messages.map(({ text }) => text);
  expect(texts.join('\n')).toMatch(
    /reaches the end of L with −244\.\d °C; .* Its density there is 2[45] % higher than calculated/,
  );
});
