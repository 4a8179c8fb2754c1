import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPipes } from '../../piping/index.ts';
import { toSi } from '../../quantities/index.ts';
import { findRoot } from '../../numerics/index.ts';
import { choked } from './compressible.ts';
import { sumFittings, type FittingCount } from './fittings.ts';
import { churchill } from './friction-factor.ts';
import { gasLineOutlet, singlePhaseLine, type LineGeometry } from './line.ts';

function schedule40(nps: string, length: number, rise = 0, fittings: readonly FittingCount[] = []): LineGeometry {
  const inches = Number(nps);
  return {
    diameter: findPipes({ nps, schedule: '40' })[0]?.innerDiameter ?? 0,
    inches,
    roughness: 4.572e-5,
    length,
    rise,
    fittings: sumFittings(fittings, 'crane', inches),
  };
}

test('Crane TP-410, example 7-9: oil in laminar flow, 6.41 ft/s, Re below 2000', () => {
  const geometry = schedule40('5', 300 * 0.3048, 50 * 0.3048, [
    { item: 'Gate valve', amount: 1 },
    { item: 'Angle valve', amount: 1 },
    { item: 'Bend 90°, r/D 1', amount: 1 },
  ]);
  const density = toSi('density', 62.364 * 0.87, 'lb/ft³');
  const massFlow = toSi('volumeFlow', 400, 'gal (US)/min') * density;
  const line = singlePhaseLine({ massFlow, density, viscosity: 0.13 }, geometry);
  // Figures of the example as evaluated in the documentation of fluids 1.3.1.
  expect(line.velocity / 0.3048).toBeCloseTo(6.414177533606955, 3);
  expect(line.reynoldsNumber).toBeCloseTo(1675.6167, 0);
  expect(line.friction).toBeCloseTo(0.0381949, 5);
  const total = line.frictionLoss + line.fittingLoss + line.elevationLoss;
  expect(total / toSi('pressureDifference', 1, 'psi')).toBeCloseTo(26.06, 1);
});

test('Re → 0: the loss tends to that of Hagen and Poiseuille, finite', () => {
  const geometry = schedule40('2', 10);
  for (const massFlow of [1e-12, 1e-9, 1e-6]) {
    const { frictionLoss, velocity } = singlePhaseLine({ massFlow, density: 1000, viscosity: 1 }, geometry);
    expect(frictionLoss / ((32 * 1 * 10 * velocity) / geometry.diameter ** 2)).toBeCloseTo(1, 12);
  }
});

test('the flow found from a pressure drop is the flow that makes it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 200, noNaN: true }),
      fc.double({ min: 1e-4, max: 0.5, noNaN: true }),
      (massFlow, viscosity) => {
        const geometry = schedule40('6', 100, 0, [{ item: 'Globe valve', amount: 1 }]);
        const drop = (flow: number) => {
          const line = singlePhaseLine({ massFlow: flow, density: 850, viscosity }, geometry);
          return line.frictionLoss + line.fittingLoss;
        };
        const expected = drop(massFlow);
        const result = findRoot(flow => drop(flow) / expected - 1, massFlow / 3, massFlow * 3);
        expect((result?.x ?? 0) / massFlow).toBeCloseTo(1, 9);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a gas line by either expansion is between its incompressible loss and its inlet pressure', () => {
  const geometry = schedule40('4', 200);
  const flow = { massFlow: 2, density: 6, viscosity: 1.8e-5, pressure: 6e5, gamma: 1.4 };
  const line = singlePhaseLine(flow, geometry);
  for (const expansion of ['adiabatic', 'isothermal'] as const) {
    const outlet = gasLineOutlet(flow, line, geometry, expansion);
    const drop = outlet === choked ? Number.NaN : outlet.pressureDrop;
    expect(drop).toBeGreaterThan(line.frictionLoss);
    expect(drop).toBeLessThan(flow.pressure);
  }
  const faster = { ...flow, massFlow: 40 };
  expect(gasLineOutlet(faster, singlePhaseLine(faster, geometry), geometry, 'adiabatic')).toBe(choked);
});

test('another friction law takes the place of Colebrook', () => {
  const flow = { massFlow: 20, density: 998, viscosity: 1e-3 };
  const geometry = schedule40('6', 100);
  const ratio = singlePhaseLine(flow, geometry, churchill).gradient / singlePhaseLine(flow, geometry).gradient;
  expect(ratio).not.toBe(1);
  expect(ratio).toBeCloseTo(1, 1);
});

test('refuses invalid flows', () => {
  const geometry = schedule40('6', 100);
  expect(() => singlePhaseLine({ massFlow: 1, density: 0, viscosity: 1e-3 }, geometry)).toThrow(
    'density must be above 0, got 0',
  );
  expect(() => singlePhaseLine({ massFlow: 0, density: 1, viscosity: 1e-3 }, geometry)).toThrow(
    'reynoldsNumber must be above 0, got 0',
  );
});
