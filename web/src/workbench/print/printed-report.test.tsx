// @vitest-environment happy-dom
import {
  caseFrom,
  engineOf,
  explore,
  runToEnd,
  table,
  warning,
  writeDocument,
  type CaseData,
  type CaseInput,
  type Definition,
  type Plot,
  type AnalysisRequest,
} from '@isentrope/calculators/kit';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import { calculateCases } from '../calculation/calculate-cases.ts';
import { blankSheet, type SheetTitle } from '../state/sheet-title.ts';
import type { AnalysisRuns } from '../explore/analysis-run.ts';
import { box } from '../testing/box.ts';
import { derivedDefaultTank } from '../testing/derived-default-tank.ts';
import { words } from '../testing/page.tsx';
import { PrintedReport } from './printed-report.tsx';
import { loadOptions, type PrintOptions } from './dialog/print-options.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';

await loadEvaluation();

const plot = (title: string): Plot => ({
  title,
  x: { label: 'Side', kind: 'length', unit: 'm' },
  y: { label: 'Volume', kind: 'volume', unit: 'm³' },
  series: [{ label: 'V', pen: 'main', points: [[0, 0], [1, 1]] }], // prettier-ignore
});

/** The box calculator with figures and combined results. */
const seen: Definition = {
  ...box,
  plots: () => [plot('Growth'), plot('Decay')],
  together: cases => ({
    title: 'All boxes',
    table: table([{ id: 'box', label: 'Box' }], cases.map(({ title }) => [title])), // prettier-ignore
    messages: [warning('Mind the gap.')],
    plots: [plot('Sum')],
  }),
};

let root: Root | undefined;

/** Unmounts the present report. */
async function clear(): Promise<void> {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
}

afterEach(clear);

const typed = (input: CaseInput): CaseData => caseFrom(box, input);

/** Cases calculated from their entries, from other entries, or not at all. */
function workbench(...input: readonly { typed: CaseData; from?: CaseData | null }[]): WorkbenchCase[] {
  return input.map(({ typed: data, from = data }, index) => {
    const [calculated] = from ? calculateCases(box, [from]) : [];
    return { key: index + 1, data, ...(calculated ? { calculated } : {}) };
  });
}

/** Renders a report. */
async function renderReport(
  cases: readonly WorkbenchCase[],
  {
    definition = box,
    options = {},
    title = blankSheet,
    units = {},
    date,
    only,
    questions = [],
    runs = {},
  }: {
    definition?: Definition;
    options?: Partial<PrintOptions>;
    title?: SheetTitle;
    units?: Readonly<Record<string, string>>;
    date?: Date;
    only?: number;
    questions?: readonly AnalysisRequest[];
    runs?: AnalysisRuns;
  } = {},
): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await clear();
  const element = document.body.appendChild(document.createElement('main'));
  root = createRoot(element);
  const all = { ...loadOptions(cases.length), ...options };
  const sheet = {
    definition,
    cases,
    units,
    title,
    options: all,
    date,
    only,
    index: 0,
    questions,
    nodePlaces: {},
    runs,
  };
  await act(async () => root?.render(<PrintedReport {...sheet} />));
}

/** The cells of summary rows whose label starts with a text; the unit comes first if it has a column. */
function line(name: string): (string | undefined)[] {
  const rows = [...document.querySelectorAll('.paper-summary tbody tr')];
  const result = rows.filter(each => words(each.querySelector('.paper-row-name'))?.startsWith(name));
  expect(result, `lines called "${name}"`).toHaveLength(1);
  return [...(result[0]?.querySelectorAll('td') ?? [])].map(words);
}

const names = () => [...document.querySelectorAll('.paper-summary tbody .paper-row-name > span')].map(words);
const notes = () => [...document.querySelectorAll('.paper-notes li')].map(words);
const figures = () => [...document.querySelectorAll('figure.figure figcaption')].map(words);
const curveNames = () => new Set([...document.querySelectorAll('figure .name')].map(words));
const headings = () => [...document.querySelectorAll('.paper-part h2')].map(words);
const none = { working: false, figures: false, tables: false, together: false, questions: false, references: false };

describe('the title block', () => {
  test('shows its entries, the draft mark, the engine and the time of calculation', async () => {
    const date = new Date(Date.UTC(2026, 10, 22, 14, 3));
    await renderReport(workbench({ typed: typed({ side: 100 }) }), {
      title: { ...blankSheet, project: 'Plant 7' },
      date,
    });
    const block = words(document.querySelector('.paper-frame > thead'));
    for (const text of ['Box', 'ISO 1, ISO 2', 'Draft', 'Plant 7', '22 Nov 2026', engineOf('box')])
      expect(block).toContain(text);
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-22T14:03:00.000Z');
  });

  test('shows that nothing is calculated', async () => {
    await renderReport(workbench({ typed: typed({ side: 100 }), from: null }));
    expect(words(document.querySelector('.calculated'))).toBe('CalculatedNot calculated');
  });
});

