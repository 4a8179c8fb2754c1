import { company } from './company.ts';
import { Bars } from './design/icons.tsx';
import { Logo } from './design/logo.tsx';

/** Placeholders that the server replaces with its own content. */
export const frameSlots = { title: '%title%', content: '%content%' } as const;

/** Links in the page header; dropdowns that need script are plain links here. */
const links = [
  { href: '/', name: 'Home' },
  { href: '/#expertise', name: 'Our Expertise' },
  { href: '/#approach', name: 'Our Approach' },
  { href: '/tools', name: 'Tools' },
  { href: '/plans', name: 'Plans' },
  { href: '/#contact', name: 'Contact Us' },
] as const;

/** The site's frame around server-rendered pages such as the payment pages. Uses no script. */
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
        <nav className="site-nav" aria-label="Main">
          {links.map(({ href, name }) => (
            <a key={href} className="nav-link" href={href}>
              {name}
            </a>
          ))}
          <a className="nav-link account-control" href="/account">
            Account
          </a>
        </nav>
        <details className="frame-menu">
          <summary className="icon-button menu-button" aria-label="Menu">
            <Bars />
          </summary>
          <nav aria-label="Menu">
            {[...links, { href: '/account', name: 'Account' }].map(({ href, name }) => (
              <a key={href} className="nav-link" href={href}>
                {name}
              </a>
            ))}
          </nav>
        </details>
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
            <a href="/imprint">Legal Notice</a>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </nav>
        </div>
      </footer>
    </>
  );
}
