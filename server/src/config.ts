import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readCompany, placeholderFields, type Company } from './company.ts';
import { root } from './root.ts';

const onOff = z.enum(['on', 'off']).transform(value => value === 'on');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com' });
const wholeNumber = (minimum: number, maximum: number) => {
  const error = `must be a number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).int(error).min(minimum, error).max(maximum, error);
};
const secrets = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== ''),
);
const captchaProvider = z.enum(['turnstile', 'hcaptcha']);
const minutes = (fallback: number) => wholeNumber(1, 10_080).default(fallback);

/** The environment variables the server reads. Also listed in `docs/accounts.md`. */
const environment = z.object({
  /** `production` refuses the fake providers and requires the real services; anything else is local mode. */
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 picks any free port. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** The public address, without a path. Links in mails and the allowed origin follow from it. */
  PUBLIC_URL: webAddress.optional(),
  /** Reverse proxies whose `X-Forwarded-For` is trusted: addresses or CIDR ranges, comma separated. */
  TRUSTED_PROXIES: z.string().default('').transform(parseProxies),
  WEB_DIST: z.string().default(join(root, 'web', 'dist')),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),

  /** A PostgreSQL connection string. Without it an embedded PGlite stores the data in `DATA_DIR`. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres:// or postgresql://' })
    .optional(),
  /** PostgreSQL itself, where `DATABASE_URL` is a pooler in transaction mode: notifications need a session. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres:// or postgresql://' })
    .optional(),
  DATA_DIR: z.string().default(join(root, 'data', 'local')),
  /** Maximum PostgreSQL connections per process. */
  DATABASE_CONNECTIONS: wholeNumber(2, 200).default(10),
  /** Statements that take this many milliseconds or more are logged; 0 logs all. */
  SLOW_QUERY_MILLISECONDS: wholeNumber(0, 60_000).default(500),
  /** Encrypts and decrypts the files of `npm run admin backup`. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must be at least 12 characters').optional(),
  /** How long a stopping process reports "not ready" before it refuses new requests. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** The port of `/metrics`, which is protected only by where it listens; unset: no metrics. 0 picks any free port. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),

  /** Signs sessions and encrypts second factors and tokens. Local mode generates one and saves it in `DATA_DIR`. */
  AUTH_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters, for example from `openssl rand -base64 32`')
    .optional(),
  /** `off` is for load tests only; production refuses it. */
  RATE_LIMITS: onOff.default(true),
  /** `light` is for tests that sign many users up; production refuses it. */
  PASSWORD_HASHING: z.enum(['full', 'light']).default('full'),
  VERIFICATION_MINUTES: minutes(24 * 60),
  RESET_MINUTES: minutes(60),

  /** An SMTP server, for example smtps://user:password@mail.example.com. Without it mails go to the local outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  /** The sender; defaults to the e-mail address of `company.json`. */
  MAIL_FROM: z.string().optional(),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: webAddress.default('https://accounts.google.com/.well-known/openid-configuration'),

  /** Single sign-on with one OpenID Connect provider; off unless all three are set. */
  SSO_DISCOVERY_URL: webAddress.optional(),
  SSO_CLIENT_ID: z.string().optional(),
  SSO_CLIENT_SECRET: z.string().optional(),
  /** SMS gateway for phone codes; it gets a JSON POST `{to, text}` for every message. Unset: no phone codes. */
  SMS_GATEWAY_URL: webAddress.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  ANONYMOUS_SIGN_IN: onOff.default(false),

  /** CAPTCHA; off unless the provider and both keys are set. */
  CAPTCHA_PROVIDER: captchaProvider.optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET_KEY: z.string().optional(),
  /** Replaces the provider's own verification address; production refuses it. */
  CAPTCHA_VERIFY_URL: webAddress.optional(),

  /** The card provider's secret key; during a key rotation the new and the old one, comma separated. */
  STRIPE_SECRET_KEY: secrets.optional(),
  /** The signing secret of the webhook endpoint; during a rotation both, comma separated. */
  STRIPE_WEBHOOK_SECRET: secrets.optional(),
  STRIPE_PRICE_TRIAL: z.string().optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
  /** Replaces the provider's own API address; production refuses it. */
  STRIPE_API_URL: webAddress.optional(),
});

type Environment = z.infer<typeof environment>;

const oidcClient = z.object({ discoveryUrl: z.string(), clientId: z.string(), clientSecret: z.string() });
/** An OpenID Connect client. */
export type OidcClient = z.infer<typeof oidcClient>;

const captchaKeys = z.object({ provider: captchaProvider, siteKey: z.string(), secretKey: z.string() });
/** A CAPTCHA provider. The site key is public. */
export interface Captcha extends z.infer<typeof captchaKeys> {
  /** Undefined: the provider's own address. */
  verifyUrl: string | undefined;
}

const stripeKeys = z.object({
  /** The first one that the provider accepts is used. */
  secretKeys: z.array(z.string()).readonly(),
  /** A webhook signed with any of them is accepted. */
  webhookSecrets: z.array(z.string()).readonly(),
  prices: z.record(z.enum(['trial', 'monthly', 'yearly']), z.string()).readonly(),
});
/** Access to the card provider, and the prices sold there. */
export interface StripeAccess extends z.infer<typeof stripeKeys> {
  /** Undefined: the provider's own address. */
  apiUrl: string | undefined;
}

export type PlanId = keyof StripeAccess['prices'];

export interface Config {
  /** Embedded defaults and fake providers are allowed; the pages say so. */
  local: boolean;
  host: string;
  port: number;
  /** Undefined in local mode: then the address the browser used, if it is a loopback one. */
  publicUrl: string | undefined;
  trustedProxies: BlockList;
  webDist: string;
  logLevel: NonNullable<Environment['LOG_LEVEL']>;
  databaseUrl: string | undefined;
  /** The address of PostgreSQL itself if `databaseUrl` is a pooler; undefined without one. */
  databaseDirectUrl: string | undefined;
  dataDir: string;
  databaseConnections: number;
  slowQueryMilliseconds: number;
  backupPassphrase: string | undefined;
  drainSeconds: number;
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Undefined in local mode: then the one saved in the data folder. */
  authSecret: string | undefined;
  rateLimits: boolean;
  passwordHashing: Environment['PASSWORD_HASHING'];
  verificationMinutes: number;
  resetMinutes: number;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Undefined: the fake provider in local mode, no Google button in production. */
  google: OidcClient | undefined;
  sso: OidcClient | undefined;
  smsGateway: { url: string; token: string | undefined } | undefined;
  anonymousSignIn: boolean;
  captcha: Captcha | undefined;
  /** Undefined in local mode: then the fake provider. */
  stripe: StripeAccess | undefined;
}

/** Configuration errors: one line per variable, and a sentence about `company.json`. */
export class ConfigError extends Error {
  constructor(problems: string[], unset: string[] = []) {
    super(
      [
        ...(problems.length === 0
          ? []
          : [
              'The configuration is not complete. Please set these environment variables:',
              ...problems.map(p => `  ${p}`),
            ]),
        ...(unset.length === 0
          ? []
          : [`Production cannot start while company.json holds placeholders: please set ${joinWithAnd(unset)} there.`]),
      ].join('\n'),
    );
    this.name = 'ConfigError';
  }
}

/**
 * Reads and validates the configuration. In production the company details must be set as well, because they sign every
 * mail.
 * @throws {ConfigError} naming every variable that is missing or invalid, never its value.
 */
export function readConfig(variables: Record<string, string | undefined>, company: Company = readCompany()): Config {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`));
  }
  const values = parsed.data;
  const local = values.NODE_ENV !== 'production';
  const problems = [
    ...incompleteGroups(values),
    ...wrongStripe(values),
    ...(local ? liveKeysInLocalMode(values) : missingInProduction(values)),
  ];
  const unset = local ? [] : placeholderFields(company);
  if (problems.length > 0 || unset.length > 0) throw new ConfigError(problems, unset);

  return {
    local,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    trustedProxies: values.TRUSTED_PROXIES,
    webDist: resolve(values.WEB_DIST),
    logLevel: values.LOG_LEVEL ?? (local ? 'warn' : 'info'),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    dataDir: resolve(values.DATA_DIR),
    databaseConnections: values.DATABASE_CONNECTIONS,
    slowQueryMilliseconds: values.SLOW_QUERY_MILLISECONDS,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    drainSeconds: values.DRAIN_SECONDS,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    authSecret: values.AUTH_SECRET,
    rateLimits: values.RATE_LIMITS,
    passwordHashing: values.PASSWORD_HASHING,
    verificationMinutes: values.VERIFICATION_MINUTES,
    resetMinutes: values.RESET_MINUTES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    google: oidcClient.safeParse({
      discoveryUrl: values.GOOGLE_DISCOVERY_URL,
      clientId: values.GOOGLE_CLIENT_ID,
      clientSecret: values.GOOGLE_CLIENT_SECRET,
    }).data,
    sso: oidcClient.safeParse({
      discoveryUrl: values.SSO_DISCOVERY_URL,
      clientId: values.SSO_CLIENT_ID,
      clientSecret: values.SSO_CLIENT_SECRET,
    }).data,
    smsGateway:
      values.SMS_GATEWAY_URL === undefined
        ? undefined
        : { url: values.SMS_GATEWAY_URL, token: values.SMS_GATEWAY_TOKEN },
    anonymousSignIn: values.ANONYMOUS_SIGN_IN,
    captcha: captcha(values),
    stripe: stripeAccess(values),
  };
}

