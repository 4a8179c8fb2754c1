import { describe, expect, it } from 'vitest';
import { ellipsoidalHead, vessel } from '../../../geometry/index.ts';
import { wallGrid } from '../../../heat-transfer/index.ts';
import type { OutsideHeat } from './outside-heat.ts';
import { shapeTable } from '../models/shape-table.ts';
import type { BlowdownSpec, WallLayer } from '../spec.ts';
import { noHeat, TwoPlateWall } from './wall.ts';

const head = ellipsoidalHead(1);
const shape = vessel('vertical', 1, 2, [head, head]);
const table = shapeTable(shape);
const steel: WallLayer = { thickness: 0.02, density: 7800, heatCapacity: 500, conductivity: 45 };
const wool: WallLayer = { thickness: 0.1, density: 100, heatCapacity: 900, conductivity: 0.04 };

function wallOf(wall: BlowdownSpec['wall'], outside: OutsideHeat, cells = 4, lag = 5): TwoPlateWall {
  const spec = { shape, wall } as BlowdownSpec;
  return new TwoPlateWall(spec, table, outside, cells, lag);
}

const calm: OutsideHeat = { flux: () => 0, wettedHeat: () => 0 };
const half = table.volume / 2;
const offset = 3;

/** Initial state of a wall at one temperature with a liquid volume, with space for other states before and after it. */
function started(wall: TwoPlateWall, temperature: number, liquid: number): Float64Array {
  const state = new Float64Array(offset + wall.states + 2);
  wall.start(state, offset, temperature, liquid);
  return state;
}

const sum = (values: Float64Array) => values.reduce((all, each) => all + each, 0);

describe('the wall at the start', () => {
  const wall = wallOf({ metal: steel }, calm);
  const state = started(wall, 300, half);

  it('is of one temperature, beside the gas and beside the liquid', () => {
    for (const wetted of [false, true])
      for (let node = 0; node < wall.nodes; node += 1)
        expect(wall.temperature(state, offset, wetted, node)).toBeCloseTo(300, 9);
  });

  it('contains the heat of its metal', () => {
    const { capacities } = wallGrid([{ ...steel, cells: 4 }], 0.5, table.curvedShare);
    const capacity = capacities.reduce((all, each) => all + each, 0) * table.area;
    expect(wall.energy(state, offset) / (capacity * 300)).toBeCloseTo(1, 12);
  });

  it('is wetted as far as the liquid reaches, and both parts keep a thousandth of the whole', () => {
    const wettedAt = (liquid: number) => started(wall, 300, liquid)[offset + 2 * wall.nodes] ?? NaN;
    expect(wettedAt(half)).toBe(table.wettedArea(half));
    expect(wettedAt(0)).toBeCloseTo(1e-3 * table.area, 12);
    expect(wettedAt(table.volume)).toBeCloseTo((1 - 1e-3) * table.area, 12);
  });

  it('writes no states but its own', () => {
    expect([...state.subarray(0, offset)]).toEqual([0, 0, 0]);
    expect([...state.subarray(offset + wall.states)]).toEqual([0, 0]);
    expect(wall.states).toBe(2 * wall.nodes + 1);
  });
});

describe('the layers of the wall', () => {
  it.each([
    ['metal alone', { metal: steel }, 8, [0, 8], 9],
    ['a liner of at least three cells', { liner: steel, metal: steel }, 4, [3, 7], 8],
    ['a liner of half as many cells', { liner: steel, metal: steel }, 8, [4, 12], 13],
    ['insulation', { metal: steel, insulation: wool }, 8, [0, 8], 13],
    ['both', { liner: steel, metal: steel, insulation: wool }, 9, [5, 14], 20],
  ] as const)('are cut into cells: %s', (_, layers, cells, metal, nodes) => {
    const wall = wallOf(layers, calm, cells);
    expect(wall.metal).toEqual(metal);
    expect(wall.nodes).toBe(nodes);
  });
});

