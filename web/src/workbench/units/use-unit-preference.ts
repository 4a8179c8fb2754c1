import { useEffect } from 'react';
import { useSession } from '../../shell/session.ts';
import {
  keepPreference,
  keptPreference,
  readPreference,
  useKeptPreference,
  type UnitPreference,
} from './unit-preference.ts';

/**
 * The units in which the person works, and a way to choose them. They are kept in this browser and, for somebody signed in,
 * on the account, which then goes before what the browser keeps unless that could not be sent yet.
 */
export function useUnitPreference(): readonly [UnitPreference | undefined, (chosen: UnitPreference) => void] {
  const session = useSession();
  const preference = useKeptPreference();
  useEffect(() => {
    if (!session?.user) return;
    const mine = keptPreference();
    const account = readPreference(session.units);
    if (account && !mine?.unsent) keepPreference(account);
    else if (mine) void send(mine);
  }, [session]);
  return [
    preference,
    chosen => {
      const signedOut = session?.user === null;
      keepPreference(signedOut ? chosen : { ...chosen, unsent: true });
      if (session?.user) void send(chosen);
    },
  ];
}

/** Puts a preference on the account; what cannot be sent is sent when the session is asked for again. */
async function send({ set, own, pressures }: UnitPreference): Promise<void> {
  const sent = { set, ...(own ? { own } : {}), ...(pressures ? { pressures } : {}) };
  const body = JSON.stringify(sent);
  const answer = await fetch('/api/account/units', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  }).catch(() => undefined);
  const now = keptPreference();
  if (answer?.ok && now && JSON.stringify({ ...now, unsent: undefined }) === body) keepPreference(sent);
}
