import { Outward } from '../../design/icons.tsx';
import { hasPro, type Session } from '../../shell/session.ts';
import type { Tool } from './tool-list.tsx';

/** Where a click on a tool leads for this visitor, and the message that says why it is not the tool itself. */
export function wayTo(tool: Tool, access: 'free' | 'pro', session: Session): { href: string; message?: string } {
  if (tool.needsLogin === true && !session.user)
    return { href: '/signin', message: 'Login required to access this tool' };
  if (access === 'pro' && session.user && !hasPro(session))
    return { href: '/account', message: 'Pro subscription required to access this tool' };
  return { href: tool.path };
}

/** One tool: its drawing, its name, what it gives and what it uses, and how to get in. */
export function ToolEntry({
  tool,
  access,
  session,
  exists,
}: {
  tool: Tool;
  access: 'free' | 'pro';
  session: Session;
  exists: boolean;
}) {
  const { name, about, uses, Sketch } = tool;
  const { href, message } = wayTo(tool, access, session);
  return (
    <li className={exists ? 'tool' : 'tool in-preparation'}>
      <div className="tool-sketch">
        <Sketch />
      </div>
      <div className="tool-words">
        <h3>
          {exists ? (
            <a href={href} {...(message === undefined ? { target: '_blank', rel: 'noopener' } : {})}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p>{about}</p>
        <ul className="mono tool-uses" aria-label="What it uses">
          {uses.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="tool-way">{exists ? <Way message={message} /> : 'In preparation'}</p>
      </div>
    </li>
  );
}

function Way({ message }: { message: string | undefined }) {
  if (message !== undefined) return <span className="tool-message">{message}</span>;
  return (
    <span className="tool-open">
      Opens in a new tab <Outward />
    </span>
  );
}
