import { label, path, type Drawing, type Plot } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { drawingRoom, figureRoom } from './place-figures.ts';
import { layoutFor } from './page-layout.ts';
import { printedDrawing, printedFigure, printedFigureHeight } from './printed-figure-size.ts';

/** A drawing with a column of labels of a given length. */
const drawing = (labels: number, letters = 10): Drawing => ({
  title: 'Plate',
  width: 348,
  height: 250,
  marks: [
    path('M10 10H330V240H10Z', 'outline'),
    ...Array.from({ length: labels }, (_, index) => label(174, 40 + 15 * index, 'n'.repeat(letters))),
  ],
});

const figure = (...names: string[]): Plot => ({
  title: 'Growth',
  x: { label: 'Side', kind: 'length', unit: 'm' },
  y: { label: 'Volume', kind: 'volume', unit: 'm³' },
  series: names.map((name, index) => ({ label: name, pen: 'main', points: [[0, index * 0.01], [1, 1 + index * 0.01]] })), // prettier-ignore
});

const pointsPerMillimetre = 72 / 25.4;

describe('the text of printed figures', () => {
  test('has the size of the surrounding text at any width', () => {
    for (const width of [58, 87, 182]) {
      const drawn = printedDrawing(drawing(2), width);
      const layout = printedFigure(figure('V'), width);
      for (const text of [12 * (drawn.width / drawn.layoutWidth), 12 * (width / layout.width)])
        expect(text * pointsPerMillimetre).toBeCloseTo(8, 1);
    }
  });
});

describe('the height of printed figures', () => {
  test('uses a flatter aspect above 110 mm, plus 7.7 mm for caption and spacing', () => {
    const drawnAt = (width: number) => {
      const { width: across, height } = printedFigure(figure('V'), width);
      return (height / across) * width;
    };
    for (const width of [60, 89, 110, 111, 181])
      expect(printedFigureHeight(figure('V'), width) - drawnAt(width)).toBeCloseTo(7.7, 9);
    expect(drawnAt(110) / 110).toBeCloseTo(0.55, 2);
    expect(drawnAt(111) / 111).toBeCloseTo(0.4, 2);
  });

  test('includes the lines of a note, at 1.5 mm per character', () => {
    const noted = (letters: number) => printedFigureHeight({ ...figure('V'), note: 'n'.repeat(letters) }, 90);
    const plain = printedFigureHeight(figure('V'), 90);
    expect([1, 60, 61, 120, 121].map(letters => Math.round((noted(letters) - plain) * 10) / 10)).toEqual([
      3.7, 3.7, 7.4, 7.4, 11.1,
    ]);
  });

  test('is 40 mm for a drawing with room for its labels, plus caption and spacing', () => {
    const { width, height, fitsAllLabels } = printedDrawing(drawing(1), 87);
    expect(height).toBeCloseTo((width * 250) / 348 + 7.7, 9);
    expect(height).toBeCloseTo(47.7, 9);
    expect(fitsAllLabels).toBe(true);
  });

  test('is memoised by width', () => {
    const of = drawing(3);
    expect(printedDrawing(of, 80)).toBe(printedDrawing(of, 80));
    expect(printedDrawing(of, 80)).not.toBe(printedDrawing(of, 81));
  });
});

describe('a drawing', () => {
  test('grows if its labels need it, up to the available room', () => {
    const few = printedDrawing(drawing(1), 87);
    const many = printedDrawing(drawing(13, 22), 87);
    expect(few.width).toBeCloseTo((40 * 348) / 250);
    expect(many.width).toBeGreaterThan(few.width);
    expect(many.width).toBeLessThanOrEqual(87);
    expect(printedDrawing(drawing(13, 22), 58).width).toBe(58);
  });

  test('is one of three in a row if all labels fit, else one of two', () => {
    const page = layoutFor({ size: 'A4', orientation: 'portrait', cases: 'beside' }, 3);
    const captioned = (each: Drawing, index: number) => ({ key: `${index}`, caption: '', drawing: each });
    const three = (last: Drawing) => [drawing(1), drawing(2), last].map(captioned);
    expect(Math.round(drawingRoom(page, three(drawing(1))))).toBe(58);
    expect(Math.round(drawingRoom(page, three(drawing(13, 22))))).toBe(89);
  });
});

describe('a figure', () => {
  const page = layoutFor({ size: 'A4', orientation: 'portrait', cases: 'beside' }, 3);

  test('of several cases spans the page if its labels need it', () => {
    const names = ['Normal operation', 'Turndown at night', 'Blocked outlet', 'Fire'];
    expect(Math.round(figureRoom(page, figure('V'), true))).toBe(89);
    expect(Math.round(figureRoom(page, figure(...names), true))).toBe(181);
    expect(Math.round(figureRoom(page, figure(...names), false))).toBe(89);
  });

  test('is as high as drawn, with caption and note', () => {
    const { width, height } = printedFigure(figure('V'), 89);
    const plain = printedFigureHeight(figure('V'), 89);
    expect(plain - (height / width) * 89).toBeGreaterThan(5);
    expect(printedFigureHeight({ ...figure('V'), note: 'Measured.' }, 89)).toBeGreaterThan(plain + 2);
  });
});
