import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateCase,
  calculateJson,
  caseFrom,
  evaluate,
  resultValue,
  Table,
  type CaseInput,
} from '../../kit/index.ts';
import definition from './definition.ts';

const pipe = { pipeOutsideDiameter: 168.275, pipeWallThickness: 7.112 };
const liquid = { ...pipe, flowRate: 180000, density: 780, viscosity: 0.6, supportArrangement: 'Medium stiff' };
const gas = { ...pipe, fluidType: 'Gas', flowRate: 60000, density: 38, viscosity: 0.014, supportArrangement: 'Medium' };

const texts = (input: CaseInput) =>
  calculateCase(definition, caseFrom(definition, input)).messages.map(({ text }) => text);
const valueOf = (input: CaseInput, id: string) => resultValue(evaluate(definition, caseFrom(definition, input)), id);
const figure = (input: CaseInput, id: string) => Number(valueOf(input, id));
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the likelihood of failure', () => {
  test("of a liquid is ρv²/Fv, with the Fv of the guideline's example D2", () => {
    const v = 180000 / 3600 / 780 / ((Math.PI / 4) * 0.154051 ** 2);
    expect(figure(liquid, 'velocity')).toBeCloseTo(v, 12);
    expect(figure(liquid, 'rhoV2')).toBeCloseTo(780 * v * v, 8);
    expect(figure(liquid, 'vibrationFactor')).toBeCloseTo(18022.46, 1);
    expect(figure(liquid, 'lof')).toBeCloseTo((780 * v * v) / 18022.46, 5);
  });

  test('of a gas is reduced by √(μ/0.001)', () => {
    const same = { ...gas, fluidType: 'Liquid' };
    expect(figure(gas, 'lof') / figure(same, 'lof')).toBeCloseTo(Math.sqrt(0.014), 12);
  });

  test('of two phases uses total mass over total volume', () => {
    const both = {
      ...liquid,
      fluidType: 'Multiphase',
      flowRate: 100000,
      vaporFlowRate: 20000,
      vaporDensity: 10,
    };
    const volume = 100000 / 780 + 2000;
    expect(figure(both, 'effectiveDensity')).toBeCloseTo(120000 / volume, 10);
    expect(figure(both, 'velocity')).toBeCloseTo(volume / 3600 / ((Math.PI / 4) * 0.154051 ** 2), 10);
    expect(valueOf({ ...both, vaporDensity: '' }, 'lof')).toMatchObject({ text: 'needs vapour density' });
  });

  test('never decreases with higher flow, gas viscosity or support flexibility', () => {
    const arrangements = ['Stiff', 'Medium stiff', 'Medium', 'Flexible'];
    const anyLine = fc.record({
      pipeOutsideDiameter: number(60, 762),
      slenderness: number(8, 100),
      fluidType: fc.constantFrom('Liquid', 'Gas'),
      flowRate: number(100, 1e6),
      density: number(0.5, 1200),
      viscosity: number(0.005, 0.1),
    });
    fc.assert(
      fc.property(anyLine, number(1.0001, 4), ({ slenderness, ...line }, factor) => {
        const own = { ...line, pipeWallThickness: line.pipeOutsideDiameter / slenderness };
        let before = 0;
        for (const supportArrangement of arrangements) {
          const lof = figure({ ...own, supportArrangement }, 'lof');
          expect(lof).toBeGreaterThan(before);
          expect(
            figure({ ...own, supportArrangement, flowRate: line.flowRate * factor }, 'lof'),
          ).toBeGreaterThanOrEqual(lof);
          expect(
            figure({ ...own, supportArrangement, viscosity: line.viscosity * factor }, 'lof'),
          ).toBeGreaterThanOrEqual(lof);
          before = lof;
        }
      }),
      { numRuns: 100 },
    );
  });

  test('recommends the action of its band', () => {
    const { results } = calculateJson(definition, { ...liquid, flowRate: 900000 });
    expect(results['likelihood']).toBe('High');
    expect(results['action']).toBe('Redesign, resupport or monitor');
    expect(texts({ ...liquid, flowRate: 900000 })).toContainEqual(
      expect.stringMatching(
        /^High likelihood of failure of the main line, LOF ≥ 1\. Redesign, resupport or analyse the main line in detail/,
      ),
    );
    expect(valueOf({ ...liquid, flowRate: 1000 }, 'likelihood')).toBe('Low');
  });

  test('is shown with the likelihood by ρv² alone', () => expect(valueOf(liquid, 'qualitative')).toBe('Medium'));
});

