import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  demisterTypes,
  demisterPractice,
  dragCoefficient,
  dragRange,
  dropOutVelocity,
  halfFullDiameters,
  holdUpHeight,
  horizontalTrial,
  originalDemisterFactor,
  settlingReynoldsNumber,
  smallestHorizontalDrum,
  soudersBrownVelocity,
  terminalVelocity,
  defaultClearances,
  vapourSpaceRule,
  verticalDiameter,
  yorkFactor,
} from './index.ts';

const runs = { numRuns: 10_000 };
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Uniform over the decades. */
const logarithmic = (min: number, max: number) => between(Math.log(min), Math.log(max)).map(Math.exp);

const droplet = fc.record({
  diameter: logarithmic(1e-6, 1e-3),
  liquidDensity: between(400, 1500),
  gasDensity: logarithmic(0.1, 100),
  gasViscosity: logarithmic(5e-6, 5e-5),
});
const duty = fc.record({
  gasVolumeFlow: logarithmic(1e-3, 1e3),
  settlingVelocity: logarithmic(1e-2, 10),
  liquidVolume: logarithmic(1e-4, 1e3),
  lengthToDiameter: between(1, 8),
  flowPaths: fc.constantFrom(1, 2),
});
/** From hardly any gas to hardly any liquid. */
const wideDuty = fc.record({
  gasVolumeFlow: logarithmic(1e-9, 1e4),
  settlingVelocity: logarithmic(1e-4, 20),
  liquidVolume: fc.oneof(fc.constant(0), logarithmic(1e-9, 1e5)),
  lengthToDiameter: logarithmic(0.5, 20),
  flowPaths: fc.constantFrom(1, 2),
});

describe('the drag curve', () => {
  test.each([
    [0.002, 12000.1875],
    [0.5, 51.538273834491875],
    [50, 1.5742657203722197],
    [500, 0.5549240285782678],
    [2500, 0.40817983162668914],
    [40000, 0.4639066546786017],
    [75000, 0.49399935325210037],
  ])('at Re = %d agrees with the fluids library (C. Bell), Clift', (Re, C) =>
    expect(dragCoefficient(Re)).toBeCloseTo(C, 10),
  );

  // Abscissa and ordinate of the drag figure of API 521 and GPSA, computed from the sphere curve to five digits.
  test.each([
    [0.1, 0.0041665],
    [1, 0.041347],
    [2.4, 0.098284],
    [10, 0.39308],
    [100, 3.1407],
    [1000, 18.843],
    [1e4, 94.552],
    [1e5, 412.6],
    [1e6, 1505.6],
    [1e7, 5082.0],
  ])('C·Re² = %d is read as Re = %d', (abscissa, Re) => {
    const computed = settlingReynoldsNumber(abscissa);
    // The joint at Re = 20 is smoothed over 19 to 21, and that at 1500 over 1427 to 1577.
    const tolerance = Math.abs(Math.log(Re / 1500)) < 0.05 || Math.abs(Math.log(Re / 20)) < 0.06 ? 1e-3 : 5e-5;
    expect(Math.abs(computed / Re - 1)).toBeLessThan(tolerance);
  });

  test('is that of Stokes for a very small sphere', () => expect(dragCoefficient(1e-9) * 1e-9).toBeCloseTo(24, 7));

  test('is continuous between its pieces', () => {
    for (const joint of [0.01, 20, 260, 1500, 12_000, 44_000]) {
      for (const edge of [joint * Math.exp(-0.05), joint, joint * Math.exp(0.05)]) {
        const [below, above] = [dragCoefficient(edge * (1 - 1e-9)), dragCoefficient(edge * (1 + 1e-9))];
        expect(Math.abs(above / below - 1)).toBeLessThan(1e-8);
      }
    }
  });

  test('C·Re² grows with Re, so that each has one Reynolds number, which is found to 1e-12', () => {
    fc.assert(
      fc.property(logarithmic(1e-6, dragRange.to / 1.002), Re => {
        const abscissa = dragCoefficient(Re) * Re * Re;
        expect(dragCoefficient(Re * 1.001) * (Re * 1.001) ** 2).toBeGreaterThan(abscissa);
        expect(Math.abs(settlingReynoldsNumber(abscissa) / Re - 1)).toBeLessThan(1e-12);
      }),
      runs,
    );
  });

  test.each([0, -1, 338_001, Number.NaN])('Re = %d is refused', Re =>
    expect(() => dragCoefficient(Re)).toThrow(`reynoldsNumber must be above 0 and at most 338000, got ${Re}`),
  );
  test('C·Re² beyond the curve is refused', () =>
    expect(() => settlingReynoldsNumber(1e12)).toThrow(
      /^no drag coefficient: C·Re² is 1\.000e12|^no drag coefficient: C·Re² is \S+, and the drag of a sphere is known from above 0 to /,
    ));
});

