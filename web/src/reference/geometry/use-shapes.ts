import {
  arrivalOf,
  caseFrom,
  casesFromFragment,
  fileStem,
  readDocument,
  run,
  shareFragment,
  writeDocument,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';

const store = 'geometry:typed';

/** What the page itself wrote is known to it; nothing else is listened for. */
const onlyOnce = () => () => {};

const shapeOf = (data: CaseData) => data['shape']?.text;

/** What the browser keeps of the page, as it is written there; nothing where it keeps none. */
function kept(): string | null {
  try {
    return localStorage.getItem(store);
  } catch {
    return null;
  }
}

/** A case for each shape, of those given where one is of it. */
function casesOf(definition: Definition, shapes: readonly string[], given: readonly CaseData[]): readonly CaseData[] {
  return shapes.map(shape => given.find(data => shapeOf(data) === shape) ?? caseFrom(definition, { shape }));
}

/** The cases in what the browser keeps; none where it cannot be read. */
function read(definition: Definition, text: string | null): readonly CaseData[] {
  try {
    return readDocument(definition, JSON.parse(text ?? 'null')).cases;
  } catch {
    return [];
  }
}

function keep(definition: Definition, cases: readonly CaseData[]): void {
  try {
    localStorage.setItem(store, JSON.stringify(writeDocument(definition, { cases })));
  } catch {
    // What is typed stands on the page as long as it is open.
  }
}

/** A case for each shape: kept in this browser while it is typed, opened from a link, and handed on as a link or a workbook. */
export function useShapes(definition: Definition, shapes: readonly string[]) {
  const before = useSyncExternalStore(onlyOnce, kept, () => null);
  const [typed, setTyped] = useState<readonly CaseData[]>();
  const [said, say] = useState('');
  const cases = useMemo(
    () => typed ?? casesOf(definition, shapes, read(definition, before)),
    [typed, definition, shapes, before],
  );
  const put = (next: readonly CaseData[]) => {
    setTyped(next);
    keep(definition, next);
  };
  const take = useEffectEvent(async () => {
    const { hash } = location;
    if (!arrivalOf(hash)) return;
    history.replaceState(null, '', location.pathname);
    try {
      put(casesOf(definition, shapes, await casesFromFragment(definition, hash)));
      say('Opened from the link.');
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      say(thrown.message);
    }
  });
  useEffect(() => {
    const listen = () => void take();
    listen();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  return {
    cases,
    said,
    change: (place: number, data: CaseData) => put(cases.with(place, data)),
    copyLink: async () => {
      const address = `${location.origin}${location.pathname}${await shareFragment(definition, cases)}`;
      try {
        await navigator.clipboard.writeText(address);
        say('The link is on the clipboard. It carries what is typed here.');
      } catch {
        history.replaceState(null, '', address);
        say('The link is in the address bar. It carries what is typed here.');
      }
    },
    exportWorkbook: async () => {
      try {
        const { download, writeCases } = await import('../../workbench/files/excel.ts');
        const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
        const date = new Date().toISOString().slice(0, 10);
        const name = `${fileStem(definition)}-results.xlsx`;
        download(await writeCases(definition, cases, report, { date }), name);
        say(`Exported as ${name}.`);
      } catch {
        say('The export failed; what you typed is unchanged. Please try again.');
      }
    },
  };
}
