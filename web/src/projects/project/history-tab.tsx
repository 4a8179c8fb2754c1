import { history as historyShape } from '@isentrope/records';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { LoadError } from '../../account/preferences/section.tsx';
import { get, type Failure } from '../../account/request.ts';
import { useResource } from '../../account/resource.ts';
import { historyPath } from '../paths.ts';
import { When } from '../../design/when.tsx';
import { ColumnHeads } from '../../design/column-heads.tsx';

type History = z.infer<typeof historyShape>;

/** The history of a project, newest first. */
export function HistoryTab({ id }: { id: string }) {
  const path = `/api/projects/${id}/history`;
  const { value, failure } = useResource(path, historyShape);
  if (value === undefined) return failure ? <LoadError failure={failure} /> : <div aria-busy="true" />;
  return <Entries key={value.entries[0]?.id} id={id} path={path} first={value} />;
}

/** The loaded entries, with a button for older ones. */
function Entries({ id, path, first }: { id: string; path: string; first: History }) {
  const [{ entries, more }, setShown] = useState(first);
  const [state, setState] = useState<'busy' | Failure>();
  const last = entries.at(-1)?.id ?? '';
  const loadOlder = async () => {
    setState('busy');
    const outcome = await get(`${path}?before=${encodeURIComponent(last)}`, historyShape);
    if (outcome.ok) setShown({ entries: [...entries, ...outcome.value.entries], more: outcome.value.more });
    setState(outcome.ok ? undefined : outcome.failure);
  };
  return (
    <section aria-label="History">
      <table className="register history-register">
        <ColumnHeads names={['When', 'Who', 'What']} />
        <tbody>
          {entries.map(entry => (
            <tr key={entry.id}>
              <td className="mono">
                <When at={entry.at} exact />
              </td>
              <td>{entry.by}</td>
              <td>{entry.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {typeof state === 'object' && <LoadError failure={state} />}
      {more && (
        <button
          className="button quiet earlier"
          type="button"
          disabled={state === 'busy'}
          onClick={() => void loadOlder()}
        >
          Earlier
        </button>
      )}
      <p className="history-file">
        <a className="link" href={historyPath(id)} download>
          Download the whole history (CSV)
        </a>
      </p>
    </section>
  );
}
