import { readFileSync, writeFileSync } from 'node:fs';
import type { Rescue, RescuedCampaign } from '@/src/game';
import { openOn } from '@/src/storage/open';
import { nodePlatform, ready } from '../storage/node/node-platform';
import { gameOn, hero, newTable, openState, ticking, value } from './table/table';

const HOUR = 3_600_000;
const SETTINGS_PAGE = 8 * 4096;
const chapter = (number: number) => ({ kind: 'setChapter', chapter: number }) as const;

interface Damaged {
  readonly rescue: Rescue;
  readonly rescued: readonly RescuedCampaign[];
  readonly backup: number;
  readonly first: string;
  readonly second: string;
}

/** The first campaign is backed up in chapter 3; chapter 9 and the second one came afterwards. */
async function damagedAfterBackup(): Promise<Damaged> {
  const { game, storage, clock, folder, campaign: first } = await newTable();
  value(await game.dispatch(chapter(3)));
  clock.skip(HOUR);
  expect(await game.backUpIfDue()).toBe(true);
  value(await game.dispatch(chapter(9)));
  const second = value(await game.create({ name: 'Zweite', heroes: [hero('Zed')] }));
  await storage.close();
  const path = `${folder}/drunagor.db`;
  const bytes = readFileSync(path);
  bytes.fill(0x5a, SETTINGS_PAGE, SETTINGS_PAGE + 4096);
  writeFileSync(path, bytes);
  const opening = await openOn(nodePlatform(folder), ticking().now);
  if (opening.kind !== 'damaged') throw new Error(`it is ${opening.kind}`);
  const { rescue } = opening;
  const rescued = await rescue.readableCampaigns();
  const [backup] = await rescue.backups();
  return { rescue, rescued, backup: backup?.id ?? 0, first, second };
}

const later = () => ticking(1_800_000_000_000);

test('a restored backup and what could still be read: as last played, nothing is missing', async () => {
  const { rescue, rescued, backup, first, second } = await damagedAfterBackup();
  const game = gameOn(ready(await rescue.restore(backup)), later());
  expect(value(await game.adopt(rescued))).toBe(2);
  value(await game.open(first));
  expect(openState(game).state.campaign.chapter).toBe(9);
  value(await game.undo());
  expect(openState(game).state.campaign.chapter).toBe(3);
  value(await game.open(second));
  expect(openState(game).state.campaign.name).toBe('Zweite');
});

test('an empty storage goes on with what could be read', async () => {
  const { rescue, rescued, first, second } = await damagedAfterBackup();
  const storage = ready(await rescue.startAfresh());
  expect(value(await gameOn(storage, later()).adopt(rescued))).toBe(2);
  const ids = (await storage.campaigns.list()).map(({ id }) => id);
  expect([...ids].sort()).toEqual([first, second].sort());
});

test('a campaign that damage cut off earlier does not set the backup back', async () => {
  const { rescue, rescued, backup, first } = await damagedAfterBackup();
  const cutOff = rescued
    .filter(({ record }) => record.id === first)
    .map(({ record, rows }) => ({
      record: { ...record, head: rows[0]?.id ?? '' },
      rows: rows.slice(0, 1),
    }));
  const storage = ready(await rescue.restore(backup));
  const before = await storage.campaigns.list();
  expect(value(await gameOn(storage, later()).adopt(cutOff))).toBe(0);
  expect(await storage.campaigns.list()).toEqual(before);
});

test('rows that no longer add up are left out; the other campaigns come', async () => {
  const { rescue, rescued, backup, first } = await damagedAfterBackup();
  const spoilt = rescued.map((campaign) =>
    campaign.record.id === first
      ? { ...campaign, rows: campaign.rows.map((row) => ({ ...row, events: '[{}]' })) }
      : campaign,
  );
  const game = gameOn(ready(await rescue.restore(backup)), later());
  expect(value(await game.adopt(spoilt))).toBe(1);
  value(await game.open(first));
  expect(openState(game).state.campaign.chapter).toBe(3);
});
