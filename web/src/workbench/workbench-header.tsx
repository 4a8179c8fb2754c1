import type { ToolMeta } from '@isentrope/calculators/kit';
import type { ReactNode } from 'react';
import { NoWrapText } from '../design/no-wrap.tsx';
import { returnHash } from './files/return-link.ts';
import './workbench-header.css';

/** The parent page of a calculator: the menu of its group, else the list of all tools. */
function parentOf(id: string): string {
  const end = id.lastIndexOf('/');
  return end < 0 ? '/tools' : `/${id.slice(0, end)}`;
}

/** The header of a calculator page: title, summary, and the toolbar as children. */
export function WorkbenchHeader({
  tool,
  inSheet = false,
  sender,
  children,
}: {
  readonly tool: ToolMeta;
  /** In a project sheet, which has its own link back to the project. */
  readonly inSheet?: boolean;
  /** The page that the case was sent from, to which the link leads back. */
  readonly sender?: { readonly path: string; readonly title: string } | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <header className="workbench-header">
      <div>
        {!inSheet && (
          <a className="back-link" href={sender ? `${sender.path}${returnHash}` : parentOf(tool.id)}>
            Back{sender && ` to ${sender.title}`}
          </a>
        )}
        <h1>
          <NoWrapText text={tool.title.replace(/ Pro$/, '')} />
          {tool.access === 'pro' && <span className="pro-mark">PRO</span>}
        </h1>
        <p className="summary">
          <NoWrapText text={tool.summary} />{' '}
          <span className="standards">
            <NoWrapText text={`${tool.standards.join(', ')}.`} />
          </span>
        </p>
      </div>
      {children}
    </header>
  );
}
