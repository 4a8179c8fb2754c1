import type { ReactNode } from 'react';
import './discipline.css';

/** One branch of a discipline: the work, its standards, and the deliverables. */
export interface Branch {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly done: readonly string[];
  readonly standards: readonly string[];
  readonly received: readonly string[];
}

/** A page about one discipline: statement, drawing, method, and four branches. */
export function Discipline({
  title,
  lead,
  drawing,
  method,
  branches,
  next,
}: {
  title: string;
  lead: string;
  drawing: ReactNode;
  method: { readonly title: string; readonly paragraphs: readonly string[] };
  branches: readonly Branch[];
  next: { readonly href: string; readonly name: string };
}) {
  return (
    <div className="discipline">
      <section className="discipline-hero" aria-labelledby="discipline-title">
        <h1 id="discipline-title">{title}</h1>
        <p className="discipline-lead">{lead}</p>
        <div className="discipline-drawing">{drawing}</div>
      </section>
      <section className="discipline-method" aria-labelledby="method-title">
        <h2 id="method-title">{method.title}</h2>
        <div>
          {method.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      {branches.map((branch, index) => (
        <BranchSection key={branch.id} branch={branch} number={index + 1} />
      ))}
      <section className="discipline-end" aria-label="Next">
        <p>
          <a className="button" href="/#contact">
            Get in Touch <i>→</i>
          </a>
          <a className="link" href={next.href}>
            {next.name}
          </a>
          <a className="link" href="/tools">
            The tools
          </a>
        </p>
      </section>
    </div>
  );
}

function BranchSection({ branch, number }: { branch: Branch; number: number }) {
  const { id, title, text, done: services, standards, received: deliverables } = branch;
  return (
    <section className="branch" id={id} aria-labelledby={`${id}-title`}>
      <span className="tap mono" aria-hidden="true">
        {number}
      </span>
      <div className="branch-text">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="branch-done">
        <h3 className="cap">What we do</h3>
        <ul>
          {services.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="branch-side">
        <h3 className="cap">Works to</h3>
        <ul className="mono">
          {standards.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <div className="branch-side">
        <h3 className="cap">You receive</h3>
        <ul>
          {deliverables.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
