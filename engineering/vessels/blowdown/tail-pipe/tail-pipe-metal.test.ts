import { describe, expect, it } from 'vitest';
import type { TailPipe } from '../spec.ts';
import { tailPipeCells, tailPipeMetal, type WallsideFluid } from './tail-pipe-metal.ts';

const pipe: TailPipe = {
  insideDiameter: 0.1,
  length: 20,
  roughness: 45e-6,
  fittings: 0,
  wall: { thickness: 0.006, density: 7850, heatCapacity: 460 },
};
const moments = (fluid: Omit<WallsideFluid, 'time' | 'temperatures'>, temperature = 220): WallsideFluid[] =>
  [0, 10, 25, 60, 100].map(time => ({
    ...fluid,
    time,
    temperatures: Array.from({ length: tailPipeCells }, () => temperature),
  }));
const section = (Math.PI / 4) * (0.112 ** 2 - 0.1 ** 2);
const capacity = section * 20 * 7850 * 460;
const inside = Math.PI * 0.1 * 20;

describe('the metal of a tail pipe', () => {
  it('nears a fluid of constant temperature by the exponential of a lumped wall', () => {
    const input = moments({ coefficient: 300, heatCapacityRate: Infinity });
    const { lowest, coldest, heat } = tailPipeMetal(pipe, input, 290, undefined);
    input.forEach(({ time }, index) => {
      const expected = 220 + 70 * Math.exp((-300 * inside * time) / capacity);
      expect(lowest[index]).toBeCloseTo(expected, 9);
    });
    expect(coldest).toEqual({ value: lowest.at(-1), time: 100, position: 1 });
    expect(heat.fromOutside).toBe(0);
    expect(heat.toFluid).toBeCloseTo(-heat.stored, 3);
  });

  it('warms a gas along the pipe as a wall of one temperature does, 1 − exp(−NTU)', () => {
    const rate = 2000;
    const start = moments({ coefficient: 300, heatCapacityRate: rate }).slice(0, 1);
    const [first] = start;
    if (first === undefined) throw new Error('no moment');
    const { heat, coldest } = tailPipeMetal(pipe, [first, { ...first, time: 1e-3 }], 290, undefined);
    const effectiveness = -Math.expm1((-300 * inside) / rate);
    expect(heat.toFluid / (1e-3 * rate * 70 * effectiveness)).toBeCloseTo(1, 4);
    // Where the gas comes in it is coldest.
    expect(coldest.position).toBe(1);
  });

  it('closes its balance with air outside, and settles between fluid and air', () => {
    const surroundings = { ambientTemperature: 288, outerCoefficient: 15 };
    const long = moments({ coefficient: 50, heatCapacityRate: Infinity }).map(each => ({
      ...each,
      time: each.time * 100,
    }));
    const { lowest, heat } = tailPipeMetal(pipe, long, 288, surroundings);
    expect((heat.fromOutside - heat.toFluid) / heat.stored).toBeCloseTo(1, 9);
    const [inner, outer] = [50 * 0.1, 15 * 0.112];
    expect(lowest.at(-1)).toBeCloseTo((inner * 220 + outer * 288) / (inner + outer), 3);
  });

  it('has no heat from the fluid where nothing flows, and is warmed by air', () => {
    const flowing = moments({ coefficient: 300, heatCapacityRate: Infinity });
    const rest = [100, 10_000].map(time => ({ time, coefficient: 0, heatCapacityRate: 0, temperatures: [] }));
    const { lowest } = tailPipeMetal(pipe, [...flowing, ...rest], 288, { ambientTemperature: 288, emissivity: 0.8 });
    expect(lowest[5]).toBe(lowest[4]);
    expect(lowest[6]).toBeGreaterThan(280);
    expect(lowest[6]).toBeLessThan(288);
  });
});
