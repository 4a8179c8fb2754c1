import { beforeAll, expect, test } from 'vitest';
import { caseFrom, evaluate, presentValues, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';
import { air, kgPerHour, massFlux } from './testing/answer.ts';

beforeAll(loadAllFluidData);

const plotsOf = (input: CaseInput) =>
  definition.plots?.(presentValues(evaluate(definition, caseFrom(definition, input)))) ?? [];

test('the profile rises from the outlet over a choked end to each source', () => {
  // Fanno flow of k = 1.4 choked at 2 bar: Ma 0.3 and p/p* = 3.6191 where 4fL*/D = 5.2993 (J. D. Anderson, table A.4).
  const flow = kgPerHour(massFlux(2e5, 1, 1.4, 28.96, 300));
  const { molarMass, isentropicExponent, temperature, compressibility, viscosity } = air;
  const gas = [molarMass, isentropicExponent, temperature, compressibility, viscosity].join(' | ');
  const [plot] = plotsOf({
    sources: [
      'Tag | To | Required flow kg/h | Molar mass | Isentropic exponent | Temperature °C | Compressibility factor | Viscosity cP | Set pressure bar(g)| Valve type',
      `V-1 | S | ${flow} | ${gas} | 50 | conventional`,
      `V-2 | T | ${flow / 1e6} | ${gas} | 50 | conventional`,
    ].join('\n'),
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient',
      'L-1 | line | S | End | 0.000001 | 100 | 0 | 5.2993',
      'L-2 | line | T | End | 20 | 100 | 0 | 0',
    ].join('\n'),
  });
  const [others, own] = plot?.series ?? [];
  expect(own?.points).toEqual([
    [0, expect.closeTo(0, 6)],
    [0, expect.closeTo(2e5 - 101_325, 1)],
    [1e-6, expect.closeTo(3.6191 * 2e5 - 101_325, -2)],
  ]);
  expect(others?.points.at(-1)).toBeUndefined();
  expect(others?.points.filter(point => point !== undefined).map(point => point?.[0])).toEqual([0, 20]);
  expect(plot?.marks?.map(({ label }) => label)).toEqual(['V-1', 'V-2']);
});

test('there is no profile without a source that is on', () => {
  expect(definition.plots?.({})).toEqual([]);
});
