import { catalogue } from '@isentrope/calculators';
import {
  caseFrom,
  convertCase,
  loadFor,
  reportInUnits,
  resultUnitsIn,
  run,
  isExpensive,
  aggregateInUnits,
  displayUnits,
  writeDocument,
  type CaseData,
  type Definition,
  type Drawing,
} from '@isentrope/calculators/kit';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { drawingLayout } from './drawing-layout.ts';
import type { FigureData } from './figure-data.ts';
import { layOutFigure, figureTexts } from './figure-layout.ts';
import { readCrosshair } from './crosshair-reading.ts';
import { findMisplacedTexts } from './testing/texts.ts';

/** Widths from a phone to a large screen, px. */
const figureWidths = [300, 360, 459, 618, 1000];
const drawingWidths = [200, 260, 348, 700];

interface Pictures {
  readonly of: string;
  readonly figures: readonly FigureData[];
  readonly drawings: readonly Drawing[];
}

/** The figures of cases in the calculator's units or in US units. */
function picturesOf(definition: Definition, of: string, cases: readonly CaseData[], set?: 'us'): Pictures {
  const [first = {}] = cases;
  const unitFor = set
    ? displayUnits(definition, convertCase(definition, first, set), resultUnitsIn(definition, set))
    : displayUnits(definition, first, {});
  const report = run(definition, writeDocument(definition, { cases }));
  const reported = report.cases.map(each => reportInUnits(each, unitFor));
  const together = report.together && aggregateInUnits(report.together, unitFor);
  return {
    of: `${definition.id}, ${of}${set ? ` in ${set} units` : ''}`,
    figures: [
      ...reported.flatMap(({ figures = [], timeline }) => [...figures, ...(timeline?.figures ?? [])]),
      ...(together?.figures ?? []),
    ],
    drawings: reported.flatMap(({ drawing, timeline }) => [
      ...(drawing ? [drawing] : []),
      ...(timeline?.moments.filter((_, index) => index % 20 === 0).map(moment => moment.drawing) ?? []),
    ]),
  };
}

/** A case with one to three numbers changed by orders of magnitude. */
function perturbedCase(definition: Definition): fc.Arbitrary<CaseData> {
  const complete = definition.examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input)));
  return fc.constantFrom(...complete).chain(data => {
    const numbers = Object.keys(data).filter(id => Number.isFinite(Number(data[id]?.text || NaN)));
    return fc
      .array(fc.tuple(fc.constantFrom(...numbers), fc.double({ min: -2, max: 2, noNaN: true })), {
        minLength: 1,
        maxLength: 3,
      })
      .map(changes => {
        const texts = changes.flatMap(([id, power]) => {
          const entry = data[id];
          return entry ? [[id, { ...entry, text: (Number(entry.text) * 10 ** power).toPrecision(4) }] as const] : [];
        });
        return { ...data, ...Object.fromEntries(texts) };
      });
  });
}

const drawn: Definition[] = [];
beforeAll(async () => {
  for (const entry of catalogue) {
    const definition = await entry.load();
    await loadFor(
      definition,
      definition.examples.flatMap(({ cases }) => cases.map(input => caseFrom(definition, input))),
    );
    if (definition.plots || definition.drawing || definition.timeline) drawn.push(definition);
  }
});

/** Problems with the labels of figures at all widths. */
function faultsIn({ of, figures, drawings }: Pictures): string[] {
  const messagesOf = (where: string, faults: readonly string[]) => faults.map(fault => `${of}, ${where}: ${fault}`);
  return [
    ...figures.flatMap(figure =>
      figureWidths.flatMap(width => {
        const layout = layOutFigure(figure, width, Math.max(208, 0.52 * width));
        const named = layout.labels.length + layout.legend.length;
        const names = [...figure.series, ...layout.frame.marks, ...layout.frame.bands].map(({ label }) => label.trim());
        const [from = 0, to = 1] = layout.frame.x.domain();
        const { curves, place } = readCrosshair(
          layout,
          layout.frame.x.invert((layout.frame.x(from) + layout.frame.x(to)) / 2),
        );
        return [
          ...messagesOf(
            `${figure.title} at ${width} px`,
            findMisplacedTexts(figureTexts(layout), width, layout.height),
          ),
          ...messagesOf(
            `${figure.title} read at ${width} px`,
            findMisplacedTexts([...curves, place], width, layout.height),
          ),
          ...(named === names.filter(name => name !== '').length
            ? []
            : messagesOf(figure.title, ['a name is missing'])),
        ];
      }),
    ),
    ...drawings.flatMap(drawing =>
      drawingWidths.flatMap(width => {
        const { labels, ...sheet } = drawingLayout(drawing, width / drawing.width);
        const texts = labels.map(({ label: { text }, box }) => ({ text, box }));
        const all = drawing.marks.filter(mark => mark.type === 'label' && mark.text.trim() !== '').length;
        return [
          ...messagesOf(`drawing at ${width} px`, findMisplacedTexts(texts, sheet.width, sheet.height)),
          ...(texts.length === all ? [] : messagesOf('drawing', ['a label is missing'])),
        ];
      }),
    ),
  ];
}

test('labels neither overlap nor are clipped in the examples of every calculator', () => {
  expect(drawn.length).toBeGreaterThan(12);
  for (const definition of drawn)
    for (const { title, cases } of isExpensive(definition) ? definition.examples.slice(0, 2) : definition.examples) {
      for (const set of [undefined, 'us'] as const) {
        const pictures = picturesOf(
          definition,
          title,
          cases.map(input => caseFrom(definition, input)),
          set,
        );
        expect(pictures.figures.length + pictures.drawings.length, definition.id).toBeGreaterThan(0);
        expect(faultsIn(pictures)).toEqual([]);
      }
    }
});

test('labels neither overlap nor are clipped in 200 perturbed cases', () => {
  const each = Math.ceil(200 / drawn.length);
  let count = 0;
  let pictures = 0;
  for (const definition of drawn) {
    const cases = fc.sample(perturbedCase(definition), { seed: 1, numRuns: isExpensive(definition) ? 4 : each + 2 });
    for (const data of cases) {
      const made = picturesOf(definition, JSON.stringify(data), [data]);
      expect(faultsIn(made)).toEqual([]);
      count += 1;
      pictures += made.figures.length + made.drawings.length;
    }
  }
  expect(count).toBeGreaterThanOrEqual(200);
  expect(pictures).toBeGreaterThan(200);
});
