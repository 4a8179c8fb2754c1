import { caseTitle, type Definition } from '@isentrope/calculators/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { download } from '../download.ts';
import { closeMenu } from '../../ui/popover-menu.tsx';
import { recordsLockedElsewhere } from './work-locks.ts';
import { workFileName, type SavedWork, type Work } from './work-record.ts';
import { deleteRecord, listSavedWork } from './work-store.ts';

/** The number of entries listed initially. */
const maxInitiallyListed = 20;

/** The names of the first three cases. */
function namesOf({ cases }: Work): string {
  const names = cases.map(caseTitle);
  const [first, second, third, ...others] = names;
  const shown = [first, second, third].filter(name => name !== undefined).join(', ');
  return others.length === 0 ? shown : `${shown} and ${others.length} more`;
}

function countOf({ cases }: Work): string {
  return cases.length === 1 ? '1 case' : `${cases.length} cases`;
}

function timeOf({ saved }: SavedWork): string {
  return saved?.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }) ?? 'time unknown';
}

function nameOf(saved: SavedWork): string {
  return `${'work' in saved ? namesOf(saved.work) : 'work that cannot be opened'}, ${timeOf(saved)}`;
}

interface Listed {
  readonly all: readonly SavedWork[];
  readonly elsewhere: ReadonlySet<string>;
}

async function readList(definition: Definition, present: string): Promise<Listed> {
  const all = listSavedWork(definition, localStorage).filter(({ id }) => id !== present);
  return { all, elsewhere: await recordsLockedElsewhere(definition) };
}

/** The other saved work for this calculator, to open or delete. */
export function SavedWorkList({
  definition,
  present,
  onOpen,
}: {
  definition: Definition;
  /** The id of the open record. */
  present: string;
  onOpen: (id: string, work: Work) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [listed, setListed] = useState<Listed>();
  const [confirming, setConfirming] = useState<string>();
  const [whole, setWhole] = useState(false);
  const read = useEffectEvent(() => readList(definition, present));
  useEffect(() => {
    void read().then(setListed);
  }, []);
  if (!listed) return null;
  const { all, elsewhere } = listed;
  const shown = whole ? all : all.slice(0, maxInitiallyListed);
  return (
    <>
      {all.length === 0 && <p className="menu-empty">No earlier work for this tool in this browser.</p>}
      <ul className="recent-work" ref={list} tabIndex={-1}>
        {shown.map(saved => (
          <li key={saved.id}>
            {'work' in saved ? (
              <button
                type="button"
                className="recent-open"
                onClick={event => {
                  closeMenu(event);
                  onOpen(saved.id, saved.work);
                }}
              >
                <b>{namesOf(saved.work)}</b>
                <span>
                  {countOf(saved.work)}, {timeOf(saved)}
                  {elsewhere.has(saved.id) && ', open in another tab'}
                </span>
              </button>
            ) : (
              <p className="recent-open">
                <b>{saved.unreadable}</b>
                <span>Stored unchanged, {timeOf(saved)}.</span>
                <button
                  type="button"
                  className="link"
                  onClick={() =>
                    download(new Blob([saved.text], { type: 'application/json' }), workFileName(definition))
                  }
                >
                  Download it
                </button>
              </p>
            )}
            {!elsewhere.has(saved.id) && (
              <span className="recent-delete">
                {confirming === saved.id && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => {
                      deleteRecord(definition, localStorage, saved.id);
                      list.current?.focus();
                      void readList(definition, present).then(setListed);
                    }}
                  >
                    Delete permanently
                  </button>
                )}
                <button
                  type="button"
                  className="link"
                  aria-label={`${confirming === saved.id ? 'Keep' : 'Delete'}: ${nameOf(saved)}`}
                  onClick={() => setConfirming(confirming === saved.id ? undefined : saved.id)}
                >
                  {confirming === saved.id ? 'Keep' : 'Delete'}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <button type="button" className="link menu-more" onClick={() => setWhole(true)}>
          Show all {all.length}
        </button>
      )}
    </>
  );
}
