import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/**
 * The Content-Security-Policy of one page. Scripts come from this origin or are inline scripts of the page, listed by
 * hash; workers may be blobs, because the spreadsheet reader creates its worker from one. Style elements and style attributes of
 * the page are listed by hash too. Styles that scripts set on elements are not attributes and need no permission.
 */
export function contentSecurityPolicy(html = ''): string {
  const scripts = inlineBlocks(html, 'script').filter(block => isExecutable(block.attributes));
  const styles = inlineBlocks(html, 'style');
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes(scripts)].join(' '),
    ['style-src', "'self'", ...hashes(styles)].join(' '),
    ['style-src-attr', ...styleAttributeSources(html)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

type CaptchaProvider = NonNullable<Config['captcha']>['provider'];

/** The sources that a provider's widget needs, according to its documentation. */
const captchaSources: Record<CaptchaProvider, { origins: string; directives: RegExp }> = {
  turnstile: { origins: 'https://challenges.cloudflare.com', directives: /\bscript-src 'self'/g },
  hcaptcha: {
    origins: 'https://hcaptcha.com https://*.hcaptcha.com',
    directives: /\b(script-src|style-src|connect-src) 'self'/g,
  },
};

/** Extends a policy for a page that shows a CAPTCHA. */
export function withCaptcha(policy: string, provider: CaptchaProvider): string {
  const { origins, directives } = captchaSources[provider];
  return `${policy.replace(directives, directive => `${directive} ${origins}`)}; frame-src ${origins}`;
}

interface Block {
  attributes: string;
  text: string;
}

function inlineBlocks(html: string, element: 'script' | 'style'): Block[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  return [...html.matchAll(pattern)].map(([, attributes = '', text = '']) => ({ attributes, text }));
}

/** Scripts with an address are covered by 'self'; data blocks are never run. */
function isExecutable(attributes: string): boolean {
  return !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);
}

function hashes(blocks: readonly Pick<Block, 'text'>[]): string[] {
  return [
    ...new Set(
      blocks
        .filter(block => block.text !== '')
        .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ];
}

const namedCharacters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The sources of the style attributes of a page, which the prerenderer writes with double quotes and escapes. */
function styleAttributeSources(html: string): string[] {
  const markup = html.replaceAll(/<script\b[^]*?<\/script\s*>/gi, '');
  const attributes = [...markup.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/gi)].map(([, value = '']) => ({
    text: value.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => namedCharacters[name] ?? ''),
  }));
  return attributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...hashes(attributes)];
}