describe('the inputs', () => {
  test('are shown in full in display names, with defaults and ambiguous readings', async () => {
    await renderReport(
      workbench(
        { typed: typed({ side: '12,500', parts: 'bolt: 2; washer: 1', remark: 'As built' }) },
        { typed: typed({ shape: 'slab', side: 3, coating: 4 }) },
      ),
    );
    expect(line('Shape')).toEqual(['', 'cube', 'Flat slab']);
    expect(line('Side')).toEqual(['mm', '12,500 read as 12.5', '3']);
    expect(line('Coating')).toEqual(['mm', '2 assumed', '4']);
    expect(line('Margin')).toEqual(['mm', '–', '–']);
    expect(line('Parts')).toEqual(['', 'Bolt 2washer 1', '–']);
    expect(line('Remark')).toEqual(['', 'As built', '–']);
  });

  test('show derived defaults with their origin, unless the case is outdated', async () => {
    const data = caseFrom(derivedDefaultTank, { liquid: 'oil', volume: 2 });
    const [calculated] = calculateCases(derivedDefaultTank, [data]);
    if (!calculated) throw new Error('nothing is calculated');
    const edited = { ...data, volume: { text: '3', unit: 'm³' } };
    await renderReport([{ key: 1, data, calculated }, { key: 2, data: edited, calculated }], { definition: derivedDefaultTank }); // prettier-ignore
    expect(line('Density')).toEqual(['kg/m³', '812.50 from oil', '–']);
  });

  test('omit fields that no case shows, with empty cells for cases without a field', async () => {
    await renderReport(workbench({ typed: typed({ side: 3 }) }, { typed: typed({ side: 4 }) }));
    expect(names()).not.toContain('Height');
    expect(names()).not.toContain('Load');
    await renderReport(
      workbench({ typed: typed({ side: 3 }) }, { typed: typed({ shape: 'slab', side: 4, height: 5 }) }),
    );
    expect(line('Height')).toEqual(['mm', '', '5']);
  });

  test('show a common unit once, and differing units with each entry', async () => {
    const inMetres = typed({ side: { value: 3, unit: 'm' } });
    await renderReport(workbench({ typed: typed({ side: 3 }) }, { typed: inMetres }, { typed: typed({}) }));
    expect(line('Side')).toEqual(['', '3 mm', '3 m', '–']);
    expect(line('Margin')).toEqual(['mm', '–', '–', '–']);
  });

  test('show an error beside its entry, once', async () => {
    await renderReport(workbench({ typed: typed({ side: -1 }) }));
    expect(line('Side').at(-1)).toBe('-1Side must be above 0 mm.');
    expect(notes().join()).not.toContain('Side must be');
  });
});

describe('the results', () => {
  test('are in the chosen unit, with cross-checks and deviations', async () => {
    await renderReport(workbench({ typed: typed({ side: 100 }) }, { typed: typed({ side: 200 }) }), {
      units: { edge: 'm' },
    });
    expect(line('Volume')).toEqual(['m³', '0.001000', '0.008000']);
    expect(line('Edge')).toEqual(['m', '0.104', '0.204']);
    expect(line('Cross-check, Generous')).toEqual(['m³', '0.001040 +4.0 %', '0.008320 +4.0 %']);
  });

  test('state missing inputs once', async () => {
    await renderReport(workbench({ typed: typed({ coating: 1 }) }));
    expect(line('Volume').at(-1)).toBe('– needs side');
    expect(line('Edge').at(-1)).toBe('–');
  });

  test('are marked if there is a warning, listed below with case numbers', async () => {
    const large = () => ({ typed: typed({ side: 3000 }) });
    await renderReport(workbench(large(), { typed: typed({ side: 1 }) }, large(), large()));
    expect(line('Edge').map(cell => cell?.startsWith('!'))).toEqual([false, true, false, true, true]);
    expect(notes()).toContain('1, 3, 4 Warning The side is beyond 2 m. ISO 1, 4');
  });

  test('are struck out if outdated, with a message', async () => {
    await renderReport(
      workbench(
        { typed: typed({ side: 200 }), from: typed({ side: 100 }) },
        { typed: typed({ side: 200 }) },
        { typed: typed({ side: 200 }), from: null },
      ),
    );
    const heads = [...document.querySelectorAll('.paper-band thead .paper-case-name')].map(words);
    expect(heads).toEqual([
      'Case 1Edited since this calculation: the results are out of date.',
      'Case 2',
      'Case 3Not calculated.',
    ]);
    expect(line('Volume')).toEqual(['m³', '0.001000', '0.008000', '–']);
    const struck = [...document.querySelectorAll('.paper-primary td')].map(cell =>
      cell.classList.contains('paper-stale'),
    );
    expect(struck).toEqual([false, true, false, false]);
  });
});

