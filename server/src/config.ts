import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { root } from './root.ts';

const onOff = z.enum(['on', 'off']).transform(value => value === 'on');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com' });
const wholeNumber = (least: number, most: number) => {
  const error = `must be a number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
const minutes = (fallback: number) => wholeNumber(1, 10_080).default(fallback);

/** Every variable the server reads. `docs/accounts.md` has the same list in words. */
const environment = z.object({
  /** `production` refuses every stand-in and wants the real services; anything else is local mode. */
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The address people see, without a path. Links in mails and the allowed origin follow from it. */
  PUBLIC_URL: webAddress.optional(),
  /** Reverse proxies whose `X-Forwarded-For` is believed: addresses or CIDR ranges, comma separated. */
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  WEB_DIST: z.string().default(join(root, 'web', 'dist')),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),

  /** A PostgreSQL connection string. Without it the data is kept in `DATA_DIR` by the embedded PGlite. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres:// or postgresql://' })
    .optional(),
  DATA_DIR: z.string().default(join(root, 'data', 'local')),
  /** Connections one process may open to PostgreSQL. */
  DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),

  /** Signs sessions and encrypts second factors and tokens. Local mode makes one and keeps it in `DATA_DIR`. */
  AUTH_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters, for example from `openssl rand -base64 32`')
    .optional(),
  /** `off` is for load tests only; production refuses it. */
  RATE_LIMITS: onOff.default(true),
  VERIFICATION_MINUTES: minutes(24 * 60),
  RESET_MINUTES: minutes(60),

  /** An SMTP server, for example smtps://user:password@mail.example.com. Without it mails go to the local outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  /** The sender; without it the e-mail of `company.json`. */
  MAIL_FROM: z.string().optional(),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: webAddress.default('https://accounts.google.com/.well-known/openid-configuration'),

  /** Single sign-on with one OpenID Connect provider, off unless all three are given. */
  SSO_DISCOVERY_URL: webAddress.optional(),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
  /** Phone codes are off unless there is a gateway: it gets a JSON POST `{to, text}` for every message. */
  SMS_GATEWAY_URL: webAddress.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  ANONYMOUS_SIGN_IN: onOff.default(false),
});

type Environment = z.infer<typeof environment>;

/** An OpenID Connect client. */
export interface OidcClient {
  discoveryUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface Config {
  /** Embedded defaults and stand-ins are allowed, and the pages say so. */
  local: boolean;
  host: string;
  port: number;
  /** Undefined in local mode: then the address the browser used, as long as it is a loopback one. */
  publicUrl: string | undefined;
  trustedProxies: BlockList;
  webDist: string;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  databaseUrl: string | undefined;
  dataDir: string;
  databaseConnections: number;
  /** Undefined in local mode: then the one kept in the data folder. */
  authSecret: string | undefined;
  rateLimits: boolean;
  verificationMinutes: number;
  resetMinutes: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Undefined: in local mode the stand-in, in production no Google button. */
  google: OidcClient | undefined;
  sso: OidcClient | undefined;
  smsGateway: { url: string; token: string | undefined } | undefined;
  anonymousSignIn: boolean;
}

/** What is wrong with the configuration, one line a variable. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The configuration is not complete. Please set these environment variables:\n${problems.map(p => `  ${p}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/**
 * Reads and checks the whole configuration.
 * @throws {ConfigError} naming every variable that is missing or wrong, never its value.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const local = values.NODE_ENV !== 'production';
  const problems = [...incompleteGroups(values), ...(local ? [] : missingInProduction(values))];
  if (problems.length > 0) throw new ConfigError(problems);

  return {
    local,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    trustedProxies: values.TRUSTED_PROXIES,
    webDist: resolve(values.WEB_DIST),
    logLevel: values.LOG_LEVEL ?? (local ? 'warn' : 'info'),
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseConnections: values.DATABASE_CONNECTIONS,
    authSecret: values.AUTH_SECRET,
    rateLimits: values.RATE_LIMITS,
    verificationMinutes: values.VERIFICATION_MINUTES,
    resetMinutes: values.RESET_MINUTES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    google: oidcClient(values.GOOGLE_DISCOVERY_URL, values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    sso: oidcClient(values.SSO_DISCOVERY_URL, values.SSO_CLIENT_ID, values.SSO_CLIENT_SECRET),
    smsGateway:
      values.SMS_GATEWAY_URL === undefined
        ? undefined
        : { url: values.SMS_GATEWAY_URL, token: values.SMS_GATEWAY_TOKEN },
    anonymousSignIn: values.ANONYMOUS_SIGN_IN,
  };
}

function missingInProduction(values: Environment): string[] {
  const problems: string[] = [];
  if (values.PUBLIC_URL === undefined)
    problems.push('PUBLIC_URL: the https address of the site is needed in production');
  else if (!values.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL: must start with https:// in production');
  if (values.DATABASE_URL === undefined)
    problems.push('DATABASE_URL: a PostgreSQL connection string is needed in production');
  if (values.AUTH_SECRET === undefined) {
    problems.push(
      'AUTH_SECRET: at least 32 random characters are needed in production, for example from `openssl rand -base64 32`',
    );
  }
  if (values.SMTP_URL === undefined)
    problems.push('SMTP_URL: a mail server is needed in production, for example smtps://user:password@host');
  if (!values.RATE_LIMITS) problems.push('RATE_LIMITS: cannot be off in production');
  return problems;
}

function incompleteGroups(values: Environment): string[] {
  const problems: string[] = [];
  const together = (names: (keyof Environment)[]): void => {
    const missing = names.filter(name => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      problems.push(
        ...missing.map(
          name => `${name}: is needed as well, because ${names.filter(n => !missing.includes(n)).join(' and ')} is set`,
        ),
      );
    }
  };
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  together(['SSO_DISCOVERY_URL', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET']);
  return problems;
}

function oidcClient(
  discoveryUrl: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): OidcClient | undefined {
  if (discoveryUrl === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return { discoveryUrl, clientId, clientSecret };
}

function parseProxies(text: string, context: z.RefinementCtx): BlockList {
  const list = new BlockList();
  for (const entry of text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
    const bits = prefix === undefined ? undefined : Number(prefix);
    const longest = family === 'ipv4' ? 32 : 128;
    if (family === undefined || (bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= longest))) {
      context.addIssue({ code: 'custom', message: `"${entry}" is neither an IP address nor a CIDR range` });
    } else if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return list;
}
