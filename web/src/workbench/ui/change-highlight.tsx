import { useState } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';

/** Text that is highlighted briefly when it changes, but not when it first appears. */
export function ChangeHighlight({ text, className }: { readonly text: string; readonly className: string }) {
  const [shown, setShown] = useState({ text, changes: 0 });
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 });
  return (
    <span key={shown.changes} className={shown.changes > 0 ? `${className} lit` : className}>
      {text.includes('-') ? <NoWrapText text={text} /> : text}
    </span>
  );
}
