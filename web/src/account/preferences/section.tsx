import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Failure } from '../request.ts';
import { useMediaQuery } from '../../design/use-media-query.ts';

/** Anchor of a section on the account page. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const isTarget = (id: string) => location.hash === `#${id}`;

/**
 * One row of the account page: description at the left, actions at the right. On a phone it is collapsed to its
 * heading, unless the address names it.
 */
export function Section({
  title,
  about,
  folds = true,
  children,
}: {
  title: string;
  about: ReactNode;
  /** Whether it is collapsed on a phone. */
  folds?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const anchor = sectionId(title);
  const canFold = useMediaQuery('(max-width: 560px)') && folds;
  const [isOpen, setOpen] = useState(() => isTarget(anchor));
  useEffect(() => {
    const openTarget = () => {
      if (isTarget(anchor)) setOpen(true);
    };
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, [anchor]);
  const isFolded = canFold && !isOpen;
  return (
    <section className={`account-section${canFold ? ' folds' : ''}`} id={anchor} aria-labelledby={id}>
      <div className="account-section-head">
        <h2 id={id}>
          {canFold ? (
            <button
              type="button"
              className="fold"
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        <p hidden={isFolded}>{about}</p>
      </div>
      <div className="account-section-body" id={`${id}-body`} hidden={isFolded}>
        {children}
      </div>
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
