import { assignableRole, type Member, type Project } from '@isentrope/records';
import { useState } from 'react';
import { emailProblem } from '../../account/validation.ts';
import { TextField } from '../../account/form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Entries } from '../../account/form/form.tsx';
import { FailureBanner } from '../../account/failure-banner.tsx';
import { put, remove, postOnly, type Failure } from '../../account/request.ts';
import type { Confirmation } from '../dialogs/confirm.tsx';
import { When } from '../../design/when.tsx';
import { roleSentences } from '../texts.ts';
import { canManageMembers } from './permissions.ts';
import type { TabProps } from './sheets-tab.tsx';
import { DialogButton } from '../dialogs/dialog-button.tsx';

/** The members of a project with their roles, and the invitations; the owner can change them. */
export function MembersTab({ project, reload, confirm }: TabProps) {
  const canManage = canManageMembers(project);
  return (
    <section className="people" aria-label="People">
      <div>
        <ul className="member-list">
          {project.members.map(member => (
            <MemberRow
              key={member.id}
              member={member}
              canManage={canManage}
              project={project}
              reload={reload}
              confirm={confirm}
            />
          ))}
        </ul>
        {project.invited.length > 0 && (
          <>
            <h2>Invited</h2>
            <ul className="member-list">
              {project.invited.map(invited => (
                <InvitationRow
                  key={invited.id}
                  invited={invited}
                  projectId={project.id}
                  canManage={canManage}
                  reload={reload}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {canManage && <InviteForm projectId={project.id} reload={reload} />}
    </section>
  );
}

function MemberRow({ member, canManage, project, reload, confirm }: TabProps & { member: Member; canManage: boolean }) {
  const { id, name, email, role, since, self } = member;
  const [failure, setFailure] = useState<Failure>();
  const address = `/api/projects/${project.id}/people/${id}`;
  const give = async (next: string) => {
    const outcome = await put(address, { role: next });
    setFailure(outcome.ok ? undefined : outcome.failure);
    await reload();
  };
  const button = (label: string, question: Confirmation) => (
    <DialogButton className="link" onOpen={button => confirm(question, button)}>
      {label}
      <span className="visually-hidden"> {self ? '' : name}</span>
    </DialogButton>
  );
  return (
    <li>
      <div>
        <p>
          <b>{name}</b> {self && <span className="badge">You</span>}
        </p>
        <p className="quiet-text">
          {email !== name && <span className="address">{email}, </span>}since <When at={since} />
        </p>
      </div>
      <div>
        {canManage && role !== 'owner' ? (
          <div className="field">
            <select aria-label={`Role of ${name}`} value={role} onChange={event => void give(event.target.value)}>
              {assignableRole.options.map(each => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </div>
        ) : (
          <p className="role">{role}</p>
        )}
        <p className="quiet-text">{roleSentences[role]}</p>
        {failure && <FailureBanner failure={failure} />}
      </div>
      <div className="member-actions">
        {canManage && !self && button('Hand over', transferConfirmation(project, member, reload))}
        {canManage && !self && button('Remove', removalConfirmation(project, member, address, reload))}
        {self && role !== 'owner' && button('Leave', leaveConfirmation(project, address))}
      </div>
    </li>
  );
}

function transferConfirmation(project: Project, { id, name }: Member, reload: () => Promise<void>): Confirmation {
  return {
    title: 'Hand the project over',
    about: (
      <>
        <b>{name}</b> becomes the owner of {project.name}, and you stay in it as an engineer. Only {name} can hand it
        back.
      </>
    ),
    label: 'Hand over',
    run: () => postOnly(`/api/projects/${project.id}/owner`, { userId: id }),
    onDone: reload,
  };
}

function removalConfirmation(
  project: Project,
  { name }: Member,
  address: string,
  reload: () => Promise<void>,
): Confirmation {
  return {
    title: 'Remove from the project',
    about: (
      <>
        <b>{name}</b> can no longer open {project.name}. What they signed and wrote remains under their name.
      </>
    ),
    label: 'Remove',
    danger: true,
    run: () => remove(address),
    onDone: reload,
  };
}

function leaveConfirmation(project: Project, address: string): Confirmation {
  return {
    title: 'Leave the project',
    about: (
      <>
        You can no longer open <b>{project.name}</b>, until its owner invites you again. What you signed and wrote
        remains under your name.
      </>
    ),
    label: 'Leave',
    danger: true,
    run: () => remove(address),
    onDone: () => location.assign('/projects'),
  };
}

function InvitationRow({
  invited: { id, email, role, at },
  projectId,
  canManage,
  reload,
}: {
  invited: Project['invited'][number];
  projectId: string;
  canManage: boolean;
  reload: () => Promise<void>;
}) {
  return (
    <li>
      <div>
        <p className="address">
          <b>{email}</b>
        </p>
        <p className="quiet-text">
          invited <When at={at} />, not answered yet
        </p>
      </div>
      <p className="role">{role}</p>
      <div className="member-actions">
        {canManage && (
          <Form
            label={`Invitation of ${email}`}
            submit={async () => {
              const outcome = await remove(`/api/projects/${projectId}/invitations/${id}`);
              if (!outcome.ok && outcome.failure.status !== 404) return noticeFromFailure(outcome.failure);
              await reload();
              return undefined;
            }}
          >
            <FormNotice />
            <button className="link" type="submit">
              Withdraw
            </button>
          </Form>
        )}
      </div>
    </li>
  );
}

/** Invites a user by email, with an explanation of the chosen role. */
function InviteForm({ projectId, reload }: { projectId: string; reload: () => Promise<void> }) {
  const send = async (entries: Entries, form: HTMLFormElement) => {
    const email = entries.text('email').trim();
    const wrong = emailProblem(email);
    if (wrong) return { tone: 'error', text: wrong.text, field: wrong.field } as const;
    const role = entries.text('role');
    const outcome = await postOnly(`/api/projects/${projectId}/people`, { email, role });
    if (!outcome.ok) return noticeFromFailure(outcome.failure);
    form.reset();
    await reload();
    return { tone: 'success', text: `${email} has been invited by email as ${role}.` } as const;
  };
  return (
    <div className="invite">
      <h2>Invite by email</h2>
      <Form label="Invite by email" submit={send}>
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" spellCheck={false} />
        <fieldset className="role-choice">
          <legend>Role</legend>
          {assignableRole.options.map(role => (
            <div key={role}>
              <input
                id={`invite-${role}`}
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'checker'}
                aria-describedby={`invite-${role}-may`}
              />
              <div>
                <label htmlFor={`invite-${role}`}>{role}</label>
                <p className="quiet-text" id={`invite-${role}-may`}>
                  {roleSentences[role]}
                </p>
              </div>
            </div>
          ))}
        </fieldset>
        <FormNotice />
        <div className="form-actions">
          <Submit busy="Inviting…">Invite</Submit>
        </div>
      </Form>
    </div>
  );
}
