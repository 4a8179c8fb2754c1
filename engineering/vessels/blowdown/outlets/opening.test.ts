import { describe, expect, it } from 'vitest';
import { vessel, flatHead } from '../../../geometry/index.ts';
import { simulateBlowdown, type BlowdownOutlet, type BlowdownSpec, type OpeningCurve } from '../../index.ts';
import { openingTimes, openShare } from './opening.ts';

const outlet = (opening?: OpeningCurve): BlowdownOutlet => ({
  diameter: 0.02,
  dischargeCoefficient: 0.85,
  backPressure: 1e5,
  startDelay: 2,
  openingTime: 10,
  ...(opening === undefined ? {} : { opening }),
});
const table = { kind: 'table', strokes: [0, 0.4, 1], shares: [0, 0.1, 1] } as const;
const percentage = { kind: 'equal-percentage', rangeability: 50 } as const;

describe('the open fraction of a valve', () => {
  it('is its stroke, a power of the rangeability, the root of the stroke, or read from a table', () => {
    const at = (opening?: OpeningCurve) => [2, 6, 7, 12, 50].map(time => openShare(time, outlet(opening)));
    expect(at()).toEqual([0, 0.4, 0.5, 1, 1]);
    expect(at(percentage)).toEqual([1 / 50, expect.closeTo(50 ** -0.6, 12), expect.closeTo(50 ** -0.5, 12), 1, 1]);
    expect(at({ kind: 'quick-opening' })).toEqual([0, Math.sqrt(0.4), Math.sqrt(0.5), 1, 1]);
    expect(at(table)).toEqual([0, expect.closeTo(0.1, 12), expect.closeTo(0.25, 12), 1, 1]);
  });

  it('is all of it where the valve opens instantly', () =>
    expect(openShare(2, { ...outlet(percentage), openingTime: 0 })).toBe(1));

  it('changes its slope where its table bends', () => {
    expect(openingTimes(outlet(table))).toEqual([2, 6, 12]);
    expect(openingTimes(outlet())).toEqual([2, 12]);
  });
});

describe('a choked gas at one temperature', () => {
  const head = flatHead(1);
  const spec = (opening?: OpeningCurve): BlowdownSpec => ({
    shape: vessel('vertical', 1, 2, [head, head]),
    wall: { metal: { thickness: 0.01, density: 7850, heatCapacity: 480, conductivity: 45 } },
    fluid: { model: 'ideal-gas', molarMass: 0.028, heatCapacityRatio: 1.4 },
    initial: { temperature: 300, pressure: 50e5 },
    outlet: outlet(opening),
    heat: { mode: 'isothermal' },
  });
  const fallen = (opening?: OpeningCurve) =>
    Math.log(50e5 / simulateBlowdown(spec(opening), { endTime: 12 }).summary.finalPressure);

  it('falls by the area under the opening curve while its valve opens', () => {
    const whole = fallen() / 0.5;
    expect(fallen(percentage) / whole).toBeCloseTo((1 - 1 / 50) / Math.log(50), 3);
    expect(fallen({ kind: 'quick-opening' }) / whole).toBeCloseTo(2 / 3, 3);
    expect(fallen(table) / whole).toBeCloseTo(0.4 * 0.05 + 0.6 * 0.55, 3);
  });

  it('rejects an invalid curve', () => {
    const refused = (opening: OpeningCurve) => () => simulateBlowdown(spec(opening), { endTime: 1 });
    expect(refused({ kind: 'equal-percentage', rangeability: 1 })).toThrow('rangeability must be above 1, got 1');
    expect(refused({ ...table, strokes: [0, 0.4, 0.9] })).toThrow('strokes must rise from 0 to 1');
    expect(refused({ ...table, shares: [0, 2, 1] })).toThrow('open shares must be between 0 and 1');
    expect(refused({ ...table, shares: [0, 0.5, 0.9] })).toThrow('a valve must be fully open at the end of its stroke');
  });
});
