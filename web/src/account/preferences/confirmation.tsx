import { PasswordField } from '../form/fields.tsx';
import { Form, FormNotice, refused, Submit, type Notice } from '../form/form.tsx';
import { Cancel } from '../form/reveal.tsx';
import { tell, type Failure } from '../request.ts';

/** A wrong password in words; everything else as it is. */
export function passwordRefused(failure: Failure): Notice {
  if (failure.code !== 'INVALID_PASSWORD') return refused(failure);
  return { tone: 'error', text: 'The password is not correct.', field: 'password' };
}

/** Asks for the password, where the account has one. */
export function Confirmation({ hasPassword }: { hasPassword: boolean }) {
  return hasPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />;
}

/** What is about to happen, and the password for it. */
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

/** Sends requests one after the other, each with the password, until one is refused. */
export async function withPassword(password: string, ...paths: readonly string[]): Promise<Notice | undefined> {
  for (const path of paths) {
    const answer = await tell(path, { password });
    if (!answer.ok) return passwordRefused(answer.failure);
  }
  return undefined;
}
