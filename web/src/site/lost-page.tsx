import type { ReactNode } from 'react';
import './not-found.css';

/** A page that somebody may have meant: its address, its name, and what it is. */
export type Way = readonly [href: string, name: string, about: string];

/** Stands where a page is not: a line that is not connected, what is the matter, and ways on. */
export function LostPage({
  drawing,
  cap,
  title,
  ways,
  children,
  after,
}: {
  drawing: ReactNode;
  cap: string;
  title: string;
  ways: readonly Way[];
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="not-found">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      <div className="not-found-words">
        <p className="cap">{cap}</p>
        <h1>{title}</h1>
        <p>{children}</p>
        <ul>
          {ways.map(([href, name, about]) => (
            <li key={href}>
              <a href={href}>
                <strong>{name}</strong>
                <span>{about}</span>
              </a>
            </li>
          ))}
        </ul>
        {after}
      </div>
    </div>
  );
}
