import { describe, expect, test } from 'vitest';
import type { Table } from '../../kit/index.ts';
import { evaluator } from '../../testing/evaluator.ts';
import definition from './definition.ts';

/** A line recalculated by hand in SI, by the guideline's equations for each arrangement. */

const { PI, sqrt, exp, log, log10 } = Math;

const by = evaluator(definition);

const line = { pipeOutsideDiameter: 168.3, pipeWallThickness: 7.11, span: 6, supportArrangement: 'Medium stiff' };
const [D, t] = [0.1683, 0.00711];
const d = D - 2 * t;
const area = (PI / 4) * d ** 2;
const liquid = { ...line, fluidType: 'Liquid', flowRate: 180_000, density: 800, viscosity: 2 };
const gas = { ...line, fluidType: 'Gas', flowRate: 30_000, density: 20, viscosity: 0.012, soundSpeed: 380 };
const mixture = {
  ...line,
  fluidType: 'Multiphase',
  flowRate: 60_000,
  density: 750,
  vaporFlowRate: 4000,
  vaporDensity: 12,
  viscosity: 0.6,
};

/** Total mass flow, mean density, viscosity for the Reynolds number, viscosity factor. */
const streams = [
  ['liquid', liquid, 50, 800, 2e-3, 1],
  ['gas', gas, 30 / 3.6, 20, 1.2e-5, sqrt(1.2e-5 / 1e-3)],
  ['mixture', mixture, 64 / 3.6, 64_000 / (60_000 / 750 + 4000 / 12), 6e-4, 1],
] as const;

/** F_v of the guideline; D in mm, R = D/t. */
const stiffness = {
  Stiff: (D: number, R: number) => (446187 + 646 * D + 9.17e-4 * D ** 3) * R ** (0.1 * log(D) - 1.3739),
  'Medium stiff': (D: number, R: number) => (283921 + 370 * D) * R ** (0.1106 * log(D) - 1.501),
  Medium: (D: number, R: number) =>
    exp((13.1 - 4.75e-3 * D + 1.41e-5 * D ** 2) * R ** (-0.132 + 2.28e-4 * D - 3.72e-7 * D ** 2)),
  Flexible: (D: number, R: number) =>
    exp((12.22 - 4.42e-3 * D + 1.32e-5 * D ** 2) * R ** (-0.164 + 2.84e-4 * D - 4.62e-7 * D ** 2)),
};
type Arrangement = keyof typeof stiffness;
const arrangements = Object.keys(stiffness) as Arrangement[];

/** Longest spans, m. */
const spans = {
  Stiff: 2.0563 + 0.02 * 168.3 - 1.2346e-5 * 168.3 ** 2,
  'Medium stiff': 3.3601 + 0.025262 * 168.3 - 1.1886e-5 * 168.3 ** 2,
  Medium: 4.429 + 0.033583 * 168.3 - 1.5968e-5 * 168.3 ** 2,
};

describe.each(streams)('a %s', (_, input, W, density, viscosity, FVF) => {
  const v = W / density / area;

  test('has its velocity, momentum flux, Reynolds number and turbulence', () => {
    const { of } = by(input);
    const Re = (4 * W) / (PI * d * viscosity);
    const expected = {
      effectiveDensity: density,
      insideDiameter: d,
      velocity: v,
      rhoV2: density * v ** 2,
      reynoldsNumber: Re,
      fluidViscosityFactor: FVF,
      turbulenceIntensity: 0.16 * Re ** -0.125,
      eddyFrequency: (0.2 * v) / d,
    };
    for (const [id, value] of Object.entries(expected)) expect(of(id) / value, id).toBeCloseTo(1, 9);
  });

  test.each(arrangements)('has its likelihood of failure with supports %s', supportArrangement => {
    const { of } = by({ ...input, supportArrangement });
    const Fv = stiffness[supportArrangement](168.3, D / t);
    expect(of('vibrationFactor') / Fv).toBeCloseTo(1, 9);
    expect(of('lof') / ((density * v ** 2 * FVF) / Fv)).toBeCloseTo(1, 9);
  });

  test('has the same in every wall of its size and every arrangement', () => {
    const result = by(input).rawValue('alternatives') as Table;
    expect(result.rows[0]?.[0]).toBeCloseTo(t, 12);
    expect(result.rows).toHaveLength(5);
    for (const [wall, , speed, ...likelihoods] of result.rows) {
      const bore = D - 2 * Number(wall);
      const there = W / density / ((PI / 4) * bore ** 2);
      expect(Number(speed) / there).toBeCloseTo(1, 9);
      expect(likelihoods.map(Number)).toEqual(
        arrangements.map(name =>
          expect.closeTo((density * there ** 2 * FVF) / stiffness[name](168.3, D / Number(wall)), 9),
        ),
      );
    }
  });
});

