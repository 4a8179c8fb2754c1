import { describe, expect, test } from 'vitest';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

/** A two-stage pump recalculated by hand in SI with g = 9.81 m/s², so that swapped heads, margins and pressures are detected. */

const { sqrt, log10, max } = Math;

const by = evaluator(definition);

const atmosphere = 101_325;
const oil = {
  flowRate: 90_000,
  vaporPressure: 0.4,
  density: 850,
  viscosity: 170,
  designMargin: 10,
  minimumContinuousFlow: 30,
  vesselPressure: 1.5,
  suctionElevation: 4,
  suctionPressureDrop: 0.2,
  npshRequired: 3,
  pumpService: 'Cooling water',
  dischargeElevation: 20,
  dischargePressureDrop: 1.6,
  downstreamPressure: 8,
  efficiency: 65,
  speed: 2950,
  stages: 2,
  relievingPressure: 3.5,
  maxLiquidLevel: 7,
  shutoffDesignMargin: 20,
};
const [rho, g] = [850, 9.81];
const Q = (25 / rho) * 1.4;
const suction = 1.5e5 + rho * g * 4 - 0.2e5;
const discharge = 8e5 + 1.6e5 + rho * g * 20;
const dp = discharge - suction;
const H = dp / (rho * g);

/** Factors of HI 9.6.7 for a parameter B. */
const flowFactor = (B: number) => 2.71 ** (-0.165 * log10(B) ** 3.15);
const efficiencyFactor = (B: number) => B ** (-0.0547 * B ** 0.69);

/** Motor ratings around those of the cases, kW, with margin and IE3 efficiency. */
const motors = [
  [15, 1.25, 0.921],
  [18.5, 1.25, 0.926],
  [22, 1.15, 0.93],
  [30, 1.15, 0.936],
  [37, 1.15, 0.939],
  [45, 1.15, 0.942],
  [55, 1.15, 0.946],
  [75, 1.1, 0.95],
  [90, 1.1, 0.952],
  [110, 1.1, 0.954],
  [132, 1.1, 0.956],
] as const;

/** Returns the results that differ from the expected ones by more than rounding. */
function differing({ of }: ReturnType<typeof by>, expected: Readonly<Record<string, number>>) {
  return Object.entries(expected).flatMap(([id, value]) =>
    Math.abs(of(id) / value - 1) < 1e-9 ? [] : [`${id}: ${of(id)} for ${value}`],
  );
}

describe.each(['original', 'hi967'])('by %s', method => {
  const result = by(oil, method);

  test('the duty from vessel to vessel', () =>
    expect(
      differing(result, {
        Design: Q,
        UpstreamHead: rho * g * 4,
        SuctionPressure: suction,
        SuctionHeadAtPump: (suction + atmosphere) / (rho * g),
        DischargePressure: discharge,
        DischargeHead: (discharge + atmosphere) / (rho * g),
        PumpDP: dp,
        PumpDH: H,
        HydraulicPower: dp * Q,
      }),
    ).toEqual([]));

  test("NPSH, absolute, with its margin and the service's requirement", () => {
    const npsha = (suction + atmosphere - 0.4e5) / (rho * g);
    expect(differing(result, { NPSHA: npsha, npshMargin: npsha - 3 })).toEqual([]);
    for (const [pumpService, ratio, minimum] of [
      ['General process', 1.1, 0.6],
      ['Cooling water', 1.3, 0.9],
      ['High suction energy', 1.5, 1.5],
      ['Boiler feed, condensate', 1.5, 1.5],
    ] as const)
      for (const npshRequired of [2, 9])
        expect(by({ ...oil, pumpService, npshRequired }, method).of('npshWanted')).toBeCloseTo(
          max(ratio * npshRequired, npshRequired + minimum),
          9,
        );
  });

  test('the motor, its margin and electrical power', () => {
    for (const flowRate of [24_000, 36_000, 60_000, 80_000, 120_000]) {
      const { of, rawValue } = by({ ...oil, flowRate }, method);
      const P = of('ShaftPower');
      const [rating = 0, margin = 0, efficiency = 0] = motors.find(([kW, k]) => kW * 1000 >= k * P) ?? [];
      expect(rawValue('motorRating')).toBe(rating * 1000);
      expect(of('motorPower')).toBeCloseTo(margin * P, 6);
      expect(of('electricalPower')).toBeCloseTo(P / efficiency, 6);
      expect(by({ ...oil, flowRate, motorEfficiency: 88 }, method).of('electricalPower')).toBeCloseTo(P / 0.88, 6);
    }
  });

  test('the maximum suction pressure', () =>
    expect(differing(result, { MaxSuctionPressure: 3.5e5 + rho * g * 7 })).toEqual([]));
});

