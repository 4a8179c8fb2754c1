import type { Context } from 'hono';
import { escapeHtml } from '../../mail/index.ts';

/** A page of the fake provider, in the frame of the site. */
export function sandboxPage(
  context: Context,
  title: string,
  content: string,
  { wide = false, status = 200 }: { wide?: boolean; status?: 200 | 400 | 402 | 404 } = {},
): Response | Promise<Response> {
  return context.render(
    `<p class="banner"><strong>A simulated card provider:</strong> no money moves.</p>\n${content}`,
    { title, wide, status, formsToLoopback: true },
  );
}

/** An error paragraph; empty without an error. */
export function problemLine(wrong: string | undefined): string {
  return wrong === undefined ? '' : `<p class="banner error" role="alert">${escapeHtml(wrong)}</p>`;
}

/**
 * The bank's authentication page.
 * @param question what the user confirms, such as "whether it is you who pays USD 9.99".
 * @param fields submitted again with the answer.
 */
export function authenticationPage(
  context: Context,
  question: string,
  fields: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return sandboxPage(
    context,
    'Authentication (simulated)',
    `<h1>Authenticate your payment</h1>
<p>Your bank would ask here ${escapeHtml(question)}.</p>
<form method="post" class="row">
${hidden.join('\n')}
<button class="button" type="submit" name="authentication" value="complete">Complete authentication</button>
<button type="submit" name="authentication" value="fail" class="button quiet">Fail authentication</button>
</form>`,
  );
}

/** Shown after failed authentication. */
export const notAuthenticatedMessage = 'We are unable to authenticate your payment method. Please choose another one.';

/** The time of a customer's clock, if it was advanced. */
export function clockLine(now: number): string {
  return Math.abs(now - Date.now() / 1000) < 5 ? '' : `<p class="quiet">The simulated clock shows ${moment(now)}.</p>`;
}

export const cardFields = `<div class="field"><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242" aria-describedby="test-cards"></div>
<p class="quiet" id="test-cards">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for authentication once, 4000 0027 6000 3184 at every payment, 4000 0000 0000 0341 is declined later, when it is charged. Other numbers are not taken; never type a real one.</p>`;

/** Formats epoch seconds as "1 Jan 2026, 12:00 UTC". */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}, ${date.toISOString().slice(11, 16)} UTC`;
}
