import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The code of Pro calculators: everything in their folders but the metadata that the tools page shows. */
function isPro(id: string): boolean {
  return /\/calculators\/[^/]+-pro\//.test(id) && !id.endsWith('/meta.ts');
}

function chunkFileNames({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some(isPro) ? 'assets/pro/[name]-[hash].js' : 'assets/[name]-[hash].js';
}

/** Fails the build when the code of a Pro calculator would be served to everyone. */
function proStaysBehindTheGate(): Plugin {
  return {
    name: 'pro-stays-behind-the-gate',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.fileName.startsWith('assets/pro/')) continue;
        const leaked = chunk.moduleIds.filter(isPro);
        const imported = chunk.imports.filter(name => name.startsWith('assets/pro/'));
        if (leaked.length > 0) this.error(`The public chunk ${chunk.fileName} contains Pro code: ${leaked.join(', ')}`);
        if (imported.length > 0)
          this.error(`The public chunk ${chunk.fileName} imports Pro chunks: ${imported.join(', ')}`);
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [proStaysBehindTheGate()])],
  build: {
    manifest: !isSsrBuild,
    target: 'es2023',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            chunkFileNames,
            codeSplitting: { groups: [{ name: 'catalogue', test: /\/calculators\/.*\/meta\.ts$/ }] },
          },
        },
  },
  worker: {
    format: 'es',
    plugins: () => [proStaysBehindTheGate()],
    rolldownOptions: { output: { chunkFileNames } },
  },
}));
