import type { GuideWords } from './model';

export const guideEn: GuideWords = {
  label: 'Guide',
  count: (step, of) => `${step} of ${of}`,
  next: (title) => `Soon: ${title}`,
  until: {
    hero: 'The big button leads on until a hero has the turn again.',
    monster: 'The big button leads on until a monster has the turn.',
    runes: 'The big button leads on until the rune card comes up.',
  },
  missing: 'Whoever moved without the map is missing here. Tap a field for the figure to stand on.',
  skip: 'Skip this step',
  leave: 'Leave the guide',
  left: 'The guide waits in the menu (three dots) and in the help under “More”.',
  end: {
    title: 'That was the guide',
    text: 'Play on here, or make a campaign of your own. The help under “More” says what every button does.',
    done: 'Done',
    campaign: 'New campaign',
  },
  steps: {
    begin: {
      title: 'The big button',
      text: 'What comes next always stands at the very bottom. Tap “Here we go”.',
      onMap: 'What comes next always stands at the very bottom. Tap “Run the monster”.',
    },
    cube: {
      title: 'A hero has the turn',
      text: 'Heroes act with cubes on their boards. Tap the colour that is used.',
      onMap: 'Tap the hero on the map, then a cube with a boot: that is movement.',
    },
    damage: {
      title: 'A hit on a monster',
      text: 'Tap a monster, then how much damage it takes.',
      onMap: 'Tap a monster on the map, “Damage, tokens …”, then the number.',
    },
    undo: {
      title: 'Tapped the wrong thing?',
      text: 'Tap “Undo” at the top, the arrow to the left. The one beside it brings it back.',
    },
    map: {
      title: 'A monster on the map',
      text: 'A monster has the turn. Tap “Map” at the very bottom: there the app finds its way.',
      onMap: 'Tap “Run”, look at the way, then tap “Apply”.',
    },
    target: {
      title: 'A monster without the map',
      text: 'The app has ranked the heroes by its card. Tick whom it reaches on your table.',
      onMap: 'It works with your own board, too: tap “Table” at the very bottom.',
    },
    react: {
      title: 'The heroes react',
      text: 'With somebody ticked, tap “Reaction”. Enter something, or close the sheet again.',
      onMap: 'Tap “Reactions” below: there you enter what heroes do about it.',
    },
    why: {
      title: 'Why these heroes?',
      text: 'The reasons stand under “Why?”. Tap a line, and its rule opens.',
      onMap: 'The reasons stand under “Why this?”. Tap a line, and its rule opens.',
    },
    rune: {
      title: 'The round ends',
      text: 'The rune card brings darkness. Draw with the big button.',
    },
    darkness: {
      title: 'Who stands in it?',
      text: 'Lay the tile on your table, then say below whether it reached its target.',
      onMap: 'The map shows where the tile goes and whom it reaches. Lay it with the big button.',
    },
    lookup: {
      title: 'Looking up a rule',
      text: 'Tap “Glossary” at the very bottom, search a word you do not know, and come back.',
    },
  },
};
