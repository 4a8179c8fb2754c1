import { calculation, caseFrom, field, selector, quantity, step, type Definition } from '@isentrope/calculators/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorkbenchContext } from '../../workbench-context.ts';
import { createWorkbench } from '../../state/workbench.ts';
import { calculateCases } from '../../calculation/calculate-cases.ts';
import { ResultsPane } from '../results-pane.tsx';
import { loadEvaluation } from '../../calculation/evaluation-code.ts';

await loadEvaluation();

function failing(): never {
  throw new RangeError('x must be finite, got NaN');
}

const side = field('side', quantity('Side', 'length', 'mm'));
const volume = step('volume', { side }, { label: 'Volume', kind: 'volume', unit: 'm³' }, v => v.side ** 3);
const definition: Definition = calculation(
  { id: 'box', title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Shape: [side] },
    results: { Results: [volume] },
    primary: volume,
    examples: [],
    references: ['A reference.'],
    drawing: selector({ side }, failing),
    plots: selector({ side }, failing),
  },
);

test('a figure that fails shows a message, and the results are available', () => {
  const data = caseFrom(definition, { side: 5 });
  const [calculated] = calculateCases(definition, [data]);
  const items = [{ key: 1, data, ...(calculated ? { calculated } : {}) }];
  const panel = renderToStaticMarkup(
    <WorkbenchContext value={{ definition, dispatch: () => {}, reportFocus: () => {}, act: () => {} }}>
      <ResultsPane
        definition={definition}
        resultsView={{ workbench: { ...createWorkbench(definition), cases: items }, index: 0, shown: items, first: 0 }}
        asTable={false}
        tab="results"
        onTab={() => {}}
        beside={false}
        live
        analyses={{ runs: {}, enqueue: () => {}, cancel: () => {}, exploring: undefined, setExploring: () => {} }}
        highlighted={undefined}
        onPick={() => {}}
        pickedRow={undefined}
        onPickRow={() => {}}
        onCase={undefined}
        onAnswersVisible={() => {}}
      />
    </WorkbenchContext>,
  );
  expect(panel).toContain('The drawing could not be produced for these inputs.');
  expect(panel).toContain('Volume');
  expect(panel).toContain('The figures could not be produced');
  expect(panel).not.toContain('NaN');
});
