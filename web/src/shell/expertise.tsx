import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Chevron } from '../design/icons.tsx';
import { expertise } from './links.ts';

/** The Our Expertise dropdown: a button that shows two links and closes when focus or pointer leaves. */
export function Expertise({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return undefined;
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex(link => link === document.activeElement);
    if (event.key === 'Escape' && open) {
      setOpen(false);
      trigger.current?.focus();
    } else if (event.key === 'ArrowDown' && open) {
      event.preventDefault();
      links[(at + 1) % links.length]?.focus();
    } else if (event.key === 'ArrowUp' && open) {
      event.preventDefault();
      links.at(Math.max(at, 0) - 1)?.focus();
    }
  };

  return (
    <div className="expertise" ref={root} onBlur={leave} onKeyDown={press}>
      <button
        className="nav-link expertise-trigger"
        type="button"
        ref={trigger}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        Our Expertise
        <Chevron />
      </button>
      <ul className="expertise-panel" id={panel} hidden={!open}>
        {expertise.map(({ href, name, about }) => (
          <li key={href}>
            <a href={href} aria-current={path === href ? 'page' : undefined}>
              {name}
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
