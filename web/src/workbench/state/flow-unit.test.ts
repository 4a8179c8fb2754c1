import { findCalculator } from '@isentrope/calculators';
import { expect, test } from 'vitest';
import type { WorkbenchAction } from './workbench-action.ts';
import { createWorkbench } from './workbench.ts';
import { workbenchReducer } from './workbench-reducer.ts';

async function loadCalculator(id: string) {
  const definition = await findCalculator(id)?.load();
  if (!definition) throw new Error(`no calculator ${id}`);
  return definition;
}

const definition = await loadCalculator('pump-sizing-pro');

/** The entry of the flow rate after texts are typed into it, one after the other, and the field is left each time. */
function entryAfter(...texts: readonly string[]) {
  const actions = texts.flatMap((text): WorkbenchAction[] => [
    { type: 'edit', key: 1, id: 'flowRate', text: text.slice(0, 1) },
    { type: 'edit', key: 1, id: 'flowRate', text },
    { type: 'settle', key: 1, id: 'flowRate' },
  ]);
  const workbench = actions.reduce(
    (so, action) => workbenchReducer(definition, so, action),
    createWorkbench(definition),
  );
  const { text, unit } = workbench.cases[0]?.data['flowRate'] ?? {};
  return { text, unit };
}

test.each([
  [['120 m3/h', '80'], { text: '80 m3/h', unit: 'kg/h' }],
  [['120 m3/h', '80 gpm', '90'], { text: '90 gpm', unit: 'kg/h' }],
  [['120 m3/h', '80 t/h', '90'], { text: '90', unit: 't/h' }],
  [['120 m3/h', '', '80'], { text: '80', unit: 'kg/h' }],
  [['120 m3/h × 850 kg/m3', '80'], { text: '80', unit: 'kg/h' }],
  [['500', '80'], { text: '80', unit: 'kg/h' }],
])('a number typed over %j keeps the unit of a flow that the field converts', (texts, expected) => {
  expect(entryAfter(...texts)).toEqual(expected);
});
