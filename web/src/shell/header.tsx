import { company } from '../company.ts';
import { Logo } from '../design/logo.tsx';
import './shell.css';

export function Header({ path, mood }: { path: string; mood: 'site' | 'tool' }) {
  return (
    <header className={`site-header ${mood}`}>
      <a className="brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <Logo />
        {company.name}
      </a>
      <a href="/restriction-orifice">Tools</a>
    </header>
  );
}
