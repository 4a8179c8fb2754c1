import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Curves of pumps between their rows, at a flow that a valve controls. */

function headAt(flow: number, pumpCurves: string, rows: string) {
  const { results, messages } = calculateJson(definition, {
    fluidPhase: 'Liquid',
    density: 1000,
    viscosity: 1,
    pumpCurves,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 1\nB | 0 |\nC | 0 | 1',
    items: `Tag | Type | From | To | Curve | Flow m³/h\nP | pump | A | B | ${rows} |\nFV | control valve | B | C | | ${flow}`,
  });
  const [pump] = Array.isArray(results['pumpTable']) ? results['pumpTable'] : [];
  return { head: pump?.head?.value, messages: messages.map(({ text }) => text).join(' ') };
}

const rows = '0 60; 20 58; 40 50; 60 34';

// Lagrange's polynomial of the four rows at 30 m³/h: −1/16·60 + 9/16·58 + 9/16·50 − 1/16·34 = 54.875 m.
test('a polynomial passes through every row', () => {
  expect(headAt(20, 'polynomial', rows).head).toBeCloseTo(58, 6);
  expect(headAt(30, 'polynomial', rows).head).toBeCloseTo(54.875, 6);
});

// Least squares with x = (Q − 30)/10 = −3, −1, 1, 3: the values of 1, x and x² − 5 have sums 202, −86 and −56 over 4, 20 and 64.
test('a parabola is fitted to the rows', () => {
  expect(headAt(30, 'parabola', rows).head).toBeCloseTo(202 / 4 + (56 / 64) * 5, 6);
});

test('a curve through every row meets them and stays between them', () => {
  expect(headAt(40, 'rows', rows).head).toBeCloseTo(50, 6);
  const { head } = headAt(30, 'rows', rows);
  expect(head).toBeGreaterThan(50);
  expect(head).toBeLessThan(58);
});

test('a polynomial that rises between falling rows is named', () => {
  const stepped = '0 60; 10 59.9; 20 59.8; 30 40; 40 39.9; 50 39.8';
  const note = 'The polynomial through every row rises between falling rows of the curves of: P.';
  expect(headAt(25, 'polynomial', stepped).messages).toContain(note);
  expect(headAt(25, 'polynomial', rows).messages).not.toContain('rises between');
  expect(headAt(25, 'rows', stepped).messages).not.toContain('rises between');
});

// API 610: a head that rises continuously to shut-off is preferred.
test('a head that rises with the flow is named, with the part and whether the pump runs there', () => {
  const at = (flow: number, curve: string) => headAt(flow, 'rows', curve).messages;
  const rising = 'The head of P rises with the flow from';
  expect(at(70, '0 40; 50 52; 100 60')).toContain(`${rising} 0 m³/h to 100 m³/h`);
  expect(at(70, '0 40; 50 52; 100 60')).toContain('It runs at 70.0 m³/h, on that part.');
  expect(at(80, '100 45; 0 40; 50 52')).toContain(`${rising} 0 m³/h to 50.0 m³/h`);
  expect(at(80, '0 40; 50 52; 100 45')).toContain('It runs at 80.0 m³/h, off that part.');
  expect(at(30, rows)).not.toContain('rises with the flow');
  expect(at(30, '0 60; 20 60.01; 40 50; 60 34')).not.toContain('rises with the flow');
});
