import { sheetsThereAre } from './sheets-there-are';
import { smokeIn } from './smoke';
import { VISITS } from './visits';

test('every sheet has a visit', () => {
  expect(Object.keys(VISITS).sort()).toEqual(sheetsThereAre());
});

smokeIn('de');
