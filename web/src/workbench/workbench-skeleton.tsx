import type { ToolMeta } from '@isentrope/calculators/kit';
import { ToolNeedsScript, LoadingPlaceholder } from '../shell/placeholders.tsx';
import { WorkbenchHeader } from './workbench-header.tsx';

/** The skeleton of a calculator page while the calculator loads. */
export function WorkbenchSkeleton({ tool }: { readonly tool: ToolMeta }) {
  return (
    <>
      <WorkbenchHeader tool={tool} />
      <ToolNeedsScript />
      <LoadingPlaceholder />
    </>
  );
}
