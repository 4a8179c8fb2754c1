import type { Definition } from '@isentrope/calculators/kit';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import type { Bench } from '../bench/bench-model.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import { recalculated } from '../bench/calculated.ts';
import type { Arrivals, BenchHome } from './bench-home.ts';
import { findWork, type FoundWork } from './find-work.ts';
import { holdRecord } from './work-locks.ts';
import { keepForOthers } from './used-before.ts';
import { isBlankWork, workText, type Work } from './work-record.ts';
import { forgetRecord, hasRecord, keepRecord, newRecordId, takeOverDrafts } from './work-store.ts';

/** The sessionStorage key for the record id of this tab. */
const ownKey = ({ id }: Definition) => `work:${id}`;

function workOf({ cases, units, title, questions }: Bench): Work {
  return {
    cases: cases.map(({ data }) => data),
    calculatedFrom: cases.map(({ calculated }) => calculated?.of),
    units,
    title,
    questions,
  };
}

/** Incoming work with its results, where they can be computed immediately. */
async function arriving(definition: Definition, { calculatedFrom, ...work }: Work) {
  return { ...work, calculated: await recalculated(definition, calculatedFrom) };
}

/** The work this tab opens; undefined if storage is not available. */
async function foundHere(definition: Definition, adding: boolean): Promise<FoundWork | undefined> {
  try {
    takeOverDrafts(definition, localStorage);
    return await findWork(definition, localStorage, sessionStorage.getItem(ownKey(definition)), adding);
  } catch {
    return undefined;
  }
}

/**
 * Saves the workbench in this browser: loads the work of this tab, then writes changes to its record.
 * `arrivals.arrive` is called with the loaded work before editing is enabled.
 */
export function useKeptWork(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  arrivals: Arrivals,
): BenchHome {
  const [ready, setReady] = useState(false);
  const [unkept, setUnkept] = useState(false);
  /** The text of each record as last written or read by this tab. */
  const kept = useRef(new Map<string, string>());
  /** A copied record, which is not written until it is changed. */
  const copy = useRef<{ readonly record: string; readonly text: string }>(undefined);
  const latest = useRef<Bench>(undefined);

  const keep = useEffectEvent((now: Bench) => {
    const { record } = now;
    const work = workOf(now);
    const text = workText(definition, work);
    if (copy.current?.record === record && copy.current.text === text) return;
    try {
      if (isBlankWork(definition, work)) {
        forgetRecord(definition, localStorage, record);
        kept.current.delete(record);
      } else if (kept.current.get(record) !== text || !hasRecord(definition, localStorage, record)) {
        const room = keepRecord(definition, localStorage, record, text);
        setUnkept(!room);
        if (!room) return;
        kept.current.set(record, text);
      }
      sessionStorage.setItem(ownKey(definition), record);
    } catch {
      // Storage is blocked.
      setUnkept(true);
    }
  });

  const find = useEffectEvent(() => foundHere(definition, arrivals.adding()));
  const open = useEffectEvent(async (found: FoundWork | undefined) => {
    if (!found) setUnkept(true);
    if (found?.work) {
      const { record, work, copied } = found;
      const text = workText(definition, work);
      if (copied) copy.current = { record, text };
      else kept.current.set(record, text);
      dispatch({ type: 'replace', ...(await arriving(definition, work)), record });
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
    if (before && before.record !== bench.record) keep(before);
    latest.current = bench;
    void holdRecord(definition, bench.record);
    const write = () => keep(bench);
    const timer = setTimeout(write, 300);
    const leave = () => {
      write();
      keepForOthers(definition, bench.cases);
    };
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [definition, bench, ready]);

  /** Opens saved work, or a copy if another tab has it open. Resolves to the status message. */
  async function openEarlier(id: string, work: Work): Promise<string> {
    const own = await holdRecord(definition, id);
    const record = own ? id : newRecordId();
    const text = workText(definition, work);
    if (own) kept.current.set(record, text);
    dispatch({ type: 'replace', ...(await arriving(definition, work)), record, what: 'opening earlier work' });
    return own ? 'Earlier work opened.' : 'A copy of earlier work opened; the other is open in another tab.';
  }

  return { ready, unkept, openEarlier };
}
