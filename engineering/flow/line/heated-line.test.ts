import { expect, test } from 'vitest';
import { heatedOutlet } from './heated-line.ts';
import { gasLineOutlet, choked } from './index.ts';

/** An ideal gas of M = 20 g/mol and κ = 1.3. */
const specific = 8.314462618 / 0.02;
const cp = (specific * 1.3) / 0.3;
const start = 330;
const gas = (pressure: number, enthalpy: number) => {
  const temperature = start + enthalpy / cp;
  return { density: pressure / (specific * temperature), temperature };
};
const line = {
  stateAt: gas,
  inlet: { pressure: 5e6, ...gas(5e6, 0) },
  massFlux: 400,
  resistance: 60,
  rise: 0,
  conductance: 0,
  ambient: 280,
};

test('without heat it is Fanno flow', () => {
  const { pressure, density } = line.inlet;
  const exact = gasLineOutlet(
    { pressure, density, gamma: 1.3 },
    { friction: 0.02, fittingResistance: 0, velocity: 400 / density },
    { length: 600, diameter: 0.2 },
    'adiabatic',
  );
  expect(exact).not.toBe(choked);
  const drop = typeof exact === 'object' ? exact.pressureDrop : NaN;
  expect(Math.abs((5e6 - (heatedOutlet(line)?.pressure ?? NaN)) / drop - 1)).toBeLessThan(2e-5);
});

test('without friction it approaches its surroundings exponentially', () => {
  const outlet = heatedOutlet({ ...line, massFlux: 1, resistance: 1e-3, conductance: 1.5 * cp });
  expect(outlet?.temperature).toBeCloseTo(280 + 50 * Math.exp(-1.5), 2);
});

test('with so much heat that it has the temperature of its surroundings it is isothermal', () => {
  const { pressure, density } = line.inlet;
  const exact = gasLineOutlet(
    { pressure, density, gamma: 1.3 },
    { friction: 0.02, fittingResistance: 0, velocity: 400 / density },
    { length: 600, diameter: 0.2 },
    'isothermal',
  );
  const drop = typeof exact === 'object' ? exact.pressureDrop : NaN;
  const outlet = heatedOutlet({ ...line, ambient: start, conductance: 500 * cp });
  expect(Math.abs((5e6 - (outlet?.pressure ?? NaN)) / drop - 1)).toBeLessThan(2e-3);
});

test('a flow that chokes has no outlet', () => {
  expect(heatedOutlet({ ...line, massFlux: 6000, resistance: 60 })).toBeUndefined();
});