describe('the arrangement', () => {
  const boxes = (count: number) =>
    workbench(...Array.from({ length: count }, (_, index) => ({ typed: typed({ side: index + 1 }) })));
  const columns = () =>
    [...document.querySelectorAll('.paper-band')].map(band => band.querySelectorAll('.paper-case-name').length);

  test('is columns side by side, in rows of about equal width if there are too many', async () => {
    await renderReport(boxes(3), { options: { parts: none } });
    expect(columns()).toEqual([3]);
    await renderReport(boxes(11), { options: { parts: none, orientation: 'portrait' } });
    expect(columns()).toEqual([4, 4, 3]);
  });

  test('is one sheet per case with its working, if chosen', async () => {
    await renderReport(boxes(3), { options: { cases: 'apart' } });
    expect(columns()).toEqual([]);
    expect([...document.querySelectorAll('.paper-single h2')].map(words)).toEqual(['Case 1', 'Case 2', 'Case 3']);
    expect(headings().filter(heading => heading === 'Working')).toHaveLength(3);
    expect(headings().filter(heading => heading === 'References')).toHaveLength(1);
  });

  test('is a single case with its number, without combined results', async () => {
    const cases = boxes(3);
    await renderReport(cases, { definition: seen, options: { cases: 'one' }, only: 1 });
    expect(words(document.querySelector('.paper-single h2'))).toBe('Case 2');
    expect(line('Side').at(-1)).toBe('2');
    expect(headings()).not.toContain('All boxes');
  });

  test('has the chosen paper size, in portrait unless more cases fit in landscape', async () => {
    const page = () => document.querySelector<HTMLElement>('.paper')?.dataset['page'];
    await renderReport(boxes(2), { options: { size: 'Letter', parts: none } });
    expect(page()).toBe('letter-portrait');
    await renderReport(boxes(7), { options: { size: 'A4', parts: none } });
    expect(page()).toBe('a4-landscape');
  });
});

