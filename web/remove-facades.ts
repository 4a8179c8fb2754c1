import { basename, dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A facade: a file that only re-exports another file of its folder. */
const facadePattern = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;

/** Dynamic imports: the quote, the folder and the file. */
const imports = /import\((["'`])([./\w-]*\/)([\w.-]+)\1\)/g;

interface Facade {
  readonly fileName: string;
  /** The file with the code. */
  readonly target: string;
  /** The names in the file with the code, by exported name. */
  readonly names: readonly (readonly [exported: string, name: string])[];
}

/**
 * Removes the facades that the bundler writes where a dynamically imported module shares a file with other code. They
 * contain only the exported names and cost a request; the importing code then loads the file with the code.
 */
export function removeFacades(): Plugin {
  return {
    name: 'removes-facades',
    // Changes the file names, since a browser may have stored files of the same names from a build without this step.
    augmentChunkHash: () => 'without facades',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
        const facades = chunks.flatMap(chunk => facadeFrom(chunk) ?? []);
        for (const facade of facades) {
          for (const chunk of chunks) chunk.code = withoutFacade(chunk.code, facade);
          delete bundle[facade.fileName];
        }
        const manifest = bundle['.vite/manifest.json'];
        if (manifest?.type === 'asset') manifest.source = manifestWithout(String(manifest.source), facades);
        const calculators = bundle['.vite/calculators.json'];
        if (calculators?.type === 'asset')
          calculators.source = facades.reduce(
            (text, { fileName, target }) => text.replaceAll(`"${fileName}"`, `"${target}"`),
            String(calculators.source),
          );
      },
    },
  };
}

function facadeFrom({ fileName, code, isEntry }: Rolldown.OutputChunk): Facade | undefined {
  const [, exported, file] = facadePattern.exec(code.replace(/\/\/# sourceMappingURL=.*/, '')) ?? [];
  if (isEntry || exported === undefined || file === undefined) return undefined;
  const names = exported.split(',').map(each => {
    const [name = '', as = name] = each.trim().split(' as ');
    return [as, name] as const;
  });
  return { fileName, target: `${dirname(fileName)}/${file}`, names };
}

/** Replaces a facade by its target, where it is loaded and preloaded. */
function withoutFacade(code: string, { fileName, target, names }: Facade): string {
  const [name, file] = [basename(fileName), basename(target)];
  if (!code.includes(name)) return code;
  const picked = names.map(([exported, from]) => `${exported}:e.${from}`).join();
  return code
    .replaceAll(imports, (all, quote: string, folder: string, imported: string) =>
      imported === name ? `import(${quote}${folder}${file}${quote}).then(e=>({${picked}}))` : all,
    )
    .replaceAll(`"${fileName}"`, `"${target}"`);
}

interface ManifestEntry {
  readonly file: string;
}

function manifestWithout(source: string, facades: readonly Facade[]): string {
  const manifest = JSON.parse(source) as Readonly<Record<string, ManifestEntry>>;
  const targets = new Map(facades.map(({ fileName, target }) => [fileName, target]));
  const entries = Object.entries(manifest).map(([key, entry]) => {
    const target = Object.values(manifest).find(({ file }) => file === targets.get(entry.file));
    return [key, target ? { ...entry, ...target } : entry];
  });
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
