import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctForViscosity,
  headOf,
  hydraulicPower,
  iecRatings,
  ie3Efficiency,
  largestParameter,
  motorFor,
  motorMargin,
  npshAvailable,
  npshMinimum,
  performanceFactors,
  performanceParameter,
  preselectionParameter,
  pressureOf,
  pumpHeadEstimate,
  shaftPower,
  suctionSpecificSpeed,
  suctionSpecificSpeedLimit,
  systemHead,
  viscosityRange,
} from '../index.ts';

const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('head and pressure', () => {
  test('are inverse to each other', () => {
    fc.assert(
      fc.property(positive(-200, 2000), positive(300, 2000), (head, density) => {
        expect(headOf(pressureOf(head, density), density)).toBeCloseTo(head, 10);
      }),
      { numRuns: 10_000 },
    );
  });

  test('10 m of water at 1000 kg/m³ are 0.981 bar', () => expect(pressureOf(10, 1000)).toBe(98_100));

  test('require a density', () =>
    expect(() => headOf(1e5, 0)).toThrow(new RangeError('density must be above 0, got 0')));
});

describe('power', () => {
  test('of 100 m³/h over 10 bar is 27.78 kW, and 39.68 kW at the shaft at 70 %', () => {
    const hydraulic = hydraulicPower(100 / 3600, 10e5);
    expect(hydraulic / 1000).toBeCloseTo((10 * 100 * 100) / 3600, 12);
    expect(shaftPower(hydraulic, 0.7) / 1000).toBeCloseTo(39.68, 2);
  });

  test('requires an efficiency above 0 and at most 1', () => {
    for (const efficiency of [0, -0.5, 1.01, Number.NaN]) {
      expect(() => shaftPower(1, efficiency)).toThrow(
        new RangeError(`efficiency must be above 0 and at most 1, got ${efficiency}`),
      );
    }
  });
});

