import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './sources.mjs';

const documents = files(/\.md$/).map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const withoutCode = (text: string) => text.replaceAll(/```.*?```/gs, '');

/** The anchors that GitHub gives to the headings of a document. */
function anchorsOf(text: string): Set<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map(heading =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The relative links of a document whose file or heading does not exist. */
function brokenLinks(file: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter(link => !/^[a-z]+:/.test(link))
    .filter(link => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor);
    });
}

const packages = 'engineering|calculators|records|web/src|server|cli|e2e|scripts|deploy|docs';
const path = new RegExp(`^(?:${packages})/[\\w@.\\[\\]/-]+$`);

/** The calculator that the steps of CONTRIBUTING.md add. */
const example = /tank-draining/;

/** The paths in backticks, relative to the root of the repository, that do not exist. */
function missingPaths(text: string): string[] {
  const named = [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return named.filter(code => path.test(code) && !example.test(code) && !existsSync(join(root, code)));
}

/** Patterns of names in the conventions. */
const placeholder = /^(?:can|has|is)X$|^xFromY$/;

/** The camel-case names and the names before parentheses, in backticks, that no source file contains. */
function missingNames(text: string, words: ReadonlySet<string>): string[] {
  const named = [...withoutCode(text).matchAll(/`([a-z]+(?:[A-Z]\w*(?=[`(])|\w*(?=\()))[^`\n]*`/g)].map(
    ([, name = '']) => name,
  );
  return named.filter(name => !placeholder.test(name) && !words.has(name));
}

describe('the documents', () => {
  test('link to files and headings that exist', () => {
    const broken = documents.flatMap(({ file, text }) => brokenLinks(file, text).map(link => `${file}: ${link}`));
    expect(broken).toEqual([]);
  });

  test('name files and folders that exist', () => {
    const missing = documents.flatMap(({ file, text }) => missingPaths(text).map(named => `${file}: ${named}`));
    expect(missing).toEqual([]);
  });

  test('name functions, fields and options that exist', () => {
    const sources = files(/\.(?:tsx?|mjs|json)$/).filter(file => !file.startsWith('docs/'));
    const words = new Set(sources.flatMap(file => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? []));
    const missing = documents.flatMap(({ file, text }) => missingNames(text, words).map(name => `${file}: ${name}`));
    expect(missing).toEqual([]);
  });

  test('in docs are listed in docs/README.md', () => {
    const index = readFileSync(join(root, 'docs', 'README.md'), 'utf8');
    const unlisted = documents
      .map(({ file }) => file)
      .filter(file => file.startsWith('docs/') && file !== 'docs/README.md')
      .filter(file => !index.includes(`](${file.slice('docs/'.length)})`));
    expect(unlisted).toEqual([]);
  });

  test('describe every environment variable that the server reads', () => {
    const config = readFileSync(join(root, 'server', 'src', 'config.ts'), 'utf8');
    const variables = [...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, variable = '']) => variable);
    const described = ['accounts.md', 'billing.md']
      .map(name => readFileSync(join(root, 'docs', name), 'utf8'))
      .join('');
    expect(variables.length).toBeGreaterThan(30);
    expect(variables.filter(variable => !described.includes(`\`${variable}\``))).toEqual([]);
  });

  test('include an ARCHITECTURE.md of at most 15 kB', () => {
    expect(readFileSync(join(root, 'ARCHITECTURE.md')).length).toBeLessThanOrEqual(15_000);
  });
});
