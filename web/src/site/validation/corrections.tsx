import { changes, findCalculator, toolName, type Change } from '@isentrope/calculators';
import { formatDay } from '../../format-day.ts';
import { keepServerHtml } from '../../keep-server-html.ts';

/**
 * How the calculations are checked, how to report an error, and every change of results. It is static, so the browser
 * keeps the prerendered HTML and loads none of the texts.
 */
export function Corrections() {
  if (import.meta.env.SSR || import.meta.env.DEV)
    return (
      <div>
        <CorrectionsText />
      </div>
    );
  return <div suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />;
}

function CorrectionsText() {
  return (
    <section className="validation-corrections" aria-labelledby="about-the-calculations">
      <h2 id="about-the-calculations">About the calculations</h2>
      <p>
        Every build of this site recalculates the figures on this page and compares the equations of state with the
        tables their authors published. A build that disagrees without a stated reason is not released. A calculation in
        a project is checked and approved by the engineers you name, not by us.
      </p>
      <p>
        If you find a wrong number, please{' '}
        <a className="link" href="/#contact">
          write to us
        </a>{' '}
        with a link to your case. Each change that alters a result is listed below, with the calculators it affects. A
        project sheet issued before the change shows it beside the recalculated results.
      </p>
      <h3 id="corrections">Changes of results</h3>
      <ol>
        {changes.toReversed().map(change => (
          <li key={change.text}>
            <time dateTime={change.date}>{formatDay(change.date)}</time>
            <div>
              <p>{change.text}</p>
              <small>{affectedTools(change)}</small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function affectedTools({ tools }: Change): string {
  if (tools === 'all') return 'All calculators';
  return tools
    .flatMap(id => findCalculator(id)?.meta ?? [])
    .map(toolName)
    .join(', ');
}
