let heard: string[] = [];

const said = (parts: readonly unknown[]): string => parts.map(String).join(' ').slice(0, 400);

/** What React Native or a library complained about since the last time: a fault, or one on a device. */
export function complaints(): readonly string[] {
  const all = heard;
  heard = [];
  return [...new Set(all)];
}

beforeEach(() => {
  heard = [];
  for (const kind of ['error', 'warn'] as const) {
    jest.spyOn(console, kind).mockImplementation((...parts: unknown[]) => {
      heard.push(`${kind}: ${said(parts)}`);
    });
  }
});

afterEach(() => jest.restoreAllMocks());
