import { PasswordField } from '../form/fields.tsx';
import { Form, noticeFromFailure, type Notice } from '../form/form.tsx';
import { Reveal, FormEnd } from '../form/reveal.tsx';
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

/** A button that reveals a form, which describes an action and asks for the password. */
export function ConfirmedAction({
  reveal,
  danger = false,
  about,
  label,
  hasPassword,
  act,
}: {
  /** Text of the button. */
  reveal: string;
  danger?: boolean;
  about?: string;
  /** Text of the form's own button. */
  label: string;
  hasPassword: boolean;
  act: (password: string, close: () => void) => Promise<Notice | undefined>;
}) {
  return (
    <Reveal label={reveal} danger={danger}>
      {close => (
        <Form takesFocus submit={entries => act(entries.text('password'), close)}>
          {about !== undefined && <p className="aside">{about}</p>}
          <Confirmation hasPassword={hasPassword} />
          <FormEnd label={label} busy="Processing..." close={close} />
        </Form>
      )}
    </Reveal>
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
