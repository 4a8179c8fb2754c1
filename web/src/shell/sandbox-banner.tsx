/** Banner where payments go to a fake provider. `clock`: its test clock, if advanced. */
export function SandboxBanner({ clock }: { clock?: string | undefined }) {
  return (
    <p className="banner sandbox-banner">
      <strong>Sandbox: no money moves.</strong> Payments go to{' '}
      <a className="link" href="/sandbox/stripe">
        a simulated card provider
      </a>
      , with test cards and an adjustable clock{clock === undefined ? '' : `, which was moved and shows ${clock}`}.
    </p>
  );
}
