import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

test('an orifice plate below the Reynolds number of ISO 5167-2 is named, with the side of its coefficient', () => {
  const warnings = (viscosity: number) =>
    calculateJson(definition, {
      fluidPhase: 'Liquid',
      density: 950,
      viscosity,
      nodes: 'tag | pressure bar(g)\nA | 10\nB | 5',
      items: [{ tag: 'O1', type: 'orifice', from: 'A', to: 'B', insideDiameter: 102.3, bore: 20 }],
    }).messages.flatMap(({ level, text }) => (level === 'warning' ? [text] : []));
  // Of the plate with β = 0.5 by Hollingshead et al. (2011), as in fluids 1.3.1: 0.585 at Re = 10 in the pipe, 0.654 at 20, 0.702 at 100, 0.632 at 5000.
  expect(warnings(5000)).toEqual([
    expect.stringMatching(
      /^The Reynolds number of the pipe is below 5000, .*: O1\. .* smaller than stated, and at given pressures more flows, /,
    ),
  ]);
  expect(warnings(50_000)).toEqual([
    expect.stringMatching(
      /^The Reynolds number of the pipe is below 5000, .*: O1\. .* larger than stated, the unsafe side\.$/,
    ),
  ]);
  expect(warnings(1)).toEqual([]);
});
