/** Lists the exports of a package's entry points from its declarations. */
import { dirname, join, sep } from 'node:path';

const declared =
  /(?:^\/\*\*((?:[^*]|\*(?!\/))*)\*\/\n)?^(?:export )?(?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm;

/**
 * Returns the exports of a module: each name with its doc comment, or an empty text.
 * @param {ReadonlyMap<string, string>} texts the declarations, by path without extension.
 * @param {string} path the module's path.
 * @returns {Map<string, string>}
 */
export function exportsOf(texts, path) {
  const text = texts.get(path) ?? '';
  const descriptions = new Map();
  for (const [, comment = '', name] of text.matchAll(declared))
    if (!descriptions.get(name)) descriptions.set(name, inOneLine(comment));
  const names = new Map(
    [...text.matchAll(/^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm)].map(
      ([, name]) => [name, descriptions.get(name) ?? ''],
    ),
  );
  for (const [, list, from] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']*)\.js'/gm)) {
    const other = exportsOf(texts, siblingPath(path, from));
    for (const each of list.split(',').filter(part => part.trim() !== '')) {
      const [name, as = name] = each
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      names.set(as, other.get(name) ?? '');
    }
  }
  for (const [, from] of text.matchAll(/^export \* from '(\.[^']*)\.js'/gm))
    for (const [name, description] of exportsOf(texts, siblingPath(path, from))) names.set(name, description);
  return names;
}

const siblingPath = (path, from) => join(dirname(path), from).split(sep).join('/');

/** Returns the text of a doc comment up to its first tag. */
function inOneLine(comment) {
  const [text = ''] = comment.replace(/^\s*\* ?/gm, '').split(/^@/m);
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Formats the API page of a package.
 * @param {string} name the package's name.
 * @param {readonly (readonly [entryPoint: string, names: ReadonlyMap<string, string>])[]} entryPoints
 */
export function apiPage(name, entryPoints) {
  const sections = entryPoints.map(([entryPoint, names]) => {
    const lines = [...names]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([each, description]) => `- \`${each}\`: ${description}`);
    return `## \`${join(name, entryPoint).split(sep).join('/')}\`\n\n${lines.join('\n')}\n`;
  });
  return [`# What \`${name}\` has\n`, ...sections].join('\n');
}
