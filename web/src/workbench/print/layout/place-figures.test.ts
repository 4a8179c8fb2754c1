import { findCalculator } from '@isentrope/calculators';
import {
  caseFrom,
  convertCase,
  label,
  path,
  resultUnitsIn,
  displayUnits,
  type Drawing,
  type Plot,
} from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { calculateCases } from '../../calculation/calculate-cases.ts';
import { allRows } from '../../input-pane/rows.ts';
import { box } from '../../testing/box.ts';
import { heightOfNotes, heightOfRows, columnHeads } from './estimate-heights.ts';
import { layoutFor } from './page-layout.ts';
import { printedCases } from '../printed-case.ts';
import { collectFigures, type ReportFigures } from './collect-figures.ts';
import {
  columnRoom,
  drawingRoom,
  figureRoom,
  splitInputsAndResults,
  mainRoom,
  placeFigures,
  singleCaseWidths,
} from './place-figures.ts';
import { printedDrawing, printedFigureHeight } from './printed-figure-size.ts';
import { loadEvaluation } from '../../calculation/evaluation-code.ts';

await loadEvaluation();

test.each(['metric', 'us'] as const)(
  'the drawings of three orifices are placed below them on the page that they need anyway: %s',
  async set => {
    const definition = await findCalculator('restriction-orifice-pro')?.load();
    const example = definition?.examples.find(({ cases }) => cases.length === 3);
    if (!definition || !example) throw new Error('There is no example of three orifices.');
    const input = example.cases.map(each => convertCase(definition, caseFrom(definition, each), set));
    const calculated = calculateCases(definition, input);
    const items = calculated.map((each, index) => ({ key: index + 1, data: each.of, calculated: each }));
    const cases = printedCases(definition, items, undefined);
    const layout = layoutFor({ size: 'A4', orientation: 'fitting', cases: 'beside' }, 3);
    const unitFor = displayUnits(definition, input[0] ?? {}, resultUnitsIn(definition, set));
    const places = placeFigures(definition, cases, layout, collectFigures(definition, cases, true, unitFor), true);
    expect(places.drawing).toBe('beneath');
    expect(3 * (places.drawingRoom ?? 0)).toBeLessThan(layout.room.width);
  },
);

const upright = layoutFor({ size: 'A4', orientation: 'portrait', cases: 'beside' }, 1);
const across = layoutFor({ size: 'A4', orientation: 'landscape', cases: 'beside' }, 1);

const drawing: Drawing = {
  title: 'Plate',
  width: 348,
  height: 250,
  marks: [path('M10 10H330V240H10Z', 'outline'), label(174, 40, 'd = 9')],
};
const plot: Plot = {
  title: 'Growth',
  x: { label: 'Side', kind: 'length', unit: 'm' },
  y: { label: 'Volume', kind: 'volume', unit: 'm³' },
  series: [{ label: 'V', pen: 'main', points: [[0, 0], [1, 1]] }], // prettier-ignore
};
const drawings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, caption: '', drawing }));

const pictures = (of: Partial<ReportFigures> = {}): ReportFigures => ({
  drawings: drawings(1),
  main: [{ key: 'main', caption: 'Growth', figure: plot }],
  others: [],
  overlaid: false,
  ...of,
});

function boxes(count: number) {
  const sides = Array.from({ length: count }, (_, index) => caseFrom(box, { side: index + 1 }));
  const calculated = calculateCases(box, sides);
  return printedCases(
    box,
    calculated.map((each, index) => ({ key: index + 1, data: each.of, calculated: each })),
  );
}

