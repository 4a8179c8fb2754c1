import { useSyncExternalStore } from 'react';
import { isRecord } from '../browser-storage.ts';
import { clearProCache, hasProCache } from '../offline/pro-cache.ts';

/** The session as reported by the server. */
export interface Session {
  readonly user: User | null;
  readonly plan: { readonly name: string; readonly active: boolean } | null;
  /** Whether the session outlasts the browser ("remember me"). */
  readonly remembered: boolean;
  /** The accepted Terms of Service, and the version the user still has to accept. */
  readonly terms: AcceptedTerms;
  /** The account's unit preferences, parsed where they are used. */
  readonly units: unknown;
  /** Whether the server runs with embedded fake services and no configuration. */
  readonly local: boolean;
  /** Whether Google sign-in is configured. */
  readonly google: boolean;
  /** Whether text messages can be sent. */
  readonly phone: boolean;
  /** CAPTCHA configuration, if the server requires one. */
  readonly captcha: Captcha | null;
  /** Why the server did not answer; the other members then have their previous values. */
  readonly outage: OutageKind | null;
}

/** Accounts are unavailable, the server gives no answer, or the device has no network. */
export type OutageKind = 'unavailable' | 'unreachable' | 'offline';

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
  /** The page the user wanted but could not open yet; empty if none. */
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
 * Local storage key set while signed in. The script in index.html reads it before the first paint, so that the header
 * does not flash "Sign In".
 */
const marker = 'signed-in';

let session: Session | undefined;
let isRequested = false;
const listeners = new Set<() => void>();

/** The session; undefined until the server has answered. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => undefined,
  );
}

/** Whether Pro tools are accessible: an active plan, or the admin role. */
export function hasPro({ plan }: Session): boolean {
  return plan?.active === true;
}

/** Reloads the session from the server. */
export async function refreshSession(): Promise<Session> {
  try {
    const response = await fetch('/api/session', { headers: { accept: 'application/json' } });
    session = response.ok
      ? readSession(await response.json())
      : { ...(session ?? (await lastKnownSession())), outage: 'unavailable' };
  } catch {
    session = { ...(session ?? (await lastKnownSession())), outage: navigator.onLine ? 'unreachable' : 'offline' };
  }
  if (session.outage === null) {
    if (session.user) {
      localStorage.setItem(marker, 'yes');
      localStorage.removeItem(signedOutMarker);
    } else localStorage.removeItem(marker);
    updateProLease(session).catch(clearProCache);
  }
  document.documentElement.dataset['signedIn'] = session.user ? 'yes' : '';
  for (const listener of listeners) listener();
  return session;
}

const loadLease = () => import('../offline/pro-lease.ts');

/** The session recorded in the offline lease of Pro tools; else a visitor. */
async function lastKnownSession(): Promise<Session> {
  if (!(await hasProCache())) return visitor;
  const response = await loadLease().then(
    ({ sessionFromLease: lastAnswer }) => lastAnswer(),
    () => undefined,
  );
  return readSession(response);
}

/** Renews the offline lease of Pro tools or removes their cached code, according to the session. */
async function updateProLease(current: Session): Promise<void> {
  if (await hasProCache()) await (await loadLease()).updateLease(current);
}

export const unavailable =
  'Accounts are not available at the moment. Please try again shortly; you can still use the calculators.';
export const unreachable = 'The server cannot be reached at the moment. Please try again shortly.';
export const offline = 'This device is offline. Please try again when it is connected.';

/** Local storage key set at sign-out, so that other tabs do not report an expired session. */
const signedOutMarker = 'signed-out';

/** Whether the user ended the last session of this browser deliberately. */
export function hasSignedOut(): boolean {
  return localStorage.getItem(signedOutMarker) === 'yes';
}

/**
 * Signs out on this device and goes to the home page; if the server is unavailable, to the account page, which reports
 * it.
 */
export async function signOut(): Promise<void> {
  await clearProCache();
  const response = await fetch('/api/account/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scope: 'local' }),
  }).catch(() => undefined);
  // A refusal means that the session has already ended.
  if (response !== undefined && (response.ok || [401, 403, 404].includes(response.status))) await finishSignOut();
  else location.assign('/account');
}

/** Goes to the home page as a visitor after the session has ended. */
export async function finishSignOut(): Promise<void> {
  localStorage.setItem(signedOutMarker, 'yes');
  localStorage.removeItem(marker);
  await clearProCache();
  location.assign('/');
}

/** Refreshes the session of this tab when another one has signed out. */
function onOtherTab({ key, newValue }: StorageEvent): void {
  if (key === marker && newValue === null) void refreshSession();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRequested) {
    isRequested = true;
    void refreshSession();
    addEventListener('storage', onOtherTab);
  }
  return () => listeners.delete(listener);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Parses the response of `GET /api/session`; a malformed one is a visitor. */
export function readSession(response: unknown): Session {
  if (!isRecord(response)) return visitor;
  const { plan, remembered, units, local, signIn } = response;
  const user = readUser(response['user']);
  return {
    user,
    plan: user?.role === 'admin' ? administration : readPlan(plan),
    remembered: remembered === true,
    terms: readTerms(response['terms']),
    units: units ?? null,
    local: local === true,
    google: isRecord(signIn) && signIn['google'] === true,
    phone: isRecord(signIn) && signIn['phone'] === true,
    captcha: isRecord(signIn) ? readCaptcha(signIn['captcha']) : null,
    outage: null,
  };
}

/** The plan shown for an administrator. */
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
  const { accepted, asked: isRequested } = terms;
  return {
    accepted: isRecord(accepted)
      ? { version: textOf(accepted['version']), acceptedAt: textOf(accepted['acceptedAt']) }
      : null,
    asked: typeof isRequested === 'string' ? isRequested : null,
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
