/** Small words that several components need for screen readers. */
export const uiDe = {
  close: 'Schließen',
  dismiss: 'Meldung schließen',
  clear: 'Eingabe löschen',
  less: '{{what}} verringern',
  more: '{{what}} erhöhen',
  undo: 'Rückgängig',
  rule: 'Regel {{id}}',
  ruleOpens: 'Regel {{id}}, öffnet den Text',
  details: 'Einzelheiten',
};
