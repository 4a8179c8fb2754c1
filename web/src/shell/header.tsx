import { lazy, Suspense, useRef, useState } from 'react';
import { company } from '../company.ts';
import { Bars } from '../design/icons.tsx';
import { Logo } from '../design/logo.tsx';
import { AccountControl } from './account-control.tsx';
import { Expertise } from './expertise.tsx';
import './shell.css';

const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

/** The page header: logo, navigation and account. */
export function Header({ path, layout }: { path: string; layout: 'site' | 'tool' }) {
  const current = (href: string) => (path === href ? 'page' : undefined);
  const below = (href: string) => current(href) ?? (path.startsWith(`${href}/`) ? 'true' : undefined);
  return (
    <header className={`site-header ${layout}`}>
      <a className="brand" href="/">
        <Logo />
        {company.name}
      </a>
      <nav className="site-nav" aria-label="Main">
        <a className="nav-link" href="/" aria-current={current('/')}>
          Home
        </a>
        <Expertise path={path} />
        <a className="nav-link" href="/#approach">
          Our Approach
        </a>
        <a className="nav-link" href="/tools" aria-current={current('/tools')}>
          Tools
        </a>
        <a className="nav-link" href="/plans" aria-current={current('/plans')}>
          Plans
        </a>
        <div className="for-members">
          <a className="nav-link" href="/projects" aria-current={below('/projects') ?? below('/revisions')}>
            Projects
          </a>
        </div>
        <a className="nav-link" href="/#contact">
          Contact Us
        </a>
        <AccountControl />
      </nav>
      <MobileMenuButton path={path} />
    </header>
  );
}

function MobileMenuButton({ path }: { path: string }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        className="icon-button menu-button"
        type="button"
        ref={button}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <Bars />
      </button>
      {state !== 'never' && (
        <Suspense>
          <MobileMenu
            path={path}
            open={state === 'open'}
            onOpenChange={open => setState(open ? 'open' : 'closed')}
            opener={button}
          />
        </Suspense>
      )}
    </>
  );
}
