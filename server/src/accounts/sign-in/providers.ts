import { genericOAuth, type GenericOAuthConfig } from 'better-auth/plugins';
import { z } from 'zod';
import type { Config, OidcClient } from '../../config.ts';
import { describeError, type Log } from '../../http/log.ts';

export interface Provider extends OidcClient {
  id: 'google' | 'sso';
  name: string;
  /** Replaces the authorization endpoint of the discovery document (for the fake provider's account chooser). */
  authorizationUrl?: string;
}

const profileNames = z.object({ given_name: z.string().optional(), family_name: z.string().optional() });

/** Google and the optional single sign-on: OpenID Connect with PKCE, nonce and ID token verification. */
export function signInProviders(providers: Provider[]) {
  return genericOAuth({ config: providers.map(providerConfig) });
}

function providerConfig(provider: Provider): GenericOAuthConfig {
  return {
    providerId: provider.id,
    name: provider.name,
    discoveryUrl: provider.discoveryUrl,
    requireIdTokenVerification: true,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    ...(provider.authorizationUrl === undefined ? {} : { authorizationUrl: provider.authorizationUrl }),
    ...(provider.id === 'google' ? { accessType: 'offline', prompt: 'consent' as const } : {}),
    mapProfileToUser: profile => {
      const names = profileNames.safeParse(profile);
      const { given_name: firstName, family_name: lastName } = names.success ? names.data : {};
      return {
        name: profile.name ?? '',
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
      };
    },
  };
}

export function configuredProviders(config: Pick<Config, 'google' | 'sso'>): Provider[] {
  return [
    ...(config.google === undefined ? [] : [{ id: 'google' as const, name: 'Google', ...config.google }]),
    ...(config.sso === undefined ? [] : [{ id: 'sso' as const, name: 'Single sign-on', ...config.sso }]),
  ];
}

const metadata = z.object({ issuer: z.string() });

/**
 * Whether the metadata are at the address of their issuer (OpenID Connect Discovery 1.0, 4.3); otherwise they could be
 * anybody's.
 */
function isAtIssuerAddress(discoveryUrl: string, issuer: string): boolean {
  const { origin, pathname } = new URL(discoveryUrl);
  return origin + pathname === `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

/** The providers whose discovery document is reachable now; better-auth would omit the others until the next start. */
export async function reachableProviders(providers: Provider[], log: Log): Promise<Provider[]> {
  const checked = await Promise.all(
    providers.map(async provider => {
      try {
        const answer = await fetch(provider.discoveryUrl, {
          signal: AbortSignal.timeout(5000),
          redirect: 'error',
        });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        const { issuer } = metadata.parse(await answer.json());
        if (!isAtIssuerAddress(provider.discoveryUrl, issuer)) throw new Error('its metadata belong to another issuer');
        return [provider];
      } catch (error) {
        log.warn('sign-in provider not reachable', { provider: provider.id, error: describeError(error) });
        return [];
      }
    }),
  );
  return checked.flat();
}
