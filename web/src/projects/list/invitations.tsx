import type { ProjectList } from '@isentrope/records';
import * as z from 'zod/mini';
import { Form, FormNotice, noticeFromFailure, Submit } from '../../account/form/form.tsx';
import { post, postOnly } from '../../account/request.ts';
import { projectPath } from '../paths.ts';
import { When } from '../../design/when.tsx';
import { roleSentences } from '../texts.ts';

const joined = z.object({ id: z.string() });

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
  const accept = async () => {
    const outcome = await post(`/api/invitations/${id}/accept`, {}, joined);
    if (!outcome.ok) return noticeFromFailure(outcome.failure);
    location.assign(projectPath(outcome.value.id));
    return undefined;
  };
  const decline = async () => {
    const outcome = await postOnly(`/api/invitations/${id}/decline`);
    if (!outcome.ok) return noticeFromFailure(outcome.failure);
    await reload();
    return undefined;
  };
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
