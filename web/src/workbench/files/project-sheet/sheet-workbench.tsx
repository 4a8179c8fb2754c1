import type { CaseData, Definition } from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { matchedCases, parseReference, type Sheet, type SheetDocument } from '@isentrope/records';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import { fluidFromQuery, withoutFluid } from '../../../projects/paths.ts';
import type { Sources } from '../../sources/sources-context.ts';
import { typedFluid } from '../../sources/typed-fluid.ts';
import { useWorkbenchCore } from '../../workbench-core.ts';
import { WorkbenchPage } from '../../workbench.tsx';
import { recalculateCases } from '../../calculation/calculate-cases.ts';
import { loadTablesToShow } from '../../input-pane/cells/use-table-reader.ts';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import { hasCalculableEntry } from '../../state/workbench.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import type { IncomingCaseHandler, WorkStorage } from '../saved-work/work-storage.ts';
import { acquireLock } from '../saved-work/work-locks.ts';
import { storeRecentEntries } from '../recent-entries.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { isReadable, workbenchDocument, normaliseDocument, readSheetDocument } from './sheet-document.ts';
import { SheetBar, SheetOpenError } from './sheet-bar.tsx';
import { createSheetClient, type RequestFailure } from './sheet-client.ts';
import { SheetStore } from './sheet-store.ts';
import { SheetSync, type SyncState } from './sheet-sync.ts';
import { useSheetSources } from './use-sheet-sources.ts';
import { completeTitle, derivedTitle, typedTitleEntries, lockReason } from './sheet-labels.ts';

/** The workbench of a project sheet, loaded from and saved to the server. */
export function SheetWorkbench({ id, definition }: { readonly id: string; readonly definition: Definition }) {
  const core = useWorkbenchCore(definition);
  const home = useProjectSheet(id, definition, core.workbench, core.change, core.arrivals);
  return <WorkbenchPage definition={definition} core={core} storage={home} />;
}

/** The delay before a change is stored in this browser, ms. */
const storeDelay = 300;

