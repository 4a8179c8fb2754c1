import type { ListedProject } from '@isentrope/records';
import { Form, FormNotice, noticeFromFailure, Submit } from '../../account/form/form.tsx';
import { postOnly } from '../../account/request.ts';
import { projectPath } from '../paths.ts';
import { When } from '../../design/when.tsx';
import { pendingWorkText } from '../texts.ts';

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
          <th scope="col">Waiting for you</th>
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
  const waiting = pendingWorkText(project);
  const away = archivedAt !== null || goesAt !== null;
  return (
    <tr className={away ? 'away' : undefined}>
      <td className="mono" data-name="No.">
        {number}
      </td>
      <td className="register-name">
        <a href={projectPath(id)}>{name}</a>
      </td>
      <td data-name="Client">{client}</td>
      <td data-name="You are">{role}</td>
      <td className="mono number" data-name="Sheets">
        {sheets}
      </td>
      <td className="waiting" data-name="Waiting for you">
        {away ? <ArchiveStatus project={project} reload={reload} /> : waiting}
      </td>
      <td data-name="Changed">
        <When at={changedAt} />
      </td>
    </tr>
  );
}

/** When a project was archived or deleted, with a button for its owner to restore it. */
function ArchiveStatus({
  project: { id, role, archivedAt, goesAt },
  reload,
}: {
  project: ListedProject;
  reload: () => Promise<void>;
}) {
  const [way, label] = goesAt === null ? (['unarchive', 'Unarchive'] as const) : (['restore', 'Restore'] as const);
  return (
    <>
      <span className="archived-on">
        {goesAt === null ? 'archived ' : 'deleted, to be removed permanently on '}
        <When at={goesAt ?? archivedAt ?? ''} />
      </span>
      {role === 'owner' && (
        <Form
          submit={async () => {
            const outcome = await postOnly(`/api/projects/${id}/${way}`);
            if (!outcome.ok) return noticeFromFailure(outcome.failure);
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