test('the uncorrected method does not correct efficiency, flow and head', () => {
  expect(
    differing(by(oil, 'original'), {
      ShaftPower: (dp * Q) / 0.65,
      pumpFlow: Q,
      suctionSpecificSpeed: (2950 * sqrt(3600 * Q)) / 3 ** 0.75,
      PumpShutoffDH: dp * 1.2,
      PumpShutoffm: H * 1.2,
      EstimatedShutoffPressure: 3.5e5 + rho * g * 7 + dp * 1.2,
    }),
  ).toEqual([]);
});

describe('by HI 9.6.7', () => {
  const nu = (0.17 / rho) * 1e6;

  /** B of the pump whose water duty times its factors is the viscous duty. */
  function ownParameter() {
    let B = 2;
    for (let pass = 0; pass < 200; pass += 1) {
      const C = flowFactor(B);
      B = (16.5 * sqrt(nu) * (H / 2 / C) ** 0.0625) / (((3600 * Q) / C) ** 0.375 * 2950 ** 0.25);
    }
    return B;
  }

  test.each([
    ['with the speed', oil, ownParameter()],
    ['for preselection', { ...oil, speed: '' }, (2.8 * sqrt(nu)) / ((3600 * Q) ** 0.25 * (H / 2) ** 0.125)],
  ])('the pump with water that the duty asks for, %s', (_, input, B) => {
    const result = by(input, 'hi967');
    const C = flowFactor(B);
    expect(
      differing(result, {
        kinematicViscosity: nu / 1e6,
        stageHead: H / 2,
        viscosityParameter: B,
        waterFlow: Q / C,
        waterHead: H / C,
        viscousEfficiency: 0.65 * efficiencyFactor(B),
        ShaftPower: (dp * Q) / (0.65 * efficiencyFactor(B)),
        PumpShutoffDH: ((rho * g * H) / C) * 1.2,
        PumpShutoffm: (H / C) * 1.2,
        EstimatedShutoffPressure: 3.5e5 + rho * g * 7 + ((rho * g * H) / C) * 1.2,
      }),
    ).toEqual([]);
    if (input === oil)
      expect(differing(result, { suctionSpecificSpeed: (2950 * sqrt((3600 * Q) / C)) / 3 ** 0.75 })).toEqual([]);
    else expect(result.rawValue('suctionSpecificSpeed')).toBeUndefined();
    expect(by(input, 'original').crossCheckValues).toEqual([expect.closeTo(result.of('ShaftPower'), 6)]);
  });

  test('a liquid as thin as water is not corrected', () => {
    const { of } = by({ ...oil, viscosity: 0.5 }, 'hi967');
    expect(of('waterFlow')).toBeCloseTo(Q, 12);
    expect(of('ShaftPower')).toBeCloseTo((dp * Q) / 0.65, 6);
  });
});

describe('messages', () => {
  const quiet = { ...oil, viscosity: '', npshRequired: 5 };

  test.each([
    ['cavitation', { vaporPressure: 2.9 }, 'warning NPSHA'],
    ['NPSHA below NPSHR', { npshRequired: 27.5 }, 'warning NPSHA'],
    ['a small margin of NPSHA', { npshRequired: 21 }, 'warning npshMargin'],
    ['a vessel that boils', { vaporPressure: 2.6 }, 'warning vaporPressure'],
    ['a suction below a vacuum', { suctionElevation: -40 }, 'warning SuctionPressure'],
    ['no head to give', { downstreamPressure: -1, dischargeElevation: 0, dischargePressureDrop: 0 }, 'warning PumpDP'],
    [
      'the same at shut-off',
      { downstreamPressure: -1, dischargeElevation: 0, dischargePressureDrop: 0 },
      'warning EstimatedShutoffPressure',
    ],
    ['a low relieving pressure', { relievingPressure: 1.4 }, 'warning relievingPressure'],
    ['a low maximum level', { maxLiquidLevel: 3.9 }, 'warning maxLiquidLevel'],
    ['a small rise to shut-off', { shutoffDesignMargin: 9 }, 'info PumpShutoffDH'],
    ['a large rise to shut-off', { shutoffDesignMargin: 26 }, 'info PumpShutoffDH'],
    ['a high suction specific speed', { npshRequired: 3.8 }, 'warning suctionSpecificSpeed'],
    ['a weak shut-off pressure', { viscosity: 170 }, 'warning EstimatedShutoffPressure'],
  ])('of %s', (_, change, mark) => {
    expect(by({ ...quiet, ...change }, 'original').messageMarks).toContain(mark);
    expect(by(quiet, 'original').messageMarks).not.toContain(mark);
  });

  test.each([
    ['viscosity', { viscosity: 850 * 4.1, speed: '' }, 'warning viscosity'],
    ['flow', { flowRate: (850 * 420) / 1.4 }, 'warning Design'],
    ['head of a stage', { stages: 40 }, 'warning PumpDH'],
  ])('of a %s that HI 9.6.7 was not tested with', (_, change, mark) => {
    expect(by({ ...oil, ...change }, 'hi967').messageMarks).toContain(mark);
    expect(by(oil, 'hi967').messageMarks).not.toContain(mark);
  });
});
