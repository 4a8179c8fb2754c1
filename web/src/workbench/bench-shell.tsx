import type { ToolMeta } from '@isentrope/calculators/kit';
import { ToolNeedsScript, WaitingRoom } from '../shell/unopened.tsx';
import { BenchHeader } from './bench-header.tsx';

/** The page of a calculator before it opens: its head, and the place of the rest. */
export function BenchShell({ tool }: { readonly tool: ToolMeta }) {
  return (
    <>
      <BenchHeader tool={tool} />
      <ToolNeedsScript />
      <WaitingRoom />
    </>
  );
}