describe('NPSH', () => {
  const inMetres = 0.3048;

  test('wanted is the ratio for a large NPSHR and the least margin for a small one', () => {
    // Crane TP-410, example 7-32: 1.3 × 20 ft = 26.0 ft.
    expect((npshMinimum(20 * inMetres, 'Cooling water') / inMetres).toFixed(1)).toBe('26.0');
    expect(npshMinimum(1, 'Cooling water')).toBeCloseTo(1.9, 12);
    expect(npshMinimum(3, 'General process')).toBeCloseTo(3.6, 12);
    expect(npshMinimum(10, 'High suction energy')).toBe(15);
  });

  test('available falls by exactly the vapour pressure in metres', () => {
    fc.assert(
      fc.property(
        positive(1e3, 1e7),
        positive(0, 1e6),
        positive(300, 2000),
        (suctionPressure, vapourPressure, density) => {
          const cold = npshAvailable({ suctionPressure, vapourPressure: 0, density });
          const hot = npshAvailable({ suctionPressure, vapourPressure, density });
          expect(cold - hot).toBeCloseTo(headOf(vapourPressure, density), 6);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test('suction specific speed of 11 000 in US units is the metric limit, rounded', () => {
    const gallonsPerMinute = 3.785411784e-3 / 60;
    const metric = suctionSpecificSpeed(1, 1, 1) / 60 / Math.sqrt(1 / gallonsPerMinute) / (1 / inMetres) ** -0.75;
    expect(Math.round((metric * 11_000) / 100) * 100).toBe(suctionSpecificSpeedLimit);
    expect(() => suctionSpecificSpeed(50, 0.03, 0)).toThrow('npshRequired must be above 0, got 0');
  });
});

describe('a motor', () => {
  test('is the smallest with the margin of API 610 at its own rating', () => {
    // 16 kW × 1.25 = 20 kW: 22 kW has margin 1.15 and carries 19.1 kW.
    expect(motorFor(16_000)).toEqual({ rating: 22_000, margin: 1.15 });
    expect(motorFor(14_800)).toEqual({ rating: 18_500, margin: 1.25 });
    expect(motorFor(50_000)).toEqual({ rating: 75_000, margin: 1.1 });
    expect(motorFor(910_000)).toBeUndefined();
  });

  test('has a rating of IEC 60072-1 up to 1000 kW', () => {
    expect(iecRatings).toEqual([
      0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55, 75, 90, 110,
      132, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000,
    ]);
    expect(motorFor(1)?.rating).toBe(120);
    expect(motorFor(1e6 / 1.1)?.rating).toBe(1e6);
    expect(motorFor(1e6 / 1.1 + 1)).toBeUndefined();
  });

  test('has the margins of API 610: 125 % below 22 kW, 115 % to 55 kW, 110 % above', () => {
    expect([18.5, 21.99, 22, 30, 55, 55.01, 75].map(motorMargin)).toEqual([1.25, 1.25, 1.15, 1.15, 1.15, 1.1, 1.1]);
  });

  test('carries the shaft power with its margin, and the next smaller does not', () => {
    fc.assert(
      fc.property(positive(1, 900e3), power => {
        const choice = motorFor(power);
        const rating = (choice?.rating ?? Number.NaN) / 1000;
        expect(rating * 1000).toBeGreaterThanOrEqual(motorMargin(rating) * power);
        const smaller = iecRatings[iecRatings.indexOf(rating) - 1];
        if (smaller !== undefined) expect(smaller * 1000).toBeLessThan(motorMargin(smaller) * power);
      }),
      { numRuns: 10_000 },
    );
  });

  // IEC 60034-30-1:2014, table of IE3, four poles, 50 Hz: rating in kW, efficiency in %.
  test.each([
    [0.75, 82.5],
    [1.1, 84.1],
    [1.5, 85.3],
    [2.2, 86.7],
    [3, 87.7],
    [4, 88.6],
    [5.5, 89.6],
    [7.5, 90.4],
    [11, 91.4],
    [15, 92.1],
    [18.5, 92.6],
    [22, 93.0],
    [30, 93.6],
    [37, 93.9],
    [45, 94.2],
    [55, 94.6],
    [75, 95.0],
    [90, 95.2],
    [110, 95.4],
    [132, 95.6],
    [160, 95.8],
    [200, 96.0],
  ])('of %d kW in class IE3 has %d %%', (kilowatt, percent) => {
    expect(iecRatings).toContain(kilowatt);
    expect(ie3Efficiency(kilowatt * 1000)).toBeCloseTo(percent / 100, 12);
  });

  test('of 30 kW and class IE3 has 93.6 %, of 0.55 kW no entry', () => {
    expect(ie3Efficiency(30_000)).toBe(0.936);
    expect(ie3Efficiency(550)).toBeUndefined();
  });
});

describe('viscosity correction', () => {
  const example = { kinematicViscosity: 120e-6, volumeFlow: 110 / 3600, stageHead: 77, speed: 2950 / 60 };

  test('gives the example of ANSI/HI 9.6.7: B 5.5, C_Q = C_H 0.938, C_η 0.738', () => {
    const parameter = performanceParameter(example);
    const factors = performanceFactors(parameter);
    expect(parameter.toFixed(1)).toBe('5.5');
    expect(factors.flow.toFixed(3)).toBe('0.938');
    expect(factors.head.toFixed(3)).toBe('0.938');
    expect(factors.efficiency.toFixed(3)).toBe('0.738');
  });

  test('is that of the formulas of ANSI/HI 9.6.7 as printed, in cSt, m³/h, m and rpm', () => {
    const B = (16.5 * Math.sqrt(120) * 77 ** 0.0625) / (110 ** 0.375 * 2950 ** 0.25);
    expect(performanceParameter(example)).toBeCloseTo(B, 12);
    expect(preselectionParameter(example)).toBeCloseTo((2.8 * Math.sqrt(120)) / (110 ** 0.25 * 77 ** 0.125), 12);
    for (const parameter of [1.5, 5.5, 39.9]) {
      const { flow, head, efficiency } = performanceFactors(parameter);
      expect(flow).toBeCloseTo(2.71 ** (-0.165 * Math.log10(parameter) ** 3.15), 12);
      expect(head).toBe(flow);
      expect(efficiency).toBeCloseTo(parameter ** (-0.0547 * parameter ** 0.69), 12);
    }
    const { speed: _, ...duty } = example;
    const { factors, waterFlow, waterHead } = correctForViscosity(duty);
    expect([waterFlow * factors.flow, waterHead * factors.head]).toEqual([
      expect.closeTo(duty.volumeFlow, 12),
      expect.closeTo(duty.stageHead, 9),
    ]);
  });

  test('rests on tests from 1 to 4000 cSt, 3 to 410 m³/h and 6 to 130 m a stage', () => {
    const { kinematicViscosity, volumeFlow, stageHead } = viscosityRange;
    expect([kinematicViscosity.from * 1e6, kinematicViscosity.to * 1e6]).toEqual([1, 4000]);
    expect([volumeFlow.from * 3600, volumeFlow.to * 3600]).toEqual([3, 410]);
    expect([stageHead.from, stageHead.to]).toEqual([6, 130]);
    expect(largestParameter).toBe(40);
  });

  test('is 1 for water', () => {
    const { factors, waterFlow, waterHead } = correctForViscosity({ ...example, kinematicViscosity: 1e-6 });
    expect(factors).toEqual({ flow: 1, head: 1, efficiency: 1 });
    expect([waterFlow, waterHead]).toEqual([example.volumeFlow, example.stageHead]);
  });

  test('is continuous at B = 1, and grows with B', () => {
    expect(performanceFactors(1 + 1e-12).efficiency).toBeCloseTo(1, 10);
    fc.assert(
      fc.property(positive(1, 39), positive(1e-3, 0.9), (parameter, more) => {
        const [low, high] = [performanceFactors(parameter), performanceFactors(parameter + more)];
        expect(high.flow).toBeLessThanOrEqual(low.flow);
        expect(high.efficiency).toBeLessThan(low.efficiency);
        expect(high.efficiency).toBeGreaterThan(0);
      }),
      { numRuns: 10_000 },
    );
  });

  test('with a speed finds the water duty whose own B it uses', () => {
    fc.assert(
      fc.property(positive(1e-6, 3e-3), positive(3, 410), positive(6, 130), positive(900, 3600), (nu, q, h, rpm) => {
        const duty = { kinematicViscosity: nu, volumeFlow: q / 3600, stageHead: h, speed: rpm / 60 };
        fc.pre(performanceParameter(duty) < 39);
        const { parameter, waterFlow, waterHead } = correctForViscosity(duty);
        const again = performanceParameter({ ...duty, volumeFlow: waterFlow, stageHead: waterHead });
        expect(Math.abs(again / parameter - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 10_000 },
    );
  });

  test('without a speed uses the preselection parameter', () => {
    const { speed: _, ...duty } = example;
    expect(correctForViscosity(duty).parameter).toBe(preselectionParameter(duty));
  });

  test('throws from B = 40', () => {
    expect(() => correctForViscosity({ ...example, kinematicViscosity: 0.02 })).toThrow(/^B must be below 40, got \d/);
    expect(() => performanceFactors(40)).toThrow(new RangeError('B must be below 40, got 40.00'));
  });
});

describe('the curves', () => {
  test('meet at the duty', () => {
    fc.assert(
      fc.property(
        positive(-50, 500),
        positive(0, 200),
        positive(0.001, 1),
        positive(1, 1.4),
        (staticHead, loss, q, rise) => {
          const duty = systemHead(q, { staticHead, loss, designFlow: q });
          expect(duty).toBeCloseTo(staticHead + loss, 9);
          expect(pumpHeadEstimate(q, { shutoffHead: rise * duty, dutyHead: duty, dutyFlow: q })).toBeCloseTo(duty, 9);
          expect(pumpHeadEstimate(0, { shutoffHead: rise * duty, dutyHead: duty, dutyFlow: q })).toBe(rise * duty);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  test('use the gravity of the specification', () => expect(pressureOf(1, 1)).toBe(9.81));
});
