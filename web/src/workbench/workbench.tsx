import { takesLong, type Definition, type Example } from '@isentrope/calculators/kit';
import { useMemo, useReducer, useState, type ClipboardEvent } from 'react';
import { BenchBar } from './bench-bar.tsx';
import { BenchCases } from './bench-cases.tsx';
import { BenchContext, elementId } from './bench-context.ts';
import { BenchHeader } from './bench-header.tsx';
import type { Bench } from './bench-model.ts';
import { newBench } from './bench.ts';
import type { BenchAction } from './bench-action.ts';
import { reduceBench } from './bench-state.ts';
import { resultsOf } from './calculated.ts';
import { CasePanel } from './case-panel.tsx';
import { EarlierWork } from './earlier-work.tsx';
import { moveAsInASpreadsheet } from './keyboard.ts';
import { PrintSheet } from './paper/print-sheet.tsx';
import { blockFrom, pastedWords } from './paste.ts';
import { useArrivals } from './use-arrivals.ts';
import { useBenchFiles } from './use-bench-files.ts';
import { useCalculateShortcut } from './use-calculate-shortcut.ts';
import { useKeptWork } from './use-kept-work.ts';
import { useLongCalculation } from './use-long-calculation.ts';
import { Printing, usePrinting } from './use-printing.ts';
import { newRecordId } from './work-store.ts';
import './workbench.css';
import './menus.css';

/** Above this many cases a table takes over from the columns. */
const mostColumns = 20;

/** Whatever a calculator asks for and gives, drawn from its definition: the page of every calculator. */
export function Workbench({ definition }: { definition: Definition }) {
  const [bench, dispatch] = useReducer(
    (state: Bench, action: BenchAction) => reduceBench(definition, state, action),
    definition,
    () => newBench(definition, newRecordId()),
  );
  const [attended, setAttended] = useState<{ key: number; field: string }>();
  const [said, say] = useState('');
  const [paperOpen, setPaperOpen] = useState(false);
  const printing = usePrinting();
  const files = useBenchFiles(definition, bench, dispatch, calculateHere, say);
  const long = useLongCalculation(definition, dispatch, say);
  const arrivals = useArrivals(definition, bench, dispatch, say);
  const work = useKeptWork(definition, bench, dispatch, arrivals);
  const tools = useMemo(
    () => ({ definition, dispatch, attend: (key: number, field: string) => setAttended({ key, field }) }),
    [definition],
  );

  function calculateHere() {
    dispatch({ type: 'settleAll' });
    dispatch({ type: 'calculated', results: resultsOf(definition, bench.cases) });
  }

  function calculate() {
    if (takesLong(definition)) {
      void long.calculate(bench.cases);
      return;
    }
    calculateHere();
    say(bench.cases.length === 1 ? 'Calculated.' : `${bench.cases.length} cases calculated.`);
  }
  useCalculateShortcut(calculate);

  function onExample(example: Example) {
    dispatch({ type: 'example', example, record: newRecordId() });
    say(`Example loaded: ${example.title} (${example.source}).`);
  }

  function onPaste(event: ClipboardEvent) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset['field'] === undefined) return;
    const block = blockFrom(event.clipboardData.getData('text/plain'));
    if (block.length === 1 && block[0]?.length === 1) return;
    event.preventDefault();
    const paste = {
      key: Number(target.dataset['case']),
      id: target.dataset['field'],
      block,
      across: asTable ? 'fields' : 'cases',
    } as const;
    dispatch({ type: 'paste', ...paste });
    say(pastedWords(definition, bench, paste));
  }

  function focusField(field: string) {
    const key = attended?.key ?? bench.cases[0]?.key ?? 0;
    const element = document.getElementById(elementId(key, field));
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
    setAttended({ key, field });
  }

  const asTable = bench.cases.length > mostColumns && !printing;
  const index = Math.max(
    0,
    bench.cases.findIndex(({ key }) => key === attended?.key),
  );

  return (
    <BenchContext value={tools}>
      <Printing value={printing}>
        <div className="workbench" data-ready={work.ready || undefined}>
          <BenchHeader definition={definition} files={files} onExample={onExample} onPrint={() => setPaperOpen(true)}>
            <EarlierWork
              definition={definition}
              present={bench.record}
              onOpen={(id, earlier) => void work.openEarlier(id, earlier).then(say)}
            />
          </BenchHeader>
          {work.unkept && (
            <p className="banner" role="alert">
              This browser has no room left, or is set to keep nothing: what you type from now on is not kept when the
              page is closed. Export to Excel or copy the link to keep it, or delete some earlier work.
            </p>
          )}
          <div className="bench-body">
            <fieldset
              className="bench-area"
              disabled={!work.ready}
              onKeyDown={event => moveAsInASpreadsheet(event, asTable)}
              onPaste={onPaste}
            >
              <BenchCases definition={definition} bench={bench} index={index} asTable={asTable} printing={printing} />
            </fieldset>
            <CasePanel
              definition={definition}
              cases={bench.cases}
              index={index}
              lit={attended?.field}
              onPick={focusField}
            />
          </div>
          <BenchBar
            bench={bench}
            focused={index}
            running={long.running}
            said={said}
            say={say}
            onCalculate={calculate}
            onCancel={long.cancel}
          />
          <PrintSheet
            definition={definition}
            bench={bench}
            index={index}
            open={paperOpen}
            onClose={() => setPaperOpen(false)}
            onTitle={title => dispatch({ type: 'title', title })}
          />
        </div>
      </Printing>
    </BenchContext>
  );
}
