/** One text for each doubt about the logbook: shown beside the button, never in its way. */
export const logbookWarningsDe = {
  'foreign-class': '{{name}} ist eine fremde Klasse; geraten wird zur eigenen.',
  'second-foreign-class': 'Mit {{name}} wären es zwei fremde Klassen; üblich ist höchstens eine.',
  'foreign-class-taken': 'Diese fremde Klasse hat schon {{name}}.',
  'tree-taken': 'Diesen Klassenbaum gibt es nur einmal, und {{name}} hat ihn.',
  'gear-not-allowed': '{{name}} darf diese Art von Ausrüstung sonst nicht tragen.',
  'worn-at-once': 'Im Abenteuer kommt Neues zuerst in den Beutel und wird später angelegt.',
  'camp-out-of-reach': 'Im Abenteuer ist das Lager außer Reichweite.',
  'exchange-not-in-turn': 'Tauschen ist eine kleine Aktion im eigenen Zug.',
  'exchange-used': 'In diesem Zug wurde schon getauscht.',
  'item-taken': 'Diesen Gegenstand hat schon {{name}}.',
  'other-tier': 'Die Belohnung ist ein Gegenstand der Stufe {{tier}}.',
  'not-a-camp-item': 'Das ist keine Lagerausrüstung.',
  'replaces-aura': 'Die Aura {{name}} geht dabei verloren: Es gibt immer nur eine.',
  'noted-already': '{{name}} steht schon da.',
  'colours-anew': 'Mit der neuen Rolle lassen sich die Farben der Würfel neu wählen.',
  'camp-order': 'Davor kommt im Lager noch etwas anderes: {{step}}.',
  'camp-steps-open_one': 'Im Lager ist noch {{count}} Schritt offen.',
  'camp-steps-open_other': 'Im Lager sind noch {{count}} Schritte offen.',
  'rewards-open_one': 'Noch {{count}} Belohnung ist zu wählen; sie bleibt notiert.',
  'rewards-open_other': 'Noch {{count}} Belohnungen sind zu wählen; sie bleiben notiert.',
  'hero-takes-items_one':
    'Mit dem Helden geht {{count}} Gegenstand verloren. Rückgängig holt ihn zurück.',
  'hero-takes-items_other':
    'Mit dem Helden gehen {{count}} Gegenstände verloren. Rückgängig holt sie zurück.',
  'hero-in-adventure': 'Dieser Held ist gerade im Abenteuer und bleibt bis zum Ende auf dem Tisch.',
};
