import { PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit, type Notice } from '../form/form.tsx';
import { Cancel } from '../form/reveal.tsx';
import { tell, type Failure } from '../request.ts';

/** A notice for a wrong password; other failures unchanged. */
export function passwordRefused(failure: Failure): Notice {
  if (failure.code !== 'INVALID_PASSWORD') return refused(failure);
  return { tone: 'error', text: 'The password is not correct.', field: 'password' };
}

/** A password field, if the account has a password. */
export function Confirmation({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />;
}

/** A form that describes an action and asks for the password. */
export function ConfirmedAct({
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
      <div className="form-acts">
        <Submit busy="Processing...">{label}</Submit>
        <Cancel close={close} />
      </div>
    </Form>
  );
}

/** Sends requests one after another, each with the password, until one fails. */
export async function withPassword(password: string, ...paths: readonly string[]): Promise<Notice | undefined> {
  for (const path of paths) {
    const answer = await tell(path, { password });
    if (!answer.ok) return passwordRefused(answer.failure);
  }
  return undefined;
}
