import { catalogue } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import type { Page } from '../page.ts';
import { loadBuiltFigures } from '../site/validation/built-figures.ts';
import { documentedCalculator, type DocumentedCalculator } from './documented-calculator.ts';
import { MethodPage } from './method-page.tsx';
import { MethodsIndex, type ListedMethod } from './methods-index.tsx';

/** Entry modules of these pages for the browser. */
const modules = ['src/methods/method-pages.tsx'];

/** All method pages with their content. For the prerenderer only, which has every definition. */
export function prerenderedPages(): readonly Page[] {
  const index: Page = {
    path: '/methods',
    title: 'Methods of the calculators',
    description:
      'Every input, equation, source, limit and published case of every calculator, taken from the calculators themselves.',
    layout: 'site',
    loadsScriptOnInput: true,
    modules,
    load: async () => {
      const methods = await Promise.all(inOrder().map(({ meta }) => listMethod(meta)));
      return () => <MethodsIndex methods={methods} />;
    },
  };
  return [index, ...inOrder().map(({ meta }) => pageOf(meta))];
}

function inOrder() {
  return catalogue.toSorted((a, b) => a.meta.title.localeCompare(b.meta.title));
}

const known = new Map<string, Promise<DocumentedCalculator>>();

/** The data of a calculator's page, computed once. */
function documentCalculator(id: string): Promise<DocumentedCalculator> {
  const documented = known.get(id) ?? document(id);
  known.set(id, documented);
  return documented;
}

async function document(id: string): Promise<DocumentedCalculator> {
  const entry = catalogue.find(({ meta }) => meta.id === id);
  if (!entry) throw new RangeError(`No calculator ${id}`);
  return documentedCalculator(await entry.load());
}

async function publishedFigures(id: string) {
  const figures = (await loadBuiltFigures()).calculators.find(each => each.id === id);
  if (!figures) throw new RangeError(`No figures for ${id}`);
  return figures;
}

async function listMethod(meta: ToolMeta): Promise<ListedMethod> {
  const [{ definition, steps }, { rows }] = await Promise.all([documentCalculator(meta.id), publishedFigures(meta.id)]);
  const { id, title, summary, access, standards } = meta;
  const counts = { inputs: definition.inputs.length, steps: steps.length, figures: rows.length };
  return { path: `/methods/${id}`, title, summary, access, standards, ...counts };
}

function pageOf(meta: ToolMeta): Page {
  const { title } = meta;
  return {
    path: `/methods/${meta.id}`,
    title: `${title}: methods`,
    description: `${title}: every input with its range, every equation with its source and edition, limits and published cases.`,
    layout: 'site',
    loadsScriptOnInput: true,
    modules,
    load: async () => {
      const [documented, published] = await Promise.all([documentCalculator(meta.id), publishedFigures(meta.id)]);
      return () => <MethodPage title={title} documented={documented} published={published} />;
    },
  };
}
