import { useState } from 'react';

/** The beginning of a record's hash, with a button that copies all of it. */
export function CopyHash({ hash }: { hash: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(hash).then(
      () => true,
      () => false,
    );
    setStatus(done ? 'copied' : 'could not be copied');
  };
  return (
    <span className="hash">
      <span className="mono">{hash.slice(0, 12)}…</span>{' '}
      <button className="link" type="button" onClick={() => void copy()}>
        Copy<span className="visually-hidden"> the hash</span>
      </button>{' '}
      <span role="status">{status}</span>
    </span>
  );
}
