interface Frame {
  readonly values: readonly (readonly [prefix: string, value: unknown])[];
  readonly closing: string;
  next: number;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

const frameOf = (value: object): Frame =>
  Array.isArray(value)
    ? { values: value.map((item: unknown) => ['', item] as const), closing: ']', next: 0 }
    : {
        values: Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}:`, item]),
        closing: '}',
        next: 0,
      };

/** JSON without recursion. */
const encodeDeep = (root: object): string => {
  const text: string[] = [];
  const stack: Frame[] = [];
  const open = (value: unknown): void => {
    if (!isContainer(value)) return void text.push(JSON.stringify(value));
    text.push(Array.isArray(value) ? '[' : '{');
    stack.push(frameOf(value));
  };
  open(root);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const entry = top.values[top.next];
    if (entry === undefined) {
      text.push(top.closing);
      stack.pop();
      continue;
    }
    text.push(`${top.next > 0 ? ',' : ''}${entry[0]}`);
    top.next += 1;
    open(entry[1]);
  }
  return text.join('');
};

/** An `id` may be nested deeper than JSON.stringify's call stack reaches. */
export const encode = (value: unknown): string => {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError && isContainer(value)) return encodeDeep(value);
    throw error;
  }
};
