import {
  carriesCases,
  caseTitle,
  presentValues,
  takesLong,
  type CaseData,
  type Definition,
  type Example,
} from '@isentrope/calculators/kit';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { PartBoundary, PartMissing } from '../shell/part-boundary.tsx';
import { Bands } from './bands.tsx';
import { BenchContext, elementId } from './bench-context.ts';
import type { Bench, BenchCase } from './bench.ts';
import { CaseNotes } from './case-column.tsx';
import { isCurrent, newBench, reduceBench, type BenchAction } from './bench-state.ts';
import { keepDraft, readDraft, setDraftAside, takeDraftBack } from './draft.ts';
import { moveAsInASpreadsheet } from './keyboard.ts';
import { LineDrawing } from './line-drawing.tsx';
import { blockFrom, rowsThatFit } from './paste.ts';
import { ResultTables } from './result-tables.tsx';
import { blankSheet } from './sheet-title.ts';
import { TitleBlock } from './title-block.tsx';
import { Toolbar } from './toolbar.tsx';
import { casesOfAddress, useBenchFiles } from './use-bench-files.ts';
import { useLongCalculation } from './use-long-calculation.ts';
import './workbench.css';
import './print.css';

const CaseTimeline = lazy(async () => ({ default: (await import('./case-timeline.tsx')).CaseTimeline }));
const TogetherPanel = lazy(async () => ({ default: (await import('./together-panel.tsx')).TogetherPanel }));
const TableView = lazy(async () => ({ default: (await import('./table-view.tsx')).TableView }));
const CasePlots = lazy(async () => ({ default: (await import('./case-plots.tsx')).CasePlots }));
const WorkingPanel = lazy(async () => ({ default: (await import('./working-panel.tsx')).WorkingPanel }));

/** Above this many cases a table takes over from the columns. */
const mostColumns = 20;

/** On paper, the working of every case beside the one in hand. */
function OtherWorkings({
  definition,
  cases,
  but,
}: {
  definition: Definition;
  cases: readonly BenchCase[];
  but: number;
}) {
  return cases.map(
    ({ key, data, calculated }, index) =>
      calculated &&
      index !== but && (
        <section key={key}>
          <h2 className="panel-title">Working, {caseTitle(data, index)}</h2>
          <WorkingPanel definition={definition} result={calculated.result} />
        </section>
      ),
  );
}

