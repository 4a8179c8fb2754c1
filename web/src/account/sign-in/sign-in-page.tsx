import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { saveLinkedCases } from '../../shell/pro/linked-cases.ts';
import { findToolByPath, landingPage } from '../../shell/pro/pending-tool.ts';
import { NeedsScript } from '../../shell/placeholders.tsx';
import { useSession, type Session } from '../../shell/session.ts';
import '../account.css';
import '../entry-page.css';
import { Outage } from '../outage.tsx';
import { useFreshSession, useTitle } from '../page.ts';
import { passkeyObstacle } from '../passkeys/availability.ts';
import { formatMoney, plans } from '../subscription/plans.ts';
import { parseSignInAddress, type View } from './sign-in-address.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { GoogleButton } from './google-button.tsx';
import { LockedValve } from './locked-valve.tsx';
import { MailedCodeForm } from './mailed-code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ResetForm } from './reset-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import './sign-in.css';
import { SignInForm } from './sign-in-form.tsx';

const titles: Readonly<Record<View['name'], string>> = {
  'sign-in': 'Sign in',
  'create-account': 'Create account',
  'reset-password': 'Reset password',
  'mailed-code': 'Sign in by email',
  'second-factor': 'Two-step verification',
  'new-password': 'New password',
};

const forWhat =
  'A free account gives you the steam tables; a subscription adds the Pro tools. By creating an account you accept the Terms of Service.';

/** Text below the heading: what an account is for where one can be created, otherwise what the view does. */
const intros: Readonly<Record<View['name'], string>> = {
  'sign-in': forWhat,
  'create-account': forWhat,
  'mailed-code': forWhat,
  'reset-password': 'We’ll email you a link to set a new password. Setting it signs you out on every device.',
  'second-factor': 'Two-step verification is on for this account, so a password alone is not enough.',
  'new-password': 'Choose a new password.',
};

/** Views the user can navigate to; each becomes an entry in the tab's history. */
const chosenViews = ['sign-in', 'create-account', 'reset-password', 'mailed-code'] as const;

/** The view stored in a history entry. */
function viewFromHistory(state: unknown): View | undefined {
  const storedView = typeof state === 'object' && state !== null && 'view' in state ? state.view : undefined;
  const name = chosenViews.find(chosen => chosen === storedView);
  return name && { name };
}

/** /signin: sign-in, account creation, password reset and related flows. */
export function SignIn() {
  const session = useSession();
  // A shared link to a Pro page redirects here with its cases in the fragment; they are stored until the page opens.
  useEffect(() => {
    const { next } = parseSignInAddress(location.search, location.origin);
    saveLinkedCases(new URL(next, location.origin).pathname, location.hash);
  }, []);
  return session === undefined ? <Sheet view="sign-in" /> : <Entrance session={session} />;
}

