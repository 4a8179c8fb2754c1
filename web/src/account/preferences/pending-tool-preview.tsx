import { findCalculator, menus } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findOfferedTool } from '../../shell/pro/pending-tool.ts';
import { hasPro, type Session, type User } from '../../shell/session.ts';
import { ToolSummary } from '../../site/plans/tool-summary.tsx';
import '../../site/tools/tools.css';
import '../../workbench/results-pane/figures/line-drawing.css';
import '../../site/plans/plans.css';
import { Section } from './section.tsx';

/** A Pro tool that the user wants, with its worked example; the example is null if it could not be loaded. */
interface ToolPreview {
  readonly name: string;
  readonly tool: ToolMeta;
  readonly example: Element | null;
}

/** The preview of the Pro tool that a user without Pro wants; null for none, undefined while it loads. */
export function useToolPreview(session: Session, user: User): ToolPreview | null | undefined {
  const offered = findOfferedTool(user);
  const tool = offered?.isPro && !hasPro(session) ? listedTool(offered.path.slice(1)) : undefined;
  const id = tool?.id;
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly example: Element | null }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const canceller = new AbortController();
    void loadExample(id, canceller.signal).then(example => {
      if (!canceller.signal.aborted) setLoaded({ id, example });
    });
    return () => canceller.abort();
  }, [id]);
  if (!offered || !tool) return null;
  return loaded?.id === tool.id ? { name: offered.name, tool, example: loaded.example } : undefined;
}

/** What a Pro tool does, as on /plans. */
export function PendingToolPreview({ preview: { name, tool, example } }: { preview: ToolPreview }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.replaceChildren(...(example ? [example] : []));
  }, [example]);
  return (
    <Section title={name} about={tool.summary} folds={false}>
      <div className="tool-text">
        <ToolSummary tool={tool} />
      </div>
      <div className="account-example" ref={container} />
    </Section>
  );
}

/** The tool as listed on the plans page: a calculator under a menu is represented by the menu. */
function listedTool(id: string): ToolMeta | undefined {
  return menus.find(menu => id === menu.id || id.startsWith(`${menu.id}/`)) ?? findCalculator(id)?.meta;
}

/** The worked example in the prerendered plans page; null if that page cannot be loaded. */
async function loadExample(tool: string, signal: AbortSignal): Promise<Element | null> {
  try {
    const response = await fetch('/plans', { signal });
    if (!response.ok) return null;
    const html = await response.text();
    // Without the head, whose inline styles the security policy of this page refuses.
    const plans = new DOMParser().parseFromString(html.slice(html.indexOf('<main')), 'text/html');
    return plans.querySelector(`[id="${CSS.escape(tool)}"] .worked-example`);
  } catch {
    return null;
  }
}
