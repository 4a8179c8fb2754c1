import { Absent, caseTitle, type Definition, type Example } from '@isentrope/calculators/kit';
import { lazy, Suspense, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Bands } from './bands.tsx';
import { BenchContext, elementId } from './bench-context.ts';
import type { Bench } from './bench.ts';
import { isCurrent, newBench, reduceBench, type BenchAction } from './bench-state.ts';
import { keepDraft, readDraft, setDraftAside } from './draft.ts';
import { moveAsInASpreadsheet } from './keyboard.ts';
import { LineDrawing } from './line-drawing.tsx';
import { blockFrom } from './paste.ts';
import { ResultTables } from './result-tables.tsx';
import { blankSheet } from './sheet-title.ts';
import { TitleBlock } from './title-block.tsx';
import { Toolbar } from './toolbar.tsx';
import { casesOfAddress, useBenchFiles } from './use-bench-files.ts';
import './workbench.css';
import './print.css';

const TableView = lazy(async () => ({ default: (await import('./table-view.tsx')).TableView }));
const CasePlots = lazy(async () => ({ default: (await import('./case-plots.tsx')).CasePlots }));
const WorkingPanel = lazy(async () => ({ default: (await import('./working-panel.tsx')).WorkingPanel }));

/** Above this many cases a table takes over from the columns. */
const mostColumns = 20;

/** The values of a case that a drawing can show. */
function presentValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Absent)));
}

