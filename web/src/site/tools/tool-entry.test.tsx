import { catalogue, toolsPageEntries } from '@isentrope/calculators';
import type { ToolMeta } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { readSession, visitor, type Session } from '../../shell/session.ts';
import { methodsPath, toolLink } from './tool-entry.tsx';

const free: Session = readSession({ user: { email: 'a@b.example', role: 'user' } });
const subscriber: Session = { ...free, plan: { name: 'Pro Monthly', active: true } };

test('each card leads to the methods of its calculator, a menu to those of its first', () => {
  const ids = new Set(catalogue.map(({ meta }) => meta.id));
  for (const entry of [...toolsPageEntries('pro'), ...toolsPageEntries('free')])
    expect(ids).toContain(methodsPath(entry).replace('/methods/', ''));
  expect(methodsPath(tool('pump-sizing-pro'))).toBe('/methods/pump-sizing-pro');
  expect(methodsPath(tool('relief-valve-pro'))).toMatch(/^\/methods\/relief-valve-pro\//);
});

function tool(id: string): ToolMeta {
  const result = [...toolsPageEntries('pro'), ...toolsPageEntries('free')].find(candidate => candidate.id === id);
  if (!result) throw new Error(`There is no tool ${id}.`);
  return result;
}

describe('link to a tool', () => {
  test('sends a visitor from Steam Tables to the sign-in page, and says why', () => {
    const way = { href: '/signin?next=%2Fsteam-tables', message: 'Login required to access this tool' };
    expect(toolLink(tool('steam-tables'), visitor)).toEqual(way);
    expect(toolLink(tool('steam-tables'), free)).toEqual({ href: '/steam-tables' });
  });

  test('sends a user without a subscription from a Pro tool to the account page, and says why', () => {
    const way = {
      href: '/account?needs=pro&next=%2Fpump-sizing-pro',
      message: 'Pro subscription required to access this tool',
    };
    expect(toolLink(tool('pump-sizing-pro'), free)).toEqual(way);
    expect(toolLink(tool('pump-sizing-pro'), subscriber)).toEqual({ href: '/pump-sizing-pro' });
  });

  test('shows a visitor what a Pro tool does and costs, before any form', () => {
    const way = { href: '/plans#pump-sizing-pro', message: 'Part of Pro: what it does and costs' };
    expect(toolLink(tool('pump-sizing-pro'), visitor)).toEqual(way);
  });

  test('leads everybody to a free tool', () => {
    for (const session of [visitor, free, subscriber])
      expect(toolLink(tool('geometry'), session)).toEqual({ href: '/geometry' });
  });
});