/** Joins names as "a, b and c". */
function joinWithAnd(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(part => part !== '').join(' and ');
}

function captcha(values: Environment): Captcha | undefined {
  const { data } = captchaKeys.safeParse({
    provider: values.CAPTCHA_PROVIDER,
    siteKey: values.CAPTCHA_SITE_KEY,
    secretKey: values.CAPTCHA_SECRET_KEY,
  });
  return data && { ...data, verifyUrl: values.CAPTCHA_VERIFY_URL };
}

function stripeAccess(values: Environment): StripeAccess | undefined {
  const { data } = stripeKeys.safeParse({
    secretKeys: values.STRIPE_SECRET_KEY,
    webhookSecrets: values.STRIPE_WEBHOOK_SECRET,
    prices: {
      trial: values.STRIPE_PRICE_TRIAL,
      monthly: values.STRIPE_PRICE_MONTHLY,
      yearly: values.STRIPE_PRICE_YEARLY,
    },
  });
  return data && { ...data, apiUrl: values.STRIPE_API_URL };
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
  if (values.PASSWORD_HASHING === 'light') problems.push('PASSWORD_HASHING: cannot be light in production');
  if (stripeVariables.every(name => values[name] === undefined))
    problems.push(`${stripeVariables.join(', ')}: the card provider is needed in production, see docs/billing.md`);
  for (const name of ['GOOGLE_DISCOVERY_URL', 'SSO_DISCOVERY_URL', 'SMS_GATEWAY_URL'] as const)
    if (values[name]?.startsWith('http:') === true && !isThisMachine(values[name]))
      problems.push(`${name}: must start with https:// in production, unless it is on this machine`);
  if (values.CAPTCHA_VERIFY_URL !== undefined)
    problems.push('CAPTCHA_VERIFY_URL: cannot be set in production, which asks the provider itself');
  if (values.STRIPE_API_URL !== undefined)
    problems.push('STRIPE_API_URL: cannot be set in production, which talks to the card provider itself');
  if (values.STRIPE_SECRET_KEY?.some(key => key.startsWith(fakeKeyPrefix)) === true)
    problems.push('STRIPE_SECRET_KEY: is the key of the simulated card provider, which production refuses');
  return problems;
}

