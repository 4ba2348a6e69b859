// German. Blocks are called by their lengths (der 8er-Block); the names of colours stand only at
// places where they need no inflection.

import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = {
  'line.row': 'Zeile {number}',
  'line.column': 'Spalte {number}',
  cells: '{count, plural, one {Feld {list}} other {die Felder {list}}}',
  'lines.rows': 'den Zeilen {list}',
  'lines.columns': 'den Spalten {list}',
  range: '{first} bis {last}',
  place: '{line}, Feld {cell}',
  'places.line': '{line}, {count, plural, one {Feld {list}} other {Felder {list}}}',
  block:
    '{nth, plural, =0 {} other {#. }}{length}er-Block{mono, select, yes {} other { ({colour})}}',
  'clue.block': '{mono, select, yes {{length}} other {{length} {colour}}}',
  'clue.separator': '{mono, select, yes { } other {, }}',

  filled: 'gefüllt',
  blank: 'leer',
  'colour.beige': 'beige',
  'colour.black': 'schwarz',
  'colour.blue': 'blau',
  'colour.brown': 'braun',
  'colour.green': 'grün',
  'colour.grey': 'grau',
  'colour.light-blue': 'hellblau',
  'colour.orange': 'orange',
  'colour.pink': 'rosa',
  'colour.purple': 'lila',
  'colour.red': 'rot',
  'colour.white': 'weiß',
  'colour.yellow': 'gelb',
  'colour.twin': '{colour} ({symbol})',

  'hint.look': 'Sieh dir {line} an.',
  'hint.look-cell': 'Sieh dir {place} an.',
  'hint.rule': '{line}, {technique}: {why}',
  'hint.rule-anywhere': '{technique}: {why}',
  'hint.cells': '{line}: {why} {orders}',
  'hint.cells-anywhere': '{technique}: {why} {orders}',
  'order.fill': 'Fülle {cells}.',
  'order.paint': 'Färbe {cells} {colour}.',
  'order.blank': 'Kreuze {cells} aus.',
  'order.among': '{cells} {count, plural, one {kann} other {können}} nur {colours} sein.',
  'order.not': '{cells} {count, plural, one {kann} other {können}} nicht {colours} sein.',

  'empty-line': 'Der Hinweis hat keine Blöcke, also bleibt die ganze Linie leer.',
  'full-line':
    '{blockCount, plural, one {Der {block} füllt {size, plural, one {das einzige Feld} other {alle # Felder}}.} other {Die Blöcke ({clue}) {gaps, plural, =0 {} one {und die Lücke dazwischen } other {und die # Lücken dazwischen }}füllen alle {size} Felder, also passen sie nur auf eine Weise.}}',
  'line-complete':
    '{painted, plural, one {Das eine Feld, das der Hinweis verlangt, ist} other {Alle # Felder, die der Hinweis verlangt, sind}} schon gefüllt, also bleibt der Rest leer.',
  'only-filled-remain':
    '{left, plural, one {Nur ein Feld ist nicht ausgekreuzt, und der Hinweis verlangt eines, also ist dieses} other {Genau # Felder sind nicht ausgekreuzt, und der Hinweis verlangt #, also sind sie alle}} gefüllt.',
  'simple-boxes.one':
    '{spare, plural, =0 {Der {block} füllt {room, plural, one {das einzige Feld, das noch übrig ist} other {alle # Felder, die noch übrig sind}}.} other {Der {block} hat in {room} Feldern nur # {spare, plural, one {Feld} other {Felder}} Spielraum, also {middle, plural, one {ist sein mittleres Feld} other {sind seine mittleren # Felder}} {filled}.}}',
  'simple-boxes.several':
    '{spare, plural, =0 {Die Blöcke ({clue}) füllen {gaps, plural, =0 {} one {mit der Lücke dazwischen } other {mit den Lücken dazwischen }}alle {room} Felder, die noch übrig sind, also hat der {block} nur einen Platz.} other {Die Blöcke ({clue}) brauchen {gaps, plural, =0 {} one {mit der Lücke dazwischen } other {mit den Lücken dazwischen }}{all} der {room} Felder. Das lässt nur # {spare, plural, one {Feld} other {Felder}} Spielraum, also {middle, plural, one {ist ein Feld} other {sind # Felder}} vom {block} sicher {filled}.}}',
  'glue.near-wall':
    'Feld {painted} ist {filled}, und {side, select, start {davor} other {dahinter}} ist kein Platz für den {block}. Also gehört das Feld zu diesem Block, und er reicht mindestens bis Feld {last}{side, select, start {} other { zurück}}.',
  'glue.at-wall':
    'Feld {painted} ist {filled}, und {side, select, start {davor} other {dahinter}} passt nichts mehr hin, also {length, plural, one {ist dieses Feld schon der ganze {block}.} other {{side, select, start {beginnt der {block} dort und endet} other {endet der {block} dort und beginnt}} bei Feld {last}.}}',
  mercury:
    'Würde der {block} bei Feld {wall} {side, select, start {beginnen} other {enden}}, so stieße er an Feld {painted}, das schon {filled} ist, und wäre {longer} Felder lang.',
  punctuating:
    '{span} {spanCount, plural, one {ist} other {sind}} {blockCount, plural, one {schon der ganze {block}} other {{filled}, und kein Block, der dort stehen kann, ist länger}}, also {mono, select, yes {bleiben die Nachbarfelder leer} other {ist kein Nachbarfeld {filled}}}.',
  'small-gap':
    'Kein Block, der {span} erreichen kann, passt {room, plural, one {dort hinein} other {in diese # Felder}}.',
  'simple-spaces.absent': 'Kein Block dieser Linie ist {absent}.',
  'simple-spaces.blank': '{reach}, also erreicht kein Block die übrigen Felder.',
  'simple-spaces.between':
    'Der {block} reicht höchstens bis Feld {reach}, und der {otherBlock} beginnt frühestens bei Feld {start}, also erreicht kein Block {cellCount, plural, one {das Feld} other {die Felder}} dazwischen.',
  'simple-spaces.front': 'Der {block} kommt zuerst und beginnt frühestens bei Feld {start}.',
  'simple-spaces.end': 'Der {block} kommt zuletzt und reicht höchstens bis Feld {reach}.',
  'simple-spaces.colour':
    '{reachCount, plural, =0 {Wo die Blöcke auch stehen: Kein Block einer bestimmten Farbe erreicht einige der Felder.} other {{reach}, also {reachCount, plural, one {scheidet seine Farbe} other {scheiden ihre Farben}} anderswo aus.}}{absentCount, plural, =0 {} other { Kein Block dieser Linie ist {absent}.}}',
  reach: 'der {block} kann nur {span} erreichen',
  splitting:
    'Wäre Feld {between} {filled}, so würde es die Gruppen von {one} und {other} daneben zu {merged} Feldern am Stück verbinden, und so lang ist kein Block, der dort stehen kann.',
  joining:
    'Die Felder {first} und {last} gehören beide zum {block}, also ist auch alles dazwischen {filled}.',
  forcing:
    '{span} {spanCount, plural, one {gehört} other {gehören}} {blockCount, plural, one {zum {block}} other {zu einem Block mit mindestens {shortest} Feldern}}. Er kann nicht {side, select, start {vor Feld {wall} beginnen, also reicht er mindestens bis Feld {reach}} other {hinter Feld {wall} enden, also reicht er mindestens bis Feld {reach} zurück}}.',
  overlap:
    '{spare, plural, =0 {Der {block} kann nur bei Feld {earliest} beginnen.} other {Der {block} beginnt frühestens bei Feld {earliest} und spätestens bei Feld {latest}, also bedeckt er auf jeden Fall {span}.}}',
  'double-positioning':
    'Der {block} kann nur bei Feld {one} oder bei Feld {other} beginnen, und in beiden Fällen folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.',
  'case-analysis.counted':
    '{ways, plural, =1 {{blockCount, plural, one {Der {block} passt} other {Die Blöcke ({clue}) passen}} nur noch auf eine Weise.} other {Bei allen # Möglichkeiten, {blockCount, plural, one {den {block}} other {die Blöcke ({clue})}} zu setzen, folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.}}',
  'case-analysis.any':
    'Wie man {blockCount, plural, one {den {block}} other {die Blöcke ({clue})}} auch setzt, es folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.',
  'colours-meet':
    'In {place} lässt die Zeile nur {rowColours} zu und die Spalte nur {columnColours}, also bleibt nur eine Möglichkeit.',
  'colours-meet.chain':
    'Die Linien um {place} schließen gegenseitig Farben aus: Nach {links} solchen Schritten bleibt dort nur eine Möglichkeit.',
  'edge-logic.painted':
    'Wäre {place} {value}, so stünde ein Block von {edge} auf {positions}, und mit dem, was in den Linien quer dazu folgt, ließe sich {line} nicht mehr füllen.',
  'edge-logic.blank':
    'Wäre {place} leer, so fielen die Blöcke in {edge} an ihren Platz, und mit dem, was in den Linien quer dazu folgt, ließe sich {line} nicht mehr füllen.',
  'edge-logic.several':
    'Wäre {place} {value}, so fielen die Blöcke in {edge} an ihren Platz, und mit dem, was in den Linien quer dazu folgt, ließe sich {line} nicht mehr füllen.',
  'contradiction.painted':
    'Wäre {place} {value}, so ließe sich {line} nicht mehr füllen{links, plural, =1 {.} other {: Um das zu sehen, braucht es # Linien.}}',
  'contradiction.blank':
    'Wäre {place} leer, so ließe sich {line} nicht mehr füllen{links, plural, =1 {.} other {: Um das zu sehen, braucht es # Linien.}}',
  'contradiction.several':
    'Wäre {place} {value}, so ließe sich in jedem dieser Fälle eine Linie nicht mehr füllen: Um das zu sehen, braucht es {links} Linien.',
  'two-way': 'Was auch immer in {place} steht: Für {toPlace} folgt in jedem Fall dasselbe.',
  'summing.least':
    'In {band} {total, plural, one {ist am Ende # Feld} other {sind am Ende # Felder}} {filled}, und die Linien quer dazu brauchen mindestens {shared} davon. Also {room, plural, =0 {bleibt keines} one {bleibt nur eines} other {bleiben nur #}} übrig.',
  'summing.most':
    'In {band} {total, plural, one {ist am Ende # Feld} other {sind am Ende # Felder}} {filled}, und die Linien quer dazu haben dort höchstens für {shared} Platz. Also {room, plural, =0 {bleibt keines} one {bleibt nur eines} other {bleiben nur #}} übrig.',
  'symmetry.left-right':
    'Die Hinweise bleiben gleich, wenn man links und rechts vertauscht. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.top-bottom':
    'Die Hinweise bleiben gleich, wenn man oben und unten vertauscht. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.half-turn':
    'Die Hinweise bleiben bei einer halben Drehung gleich. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.diagonal':
    'Die Hinweise bleiben gleich, wenn man Zeilen und Spalten vertauscht. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.other-diagonal':
    'Die Hinweise bleiben gleich, wenn man sie an der Diagonale von links unten spiegelt. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.quarter-turn':
    'Die Hinweise bleiben bei einer Vierteldrehung im Uhrzeigersinn gleich. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.quarter-turn-back':
    'Die Hinweise bleiben bei einer Vierteldrehung gegen den Uhrzeigersinn gleich. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  search:
    'Hier hilft keine der Techniken weiter. Erst eine Suche durch viele Fälle zeigt, was in {place} stehen muss: Das ist Arbeit für den Computer.',

  solved: 'Das Rätsel ist gelöst.',
  'mistake.line':
    'Da ist ein Fehler: Mit diesen Markierungen lässt sich {line} nicht mehr füllen. Geh dahin zurück, wo es noch geht.',
  'mistake.marks':
    'Da ist ein Fehler: In {line} {count, plural, one {kann {cells} so nicht stimmen} other {passen {cells} so nicht zusammen}}.',
  'mistake.moves':
    'Da ist ein Fehler {moves, plural, one {im letzten Zug. Nimm ihn} other {in den letzten # Zügen. Nimm sie}} zurück.',
  'mistake.wrong': 'Da ist ein Fehler: {places} {count, plural, one {ist} other {sind}} falsch.',
  'mistake.together': 'Da ist ein Fehler. Keine Lösung hat alle diese Markierungen: {places}.',
  'refuted.steps':
    '{place} muss {value} sein. Das {steps, plural, one {zeigt ein Schritt} other {zeigen # Schritte}} von den Markierungen aus, die stimmen können{steps, plural, one {} other {, zuletzt}}: {technique}.',
  'refuted.far':
    '{place} muss {value} sein. Um das zu sehen, braucht es von den Markierungen aus, die stimmen können, {steps, plural, one {einen Schritt} other {# Schritte}}: mehr, als jemand verfolgen will.',
  'refuted.search':
    'Keine Linie allein zeigt den Fehler, und keine der Techniken führt zu ihm. Das braucht eine Suche durch viele Fälle: Arbeit für den Computer.',
  'refuted.unknown':
    'Keine Linie allein zeigt den Fehler, und in der gegebenen Zeit wurden keine Schritte gefunden, die zu ihm führen.',
  'several-solutions':
    'Das Rätsel hat mehrere Lösungen. Sie unterscheiden sich in {count, plural, one {einem Feld} other {# Feldern}}: {places}.',
  'no-solution': 'Das Rätsel hat keine Lösung: Seine Hinweise widersprechen sich.',
  'no-solution.lines': 'Das Rätsel hat keine Lösung. Diese Hinweise widersprechen sich: {lines}.',
  'nothing-found': 'In der gegebenen Zeit wurde kein Schritt gefunden.',
  stopped:
    '{steps, plural, one {Ende nach einem Schritt} other {Ende nach # Schritten}}; der Rest ist ungelöst.',
  'more-lines': '{count, plural, one {und noch eine Linie} other {und noch # Linien}}',

  'case.if': 'Wäre {place} {value}:',
  'case.line': '{line}: {orders}',
  'case.clash': '{line} lässt sich nicht mehr füllen.',

  'legend.evidence': 'für diesen Schritt gebraucht',
  'legend.new': 'unter einem Feld: was aus diesem Schritt folgt, oder aus dem probierten Wert',
  'legend.fewer': 'weniger Farben als zuvor',
  'legend.tried': 'der Wert, der probiert wird',

  'technique.empty-line': 'Leere Linie',
  'technique.full-line': 'Volle Linie',
  'technique.line-complete': 'Linie fertig',
  'technique.only-filled-remain': 'Nur gefüllte Felder übrig',
  'technique.simple-boxes': 'Sichere Mitte',
  'technique.glue': 'Am Rand ankleben',
  'technique.mercury': 'Vom Rand abrücken',
  'technique.punctuating': 'Abschließen',
  'technique.small-gap': 'Zu kleine Lücke',
  'technique.splitting': 'Trennen',
  'technique.joining': 'Verbinden',
  'technique.forcing': 'Ausdehnen',
  'technique.overlap': 'Überlappung',
  'technique.simple-spaces': 'Außer Reichweite',
  'technique.double-positioning': 'Zwei Plätze',
  'technique.case-analysis': 'Fallunterscheidung',
  'technique.colours-meet': 'Farben an der Kreuzung',
  'technique.edge-logic': 'Randlogik',
  'technique.contradiction': 'Widerspruch',
  'technique.two-way': 'So oder so',
  'technique.summing': 'Abzählen',
  'technique.symmetry': 'Symmetrie',
  'technique.search': 'Suche',

  'idea.empty-line': 'Eine Linie ohne Blöcke bleibt leer.',
  'idea.full-line':
    'Blöcke und Lücken, die zusammen die ganze Linie brauchen, haben nur einen Platz.',
  'idea.line-complete':
    'Sind so viele Felder gefüllt, wie die Hinweiszahlen verlangen, bleibt der Rest leer.',
  'idea.only-filled-remain':
    'Sind nur noch so viele Felder übrig, wie die Hinweiszahlen verlangen, werden alle gefüllt.',
  'idea.simple-boxes':
    'Ganz an das eine und ganz an das andere Ende geschoben, bedeckt ein Block einige Felder beide Male.',
  'idea.glue':
    'Ein gefülltes Feld, vor dem am Rand kein Block Platz hat, gehört zum ersten Block, und der reicht mindestens so weit wie vom Rand aus.',
  'idea.mercury':
    'Ein Block, der am Rand begänne, stieße an ein gefülltes Feld und würde zu lang: Das Randfeld bleibt leer.',
  'idea.punctuating':
    'Eine Gruppe, die so lang ist wie der längste Block, der dort stehen kann, ist fertig.',
  'idea.small-gap':
    'Felder zwischen zwei Kreuzen bleiben leer, wenn kein Block, der sie erreichen kann, dort hineinpasst.',
  'idea.splitting':
    'Ein Feld zwischen zwei Gruppen bleibt leer, wenn es sie zu einer zu langen Gruppe verbinden würde.',
  'idea.joining': 'Gehören zwei Gruppen zum selben Block, werden die Felder dazwischen gefüllt.',
  'idea.forcing':
    'Eine Gruppe, die auf einer Seite nicht weiter kann, wächst zur anderen, bis der kürzeste Block passt, zu dem sie gehören kann.',
  'idea.overlap':
    'Zwischen seinem frühesten und seinem spätesten Anfang bedeckt ein Block einige Felder in jedem Fall.',
  'idea.simple-spaces': 'Felder, die kein Block erreicht, bleiben leer.',
  'idea.case-analysis':
    'Was bei allen Möglichkeiten, die Blöcke einer Linie zu setzen, gleich ist, steht fest.',
  'idea.double-positioning': 'Ein Block hat noch zwei Plätze, und aus beiden folgt dasselbe.',
  'idea.colours-meet':
    'Die Zeile erlaubt einem Feld einige Farben, die Spalte andere, und nur eine erlauben beide.',
  'idea.edge-logic':
    'Ein Block am Rand würde in der nächsten Linie mehr Felder füllen, als deren Hinweis erlaubt.',
  'idea.contradiction':
    'Ein Wert ist falsch, wenn sich mit ihm eine Linie nicht mehr füllen ließe; gezeigt wird die kürzeste Kette, die gefunden wurde.',
  'idea.two-way': 'Was aus jedem Wert eines Feldes folgt, steht fest, welcher Wert auch stimmt.',
  'idea.summing':
    'Benachbarte Linien haben zusammen so viele gefüllte Felder wie die Linien quer dazu an dieser Stelle.',
  'idea.symmetry':
    'Sind die Hinweiszahlen symmetrisch und ist bewiesen, dass es nur eine Lösung gibt, so ist auch diese symmetrisch.',
  'idea.search':
    'Mit jedem anderen Wert gibt es keine Lösung, aber keine der Techniken zeigt das: Das ist Arbeit für den Computer.',

  'tier.1': 'Grundlagen',
  'tier.2': 'Ränder und Lücken',
  'tier.3': 'Gruppen und Reichweiten',
  'tier.4': 'Fälle in einer Linie',
  'tier.5': 'Vorausdenken',
  'tier.6': 'Nicht mehr von Hand',

  'label.trivial': 'Sehr leicht',
  'label.easy': 'Leicht',
  'label.medium': 'Mittel',
  'label.hard': 'Schwer',
  'label.expert': 'Sehr schwer',
  'label.extreme': 'Extrem',
  'label.ambiguous': 'Mehrdeutig',
};
