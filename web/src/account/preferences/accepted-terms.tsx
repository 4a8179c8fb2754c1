import { formatDay } from '../../format-day.ts';
import type { AcceptedTerms as Terms } from '../../shell/session.ts';
import { Section } from './section.tsx';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The accepted version of the terms and its date; nothing if none is recorded. */
export function AcceptedTerms({ terms: { accepted } }: { terms: Terms }) {
  if (accepted === null) return null;
  return (
    <Section title="Terms of Service" about="The agreement under which you use this site.">
      <p>
        You accepted the{' '}
        <a className="link" href="/terms">
          terms of {formatDay(accepted.version)}
        </a>{' '}
        on <time dateTime={accepted.acceptedAt}>{moment.format(new Date(accepted.acceptedAt))}</time>.
      </p>
    </Section>
  );
}
