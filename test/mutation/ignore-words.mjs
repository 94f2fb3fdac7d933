const WORDS = new Set(['describe', 'description']);

const isReport = (node) => node?.type === 'Identifier' && node.name === 'report';

/** What only words or the lines of a report hang on changes no number. */
function shouldIgnore({ node }) {
  switch (node.type) {
    case 'ObjectProperty':
      return WORDS.has(node.key.name) ? 'words' : undefined;
    case 'ThrowStatement':
      return 'the words of an error';
    case 'IfStatement':
      return isReport(node.test) ? 'lines of a report' : undefined;
    case 'CallExpression':
    case 'OptionalCallExpression':
      return isReport(node.callee.object) ? 'a line of a report' : undefined;
    default:
      return undefined;
  }
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: { shouldIgnore } }];
