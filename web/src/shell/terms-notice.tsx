import { lazy } from 'react';
import { LazyPart } from './part-boundary.tsx';
import { useSession } from './session.ts';

const TermsChanged = lazy(() => import('../site/terms/terms-changed.tsx'));

/** Pages readable without having accepted the terms. */
const readable = new Set(['/terms', '/privacy', '/imprint']);

/** Asks a user who has not accepted the current terms, on every other page. The page below stays as it is. */
export function TermsNotice({ path }: { path: string }) {
  const session = useSession();
  if (!session?.user || session.terms.asked === null || readable.has(path)) return null;
  return (
    <LazyPart fallback={null}>
      <TermsChanged version={session.terms.asked} before={session.terms.accepted?.version} />
    </LazyPart>
  );
}
