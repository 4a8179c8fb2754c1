import { catalogue } from '@isentrope/calculators';
import { equationText, openFragment, type Definition } from '@isentrope/calculators/kit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { files, root } from '../../../scripts/sources.mjs';
import { computeFigures } from '../site/validation/figures.ts';
import { documentedCalculator, type DocumentedCalculator } from './documented-calculator.ts';
import type { DocumentedStep } from './documented-steps.ts';
import { MethodPage } from './method-page.tsx';

/** A rendered page: its text and its equations. */
interface RenderedPage {
  readonly definition: Definition;
  readonly documented: DocumentedCalculator;
  readonly text: string;
  readonly equations: ReadonlySet<string>;
}

const pages: RenderedPage[] = [];

function unescapeHtml(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function renderPage(
  documented: DocumentedCalculator,
  published: Parameters<typeof MethodPage>[0]['published'],
): RenderedPage {
  const { definition } = documented;
  const html = renderToStaticMarkup(
    <MethodPage title={definition.title} documented={documented} published={published} />,
  );
  const equations = new Set(
    [...html.matchAll(/<math aria-label="([^"]*)"/g)].map(([, label = '']) => unescapeHtml(label)),
  );
  return { definition, documented, text: unescapeHtml(html.replaceAll(/<[^>]*>/g, '\n')), equations };
}

beforeAll(async () => {
  for (const { meta, load } of catalogue) {
    const { id, title, access } = meta;
    pages.push(
      renderPage(await documentedCalculator(await load()), { id, title, access, rows: [], marks: [], experiments: [] }),
    );
  }
});

const stepsOf = ({ graph }: Definition) =>
  graph.flatMap(node => (node.type === 'step' && node.info ? [node.info] : []));

describe('method page of every calculator', () => {
  test('has every field, step and result by name', () => {
    const missing = pages.flatMap(({ definition, text }) => {
      const labels = [...definition.inputs.map(({ field }) => field), ...stepsOf(definition)].map(({ label }) => label);
      return labels.filter(label => !text.includes(label)).map(label => `${definition.id}: ${label}`);
    });
    expect(missing).toEqual([]);
  });

  test('names what each default depends on', () => {
    for (const { definition, text } of pages) expect(text, definition.id).not.toMatch(/what you enter under *[.;]/);
    const tailPipe = pages.find(({ definition }) => definition.id === 'plant-depressurization-pro');
    expect(tailPipe?.text).toContain('enter under Tail pipe material; if that gives no value, 7850 kg/m³.');
  });

  test('has every option', () => {
    const missing = pages.flatMap(({ definition, text }) =>
      definition.inputs.flatMap(({ field }) =>
        field.type === 'choice'
          ? field.options.map(option => field.names?.[option] ?? option).filter(name => !text.includes(name))
          : [],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('has every equation and source used in any case', () => {
    const missing = pages.flatMap(({ definition, text, equations }) =>
      stepsOf(definition).flatMap(({ label, equation, where = [], source }) => [
        ...[equation, ...(typeof where === 'function' ? [] : where)]
          .filter(each => typeof each === 'string')
          .filter(each => !equations.has(equationText(each))),
        ...(typeof source === 'string' && !text.includes(source) ? [`${label}: ${source}`] : []),
      ]),
    );
    expect(missing).toEqual([]);
  });

  test('has each form of a case-dependent step, except where the source is user input', () => {
    const entered = ({ info: { when }, methods }: DocumentedStep) =>
      when?.['fluidFrom'] === 'table' || methods.join() === 'As typed';
    const missing = pages.flatMap(({ definition: { id, graph }, documented }) => {
      const filled = new Set(graph.flatMap(node => (node.type === 'step' && node.fills ? [node.id] : [])));
      const bare = documented.steps.filter(({ forms }) => forms.length === 0);
      return bare.filter(step => !filled.has(step.id) && !entered(step)).map(step => `${id}: ${step.id}`);
    });
    expect(missing).toEqual([]);
  });

  test('has its references, methods and examples, all of which open', async () => {
    for (const { definition, documented, text } of pages) {
      for (const wording of [...definition.references, ...definition.standards]) expect(text).toContain(wording);
      for (const [index, { href }] of documented.examples.entries()) {
        const { cases } = await openFragment(definition, href.slice(definition.id.length + 1));
        expect(cases.length, definition.id).toBe(definition.examples[index]?.cases.length);
      }
    }
  });
});

/** The equations written literally in the calculators' sources. */
function equationsInSources(): string[] {
  const sources = files(/(?<!\.test|published|examples)\.ts$/, join(root, 'calculators')).filter(
    file => !/\/(kit|testing)\//.test(file),
  );
  return sources.flatMap(file => {
    const source = readFileSync(join(root, file), 'utf8').replaceAll(/' \+\s*'/g, '');
    return [...source.matchAll(/(?<!label: )'([^\s'=]+ = [^\s'·][^'\n·]*)'/g)].map(([, equation = '']) => equation);
  });
}

test('every equation in a definition is on a page', () => {
  const all = new Set(pages.flatMap(({ equations }) => [...equations]));
  const inSources = equationsInSources();
  expect(inSources.length).toBeGreaterThan(300);
  expect(inSources.filter(equation => !all.has(equationText(equation)))).toEqual([]);
});

test('a page has its published figures and its warnings outside the range of a method', async () => {
  const entry = catalogue.find(({ meta }) => meta.id === 'restriction-orifice');
  const page = pages.find(({ definition }) => definition.id === 'restriction-orifice');
  if (!entry || !page) throw new Error('The restriction orifice calculator is missing');
  const { figures } = await computeFigures(entry);
  const { text } = renderPage(page.documented, figures);
  for (const { title, printed } of figures.rows) {
    expect(text).toContain(title);
    expect(text).toContain(printed);
  }
  expect(text).toMatch(
    /Outside the limits of ISO 5167-2: β = [\d.]+ is outside 0.1 to 0.75\.\s+ISO 5167-2:2022, 5\.3\.1/,
  );
  expect(text).toContain('Fluid type: Gas');
});
