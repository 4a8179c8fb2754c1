import { useEffect, useState } from 'react';
import { Crown } from '../../design/icons.tsx';
import { NeedsScript, LoadingPlaceholder } from '../../shell/placeholders.tsx';
import { hasPro, useSession, type Session, type User } from '../../shell/session.ts';
import { Outage } from '../outage.tsx';
import { useFreshSession, useTitle } from '../page.ts';
import { signInRedirectPath } from '../sign-in-redirect.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { AddressForm } from './address-form.tsx';
import { ApiKeys, apiKeys } from './api-keys.tsx';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { passkeyList } from '../passkeys/passkey-list.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { planLabel } from './plan-label.ts';
import './preferences.css';
// Its styles for narrow pages override those of the preferences.
import '../account.css';
import { ProfileForm } from './profile-form.tsx';
import { useResource } from '../resource.ts';
import { SectionLinks } from './section-links.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';
import { secondFactors } from './second-factor/second-factors.ts';
import { deviceSessions, Sessions } from './sessions.tsx';
import { signInMethods, SignInMethodList } from './sign-in-methods.tsx';
import { readStatus, isCheckoutReturn, StatusBanner } from './status-banner.tsx';
import { SubscriptionSections } from './subscription-sections.tsx';
import { useStorePendingTool, PendingTool } from './pending-tool.tsx';
import { PendingToolPreview, useToolPreview } from './pending-tool-preview.tsx';
import { returnsFromPortal } from '../subscription/payment-pages.ts';
import { usePaymentPolling } from '../subscription/use-payment-polling.ts';
import { useSubscription, type SubscriptionState } from '../subscription/use-subscription.ts';

/** /account: the preferences of the signed-in user; others are sent to sign in and return. */
export function Account() {
  const session = useSession();
  useTitle('Account');
  useFreshSession();
  return session === undefined ? <AccountPlaceholder /> : <Opened session={session} />;
}

function Opened({ session }: { session: Session }) {
  const { user } = session;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user !== null && !wasSignedIn) setWasSignedIn(true);
  const isToolStored = useStorePendingTool(user);
  const redirectsToSignIn = user === null && session.outage === null;
  useEffect(() => {
    if (!redirectsToSignIn) return;
    const page = location.pathname + location.search;
    location.replace(signInRedirectPath(page, wasSignedIn));
  }, [redirectsToSignIn, wasSignedIn]);

  if (redirectsToSignIn) return <AccountPlaceholder />;
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>Account</h1>
        {user !== null && (
          <div>
            <p className="plan-label">
              {hasPro(session) && <Crown />}
              {planLabel(session)}
            </p>
            <p className="account-address">{user.email}</p>
          </div>
        )}
      </header>
      <Outage />
      {user !== null &&
        (user.role === 'admin' ? (
          <Preferences session={session} user={user} isReady={isToolStored} />
        ) : (
          <SubscriberPreferences session={session} user={user} isReady={isToolStored} />
        ))}
    </div>
  );
}

/** Placeholder while the session loads. */
function AccountPlaceholder() {
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>Account</h1>
      </header>
      <p className="account-about">
        Your profile, password, two-step verification and passkeys, the devices on which you are signed in, API keys,
        subscription, and a copy of the data we hold about you.
      </p>
      <NeedsScript>
        <strong>The account page needs JavaScript, which is off.</strong> Your account is not affected. Turn JavaScript
        on, or use another browser.
      </NeedsScript>
      <LoadingPlaceholder />
    </div>
  );
}

/** Preferences of a non-administrator, with the subscription. */
function SubscriberPreferences({ session, user, isReady }: { session: Session; user: User; isReady: boolean }) {
  const [paid] = useState(() => isCheckoutReturn(location.search));
  const subscription = useSubscription();
  usePaymentPolling(paid, hasPro(session), subscription.refresh);
  const [changed] = useState(returnsFromPortal);
  usePaymentPolling(changed, false, subscription.refresh);
  return <Preferences session={session} user={user} isReady={isReady} subscription={subscription} />;
}

function Preferences({
  session,
  user,
  isReady,
  subscription,
}: {
  session: Session;
  user: User;
  /** Whether the content above the sections is known. Displayed sections stay, with their entries. */
  isReady: boolean;
  subscription?: SubscriptionState;
}) {
  const [status] = useState(() => readStatus(location.search, location.origin));
  const methods = useResource('/api/auth/list-accounts', signInMethods);
  const sessions = useResource('/api/account/sessions', deviceSessions);
  const factors = useResource('/api/account/second-factors', secondFactors);
  const passkeys = useResource('/api/auth/passkey/list', passkeyList);
  const keys = useResource('/api/auth/api-key/list', apiKeys);
  const device = sessions.value?.find(({ current }) => current)?.device ?? 'This device';
  const hasPassword = methods.value?.some(({ providerId }) => providerId === 'credential');
  const resources = [methods, sessions, factors, passkeys, keys, ...(subscription ? [subscription] : [])];
  const preview = useToolPreview(session, user);
  const waiting = resources.some(({ value, failure }) => value === undefined && failure === undefined);
  const [isShown, setShown] = useState(false);
  if (!isShown) {
    if (!isReady || waiting || preview === undefined) return <LoadingPlaceholder />;
    setShown(true);
  }
  return (
    <>
      <StatusBanner status={status} />
      <PendingTool session={session} user={user} />
      <SectionLinks />
      {preview && <PendingToolPreview preview={preview} />}
      {subscription && <SubscriptionSections state={subscription} />}
      <ProfileForm user={user} />
      {hasPassword !== undefined && (
        <>
          <AddressForm hasPassword={hasPassword} />
          <PasswordForm email={user.email} has={hasPassword} onChanged={() => void sessions.reload()} />
          <SecondFactor session={session} user={user} hasPassword={hasPassword} factors={factors} sessions={sessions} />
          <Passkeys passkeys={passkeys} hasPassword={hasPassword} device={device} />
        </>
      )}
      <SignInMethodList methods={methods} google={session.google} />
      <Sessions sessions={sessions} />
      {hasPassword !== undefined && <ApiKeys keys={keys} hasPassword={hasPassword} />}
      <DataExport />
      <AcceptedTerms terms={session.terms} />
      {hasPassword !== undefined && <DeleteAccount email={user.email} hasPassword={hasPassword} />}
    </>
  );
}
