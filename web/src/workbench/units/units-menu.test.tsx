// @vitest-environment happy-dom
import type { StandardSet } from '@isentrope/engineering/quantities';
import { act, useEffect, useReducer, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSession } from '../../shell/session.ts';
import type { WorkbenchAction } from '../state/workbench-action.ts';
import type { WorkbenchState } from '../state/workbench-model.ts';
import { workbenchReducer } from '../state/workbench-reducer.ts';
import { createWorkbench } from '../state/workbench.ts';
import { box } from '../testing/box.ts';
import { newBrowser, breakStorage } from '../testing/browser.ts';
import { button, buttons, applyChange, eventually, openMenu, press } from '../testing/page.tsx';
import { storePreference, storedPreference, readPreference, type StoredPreference } from './unit-preference.ts';
import { UnitsMenu } from './units-menu.tsx';
import { useUnits } from './use-units.ts';

let workbench: WorkbenchState;
let dispatch: (action: WorkbenchAction) => void;
let root: Root | undefined;

function Page({ ready, ofProject }: { ready: boolean; ofProject?: StandardSet }) {
  const [state, send] = useReducer(
    (so: WorkbenchState, action: WorkbenchAction) => workbenchReducer(box, so, action),
    createWorkbench(box),
  );
  const [text, announce] = useState('');
  const units = useUnits(box, state, send, announce, { index: 0, ready, ofProject });
  useEffect(() => {
    workbench = state;
    dispatch = send;
  }, [state]);
  return (
    <>
      <UnitsMenu units={units} />
      <p className="bar-status">{text}</p>
    </>
  );
}

