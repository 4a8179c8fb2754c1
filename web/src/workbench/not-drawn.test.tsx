import {
  calculateCase,
  calculation,
  caseFrom,
  field,
  picture,
  quantity,
  step,
  type Definition,
} from '@isentrope/calculators/kit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CasePanel } from './case-panel.tsx';
import { CasePlots } from './case-plots.tsx';

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
    drawing: picture({ side }, failing),
    plots: picture({ side }, failing),
  },
);

test('where a picture of a case fails a sentence stands in its place, and the rest of the panel is there', () => {
  const data = caseFrom(definition, { side: 5 });
  const calculated = { of: data, result: calculateCase(definition, data) };
  const panel = renderToStaticMarkup(
    <CasePanel
      definition={definition}
      cases={[{ key: 1, data, calculated }]}
      index={0}
      lit={undefined}
      onPick={() => {}}
    />,
  );
  expect(panel).toContain('The drawing could not be produced for these inputs.');
  expect(panel).toContain('A reference.');
  expect(renderToStaticMarkup(<CasePlots definition={definition} values={{}} />)).toContain(
    'The figures could not be produced',
  );
  expect(panel).not.toContain('NaN');
});
