const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A date, or with `exact` a date and time to the minute, in the reader's time zone. */
export function When({ at, exact = false }: { at: string; exact?: boolean }) {
  return <time dateTime={at}>{(exact ? moment : day).format(new Date(at))}</time>;
}

/** When something was last used. */
export function LastUsed({ at, exact = false }: { at: string | null; exact?: boolean }) {
  if (at === null) return 'not used yet';
  return (
    <>
      last used <When at={at} exact={exact} />
    </>
  );
}
