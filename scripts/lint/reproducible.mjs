/**
 * Lint rule `isentrope/reproducible`: reports operations whose results ECMAScript leaves to the engine or the machine, so that a
 * calculation gives the same digits everywhere. Powers and elementary functions come from `engineering/elementary`; the square
 * `x ** 2` is exactly x·x in every engine and is allowed.
 */
const elementary = new Set([
  'acos',
  'acosh',
  'asin',
  'asinh',
  'atan',
  'atan2',
  'atanh',
  'cbrt',
  'cos',
  'cosh',
  'exp',
  'expm1',
  'hypot',
  'log',
  'log10',
  'log1p',
  'log2',
  'pow',
  'sin',
  'sinh',
  'tan',
  'tanh',
]);
const ofMachine = new Set(['toLocaleString', 'localeCompare', 'toLocaleDateString', 'toLocaleTimeString']);

const rule = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    const power = node => {
      if (node.operator === '**=') report(node, 'Write the power with pow or wholePower of engineering/elementary.');
      if (node.operator === '**' && !(node.right.type === 'Literal' && node.right.value === 2))
        report(
          node,
          'Only a squaring, x ** 2, is the same in every engine: use cube, wholePower or pow of engineering/elementary.',
        );
    };
    return {
      BinaryExpression: power,
      AssignmentExpression: power,
      MemberExpression(node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (node.object.type === 'Identifier' && node.object.name === 'Math') {
          if (elementary.has(name))
            report(node, `Math.${name} differs between engines: use ${name} of engineering/elementary.`);
          if (name === 'random') report(node, 'Math.random gives no result twice: take a seed.');
        } else if (ofMachine.has(name)) report(node, `${name} depends on the machine's locale.`);
      },
      VariableDeclarator(node) {
        if (node.id.type === 'ObjectPattern' && node.init?.type === 'Identifier' && node.init.name === 'Math')
          report(node, 'Name functions of Math where they are called.');
      },
      Identifier(node) {
        if (node.name === 'Intl') report(node, 'Intl depends on the machine.');
      },
    };
  },
};

export default { meta: { name: 'isentrope' }, rules: { reproducible: rule } };
