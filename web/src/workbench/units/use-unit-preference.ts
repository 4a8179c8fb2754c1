import { useEffect } from 'react';
import { useSession } from '../../shell/session.ts';
import {
  storePreference,
  storedPreference,
  readPreference,
  useStoredPreference,
  type UnitPreference,
} from './unit-preference.ts';

/**
 * The unit preference and a setter. It is stored in this browser and, for signed-in users, on the account, which
 * takes precedence unless a change has not been sent yet.
 */
export function useUnitPreference(): readonly [UnitPreference | undefined, (chosen: UnitPreference) => void] {
  const session = useSession();
  const preference = useStoredPreference();
  useEffect(() => {
    if (!session?.user) return;
    const mine = storedPreference();
    const account = readPreference(session.units);
    if (account && !mine?.unsent) storePreference(account);
    else if (mine) void send(mine);
  }, [session]);
  return [
    preference,
    chosen => {
      const signedOut = session?.user === null;
      storePreference(signedOut ? chosen : { ...chosen, unsent: true });
      if (session?.user) void send(chosen);
    },
  ];
}

/** Saves a preference to the account; if that fails, it is retried when the session is loaded next. */
async function send({ set, own, pressures }: UnitPreference): Promise<void> {
  const sent = { set, ...(own ? { own } : {}), ...(pressures ? { pressures } : {}) };
  const body = JSON.stringify(sent);
  const answer = await fetch('/api/account/units', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
  const now = storedPreference();
  if (answer?.ok && now && JSON.stringify({ ...now, unsent: undefined }) === body) storePreference(sent);
}
