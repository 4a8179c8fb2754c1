import { useId, type ReactNode } from 'react';
import type { Failure } from '../request.ts';

/** Anchor of a section on the account page. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** One row of the account page: description at the left, actions at the right. */
export function Section({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="account-section" id={sectionId(title)} aria-labelledby={id}>
      <div className="account-section-head">
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className="account-section-body">{children}</div>
    </section>
  );
}

/** Shown if data failed to load. An outage is reported at the top of the page. */
export function LoadError({ failure }: { failure: Failure }) {
  if (failure.away) return null;
  return (
    <p className="banner error" role="alert">
      {failure.message}
    </p>
  );
}
