import { lazy, Suspense } from 'react';

const QrCode = lazy(() => import('./qr-code.tsx'));

/** The key of an authenticator app: as QR code, as text, or as a link that opens an app on this device. */
export function AuthenticatorKey({ address }: { address: string }) {
  const key = new URL(address).searchParams.get('secret') ?? '';
  return (
    <div className="authenticator-key">
      <div className="qr-frame">
        <Suspense>
          <QrCode text={address} label="QR code of the key" />
        </Suspense>
      </div>
      <div>
        <p className="aside">Scan the code with the app, or enter this key for a time-based, six-digit code:</p>
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
