import type { Context } from 'hono';
import type { Config } from '../config.ts';
import type { Access } from '../entitlement.ts';
import { withCaptcha } from './content-security-policy.ts';
import { staticFiles } from './static-files.ts';

/** Written by the web build: the list of pages. */
const routesFile = 'routes.json';

const captchaPages = new Set(['/signin', '/account']);

/** Files below this folder require Pro. The resolved file name decides, however its address was written. */
const proFolder = 'assets/pro/';
/** Pages of tools whose name ends in `-pro`, and all pages below them, require Pro as well. */
const proPage = /^\/[^/]+-pro(\/|$)/;

/**
 * An id at the end of an address, or before its last segment. All addresses with ids of the same kind share one
 * document, in the folder `[id]`.
 */
const lastId = /(?<=\/)[\w-]{1,60}$/;
const idBeforeLast = /(?<=\/)[\w-]{1,60}(?=\/[a-z-]+$)/;

interface Website {
  /**
   * Serves a path. A Pro file is refused without Pro; a Pro page redirects signed-out users to the sign-in page, which
   * leads back, and users without Pro to the account page, which says why. While access is unknown, Pro files get
   * 503, and Pro pages are served, because their documents hold only a heading.
   */
  answer(context: Context, access: () => Promise<Access>): Promise<Response>;
}

export function website(folder: string, captcha: Config['captcha']): Website {
  const files = staticFiles(folder);

  const fileFor = (path: string): string | undefined => {
    const name = path.slice(1);
    if (name === '') return files.has('index.html') ? 'index.html' : undefined;
    if (files.has(name) && !name.endsWith('.html') && name !== routesFile) return name;
    if (files.has(`${name}/index.html`)) return `${name}/index.html`;
    const sharedNames = [name.replace(lastId, '[id]'), name.replace(idBeforeLast, '[id]')];
    return sharedNames.map(kind => `${kind}/index.html`).find(file => files.has(file));
  };

  /** Pages with a form that has a CAPTCHA may load the provider's script. */
  const sendPage = async (context: Context, file: string): Promise<Response> => {
    const answer = await files.send(context, file);
    const policy = answer.headers.get('content-security-policy');
    if (captcha !== undefined && policy !== null && captchaPages.has(context.req.path))
      answer.headers.set('content-security-policy', withCaptcha(policy, captcha.provider));
    return answer;
  };

  return {
    async answer(context, access) {
      if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
        return context.text('Only GET and HEAD are allowed here.', 405, { allow: 'GET, HEAD' });
      }
      const path = decodePath(context.req.path);
      const file = path === undefined ? undefined : fileFor(path);
      if (file?.startsWith(proFolder) === true) {
        const allowed = await access();
        if (allowed === 'pro') return files.send(context, file);
        if (allowed === 'unknown') return context.text('Please try again shortly.', 503, { 'retry-after': '5' });
        return context.text('Pro subscription required to access this tool', 403, { 'cache-control': 'no-store' });
      }
      if (file !== undefined && path !== undefined && proPage.test(path)) {
        const allowed = await access();
        if (allowed === 'signed out' || allowed === 'free') return redirectWithoutPro(context, allowed);
        const answer = await files.send(context, file);
        answer.headers.set('cache-control', 'private, no-cache');
        return answer;
      }
      if (file !== undefined) return sendPage(context, file);
      // Redirects only to a page that exists, so that `//elsewhere.example/` cannot become a redirect to a foreign
      // site.
      if (
        path !== undefined &&
        path.endsWith('/') &&
        !path.startsWith('//') &&
        fileFor(path.replace(/\/+$/, '')) !== undefined
      ) {
        return context.redirect(path.replace(/\/+$/, '') + new URL(context.req.url).search, 308);
      }
      if (files.has('404.html') && !context.req.path.startsWith('/assets/'))
        return files.send(context, '404.html', 404);
      return context.text('There is no such page.', 404);
    },
  };
}

/**
 * Redirects a user without Pro away from a Pro page. The target has no fragment of its own, so that browsers carry over
 * that of the page (RFC 9110, 10.2.2), which holds the cases of a shared link.
 */
function redirectWithoutPro(context: Context, access: 'signed out' | 'free'): Response {
  const { pathname, search } = new URL(context.req.url);
  const page = encodeURIComponent(pathname + search);
  const next = access === 'free' ? `/account?needs=pro&next=${page}` : `/signin?next=${page}`;
  context.header('cache-control', 'no-store');
  return context.redirect(next, 303);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