describe('the optional parts', () => {
  const two = () =>
    workbench({ typed: typed({ side: 100 }) }, { typed: typed({ side: 200, userDescription: 'Large' }) });

  test('are omitted if not chosen', async () => {
    await renderReport(two(), { definition: seen, options: { parts: none } });
    expect(headings()).toEqual([]);
  });

  test('include the working with common steps merged', async () => {
    await renderReport(two(), { options: { parts: { ...none, working: true } } });
    expect(words(document.querySelector('.paper-legend'))).toBe('Numbers in SI units.1 Case 12 Large');
    const volume = [...document.querySelectorAll('.paper-step')].filter(
      step => words(step.querySelector('b')) === 'Volume',
    );
    expect(volume).toHaveLength(1);
    expect(volume[0]?.querySelector('math')?.getAttribute('aria-label')).toBe('V = a³');
    expect([...(volume[0]?.querySelectorAll('tbody tr') ?? [])].map(words)).toEqual([
      '10.100000.0010000 m³',
      '20.200000.0080000 m³',
    ]);
  });

  test('include the working of a single case with its numbers in a line', async () => {
    await renderReport(workbench({ typed: typed({ side: 100 }) }), { options: { parts: { ...none, working: true } } });
    expect([...document.querySelectorAll('.paper-substitution')].map(words)).toContain('a = 0.10000');
    expect([...document.querySelectorAll('.paper-step-value')].map(words)).toContain('V = 0.0010000 m³');
  });

  test('include figures not in the summary, tables, combined results and references', async () => {
    await renderReport(two(), { definition: seen });
    expect(headings()).toEqual(['Working', 'Figures', 'Tables', 'All boxes', 'Before use', 'References']);
    expect(figures()).toEqual(['Growth', 'Decay', 'Sum']);
    const cuts = [...document.querySelectorAll('.paper-table')].find(each => words(each)?.startsWith('Cuts'));
    expect([...(cuts?.querySelectorAll('tr') ?? [])].map(words)).toEqual([
      'Cuts',
      'At, mm',
      'Case 1',
      '50.00',
      '100.0',
      'Large',
      '100.0',
      '200.0',
    ]);
    expect(notes()).toContain('Warning Mind the gap.');
    expect(words(document.body)).toContain('Measure twice.');
    expect(words(document.body)).toContain('Handbook of boxes.');
  });

  test('include figures of each case, grouped by figure', async () => {
    const ofEach = ['Case 1: Growth', 'Large: Growth', 'Case 1: Decay', 'Large: Decay'];
    const parts = { ...none, figures: true };
    await renderReport(two(), { definition: seen, options: { parts, figures: 'each' } });
    expect(figures()).toEqual(ofEach);
    await renderReport(two(), { definition: seen, options: { parts, cases: 'apart' } });
    expect(figures()).toEqual(['Growth', 'Decay', 'Growth', 'Decay']);
  });

  test('include overlaid figures with a labelled curve per case', async () => {
    const growing: Definition = {
      ...seen,
      plots: ({ side }) => [{ ...plot('Growth'), series: [{ label: 'V', pen: 'main', points: [[0, 0], [Number(side), 1]] }] }], // prettier-ignore
    };
    await renderReport(two(), { definition: growing, options: { parts: none } });
    expect(figures()).toEqual(['Growth']);
    expect(curveNames()).toEqual(new Set(['Case 1', 'Large']));
    await renderReport(two().slice(0, 1), { definition: growing, options: { parts: none } });
    expect(curveNames()).toEqual(new Set(['V']));
  });

  test('include the figures of the only case that has any', async () => {
    await renderReport(workbench({ typed: typed({ side: 100 }) }, { typed: typed({ side: 7 }), from: null }), {
      definition: seen,
    });
    expect(figures()).toEqual(['Case 1: Growth', 'Case 1: Decay', 'Sum']);
  });

  test('include drawings that do not fit in the summary', async () => {
    const many = workbench(...Array.from({ length: 9 }, (_, index) => ({ typed: typed({ side: index + 1 }) })));
    const parts = { ...none, figures: true };
    const drawings = (within: string) => document.querySelectorAll(`${within} .paper-drawing`).length;
    await renderReport(many, { options: { parts } });
    expect(headings()).toEqual(['Figures']);
    expect(drawings('.paper-further')).toBe(9);
    await renderReport(two(), { options: { parts } });
    expect(headings()).toEqual([]);
    expect(drawings('.paper-further')).toBe(0);
  });

  test('list equal tables of several cases once', async () => {
    const same = () => ({ typed: typed({ side: 100 }) });
    await renderReport(workbench(same(), { typed: typed({ side: 200 }) }, same()), {
      options: { parts: { ...none, tables: true } },
    });
    expect([...document.querySelectorAll('.set-title')].map(words)).toEqual(['Case 1, Case 3', 'Case 2']);
    await renderReport(workbench(same(), same()), { options: { parts: { ...none, tables: true } } });
    expect([...document.querySelectorAll('.set-title')]).toEqual([]);
  });

  test('mark outdated combined results', async () => {
    await renderReport(workbench({ typed: typed({ side: 200 }), from: typed({ side: 100 }) }), {
      definition: seen,
      options: { parts: { ...none, together: true } },
    });
    expect(words(document.querySelector('.paper-part thead'))).toContain('out of date');
  });
});

test('nothing printed is interactive or a link', async () => {
  await renderReport(workbench({ typed: typed({ side: 100 }) }), { definition: seen });
  const live = [...document.querySelectorAll('button, input, select, textarea, a, [tabindex]')];
  expect(live.filter(each => !each.closest('[inert]'))).toEqual([]);
});

describe('saved analyses', () => {
  const question: AnalysisRequest = { type: 'sweep', input: 'side', results: ['volume'] };
  const [item] = workbench({ typed: typed({ side: 100 }) });
  const answer = item && runToEnd(explore(box, writeDocument(box, { cases: [item.data] }), question));
  const part = () => words(document.querySelector('.paper-analysis'));

  test('are printed with result and figure', async () => {
    if (!item) throw new Error('There is no case.');
    const slot = { question, of: [item.data], units: {}, share: undefined, answer, progress: 'whole' } as const;
    await renderReport([item], { questions: [question], runs: { sweep: slot } });
    expect(part()).toContain('How does Volume vary with Side?');
    expect(part()).toContain('The side is beyond 2 m.');
    expect(document.querySelector('.paper-analysis figure')).not.toBeNull();
    await renderReport([item], { questions: [question], runs: { sweep: slot }, options: { parts: none } });
    expect(document.querySelector('.paper-analysis')).toBeNull();
  });

  test('are printed without a result of another case or a partial one', async () => {
    if (!item) throw new Error('There is no case.');
    const slot = { question, of: [item.data], units: {}, share: undefined, answer } as const;
    await renderReport([item], { questions: [question], runs: { sweep: { ...slot, progress: 'part' } } });
    expect(part()).toContain('Not run for this case');
    await renderReport([item], {
      questions: [question],
      runs: { sweep: { ...slot, of: [typed({ side: 100, coating: 9 })], progress: 'whole' } },
    });
    expect(part()).toContain('Not run for this case');
  });
});
