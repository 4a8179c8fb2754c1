import { takesLong, type Definition, type Example } from '@isentrope/calculators/kit';
import { useMemo, useReducer, useState, type ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { BenchBar } from './bench-bar.tsx';
import { BenchContext, elementId } from './bench-context.ts';
import { BenchHeader } from './bench-header.tsx';
import type { Bench } from './bench-model.ts';
import { newBench } from './bench.ts';
import type { BenchAction } from './bench-action.ts';
import { reduceBench } from './bench-state.ts';
import { resultsOf } from './calculated.ts';
import { settledCase } from './case-edits.ts';
import { Desk, type DeskTab } from './desk/desk.tsx';
import { EarlierWork } from './earlier-work.tsx';
import { useKeptSetting } from './kept-setting.ts';
import { moveAsInASpreadsheet } from './keyboard.ts';
import { PrintSheet } from './paper/print-sheet.tsx';
import { blockFrom, pastedWords } from './paste.ts';
import { Border } from './sheet/border.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { UnitsMenu } from './units/units-menu.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useBenchFiles } from './use-bench-files.ts';
import { useCalculateShortcut } from './use-calculate-shortcut.ts';
import { useKeptWork } from './use-kept-work.ts';
import { useLive } from './use-live.ts';
import { useLongCalculation } from './use-long-calculation.ts';
import { useRoom } from './use-room.ts';
import { newRecordId } from './work-store.ts';
import './workbench.css';
import './sheet/sheet.css';
import './desk/desk.css';
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
  const [attended, setAttended] = useState<{ key: number; field?: string }>();
  const [view, setView] = useState<'inputs' | 'desk'>('inputs');
  const [tab, setTab] = useState<DeskTab>('results');
  const [said, say] = useState('');
  const [width, setWidth] = useKeptSetting('sheet');
  const [oneAtATime, setOneAtATime] = useKeptSetting('one-at-a-time');
  const [stays, setStays] = useKeptSetting('stays');
  const [paperOpen, setPaperOpen] = useState(false);
  const room = useRoom();
  const files = useBenchFiles(definition, bench, dispatch, calculateHere, say);
  const long = useLongCalculation(definition, dispatch, say);
  const arrivals = useArrivals(definition, bench, dispatch, say);
  const work = useKeptWork(definition, bench, dispatch, arrivals);
  const live = stays === undefined;
  useLive(definition, bench, dispatch, live);
  const tools = useMemo(
    () => ({ definition, dispatch, attend: (key: number, field: string) => setAttended({ key, field }) }),
    [definition],
  );

  function calculateHere() {
    dispatch({ type: 'settleAll' });
    dispatch({
      type: 'calculated',
      results: resultsOf(
        definition,
        bench.cases.map(item => settledCase(definition, item)),
      ),
    });
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
    flushSync(() => setView('inputs'));
    const element = document.getElementById(elementId(key, field));
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
    setAttended({ key, field });
  }

  const { cases, units } = bench;
  const asTable = cases.length > mostColumns && room !== 'phone';
  const single = !asTable && cases.length > 1 && (room === 'phone' || oneAtATime !== undefined);
  const index = Math.max(
    0,
    cases.findIndex(({ key }) => key === attended?.key),
  );
  const alone = single || asTable;
  const first = alone ? index : 0;
  const shown = useMemo(() => (alone ? cases.slice(index, index + 1) : cases), [cases, index, alone]);

  return (
    <BenchContext value={tools}>
      <div className="workbench" data-ready={work.ready || undefined}>
        <BenchHeader definition={definition} files={files} onExample={onExample} onPrint={() => setPaperOpen(true)}>
          <EarlierWork
            definition={definition}
            present={bench.record}
            onOpen={(id, earlier) => void work.openEarlier(id, earlier).then(say)}
          />
          <UnitsMenu bench={bench} index={index} ready={work.ready} say={say} />
        </BenchHeader>
        {work.unkept && (
          <p className="banner" role="alert">
            This browser has no room left, or is set not to keep anything: what you type from now on is lost when the
            page is closed. Export to Excel or copy the link to keep it, or delete some earlier work.
          </p>
        )}
        <div
          className={`bench-body${asTable ? ' as-table' : ''}`}
          data-view={view}
          style={{
            '--shown': shown.length,
            ...(width === undefined ? {} : { '--sheet': `${width}px` }),
          }}
        >
          <fieldset
            className="bench-area"
            disabled={!work.ready}
            onKeyDown={event => moveAsInASpreadsheet(event, asTable)}
            onPaste={onPaste}
          >
            <Sheet
              cases={cases}
              index={index}
              shown={shown}
              first={first}
              asTable={asTable}
              units={units}
              single={single}
              onCase={place => setAttended({ key: cases[place]?.key ?? 0 })}
              onSingle={room === 'phone' || asTable ? undefined : wanted => setOneAtATime(wanted ? 'yes' : undefined)}
            />
          </fieldset>
          <Border
            width={width === undefined ? undefined : Number(width)}
            onWidth={next => setWidth(next === undefined ? undefined : String(next))}
          />
          <Desk
            definition={definition}
            bench={bench}
            index={index}
            shown={shown}
            first={first}
            asTable={asTable}
            tab={tab}
            onTab={setTab}
            beside={room === 'wide' && !asTable}
            lit={attended?.field}
            onPick={focusField}
          />
        </div>
        <BenchBar
          bench={bench}
          focused={index}
          running={long.running}
          live={takesLong(definition) ? undefined : live}
          onLive={next => setStays(next ? undefined : 'yes')}
          said={said}
          say={say}
          onCalculate={calculate}
          onCancel={long.cancel}
          view={view === 'inputs' ? 'inputs' : tab}
          onView={next => {
            setView(next === 'inputs' ? 'inputs' : 'desk');
            if (next !== 'inputs') setTab(next);
          }}
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
    </BenchContext>
  );
}
