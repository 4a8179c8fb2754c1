import { useId, useState } from 'react';
import './copyable-text.css';

/** A read-only text with a copy button. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const id = useId();
  const [status, setStatus] = useState('');
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(done ? 'Copied' : 'Not copied: select the text and copy it');
  };
  return (
    <div className="field copied">
      <label htmlFor={id}>{label}</label>
      <div>
        <input id={id} className="mono" readOnly value={text} onFocus={event => event.target.select()} />
        <button className="button quiet" type="button" onClick={() => void copy()}>
          Copy<span className="visually-hidden"> for {label}</span>
        </button>
      </div>
      <span role="status">{status}</span>
    </div>
  );
}
