/** What JSON of a board says again and again: a pack knows it before the first time. Links depend on every byte. */
export const DICTIONARY = new TextEncoder().encode(
  '","tokens":{},"bleed":1,"burn":1,"poison":1,"shield":1,"focus":1},"curse":0,"immunities":[],' +
    '"abilities":[{"keyword":"","phase":"attack","x":1}],"back":null,"track":{"rune":"orange","row":"upper"},' +
    '"kind":"interaction","kind":"chest","kind":"door","kind":"trap","kind":"npc","loot","token",' +
    '"at":[0,0],"blocks":true,"charges":null,"id":"object-1","name":"","safe":false}' +
    '"allies":[],"heroes":[{"at":[4,5],"board":"","hp":10,"maxHp":10,"name":"","role":"leader","defender"' +
    '"monsters":[{"at":[2,3],"base":null,"card":"/standard/rookie","hp":12,"maxHp":12' +
    '"map":{"bridges":[{"at":[0,0],"id":"bridge-1","level":1,"name":"BR1","print":["....","...."],"size":[1,2]}' +
    '],"darkness":[{"cells":[{"at":[1,1],"below":false},{"at":[2,1],"below":false}],"id":"' +
    '"objects":[],"sheets":[{"at":[2,-2],"id":"sheet-1","name":"E1-F","print":["....","....","....","....","....","...."],' +
    '"raised":false,"size":"E","turn":0},{"at":[-2,2],"id":"sheet-2","name":"C4-B","print":["~~..","LL.."],"raised":true,"size":"C",' +
    '"turn":1}],"trays":[{"at":[0,0],"id":"tray-1","tray":1,"turn":0}',
);