/** The choices made in a case that is not calculated yet, for the drawing to follow. */
function choicesIn(definition: Definition, data: CaseData): Record<string, unknown> {
  return Object.fromEntries(
    definition.inputs.flatMap(({ id, field }) => {
      const chosen = data[id]?.text;
      return field.type === 'choice' && chosen !== undefined && field.options.includes(chosen) ? [[id, chosen]] : [];
    }),
  );
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
  const [printing, setPrinting] = useState(false);
  const files = useBenchFiles(definition, bench, dispatch, say);
  const long = useLongCalculation(definition, dispatch, say);
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
          dispatch({ type: 'replace', cases: shared, calculatedFrom: shared });
        } else if (draft) {
          dispatch({ type: 'replace', ...draft });
        }
      } catch (thrown) {
        if (!(thrown instanceof RangeError)) throw thrown;
        say(thrown.message);
        if (draft) dispatch({ type: 'replace', ...draft });
      }
      setReady(true);
    }
    const openLink = () => {
      if (carriesCases(location.hash)) void open();
    };
    void open();
    addEventListener('hashchange', openLink);
    return () => removeEventListener('hashchange', openLink);
  }, [definition]);

  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

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
  function calculate() {
    if (takesLong(definition)) {
      void long.calculate(bench.cases);
      return;
    }
    dispatch({ type: 'calculate' });
    say(count === 1 ? 'Calculated.' : `${count} cases calculated.`);
  }
  const onShortcut = useEffectEvent(calculate);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onShortcut();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  function onExample(example: Example) {
    dispatch({ type: 'example', example });
    say(`Example loaded: ${example.title} (${example.source}).`);
  }

  /** What a paste did, in words; rows for which the case has no field are named. */
  function pasted(block: readonly (readonly string[])[], key: number, field: string): string {
    const size = `${block.length} × ${block[0]?.length ?? 0} cells`;
    const data = bench.cases.find(item => item.key === key)?.data;
    const fit = asTable || !data ? block.length : rowsThatFit(definition, data, field, block.length);
    return fit < block.length
      ? `Pasted the first ${fit} rows of ${size}; there are no more fields.`
      : `Pasted ${size}.`;
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
  const focused = bench.cases[index];
  const evaluation = focused?.calculated?.result.evaluation;
  const typed = evaluation ? undefined : focused?.data;
  const present = useMemo(
    () => (evaluation ? presentValues(evaluation) : choicesIn(definition, typed ?? {})),
    [definition, typed, evaluation],
  );
  const overTime = definition.timeline !== undefined && evaluation !== undefined;
  const drawing = useMemo(
    () => (overTime ? undefined : definition.drawing?.(present)),
    [definition, present, overTime],
  );
  const latest = bench.undo.at(-1);
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
                const draft = takeDraftBack(definition);
                if (draft) dispatch({ type: 'replace', ...draft, what: 'the draft' });
                setAsideKept(false);
              }}
            >
              Bring back my draft
            </button>
          </p>
        )}
        <TitleBlock tool={definition.title} title={title} onChange={setTitle} />
        <div className="bench-body">
          <fieldset
            className="bench-area"
            disabled={!ready}
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
              say(pasted(block, Number(target.dataset['case']), target.dataset['field']));
            }}
          >
            {asTable ? (
              <PartBoundary instead={<Bands cases={bench.cases} units={bench.units} />}>
                <Suspense>
                  <TableView cases={bench.cases} units={bench.units} />
                  {focused && <CaseNotes item={focused} index={index} units={bench.units} />}
                </Suspense>
              </PartBoundary>
            ) : (
              <Bands cases={bench.cases} units={bench.units} />
            )}
            {bench.cases.map(
              (item, place) =>
                (printing || place === index) && (
                  <ResultTables key={item.key} definition={definition} item={item} index={place} />
                ),
            )}
            {definition.together && (
              <PartBoundary instead={<PartMissing />}>
                <Suspense>
                  <TogetherPanel definition={definition} cases={bench.cases} />
                </Suspense>
              </PartBoundary>
            )}
          </fieldset>
          <aside className="panel" aria-label="Drawing, working and references">
            {drawing && (
              <figure>
                <LineDrawing drawing={drawing} lit={attended?.field} onPick={focusField} />
              </figure>
            )}
            {overTime && (
              <PartBoundary instead={<PartMissing />}>
                <Suspense>
                  <CaseTimeline
                    key={focused?.key}
                    definition={definition}
                    values={present}
                    current={focused !== undefined && isCurrent(definition, focused)}
                    lit={attended?.field}
                    onPick={focusField}
                  />
                </Suspense>
              </PartBoundary>
            )}
            {definition.plots && focused?.calculated && (
              <PartBoundary instead={<PartMissing />}>
                <Suspense>
                  <CasePlots definition={definition} values={present} />
                </Suspense>
              </PartBoundary>
            )}
            {definition.guidance && (
              <>
                <h2 className="panel-title">{definition.guidance.title}</h2>
                <ul className="references">
                  {definition.guidance.lines.map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </>
            )}
            <h2 className="panel-title">
              Working
              <span className="mono">{focused && caseTitle(focused.data, index)}</span>
            </h2>
            {focused?.calculated ? (
              <PartBoundary instead={<PartMissing />}>
                <Suspense>
                  <WorkingPanel definition={definition} result={focused.calculated.result} />
                  {printing && <OtherWorkings definition={definition} cases={bench.cases} but={index} />}
                </Suspense>
              </PartBoundary>
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
          {long.running ? (
            <span className="running">
              <progress
                aria-label="Calculation"
                value={(long.running.done + long.running.fraction) / long.running.of}
              />
              <button type="button" className="bar-action" onClick={long.cancel}>
                Cancel
              </button>
            </span>
          ) : (
            <span className="mono hint" aria-hidden="true">
              Ctrl ↵
            </span>
          )}
          <button type="button" className="bar-action" onClick={() => dispatch({ type: 'add' })}>
            Add New Case
          </button>
          {focused && (
            <button type="button" className="bar-action" onClick={() => dispatch({ type: 'clear', key: focused.key })}>
              {bench.cases.length === 1 ? 'Clear' : `Clear ${caseTitle(focused.data, index)}`}
            </button>
          )}
          {latest && (
            <button type="button" className="bar-action link" onClick={() => dispatch({ type: 'undo' })}>
              {latest.type === 'removed'
                ? `Undo: bring back ${caseTitle(latest.item.data, latest.index)}`
                : `Undo ${latest.what}`}
            </button>
          )}
          <p className="bar-status" role="status">
            {said}
          </p>
          {outOfDate.length > 0 && (
            <p className="bar-stale">
              {outOfDate.length === 1 ? `Case ${outOfDate[0]}` : `Cases ${outOfDate.join(', ')}`} edited since the last
              calculation
            </p>
          )}
        </div>
      </div>
    </BenchContext>
  );
}
