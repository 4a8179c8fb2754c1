import { noticeFromOutcome } from '../form/form.tsx';
import type { Outcome } from '../request.ts';
import { ConfirmedAction } from './confirmation.tsx';

/** Revokes a named credential after confirmation. */
export function Revoke({
  name,
  about,
  request,
  onRevoked,
}: {
  name: string;
  /** Consequences of the revocation. */
  about: string;
  request: () => Promise<Outcome<unknown>>;
  onRevoked: () => Promise<void>;
}) {
  return (
    <ConfirmedAction
      reveal="Revoke"
      danger
      about={about}
      label={`Revoke ${name}`}
      hasPassword={false}
      act={async () => noticeFromOutcome(await request(), onRevoked)}
    />
  );
}
