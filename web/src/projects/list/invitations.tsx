import type { ProjectList } from '@isentrope/records';
import { noticeFromOutcome, Form, FormNotice, Submit } from '../../account/form/form.tsx';
import { createdShape, post, postOnly } from '../../account/request.ts';
import { projectPath } from '../paths.ts';
import { When } from '../../design/when.tsx';
import { roleSentences } from '../texts.ts';

/** Pending invitations to projects, to accept or decline. */
export function Invitations({
  invitations,
  reload,
}: {
  invitations: ProjectList['invitations'];
  reload: () => Promise<void>;
}) {
  if (invitations.length === 0) return null;
  return (
    <section className="invitations" aria-labelledby="invitations">
      <h2 className="cap" id="invitations">
        Invitations
      </h2>
      <ul>
        {invitations.map(invitation => (
          <Invitation key={invitation.id} invitation={invitation} reload={reload} />
        ))}
      </ul>
    </section>
  );
}

function Invitation({
  invitation: { id, project, by, role, at },
  reload,
}: {
  invitation: ProjectList['invitations'][number];
  reload: () => Promise<void>;
}) {
  const accept = async () =>
    noticeFromOutcome(await post(`/api/invitations/${id}/accept`, {}, createdShape), value =>
      location.assign(projectPath(value.id)),
    );
  const decline = async () => noticeFromOutcome(await postOnly(`/api/invitations/${id}/decline`), reload);
  return (
    <li>
      <div>
        <p>
          <b>{project}</b> as {role}
        </p>
        <p className="quiet-text">
          {by}, <When at={at} />. {roleSentences[role]}
        </p>
      </div>
      <Form
        label={`Invitation to ${project}`}
        submit={entries => (entries.isChecked('decline') ? decline() : accept())}
      >
        <FormNotice />
        <div className="form-actions">
          <Submit busy="Joining…" name="accept">
            Accept
          </Submit>
          <Submit busy="Declining…" name="decline" quiet>
            Decline
          </Submit>
        </div>
      </Form>
    </li>
  );
}
