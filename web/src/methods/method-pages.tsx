import { useEffect, useRef } from 'react';
import { keepServerHtml } from '../keep-server-html.ts';
import type { Page } from '../page.ts';
import { focusableWhenOverflowing } from '../workbench/ui/math.tsx';
import '../site/validation/validation.css';
import './methods.css';

/**
 * The method pages. They are rendered at build time from every definition, including Pro; the browser only hydrates the
 * frame around the static HTML.
 */
export async function methodPages(): Promise<readonly Page[]> {
  if (import.meta.env.SSR || import.meta.env.DEV) return (await import('./prerendered-pages.tsx')).prerenderedPages();
  const path = location.pathname.replace(/\/$/, '');
  if (!path.startsWith('/methods')) return [];
  const load = () => Promise.resolve(StaticHtml);
  return [{ path, title: document.title, description: '', layout: 'site', modules: [], load }];
}

function StaticHtml() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ends = [...(content.current?.querySelectorAll('math[display="block"]') ?? [])].map(focusableWhenOverflowing);
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <div className="method-page" ref={content} suppressHydrationWarning dangerouslySetInnerHTML={keepServerHtml} />
  );
}
