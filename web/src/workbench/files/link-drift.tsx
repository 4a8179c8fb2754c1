import { caseTitle, changesSinceLink, type Definition } from '@isentrope/calculators/kit';
import type { WorkbenchCase } from '../state/workbench-model.ts';
import type { OpenedLink } from './use-incoming-cases.ts';
import './link-drift.css';

/** The maximum number of results listed. */
const maximum = 6;

/**
 * Banner listing the primary results of an opened link that differ from those at the time it was made, because the
 * calculator has changed since. Edited cases are ignored.
 */
export function LinkDrift({
  definition,
  link: { cases: linked, read },
  cases,
  forget,
}: {
  readonly definition: Definition;
  readonly link: OpenedLink;
  readonly cases: readonly WorkbenchCase[];
  readonly forget: () => void;
}) {
  const changes = cases.flatMap(({ calculated }) => {
    const index = calculated ? linked.indexOf(calculated.of) : -1;
    return calculated && index >= 0 ? changesSinceLink(definition, read, index, calculated.report) : [];
  });
  if (changes.length === 0) return null;
  const title = (index: number) => caseTitle(linked[index] ?? {}, index);
  return (
    <section className="banner warning link-drift" aria-label="Changed since the link was made" role="status">
      <p>
        The calculator has changed since this link was made. The current results are shown;{' '}
        {changes.length === 1 ? 'the one below was' : 'those below were'} different when the link was made.
      </p>
      <button className="button quiet" type="button" onClick={forget}>
        Close
      </button>
      <ul>
        {changes.slice(0, maximum).map(({ case: index, label, part, was, now }) => (
          <li key={`${index} ${label} ${part}`}>
            {linked.length > 1 && `${title(index ?? 0)}, `}
            {label}
            {part === '' ? '' : ` ${part}`}: was <span className="mono">{was}</span>, now{' '}
            <span className="mono">{now}</span>
          </li>
        ))}
        {changes.length > maximum && <li>{changes.length - maximum} more.</li>}
      </ul>
    </section>
  );
}
