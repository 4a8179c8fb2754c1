import { caseTitle, labelInUnit, resultInfo, type Definition } from '@isentrope/calculators/kit';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActiveCase, Navigation } from './actions/action.ts';
import { elementId } from './workbench-context.ts';
import type { WorkbenchState } from './state/workbench-model.ts';
import type { ResultsTab, View } from './results-pane/results-tabs.ts';
import type { FoundRow } from './input-pane/record-table/found-row.ts';
import type { PickedRow } from './results-pane/results/result-tables.tsx';
import { formatResult } from './results-pane/results/format-result.ts';
import { useStoredSetting } from './stored-setting.ts';
import { useScreenSize } from './use-screen-size.ts';

/** With more cases than this, a table replaces the columns. */
const maxColumns = 20;

/** The id of the focused input field, if any. */
function focusedField(): string | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement.dataset['field'] : undefined;
}

/** The element that edits a field; if the active case does not show it, the one of another case. */
function editorOf(key: number, field: string): HTMLElement | null {
  return document.getElementById(elementId(key, field)) ?? document.querySelector(`[data-field="${field}"]`);
}

/** The user's position: active case and field, selected tab, and the layout of the cases on this screen. */
export function useNavigation(definition: Definition, workbench: WorkbenchState, announce: (sentence: string) => void) {
  const { cases, units } = workbench;
  const [activeField, reportFocus] = useState<{ key: number; field?: string }>();
  const [view, setView] = useState<'inputs' | 'desk'>('inputs');
  const [tab, setTab] = useState<ResultsTab>('results');
  const [pickedRow, pickRow] = useState<PickedRow>();
  const [foundRow, findRow] = useState<FoundRow>();
  const [oneAtATime, setOneAtATime] = useStoredSetting('one-at-a-time');
  const room = useScreenSize();

  const asTable = cases.length > maxColumns && room !== 'phone';
  const single = !asTable && cases.length > 1 && (room === 'phone' || oneAtATime !== undefined);
  const index = Math.max(
    0,
    cases.findIndex(({ key }) => key === activeField?.key),
  );
  const item = cases[index];
  const key = item?.key ?? 0;
  const activeCase: ActiveCase = {
    key,
    index,
    last: index === cases.length - 1,
    title: caseTitle(item?.data ?? {}, index),
  };

  function showView(next: View) {
    pickRow(undefined);
    setView(next === 'inputs' ? 'inputs' : 'desk');
    if (next !== 'inputs') setTab(next);
  }

  const place: Navigation = {
    room,
    single,
    setSingle: room === 'phone' || asTable ? undefined : isSingle => setOneAtATime(isSingle ? 'yes' : undefined),
    showView,
    openDesk: next => {
      flushSync(() => showView(next));
      // On a wide screen the working has its own pane and no tab.
      const head = document.getElementById(`desk-${next}`) ?? document.getElementById('desk-results');
      head?.focus();
      head?.scrollIntoView({ block: asTable ? 'start' : 'nearest' });
    },
    showCase: next => {
      const field = focusedField();
      flushSync(() => reportFocus({ key: next, ...(field === undefined ? {} : { field }) }));
      if (field !== undefined) document.getElementById(elementId(next, field))?.focus();
      document.querySelector(`.case[data-key="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    focusField: field => {
      flushSync(() => {
        showView('inputs');
        reportFocus({ key, field });
      });
      const editor = editorOf(key, field);
      editor?.focus();
      editor?.scrollIntoView({ block: 'nearest' });
    },
    showRow: (table, row) =>
      flushSync(() => {
        showView('results');
        pickRow({ table, row });
      }),
    showInputRow: (field, row) => {
      place.focusField(field);
      findRow({ key, field, row, onClose: () => findRow(undefined) });
    },
    focusResult: id => {
      flushSync(() => showView('results'));
      const result = document.getElementById(elementId(key, id)) ?? document.getElementById('desk-panel');
      result?.focus();
      result?.scrollIntoView({ block: 'center' });
      const shown = formatResult(definition, id, item?.calculated?.report.values[id], units[id]);
      const figure = shown ? `${shown.text} ${shown.unit}`.trim() : 'no result';
      announce(`${labelInUnit(resultInfo(definition, id), units[id])}, ${activeCase.title}: ${figure}.`);
    },
  };

  const alone = single || asTable;
  const shown = useMemo(() => (alone ? cases.slice(index, index + 1) : cases), [cases, index, alone]);
  return { place, activeCase, view, tab, activeField, reportFocus, asTable, shown, pickedRow, pickRow, foundRow };
}
