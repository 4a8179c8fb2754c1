import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../page.ts';
import type { BuiltFiles } from '../../page-files.ts';
import type { CacheList } from '../cache-list.ts';
import type { Assets } from './assets.ts';

/** A page with all source modules of its code, including its group's. */
export interface BuiltPage extends Pick<Page, 'path' | 'modules'> {
  readonly group: string;
}

/** Pages cached with the free tools. */
const alwaysCached = new Set(['/', '/tools', '/verify', '/offline']);
const staticFiles = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest', '/validation.json'];
const isPro = (file: string) => file.startsWith('assets/pro/');
const isProPage = (path: string) => /^\/[^/]+-pro(\/|$)/.test(path);

/**
 * What a browser may cache of a build. A page is cached with everything its code can request, without the modules of
 * other pages or calculators.
 */
export function buildCacheList(pages: readonly BuiltPage[], built: BuiltFiles, assets: Assets): CacheList {
  const calculators = readCalculators(assets.dist);
  const ends = new Set([
    ...pages.flatMap(({ modules }) => modules.flatMap(module => built.fileOf(module) ?? [])),
    ...Object.values(calculators).flat(),
  ]);
  const neededBy = ({ path, modules }: BuiltPage): string[] => {
    const { scripts, styles } = built.filesOf(modules);
    const own = new Set([...scripts, ...styles, ...(calculators[path.slice(1)] ?? [])]);
    return [...assets.reachableFrom(own, (file, isImported) => isImported || own.has(file) || !ends.has(file))];
  };

  const cached = pages.filter(({ path, group }) => alwaysCached.has(path) || (group === 'tools' && !isProPage(path)));
  const free = new Set(cached.flatMap(neededBy).filter(file => !isPro(file)));
  const pro = pages
    .filter(({ path }) => isProPage(path))
    .map(page => {
      const files = neededBy(page).filter(file => !isPro(file) && !free.has(file));
      const own = assets.reachableFrom(calculators[page.path.slice(1)] ?? [], isPro);
      return [page.path, { files: files.map(addressOf), pro: [...own].map(addressOf) }] as const;
    });
  return {
    version: assets.version,
    documents: cached.map(({ path }) => path),
    free: [...free].map(addressOf),
    further: assets.all.filter(file => !isPro(file) && !free.has(file)).map(addressOf),
    beside: staticFiles,
    opened: pages.filter(page => !cached.includes(page) && page.path !== '/404').map(({ path }) => path),
    pro: Object.fromEntries(pro),
  };
}

const addressOf = (file: string) => `/${file}`;

/** The files of each calculator, as recorded by the build. */
function readCalculators(dist: string): Readonly<Record<string, readonly string[]>> {
  const recorded: unknown = JSON.parse(readFileSync(join(dist, '.vite', 'calculators.json'), 'utf8'));
  return recorded as Record<string, string[]>;
}
