import { SandboxBanner } from '../../shell/sandbox-banner.tsx';
import { formatDate, nowWithOffset } from './period.ts';
import type { SubscriptionView } from './subscription.ts';

/** Notice that payments go to the sandbox, with its test clock if that was advanced; nothing if payments are real. */
export function SandboxNotice({ view: { sandbox, clock_ahead: ahead = 0 } }: { view: SubscriptionView }) {
  return sandbox && <SandboxBanner clock={ahead === 0 ? undefined : formatDate(nowWithOffset(ahead), true)} />;
}
