import type { Carried, Definition } from '@isentrope/calculators/kit';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDialog } from '../projects/dialogs/use-dialog.ts';
import type { ActionContext, CaseAction, CaseInHand } from './actions/action.ts';
import { HelpDialogs } from './actions/help-dialogs.tsx';
import { useActionKeys } from './actions/use-action-keys.ts';
import { useHelp } from './actions/use-help.ts';
import { BenchBar } from './bench-bar.tsx';
import { useBenchCore, type BenchCore } from './bench-core.ts';
import { BenchContext } from './bench-context.ts';
import { PartBoundary, PartMissing } from '../shell/part-boundary.tsx';
import { ToolNeedsScript } from '../shell/unopened.tsx';
import { BenchHeader } from './bench-header.tsx';
import { useDatasheet } from './datasheet/use-datasheet.ts';
import { Desk } from './desk/desk.tsx';
import type { View } from './desk/desk-tabs.ts';
import { useAsking } from './explore/use-asking.ts';
import { EarlierWork } from './files/earlier-work.tsx';
import { useKeptSetting } from './kept-setting.ts';
import { moveAsInASpreadsheet } from './sheet/keyboard.ts';
import { PrintSheet } from './paper/print-sheet.tsx';
import { useCalculatedAt } from './paper/use-calculated-at.ts';
import { pasting } from './sheet/pasting.ts';
import { hasNumericResult, useSensitivity } from './sensitivity/use-sensitivity.ts';
import { Border } from './sheet/border.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { SkipToFields } from './sheet/skip-to-fields.tsx';
import { useScrubbing } from './sheet/use-scrubbing.ts';
import type { Wanted } from './sources/read-dialog.tsx';
import { readableLabel, SourcesContext } from './sources/sources-context.ts';
import { Toolbar } from './toolbar.tsx';
import { UnitsMenu } from './units/units-menu.tsx';
import { useUnits } from './units/use-units.ts';
import { useBenchFiles } from './files/use-bench-files.ts';
import { useCalculation } from './bench/use-calculation.ts';
import { useSettled } from './bench/use-settled.ts';
import type { BenchHome } from './files/bench-home.ts';
import { LinkDrift } from './files/link-drift.tsx';
import { useKeptWork } from './files/use-kept-work.ts';
import { usePlace } from './use-place.ts';
import { useToolbar } from './use-toolbar.ts';
import './workbench.css';
import './sheet/sheet.css';
import './desk/desk.css';
import './menus.css';
import './actions/actions.css';

const KeepFluid = lazy(() => import('./sources/keep-fluid.tsx'));
const DatasheetDialog = lazy(() => import('./datasheet/datasheet-dialog.tsx'));
const ReadDialog = lazy(() => import('./sources/read-dialog.tsx'));
const TagListDialog = lazy(() => import('./tag-list/tag-list-dialog.tsx'));

/** The page of any calculator, rendered from its definition. The work is stored in this browser. */
export function Workbench({ definition }: { readonly definition: Definition }) {
  const core = useBenchCore(definition);
  const home = useKeptWork(definition, core.bench, core.change, core.arrivals);
  return <BenchPage definition={definition} core={core} home={home} />;
}