/** A fake server with one or no signed-in user; `kept` holds the saved units. */
function server(account: { email: string; units: unknown } | undefined, stored: unknown[] = [], answers = true) {
  vi.stubGlobal('fetch', (path: string, { body, method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET')
      return Promise.resolve(Response.json(account ? { user: { email: account.email }, units: account.units } : {}));
    if (!answers) return Promise.reject(new TypeError('There is no server.'));
    stored.push([path, typeof body === 'string' && JSON.parse(body)]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return stored;
}

async function open({ ready = true, ofProject }: { ready?: boolean; ofProject?: StandardSet } = {}): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await applyChange(() => void refreshSession());
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root?.render(<Page ready={ready} {...(ofProject && { ofProject })} />));
}

async function choose(name: string): Promise<void> {
  await press(button(name, await openMenu('Units')));
}

const side = () => workbench.cases[0]?.data['side'];
const statusText = () => document.querySelector('.bar-status')?.textContent;
const saved = (): StoredPreference | undefined => readPreference(JSON.parse(localStorage.getItem('units') ?? 'null'));

beforeEach(() => {
  newBrowser();
  server(undefined);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

describe('the units menu', () => {
  test('converts the workbench to a set, undoably, and stores the choice', async () => {
    await open();
    await applyChange(() => dispatch({ type: 'edit', key: 1, id: 'side', text: '25.4' }));
    await choose('US customary');
    expect(side()).toMatchObject({ text: '1', unit: 'inch' });
    expect(workbench.units['volume']).toBe('ft³');
    expect(statusText()).toBe(
      'All fields and results are in US customary units. New calculations will start in these units too.',
    );
    expect(workbench.past.at(-1)?.words).toMatchObject({
      undo: 'Undo the change of units',
      undone: 'Undone: the change of units here. New calculations still start in the units chosen last.',
    });
    expect(saved()).toEqual({ set: 'us' });
    expect(button('US customary').getAttribute('aria-current')).toBe('true');
    expect(button('Metric').hasAttribute('aria-current')).toBe(false);
  });

  test('shows pressure results as gauge or absolute, and stores that with the set', async () => {
    await open();
    await choose('Absolute pressures');
    expect([statusText(), saved()]).toEqual(['All results are in absolute pressure.', undefined]);
    await choose('US customary');
    await choose('Gauge pressures');
    expect(statusText()).toBe('All results are in gauge pressure. New calculations will start this way too.');
    expect(saved()).toEqual({ set: 'us', pressures: 'gauge' });
    expect(button('Gauge pressures', await openMenu('Units')).getAttribute('aria-current')).toBe('true');
    await choose('Metric');
    expect(saved()).toEqual({ set: 'metric', pressures: 'gauge' });
    await choose('Pressures as calculated');
    expect(saved()).toEqual({ set: 'metric' });
  });

  test("saves the units of the active case as the user's own", async () => {
    await open();
    expect(buttons()).not.toContain('My units');
    await applyChange(() => dispatch({ type: 'unit', key: 1, id: 'side', unit: 'inch' }));
    await applyChange(() => dispatch({ type: 'unit', key: 1, id: 'coating', unit: 'inch' }));
    await applyChange(() => dispatch({ type: 'unit', key: 1, id: 'margin', unit: 'inch' }));
    await choose('Save as my default units');
    expect(statusText()).toBe('Saved. New calculations will start in these units.');
    const own = { base: 'metric', units: { 'length mm': 'inch' } };
    expect(saved()).toEqual({ set: 'own', own });
    await choose('Metric');
    expect([side()?.unit, saved()]).toEqual(['mm', { set: 'metric', own }]);
    await choose('My units');
    expect([side()?.unit, saved()?.set]).toEqual(['inch', 'own']);
  });
});

describe('a blank workbench', () => {
  test("starts in the units of its project, regardless of the user's preference", async () => {
    storePreference({ set: 'metric' });
    await open({ ofProject: 'us' });
    expect([side()?.unit, workbench.units['volume'], workbench.past]).toEqual(['inch', 'ft³', []]);
    expect(saved()).toEqual({ set: 'metric' });
  });

  test("starts in the user's units once the work of the tab was loaded", async () => {
    storePreference({ set: 'us' });
    await open({ ready: false });
    expect(side()?.unit).toBe('mm');
    await act(async () => root?.render(<Page ready />));
    expect([side()?.unit, workbench.units['volume'], workbench.past]).toEqual(['inch', 'ft³', []]);
  });

  test('is not converted after an edit', async () => {
    storePreference({ set: 'us' });
    await open({ ready: false });
    await applyChange(() => dispatch({ type: 'edit', key: 1, id: 'side', text: '25.4' }));
    await act(async () => root?.render(<Page ready />));
    expect(side()).toEqual({ text: '25.4', unit: 'mm' });
  });

  test('keeps a unit chosen in the meantime', async () => {
    storePreference({ set: 'us' });
    await open({ ready: false });
    await applyChange(() => dispatch({ type: 'unit', key: 1, id: 'side', unit: 'm' }));
    await act(async () => root?.render(<Page ready />));
    expect(side()?.unit).toBe('m');
  });

  test('starts in default units if the stored ones are unreadable', async () => {
    for (const text of [
      '',
      '{',
      'null',
      '{"set":"imperial"}',
      '{"set":"own"}',
      '{"set":"own","own":{"base":"x","units":{}}}',
    ]) {
      localStorage.setItem('units', text);
      expect(storedPreference()).toBeUndefined();
    }
    await open();
    expect(side()?.unit).toBe('mm');
  });
});

test('keeps the choice for the page if storage is blocked', async () => {
  const reopen = breakStorage('full');
  await open();
  await choose('US customary');
  expect(storedPreference()).toEqual({ set: 'us' });
  reopen();
  await applyChange(() => storePreference({ set: 'metric' }));
  const again = breakStorage('closed');
  expect(storedPreference()).toBeUndefined();
  again();
});

describe('a signed-in user', () => {
  const email = 'ann@example.com';

  test('gets the units of the account', async () => {
    storePreference({ set: 'si' });
    const sent = server({ email, units: { set: 'us' } });
    await open();
    await eventually(() => expect(side()?.unit).toBe('inch'));
    expect([saved(), sent]).toEqual([{ set: 'us' }, []]);
  });

  test("saves this browser's units to an account without units", async () => {
    storePreference({ set: 'si' });
    const sent = server({ email, units: null });
    await open();
    await eventually(() => expect(sent).toEqual([['/api/account/units', { set: 'si' }]]));
  });

  test('saves a choice to the account', async () => {
    const sent = server({ email, units: { set: 'us' } });
    await open();
    await eventually(() => expect(saved()).toEqual({ set: 'us' }));
    await choose('SI');
    await eventually(() => expect(saved()).toEqual({ set: 'si' }));
    expect(sent).toEqual([['/api/account/units', { set: 'si' }]]);
  });

  test('resends a choice that could not be sent', async () => {
    server({ email, units: { set: 'us' } }, [], false);
    await open();
    await eventually(() => expect(saved()).toEqual({ set: 'us' }));
    await choose('SI');
    expect(saved()).toEqual({ set: 'si', unsent: true });
    const sent = server({ email, units: { set: 'us' } });
    await applyChange(() => void refreshSession());
    await eventually(() => expect(saved()).toEqual({ set: 'si' }));
    expect(sent).toEqual([['/api/account/units', { set: 'si' }]]);
  });
});
