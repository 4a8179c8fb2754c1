import { useId, type ReactNode } from 'react';
import type { Failure } from '../request.ts';

/** One row of the account page: what it is about at the left, what can be done at the right. */
export function Section({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="account-section-head">
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className="account-section-body">{children}</div>
    </section>
  );
}

/** In place of what the server could not be asked for. An outage is told at the top of the page. */
export function LoadProblem({ failure }: { failure: Failure }) {
  if (failure.away) return null;
  return (
    <p className="banner error" role="alert">
      {failure.message}
    </p>
  );
}
