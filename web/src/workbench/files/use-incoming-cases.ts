import {
  linkActionOf,
  maxCases,
  type CaseData,
  type Definition,
  type LinkResults,
  type RowsField,
  type SendingPage,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { WorkbenchState } from '../state/workbench-model.ts';
import { isBlank } from '../state/workbench.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import { loadEvaluation } from '../calculation/evaluation-code.ts';
import { loadCalculatedViews } from '../results-pane/results/calculated-parts.tsx';
import { recalculateCases } from '../calculation/calculate-cases.ts';
import type { FoundWork } from './saved-work/find-work.ts';
import type * as linkCode from './link-code.ts';
import { returnHash } from './return-link.ts';
import { newRecordId } from './saved-work/work-store.ts';

type LinkCode = typeof linkCode;

const loadLinkCode = () => import('./link-code.ts');

const countText = (count: number) => (count === 1 ? 'One case' : `${count} cases`);

/** The status message after opening a link. */
function linkOpenedMessage(cases: readonly CaseData[], hasOwnWork: boolean): string {
  const opened = `${countText(cases.length)} opened from the link.`;
  return hasOwnWork ? `${opened} Your own work is under Recent work.` : opened;
}

/** The status message after adding transferred cases; `before` is the number of existing ones. */
function casesAddedMessage(cases: readonly CaseData[], before: number, copied: boolean): string {
  const added = Math.min(cases.length, maxCases - before);
  if (added < cases.length)
    return `${countText(added)} of ${cases.length} added: a sheet holds ${maxCases} cases at most.`;
  if (copied)
    return before === 1
      ? 'Added to a copy of your case, which is open in another tab.'
      : `Added to a copy of your ${before} cases, which are open in another tab.`;
  return before === 0 ? `${countText(added)} added.` : `${countText(added)} added to the ${before} here.`;
}

/** The status message after adding transferred rows. */
function rowsAddedMessage(
  definition: Definition,
  cases: readonly CaseData[],
  copied: boolean,
  tableGrid: LinkCode['tableGrid'],
): string {
  const tables = definition.inputs.flatMap(({ id, field }) => {
    if (field.type !== 'rows' || cases.every(data => (data[id]?.text ?? '') === '')) return [];
    const names = cases.flatMap(data => firstCells(field, data[id]?.text ?? '', tableGrid));
    return [names.length === 0 ? field.label : `${field.label} (${names.join(', ')})`];
  });
  const where = copied ? 'a copy of your case, which is open in another tab' : 'the first case';
  return `Added to ${where}: ${tables.join(', ')}. Complete the rows where a cell is missing.`;
}

/** The first cells of the rows of a table. */
function firstCells(field: RowsField, text: string, tableGrid: LinkCode['tableGrid']): readonly string[] {
  const [key] = Object.keys(field.columns);
  const { columns, rows } = tableGrid(field, text);
  const index = columns.findIndex(({ id }) => id === key);
  return rows.map(row => row[index] ?? '').filter(cell => cell !== '');
}

/** The cases of an opened link, and their results at the time it was made. */
export interface OpenedLink {
  readonly cases: readonly CaseData[];
  readonly read: LinkResults;
}

/** Starts to load what the link in the address needs, while the page comes to life; there is no opened link yet. */
function preloadLinkCode(): undefined {
  if (linkActionOf(globalThis.location?.hash ?? '') === undefined) return;
  loadLinkCode().catch(() => undefined);
  loadCalculatedViews().catch(() => undefined);
  loadEvaluation()?.catch(() => undefined);
}

/** Handles cases in the URL fragment: a shared link is opened, cases and rows transferred from another tool are added. */
export function useIncomingCases(
  definition: Definition,
  workbench: WorkbenchState,
  dispatch: Dispatch<WorkbenchAction>,
  announce: (sentence: string) => void,
) {
  const [link, setLink] = useState<OpenedLink | undefined>(preloadLinkCode);
  const [sender, setSender] = useState<SendingPage>();

  /** Takes the cases out of the URL and applies them; `before` is the number of existing cases. */
  async function take(before: number, copied: boolean) {
    const { hash } = location;
    const arrival = linkActionOf(hash);
    if (!arrival) return;
    const loading = loadEvaluation()?.catch(() => undefined);
    const code = await loadLinkCode().catch(() => undefined);
    await loading;
    if (location.hash !== hash) return;
    if (!code) {
      announce('The link could not be opened. Check your connection and reload the page.');
      return;
    }
    history.replaceState(null, '', location.pathname + location.search);
    try {
      const taken = await code.takeOverCases(definition, hash);
      const { cases, questions, places, read } = taken ?? (await code.openFragment(definition, hash));
      if (arrival === 'addRows') {
        dispatch({ type: 'addRows', cases, mergeRows: code.mergeRows, what: 'the rows sent here' });
        announce(rowsAddedMessage(definition, cases, copied, code.tableGrid));
        return;
      }
      const calculated = await recalculateCases(definition, cases);
      if (arrival === 'open') {
        const record = newRecordId();
        dispatch({ type: 'replace', cases, calculated, questions, places, record, what: 'the opened link' });
        setLink(read && { cases, read });
        announce([linkOpenedMessage(cases, before > 0), taken?.message].filter(Boolean).join(' '));
      } else {
        dispatch({ type: 'append', cases, calculated, what: 'the cases sent here' });
        announce(casesAddedMessage(cases, before, copied));
        setSender(await code.originOfFragment(hash));
      }
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      announce(thrown.message);
    }
  }

  const takeHere = useEffectEvent(() => take(isBlank(definition, workbench) ? 0 : workbench.cases.length, false));
  useEffect(() => {
    const listen = () => void takeHere();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  return {
    /** The link opened last, if it contains results. */
    link,
    forgetLink: () => setLink(undefined),
    /** The page that the cases were sent from, if another one sent them. */
    sender,
    adding: () => location.hash === returnHash || ['add', 'addRows'].includes(linkActionOf(location.hash) ?? ''),
    /** Called on load with the work that was found. */
    async arrive(found: FoundWork | undefined) {
      if (found?.unreadable !== undefined) announce(`${found.unreadable} You can download it under Recent work.`);
      if (location.hash === returnHash) {
        history.replaceState(null, '', location.pathname + location.search);
        if (found?.work && found.copied)
          announce('A copy of your latest work was opened; the original is open in another tab.');
      } else await take(found?.work?.cases.length ?? 0, found?.copied ?? false);
    },
  };
}
