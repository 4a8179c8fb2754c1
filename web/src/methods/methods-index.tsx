import { NoWrapText } from '../design/no-wrap.tsx';
/** A calculator in the index of methods. */
export interface ListedMethod {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly access: 'free' | 'pro';
  readonly standards: readonly string[];
  readonly inputs: number;
  readonly steps: number;
  readonly figures: number;
}

const groups = [
  { access: 'pro', title: 'Pro' },
  { access: 'free', title: 'Free' },
] as const;

/** Index of all calculators with links to their method pages. */
export function MethodsIndex({ methods }: { methods: readonly ListedMethod[] }) {
  return (
    <div className="method-page">
      <header>
        <h1>Methods</h1>
        <p className="method-lead">
          What each calculator does: every input with its range, every equation of the working with its source and
          edition, the limits of the methods, and the published cases that it is compared with. The calculator and its
          page here are built from the same definition.
        </p>
      </header>
      {groups.map(({ access, title }) => (
        <section key={access} aria-labelledby={`${access}-methods`}>
          <h2 id={`${access}-methods`}>{title}</h2>
          <ul className="method-list">
            {methods
              .filter(method => method.access === access)
              .map(method => (
                <li key={method.path}>
                  <h3>
                    <a className="link" href={method.path}>
                      {method.title}
                    </a>
                  </h3>
                  <p>{method.summary}</p>
                  <p className="mono">
                    <NoWrapText text={method.standards.join(' · ')} />
                  </p>
                  <p className="mono">
                    {method.inputs} inputs, {method.steps} steps
                    {method.figures > 0 && `, ${method.figures} published figures`}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