/** Whether an address is on this machine, so that traffic to it crosses no network. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return ['localhost', '127.0.0.1', '[::1]', '::1', ''].includes(hostname);
}

const stripeVariables = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_TRIAL',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
] as const;

/** Prefix of the secret keys of the fake card provider. */
export const fakeKeyPrefix = 'sk_test_sandbox_';

function wrongStripe(values: Environment): string[] {
  const problems: string[] = [];
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    if (values[name]?.length === 0) problems.push(`${name}: holds no key`);
  if (values.STRIPE_WEBHOOK_SECRET?.some(secret => !secret.startsWith('whsec_')) === true)
    problems.push('STRIPE_WEBHOOK_SECRET: must start with whsec_');
  if (values.STRIPE_SECRET_KEY?.some(key => !/^[rs]k_(live|test)_/.test(key)) === true)
    problems.push('STRIPE_SECRET_KEY: must start with sk_live_, sk_test_, rk_live_ or rk_test_');
  const prices = [values.STRIPE_PRICE_TRIAL, values.STRIPE_PRICE_MONTHLY, values.STRIPE_PRICE_YEARLY].filter(
    price => price !== undefined,
  );
  if (new Set(prices).size < prices.length) problems.push('STRIPE_PRICE_…: the three prices must differ');
  return problems;
}

/** Refuses live keys in local mode, so that nobody is charged by a trial. */
function liveKeysInLocalMode(values: Environment): string[] {
  return values.STRIPE_SECRET_KEY?.some(key => key.includes('_live_')) === true
    ? ['STRIPE_SECRET_KEY: is a live key, which only production takes']
    : [];
}

function incompleteGroups(values: Environment): string[] {
  const problems: string[] = [];
  const requireAllOrNone = (names: (keyof Environment)[]): void => {
    const missing = names.filter(name => values[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      problems.push(
        ...missing.map(
          name => `${name}: is needed as well, because ${names.filter(n => !missing.includes(n)).join(' and ')} is set`,
        ),
      );
    }
  };
  requireAllOrNone(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  requireAllOrNone(['SSO_DISCOVERY_URL', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET']);
  requireAllOrNone(['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY']);
  requireAllOrNone([...stripeVariables]);
  return problems;
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
