import { lazy, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import { useSession } from './session.ts';

const TermsChanged = lazy(() => import('../site/terms/terms-changed.tsx'));

/** Where anybody may read without having accepted anything. */
const readable = new Set(['/terms', '/privacy', '/imprint']);

/** Over every other page, for somebody who has not accepted the present terms: the question. The page stays as it is beneath. */
export function TermsNotice({ path }: { path: string }) {
  const session = useSession();
  if (!session?.user || session.terms.asked === null || readable.has(path)) return null;
  return (
    <PartBoundary instead={null}>
      <Suspense>
        <TermsChanged version={session.terms.asked} before={session.terms.accepted?.version} />
      </Suspense>
    </PartBoundary>
  );
}
