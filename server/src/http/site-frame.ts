import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { escapeHtml } from '../mail/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

interface FramedPage {
  title: string;
  /** Wide layout, for tables. */
  wide?: boolean;
  /** Whether the response to a form may redirect to any loopback name, under which the site may have been opened. */
  formsToLoopback?: boolean;
  status?: 200 | 400 | 402 | 404 | 409;
}

declare module 'hono' {
  interface ContextRenderer {
    (content: string, page: FramedPage): Response;
  }
}

/** Written by the web build: the page frame of the site, with these slots. */
const frameFile = 'frame.html';
const titleSlot = '%title%';
const contentSlot = '%content%';

/** Used until the website has been built. */
const bareFrame = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titleSlot}</title></head>
<body><main class="framed">${contentSlot}</main></body></html>`;

/**
 * Adds `context.render` for server-rendered pages: it puts HTML into the site's frame, with its own content policy,
 * uncached.
 */
export function siteFrame(webDist: string): MiddlewareHandler {
  const frame = readFrame(webDist);
  return async (context, next) => {
    context.setRenderer((content, { title, wide = false, formsToLoopback = false, status = 200 }) => {
      const html = frame
        .replace(titleSlot, () => escapeHtml(title))
        .replace('class="framed"', wide ? 'class="framed wide"' : 'class="framed"')
        .replace(contentSlot, () => content);
      const policy = contentSecurityPolicy(html);
      context.header(
        'content-security-policy',
        formsToLoopback
          ? policy.replace("form-action 'self'", "form-action 'self' http://localhost:* http://127.0.0.1:*")
          : policy,
      );
      context.header('cache-control', 'no-store');
      return context.html(html, status);
    });
    await next();
  };
}

function readFrame(webDist: string): string {
  try {
    return readFileSync(join(webDist, frameFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return bareFrame;
    throw error;
  }
}
