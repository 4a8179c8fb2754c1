import { lazy, memo, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Definition } from '@isentrope/calculators/kit';
import { LazyPart } from '../../../shell/part-boundary.tsx';
import { useWorkbenchContext } from '../../workbench-context.ts';
import type { WorkbenchCase } from '../../state/workbench-model.ts';
import type { Sensitivity } from '../../sensitivity/use-sensitivity.ts';
import { CaseColumn, ResultColumn } from '../../input-pane/case-column.tsx';
import { fieldRows, resultRowsWithoutLoneHeading, rowsKey, type Row } from '../../input-pane/rows.ts';
import { SharedListsProvider, useSharing } from '../../input-pane/shared-lists.ts';
import { markScrollEdges } from '../../ui/mark-scroll-edges.ts';

const SensitivityColumn = lazy(async () => ({
  default: (await import('../../sensitivity/sensitivity-column.tsx')).SensitivityColumn,
}));

/** Cases shown side by side, starting at index `first` of `count`. */
interface BandProps {
  readonly cases: readonly WorkbenchCase[];
  readonly first: number;
  readonly count: number;
  readonly units: Readonly<Record<string, string>>;
  /** The key of the active case, if it matters. */
  readonly activeKey?: number;
}

type GetRows = (definition: Definition, cases: readonly WorkbenchCase[]) => Row[];

/** Memoises the rows, so that unchanged rows keep their identity. */
function useStableRows(rowsOf: GetRows, cases: readonly WorkbenchCase[]): readonly Row[] {
  const { definition } = useWorkbenchContext();
  const rows = rowsOf(definition, cases);
  const key = rowsKey(rows);
  // The key encodes everything the rows depend on.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => rows, [key]);
}

function Band({
  cases,
  first,
  count,
  units,
  activeKey,
  rowsOf,
  column: Column,
  more,
  label,
  beside,
}: BandProps & {
  readonly rowsOf: GetRows;
  readonly column: ComponentType<Parameters<typeof CaseColumn>[0]>;
  /** Number of lines in addition to the rows. */
  readonly more: number;
  /** Accessible name; makes the band focusable, for keyboard scrolling, where none of its content is. */
  readonly label?: string;
  /** Renders an extra column for the rows. */
  readonly beside?: ((rows: readonly Row[]) => ReactNode) | undefined;
}) {
  const rows = useStableRows(rowsOf, cases);
  const style = { '--cases': cases.length, '--rows': rows.length + more };
  return (
    <div
      ref={markScrollEdges}
      className="band-scroll"
      {...(label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <div className="band" style={style}>
        {cases.map((item, index) => (
          <Column
            key={item.key}
            item={item}
            index={first + index}
            last={first + index === count - 1}
            position={index}
            rows={rows}
            units={units}
            isActive={item.key === activeKey}
          />
        ))}
        {beside?.(rows)}
      </div>
    </div>
  );
}

/** The input fields of cases side by side, with the sensitivity column of the active case. */
export const FieldBand = memo(function FieldBand({
  sensitivity,
  ...props
}: BandProps & { readonly sensitivity?: Sensitivity | undefined }) {
  const beside = sensitivity
    ? (rows: readonly Row[]) => (
        <LazyPart fallback={null}>
          <SensitivityColumn sensitivity={sensitivity} rows={rows} />
        </LazyPart>
      )
    : undefined;
  const { definition } = useWorkbenchContext();
  return (
    <SharedListsProvider value={useSharing(definition, props.cases, props.first)}>
      <Band {...props} rowsOf={fieldRows} column={CaseColumn} more={1} beside={beside} />
    </SharedListsProvider>
  );
});

/** The results of cases side by side. */
export const ResultBand = memo(function ResultBand(props: BandProps) {
  return <Band {...props} rowsOf={resultRowsWithoutLoneHeading} column={ResultColumn} more={1} label="All results" />;
});
