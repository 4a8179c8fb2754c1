import { useEffect, useRef } from 'react';
import type { Page } from '../page.ts';
import { reachedWhereCut } from '../workbench/desk/math.tsx';
import '../site/validation/validation.css';
import './methods.css';

/**
 * The method pages. They are rendered at build time from every definition, including Pro; the browser only hydrates the
 * frame around the static HTML.
 */
export async function methodPages(): Promise<readonly Page[]> {
  if (import.meta.env.SSR || import.meta.env.DEV) return (await import('./written-pages.tsx')).writtenPages();
  const path = location.pathname.replace(/\/$/, '');
  if (!path.startsWith('/methods')) return [];
  const load = () => Promise.resolve(AsItStands);
  return [{ path, title: document.title, description: '', mood: 'site', modules: [], load }];
}

/** During hydration React keeps the existing content of an element with dangerouslySetInnerHTML. */
const leftAsItIs = { __html: '' };

function AsItStands() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const ends = [...(content.current?.querySelectorAll('math[display="block"]') ?? [])].map(reachedWhereCut);
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return <div className="method-page" ref={content} suppressHydrationWarning dangerouslySetInnerHTML={leftAsItIs} />;
}
