import { refused } from '../form/form.tsx';
import { Reveal } from '../form/reveal.tsx';
import type { Outcome } from '../request.ts';
import { ConfirmedAct } from './confirmation.tsx';

/** Revokes a named credential after confirmation. */
export function Revoke({
  name,
  about,
  ask,
  onRevoked,
}: {
  name: string;
  /** Consequences of the revocation. */
  about: string;
  ask: () => Promise<Outcome<unknown>>;
  onRevoked: () => Promise<void>;
}) {
  return (
    <Reveal label="Revoke" danger>
      {close => (
        <ConfirmedAct
          about={about}
          label={`Revoke ${name}`}
          hasPassword={false}
          act={async () => {
            const answer = await ask();
            if (!answer.ok) return refused(answer.failure);
            await onRevoked();
            return undefined;
          }}
          close={close}
        />
      )}
    </Reveal>
  );
}
