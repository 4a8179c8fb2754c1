import { useState } from 'react';
import { Magnifier } from '../design/icons.tsx';
import { useSession, visitor } from '../shell/session.ts';
import { TermsLink } from './terms/terms-link.tsx';
import { ToolEntry } from './tools/tool-entry.tsx';
import { freeTools, matches, proTools, type Tool } from './tools/tool-list.tsx';
import './tools/tools.css';

/** The listing of the tools. `paths`: the pages that exist; a tool without one is in preparation. */
export function Tools({ paths }: { paths: ReadonlySet<string> }) {
  const answered = useSession();
  const session = answered ?? visitor;
  const [search, setSearch] = useState('');
  const groups = [
    {
      id: 'pro',
      title: 'Pro',
      access: 'pro',
      tools: proTools,
      about: 'Several cases side by side, with a subscription.',
    },
    {
      id: 'free',
      title: 'Free',
      access: 'free',
      tools: freeTools,
      about: 'Open to all; Steam Tables after signing in.',
    },
  ] as const;
  const shown = groups.map(group => ({ ...group, found: group.tools.filter(tool => matches(tool, search.trim())) }));
  const count = shown.reduce((sum, { found }) => sum + found.length, 0);
  const asked = search.trim() !== '';

  return (
    <div className={answered ? 'tools-page' : 'tools-page asking'}>
      <header className="tools-head">
        <h1>Tools</h1>
        <p className="tools-lead">
          Every tool shows its working, equation by equation, and names the source of each. The{' '}
          <a className="link" href="/validation">
            validation page
          </a>{' '}
          holds them against published cases. Use is subject to the <TermsLink>Terms of Use</TermsLink>.
        </p>
        <search className="field tools-search">
          <label htmlFor="tool-search" className="visually-hidden">
            Search the tools
          </label>
          <Magnifier />
          <input
            id="tool-search"
            type="search"
            placeholder="Name, task or standard"
            autoComplete="off"
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <p className="mono tools-count" role="status">
            {asked ? `${count} of ${proTools.length + freeTools.length}` : ''}
          </p>
        </search>
      </header>
      {shown.map(({ id, title, access, about, found }) =>
        found.length === 0 ? null : (
          <section key={id} className="tool-group" aria-labelledby={`${id}-tools`}>
            <div className="tool-group-head">
              <h2 id={`${id}-tools`}>{title}</h2>
              <p>{about}</p>
            </div>
            <ul className="tool-list">
              {found.map((tool: Tool) => (
                <ToolEntry
                  key={tool.path}
                  tool={tool}
                  access={access}
                  session={session}
                  exists={paths.has(tool.path)}
                />
              ))}
            </ul>
          </section>
        ),
      )}
      {count === 0 && (
        <p className="tools-none">
          No tool answers to “{search.trim()}”.{' '}
          <button className="link" type="button" onClick={() => setSearch('')}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}