describe('the rates of the wall', () => {
  const heat = noHeat();
  const outside: OutsideHeat = {
    flux: (surface, wetted) => (wetted ? 10 : 20) * (320 - surface),
    wettedHeat: area => 5000 * area,
  };
  const inside = (wetted: boolean, temperature: number) => {
    const flux = temperature - 250;
    return wetted ? { toGas: 0, toLiquid: 300 * flux } : { toGas: 15 * flux, toLiquid: 2 * flux };
  };

  function ratesOf(wall: TwoPlateWall, state: Float64Array, liquid: number): Float64Array {
    const rate = new Float64Array(state.length);
    wall.rates(state, offset, liquid, 0.7, inside, rate, heat);
    return rate;
  }

  it('close: what comes from outside less what goes to the contents is what the wall gains', () => {
    const wall = wallOf({ metal: steel, insulation: wool }, outside);
    const state = started(wall, 300, half);
    for (let node = 0; node < wall.nodes; node += 1)
      state[offset + node] = (state[offset + node] ?? 0) * (1 + 0.01 * node);
    for (const liquid of [half, 0.4 * table.volume, 0.6 * table.volume]) {
      const rate = ratesOf(wall, state, liquid);
      const gained = sum(rate.subarray(offset, offset + 2 * wall.nodes));
      const exchanged = heat.fromOutside - heat.toGas - heat.toLiquid;
      expect(Math.abs(gained / exchanged - 1)).toBeLessThan(1e-9);
    }
  });

  it('are of each part by its own area', () => {
    const wall = wallOf({ metal: steel }, outside);
    ratesOf(wall, started(wall, 300, half), half);
    const wetted = table.wettedArea(half);
    const dry = table.area - wetted;
    const outer = wall.grid.outerArea;
    expect(heat.toGas).toBeCloseTo(dry * 15 * 50, 6);
    expect(heat.toLiquid).toBeCloseTo(dry * 2 * 50 + wetted * 300 * 50, 6);
    const fire = 5000 * (wetted - 1e-3 * table.area);
    expect(heat.fromOutside).toBeCloseTo(outer * (dry * 20 * 20 + wetted * 10 * 20) + fire, 5);
  });

  it('let a fire heat the outside of the metal beside the liquid', () => {
    const wall = wallOf({ liner: steel, metal: steel, insulation: wool }, { flux: () => 0, wettedHeat: () => 1000 });
    const rate = new Float64Array(offset + wall.states + 2);
    wall.rates(started(wall, 300, half), offset, half, 0.7, () => ({ toGas: 0, toLiquid: 0 }), rate, heat);
    const gained = [...rate].flatMap((each, index) => (Math.abs(each) > 1e-6 ? [[index, each]] : []));
    expect(gained).toEqual([[offset + wall.nodes + wall.metal[1], 1000]]);
    expect(heat.fromOutside).toBe(1000);
  });

  it('follow the level with a lag, and transfer the heat of the metal between the parts', () => {
    const wall = wallOf({ metal: steel }, calm, 4, 5);
    const state = started(wall, 300, half);
    for (let node = 0; node < wall.nodes; node += 1) state[offset + node] = (state[offset + node] ?? 0) * 1.1;
    const still = { toGas: 0, toLiquid: 0 };
    for (const [liquid, temperature] of [
      [0.6 * table.volume, 330],
      [0.4 * table.volume, 300],
    ] as const) {
      const rate = new Float64Array(state.length);
      wall.rates(state, offset, liquid, 0.7, () => still, rate, heat);
      const growth = (table.wettedArea(liquid) - table.wettedArea(half)) / 5;
      expect(rate[offset + 2 * wall.nodes]).toBeCloseTo(growth, 12);
      for (let node = 0; node < wall.nodes; node += 1) {
        const moved = growth * (wall.grid.capacities[node] ?? 0) * temperature;
        expect((rate[offset + wall.nodes + node] ?? 0) / moved).toBeCloseTo(1, 6);
        expect((rate[offset + node] ?? 0) / -moved).toBeCloseTo(1, 6);
      }
    }
  });
});

describe('the sizes of errors', () => {
  it('are those of each part, for a small one a hundredth of the whole', () => {
    const wall = wallOf({ metal: steel }, calm);
    for (const liquid of [half, 0]) {
      const state = started(wall, 300, liquid);
      const scale = new Float64Array(state.length);
      wall.scale(state, offset, scale);
      const [dry, wet] = [state[offset] ?? 0, state[offset + wall.nodes] ?? 0];
      expect(scale[offset]).toBeCloseTo(dry, 6);
      expect(scale[offset + wall.nodes]).toBeCloseTo(Math.max(wet, 0.01 * (dry + wet)), 6);
      const wetted = state[offset + 2 * wall.nodes] ?? 0;
      const minimum = Math.max(Math.min(wetted, table.area - wetted), 0.01 * table.area);
      expect(scale[offset + 2 * wall.nodes]).toBeCloseTo(3 * minimum, 9);
    }
  });

  it('throw for a part without area', () => {
    const wall = wallOf({ metal: steel }, calm);
    const state = started(wall, 300, half);
    state[offset + 2 * wall.nodes] = 0;
    expect(() => wall.temperature(state, offset, true, 0)).toThrow('a part of the wall has no area');
    expect(wall.temperature(state, offset, false, 0)).toBeGreaterThan(0);
  });
});