describe('the span', () => {
  test.each([
    ['Pinned, pinned', PI, 'Carbon steel', 203e9, 7850],
    ['Fixed, pinned', 3.927, 'Stainless steel', 195e9, 8000],
    ['Fixed, fixed', 4.73, 'Duplex', 200e9, 7800],
    ['Cantilever', 1.875, 'Carbon steel', 203e9, 7850],
  ])('%s: λ = %d, of %s', (endCondition, lambda, pipeMaterial, E, steel) => {
    const { of } = by({ ...mixture, endCondition, pipeMaterial });
    const density = streams[2][3];
    const m = (PI / 4) * (D ** 2 - d ** 2) * steel + area * density;
    const I = (PI / 64) * (D ** 4 - d ** 4);
    const f = (lambda ** 2 / (2 * PI)) * sqrt((E * I) / (m * 6 ** 4));
    expect(of('massPerMetre')).toBeCloseTo(m, 9);
    expect(of('naturalFrequency')).toBeCloseTo(f, 9);
    expect(of('fatigueTime')).toBeCloseTo(1e7 / f, 3);
  });

  test.each(Object.entries(spans))('%s covers spans up to %d m', (arrangement, longest) => {
    expect(by({ ...liquid, supportArrangement: arrangement }).of('allowedSpan')).toBeCloseTo(longest, 9);
    expect(by({ ...liquid, span: longest * 0.999 }).rawValue('spanArrangement')).toBe(arrangement);
    expect(by({ ...liquid, span: longest * 1.001 }).rawValue('spanArrangement')).not.toBe(arrangement);
  });

  test('required is that of the most flexible arrangement below 0.5', () => {
    for (const flowRate of [60_000, 110_000, 150_000, 220_000, 500_000]) {
      const { rawValue, of } = by({ ...liquid, flowRate });
      const flux = (flowRate / 3600 / area) ** 2 / 800;
      const most = arrangements.findLast(name => flux / stiffness[name](168.3, D / t) < 0.5);
      expect(rawValue('neededArrangement')).toBe(most);
      if (most === undefined || most === 'Flexible') expect(rawValue('spanNeeded')).toBeUndefined();
      else expect(of('spanNeeded')).toBeCloseTo(spans[most], 9);
    }
  });
});

test('the sound power of a gas depends on its Mach number', () => {
  const v = 30 / 3.6 / 20 / area;
  const watt = 1e-4 * (v / 380) ** 3.6 * ((30 / 3.6) * (v ** 2 / 2));
  expect(by(gas).of('turbulencePower')).toBeCloseTo(10 * log10(watt / 1e-12), 9);
  expect(by(liquid).rawValue('turbulencePower')).toBeUndefined();
});

describe('the limits of the guideline', () => {
  const perFlux = (flux: number) => sqrt(flux * 800) * area * 3600;

  test.each([
    [4990, 'Low'],
    [5010, 'Medium'],
    [19_990, 'Medium'],
    [20_010, 'High'],
  ])('ρv² of %d alone is %s', (flux, word) =>
    expect(by({ ...liquid, flowRate: perFlux(flux) }).rawValue('qualitative')).toBe(word),
  );

  const Fv = stiffness['Medium stiff'](168.3, D / t);
  test.each([
    [0.299, 'Low', 'info lof', 'Visual survey'],
    [0.301, 'Low', 'info lof', 'Assess small-bore connections'],
    [0.501, 'Medium', 'warning lof', 'Should be resupported or monitored'],
    [1.001, 'High', 'warning lof', 'Redesign, resupport or monitor'],
  ])('LOF of %d is %s', (lof, likelihood, mark, action) => {
    const { of, rawValue, messageMarks } = by({ ...liquid, flowRate: perFlux(lof * Fv) });
    expect(of('lof')).toBeCloseTo(lof, 9);
    expect([rawValue('likelihood'), rawValue('action')]).toEqual([likelihood, action]);
    expect(messageMarks).toContain(mark);
  });
});

describe('messages', () => {
  const atResonance = (share: number) => {
    const { of } = by({ ...liquid, span: 6 });
    return { ...liquid, span: 6 * sqrt((of('naturalFrequency') * share) / of('eddyFrequency')) };
  };

  test.each([
    ['a span longer than claimed', { ...liquid, supportArrangement: 'Stiff' }, 'warning supportArrangement'],
    ['a gas as thick as a liquid', { ...gas, viscosity: 0.2 }, 'warning viscosity'],
    ['eddies at 0.81 of the frequency', atResonance(0.81), 'warning naturalFrequency'],
    ['eddies at 1.19 of the frequency', atResonance(1.19), 'warning naturalFrequency'],
    ['a soft span', { ...liquid, span: 14 }, 'info naturalFrequency'],
    [
      'a diameter between the equations',
      { ...liquid, supportArrangement: 'Medium', pipeOutsideDiameter: 244.5 },
      'warning vibrationFactor',
    ],
  ])('of %s', (_, input, mark) => {
    expect(by(input).messageMarks).toContain(mark);
    expect(by({ ...liquid, span: 5, supportArrangement: 'Medium' }).messageMarks).not.toContain(mark);
  });

  test.each([0.79, 1.21])('none on eddies at %d of the frequency', share =>
    expect(by(atResonance(share)).messageMarks).not.toContain('warning naturalFrequency'),
  );
});
