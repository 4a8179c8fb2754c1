import type { ListedProject } from '@isentrope/records';
import { noticeFromOutcome, Form, FormNotice, Submit } from '../../account/form/form.tsx';
import { postOnly } from '../../account/request.ts';
import { projectPath } from '../paths.ts';
import { When } from '../../design/when.tsx';
import { pendingWorkText } from '../texts.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';

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
      <ColumnHeads
        names={['No.', 'Project', 'Client', 'You are', ['Sheets', 'number'], 'Waiting for you', 'Changed']}
      />
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
        <Form submit={async () => noticeFromOutcome(await postOnly(`/api/projects/${id}/${way}`), reload)}>
          <FormNotice />
          <Submit busy="…" quiet>
            {label}
          </Submit>
        </Form>
      )}
    </>
  );
}
