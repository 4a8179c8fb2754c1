import { loadTableReader, type SharedGroup, type Definition } from '@isentrope/calculators/kit';
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDialog } from '../projects/dialogs/use-dialog.ts';
import type { ActionContext, CaseAction, ActiveCase } from './actions/action.ts';
import { HelpDialogs } from './actions/help-dialogs.tsx';
import { loadSearchCode } from './actions/search/search-code.ts';
import { useActionShortcuts } from './actions/keyboard/use-action-shortcuts.ts';
import { useHelp } from './actions/use-help.ts';
import { ActionBar } from './action-bar.tsx';
import { useWorkbenchCore, type WorkbenchCore } from './workbench-core.ts';
import { WorkbenchContext } from './workbench-context.ts';
import { useDroppedFile } from '../shell/use-dropped-file.ts';
import { LazyPart } from '../shell/part-boundary.tsx';
import { ToolNeedsScript } from '../shell/placeholders.tsx';
import { WorkbenchHeader } from './workbench-header.tsx';
import { useDatasheet } from './datasheet/use-datasheet.ts';
import { ResultsPane } from './results-pane/results-pane.tsx';
import { loadCalculatedViews } from './results-pane/results/calculated-parts.tsx';
import type { View } from './results-pane/results-tabs.ts';
import { useAnalyses } from './explore/use-analyses.ts';
import { SavedWorkMenu } from './files/saved-work/saved-work-menu.tsx';
import { useStoredSetting } from './stored-setting.ts';
import { handleSpreadsheetKeys } from './input-pane/keyboard.ts';
import { ReportPrinting } from './print/dialog/report-printing.tsx';
import { useCalculatedAt } from './print/use-calculated-at.ts';
import { loadPasteCode } from './input-pane/paste/paste-code.ts';
import { pasteCodeHandlers } from './input-pane/paste/paste-code-handlers.ts';
import { createPasteHandlers } from './input-pane/paste/paste-handlers.ts';
import { usePagePaste } from './input-pane/paste/use-page-paste.ts';
import { hasNumericResult, useSensitivity } from './sensitivity/use-sensitivity.ts';
import { Border } from './input-pane/pane-separator.tsx';
import { InputPane } from './input-pane/input-pane.tsx';
import { FoundRowContext } from './input-pane/record-table/found-row.ts';
import { SkipToFields } from './input-pane/skip-to-fields.tsx';
import { useScrubbing } from './input-pane/scrub/use-scrubbing.ts';
import type { FieldToRead } from './sources/read-dialog.tsx';
import { readableLabel, SourcesContext } from './sources/sources-context.ts';
import { Toolbar } from './toolbar.tsx';
import { UnitsMenu } from './units/units-menu.tsx';
import { useUnits } from './units/use-units.ts';
import { useFiles } from './files/use-files.ts';
import type { ListSource } from './tag-list/list-file.ts';
import { loadEvaluation } from './calculation/evaluation-code.ts';
import { useCalculation } from './calculation/use-calculation.ts';
import { useCalculationOnOpen } from './calculation/use-calculation-on-open.ts';
import { useSettledView } from './calculation/use-settled-view.ts';
import type { WorkStorage } from './files/saved-work/work-storage.ts';
import { useSavedWork } from './files/saved-work/use-saved-work.ts';
import { useNavigation } from './use-navigation.ts';
import { useToolbar } from './use-toolbar.ts';
import './workbench.css';
import './input-pane/input-pane.css';
import './results-pane/results-pane.css';
import './ui/menus.css';
import './actions/actions.css';

const LinkDrift = lazy(async () => ({ default: (await import('./files/link-drift.tsx')).LinkDrift }));
const SaveFluid = lazy(() => import('./sources/save-fluid.tsx'));
const DatasheetDialog = lazy(() => import('./datasheet/datasheet-dialog.tsx'));
const ReadDialog = lazy(() => import('./sources/read-dialog.tsx'));
/** The dialog reads the cells of a list, of which some may be tables. */
const TagListDialog = lazy(async () => {
  await loadTableReader();
  return import('./tag-list/tag-list-dialog.tsx');
});

/** The page of any calculator, rendered from its definition. The work is stored in this browser. */
export function Workbench({ definition }: { readonly definition: Definition }) {
  const core = useWorkbenchCore(definition);
  const storage = useSavedWork(definition, core.workbench, core.change, core.arrivals);
  return <WorkbenchPage definition={definition} core={core} storage={storage} />;
}