/** The page once the session has loaded. A user with a session is redirected. */
function Entrance({ session }: { session: Session }) {
  const [arrival] = useState(() => parseSignInAddress(location.search, location.origin));
  const [view, setView] = useState(arrival.view);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(titles[view.name]);
  useFreshSession();

  // Remove the query that has been read, or a reload would repeat its notice. A reset link stays until it is used.
  const keepsAddress = view.name === 'new-password';
  useEffect(() => {
    if (keepsAddress) return;
    const address = new URL(location.href);
    for (const name of [
      'token',
      'error',
      'error_code',
      'error_description',
      'verified',
      'ended',
      'from',
      'view',
      'address',
    ])
      address.searchParams.delete(name);
    history.replaceState(null, '', address);
  }, [keepsAddress]);

  const leaves = session.user !== null && view.name !== 'new-password';
  useEffect(() => {
    const first = viewFromHistory({ view: arrival.view.name }) ?? { name: 'sign-in' };
    const onPopState = (event: PopStateEvent) => setView(viewFromHistory(event.state) ?? first);
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [arrival.view.name]);

  const onward = leaves && arrival.next === '/account' ? landingPage(session) : arrival.next;
  useEffect(() => {
    if (leaves) location.replace(onward);
  }, [leaves, onward]);
  if (leaves) return <Sheet view={view.name} />;

  const show = (next: View) => {
    if (viewFromHistory({ view: next.name })) history.pushState({ view: next.name }, '');
    setView(next);
    heading.current?.focus();
  };
  const google = session.google && (view.name === 'sign-in' || view.name === 'create-account');
  const passkey = view.name === 'sign-in' && passkeyObstacle() === undefined;
  return (
    <Sheet view={view.name} heading={heading} next={arrival.next}>
      <Outage />
      {(google || passkey) && (
        <>
          {google && <GoogleButton key={view.name} next={arrival.next} />}
          {passkey && <PasskeyButton />}
          <p className="or">or</p>
        </>
      )}
      <Content key={view.name} view={view} next={arrival.next} email={session.user?.email} show={show} />
      <OtherWays view={view} show={show} />
    </Sheet>
  );
}

/** Heading and description beside the form of the view; without a form until the session has loaded. */
function Sheet({
  view,
  heading,
  next = '',
  children,
}: {
  view: View['name'];
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The page to open after sign-in. */
  next?: string;
  children?: ReactNode;
}) {
  return (
    <div className="entry-page sign-in-page">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {titles[view]}
        </h1>
        <p>{intros[view]}</p>
        <RequestedTool next={next} />
        <LockedValve />
      </header>
      <div className="entry-column sign-in-column" aria-busy={children === undefined}>
        {children}
        <NeedsScript>
          <strong>Signing in needs JavaScript, which is off.</strong> The free tools need no account, but they need
          JavaScript too; the pages about our work, the{' '}
          <a className="link" href="/validation">
            validation
          </a>{' '}
          and the{' '}
          <a className="link" href="/terms">
            terms
          </a>{' '}
          can be read without it.
        </NeedsScript>
      </div>
    </div>
  );
}

/** The Pro tool that the user is signing in for, with its price. */
function RequestedTool({ next }: { next: string }) {
  const tool = findToolByPath(next);
  if (tool?.isPro !== true) return null;
  const { trial, monthly } = plans;
  return (
    <p>
      <a className="link" href={`/plans#${tool.path.split('/')[1] ?? ''}`}>
        {tool.name}
      </a>{' '}
      is part of Pro: {formatMoney(monthly.cents)} {monthly.term}, or a trial {trial.term} for{' '}
      {formatMoney(trial.cents)}.
    </p>
  );
}

function Content({
  view,
  next,
  email,
  show,
}: {
  view: View;
  next: string;
  email: string | undefined;
  show: (view: View) => void;
}) {
  switch (view.name) {
    case 'sign-in':
      return <SignInForm next={next} initial={view.notice} show={show} />;
    case 'create-account':
      return <CreateAccountForm next={next} />;
    case 'reset-password':
      return <ResetForm next={next} initial={view.notice} />;
    case 'mailed-code':
      return <MailedCodeForm next={next} show={show} />;
    case 'second-factor':
      return <SecondFactorForm ways={view.ways} show={show} />;
    case 'new-password':
      return <NewPasswordForm token={view.token} email={email} show={show} />;
  }
}

function OtherWays({ view, show }: { view: View; show: (view: View) => void }) {
  const to = (name: 'sign-in' | 'create-account' | 'mailed-code', text: string) => (
    <button className="link" type="button" onClick={() => show({ name })}>
      {text}
    </button>
  );
  if (view.name === 'sign-in')
    return (
      <div className="other-methods">
        <p>No account yet? {to('create-account', 'Create account')}</p>
        <p>{to('mailed-code', 'Use a code or link by email')}</p>
      </div>
    );
  if (view.name === 'create-account')
    return (
      <div className="other-methods">
        <p>Already have an account? {to('sign-in', 'Sign in')}</p>
      </div>
    );
  return <div className="other-methods">{to('sign-in', 'Back to login')}</div>;
}
