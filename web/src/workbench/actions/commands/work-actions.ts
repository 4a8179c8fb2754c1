import { caseFrom, methodName, selectedMethod, type Definition, type Example } from '@isentrope/calculators/kit';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import { newRecordId } from '../../files/saved-work/work-store.ts';
import type { Action } from '../action.ts';

/** One action per example of the calculator; loading an example starts a new record. */
export function exampleActions({ examples }: Definition): readonly (Action & { readonly name: string })[] {
  return examples.map((example, index) => ({
    id: `example-${index}`,
    group: 'Examples',
    name: example.title,
    detail: example.source,
    keywords: 'load example',
    run: ({ definition, workbench, dispatch, announce, calculation, units: { preferred } }) => {
      const methods = changedMethods(definition, workbench, example);
      dispatch({ type: 'example', example, record: newRecordId(), set: preferred?.set });
      calculation.startLive();
      announce(
        `Example loaded${preferred ? ` in ${preferred.inWords}` : ''}: ${example.title} (${example.source}).${methods}`,
      );
    },
  }));
}

/** A sentence on the methods of an example that no present case has; empty if there are none. */
function changedMethods(definition: Definition, { cases }: WorkbenchState, example: Example): string {
  const present = new Set(cases.map(({ data }) => selectedMethod(definition, data)));
  const chosen = new Set(example.cases.map(input => selectedMethod(definition, caseFrom(definition, input))));
  const changed = [...chosen].flatMap(method =>
    method === undefined || present.has(method) ? [] : [methodName(definition, method)],
  );
  return changed.length === 0 ? '' : ` The method is now ${changed.join(' or ')}.`;
}

export const importWorkbook: Action = {
  id: 'import',
  group: 'Commands',
  name: 'Import',
  keywords: 'excel workbook xlsx csv text open file drop composition',
  run: ({ files }) => files.chooseWorkbook(),
};

export const importTagList: Action = {
  id: 'import-tag-list',
  group: 'Commands',
  name: 'Import a tag list…',
  keywords: 'excel workbook xlsx csv valve line pump relief psv list paste items cases columns mapping',
  run: ({ files }) => files.importTagList(),
};

export const exportWorkbook: Action = {
  id: 'export',
  group: 'Commands',
  name: ({ files }) => (files.busy ? 'Exporting…' : 'Export to Excel'),
  keywords: 'workbook xlsx download save',
  // Stays enabled while busy: a disabled button would lose the focus.
  run: ({ files }) => {
    if (!files.busy) void files.exportWorkbook();
  },
};

export const exportFormulas: Action = {
  id: 'export-formulas',
  group: 'Commands',
  name: 'Export with formulas',
  keywords: 'excel workbook xlsx download save live spreadsheet equations calculate',
  run: ({ files }) => {
    if (!files.busy) void files.exportFormulas();
  },
};

export const printSheet: Action = {
  id: 'print',
  group: 'Commands',
  name: 'Print sheet',
  keywords: 'paper pdf a4 letter',
  run: ({ files }) => files.print(),
};

export const openDatasheet: Action = {
  id: 'datasheet',
  group: 'Commands',
  name: 'Datasheet…',
  keywords: 'data sheet specification vendor item tag line list summary print excel',
  when: ({ definition }) => definition.datasheets === true,
  run: ({ files }) => files.openDatasheet(),
};

export const copyLink: Action = {
  id: 'copy-link',
  group: 'Commands',
  name: 'Copy link',
  keywords: 'share address url clipboard send',
  run: ({ files }) => void files.copyLink(),
};

export const openSavedWork = {
  id: 'recent-work',
  group: 'Commands',
  name: 'Recent work',
  keywords: 'history drafts earlier saved open',
  run: ({ files }) => files.openEarlierWork(),
} satisfies Action;
