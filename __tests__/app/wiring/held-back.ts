/** A call whose answer waits until it is let go. */
export function heldBack<Args extends readonly unknown[], Answer>(
  answer: (...args: Args) => Promise<Answer>,
) {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const call = async (...args: Args): Promise<Answer> => {
    await free;
    return answer(...args);
  };
  return { call, letGo };
}