describe('a droplet', () => {
  test('falls with the velocity at which drag balances weight and buoyancy', () => {
    fc.assert(
      fc.property(droplet, drop => {
        const { velocity, reynoldsNumber, dragCoefficient: C } = terminalVelocity(drop);
        const drag = (C * (Math.PI / 4) * drop.diameter ** 2 * drop.gasDensity * velocity ** 2) / 2;
        const weight = (Math.PI / 6) * drop.diameter ** 3 * (drop.liquidDensity - drop.gasDensity) * 9.81;
        expect(Math.abs(drag / weight - 1)).toBeLessThan(1e-12);
        const Re = (drop.gasDensity * velocity * drop.diameter) / drop.gasViscosity;
        expect(Math.abs(Re / reynoldsNumber - 1)).toBeLessThan(1e-11);
      }),
      runs,
    );
  });

  test('falls slower when it is smaller', () => {
    fc.assert(
      fc.property(droplet, between(0.5, 1), (drop, factor) => {
        const smaller = { ...drop, diameter: drop.diameter * factor };
        const rounding = 1 + 1e-12;
        expect(terminalVelocity(smaller).velocity).toBeLessThanOrEqual(terminalVelocity(drop).velocity * rounding);
        expect(dropOutVelocity(smaller).velocity).toBeLessThanOrEqual(dropOutVelocity(drop).velocity * rounding);
      }),
      runs,
    );
  });

  test('of a micrometre obeys Stokes', () => {
    const drop = { diameter: 1e-6, liquidDensity: 1000, gasDensity: 1.2, gasViscosity: 1.8e-5 };
    const stokes = (9.81 * 1e-12 * (1000 - 1.2)) / (18 * 1.8e-5);
    expect(Math.abs(terminalVelocity(drop).velocity / stokes - 1)).toBeLessThan(1e-4);
  });

  test('by the rounded constants of API 521 falls within 2 % as by the balance', () => {
    fc.assert(
      fc.property(droplet, drop => {
        const ratio = dropOutVelocity(drop).velocity / terminalVelocity(drop).velocity;
        expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 1000 },
    );
  });

  test('by API 521 has C·Re² = 0.13·10⁸·ρg·D³·Δρ/μ² in cP, and falls at 1.15·√(9.8·D·Δρ/(ρg·C))', () => {
    const drop = { diameter: 3e-4, liquidDensity: 496.6, gasDensity: 2.9, gasViscosity: 1e-5 };
    const { abscissa, reynoldsNumber, dragCoefficient: C, velocity } = dropOutVelocity(drop);
    expect(abscissa).toBeCloseTo((0.13e8 * 2.9 * 2.7e-11 * 493.7) / 0.01 ** 2, 6);
    expect(C).toBe(dragCoefficient(settlingReynoldsNumber(abscissa)));
    expect(reynoldsNumber).toBeCloseTo(Math.sqrt(abscissa / C), 9);
    expect(velocity).toBeCloseTo(1.15 * Math.sqrt((9.8 * 3e-4 * 493.7) / (2.9 * C)), 12);
    expect(dropOutVelocity(drop, 1.3).dragCoefficient).toBe(1.3);
    expect(() => dropOutVelocity(drop, 0)).toThrow('coefficientRead must be above 0, got 0');
  });

  test.each(['diameter', 'gasDensity', 'gasViscosity'] as const)('without a %s is refused', name => {
    const drop = { diameter: 1e-4, liquidDensity: 800, gasDensity: 2, gasViscosity: 1e-5, [name]: 0 };
    expect(() => terminalVelocity(drop)).toThrow(`${name} must be above 0, got 0`);
  });

  test('lighter than the gas is refused', () =>
    expect(() => terminalVelocity({ diameter: 1e-4, liquidDensity: 1, gasDensity: 2, gasViscosity: 1e-5 })).toThrow(
      'liquidDensity must be above gasDensity: the droplet rises',
    ));
});

describe('a lying drum by API 521', () => {
  const { leastShare, leastDepth, greatestVelocity } = vapourSpaceRule;
  const rounding = 1e-9;

  test('separates the droplets, holds the liquid, and has exactly the size of the governing constraint', () => {
    fc.assert(
      fc.property(duty, input => {
        const drum = smallestHorizontalDrum(input);
        const trial = horizontalTrial(input, drum.diameter, drum.length);
        const need = {
          droplets: trial.requiredLength / drum.length,
          gasDepth: Math.max(leastDepth, leastShare * drum.diameter) / drum.gasDepth,
          gasVelocity: trial.gasVelocity / (input.flowPaths * greatestVelocity),
          dropletsWithoutLiquid: smallestHorizontalDrum({ ...input, liquidVolume: 0 }).diameter / drum.diameter,
        };
        for (const value of Object.values(need)) expect(value).toBeLessThan(1 + rounding);
        expect(Math.abs(need[drum.governedBy] - 1)).toBeLessThan(rounding);
        const whole = (Math.PI / 4) * drum.diameter ** 2;
        const liquid = (whole - drum.gasArea) * drum.length;
        expect(Math.abs(liquid - input.liquidVolume)).toBeLessThan(1e-9 * whole * drum.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('is never full of liquid: at most 80 % of its height and 86 % of its cross-section, gas no faster than 15 m/s', () => {
    const fullest = (segment: number) =>
      (Math.acos(1 - 2 * segment) - (1 - 2 * segment) * 2 * Math.sqrt(segment * (1 - segment))) / Math.PI;
    expect(fullest(0.8)).toBeCloseTo(0.8576, 4);
    fc.assert(
      fc.property(wideDuty, input => {
        const drum = smallestHorizontalDrum(input);
        expect(drum.liquidDepth).toBeLessThanOrEqual(0.8 * drum.diameter * (1 + rounding));
        expect(drum.gasDepth).toBeGreaterThanOrEqual(0.3 * (1 - rounding));
        const whole = (Math.PI / 4) * drum.diameter ** 2;
        expect(1 - drum.gasArea / whole).toBeLessThanOrEqual(fullest(0.8) * (1 + rounding));
        expect(input.gasVolumeFlow / (input.flowPaths * drum.gasArea)).toBeLessThanOrEqual(15 * (1 + rounding));
      }),
      { numRuns: 5000 },
    );
  });

  test('is never smaller when there is more gas, more liquid or a slower droplet', () => {
    fc.assert(
      fc.property(wideDuty, between(1, 3), (input, factor) => {
        const own = smallestHorizontalDrum(input).diameter * (1 - 1e-12);
        const moreGas = { ...input, gasVolumeFlow: input.gasVolumeFlow * factor };
        const moreLiquid = { ...input, liquidVolume: input.liquidVolume * factor };
        const slower = { ...input, settlingVelocity: input.settlingVelocity / factor };
        for (const harder of [moreGas, moreLiquid, slower])
          expect(smallestHorizontalDrum(harder).diameter).toBeGreaterThanOrEqual(own);
      }),
      runs,
    );
  });

  test('is never smaller for a little liquid than for none', () => {
    const input = { gasVolumeFlow: 7.3, settlingVelocity: 0.7, lengthToDiameter: 3 };
    const dry = smallestHorizontalDrum({ ...input, liquidVolume: 0 });
    expect(dry.liquidDepth).toBe(0);
    expect(dry.diameter).toBeCloseTo(Math.sqrt((4 * 7.3) / (Math.PI * 3 * 0.7)), 12);
    for (let liquidVolume = 1e-12; liquidVolume < 10; liquidVolume *= 3) {
      const { diameter, governedBy } = smallestHorizontalDrum({ ...input, liquidVolume });
      expect(diameter).toBe(dry.diameter);
      expect(governedBy).toBe('dropletsWithoutLiquid');
    }
  });

  test('is as small as a small flow allows: 0.58 m for 0.4 m³/s and droplets of 0.5 m/s, with or without a litre of liquid', () => {
    const input = { gasVolumeFlow: 0.4, settlingVelocity: 0.5, lengthToDiameter: 3 };
    for (const liquidVolume of [0, 0.001]) {
      const { diameter, governedBy } = smallestHorizontalDrum({ ...input, liquidVolume });
      expect(diameter).toBeCloseTo(Math.sqrt((4 * 0.4) / (Math.PI * 3 * 0.5)), 12);
      expect(governedBy).toBe('dropletsWithoutLiquid');
    }
  });

  test('of 0 flow paths is refused', () =>
    expect(() =>
      smallestHorizontalDrum({
        gasVolumeFlow: 1,
        settlingVelocity: 1,
        liquidVolume: 1,
        lengthToDiameter: 3,
        flowPaths: 0,
      }),
    ).toThrow('flowPaths must be above 0, got 0'));

  test('too small for its liquid is refused', () =>
    expect(() => horizontalTrial({ gasVolumeFlow: 1, settlingVelocity: 1, liquidVolume: 10 }, 1, 2)).toThrow(
      'liquidVolume must be below the volume of the drum',
    ));
});

describe('a drum by the original method', () => {
  test('is never smaller when there is more gas, more liquid or a slower droplet', () => {
    fc.assert(
      fc.property(duty, between(1, 3), (input, factor) => {
        const size = (d: typeof input) => Math.max(...Object.values(halfFullDiameters(d)));
        const own = size(input);
        expect(size({ ...input, gasVolumeFlow: input.gasVolumeFlow * factor })).toBeGreaterThanOrEqual(own);
        expect(size({ ...input, liquidVolume: input.liquidVolume * factor })).toBeGreaterThanOrEqual(own);
        expect(size({ ...input, settlingVelocity: input.settlingVelocity / factor })).toBeGreaterThanOrEqual(own);
      }),
      runs,
    );
  });
  test('lets a droplet fall half the diameter while the gas passes', () => {
    const input = { gasVolumeFlow: 7.3, settlingVelocity: 0.7, liquidVolume: 1, lengthToDiameter: 3 };
    const { forGas } = halfFullDiameters(input);
    const velocity = 7.3 / ((Math.PI / 8) * forGas ** 2);
    expect((velocity * (forGas / 2)) / 0.7).toBeCloseTo(3 * forGas, 12);
  });
});

describe('a lying drum of a given size', () => {
  test('half full, gives the droplets half its height and the gas half its section', () => {
    const volume = (Math.PI / 8) * 4 * 6;
    const trial = horizontalTrial({ gasVolumeFlow: 5, settlingVelocity: 0.5, liquidVolume: volume }, 2, 6);
    expect(trial.liquidDepth).toBeCloseTo(1, 12);
    expect(trial.dropOutTime).toBeCloseTo(2, 12);
    expect(trial.gasVelocity).toBeCloseTo(5 / (Math.PI / 2), 12);
    expect(trial.requiredLength).toBeCloseTo(10 / (Math.PI / 2), 12);
  });
  test.each(['gasVolumeFlow', 'settlingVelocity', 'lengthToDiameter'] as const)('without a %s is refused', name => {
    const input = { gasVolumeFlow: 1, settlingVelocity: 1, liquidVolume: 1, lengthToDiameter: 3, [name]: 0 };
    expect(() => smallestHorizontalDrum(input)).toThrow(`${name} must be above 0, got 0`);
    expect(() => smallestHorizontalDrum({ ...input, [name]: 1, liquidVolume: -1 })).toThrow(
      'liquidVolume must be at least 0, got -1',
    );
  });
});

describe('a standing drum', () => {
  test('lets gas rise as fast as droplets fall', () => {
    expect(7.34 / ((Math.PI / 4) * verticalDiameter(7.34, 0.71) ** 2)).toBeCloseTo(0.71, 12);
    expect(() => holdUpHeight(1, 0)).toThrow('diameter must be above 0, got 0');
    expect(() => defaultClearances(0)).toThrow('diameter must be above 0, got 0');
  });
  test('is of one volume with the liquid it holds', () => {
    const diameter = verticalDiameter(7.34, 0.71);
    expect((Math.PI / 4) * diameter ** 2 * holdUpHeight(14.15, diameter)).toBeCloseTo(14.15, 12);
    expect(defaultClearances(2)).toEqual({ inlet: 1, disengaging: 2 });
    expect(defaultClearances(0.5)).toEqual({ inlet: 0.6, disengaging: 0.9 });
  });
  test.each([
    [0, 1, 'gasVolumeFlow must be above 0, got 0'],
    [1, -1, 'settlingVelocity must be above 0, got -1'],
  ])('q = %d, V = %d is refused', (q, V, message) => expect(() => verticalDiameter(q, V)).toThrow(message));
});

describe('a demister', () => {
  const psi = 6894.757293168361;
  test('of wire mesh has York’s factor, as in the fluids library (C. Bell), at 975 psi', () =>
    expect(yorkFactor(975 * psi)).toBeCloseTo(0.08281536035331669, 14));
  test('of wire mesh has a factor that never jumps up with pressure above 15 psi', () => {
    let before = yorkFactor(15 * psi);
    for (let p = 15.01; p < 5500; p *= 1.01) {
      const factor = yorkFactor(p * psi);
      expect(factor).toBeLessThanOrEqual(before);
      before = factor;
    }
  });
  test('has York’s factor as printed, ft/s: by a logarithm to 15 psi, 0.35 to 40 psi, by another logarithm above', () => {
    const feet = (pounds: number) => yorkFactor(pounds * psi) / 0.3048;
    for (const p of [1, 5, 14]) expect(feet(p)).toBeCloseTo(0.1821 + 0.0029 * p + 0.046 * Math.log(p), 12);
    for (const p of [15.001, 30, 40]) expect(feet(p)).toBeCloseTo(0.35, 12);
    for (const p of [40.001, 500, 5500]) expect(feet(p)).toBeCloseTo(0.43 - 0.023 * Math.log(p), 12);
    for (const p of [0.999, 5501]) expect(() => feet(p)).toThrow('no demister factor');
  });
  test('is sized by the figures of common practice', () => {
    expect(demisterPractice).toEqual({
      'Wire Mesh': { factor: 0.107, range: [0.08, 0.11], lossCoefficient: 25 },
      'Vane Pack': { factor: 0.15, range: [0.12, 0.15], lossCoefficient: 15 },
      Cyclone: { factor: 0.25, range: [0.2, 0.35], lossCoefficient: 30 },
    });
    expect(originalDemisterFactor).toBe(0.107);
  });
  test('outside 1 to 5500 psi has none', () =>
    expect(() => yorkFactor(0.5 * psi)).toThrow('no demister factor: York gives it for wire mesh from '));
  test('has a usual factor within its range', () => {
    for (const type of demisterTypes) {
      const { factor, range } = demisterPractice[type];
      expect(factor).toBeGreaterThanOrEqual(range[0]);
      expect(factor).toBeLessThanOrEqual(range[1]);
    }
  });
  test('takes gas at K·√((ρl − ρg)/ρg)', () => expect(soudersBrownVelocity(0.1, 101, 1)).toBe(1));
});
