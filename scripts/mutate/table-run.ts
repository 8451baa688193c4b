import { expect } from 'expect';
import { format } from 'node:util';

/** One row of a table with its full name. */
interface Row {
  readonly name: string;
  readonly run: () => unknown;
}

type Words = readonly unknown[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `$name` takes a value of the row, `%s` and the like take its entries. */
const nameOf = (title: string, row: unknown, entries: Words): string => {
  const filled = title.replace(/\$(\w+)/gu, (whole, key: string) =>
    isRecord(row) && key in row ? String(row[key]) : whole,
  );
  const places = filled.match(/%[a-z]/gu)?.length ?? 0;
  return places === 0 ? filled : format(filled, ...entries.slice(0, places));
};

/** As much of Jest's language as tables use, to collect rows without running them. */
export class TableReader {
  readonly rows: Row[] = [];
  private path: readonly string[] = [];

  private readonly test = Object.assign(
    (title: string, run: () => unknown) => this.add(title, run),
    {
      each: (table: Words) => (title: string, run: (...entries: Words) => unknown) =>
        this.each(table, title, run, (name, once) => this.add(name, once)),
    },
  );

  readonly globals = {
    expect,
    test: this.test,
    it: this.test,
    describe: Object.assign((title: string, run: () => void) => this.group(title, run), {
      each: (table: Words) => (title: string, run: (...entries: Words) => unknown) =>
        this.each(table, title, run, (name, once) => this.group(name, once)),
    }),
  };

  private add(title: string, run: () => unknown): void {
    this.rows.push({ name: [...this.path, title].join(' › '), run });
  }

  private group(title: string, run: () => unknown): void {
    const outside = this.path;
    this.path = [...outside, title];
    run();
    this.path = outside;
  }

  private each(
    table: Words,
    title: string,
    run: (...entries: Words) => unknown,
    take: (name: string, once: () => unknown) => void,
  ): void {
    for (const row of table) {
      const entries: Words = Array.isArray(row) ? row : [row];
      take(nameOf(title, row, entries), () => run(...entries));
    }
  }
}

/** Names of the rows that fail; a row that throws has failed. */
export const failingRows = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