/** The workbench, independent of where the work is stored. */
export function WorkbenchPage({
  definition,
  core: { workbench, dispatch, lock, statusMessage, announce, link, forgetLink, sender },
  storage,
}: {
  readonly definition: Definition;
  readonly core: WorkbenchCore;
  readonly storage: WorkStorage;
}) {
  useLayoutEffect(() => lock(storage.locked));
  const help = useHelp();
  const [width, setWidth] = useStoredSetting('sheet');
  const [paperOpen, setPaperOpen] = useState(false);
  const [answersVisible, setAnswersVisible] = useState(false);
  const [tagList, setTagList] = useState<{ readonly opened?: ListSource }>();
  const [isDragging, setDragging] = useState(false);
  const date = useCalculatedAt(workbench.cases);
  const datasheet = useDatasheet(definition, workbench.cases, announce);
  const [reading, setReading] = useState<FieldToRead>();
  const savingFluid = useDialog<{ readonly key: number; readonly group: SharedGroup }>();
  const { chooser, earlier, ...toolbar } = useToolbar();
  const { place, activeCase, view, tab, activeField, reportFocus, asTable, shown, pickedRow, pickRow, foundRow } =
    useNavigation(definition, workbench, announce);
  const { calculateHere, following, ...calculation } = useCalculation(definition, workbench, dispatch, {
    message: statusMessage,
    announce,
    fromStart: storage.ready && storage.opensCalculated === true,
  });
  useCalculationOnOpen(definition, workbench, storage.ready && storage.opensCalculated === true, calculation.calculate);
  const analyses = useAnalyses(definition);
  const openList = (opened: ListSource) => setTagList({ opened });
  const { openFile, ...files } = useFiles({
    definition,
    workbench,
    dispatch,
    calculate: calculateHere,
    announce,
    index: activeCase.index,
    runs: analyses.runs,
    openList,
  });
  const units = useUnits(definition, workbench, dispatch, announce, {
    index: activeCase.index,
    ready: storage.ready,
    ofProject: storage.units,
  });
  const { sensitivity, ...sensitive } = useSensitivity(definition, workbench, activeCase.index);
  const scrubbing = useScrubbing(definition, workbench, dispatch, announce);
  const { put, onPaste } = createPasteHandlers(definition, workbench, dispatch, announce, openList);
  const context: ActionContext = {
    definition,
    workbench,
    dispatch,
    announce,
    activeCase,
    navigation: place,
    calculation,
    sensitivity: { ...sensitive, isPossible: !asTable && hasNumericResult(definition) },
    files: {
      ...files,
      ...toolbar,
      importTagList: () => setTagList({}),
      print: () => setPaperOpen(true),
      openDatasheet: datasheet.open,
    },
    units,
    reading: {
      field: activeField?.field,
      label:
        storage.locked === undefined && storage.sources ? readableLabel(definition, activeField?.field) : undefined,
      choose: () =>
        setReading(activeField?.field === undefined ? undefined : { key: activeCase.key, field: activeField.field }),
      saveFluid:
        storage.locked === undefined && storage.project
          ? group => savingFluid.open({ key: activeCase.key, group }, focusedElement())
          : undefined,
      sheets: storage.sources?.sheets ?? [],
    },
    help,
  };
  useActionShortcuts(context);
  const { act, showView, focusField } = useStableCallbacks(context);
  const tools = useMemo(
    () => ({ definition, dispatch, reportFocus: (key: number, field: string) => reportFocus({ key, field }), act }),
    [definition, dispatch, reportFocus, act],
  );

  const { cases } = workbench;
  const focused = cases[activeCase.index];
  const isOpen = storage.ready && storage.locked === undefined;
  useDroppedFile(
    dragging => setDragging(dragging && isOpen),
    file => {
      if (isOpen) void openFile(file);
    },
  );
  usePagePaste(definition, focused?.data, isOpen, openList, announce);
  const first = shown.length < cases.length ? activeCase.index : 0;
  const resultsView = useSettledView({ workbench, index: activeCase.index, shown, first }, following);
  return (
    <WorkbenchContext value={tools}>
      <SourcesContext value={storage.sources}>
        <div
          className="workbench"
          data-ready={storage.ready || undefined}
          data-dragging={isDragging || undefined}
          onPointerDownCapture={preloadCode}
          onFocusCapture={preloadCode}
        >
          {isOpen && focused && <SkipToFields item={focused} onField={focusField} />}
          {storage.header}
          <WorkbenchHeader tool={definition} inSheet={storage.header !== undefined} sender={sender}>
            <Toolbar
              context={context}
              chooser={chooser}
              onFile={file => void openFile(file)}
              savedWork={
                <SavedWorkMenu
                  definition={definition}
                  present={workbench.record}
                  opener={earlier}
                  onOpen={(id, saved) => void storage.openEarlier(id, saved).then(announce)}
                />
              }
              units={<UnitsMenu units={units} />}
            />
          </WorkbenchHeader>
          <ToolNeedsScript />
          {storage.isUnsaved && <StorageUnavailable />}
          {link && (
            <LazyPart>
              <LinkDrift definition={definition} link={link} cases={workbench.cases} forget={forgetLink} />
            </LazyPart>
          )}
          <div
            className={`workbench-body${asTable ? ' as-table' : ''}`}
            data-view={view}
            style={{
              '--shown': shown.length,
              ...(sensitivity && !asTable ? { '--beside': '152px' } : {}),
              ...(width === undefined ? {} : { '--sheet': `${width}px` }),
            }}
          >
            <fieldset
              className="workbench-area"
              disabled={!isOpen}
              onKeyDown={event => {
                if (scrubbing.onKeyDown(event)) event.preventDefault();
                else handleSpreadsheetKeys(event);
              }}
              onKeyUp={scrubbing.onKeyUp}
              onPointerDown={scrubbing.onPointerDown}
              onBlur={scrubbing.onBlur}
              {...pasteCodeHandlers(announce)}
              onPaste={asTable ? undefined : onPaste}
            >
              <FoundRowContext value={foundRow}>
                <InputPane
                  cases={cases}
                  index={activeCase.index}
                  shown={shown}
                  first={first}
                  asTable={asTable}
                  units={workbench.units}
                  single={place.single}
                  field={activeField?.field}
                  sensitivity={sensitivity}
                  onPaste={put}
                  onCase={to => reportFocus({ key: cases[to]?.key ?? 0 })}
                  onSingle={place.setSingle}
                />
              </FoundRowContext>
            </fieldset>
            {!asTable && (
              <Border
                width={width === undefined ? undefined : Number(width)}
                onWidth={next => setWidth(next === undefined ? undefined : String(next))}
              />
            )}
            <ResultsPane
              definition={definition}
              resultsView={resultsView}
              asTable={asTable}
              tab={tab}
              onTab={showView}
              beside={place.room === 'wide' && !asTable}
              live={calculation.live === true}
              analyses={analyses}
              highlighted={activeField?.field}
              onPick={focusField}
              pickedRow={pickedRow}
              onPickRow={pickRow}
              onCase={place.room === 'phone' ? reportFocus : undefined}
              onAnswersVisible={setAnswersVisible}
            />
          </div>
          <ActionBar
            context={context}
            resultsView={resultsView}
            statusMessage={statusMessage}
            view={view === 'inputs' ? 'inputs' : tab}
            answersVisible={answersVisible}
          />
          <HelpDialogs context={context} />
          {reading && storage.sources && (
            <Suspense>
              <ReadDialog
                context={context}
                sources={storage.sources}
                field={reading}
                onClose={() => setReading(undefined)}
              />
            </Suspense>
          )}
          {tagList && (
            <LazyPart>
              <TagListDialog context={context} opened={tagList.opened} onClose={() => setTagList(undefined)} />
            </LazyPart>
          )}
          {savingFluid.subject && storage.project && (
            <Suspense>
              <SaveFluid
                context={context}
                typedFluid={savingFluid.subject}
                projectId={storage.project.id}
                onSaved={storage.project.reloadSources}
                opener={savingFluid.opener}
                close={savingFluid.close}
              />
            </Suspense>
          )}
          <ReportPrinting
            definition={definition}
            workbench={workbench}
            runs={analyses.runs}
            index={activeCase.index}
            date={date}
            open={paperOpen}
            elsewhere={datasheet.isOpen}
            onClose={() => setPaperOpen(false)}
            onTitle={title => dispatch({ type: 'title', title })}
          />
          {datasheet.isOpen && (
            <LazyPart>
              <DatasheetDialog
                definition={definition}
                workbench={workbench}
                date={date}
                onClose={datasheet.close}
                onTitle={title => dispatch({ type: 'title', title })}
              />
            </LazyPart>
          )}
        </div>
      </SourcesContext>
    </WorkbenchContext>
  );
}

/**
 * Preloads code for the use of the page. If that fails, the code that needs it loads it again and reports the failure.
 */
function preloadCode(): void {
  void Promise.all([
    loadEvaluation(),
    loadTableReader(),
    loadCalculatedViews(),
    loadPasteCode(),
    loadSearchCode(),
  ]).catch(() => undefined);
}

function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

function StorageUnavailable() {
  return (
    <p className="banner" role="alert">
      This browser has no storage left, or does not allow any: what you type from now on is lost when you close the
      page. Export to Excel or copy the link to save it, or delete some recent work.
    </p>
  );
}

/** Callbacks that stay referentially stable, so that typing does not re-render the columns and the results pane. */
function useStableCallbacks(context: ActionContext) {
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });
  return useMemo(
    () => ({
      act: (action: CaseAction, activeCase: ActiveCase) => action.run({ ...latest.current, activeCase }),
      showView: (view: View) => latest.current.navigation.showView(view),
      focusField: (field: string) => latest.current.navigation.focusField(field),
    }),
    [],
  );
}