describe('fails closed', () => {
  test.each([
    [
      { pipeOutsideDiameter: 48.3, pipeWallThickness: 3.68 },
      'no figures for an outside diameter of 48.30 mm: the guideline covers 60.00 mm to 762.0 mm',
    ],
    [
      { pipeOutsideDiameter: 914, pipeWallThickness: 12.7 },
      'no figures for an outside diameter of 914.0 mm: the guideline covers 60.00 mm to 762.0 mm',
    ],
    [{ pipeWallThickness: 90 }, 'a wall of 90.00 mm leaves no bore in a pipe of 168.3 mm'],
    [
      { pipeOutsideDiameter: { value: 6.625, unit: 'inch' }, pipeWallThickness: { value: 3.5, unit: 'inch' } },
      'a wall of 3.500 inch leaves no bore in a pipe of 6.625 inch',
    ],
  ])('for %o', (change, text) => {
    const value = valueOf({ ...liquid, ...change }, 'lof');
    expect(value).toMatchObject({ text });
  });
  test('but gives the velocity of a pipe outside the guideline', () =>
    expect(figure({ ...liquid, pipeOutsideDiameter: 914, pipeWallThickness: 12.7 }, 'velocity')).toBeGreaterThan(0));
  test('warns of interpolation', () =>
    expect(texts({ ...liquid, pipeOutsideDiameter: 245, supportArrangement: 'Medium' })).toContainEqual(
      'Between outside diameters of 219.1 mm and 273.0 mm the guideline has no equation for this arrangement: F_v is interpolated between the equations on either side.',
    ));
  test('warns of it in the typed unit', () =>
    expect(
      texts({ ...liquid, pipeOutsideDiameter: { value: 9.625, unit: 'inch' }, supportArrangement: 'Medium' }).join(' '),
    ).toContain('Between outside diameters of 8.626 inch and 10.75 inch the guideline has no equation'));
  test('gives no turbulence intensity for laminar flow', () =>
    expect(valueOf({ ...liquid, viscosity: 5000 }, 'turbulenceIntensity')).toMatchObject({
      text: 'the flow is not turbulent: Re below 4000',
    }));
});

describe('the support', () => {
  test('has the longest span of its arrangement', () => {
    expect(figure(liquid, 'allowedSpan')).toBeCloseTo(-1.1886e-5 * 168.275 ** 2 + 0.025262 * 168.275 + 3.3601, 10);
    expect(valueOf({ ...liquid, supportArrangement: 'Flexible' }, 'allowedSpan')).toMatchObject({
      text: 'no maximum span: any span longer than medium is flexible',
    });
  });
  test('that contradicts the span gives a warning', () =>
    expect(texts({ ...liquid, supportArrangement: 'Stiff', span: 9 })).toContainEqual(
      'The span makes the line medium, not stiff as chosen: LOF is higher than shown.',
    ));
  test('that keeps LOF below 0.5 is named, with its span', () => {
    const needed = valueOf({ ...liquid, supportArrangement: 'Flexible' }, 'neededArrangement');
    expect(needed).toBe('Stiff');
    expect(figure({ ...liquid, supportArrangement: 'Stiff' }, 'lof')).toBeLessThan(0.5);
    expect(figure({ ...liquid, supportArrangement: 'Medium stiff' }, 'lof')).toBeGreaterThanOrEqual(0.5);
    expect(valueOf({ ...liquid, flowRate: 1e6 }, 'neededArrangement')).toMatchObject({
      text: 'none: even a stiff line reaches LOF 0.5',
    });
  });
  test('is compared over the next wall thicknesses of NPS 6', () => {
    const walls = valueOf(liquid, 'alternatives');
    const rows = walls instanceof Table ? walls.rows : [];
    expect(rows[0]?.[1]).toBe('this pipe');
    expect(rows.map(row => Math.round(Number(row[0]) * 1e5))).toEqual([711, 1097, 1427, 1826, 2195]);
    for (const [, , , ...likelihoods] of rows)
      expect(likelihoods.map(Number)).toEqual(likelihoods.map(Number).toSorted((a, b) => a - b));
  });
});

describe('the span', () => {
  test('near the eddy frequency may resonate', () => {
    const frequency = figure({ ...liquid, span: 6 }, 'eddyFrequency');
    const atSix = figure({ ...liquid, span: 6 }, 'naturalFrequency');
    const span = 6 * Math.sqrt(atSix / frequency);
    expect(texts({ ...liquid, span }).some(text => text.includes('which may resonate'))).toBe(true);
    expect(texts({ ...liquid, span: span / 2 }).some(text => text.includes('which may resonate'))).toBe(false);
  });
  test('reaches 10⁷ cycles after 10⁷ over its frequency', () =>
    expect(figure({ ...liquid, span: 6 }, 'fatigueTime')).toBeCloseTo(
      1e7 / figure({ ...liquid, span: 6 }, 'naturalFrequency'),
      6,
    ));
  test('is drawn, and the plot marks the case', () => {
    const { values } = evaluate(definition, caseFrom(definition, { ...liquid, span: 6 }));
    expect(definition.drawing?.(values).title).toMatch(
      /^Span of a pipe between supports, LOF 0\.\d+, natural frequency/,
    );
    expect(definition.plots?.(values)[0]?.marks?.[0]).toMatchObject({ x: values['velocity'], y: values['lof'] });
    expect(definition.plots?.({})).toEqual([]);
  });
});
