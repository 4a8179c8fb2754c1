import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface SectionLink {
  readonly id: string;
  readonly title: string;
}

/** Links to the sections that follow it on the page. */
export function SectionLinks() {
  const nav = useRef<HTMLElement>(null);
  const [links, setLinks] = useState<readonly SectionLink[]>([]);
  // Before the paint, so that the links do not push down displayed sections.
  useLayoutEffect(() => {
    const page = nav.current?.parentElement;
    if (!page) return undefined;
    const read = () =>
      setLinks(
        [...page.querySelectorAll<HTMLElement>('.account-section[id]')].map(section => ({
          id: section.id,
          title: section.querySelector('h2')?.textContent ?? section.id,
        })),
      );
    read();
    // Sections appear and disappear with the subscription.
    const changes = new MutationObserver(() => flushSync(read));
    changes.observe(page, { childList: true });
    return () => changes.disconnect();
  }, []);
  return (
    <nav ref={nav} className="account-links" aria-label="On this page">
      <ul>
        {links.map(({ id, title }) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
