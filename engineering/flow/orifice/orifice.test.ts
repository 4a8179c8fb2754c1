import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatClause } from '../../quantities/index.ts';
import {
  betaAfterThreePasses,
  betaOfArea,
  criticalPressureRatio,
  expansibility,
  gasMassFlow,
  isentropicMassFlux,
  isoLimitsExceeded,
  isoMassFlow,
  jetSpeed,
  originalBoreArea,
  permanentLossFraction,
  pipeReynoldsNumber,
  sizeByIso5167,
  sizeGasOrifice,
  thickPlateMassFlow,
  type OrificeDuty,
} from '../index.ts';

const tappings = fc.constantFrom('Corner', 'D and D/2', 'Flange');
const liquid = fc.record({
  beta: fc.double({ min: 0.05, max: 0.9, noNaN: true }),
  upstreamPressure: fc.double({ min: 2e5, max: 1e7, noNaN: true }),
  fraction: fc.double({ min: 1e-3, max: 0.9, noNaN: true }),
  density: fc.double({ min: 500, max: 1500, noNaN: true }),
  viscosity: fc.double({ min: 1e-4, max: 1e-2, noNaN: true }),
  diameter: fc.double({ min: 0.02, max: 1, noNaN: true }),
  tappings,
});
const kappas = fc.double({ min: 1.05, max: 1.67, noNaN: true });

/** The flow through a bore, with C at that flow's own Reynolds number. */
function flowThrough(duty: Omit<OrificeDuty, 'massFlow'>, by: (reynoldsNumber: number) => number): number {
  let massFlow = by(1e6);
  for (let pass = 0; pass < 60; pass += 1) massFlow = by(pipeReynoldsNumber({ ...duty, massFlow }));
  return massFlow;
}