function useProjectSheet(
  id: string,
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  arrivals: IncomingCaseHandler,
): WorkStorage {
  const [state, setState] = useState<SyncState>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [sync, setSync] = useState<SheetSync>();
  const [isConflictDialogOpen, setAsks] = useState(false);
  /** The sheet that the title block was last filled from. */
  const [titledSheet, setTitledSheet] = useState<Sheet>();
  const latest = useRef(workbench);
  useLayoutEffect(() => {
    latest.current = workbench;
  });

  const take = useEffectEvent((document: SheetDocument, by: string | null) => {
    // Until the workbench is initialised, it will start with this document anyway.
    if (!titledSheet) return;
    const present = latest.current.cases;
    const matches = matchedCases(workbenchDocument(definition, titledSheet, latest.current).cases, document.cases);
    const { cases, ...work } = readSheetDocument(definition, titledSheet, document);
    const keyed = cases.map((data, index) => ({ data, key: present[matches.indexOf(index)]?.key }));
    dispatch({ type: 'merged', ...work, cases: keyed });
    arrivals.announce(
      `${by ?? 'Someone else'} has changed this sheet in the meantime. Their changes are here beside yours.`,
    );
  });
  // Text typed during a merge is part of it, although it has not been stored yet.
  const typedDocument = useEffectEvent(() =>
    titledSheet && lockReason(titledSheet) === undefined
      ? workbenchDocument(definition, titledSheet, latest.current)
      : undefined,
  );
  const open = useEffectEvent(() => {
    let before: SyncState['saveState'] = 'saved';
    return openSheet(id, definition, {
      onState: next => {
        setState(next);
        // Opens the dialog once; the user may postpone the decision and keep typing.
        if (next.saveState === 'asking' && before !== 'asking') setAsks(true);
        before = next.saveState;
      },
      present: typedDocument,
      onDocument: take,
    });
  });
  const begin = useEffectEvent(async (opened: SheetSync) => {
    const { sheet } = opened.present;
    opened.start();
    let document: SheetDocument;
    let arriving: Pick<Extract<WorkbenchAction, { type: 'replace' }>, 'cases' | 'calculated'>;
    do {
      ({ document } = opened);
      arriving = await withResults(definition, readSheetDocument(definition, sheet, document));
    } while (document !== opened.document);
    dispatch({ type: 'replace', ...arriving, record: latest.current.record });
    setTitledSheet(sheet);
    await arrivals.arrive(undefined);
    setSync(opened);
  });
  useEffect(() => {
    let left = false;
    let opened: SheetSync | undefined;
    void open().then(async answer => {
      if (left) return;
      if (answer instanceof SheetSync) {
        opened = answer;
        await begin(answer);
      } else setFailure(answer);
    });
    return () => {
      left = true;
      opened?.end();
    };
  }, []);

  const sheet = state?.sheet;
  const locked = sheet && lockReason(sheet);
  const storeChanges = useEffectEvent((now: WorkbenchState) => {
    if (sync && titledSheet && locked === undefined) sync.reportChange(workbenchDocument(definition, titledSheet, now));
  });
  // Title block entries derived from the sheet follow the sheet: after an edit an issued sheet is a draft again.
  if (
    sheet &&
    titledSheet &&
    sheet !== titledSheet &&
    JSON.stringify(derivedTitle(sheet)) !== JSON.stringify(derivedTitle(titledSheet))
  ) {
    setTitledSheet(sheet);
    dispatch({ type: 'title', title: completeTitle(sheet, typedTitleEntries(titledSheet, workbench.title)) });
  }
  useEffect(() => {
    if (!sync) return undefined;
    const timer = setTimeout(() => storeChanges(workbench), storeDelay);
    const leave = () => {
      storeChanges(workbench);
      sync.leave();
      storeRecentEntries(definition, workbench.cases);
    };
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [definition, workbench, sync]);
  useCheckForChanges(sync);

  const { sources, reloadSources } = useSheetSources(definition, id, sync && sheet?.version);
  const takeFluid = useEffectEvent((from: Sources) => {
    const requested = fluidFromQuery(location.search);
    if (requested === null || locked !== undefined) return;
    history.replaceState(history.state, '', withoutFluid(location.href));
    const [first] = latest.current.cases;
    const chosen = first && newSheetFluid(definition, from, first.data, requested);
    if (first && chosen?.entries)
      dispatch({ type: 'takeOver', key: first.key, entries: chosen.entries, what: chosen.name });
  });
  useEffect(() => {
    if (sync && sources) takeFluid(sources);
  }, [sync, sources]);
  const renewed = useMemo(
    () => (sources ? workbench.cases.map(({ key, data }) => ({ key, entries: sources.renewed(data) })) : []),
    [sources, workbench.cases],
  );
  // Counts sources, not fields: several fields may read the same fluid.
  const changed = new Set(renewed.flatMap(({ entries }) => Object.values(entries).flatMap(({ from }) => from ?? [])))
    .size;
  const update = () => {
    for (const { key, entries } of renewed)
      if (Object.keys(entries).length > 0) dispatch({ type: 'takeOver', key, entries, what: 'what it reads' });
  };

  const question = isConflictDialogOpen && state?.saveState === 'asking' ? sync?.pendingMerge : undefined;
  return {
    ready: sync !== undefined,
    isUnsaved: state?.isUnsaved === true && state.saveState !== 'saved',
    locked,
    units: sheet?.project.units,
    opensCalculated: true,
    sources,
    project: sheet && { id: sheet.project.id, reloadSources },
    openEarlier: async (_, { calculatedFrom, ...work }) => {
      if (locked !== undefined) return locked;
      const calculated = await recalculateCases(definition, calculatedFrom);
      dispatch({ type: 'replace', ...work, calculated, record: latest.current.record, what: 'opening recent work' });
      return 'Recent work opened in this sheet. Undo brings back what was here.';
    },
    header: (state ?? failure) && (
      <>
        {failure && <SheetOpenError failure={failure} />}
        {state && (
          <SheetBar
            state={state}
            lockReason={locked}
            changedSourceCount={changed}
            onUpdate={update}
            onDecide={() => setAsks(true)}
          />
        )}
        {question && sync && (
          <ConflictDialog
            definition={definition}
            merge={question}
            otherUser={state?.by ?? null}
            onDecide={taken => {
              setAsks(false);
              sync.decide(taken);
            }}
            onClose={() => setAsks(false)}
          />
        )}
      </>
    ),
  };
}

/** The fluid that a new sheet is to read, for the one fluid of its calculator; undefined if the sheet has one already. */
function newSheetFluid(definition: Definition, sources: Sources, data: CaseData, fluid: string) {
  const [group, another] = definition.sharedGroups.filter(({ subject }) => subject === 'fluid');
  if (!group || another || sources.fieldRead(data, group.at) || typedFluid(definition, data, undefined))
    return undefined;
  return sources.fluids(group.at).find(({ key }) => parseReference(key)?.id === fluid);
}

/** Adds results to incoming work, where they can be computed immediately. */
async function withResults<W extends { readonly cases: readonly CaseData[] }>(definition: Definition, work: W) {
  await loadTablesToShow(definition, work.cases);
  const calculable = work.cases.map(data => (hasCalculableEntry(definition, { key: 0, data }) ? data : undefined));
  return { ...work, calculated: await recalculateCases(definition, calculable) };
}

/** Checks for other users' changes and sends pending ones when the page becomes visible or the connection returns. */
function useCheckForChanges(sync: SheetSync | undefined): void {
  useEffect(() => {
    if (!sync) return undefined;
    const check = () => {
      if (document.visibilityState === 'visible') void sync.checkForChanges();
    };
    addEventListener('online', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('online', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [sync]);
}

interface SheetEvents {
  readonly present: () => SheetDocument | undefined;
  readonly onState: (state: SyncState) => void;
  readonly onDocument: (document: SheetDocument, by: string | null) => void;
}

/** Opens a sheet from the server or, if offline, from unsent changes in this browser. */
async function openSheet(id: string, definition: Definition, events: SheetEvents): Promise<SheetSync | RequestFailure> {
  const server = createSheetClient(id);
  const [answer, { own, left }] = await Promise.all([
    server.load(),
    SheetStore.open(id, localStorage, acquireLock, document => isReadable(definition, document)),
  ]);
  const sheet = answer.result === 'loaded' ? answer.sheet : answer.away ? left[0]?.sheet : undefined;
  if (sheet === undefined) return answer as RequestFailure;
  if (sheet.tool !== definition.id) {
    location.replace(`/${sheet.tool}?sheet=${id}`);
    return new Promise<never>(() => {});
  }
  try {
    return new SheetSync(sheet, lockReason(sheet) === undefined ? left : [], {
      server,
      store: own,
      normal: document => normaliseDocument(definition, sheet, document),
      ...events,
    });
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return { result: 'not done', message: thrown.message, away: false, signedOut: false };
  }
}
