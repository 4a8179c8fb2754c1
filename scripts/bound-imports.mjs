/**
 * A plugin of the tests. What a module imports is read through a function at every use there, as no bundle and no browser does
 * it: the inner loops of the calculations took twice their time. This reads each name once, when the module is loaded. That
 * is the same as long as no modules import each other in a circle and no export is assigned again, to which the linter holds
 * all of ours.
 */
const ours = /^(?!.*\/node_modules\/).*\.tsx?$/;
/** One line, as the compiler of TypeScript leaves it. */
const named = /^import \{ ([^}\n]+) \} from ("(?:\.|@isentrope\/)[^"]+");$/gm;

export function boundImports() {
  return {
    name: 'bound-imports',
    enforce: 'post',
    transform: (code, id) => (ours.test(id) ? { code: bound(code), map: null } : undefined),
  };
}

/** The same module, with a constant for each name that it imports from one of ours. Lines keep their places. */
export function bound(code) {
  return code.replace(named, (_, names, from) => {
    const pairs = names.split(', ').map(each => each.split(' as '));
    const imports = pairs.map(([name, local = name]) => `${name} as ${local}$`);
    const constants = pairs.map(([name, local = name]) => `${local} = ${local}$`);
    return `import { ${imports.join(', ')} } from ${from}; const ${constants.join(', ')};`;
  });
}
