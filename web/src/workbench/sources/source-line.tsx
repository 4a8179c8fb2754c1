import type { FieldSource } from './sources-context.ts';

/** The source of a field, shown below it; with what has changed there, or why it cannot be read. */
export function SourceLine({
  id,
  read: { text, state, message: sentence },
}: {
  readonly id: string;
  readonly read: FieldSource;
}) {
  return (
    <p className="why read-line" id={id} data-state={state}>
      {sentence ?? `Read from ${text}`}
    </p>
  );
}
