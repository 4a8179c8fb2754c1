import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** The message on Churchill's friction factor for a smooth pipe of 50 mm at a Reynolds number. */
function messageAt(Re: number, friction = 'step'): string {
  const flow = ((Re * Math.PI * 0.05 * 0.001) / 4) * 3600;
  const { messages } = calculateJson(definition, {
    density: 1000,
    viscosity: 1,
    friction,
    nodes: `Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nA | 0 | 5 |\nB | 0 | | ${flow}`,
    items:
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient\nL | line | A | B | 100 | 50 | 0 | 0',
  });
  return messages.flatMap(({ level, text }) => (text.includes('Churchill') ? [`${level}: ${text}`] : [])).join('\n');
}

// fluids 1.3.1: f of Colebrook 0.017990 and 0.045491, of Churchill 0.017875 and 0.037519, at Re = 1e5 and 2600.
test('pressures by the friction factor of Churchill are a second method', () => {
  expect(messageAt(1e5)).toMatch(
    /^info: By the friction factor of Churchill, pressures differ by at most .*, 0\.64 % of/,
  );
  expect(messageAt(2600)).toMatch(/^info: By .* Churchill, the pressure at B is .* higher, 18 % of .* the safe side/);
});

// At Re = 2310 laminar flow has f = 64/2310 = 0.027706, Churchill 0.031.
test('a lower pressure by it is a warning with the side', () => {
  expect(messageAt(2310)).toMatch(/^warning: By .* Churchill, the pressure at B is .* lower, .* the unsafe side/);
});

test('Churchill has no second method here', () => {
  expect(messageAt(1e5, 'churchill')).toBe('');
});