describe('column and figure widths', () => {
  // 182 mm between the margins in A4 portrait, 269 mm in landscape, minus 1 mm for rules.
  test('are two columns for a single case in portrait, three in landscape, 8 mm apart', () => {
    expect(2 * columnRoom(upright) + 8 + 1).toBeCloseTo(182, 9);
    expect(3 * columnRoom(across) + 2 * 8 + 1).toBeCloseTo(269, 9);
  });

  test('are two figures in portrait, three in landscape, 4 mm apart; an overlaid figure spans two', () => {
    expect(2 * mainRoom(upright, { overlaid: false }) + 4 + 1).toBeCloseTo(182, 9);
    expect(mainRoom(upright, { overlaid: true }) + 1).toBeCloseTo(182, 9);
    expect(3 * mainRoom(across, { overlaid: false }) + 2 * 4 + 1).toBeCloseTo(269, 9);
    expect(mainRoom(across, { overlaid: true })).toBeCloseTo(2 * mainRoom(across, { overlaid: false }) + 4, 9);
    expect(figureRoom(across, plot, false)).toBe(mainRoom(across, { overlaid: false }));
  });

  test('are three drawings in portrait, four in landscape, at the same width if fewer', () => {
    expect(drawingRoom(upright, drawings(1)) + 1).toBeCloseTo(182, 9);
    expect(2 * drawingRoom(upright, drawings(2)) + 4 + 1).toBeCloseTo(182, 9);
    expect(3 * drawingRoom(upright, drawings(3)) + 2 * 4 + 1).toBeCloseTo(182, 9);
    expect(2 * drawingRoom(upright, drawings(4)) + 4 + 1).toBeCloseTo(182, 9);
    expect(4 * drawingRoom(across, drawings(4)) + 3 * 4 + 1).toBeCloseTo(269, 9);
    expect(3 * drawingRoom(across, drawings(5)) + 2 * 4 + 1).toBeCloseTo(269, 9);
  });
});

describe('the rows of a single case', () => {
  const rows = allRows(
    box,
    boxes(1).map(({ item }) => item),
  );

  test('are split before the results heading', () => {
    const [inputs, results] = splitInputsAndResults(rows);
    expect([...inputs, ...results]).toEqual(rows);
    expect(inputs.every(({ type }) => type === 'input' || type === 'section')).toBe(true);
    expect(results[0]).toMatchObject({ type: 'section', title: 'Results' });
    expect(inputs.at(-1)?.type).toBe('input');
  });

  test('are all inputs without results, and split without a heading', () => {
    const inputs = rows.filter(({ type }) => type === 'input');
    expect(splitInputsAndResults(inputs)).toEqual([inputs, []]);
    const results = rows.filter(({ type }) => type === 'result');
    expect(splitInputsAndResults([...inputs, ...results])).toEqual([inputs, results]);
  });
});

