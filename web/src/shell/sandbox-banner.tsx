/** Where payments are made against a stand-in of the payment provider. */
export function SandboxBanner() {
  return (
    <p className="banner sandbox-banner">
      <strong>Sandbox: no money moves.</strong> Payments go to{' '}
      <a className="link" href="/sandbox/stripe">
        a stand-in of the card provider
      </a>
      , with test cards and a clock.
    </p>
  );
}
