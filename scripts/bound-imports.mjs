/**
 * A Vite plugin for the tests that binds each project import to a constant when the module is loaded. Vitest reads imports
 * through a getter at every use, unlike bundles and browsers, which doubled the time of the inner loops. Equivalent as long as
 * there are no import cycles and no reassigned exports; the linter enforces both.
 */
const ours = /^(?!.*\/node_modules\/).*\.tsx?$/;
/** An import on one line, as emitted by the TypeScript compiler. */
const named = /^import \{ ([^}\n]+) \} from ("(?:\.|@isentrope\/)[^"]+");$/gm;

export function boundImports() {
  return {
    name: 'bound-imports',
    enforce: 'post',
    transform: (code, id) => (ours.test(id) ? { code: bindImports(code), map: null } : undefined),
  };
}

/** Returns the module with a constant for each name imported from project modules. Line numbers are preserved. */
export function bindImports(code) {
  return code.replace(named, (_, names, from) => {
    const pairs = names.split(', ').map(each => each.split(' as '));
    const imports = pairs.map(([name, local = name]) => `${name} as ${local}$`);
    const constants = pairs.map(([name, local = name]) => `${local} = ${local}$`);
    return `import { ${imports.join(', ')} } from ${from}; const ${constants.join(', ')};`;
  });
}
