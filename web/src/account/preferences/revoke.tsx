import { refused } from '../form/form.tsx';
import { Reveal } from '../form/reveal.tsx';
import type { Outcome } from '../request.ts';
import { ConfirmedAct } from './confirmation.tsx';

/** Takes away by its name what programs use, once that is confirmed. */
export function Revoke({
  name,
  about,
  ask,
  onRevoked,
}: {
  name: string;
  /** What follows from it. */
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
