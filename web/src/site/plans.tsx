import { toolName, toolsPageEntries } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';
import { keepServerHtml } from '../keep-server-html.ts';
import { signInPath } from '../account/return-page.ts';
import { ComparisonTable, FeatureList } from '../account/subscription/feature-lists.tsx';
import { PlanCard } from '../account/subscription/plan-card.tsx';
import { formatMoney, plans } from '../account/subscription/plans.ts';
import '../account/subscription/subscription.css';
import { ToolSketch } from '../design/drawings/tool-sketch.tsx';
import { useSession } from '../shell/session.ts';
import { calculatorsOf, ToolSummary } from './plans/tool-summary.tsx';
import { Samples } from './samples/samples.tsx';
import { TermsLink } from './terms/terms-link.tsx';
import './tools/tools.css';
import '../workbench/results-pane/figures/line-drawing.css';
import './plans/plans.css';

/** The worked examples as shown, by calculator; empty in the browser. */
type Examples = Readonly<Record<string, ReactNode>>;

/** What is free, what Pro adds and costs, samples, and a preview of every Pro tool with a worked example. */
export function Plans({ examples }: { examples: Examples }) {
  return (
    <div className="tools-page plans-page">
      <header className="tools-head">
        <h1>Plans</h1>
        <p className="tools-lead">
          The free tools need no subscription, and most need no account. Pro adds the calculators below, larger projects
          and bulk runs through the API. You can cancel at any time. The <TermsLink>Terms of Service</TermsLink> apply.
        </p>
      </header>
      <section className="tool-group" aria-labelledby="prices">
        <div className="tool-group-head">
          <h2 id="prices">Prices</h2>
          <p>In US dollars, paid by card.</p>
        </div>
        <ul className="plan-prices">
          {Object.values(plans).map(plan => (
            <li key={plan.mode}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
        <StartPlan />
      </section>
      <section className="tool-group plans-comparison" aria-labelledby="comparison">
        <div className="tool-group-head">
          <h2 id="comparison">What each plan includes</h2>
        </div>
        <div>
          <ComparisonTable />
          <div>
            <h3>Pro includes</h3>
            <FeatureList />
          </div>
        </div>
      </section>
      <div className="tool-group">
        <Samples />
      </div>
      <section className="tool-group" aria-labelledby="previews">
        <div className="tool-group-head">
          <h2 id="previews">The Pro tools</h2>
          <p>What each one calculates, by which standards, with a worked example.</p>
        </div>
        <nav className="plans-links" aria-label="Pro tools on this page">
          <ul>
            {toolsPageEntries('pro').map(tool => (
              <li key={tool.id}>
                <a className="link" href={`#${tool.id}`}>
                  {toolName(tool)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="tool-list">
          {toolsPageEntries('pro').map(tool => (
            <Preview key={tool.id} tool={tool} examples={examples} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A Pro tool: what it does and costs, a worked example, its methods pages, and the way to the trial. */
function Preview({ tool, examples }: { tool: ToolMeta; examples: Examples }) {
  const { trial, monthly } = plans;
  return (
    <li className="tool" id={tool.id}>
      <div className="tool-sketch">
        <ToolSketch name={tool.sketch} />
      </div>
      <div className="tool-text">
        <h3>{toolName(tool)}</h3>
        <p>{tool.summary}</p>
        <ToolSummary tool={tool} />
        <p className="plans-intro">
          Trial: {formatMoney(trial.cents)} {trial.term}. Pro: {formatMoney(monthly.cents)} {monthly.term}.
        </p>
        <p className="plans-tool-start">
          <a className="button quiet" href={signInPath(`/${tool.id}`, { view: 'create-account' })}>
            Start with {toolName(tool)}
          </a>
        </p>
        <StaticExample>{examples[calculatorsOf(tool)[0]?.id ?? '']}</StaticExample>
      </div>
    </li>
  );
}

/** A worked example; the browser keeps the prerendered HTML and loads no code that draws. */
function StaticExample({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR || import.meta.env.DEV) return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />;
}

/** The way to a plan: an account for visitors, the account page for signed-in users. */
function StartPlan() {
  const session = useSession();
  const isSignedIn = Boolean(session?.user);
  const note = isSignedIn
    ? 'You choose the plan on your account page.'
    : 'You choose the plan on your account page. Creating an account costs nothing.';
  return (
    <p className="plans-start">
      <a className="button primary" href={isSignedIn ? '/account' : signInPath('/account', { view: 'create-account' })}>
        {isSignedIn ? 'Open your account' : 'Create an account'}
      </a>
      <span>{session?.plan?.active === true ? `Your plan is ${session.plan.name}.` : note}</span>
    </p>
  );
}
