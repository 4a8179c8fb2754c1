import { sheet as sheetShape, type Sheet } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { get, type Outcome } from '../../account/request.ts';

/** Loads a sheet when its dialog opens. A submission before the answer waits for it, and retries a failed request. */
export function useSheet(id: string): {
  /** Undefined while loading. */
  readonly sheet: Sheet | undefined;
  readonly load: () => Promise<Outcome<Sheet>>;
} {
  const path = `/api/sheets/${id}`;
  const [outcome] = useState(() => get(path, sheetShape));
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    let open = true;
    void outcome.then(settled => {
      if (open && settled.ok) setSheet(settled.value);
    });
    return () => {
      open = false;
    };
  }, [outcome]);
  const load = async () => {
    const settled = await outcome;
    return settled.ok ? settled : get(path, sheetShape);
  };
  return { sheet, load };
}
