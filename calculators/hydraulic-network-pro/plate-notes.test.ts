import { expect, test } from 'vitest';
import { calculateJson } from '../kit/index.ts';
import definition from './definition.ts';

test('an orifice plate below the Reynolds number of ISO 5167-2 is named, with the side of its coefficient', () => {
  const warnings = (viscosity: number) =>
    calculateJson(definition, {
      fluidPhase: 'Liquid',
      density: 950,
      viscosity,
      nodes: 'tag | pressure bar(g)\nA | 10\nB | 5',
      items: [{ tag: 'O1', type: 'orifice', from: 'A', to: 'B', insideDiameter: 102.3, bore: 20 }],
    }).messages.flatMap(({ level, text }) => (level === 'warning' ? [text] : []));
  expect(warnings(5000)).toEqual([
    expect.stringMatching(/^The Reynolds number of the pipe is below 5000, .*: O1\. .* too small, the unsafe side\.$/),
  ]);
  expect(warnings(1)).toEqual([]);
});
