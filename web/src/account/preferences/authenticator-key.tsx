/** The key of an authenticator app: to be typed, or handed over to an app on this device. */
export function AuthenticatorKey({ address }: { address: string }) {
  const key = new URL(address).searchParams.get('secret') ?? '';
  return (
    <div className="authenticator-key">
      <div>
        <p className="aside">Type it into the app, as a time-based code of six digits:</p>
        <p className="mono key">
          <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <p>
          <a className="link" href={address}>
            Open in an app on this device
          </a>
        </p>
      </div>
    </div>
  );
}
