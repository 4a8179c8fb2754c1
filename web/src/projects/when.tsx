const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day of a moment, or the moment to the minute where `exact`, in the time of the reader. */
export function When({ at, exact = false }: { at: string; exact?: boolean }) {
  return <time dateTime={at}>{(exact ? moment : day).format(new Date(at))}</time>;
}
