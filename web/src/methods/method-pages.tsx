import { useEffect, useRef } from 'react';
import type { Page } from '../page.ts';
import { reachedWhereCut } from '../workbench/desk/math.tsx';
import '../site/validation/validation.css';
import './methods.css';

/**
 * The pages of the methods. They are written when the site is built, from every definition, those for subscribers too. The
 * browser is given none of that: it leaves the HTML as it stands and brings the frame around it to life.
 */
export async function methodPages(): Promise<readonly Page[]> {
  if (import.meta.env.SSR || import.meta.env.DEV) return (await import('./written-pages.tsx')).writtenPages();
  const path = location.pathname.replace(/\/$/, '');
  if (!path.startsWith('/methods')) return [];
  const load = () => Promise.resolve(AsItStands);
  return [{ path, title: document.title, description: '', mood: 'site', modules: [], load }];
}

/** While a document comes to life, React keeps what stands in an element whose content it is told not to look at. */
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
