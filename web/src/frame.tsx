import { company } from './company.ts';
import { Logo } from './design/logo.tsx';

/** What the server puts its own words in place of, in the document made of this. */
export const frameSlots = { title: '%title%', content: '%content%' } as const;

/**
 * The site's frame around a page that the server writes itself, such as one that takes money: the mark, the way back, and who
 * we are. It has no script, so everything in it works without.
 */
export function Frame() {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className="site-header site">
        <a className="brand" href="/">
          <Logo />
          {company.name}
        </a>
        <nav aria-label="Main">
          <a className="nav-link" href="/account">
            Account
          </a>
        </nav>
      </header>
      <main id="content" className="framed" tabIndex={-1}>
        {frameSlots.content}
      </main>
      <footer className="site-footer site">
        <div className="title-block">
          <p className="title-block-name">
            <strong>{company.legalName}</strong>
          </p>
          <nav className="footer-links" aria-label="Footer">
            <a href="/terms">Terms</a>
            <a href="/privacy">Privacy</a>
            <a href="/imprint">Imprint</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </nav>
        </div>
      </footer>
    </>
  );
}
