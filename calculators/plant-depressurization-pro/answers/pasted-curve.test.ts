import { describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, isShown, resultInfo, Table, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';
import { historyPlots } from './history.ts';
import type { Simulation } from '../simulation.ts';

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  wallThickness: 20,
  composition: 'N2: 1',
  initialPressure: 40,
  initialTemperature: 27,
  orificeDiameter: 20,
  heat: 'adiabatic',
  duration: 2,
};

const calculated = (comparedCurve: string) => {
  const { evaluation, messages } = calculateCase(definition, caseFrom(definition, { ...vessel, comparedCurve }));
  const value = evaluation.value('deviations');
  return {
    rows: value instanceof Table ? value.rows : [],
    said: messages.map(({ level, field, text }) => `${level} ${field ?? ''}: ${text}`),
    run: evaluation.value('simulation') as Simulation,
  };
};

const { run } = calculated('').run;
const [start, end] = [run.series.pressure[0] ?? NaN, run.series.pressure.at(-1) ?? NaN].map(p => p / 1e5 - 1.01325);
const flow = (run.series.massFlow[0] ?? NaN) * 3600;

test('there are deviations only for a pasted curve', () => {
  const { when } = resultInfo(definition, 'deviations');
  const shown = (comparedCurve: string) => isShown(when, caseFrom(definition, { ...vessel, comparedCurve }));
  expect([shown(''), shown('Time | Pressure; 0 | 40')]).toEqual([false, true]);
});

describe('a pasted curve', () => {
  test('is compared with the run by its headings, in their units', () => {
    const psi = (bar = NaN) => bar / 0.0689475729;
    const { rows } = calculated(
      `Time [s] | Pressure [psig] | Gas temperature, K | Mass flow, kg/h; 0 | ${psi(start) - 10} | 298.15 | ${flow + 50}; 120 | ${psi(end) + 20} | | `,
    );
    expect(rows).toEqual([
      ['Pressure', '2', '−0.345 bar', '1.03 bar', '−1.38 bar', expect.closeTo(120, 9)],
      ['Gas temperature', '1', '+2.00 K', '2.00 K', '+2.00 K', 0],
      ['Flow', '1', '−50.0 kg/h', '50.0 kg/h', '−50.0 kg/h', 0],
    ]);
  });

  test('with absolute pressures is converted, and reported if it looks absolute without stating it', () => {
    const off = 1.01325 + 0.05;
    const values = `0 | ${(start ?? 0) + off}; 120 | ${(end ?? 0) + off}`;
    const { rows, said: messages } = calculated(`Time [s] | Pressure [bar(abs)]; ${values}`);
    expect(rows[0]?.slice(2, 5)).toEqual(['−0.0500 bar', '0.0500 bar', '−0.0500 bar']);
    expect(messages.filter(text => text.includes('absolute'))).toEqual([]);
    expect(calculated(`Time [s] | Pressure [bar]; ${values}`).said).toContainEqual(
      expect.stringMatching(/^warning comparedCurve: The pressures of the pasted curve lie 1\.06 bar above/),
    );
  });

  test('without headings has a note on its columns, of which the third is a temperature', () => {
    const { rows, said } = calculated(`0 | ${(start ?? 0) - 1} | 25\n2 | ${(end ?? 0) - 1} | `);
    expect(rows.map(row => row.slice(0, 3))).toEqual([
      ['Pressure', '2', '+1.00 bar'],
      ['Gas temperature', '1', '+2.00 K'],
    ]);
    expect(said).toContain(
      'info comparedCurve: Curve to compare with: The table has no headings; its columns are read as time in min, pressure in bar(g) and gas temperature in °C.',
    );
  });

  test('can be comma-separated', () => {
    const { rows } = calculated(
      `Time [s],Pressure [barg],Flow [kg/h]; 0,${(start ?? 0) - 1},${flow}; 120,${(end ?? 0) - 1},`,
    );
    expect(rows.map(row => row.slice(0, 3))).toEqual([
      ['Pressure', '2', '+1.00 bar'],
      ['Flow', '1', expect.any(String)],
    ]);
  });

  test('is not compared beyond the end of the run, which is reported', () => {
    const { rows, said: messages } = calculated('Time, min | Pressure, bar(g); 1 | 20; 3 | 5');
    expect(rows[0]?.[1]).toBe('1');
    expect(messages).toContainEqual(
      expect.stringMatching(/^info comparedCurve: Of the pressure in the pasted curve 1 of 2 points/),
    );
  });

  test.each([
    ['Time, min | Presure; 1 | 20', /has no column "Presure"; it may have time, pressure/],
    ['Time, min | Pressure, bar(g); 1 | 2o', /has "2o" for pressure in row 1/],
    ['Time, min | Pressure, m; 1 | 2', /does not recognise the unit in "Pressure, m"/],
  ])('of which a cell cannot be read is refused by it: %s', (typed, text) => {
    expect(calculated(typed).said.join('\n')).toMatch(text);
  });

  test("is plotted as points in the run's plots, with gauge pressures", () => {
    const plots = historyPlots(run, {
      targetPressure: undefined,
      minimumDesignTemperature: undefined,
      curve: [{ time: 60, absolutePressure: 21e5, metalTemperature: 280 }],
    });
    const dots = plots.flatMap(({ title, series }) =>
      series.filter(each => each.dots).map(each => [title, each.label, ...each.points.flat()]),
    );
    expect(dots).toEqual([
      ['Pressure', 'pressure, pasted', 60, expect.closeTo(21e5 - 101_325, 6)],
      ['Temperature', 'coldest metal, pasted', 60, 280],
    ]);
  });
});
