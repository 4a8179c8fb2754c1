import { signInPath } from '../../account/return-page.ts';
import { PageHead } from '../members-only.tsx';

/** The life cycle of a calculation in a project. */
const steps = [
  ['Saved', 'A sheet is a calculation with one tool, under a document number. It is saved as you type.'],
  ['Issued', 'Issuing freezes it: inputs, results, working and engine version, under one hash.'],
  ['Checked', 'Someone else goes through it, comments on fields or results, and signs or returns it.'],
  ['Approved', 'Once every comment is resolved it is signed again. What was signed is never altered.'],
] as const;

/** What projects are, in one sentence. */
export const projectsSummary =
  'Calculations that are saved, checked and signed, with named signatories, and never altered afterwards.';

/** First steps, shown to a user without projects. */
export function ProjectsIntroduction() {
  return (
    <section className="projects-intro" aria-labelledby="projects-intro">
      <h2 id="projects-intro">No project yet</h2>
      <p>Create one, add a sheet, and invite the person who will check it.</p>
      <Steps />
    </section>
  );
}

function Steps() {
  return (
    <ol className="sheet-lifecycle">
      {steps.map(([name, about]) => (
        <li key={name}>
          <b>{name}</b>
          <span>{about}</span>
        </li>
      ))}
    </ol>
  );
}

/** Shown in place of the list to visitors who are not signed in. */
export function VisitorIntroduction() {
  return (
    <div className="projects-page">
      <PageHead title="Projects" lead={projectsSummary} />
      <section className="projects-intro">
        <Steps />
        <p>
          A free account can have one project with three sheets. With Pro you can have up to 200 projects. People you
          invite need an account but no subscription.
        </p>
        <p className="form-actions">
          <a className="button primary" href={signInPath('/projects')}>
            Sign in
          </a>
          <a className="button quiet" href={signInPath('/projects', { view: 'create-account' })}>
            Create account
          </a>
        </p>
      </section>
    </div>
  );
}
