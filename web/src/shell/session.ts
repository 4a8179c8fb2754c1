import { useSyncExternalStore } from 'react';
import { forgetPro, keepsPro } from '../offline/pro-cache.ts';

/** Who is looking at the page, as the server says. */
export interface Session {
  readonly user: User | null;
  /** The plan's name, and whether it is active now. */
  readonly plan: { readonly name: string; readonly active: boolean } | null;
  /** Whether the session outlasts the browser, as on a machine of one's own. */
  readonly remembered: boolean;
  /** What they have accepted of the Terms of Service, and the version that they are asked for before they go on. */
  readonly terms: AcceptedTerms;
  /** The units in which the person works, as the account has them; whoever needs them reads them. */
  readonly units: unknown;
  /** The server runs on embedded stand-ins, with no configuration. */
  readonly local: boolean;
  /** Whether "Continue with Google" leads anywhere. */
  readonly google: boolean;
  /** Whether codes can be sent to a phone. */
  readonly phone: boolean;
  /** The check that a visitor is a person, where the server asks for one. */
  readonly captcha: Captcha | null;
  /** Why the server could not be asked, in words for the person; the rest is then what was known before. */
  readonly outage: string | null;
}

export interface AcceptedTerms {
  readonly accepted: { readonly version: string; readonly acceptedAt: string } | null;
  readonly asked: string | null;
}

export interface Captcha {
  readonly provider: 'turnstile' | 'hcaptcha';
  readonly siteKey: string;
}

export interface User {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly twoFactorEnabled: boolean;
  /** The page that the person came for and has not been able to open yet; empty for none. */
  readonly wantedPage: string;
}

const noTerms: AcceptedTerms = { accepted: null, asked: null };
export const visitor: Session = {
  user: null,
  plan: null,
  remembered: false,
  terms: noTerms,
  units: null,
  local: false,
  google: false,
  phone: false,
  captcha: null,
  outage: null,
};

/**
 * Set while somebody is signed in, and read by the script in index.html before the first paint, so that a page does not
 * say "Sign In" to somebody who has.
 */
const marker = 'signed-in';

let session: Session | undefined;
let asked = false;
const listeners = new Set<() => void>();

/** The session, or undefined until the server has answered. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => undefined,
  );
}

/** Whether Pro tools are open: an active plan, or the admin role, which counts as one. */
export function hasPro({ plan }: Session): boolean {
  return plan?.active === true;
}

/** Asks the server again, after something that may have changed the session. */
export async function refreshSession(): Promise<Session> {
  try {
    const answer = await fetch('/api/session', { headers: { accept: 'application/json' } });
    session = answer.ok
      ? readSession(await answer.json())
      : { ...(session ?? (await lastTold())), outage: unavailable };
  } catch {
    session = { ...(session ?? (await lastTold())), outage: navigator.onLine ? unreachable : offline };
  }
  if (session.outage === null) {
    if (session.user) {
      localStorage.setItem(marker, 'yes');
      localStorage.removeItem(leftMarker);
    } else localStorage.removeItem(marker);
    settlePro(session).catch(forgetPro);
  }
  document.documentElement.dataset['signedIn'] = session.user ? 'yes' : '';
  for (const listener of listeners) listener();
  return session;
}

const loadLease = () => import('../offline/pro-lease.ts');

/** Who the server last said is here, as far as the lease of kept Pro tools tells; else a visitor. */
async function lastTold(): Promise<Session> {
  if (!(await keepsPro())) return visitor;
  const answer = await loadLease().then(
    ({ lastAnswer }) => lastAnswer(),
    () => undefined,
  );
  return readSession(answer);
}

/** What the server says means for kept Pro tools: they are kept for another while, or they go. */
async function settlePro(told: Session): Promise<void> {
  if (await keepsPro()) await (await loadLease()).settleLease(told);
}

export const unavailable =
  'Accounts are not available at the moment. Please try again shortly; the calculators work meanwhile.';
export const unreachable = 'The server cannot be reached at the moment. Please try again shortly.';
export const offline = 'This device is offline. Please try again when it is connected.';

/** Set when somebody signs out here, so that other tabs do not take it for a session that ended by itself. */
const leftMarker = 'signed-out';

/** Whether the last session of this browser was ended by its person. */
export function hasLeft(): boolean {
  return localStorage.getItem(leftMarker) === 'yes';
}

/** Ends the session on this device and goes to the home page; when the server is away, to the account page, which says so. */
export async function signOut(): Promise<void> {
  await forgetPro();
  const answer = await fetch('/api/account/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope: 'local' }),
  }).catch(() => undefined);
  // Refused means that there is no session any more, which is what was asked for.
  if (answer !== undefined && (answer.ok || [401, 403, 404].includes(answer.status))) await leave();
  else location.assign('/account');
}

/** Goes to the home page as a visitor, after the session has ended. */
export async function leave(): Promise<void> {
  localStorage.setItem(leftMarker, 'yes');
  localStorage.removeItem(marker);
  await forgetPro();
  location.assign('/');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void refreshSession();
  }
  return () => listeners.delete(listener);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The answer of `GET /api/session`, or a visitor's where it is something else. */
export function readSession(answer: unknown): Session {
  if (!isRecord(answer)) return visitor;
  const { plan, remembered, units, local, signIn } = answer;
  const user = readUser(answer['user']);
  return {
    user,
    plan: user?.role === 'admin' ? administration : readPlan(plan),
    remembered: remembered === true,
    terms: readTerms(answer['terms']),
    units: units ?? null,
    local: local === true,
    google: isRecord(signIn) && signIn['google'] === true,
    phone: isRecord(signIn) && signIn['phone'] === true,
    captcha: isRecord(signIn) ? readCaptcha(signIn['captcha']) : null,
    outage: null,
  };
}

/** What stands for the plan of an administrator. */
const administration: Session['plan'] = { name: 'Admin Account', active: true };

function readCaptcha(captcha: unknown): Captcha | null {
  if (!isRecord(captcha) || typeof captcha['siteKey'] !== 'string') return null;
  const { provider, siteKey } = captcha;
  return provider === 'turnstile' || provider === 'hcaptcha' ? { provider, siteKey } : null;
}

function readPlan(plan: unknown): Session['plan'] {
  if (!isRecord(plan) || typeof plan['name'] !== 'string') return null;
  return { name: plan['name'], active: plan['active'] === true };
}

function readTerms(terms: unknown): AcceptedTerms {
  if (!isRecord(terms)) return noTerms;
  const { accepted, asked } = terms;
  return {
    accepted: isRecord(accepted)
      ? { version: textOf(accepted['version']), acceptedAt: textOf(accepted['acceptedAt']) }
      : null,
    asked: typeof asked === 'string' ? asked : null,
  };
}

function readUser(user: unknown): User | null {
  if (!isRecord(user) || typeof user['email'] !== 'string') return null;
  const firstName = textOf(user['firstName']);
  const lastName = textOf(user['lastName']);
  return {
    email: user['email'],
    name: textOf(user['name']) || [firstName, lastName].join(' ').trim(),
    role: textOf(user['role']),
    firstName,
    lastName,
    company: textOf(user['company']),
    twoFactorEnabled: user['twoFactorEnabled'] === true,
    wantedPage: textOf(user['wantedPage']),
  };
}
