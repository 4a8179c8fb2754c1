import type { Definition } from '@isentrope/calculators/kit';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import type { WorkbenchState } from '../../state/workbench-model.ts';
import type { WorkbenchAction } from '../../state/workbench-action.ts';
import { recalculateCases } from '../../calculation/calculate-cases.ts';
import { loadTablesToShow } from '../../input-pane/cells/use-table-reader.ts';
import type { IncomingCaseHandler, WorkStorage } from './work-storage.ts';
import { findWork, type FoundWork } from './find-work.ts';
import { lockRecord } from './work-locks.ts';
import { storeRecentEntries } from '../recent-entries.ts';
import { isBlankWork, workText, type Work } from './work-record.ts';
import { deleteRecord, hasRecord, saveRecord, newRecordId, migrateDrafts } from './work-store.ts';

/** The sessionStorage key for the record id of this tab. */
const ownKey = ({ id }: Definition) => `work:${id}`;

function workOf({ cases, units, title, questions, places }: WorkbenchState): Work {
  return {
    cases: cases.map(({ data }) => data),
    calculatedFrom: cases.map(({ calculated }) => calculated?.of),
    units,
    title,
    questions,
    places,
  };
}

/** Incoming work with its results, where they can be computed immediately. */
async function withResults(definition: Definition, { calculatedFrom, ...work }: Work) {
  await loadTablesToShow(definition, work.cases);
  return { ...work, calculated: await recalculateCases(definition, calculatedFrom) };
}

/** The work this tab opens; undefined if storage is not available. */
async function findTabWork(definition: Definition, adding: boolean): Promise<FoundWork | undefined> {
  try {
    migrateDrafts(definition, localStorage);
    return await findWork(definition, localStorage, sessionStorage.getItem(ownKey(definition)), adding);
  } catch {
    return undefined;
  }
}

/**
 * Saves the workbench in this browser: loads the work of this tab, then writes changes to its record.
 * `arrivals.arrive` is called with the loaded work before editing is enabled.
 */
export function useSavedWork(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  arrivals: IncomingCaseHandler,
): WorkStorage {
  const [ready, setReady] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  /** The text of each record as last written or read by this tab. */
  const savedTexts = useRef(new Map<string, string>());
  /** A copied record, which is not written until it is changed. */
  const copy = useRef<{ readonly record: string; readonly text: string }>(undefined);
  const latest = useRef<WorkbenchState>(undefined);

  const save = useEffectEvent((now: WorkbenchState) => {
    const { record } = now;
    const work = workOf(now);
    const text = workText(definition, work);
    if (copy.current?.record === record && copy.current.text === text) return;
    try {
      if (isBlankWork(definition, work)) {
        deleteRecord(definition, localStorage, record);
        savedTexts.current.delete(record);
      } else if (savedTexts.current.get(record) !== text || !hasRecord(definition, localStorage, record)) {
        const room = saveRecord(definition, localStorage, record, text);
        setIsUnsaved(!room);
        if (!room) return;
        savedTexts.current.set(record, text);
      }
      sessionStorage.setItem(ownKey(definition), record);
    } catch {
      // Storage is blocked.
      setIsUnsaved(true);
    }
  });

  const find = useEffectEvent(() => findTabWork(definition, arrivals.adding()));
  const open = useEffectEvent(async (found: FoundWork | undefined) => {
    if (!found) setIsUnsaved(true);
    if (found?.work) {
      const { record, work, copied } = found;
      const text = workText(definition, work);
      if (copied) copy.current = { record, text };
      else savedTexts.current.set(record, text);
      dispatch({ type: 'replace', ...(await withResults(definition, work)), record });
    }
    await arrivals.arrive(found);
    setReady(true);
  });

  useEffect(() => {
    void find().then(open);
  }, []);

  useEffect(() => {
    if (!ready) return undefined;
    const before = latest.current;
    if (before && before.record !== workbench.record) save(before);
    latest.current = workbench;
    void lockRecord(definition, workbench.record);
    const write = () => save(workbench);
    const timer = setTimeout(write, 300);
    const leave = () => {
      write();
      storeRecentEntries(definition, workbench.cases);
    };
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [definition, workbench, ready]);

  /** Opens saved work, or a copy if another tab has it open. Resolves to the status message. */
  async function openEarlier(id: string, work: Work): Promise<string> {
    const own = await lockRecord(definition, id);
    const record = own ? id : newRecordId();
    const text = workText(definition, work);
    if (own) savedTexts.current.set(record, text);
    dispatch({ type: 'replace', ...(await withResults(definition, work)), record, what: 'opening recent work' });
    return own ? 'Recent work opened.' : 'A copy of the recent work was opened; the original is open in another tab.';
  }

  return { ready, isUnsaved, openEarlier };
}
