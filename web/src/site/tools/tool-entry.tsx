import { menuEntries, menus, toolName } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { plansPath, signInPath } from '../../account/return-page.ts';
import { ToolSketch } from '../../design/drawings/tool-sketch.tsx';
import { NewTabIcon } from '../../design/icons.tsx';
import { hasPro, type Session } from '../../shell/session.ts';

/** Where a tool's link leads for this session, with a message if that is not the tool itself. */
export function toolLink({ id, access, needsLogin }: ToolMeta, session: Session): { href: string; message?: string } {
  if (needsLogin === true && !session.user)
    return { href: signInPath(`/${id}`), message: 'Login required to access this tool' };
  if (access === 'pro' && !session.user)
    return { href: `/plans#${id}`, message: 'Part of Pro: what it does and costs' };
  if (access === 'pro' && !hasPro(session))
    return { href: plansPath(`/${id}`), message: 'Pro subscription required to access this tool' };
  return { href: `/${id}` };
}

/** The methods page of a tool; for a menu of several calculators that of the first. */
export function methodsPath(tool: ToolMeta): string {
  const menu = menus.find(({ id }) => id === tool.id);
  const [first] = menu ? menuEntries(menu) : [tool];
  return `/methods/${first?.id ?? ''}`;
}

/** One tool: drawing, name, results and methods, and a link. */
export function ToolEntry({ tool, session }: { tool: ToolMeta; session: Session }) {
  const { href, message } = toolLink(tool, session);
  return (
    <li className="tool">
      <div className="tool-sketch">
        <ToolSketch name={tool.sketch} />
      </div>
      <div className="tool-text">
        <h3>
          <a href={href} {...(message === undefined ? { target: '_blank', rel: 'noopener' } : {})}>
            {toolName(tool)}
          </a>
        </h3>
        <p>{tool.summary}</p>
        <ul className="mono tool-uses" aria-label="Standards and methods">
          {tool.standards.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="tool-how">
          {message === undefined ? (
            <span className="tool-open">
              Opens in a new tab <NewTabIcon />
            </span>
          ) : (
            <span className="tool-message">{message}</span>
          )}
          <a className="link tool-methods" href={methodsPath(tool)} aria-label={`Methods of ${toolName(tool)}`}>
            Methods
          </a>
        </p>
      </div>
    </li>
  );
}