describe('a bore by ISO 5167-2', () => {
  test('passes the flow it was sized for, to 1e-9', () => {
    fc.assert(
      fc.property(liquid, ({ beta, fraction, ...input }) => {
        const duty = { ...input, pressureDifferential: fraction * input.upstreamPressure };
        const massFlow = flowThrough(duty, re => isoMassFlow(duty, beta, re));
        const solution = sizeByIso5167({ ...duty, massFlow });
        const back = isoMassFlow(duty, solution?.beta ?? 0, pipeReynoldsNumber({ ...duty, massFlow }));
        expect(Math.abs(back / massFlow - 1)).toBeLessThan(1e-9);
        expect(Math.abs((solution?.beta ?? 0) / beta - 1)).toBeLessThan(1e-6);
      }),
      { numRuns: 2000 },
    );
  });

  test('grows with the flow', () => {
    fc.assert(
      fc.property(liquid, fc.double({ min: 1.001, max: 2, noNaN: true }), ({ beta, fraction, ...input }, factor) => {
        const duty = { ...input, pressureDifferential: fraction * input.upstreamPressure };
        const massFlow = isoMassFlow(duty, beta, 1e6);
        const small = sizeByIso5167({ ...duty, massFlow });
        const large = sizeByIso5167({ ...duty, massFlow: massFlow * factor });
        expect(small === undefined || large === undefined || large.beta > small.beta).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is not there for a flow that no bore passes', () => {
    const duty = {
      upstreamPressure: 5e5,
      pressureDifferential: 1e3,
      density: 1000,
      viscosity: 1e-3,
      diameter: 0.05,
      tappings: 'Corner',
    } as const;
    expect(sizeByIso5167({ ...duty, massFlow: 1000 })).toBeUndefined();
    expect(betaAfterThreePasses({ ...duty, massFlow: 1000 }, 0.5)).toBeUndefined();
  });
});

describe('a gas over the whole range of pressure ratios', () => {
  const duty = {
    upstreamPressure: 64e5,
    density: 47.2,
    viscosity: 1.4e-5,
    diameter: 0.0737,
    tappings: 'Corner',
  } as const;

  test('passes the flow it was sized for, to 1e-9, choked or not', () => {
    fc.assert(
      fc.property(
        kappas,
        fc.double({ min: 0.01, max: 0.98, noNaN: true }),
        fc.double({ min: 0.05, max: 0.8, noNaN: true }),
        (kappa, ratio, beta) => {
          const input = { ...duty, kappa, pressureDifferential: duty.upstreamPressure * (1 - ratio) };
          const massFlow = flowThrough(input, re => gasMassFlow(input, beta, re));
          const solution = sizeGasOrifice({ ...input, massFlow });
          const back = gasMassFlow(input, solution?.beta ?? 0, pipeReynoldsNumber({ ...input, massFlow }));
          expect(Math.abs(back / massFlow - 1)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('has no step at the critical ratio nor at 0.75', () => {
    for (const kappa of [1.05, 1.2, 1.28, 1.4, 1.67]) {
      for (const ratio of [criticalPressureRatio(kappa), 0.75]) {
        const flow = (r: number) =>
          gasMassFlow({ ...duty, kappa, pressureDifferential: duty.upstreamPressure * (1 - r) }, 0.5, 1e6);
        expect(Math.abs(flow(ratio * (1 + 1e-9)) / flow(ratio * (1 - 1e-9)) - 1)).toBeLessThan(1e-6);
      }
    }
  });

  test('rises as the downstream pressure falls, and stops rising when choked', () => {
    fc.assert(
      fc.property(kappas, fc.double({ min: 0.02, max: 0.97, noNaN: true }), (kappa, ratio) => {
        const flow = (r: number) =>
          gasMassFlow({ ...duty, kappa, pressureDifferential: duty.upstreamPressure * (1 - r) }, 0.5, 1e6);
        const critical = criticalPressureRatio(kappa);
        if (ratio * 1.01 <= critical) expect(flow(ratio)).toBe(flow(ratio * 1.01));
        else expect(flow(ratio)).toBeGreaterThanOrEqual(flow(ratio * 1.01));
      }),
    );
  });

  test('choked, is 0.83932 of the isentropic critical flux: √(κ·ρ₁·p₁·(2/(κ+1))^((κ+1)/(κ−1)))', () => {
    const kappa = 1.4;
    const flux = Math.sqrt(
      kappa * duty.density * duty.upstreamPressure * (2 / (kappa + 1)) ** ((kappa + 1) / (kappa - 1)),
    );
    const area = (Math.PI / 4) * (0.5 * duty.diameter) ** 2;
    const flow = thickPlateMassFlow({ ...duty, kappa, pressureDifferential: 0.8 * duty.upstreamPressure }, 0.5);
    expect(flow / (0.83932 * flux * area)).toBeCloseTo(1, 13);
  });

  // mpmath 1.4.1 with 50 digits: κ; critical ratio; flux at p2/p1 of 0.3 and of 0.8 and jet speed at both, 10 bar and 10 kg/m³;
  // expansibility at 0.8 and β 0.5. The limits at 1 are e^(−1/2), √(2·ρ·p·(−ln r)·r²) and √(2·p·(−ln r)/ρ).
  test.each([
    [1, 0.6065306597126334, 1918.01835541645, 1690.040667209486, 316.2277660168379, 211.2550834011858, 0.9258734375],
    [
      1 + 1e-9,
      0.6065306594851844,
      1918.018356135707,
      1690.040667492327,
      316.2277660958949,
      211.2550833894007,
      0.9258734375661635,
    ],
    [
      1 - 1e-9,
      0.6065306599400824,
      1918.018354697193,
      1690.040666926645,
      316.227765937781,
      211.2550834129708,
      0.9258734374338365,
    ],
    [
      1 + 1e-8,
      0.6065306574381435,
      1918.018362609019,
      1690.040670037899,
      316.2277668074073,
      211.2550832833352,
      0.9258734381616346,
    ],
    [
      1 + 1e-6,
      0.6065304322637292,
      1918.019074673028,
      1690.040950050486,
      316.22784507373,
      211.2550716161457,
      0.9258735036633988,
    ],
    [
      1 + 1e-4,
      0.606507915744763,
      1918.090278058088,
      1690.068948761243,
      316.2356712169146,
      211.2539050192635,
      0.9258800532579983,
    ],
  ])('goes through κ = 1 to the last digits: %d', (kappa, critical, ...figures) => {
    const gas = { upstreamPressure: 1e6, density: 10, kappa };
    const result = [
      isentropicMassFlux({ ...gas, pressureRatio: 0.3 }),
      isentropicMassFlux({ ...gas, pressureRatio: 0.8 }),
      jetSpeed({ ...gas, pressureRatio: 0.3 }),
      jetSpeed({ ...gas, pressureRatio: 0.8 }),
      expansibility({ beta: 0.5, pressureRatio: 0.8, kappa }),
    ];
    expect(Math.abs(criticalPressureRatio(kappa) / critical - 1)).toBeLessThan(2e-14);
    result.forEach((value, i) => expect(Math.abs(value / (figures[i] ?? NaN) - 1)).toBeLessThan(2e-14));
  });
});

describe('the original four passes', () => {
  test('follow the rule: β ← √(4A/π)/D, A = q_m·√(1 − β⁴)/(0.6·Y·√(2·ρ₁·Δp))', () => {
    const duty = {
      massFlow: 13.5,
      upstreamPressure: 8e5,
      pressureDifferential: 1.24e5,
      density: 945,
      diameter: 0.1023,
    };
    for (const start of [0.5, 0.9999]) {
      let beta = start;
      for (const _ of [1, 2, 3, 4]) {
        const area = (13.5 * Math.sqrt(1 - beta ** 4)) / (0.6 * Math.sqrt(2 * 945 * 1.24e5));
        beta = Math.sqrt((4 * area) / Math.PI) / 0.1023;
      }
      const third = betaAfterThreePasses(duty, start) ?? NaN;
      expect(betaOfArea(originalBoreArea(duty, third, 1), duty.diameter)).toBeCloseTo(beta, 14);
    }
  });
});

describe('limits of use', () => {
  const within = { beta: 0.5, diameter: 0.1, reynoldsNumber: 1e5, tappings: 'Corner' } as const;

  test('are met by an ordinary plate', () => expect(isoLimitsExceeded(within)).toEqual([]));

  test.each([
    [{ beta: 0.12, diameter: 0.06 }, 'the bore of 7.200 mm is below 12.5 mm'],
    [{ diameter: 0.045 }, 'the pipe bore of 45.00 mm is outside 50 mm to 1000 mm'],
    [{ beta: 0.76, reynoldsNumber: 1e6 }, 'β = 0.7600 is outside 0.1 to 0.75'],
    [{ reynoldsNumber: 4999 }, 'Re = 4999 is below 5000, the lowest for this β and these tappings'],
    [{ beta: 0.6, reynoldsNumber: 5500 }, 'Re = 5500 is below 5760, the lowest for this β and these tappings'],
    [{ beta: 0.7, reynoldsNumber: 7000 }, 'Re = 7000 is below 7840, the lowest for this β and these tappings'],
    [
      { tappings: 'Flange', beta: 0.7, diameter: 0.2, reynoldsNumber: 9000 },
      'Re = 9000 is below 16\u202f660, the lowest for this β and these tappings',
    ],
    [{ pressureRatio: 0.7 }, 'p₂/p₁ = 0.7000 is below 0.75, the lowest for which the expansibility is established'],
  ] as const)('%j: %s', (change, text) =>
    expect(
      isoLimitsExceeded({ ...within, ...change }).map(({ text, values }) => formatClause(text, values ?? {})),
    ).toEqual([text]),
  );
});

test('the permanent loss falls from all of the differential to none as the bore opens', () => {
  expect(permanentLossFraction({ beta: 1e-6, coefficient: 0.6 })).toBeCloseTo(1, 10);
  expect(permanentLossFraction({ beta: 1, coefficient: 1 })).toBe(0);
});
