import { calculation, caseFrom, field, quantity, step, text, type Definition } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { blankSheet } from '../../state/sheet-title.ts';
import { readRecordText, recordText, workText, type Work } from './work-record.ts';
import { deleteRecord, saveRecord, listSavedWork, migrateDrafts, type Store } from './work-store.ts';

function boxOf(id: string): Definition {
  const side = field('side', quantity('Side', 'length', 'mm'));
  const volume = step('volume', { side }, { label: 'Volume', kind: 'volume', unit: 'm³' }, v => v.side ** 3);
  return calculation(
    { id, title: 'Box', summary: '', access: 'free', columns: 3, standards: [] },
    {
      inputs: { Shape: [field('userDescription', text('User description')), side] },
      results: { Results: [volume] },
      primary: volume,
      examples: [],
      references: [],
    },
  );
}

const box = boxOf('box');

/** An in-memory Storage with limited room, in characters. */
function storeOf(entries: Readonly<Record<string, string>> = {}, room = Infinity): Store {
  const stored = new Map(Object.entries(entries));
  return {
    get length() {
      return stored.size;
    },
    key: index => [...stored.keys()][index] ?? null,
    getItem: key => stored.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: key => void stored.delete(key),
  };
}

function workWith(side: string): Work {
  const data = caseFrom(box, { side });
  return {
    cases: [data],
    calculatedFrom: [data],
    units: { volume: 'ft³' },
    title: { ...blankSheet, project: 'Alpha' },
    questions: [{ type: 'tornado', result: 'volume', percent: 5 }],
    places: { A: [40, 25] },
  };
}

const noon = new Date('2026-03-01T12:00:00Z');
const one = new Date('2026-03-01T13:00:00Z');
const sides = (store: Store, definition = box) =>
  listSavedWork(definition, store).map(stored =>
    'work' in stored ? stored.work.cases[0]?.['side']?.text : stored.unreadable,
  );

describe('records', () => {
  test('contain the work and the time of saving', () => {
    const work = workWith('5');
    const stored = readRecordText(box, 'a', recordText(workText(box, work), noon));
    expect(stored).toEqual({ id: 'a', saved: noon, work });
  });

  test('are listed by time, latest first, for one calculator', () => {
    const store = storeOf();
    saveRecord(box, store, 'a', workText(box, workWith('5')), noon);
    saveRecord(box, store, 'b', workText(box, workWith('6')), one);
    saveRecord(boxOf('box-pro'), store, 'c', workText(boxOf('box-pro'), workWith('7')), one);
    expect(sides(store)).toEqual(['6', '5']);
    deleteRecord(box, store, 'b');
    expect(sides(store)).toEqual(['5']);
  });

  test('that are unreadable have a reason and are not changed', () => {
    const texts = [
      '{"schema":1,',
      '"5"',
      '{"schema":99,"tool":"box","cases":[{}]}',
      '{"tool":"box","cases":[{"gone":"1"}]}',
    ];
    const entries = Object.fromEntries(texts.map((stored, index) => [`work:box:${index}`, stored]));
    const store = storeOf(entries);
    for (const stored of listSavedWork(box, store)) {
      expect(stored).toMatchObject({
        unreadable: expect.stringMatching(/\.$/),
        text: store.getItem(`work:box:${stored.id}`),
      });
    }
    expect(listSavedWork(box, store)).toHaveLength(texts.length);
    for (const [key, stored] of Object.entries(entries)) expect(store.getItem(key)).toBe(stored);
  });

  test('are not saved if storage is full, which is reported', () => {
    expect(saveRecord(box, storeOf({}, 10), 'a', workText(box, workWith('5')))).toBe(false);
  });
});

describe('drafts of the previous format', () => {
  const draft = (side: string) =>
    JSON.stringify({ tool: 'box', cases: [{ side: [side, 'mm'] }], results: [null], units: {} });

  test('are migrated to records, the draft being the latest', () => {
    const store = storeOf({ 'draft:box': draft('9'), 'draft:box:aside': JSON.stringify([draft('7'), draft('8')]) });
    migrateDrafts(box, store, noon);
    expect(sides(store)).toEqual(['9', '8', '7']);
    expect([store.getItem('draft:box'), store.getItem('draft:box:aside')]).toEqual([null, null]);
  });

  test('that are unreadable are migrated unchanged', () => {
    const store = storeOf({ 'draft:box': 'rubbish', 'draft:box:aside': '["more rubbish"]' });
    migrateDrafts(box, store, noon);
    const texts = listSavedWork(box, store).map(stored => ('text' in stored ? stored.text : ''));
    expect(texts.toSorted()).toEqual(['more rubbish', 'rubbish']);
  });

  test('that are blank are dropped', () => {
    const store = storeOf({ 'draft:box': JSON.stringify({ tool: 'box', cases: [{}] }) });
    migrateDrafts(box, store, noon);
    expect(store.length).toBe(0);
  });

  test('are kept if their records do not fit', () => {
    const store = storeOf({ 'draft:box': draft('9') }, 10);
    migrateDrafts(box, store, noon);
    expect(store.getItem('draft:box')).toBe(draft('9'));
  });
});
