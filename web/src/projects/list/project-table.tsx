import type { ListedProject } from '@isentrope/records';
import { Form, FormNotice, refused, Submit } from '../../account/form/form.tsx';
import { tell } from '../../account/request.ts';
import { projectAddress } from '../address.ts';
import { When } from '../when.tsx';
import { waitingFor } from '../words.ts';

/** A table of projects; on a phone, each is a few lines. */
export function ProjectTable({
  projects,
  reload,
}: {
  projects: readonly ListedProject[];
  reload: () => Promise<void>;
}) {
  return (
    <table className="register projects-register">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Project</th>
          <th scope="col">Client</th>
          <th scope="col">You are</th>
          <th scope="col" className="number">
            Sheets
          </th>
          <th scope="col">Waits for you</th>
          <th scope="col">Changed</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(project => (
          <Row key={project.id} project={project} reload={reload} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ project, reload }: { project: ListedProject; reload: () => Promise<void> }) {
  const { id, number, name, client, role, sheets, changedAt, archivedAt, goesAt } = project;
  const waiting = waitingFor(project);
  const away = archivedAt !== null || goesAt !== null;
  return (
    <tr className={away ? 'away' : undefined}>
      <td className="mono" data-name="No.">
        {number}
      </td>
      <td className="register-name">
        <a href={projectAddress(id)}>{name}</a>
      </td>
      <td data-name="Client">{client}</td>
      <td data-name="You are">{role}</td>
      <td className="mono number" data-name="Sheets">
        {sheets}
      </td>
      <td className="waiting" data-name="Waits for you">
        {away ? <PutAway project={project} reload={reload} /> : waiting}
      </td>
      <td data-name="Changed">
        <When at={changedAt} />
      </td>
    </tr>
  );
}

/** When a project was archived or deleted, with a button for its owner to restore it. */
function PutAway({
  project: { id, role, archivedAt, goesAt },
  reload,
}: {
  project: ListedProject;
  reload: () => Promise<void>;
}) {
  const [way, label] = goesAt === null ? (['unarchive', 'Unarchive'] as const) : (['restore', 'Restore'] as const);
  return (
    <>
      <span className="put-away">
        {goesAt === null ? 'archived ' : 'deleted, removed for good on '}
        <When at={goesAt ?? archivedAt ?? ''} />
      </span>
      {role === 'owner' && (
        <Form
          submit={async () => {
            const answer = await tell(`/api/projects/${id}/${way}`);
            if (!answer.ok) return refused(answer.failure);
            await reload();
            return undefined;
          }}
        >
          <FormNotice />
          <Submit busy="…" quiet>
            {label}
          </Submit>
        </Form>
      )}
    </>
  );
}
