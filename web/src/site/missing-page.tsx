import type { ReactNode } from 'react';
import './not-found.css';

/** A suggested page: path, name, description. */
type SuggestedPage = readonly [href: string, name: string, about: string];

/** Page for an unknown or unavailable path: a disconnected line, an explanation, and links. */
export function MissingPage({
  drawing,
  cap,
  title,
  suggestions,
  children,
  after,
}: {
  drawing: ReactNode;
  cap: string;
  title: string;
  suggestions: readonly SuggestedPage[];
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="not-found">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      <div className="not-found-text">
        <p className="cap">{cap}</p>
        <h1>{title}</h1>
        <p>{children}</p>
        <ul>
          {suggestions.map(([href, name, about]) => (
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
