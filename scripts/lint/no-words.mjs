// ESLint rule: sentences and labels live in src/i18n, never in components.
const LETTERS = /\p{L}{2,}/u;
const WORDY_PROPS = new Set([
  'accessibilityLabel',
  'accessibilityHint',
  'aria-label',
  'alt',
  'placeholder',
  'title',
  'label',
]);

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { words: 'Words belong into src/i18n: "{{text}}"' },
  },
  create(context) {
    const report = (node, text) => {
      if (LETTERS.test(text))
        context.report({ node, messageId: 'words', data: { text: text.trim() } });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXAttribute(node) {
        if (WORDY_PROPS.has(node.name.name) && node.value?.type === 'Literal') {
          report(node.value, String(node.value.value));
        }
      },
      'JSXExpressionContainer > Literal'(node) {
        if (node.parent.parent.type !== 'JSXAttribute' && typeof node.value === 'string') {
          report(node, node.value);
        }
      },
    };
  },
};

export default { rules: { 'no-words': rule } };
