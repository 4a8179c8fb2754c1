import {
  arrivalOf,
  openFragment,
  mostCases,
  type CaseData,
  type Definition,
  type LinkReading,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { Bench } from '../bench/bench-model.ts';
import { isBlank } from '../bench/bench.ts';
import type { BenchAction } from '../bench/bench-action.ts';
import { recalculated } from '../bench/calculated.ts';
import type { FoundWork } from './find-work.ts';
import { newRecordId } from './work-store.ts';

const counted = (count: number) => (count === 1 ? 'One case' : `${count} cases`);

/** The status message after opening a link. */
function openedWords(cases: readonly CaseData[], ownKept: boolean): string {
  const opened = `${counted(cases.length)} opened from the link.`;
  return ownKept ? `${opened} Your own work is kept under Earlier work.` : opened;
}

/** The status message after adding transferred cases; `before` is the number of existing ones. */
function addedWords(cases: readonly CaseData[], before: number, copied: boolean): string {
  const added = Math.min(cases.length, mostCases - before);
  if (added < cases.length)
    return `${counted(added)} of ${cases.length} added: a sheet holds ${mostCases} cases at most.`;
  if (copied)
    return before === 1
      ? 'Added to a copy of your case, which is open in another tab.'
      : `Added to a copy of your ${before} cases, which are open in another tab.`;
  return before === 0 ? `${counted(added)} added.` : `${counted(added)} added to the ${before} here.`;
}

/** The cases of an opened link, and their results at the time it was made. */
export interface OpenedLink {
  readonly cases: readonly CaseData[];
  readonly read: LinkReading;
}

/** Handles cases in the URL fragment: a shared link is opened, cases transferred from another tool are added. */
export function useArrivals(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
) {
  const [link, setLink] = useState<OpenedLink>();

  /** Takes the cases out of the URL and applies them; `before` is the number of existing cases. */
  async function take(before: number, copied: boolean) {
    const { hash } = location;
    const arrival = arrivalOf(hash);
    if (!arrival) return;
    history.replaceState(null, '', location.pathname + location.search);
    try {
      const { cases, questions, read } = await openFragment(definition, hash);
      const calculated = await recalculated(definition, cases);
      if (arrival === 'open') {
        dispatch({ type: 'replace', cases, calculated, questions, record: newRecordId(), what: 'the opened link' });
        setLink(read && { cases, read });
        say(openedWords(cases, before > 0));
      } else {
        dispatch({ type: 'append', cases, calculated, what: 'the cases sent here' });
        say(addedWords(cases, before, copied));
      }
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      say(thrown.message);
    }
  }

  const takeHere = useEffectEvent(() => take(isBlank(definition, bench) ? 0 : bench.cases.length, false));
  useEffect(() => {
    const listen = () => void takeHere();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  return {
    /** The link opened last, if it contains results. */
    link,
    forgetLink: () => setLink(undefined),
    adding: () => arrivalOf(location.hash) === 'add',
    /** Called on load with the work that was found. */
    async arrive(found: FoundWork | undefined) {
      if (found?.unreadable !== undefined) say(`${found.unreadable} It is kept as it is under Earlier work.`);
      await take(found?.work?.cases.length ?? 0, found?.copied ?? false);
    },
  };
}
