import { searchAnswer, type SearchAnswer } from '@isentrope/records';
import { useEffect, useState, type ReactNode } from 'react';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { get, type Outcome } from '../../account/request.ts';
import { workbenchPath, projectPath, revisionPath } from '../paths.ts';
import { toolTitle } from '../tools.ts';
import { numberedTitle } from '../texts.ts';

/** Delay after the last keystroke before the server is queried, in ms. */
const searchDelayMs = 200;

/** A server search result with the words it answers. */
interface SearchState {
  readonly text: string;
  readonly answer: Outcome<SearchAnswer>;
}

/** Server search results over all projects; those of the previous words until the new ones arrive. */
export function useSearchResults(search: string): SearchState | undefined {
  const text = search.trim();
  const [found, setFound] = useState<SearchState>();
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void get(`/api/search?q=${encodeURIComponent(text)}`, searchAnswer).then(outcome => {
        if (isCurrent) setFound({ text, answer: outcome });
      });
    }, searchDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return text === '' ? undefined : found;
}

/** Matching sheets, revisions and members, each with a link. */
export function SearchResults({ found }: { found: SearchState }) {
  if (!found.answer.ok) return <FailureBanner failure={found.answer.failure} />;
  const { sheets, revisions, people, more } = found.answer.value;
  const count = sheets.length + revisions.length + people.length;
  return (
    <div className="search-results">
      <Group name="Sheets">
        {sheets.map(sheet => (
          <Result
            key={sheet.id}
            href={workbenchPath(sheet)}
            name={numberedTitle(sheet.number, sheet.title)}
            about={toolTitle(sheet.tool)}
            of={sheet}
          />
        ))}
      </Group>
      <Group name="Revisions">
        {revisions.map(({ id, letter, reason, sheetNumber, sheetTitle, ...of }) => (
          <Result
            key={id}
            href={revisionPath(id)}
            name={`${numberedTitle(sheetNumber, sheetTitle)}, revision ${letter}`}
            about={reason}
            of={of}
          />
        ))}
      </Group>
      <Group name="People">
        {people.map(({ name, email, role, ...of }) => (
          <Result
            key={`${email} ${of.projectId}`}
            href={`${projectPath(of.projectId)}#people`}
            name={name}
            about={`${name === email ? '' : `${email}, `}${role}`}
            of={of}
          />
        ))}
      </Group>
      <p className="quiet-text" role="status">
        {count === 0 && `No sheet, revision or person matches “${found.text}”.`}
        {more && 'There are more matches. Add another word to narrow them down.'}
      </p>
    </div>
  );
}

function Group({ name, children }: { name: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2 className="cap">{name}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Result({
  href,
  name,
  about,
  of: { projectNumber, projectName },
}: {
  href: string;
  name: string;
  about: string;
  of: { readonly projectNumber: string; readonly projectName: string };
}) {
  return (
    <li>
      <a href={href}>{name}</a>
      <span>{about}</span>
      <span className="quiet-text">{numberedTitle(projectNumber, projectName)}</span>
    </li>
  );
}
