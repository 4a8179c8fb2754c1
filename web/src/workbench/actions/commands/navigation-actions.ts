import { isShown, labelInUnit, offeredOptions, resultInfo, displayText, type Field } from '@isentrope/calculators/kit';
import { kindOf, acceptedUnits } from '@isentrope/engineering/quantities';
import { resultsTabs, type ResultsTab } from '../../results-pane/results-tabs.ts';
import { formatResult } from '../../results-pane/results/format-result.ts';
import { fieldRows, resultRows } from '../../input-pane/rows.ts';
import type { Action, ActionContext } from '../action.ts';

export const showInputs: Action = {
  id: 'show-inputs',
  group: 'Commands',
  name: 'Show inputs',
  keywords: 'fields sheet view',
  when: ({ navigation: place }) => place.room === 'phone',
  run: ({ navigation: place }) => place.showView('inputs'),
};

/** One action per tab of the results pane. */
export const tabActions: readonly Action[] = Object.entries(resultsTabs).map(([tab, name]) => ({
  id: `show-${tab}`,
  group: 'Commands',
  name: `Show ${name.toLowerCase()}`,
  keywords: 'desk tab view',
  run: ({ navigation: place }) => place.openDesk(tab as ResultsTab),
}));

/** Additional search keywords of a field: its units, options, list items or columns. */
function fieldKeywords(field: Field, data: ActionContext['workbench']['cases'][number]['data']): readonly string[] {
  switch (field.type) {
    case 'quantity':
      return acceptedUnits(field.kind);
    case 'choice':
      return offeredOptions(field, data).map(option => field.names?.[option] ?? option);
    case 'list':
      return field.items.map(item => field.names?.[item] ?? item);
    case 'rows':
      return Object.values(field.columns).map(({ label }) => label);
    case 'text':
      return [];
  }
}

/** Search entries for the visible fields of the active case. */
export function fieldSearchActions({ definition, workbench, activeCase }: ActionContext): readonly Action[] {
  const item = workbench.cases[activeCase.index];
  if (!item) return [];
  return fieldRows(definition, [item]).flatMap((row): Action[] => {
    if (row.type !== 'input') return [];
    const { id, field, section } = row.input;
    const entry = item.data[id] ?? { text: '' };
    const [text, unit = ''] = [displayText(entry), entry.unit];
    const value =
      field.type === 'choice'
        ? (field.names?.[text] ?? text)
        : field.type === 'list' || field.type === 'rows'
          ? ''
          : text;
    return [
      {
        id: `field-${id}`,
        group: 'Fields',
        name: field.label,
        detail: [section, value === '' ? '' : `${value} ${unit}`.trim()].filter(part => part !== '').join(' · '),
        keywords: [section, field.symbol ?? '', ...fieldKeywords(field, item.data)].join(' '),
        run: ({ navigation: place }) => place.focusField(id),
      },
    ];
  });
}

/** Search entries for the results of the active case. */
export function resultSearchActions({ definition, workbench, activeCase }: ActionContext): readonly Action[] {
  const item = workbench.cases[activeCase.index];
  if (!item) return [];
  return resultRows(definition, [item]).flatMap((row): Action[] => {
    if (row.type !== 'result') return [];
    const { id } = row.place;
    const info = resultInfo(definition, id);
    const { symbol = '', kind, when } = info;
    if (!isShown(when, item.data)) return [];
    const shown = formatResult(definition, id, item.calculated?.report.values[id], workbench.units[id]);
    return [
      {
        id: `result-${id}`,
        group: 'Results',
        name: labelInUnit(info, workbench.units[id]),
        detail: [row.place.section, shown ? `${shown.text} ${shown.unit}`.trim() : '']
          .filter(part => part !== '')
          .join(' · '),
        keywords: [row.place.section, symbol, kind ? kindOf(kind).label : ''].join(' '),
        run: ({ navigation: place }) => place.focusResult(id),
      },
    ];
  });
}