/** Whatever a calculator asks for and gives, drawn from its definition: the page of every calculator. */
export function Workbench({ definition }: { definition: Definition }) {
  const [bench, dispatch] = useReducer(
    (state: Bench, action: BenchAction) => reduceBench(definition, state, action),
    definition,
    newBench,
  );
  const [title, setTitle] = useState(blankSheet);
  const [attended, setAttended] = useState<{ key: number; field: string }>();
  const [said, say] = useState('');
  const [asideKept, setAsideKept] = useState(false);
  const [ready, setReady] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const files = useBenchFiles(definition, bench, dispatch, say);
  const tools = useMemo(
    () => ({ definition, dispatch, attend: (key: number, field: string) => setAttended({ key, field }) }),
    [definition],
  );

  useEffect(() => {
    async function open() {
      const draft = readDraft(definition);
      if (draft) setTitle(draft.title);
      try {
        const shared = await casesOfAddress(definition);
        if (shared) {
          if (draft) setDraftAside(definition);
          setAsideKept(draft !== undefined);
          dispatch({ type: 'replace', cases: shared, calculate: shared.map(() => true) });
        } else if (draft) {
          dispatch({ type: 'replace', cases: draft.cases, units: draft.units, calculate: draft.calculated });
        }
      } catch (thrown) {
        if (!(thrown instanceof RangeError)) throw thrown;
        say(thrown.message);
        if (draft) dispatch({ type: 'replace', cases: draft.cases, units: draft.units, calculate: draft.calculated });
      }
      setReady(true);
    }
    void open();
  }, [definition]);

  useEffect(() => {
    if (!ready) return undefined;
    const keep = () => keepDraft(definition, bench, title);
    const timer = setTimeout(keep, 300);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [definition, bench, title, ready]);

  const count = bench.cases.length;
  const calculate = useCallback(() => {
    dispatch({ type: 'calculate' });
    say(count === 1 ? 'Calculated.' : `${count} cases calculated.`);
  }, [count]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      calculate();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [calculate]);

  function onExample(example: Example) {
    dispatch({ type: 'example', example });
    say(`Example loaded: ${example.title} (${example.source}).`);
  }

  function focusField(field: string) {
    const key = attended?.key ?? bench.cases[0]?.key ?? 0;
    const element = document.getElementById(elementId(key, field));
    element?.focus();
    element?.scrollIntoView({ block: 'nearest' });
    setAttended({ key, field });
  }

  const asTable = bench.cases.length > mostColumns;
  const index = Math.max(
    0,
    bench.cases.findIndex(({ key }) => key === attended?.key),
  );
  const focused = bench.cases[index];
  const values = focused?.calculated?.result.evaluation.values;
  const present = useMemo(() => presentValues(values ?? {}), [values]);
  const drawing = useMemo(() => definition.drawing?.(present), [definition, present]);
  const outOfDate = bench.cases.flatMap((item, place) =>
    item.calculated && !isCurrent(definition, item) ? [place + 1] : [],
  );

  return (
    <BenchContext value={tools}>
      <div className="workbench" data-ready={ready || undefined}>
        <header className="bench-header">
          <div>
            <h1>
              {definition.title.replace(/ Pro$/, '')}
              {definition.access === 'pro' && <span className="pro-mark">PRO</span>}
            </h1>
            <p className="summary">
              {definition.summary} <span className="standards">{definition.standards.join(', ')}.</span>
            </p>
          </div>
          <Toolbar
            examples={definition.examples}
            onExample={onExample}
            onImport={file => void files.importWorkbook(file)}
            onExport={() => void files.exportWorkbook()}
            onLink={() => void files.copyLink()}
            busy={files.busy}
          />
        </header>
        {asideKept && (
          <p className="banner">
            You opened shared cases. Your own draft is kept.{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                const draft = readDraft(definition, 'aside');
                if (draft)
                  dispatch({ type: 'replace', cases: draft.cases, units: draft.units, calculate: draft.calculated });
                history.replaceState(null, '', location.pathname);
                setAsideKept(false);
              }}
            >
              Bring back my draft
            </button>
          </p>
        )}
        <TitleBlock tool={definition.title} title={title} onChange={setTitle} />
        <div className="bench-body">
          <div
            ref={area}
            className="bench-area"
            onKeyDown={event => moveAsInASpreadsheet(event, asTable)}
            onPaste={event => {
              const { target } = event;
              if (!(target instanceof HTMLElement) || target.dataset['field'] === undefined) return;
              const block = blockFrom(event.clipboardData.getData('text/plain'));
              if (block.length === 1 && block[0]?.length === 1) return;
              event.preventDefault();
              dispatch({
                type: 'paste',
                key: Number(target.dataset['case']),
                id: target.dataset['field'],
                block,
                across: asTable ? 'fields' : 'cases',
              });
              say(`Pasted ${block.length} × ${block[0]?.length ?? 0} cells.`);
            }}
          >
            {asTable ? (
              <Suspense>
                <TableView cases={bench.cases} units={bench.units} />
              </Suspense>
            ) : (
              <Bands cases={bench.cases} units={bench.units} />
            )}
            {focused && <ResultTables definition={definition} item={focused} index={index} />}
          </div>
          <aside className="panel" aria-label="Drawing, working and references">
            {drawing && (
              <figure>
                <LineDrawing drawing={drawing} lit={attended?.field} onPick={focusField} />
              </figure>
            )}
            {definition.plots && focused?.calculated && (
              <Suspense>
                <CasePlots definition={definition} values={present} />
              </Suspense>
            )}
            <h2 className="panel-title">
              Working
              <span className="mono">{focused && caseTitle(focused.data, index)}</span>
            </h2>
            {focused?.calculated ? (
              <Suspense>
                <WorkingPanel definition={definition} result={focused.calculated.result} />
              </Suspense>
            ) : (
              <p className="panel-empty">
                Every step appears here with its equation, its numbers and its source once the case is calculated.
              </p>
            )}
            <h2 className="panel-title">References</h2>
            <ul className="references">
              {definition.references.map(reference => (
                <li key={reference}>{reference}</li>
              ))}
            </ul>
          </aside>
        </div>
        <div className="bench-bar">
          <button
            type="button"
            className="button primary"
            onClick={calculate}
            aria-keyshortcuts="Control+Enter Meta+Enter"
          >
            Calculate
          </button>
          <span className="mono hint" aria-hidden="true">
            Ctrl ↵
          </span>
          <button type="button" className="bar-action" onClick={() => dispatch({ type: 'add' })}>
            Add New Case
          </button>
          {bench.removed && (
            <button type="button" className="bar-action link" onClick={() => dispatch({ type: 'undo' })}>
              Undo: bring back {caseTitle(bench.removed.item.data, bench.removed.index)}
            </button>
          )}
          <p className="bar-status" role="status">
            {outOfDate.length > 0 ? (
              <span className="warn">
                {outOfDate.length === 1 ? `Case ${outOfDate[0]}` : `Cases ${outOfDate.join(', ')}`} edited since the
                last calculation
              </span>
            ) : (
              said
            )}
          </p>
        </div>
      </div>
    </BenchContext>
  );
}
