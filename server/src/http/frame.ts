import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { escapeHtml } from '../mail/index.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

interface FramedPage {
  title: string;
  /** For tables. */
  wide?: boolean;
  /** Whether a form's answer may lead to whichever loopback name the site was opened under. */
  formsToLoopback?: boolean;
  status?: 200 | 400 | 402 | 404 | 409;
}

declare module 'hono' {
  interface ContextRenderer {
    (content: string, page: FramedPage): Response;
  }
}

/** Made by the web build: the site's frame, with these slots in it. */
const frameFile = 'frame.html';
const titleSlot = '%title%';
const contentSlot = '%content%';

/** In place of the frame before the website has been built. */
const bareFrame = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titleSlot}</title></head>
<body><main class="framed">${contentSlot}</main></body></html>`;

/**
 * For pages that the server writes itself: `context.render` puts a page's HTML into the frame of the site, with a content
 * policy of its own, and lets nobody keep it.
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
