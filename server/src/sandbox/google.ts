import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { OAuth2Server, type MutableToken, type TokenRequestIncomingMessage } from 'oauth2-mock-server';
import { z } from 'zod';
import type { Provider } from '../accounts/index.ts';
import { escapeHtml } from '../mail/index.ts';

export interface FakeGoogle {
  provider: Provider;
  /** The page for choosing an account. */
  choose(context: Context): Response | Promise<Response>;
  /** Grants the choice: redirects to the site with a code. */
  authorize(context: Context): Promise<Response>;
  /** Stops listening, without waiting for kept-alive connections. */
  close(): void;
}

const chosenAccount = z.object({ email: z.email(), name: z.string().max(100) });

/**
 * Starts a fake Google for local mode: an OpenID Connect provider on a free loopback port that signs tokens for any
 * e-mail address entered in its page.
 * @param origin this server's own address, where the page is shown.
 */
export async function startFakeGoogle(origin: string): Promise<FakeGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = z.string().parse(server.issuer.url);
  const accountsByCode = new Map<string, z.infer<typeof chosenAccount>>();

  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }, request: IncomingMessage) => {
    const parameters = new URL(request.url ?? '/', issuer).searchParams;
    const chosen = chosenAccount.safeParse({ email: parameters.get('email'), name: parameters.get('name') });
    const code = url.searchParams.get('code');
    if (chosen.success && code !== null) accountsByCode.set(code, chosen.data);
  });
  server.service.on('beforeTokenSigning', (token: MutableToken, request: TokenRequestIncomingMessage) => {
    const chosen = accountsByCode.get(request.body.code ?? '');
    if (chosen === undefined) return;
    const [firstName = '', ...lastNames] = chosen.name.split(' ');
    Object.assign(token.payload, {
      sub: `sandbox-${chosen.email.toLowerCase()}`,
      email: chosen.email,
      email_verified: true,
      name: chosen.name,
      given_name: firstName,
      family_name: lastNames.join(' '),
    });
  });

  return {
    provider: {
      id: 'google',
      name: 'Google (simulated)',
      discoveryUrl: `${issuer}/.well-known/openid-configuration`,
      clientId: 'isentrope-local',
      clientSecret: 'isentrope-local',
      authorizationUrl: `${origin}/sandbox/google`,
    },

    choose(context) {
      // The form redirects to whichever loopback name the site was opened under.
      return context.render(chooser(context.req.query()), {
        title: 'Google (simulated)',
        formsToLoopback: true,
      });
    },

    async authorize(context) {
      const answer = await fetch(`${issuer}/authorize?${new URL(context.req.url).searchParams.toString()}`, {
        redirect: 'manual',
      });
      const location = answer.headers.get('location');
      return location === null
        ? context.text('The simulated Google sign-in could not answer this request.', 400)
        : context.redirect(location);
    },

    close: () => void server.stop(),
  };
}

function chooser(request: Record<string, string>): string {
  const hidden = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<p class="banner"><strong>A simulated Google sign-in:</strong> local mode does not connect to Google.</p>
<h1>Google (simulated)</h1>
<p>Choose any address to sign in with.</p>
<form method="get" action="/sandbox/google/authorize">
${hidden.join('\n')}
<div class="field"><label for="email">Email address</label><input id="email" type="email" name="email" value="visitor@gmail.example" autocomplete="email" required></div>
<div class="field"><label for="name">Name</label><input id="name" type="text" name="name" value="Visiting Engineer" autocomplete="name" maxlength="100" required></div>
<button class="button primary" type="submit">Continue</button>
</form>`;
}