describe('the figures of a summary', () => {
  const places = (count: number, of: ReportFigures, layout = upright, follow = true) =>
    placeFigures(box, boxes(count), layout, of, follow);

  test('are elsewhere without cases, or with more than fit side by side', () => {
    const elsewhere = { drawing: 'elsewhere', figure: 'elsewhere' };
    expect(places(0, pictures())).toEqual(elsewhere);
    expect(places(upright.columns + 1, pictures())).toEqual(elsewhere);
    expect(places(upright.columns, pictures()).drawing).toBe('beneath');
  });

  test('are the third column of a single case in landscape', () =>
    expect(places(1, pictures(), across)).toEqual({ drawing: 'third', figure: 'third' }));

  test('are below the shorter column of a single case in portrait, one by one', () => {
    const [of] = boxes(1);
    if (!of) throw new Error('There is no box.');
    const [inputs, results] = splitInputsAndResults(allRows(box, [of.item]));
    const width = { names: columnRoom(upright) - 18 - singleCaseWidths.figures, case: singleCaseWidths.figures };
    const left = columnHeads + heightOfRows(box, inputs, [of], width);
    const right = columnHeads + heightOfRows(box, results, [of], width) + heightOfNotes([], columnRoom(upright));
    const first = left < right ? 'left' : 'right';
    const drawn = printedDrawing(drawing, columnRoom(upright)).height;
    const second = left + (first === 'left' ? drawn : 0) < right + (first === 'right' ? drawn : 0) ? 'left' : 'right';
    expect(places(1, pictures())).toEqual({ drawing: first, figure: second });
    expect(first).not.toBe(second);
    expect(places(1, pictures({ drawings: [] }))).toEqual({ drawing: 'elsewhere', figure: first });
    expect(places(1, pictures({ main: [] }))).toEqual({ drawing: first, figure: 'elsewhere' });
  });

  /** A page with the given height below its title block, mm. */
  const cutTo = (height: number) => ({ ...upright, room: { ...upright.room, height } });

  test('are elsewhere if their column has no room left, unless there is no figures part', () => {
    const heights = Array.from({ length: 200 }, (_, index) => 60 + index);
    const minimum = heights.find(height => places(1, pictures({ main: [] }), cutTo(height)).drawing !== 'elsewhere');
    expect(places(1, pictures({ main: [] }), cutTo((minimum ?? 0) - 1), false).drawing).not.toBe('elsewhere');
    const [of] = boxes(1);
    if (!of) throw new Error('There is no box.');
    const [inputs, results] = splitInputsAndResults(allRows(box, [of.item]));
    const width = { names: columnRoom(upright) - 18 - singleCaseWidths.figures, case: singleCaseWidths.figures };
    const columns = [inputs, results].map(rows => columnHeads + heightOfRows(box, rows, [of], width));
    // The figure needs a page of its own width, plus 4 mm of tolerance.
    const needed = (height: number) =>
      (Math.min(...columns) % height) + printedDrawing(drawing, columnRoom(upright)).height + 4;
    expect(heights.find(height => needed(height) <= height)).toBe(minimum);
  });

  test('are below cases side by side if they fit on the page, else elsewhere', () => {
    const none = { main: [], drawings: [] };
    expect(places(2, pictures(none))).toMatchObject({ drawing: 'elsewhere', figure: 'elsewhere' });
    expect(places(2, pictures({ drawings: drawings(2) }))).toMatchObject({ drawing: 'beneath', figure: 'beneath' });
    const of = boxes(2);
    const items = of.map(({ item }) => item);
    const each = Math.min(46, (upright.room.width - 18 - 48) / 2);
    const width = { names: upright.room.width - 18 - 2 * each, case: each };
    const above = columnHeads + heightOfRows(box, allRows(box, items), of, width);
    const figure = printedFigureHeight(plot, mainRoom(upright, { overlaid: false }));
    const [roomy, tight] = [above + figure + 4.01, above + figure + 3.99];
    expect(places(2, pictures({ drawings: [] }), cutTo(roomy)).figure).toBe('beneath');
    expect(places(2, pictures({ drawings: [] }), cutTo(tight)).figure).toBe('elsewhere');
    expect(places(2, pictures({ drawings: [] }), cutTo(tight), false).figure).toBe('beneath');
  });

  test('reduce the room for those placed after them', () => {
    const of = boxes(2);
    const items = of.map(({ item }) => item);
    const each = Math.min(46, (upright.room.width - 18 - 48) / 2);
    const width = { names: upright.room.width - 18 - 2 * each, case: each };
    const above = columnHeads + heightOfRows(box, allRows(box, items), of, width);
    const four = { drawings: drawings(4), main: [] };
    const { drawingRoom: room = 0 } = places(2, pictures(four));
    const rows = 2 * printedDrawing(drawing, room).height;
    const figures = pictures({ ...four, main: pictures().main });
    const figure = printedFigureHeight(plot, mainRoom(upright, { overlaid: false }));
    expect(places(2, figures, cutTo(above + rows + figure + 4.01))).toMatchObject({
      drawing: 'beneath',
      figure: 'beneath',
    });
    expect(places(2, figures, cutTo(above + rows + figure + 3.99))).toMatchObject({
      drawing: 'beneath',
      figure: 'elsewhere',
    });
  });
});
