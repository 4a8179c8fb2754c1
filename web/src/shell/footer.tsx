import { company } from '../company.ts';
import { expertise } from './links.ts';
import { useSession } from './session.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The page footer, drawn as a title block. */
export function Footer({ layout }: { layout: 'site' | 'tool' }) {
  const local = useSession()?.local === true;
  return (
    <footer className={`site-footer ${layout}`}>
      <div className="title-block">
        <p className="title-block-name">
          <strong>{company.legalName}</strong>
          <span className="local-mode">{local && 'Local mode: accounts, payments and email are simulated.'}</span>
        </p>
        <nav className="footer-links" aria-label="Footer">
          <a href="/">Home</a>
          <a href="/#expertise">Our Expertise</a>
          <a href="/#approach">Our Approach</a>
          {expertise.map(({ href, name }) => (
            <a key={href} className="when-no-script" href={href}>
              {name}
            </a>
          ))}
          <a href="/plans">Plans</a>
          <a href="/methods">Methods</a>
          <a href="/validation">Validation</a>
          <a href="/verify">Verify</a>
          <a href="/terms">Terms</a>
          <a href="/privacy">Privacy</a>
          <a href="/imprint">Legal Notice</a>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