/** The workbench, independent of where the work is stored. */
export function BenchPage({
  definition,
  core: { bench, dispatch, lock, said, say, link, forgetLink },
  home,
}: {
  readonly definition: Definition;
  readonly core: BenchCore;
  readonly home: BenchHome;
}) {
  useLayoutEffect(() => lock(home.locked));
  const help = useHelp();
  const [width, setWidth] = useKeptSetting('sheet');
  const [paperOpen, setPaperOpen] = useState(false);
  const [tagListOpen, setTagListOpen] = useState(false);
  const date = useCalculatedAt(bench.cases);
  const datasheet = useDatasheet(definition, bench.cases, say);
  const [reading, setReading] = useState<Wanted>();
  const keeping = useDialog<{ readonly key: number; readonly carried: Carried }>();
  const { chooser, earlier, ...toolbar } = useToolbar();
  const { place, inHand, view, tab, attended, attend, asTable, shown } = usePlace(definition, bench, say);
  const { calculateHere, following, ...calculation } = useCalculation(definition, bench, dispatch, say);
  const askings = useAsking(definition);
  const { importWorkbook, ...files } = useBenchFiles(definition, bench, dispatch, calculateHere, say, {
    index: inHand.index,
    asked: askings.asked,
  });
  const units = useUnits(definition, bench, dispatch, say, {
    index: inHand.index,
    ready: home.ready,
    ofProject: home.units,
  });
  const { sensitivity, ...sensitive } = useSensitivity(definition, bench, inHand.index);
  const scrubbing = useScrubbing(definition, bench, dispatch, say);
  const { put, onPaste } = pasting(definition, bench, dispatch, say);
  const context: ActionContext = {
    definition,
    bench,
    dispatch,
    say,
    inHand,
    place,
    calculation,
    sensitivity: { ...sensitive, isPossible: !asTable && hasNumericResult(definition) },
    files: {
      ...files,
      ...toolbar,
      importTagList: () => setTagListOpen(true),
      print: () => setPaperOpen(true),
      openDatasheet: datasheet.ask,
    },
    units,
    reading: {
      field: attended?.field,
      label: home.locked === undefined && home.sources ? readableLabel(definition, attended?.field) : undefined,
      choose: () => setReading(attended?.field === undefined ? undefined : { key: inHand.key, field: attended.field }),
      keepFluid:
        home.locked === undefined && home.project
          ? carried => keeping.open({ key: inHand.key, carried }, withFocus())
          : undefined,
      sheets: home.sources?.sheets ?? [],
    },
    help,
  };
  useActionKeys(context);
  const { act, showView, focusField } = useSteady(context);
  const tools = useMemo(
    () => ({ definition, dispatch, attend: (key: number, field: string) => attend({ key, field }), act }),
    [definition, dispatch, attend, act],
  );

  const { cases } = bench;
  const focused = cases[inHand.index];
  const isOpen = home.ready && home.locked === undefined;
  const first = shown.length < cases.length ? inHand.index : 0;
  const seen = useSettled({ bench, index: inHand.index, shown, first }, following);
  return (
    <BenchContext value={tools}>
      <SourcesContext value={home.sources}>
        <div className="workbench" data-ready={home.ready || undefined}>
          {isOpen && focused && <SkipToFields item={focused} onField={focusField} />}
          {home.over}
          <BenchHeader tool={definition} inSheet={home.over !== undefined}>
            <Toolbar context={context} chooser={chooser} onWorkbook={file => void importWorkbook(file)}>
              <EarlierWork
                definition={definition}
                present={bench.record}
                opener={earlier}
                onOpen={(id, kept) => void home.openEarlier(id, kept).then(say)}
              />
              <UnitsMenu units={units} />
            </Toolbar>
          </BenchHeader>
          <ToolNeedsScript />
          {home.unkept && <NotKept />}
          {link && <LinkDrift definition={definition} link={link} cases={bench.cases} forget={forgetLink} />}
          <div
            className={`bench-body${asTable ? ' as-table' : ''}`}
            data-view={view}
            style={{
              '--shown': shown.length,
              ...(sensitivity && !asTable ? { '--beside': '152px' } : {}),
              ...(width === undefined ? {} : { '--sheet': `${width}px` }),
            }}
          >
            <fieldset
              className="bench-area"
              disabled={!isOpen}
              onKeyDown={event => {
                if (scrubbing.onKeyDown(event)) event.preventDefault();
                else moveAsInASpreadsheet(event);
              }}
              onKeyUp={scrubbing.onKeyUp}
              onPointerDown={scrubbing.onPointerDown}
              onBlur={scrubbing.onBlur}
              onPaste={asTable ? undefined : onPaste}
            >
              <Sheet
                cases={cases}
                index={inHand.index}
                shown={shown}
                first={first}
                asTable={asTable}
                units={bench.units}
                single={place.single}
                field={attended?.field}
                sensitivity={sensitivity}
                onPaste={put}
                onCase={to => attend({ key: cases[to]?.key ?? 0 })}
                onSingle={place.setSingle}
              />
            </fieldset>
            {!asTable && (
              <Border
                width={width === undefined ? undefined : Number(width)}
                onWidth={next => setWidth(next === undefined ? undefined : String(next))}
              />
            )}
            <Desk
              definition={definition}
              seen={seen}
              asTable={asTable}
              tab={tab}
              onTab={showView}
              beside={place.room === 'wide' && !asTable}
              live={calculation.live === true}
              askings={askings}
              lit={attended?.field}
              onPick={focusField}
            />
          </div>
          <BenchBar context={context} seen={seen} said={said} view={view === 'inputs' ? 'inputs' : tab} />
          <HelpDialogs context={context} />
          {reading && home.sources && (
            <Suspense>
              <ReadDialog
                context={context}
                sources={home.sources}
                wanted={reading}
                onClose={() => setReading(undefined)}
              />
            </Suspense>
          )}
          {tagListOpen && (
            <PartBoundary instead={<PartMissing />}>
              <Suspense>
                <TagListDialog context={context} onClose={() => setTagListOpen(false)} />
              </Suspense>
            </PartBoundary>
          )}
          {keeping.asked && home.project && (
            <Suspense>
              <KeepFluid
                context={context}
                kept={keeping.asked}
                projectId={home.project.id}
                done={home.project.lookAgain}
                opener={keeping.opener}
                close={keeping.close}
              />
            </Suspense>
          )}
          <PrintSheet
            definition={definition}
            bench={bench}
            asked={askings.asked}
            index={inHand.index}
            date={date}
            open={paperOpen}
            elsewhere={datasheet.open}
            onClose={() => setPaperOpen(false)}
            onTitle={title => dispatch({ type: 'title', title })}
          />
          {datasheet.open && (
            <PartBoundary instead={<PartMissing />}>
              <Suspense>
                <DatasheetDialog
                  definition={definition}
                  bench={bench}
                  date={date}
                  onClose={datasheet.close}
                  onTitle={title => dispatch({ type: 'title', title })}
                />
              </Suspense>
            </PartBoundary>
          )}
        </div>
      </SourcesContext>
    </BenchContext>
  );
}

/** The focused element. */
function withFocus(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

function NotKept() {
  return (
    <p className="banner" role="alert">
      This browser has no room left, or is set not to keep anything: what you type from now on is lost when the page is
      closed. Export to Excel or copy the link to keep it, or delete some earlier work.
    </p>
  );
}

/** Callbacks that stay referentially stable, so that typing does not re-render the columns and the results pane. */
function useSteady(context: ActionContext) {
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });
  return useMemo(
    () => ({
      act: (action: CaseAction, inHand: CaseInHand) => action.run({ ...latest.current, inHand }),
      showView: (view: View) => latest.current.place.showView(view),
      focusField: (field: string) => latest.current.place.focusField(field),
    }),
    [],
  );
}
