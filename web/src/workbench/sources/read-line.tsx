import type { FieldRead } from './sources-context.ts';

/** Under a field that is read from elsewhere: from where; and what has changed there, or why there is nothing. */
export function ReadLine({ id, read: { words, state, sentence } }: { readonly id: string; readonly read: FieldRead }) {
  return (
    <p className="why read-line" id={id} data-state={state}>
      {sentence ?? `Read from ${words}`}
    </p>
  );
}
