import {
  linkActionOf,
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
import { storedText, storeText } from '../../browser-storage.ts';
import { copyLinkAddress } from '../../copy-link.ts';
import { download } from '../../workbench/files/download.ts';

const store = 'geometry:typed';

/** Only the page itself writes this value, so there is nothing to subscribe to. */
const noSubscription = () => () => {};

const shapeOf = (data: CaseData) => data['shape']?.text;

/** One case per shape, taken from the given ones where available. */
function casesOf(definition: Definition, shapes: readonly string[], input: readonly CaseData[]): readonly CaseData[] {
  return shapes.map(shape => input.find(data => shapeOf(data) === shape) ?? caseFrom(definition, { shape }));
}

/** Parses the stored cases; empty if unreadable. */
function parseStored(definition: Definition, text: string | undefined): readonly CaseData[] {
  try {
    return readDocument(definition, JSON.parse(text ?? 'null')).cases;
  } catch {
    return [];
  }
}

/** One case per shape: stored while typing, opened from a link, and exported as link or workbook. */
export function useShapes(definition: Definition, shapes: readonly string[]) {
  const stored = useSyncExternalStore(
    noSubscription,
    () => storedText(store),
    () => undefined,
  );
  const [typed, setTyped] = useState<readonly CaseData[]>();
  const [message, setMessage] = useState('');
  const cases = useMemo(
    () => typed ?? casesOf(definition, shapes, parseStored(definition, stored)),
    [typed, definition, shapes, stored],
  );
  const put = (next: readonly CaseData[]) => {
    setTyped(next);
    // Without storage the entries last until the page closes.
    storeText(store, JSON.stringify(writeDocument(definition, { cases: next })));
  };
  const take = useEffectEvent(async () => {
    const { hash } = location;
    if (!linkActionOf(hash)) return;
    history.replaceState(null, '', location.pathname);
    try {
      put(casesOf(definition, shapes, await casesFromFragment(definition, hash)));
      setMessage('Opened from the link.');
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      setMessage(thrown.message);
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
    message,
    change: (index: number, data: CaseData) => put(cases.with(index, data)),
    copyLink: async () => {
      const address = `${location.origin}${location.pathname}${await shareFragment(definition, cases)}`;
      setMessage(`${await copyLinkAddress(address)} It includes your inputs.`);
    },
    exportWorkbook: async () => {
      try {
        const { writeCases } = await import('../../workbench/files/spreadsheet/excel.ts');
        const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
        const date = new Date().toISOString().slice(0, 10);
        const name = `${fileStem(definition)}-results.xlsx`;
        download(await writeCases(definition, cases, report, { date }), name);
        setMessage(`Exported as ${name}.`);
      } catch {
        setMessage('The export failed; what you typed is unchanged. Please try again.');
      }
    },
  };
}
