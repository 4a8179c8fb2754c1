import type { ToolMeta } from '@isentrope/calculators/kit';
import { ToolNeedsScript, WaitingRoom } from '../shell/unopened.tsx';
import { BenchHeader } from './bench-header.tsx';

/** The skeleton of a calculator page while the calculator loads. */
export function BenchShell({ tool }: { readonly tool: ToolMeta }) {
  return (
    <>
      <BenchHeader tool={tool} />
      <ToolNeedsScript />
      <WaitingRoom />
    </>
  );
}
