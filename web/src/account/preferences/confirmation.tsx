import { PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, noticeFromFailure, Submit, type Notice } from '../form/form.tsx';
import { Cancel } from '../form/reveal.tsx';
import { postOnly, type Failure } from '../request.ts';

/** A notice for a wrong password; other failures unchanged. */
export function noticeFromPasswordFailure(failure: Failure): Notice {
  if (failure.code !== 'INVALID_PASSWORD') return noticeFromFailure(failure);
  return { tone: 'error', text: 'The password is not correct.', field: 'password' };
}

/** A password field, if the account has a password. */
export function Confirmation({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />;
}

/** A form that describes an action and asks for the password. */
export function ConfirmedAction({
  about,
  label,
  hasPassword,
  act,
  close,
}: {
  about?: string;
  label: string;
  hasPassword: boolean;
  act: (password: string) => Promise<Notice | undefined>;
  close: () => void;
}) {
  return (
    <Form takesFocus submit={entries => act(entries.text('password'))}>
      {about !== undefined && <p className="aside">{about}</p>}
      <Confirmation hasPassword={hasPassword} />
      <FormNotice />
      <div className="form-actions">
        <Submit busy="Processing...">{label}</Submit>
        <Cancel close={close} />
      </div>
    </Form>
  );
}

/** Sends requests one after another, each with the password, until one fails. */
export async function postWithPassword(password: string, ...paths: readonly string[]): Promise<Notice | undefined> {
  for (const path of paths) {
    const outcome = await postOnly(path, { password });
    if (!outcome.ok) return noticeFromPasswordFailure(outcome.failure);
  }
  return undefined;
}
