import { matchesSearch, toolsPageEntries, toolName } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { formatMoney, plans } from '../account/subscription/plans.ts';
import { Magnifier } from '../design/icons.tsx';
import { useSession, visitor } from '../shell/session.ts';
import { TermsLink } from './terms/terms-link.tsx';
import { ToolEntry } from './tools/tool-entry.tsx';
import './tools/tools.css';

/** Sentence naming the tools that require sign-in, above the free ones. */
function signInNote(tools: readonly ToolMeta[]): string {
  const after = tools.filter(({ needsLogin }) => needsLogin).map(toolName);
  return after.length === 0
    ? 'Free for everyone.'
    : `Free for everyone. ${after.join(', ')} ${after.length === 1 ? 'needs' : 'need'} a free account.`;
}

/** What the Pro tools cost, above them. */
const proNote = `Included in Pro: ${formatMoney(plans.monthly.cents)} ${plans.monthly.term}, or ${formatMoney(plans.trial.cents)} ${plans.trial.term} on trial.`;

const pro = toolsPageEntries('pro');
const free = toolsPageEntries('free');
const groups = [
  { id: 'pro', title: 'Pro', tools: pro, about: proNote },
  { id: 'free', title: 'Free', tools: free, about: signInNote(free) },
] as const;

/** The tools page. */
export function Tools() {
  const knownSession = useSession();
  const session = knownSession ?? visitor;
  const [search, setSearch] = useState('');
  const shown = groups.map(group => ({ ...group, found: group.tools.filter(tool => matchesSearch(tool, search)) }));
  const count = shown.reduce((sum, { found }) => sum + found.length, 0);
  const isSearching = search.trim() !== '';

  return (
    <div className={knownSession ? 'tools-page' : 'tools-page asking'}>
      <header className="tools-head">
        <h1>Tools</h1>
        <p className="tools-lead">
          Every tool shows its working and the source of each equation;{' '}
          <a className="link" href="/methods">
            Methods
          </a>{' '}
          lists them all. The{' '}
          <a className="link" href="/validation">
            validation page
          </a>{' '}
          compares them with published cases. See{' '}
          <a className="link" href="/plans#samples">
            samples of the output
          </a>
          , and{' '}
          <a className="link" href="/verify">
            verify a calculation
          </a>{' '}
          that you received. Use is subject to the <TermsLink>Terms of Use</TermsLink>.
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
            {isSearching ? `${count} of ${pro.length + free.length}` : ''}
          </p>
        </search>
      </header>
      {shown.map(({ id, title, about, found }) =>
        found.length === 0 ? null : (
          <section key={id} className="tool-group" aria-labelledby={`${id}-tools`}>
            <div className="tool-group-head">
              <h2 id={`${id}-tools`}>{title}</h2>
              <p>{about}</p>
            </div>
            <ul className="tool-list">
              {found.map(tool => (
                <ToolEntry key={tool.id} tool={tool} session={session} />
              ))}
            </ul>
          </section>
        ),
      )}
      {count === 0 && (
        <p className="tools-none">
          No tool matches “{search.trim()}”.{' '}
          <button className="link" type="button" onClick={() => setSearch('')}>
            Show all
          </button>
        </p>
      )}
    </div>
  );
}
