import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { settled } from './harness';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Serious and critical findings on the page as it is now, as readable lines; by default of every rule. */
export async function seriousFindings(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  // What still fades in has other colours than players read.
  await settled(page);
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(AXE);
  const findings = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[] }> };
    };
    const lean = { resultTypes: ['violations'], selectors: false };
    return (await axe.run(runOnly === undefined ? lean : { ...lean, runOnly })).violations;
  }, rules);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
    );
}

/** In both looks; what the second one changes is the colours. */
export async function findingsInBothLooks(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? undefined : ['color-contrast'];
    const findings = await seriousFindings(page, rules);
    found.push(...findings.map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
