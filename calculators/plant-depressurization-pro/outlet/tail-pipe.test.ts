import { describe, expect, test } from 'vitest';
import type { CaseInput } from '../../kit/index.ts';
import { evaluator } from '../../testing/evaluator.ts';
import definition from '../definition.ts';

const by = evaluator(definition);

const nitrogen = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  headType: 'flat',
  wallThickness: 12,
  composition: 'N2: 1',
  initialPressure: 40,
  initialTemperature: 27,
  orificeDiameter: 20,
  heat: 'isothermal',
  duration: { value: 20, unit: 's' },
};
const piped = {
  ...nitrogen,
  tailPipe: 'given',
  tailPipeDiameter: 52.5,
  tailPipeLength: 30,
  tailPipeFittings: 2,
  tailPipeThickness: 3.91,
};

describe('nitrogen through a tail pipe', () => {
  const result = by(piped);

  test('has the Fanno-flow pressure behind the valve, in gauge', () => {
    // A choked end: p* from G, and the inlet from 4fL*/D of the tables, by the closed form with f by Colebrook of about 0.019.
    const flow = result.of('peakFlow');
    const G = flow / ((Math.PI / 4) * 0.0525 ** 2);
    const [R, gamma, T0] = [8.31446 / 0.0280134, 1.4, 300.15];
    const sonic = (G / gamma) * Math.sqrt((2 * gamma * R * T0) / (gamma + 1));
    const length = (0.0193 * 30) / 0.0525 + 2;
    let mach = 0.5;
    for (let round = 0; round < 200; round += 1) {
      const m2 = mach ** 2;
      const rest = Math.log(((gamma + 1) * m2) / (2 + (gamma - 1) * m2)) * ((gamma + 1) / (2 * gamma));
      mach = 1 / Math.sqrt(1 + gamma * (length - rest));
    }
    const inlet = (sonic / mach) * Math.sqrt((gamma + 1) / (2 + (gamma - 1) * mach ** 2));
    expect(result.of('tailPipeMach')).toBeCloseTo(1, 4);
    expect(Math.abs((result.of('valveOutletPressure') + 101_325) / inlet - 1)).toBeLessThan(0.03);
    expect(result.messageMarks).toContain('warning tailPipeMach');
    expect(result.of('tailPipeVelocity')).toBeGreaterThan(250);
  });

  test('loses more with length, fittings, roughness and smaller bore', () => {
    const pressure = (change: CaseInput) => by({ ...piped, ...change, duration: 0.01 }).of('valveOutletPressure');
    const usual = pressure({});
    for (const change of [
      { tailPipeLength: 40 },
      { tailPipeFittings: 5 },
      { tailPipeRoughness: 0.5 },
      { tailPipeDiameter: 45 },
    ])
      expect(pressure(change)).toBeGreaterThan(1.05 * usual);
  });

  test('throttles the valve if it is narrow, and reports by how much', () => {
    const narrow = by({ ...piped, tailPipeDiameter: 22, duration: 0.01 });
    const bare = by({ ...nitrogen, duration: 0.01 });
    expect(1 - narrow.of('peakFlow') / bare.of('peakFlow')).toBeCloseTo(narrow.of('tailPipeReduction'), 6);
    expect(narrow.of('tailPipeReduction')).toBeGreaterThan(0.2);
    expect(narrow.messageMarks).toContain('info valveOutletPressure');
  });

  test('is omitted by default', () => {
    const bare = by(nitrogen);
    expect(Math.abs(bare.of('peakFlow') / result.of('peakFlow') - 1)).toBeLessThan(1e-9);
    expect(bare.messageMarks.filter(mark => mark.includes('tailPipe'))).toEqual([]);
  });
});

describe('the metal of a tail pipe', () => {
  const cold = {
    ...piped,
    composition: 'C1: 1',
    initialPressure: 100,
    initialTemperature: 10,
    heat: 'ambient',
    ambientTemperature: 10,
    tailPipeDiameter: 102,
    duration: { value: 20, unit: 's' },
  };
  const result = by(cold);

  test('cools towards the fluid, and stays above it', () => {
    const lowest = result.of('tailPipeMetalTemperature');
    expect(lowest).toBeLessThan(260);
    expect(lowest).toBeGreaterThan(result.of('tailPipeFluidTemperature'));
    expect(result.of('tailPipeColdTime')).toBeGreaterThan(5);
    expect(result.of('tailPipeColdPlace')).toBeGreaterThan(0);
    const lowestOf = (change: CaseInput) => by({ ...cold, ...change }).of('tailPipeMetalTemperature');
    expect(lowestOf({ tailPipeThickness: 12 })).toBeGreaterThan(lowest + 2);
    expect(lowestOf({ tailPipeDensity: 16_000 })).toBeGreaterThan(lowest + 2);
    expect(lowestOf({ tailPipeHeatCapacity: 0.9 })).toBeGreaterThan(lowest + 2);
  });

  test('is checked against its own limit, beyond the duration while the flow could still cool it below', () => {
    const limited = (kelvin: number) =>
      by({ ...cold, tailPipeMinimumTemperature: { value: result.of('tailPipeMetalTemperature') + kelvin, unit: 'K' } });
    expect(limited(1).rawValue('tailPipeBrittle')).toBe('Below minimum');
    expect(limited(1).messageMarks).toContain('warning tailPipeBrittle');
    const longer = by({ ...cold, duration: { value: 80, unit: 's' } }).of('tailPipeMetalTemperature');
    expect(longer).toBeLessThan(result.of('tailPipeMetalTemperature') - 2);
    expect(limited(-1).rawValue('tailPipeBrittle')).toBe('Below minimum');
    expect(limited(-1).of('tailPipeMetalTemperature')).toBe(result.of('tailPipeMetalTemperature'));
    expect(limited(-100).rawValue('tailPipeBrittle')).toBe('Not below minimum');
    expect(limited(-100).messageMarks).toContain('info tailPipeBrittle');
  });
});

test('an impossible pipe is rejected at its field', () => {
  expect(by({ ...piped, tailPipeDiameter: 15 }).messageMarks).toContain('error tailPipeDiameter');
  expect(by({ ...piped, tailPipeRoughness: 5 }).messageMarks).toContain('error tailPipeRoughness');
});
