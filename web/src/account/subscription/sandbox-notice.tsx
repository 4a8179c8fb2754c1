import { SandboxBanner } from '../../shell/sandbox-banner.tsx';
import { dateText, nowAhead } from './period.ts';
import type { SubscriptionView } from './subscription.ts';

/** That payments go to a stand-in, with its clock where that was moved; nothing where they are real. */
export function SandboxNotice({ view: { sandbox, clock_ahead: ahead = 0 } }: { view: SubscriptionView }) {
  return sandbox && <SandboxBanner clock={ahead === 0 ? undefined : dateText(nowAhead(ahead), true)} />;
}
