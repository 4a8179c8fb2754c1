import { lazy, type ComponentProps } from 'react';
import { LazyPart } from '../../../shell/part-boundary.tsx';

/**
 * Views that only calculated cases have. A page loads their code when its form is first used or when a link is opened,
 * so that it is there before the results.
 */
export const loadCalculatedViews = () => import('./calculated-views.tsx');

const AllRows = lazy(async () => ({ default: (await loadCalculatedViews()).AllRowsLinks }));
const Tables = lazy(async () => ({ default: (await loadCalculatedViews()).ResultTables }));
const Transfers = lazy(async () => ({ default: (await loadCalculatedViews()).TransferLinks }));

/** As `AllRowsLinks` of `transfer-links.tsx`; nothing if no case has rows to transfer. */
export function AllRowsLinks(props: ComponentProps<typeof AllRows>) {
  if (!props.cases.some(({ calculated }) => calculated?.report.sends?.some(({ asRows }) => asRows))) return null;
  return (
    <LazyPart>
      <AllRows {...props} />
    </LazyPart>
  );
}

/** As `ResultTables` of `result-tables.tsx`; nothing if the case has no tables. */
export function ResultTables(props: ComponentProps<typeof Tables>) {
  const values = Object.values(props.item.calculated?.report.values ?? {});
  if (!values.some(({ type }) => type === 'table')) return null;
  return (
    <LazyPart>
      <Tables {...props} />
    </LazyPart>
  );
}

/** As `TransferLinks` of `transfer-links.tsx`. */
export function TransferLinks(props: ComponentProps<typeof Transfers>) {
  return (
    <LazyPart>
      <Transfers {...props} />
    </LazyPart>
  );
}
