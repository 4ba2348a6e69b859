// Holds the German sentences. Blocks are called by their lengths (der 8er-Block); the names of
// colours appear only where they need no inflection.

import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = {
  'line.row': 'Zeile {number}',
  'line.column': 'Spalte {number}',
  cells: '{count, plural, one {Feld {list}} other {die Felder {list}}}',
  'lines.rows': 'den Zeilen {list}',
  'lines.columns': 'den Spalten {list}',
  range: '{first} bis {last}',
  place: 'Feld {cell} in {line}',
  'places.line': '{count, plural, one {Feld {list}} other {die Felder {list}}} in {line}',
  block:
    '{length}er-Block{mono, select, yes {{nth, plural, =0 {} other { Nr. #}}} other { ({colour}{nth, plural, =0 {} other {, Nr. #}})}}',
  'block.blotted':
    '?-Block{mono, select, yes {{nth, plural, =0 {} other { Nr. #}}} other { ({colour}{nth, plural, =0 {} other {, Nr. #}})}}',
  'clue.block':
    '{mono, select, yes {{length}} other {{numbered, select, yes {{length} von {colour}} other {{length} {colour}}}}}',
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
  'colour.deep': 'tief{colour}',
  'colour.dark': 'dunkel{colour}',
  'colour.light': 'hell{colour}',
  'colour.pale': 'blass{colour}',
  'colour.toward': '{hue}{colour}',
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
    '{blockCount, plural, one {Der {block} füllt {size, plural, one {das einzige Feld} =2 {beide Felder} other {alle # Felder}}.} other {Die Blöcke ({clue}) {gaps, plural, =0 {} one {und die Lücke dazwischen } other {und die # Lücken dazwischen }}brauchen {size, plural, =2 {beide} other {alle #}} Felder, also gibt es nur eine Möglichkeit, sie zu setzen.}}',
  'full-line.blotted':
    '{blockCount, plural, one {Der {block} füllt das einzige Feld.} other {Selbst wenn jedes ? nur für ein Feld steht, brauchen die Blöcke ({clue}) {gaps, plural, =0 {} one {und die Lücke dazwischen } other {und die # Lücken dazwischen }}{size, plural, =2 {beide} other {alle #}} Felder, also gibt es nur eine Möglichkeit, sie zu setzen.}}',
  'line-complete':
    '{painted, plural, one {Das eine Feld, das der Hinweis verlangt, ist} =2 {Beide Felder, die der Hinweis verlangt, sind} other {Alle # Felder, die der Hinweis verlangt, sind}} schon gefüllt, also bleibt der Rest der Linie leer.',
  'line-complete.runs':
    '{blockCount, plural, one {Der {block} ist schon da und kann nicht wachsen} other {Die Blöcke ({clue}) sind alle schon da, und keiner kann wachsen}}, also bleibt der Rest der Linie leer.',
  'only-filled-remain':
    '{left, plural, one {Nur ein Feld ist nicht ausgekreuzt, und der Hinweis verlangt eines, also ist dieses} =2 {Nur 2 Felder sind nicht ausgekreuzt, und der Hinweis verlangt 2, also sind beide} other {Nur # Felder sind nicht ausgekreuzt, und der Hinweis verlangt #, also sind sie alle}} gefüllt.',
  'only-filled-remain.blotted':
    '{left, plural, one {Nur ein Feld ist nicht ausgekreuzt, und der Hinweis verlangt mindestens eines, also ist dieses} =2 {Nur 2 Felder sind nicht ausgekreuzt, und der Hinweis verlangt mindestens 2, also sind beide} other {Nur # Felder sind nicht ausgekreuzt, und der Hinweis verlangt mindestens #, also sind sie alle}} gefüllt.',
  'simple-boxes.one':
    '{spare, plural, =0 {Der {block} füllt {room, plural, one {das einzige Feld, das noch übrig ist} =2 {beide Felder, die noch übrig sind} other {alle # Felder, die noch übrig sind}}.} other {Der {block} hat in {room} Feldern nur # {spare, plural, one {Feld} other {Felder}} Spielraum, also {middle, plural, one {ist das mittlere Feld} other {sind die mittleren # Felder}} {filled}.}}',
  'simple-boxes.several':
    '{spare, plural, =0 {Die Blöcke ({clue}) brauchen {gaps, plural, =0 {} one {mit der Lücke dazwischen } other {mit den Lücken dazwischen }}{room, plural, =2 {beide} other {alle #}} Felder, die noch übrig sind, also hat der {block} nur einen Platz.} other {Die Blöcke ({clue}) brauchen {gaps, plural, =0 {} one {mit der Lücke dazwischen } other {mit den Lücken dazwischen }}{all} der {room} Felder, die noch übrig sind. So {spare, plural, one {bleibt nur # Feld} other {bleiben nur # Felder}} Spielraum, also bedeckt der {block} in jedem Fall {middle, plural, one {dasselbe Feld} other {dieselben # Felder}}.}}',
  'simple-boxes.blotted':
    '{spare, plural, =0 {Selbst wenn jedes ? nur für ein Feld steht, brauchen die Blöcke ({clue}) {gaps, plural, =0 {} one {mit der Lücke dazwischen } other {mit den Lücken dazwischen }}{room, plural, =2 {beide} other {alle #}} Felder, die noch übrig sind, also hat der {block} nur einen Platz.} other {Selbst wenn jedes ? nur für ein Feld steht, brauchen die Blöcke ({clue}) {gaps, plural, =0 {} one {mit der Lücke dazwischen } other {mit den Lücken dazwischen }}{all} der {room} Felder, die noch übrig sind. So {spare, plural, one {bleibt höchstens # Feld} other {bleiben höchstens # Felder}} Spielraum, also bedeckt der {block} in jedem Fall {middle, plural, one {dasselbe Feld} other {dieselben # Felder}}.}}',
  'glue.near-wall':
    'Feld {painted} ist {filled}, und {side, select, start {davor} other {dahinter}} ist kein Platz für den {block}. Also gehört das Feld zu diesem Block, und er reicht mindestens bis Feld {last}{side, select, start {} other { zurück}}.',
  'glue.at-wall':
    'Feld {painted} ist {filled}, und {side, select, start {davor} other {dahinter}} ist kein Feld frei, also {length, plural, one {ist dieses Feld der {block}.} other {reicht der {block} von {side, select, start {Feld {painted} bis Feld {last}} other {Feld {last} bis Feld {painted}}}.}}',
  mercury:
    'Würde der {block} bei Feld {wall} {side, select, start {beginnen} other {enden}}, so stieße er an Feld {painted}, das schon {filled} ist, und wäre mit {longer} Feldern zu lang.',
  punctuating:
    '{span} {blockCount, plural, one {{spanCount, plural, one {ist der} other {sind schon der ganze}} {block}} other {{spanCount, plural, one {ist} other {sind}} {filled}, und kein Block, der dort stehen kann, hat mehr als {spanCount, plural, one {ein Feld} other {# Felder}}}}, also {mono, select, yes {bleiben die Felder daneben leer} other {ist kein Feld daneben {filled}}}.',
  'small-gap':
    '{span} {room, plural, one {bildet} other {bilden}} eine Lücke, die für jeden Block, der sie erreichen kann, zu klein ist.',
  'simple-spaces.absent': 'Kein Block dieser Linie ist {absent}.',
  'simple-spaces.blank': '{reach}, also erreicht kein Block die übrigen Felder.',
  'simple-spaces.between':
    'Der {block} reicht höchstens bis Feld {reach}, und der {otherBlock} beginnt frühestens bei Feld {start}, also bleibt alles dazwischen leer.',
  'simple-spaces.front':
    'Der {block} kommt zuerst und beginnt frühestens bei Feld {start}, also bleibt alles davor leer.',
  'simple-spaces.end':
    'Der {block} kommt zuletzt und reicht höchstens bis Feld {reach}, also bleibt alles dahinter leer.',
  'simple-spaces.colour':
    '{reachCount, plural, =0 {Ein Feld kann eine Farbe nicht haben, wenn kein Block dieser Farbe es erreicht.} one {{reach}, also scheidet seine Farbe in allen anderen Feldern aus.} other {{reach}, also scheidet jede Farbe dort aus, wohin keiner ihrer Blöcke reicht.}}{absentCount, plural, =0 {} other { Kein Block dieser Linie ist {absent}.}}',
  reach: 'der {block} kann nur {span} erreichen',
  splitting:
    'Wäre Feld {between} {filled}, so würde es die Gruppen auf beiden Seiten zu einer Gruppe von {merged} Feldern verbinden, und so lang ist kein Block, der dort stehen kann.',
  joining:
    'Die Felder {first} und {last} gehören beide zum {block}, also ist auch alles dazwischen {filled}.',
  forcing:
    '{span} {spanCount, plural, one {gehört} other {gehören}} {blockCount, plural, one {zum {block}} other {zu einem Block mit mindestens {shortest, plural, one {einem Feld} other {# Feldern}}}}. Dieser Block kann nicht {side, select, start {vor Feld {wall} beginnen, also reicht er mindestens bis Feld {reach}} other {hinter Feld {wall} enden, also reicht er mindestens bis Feld {reach} zurück}}.',
  overlap:
    '{spare, plural, =0 {Der {block} kann nur bei Feld {earliest} beginnen.} other {Der {block} beginnt frühestens bei Feld {earliest} und spätestens bei Feld {latest}, also bedeckt er auf jeden Fall {span}.}}',
  'overlap.blotted':
    'Der {block} beginnt spätestens bei Feld {first} und endet frühestens bei Feld {last}, also bedeckt er {span} in jedem Fall.',
  'double-positioning':
    'Der {block} kann nur bei Feld {one} oder bei Feld {other} beginnen, und in beiden Fällen folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.',
  'case-analysis.counted':
    '{ways, plural, =1 {Es gibt nur noch eine Möglichkeit, {blockCount, plural, one {den {block}} other {die Blöcke ({clue})}} zu setzen.} =2 {Bei beiden Möglichkeiten, {blockCount, plural, one {den {block}} other {die Blöcke ({clue})}} zu setzen, folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.} other {Bei allen # Möglichkeiten, {blockCount, plural, one {den {block}} other {die Blöcke ({clue})}} zu setzen, folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.}}',
  'case-analysis.any':
    'Wie man {blockCount, plural, one {den {block}} other {die Blöcke ({clue})}} auch setzt, es folgt dasselbe für {cellCount, plural, one {ein weiteres Feld} other {# weitere Felder}}.',
  'colours-meet':
    '{place} kann wegen der Zeile nur {rowColours} sein und wegen der Spalte nur {columnColours}, also bleibt nur eine Möglichkeit.',
  'colours-meet.chain':
    'Nacheinander schließen {links} Linien Farben an ihren Kreuzungen aus, bis für {place} nur eine Möglichkeit bleibt.',
  'edge-logic.painted':
    'Wäre {place} {value}, so {positionCount, plural, one {wären} other {würde ein Block in {edge} {positions} bedecken. Damit wären}} weitere Felder in den Linien quer zu {edge} bestimmt, und {line} wäre nicht mehr lösbar.',
  'edge-logic.blank':
    'Wäre {place} leer, so wären weitere Felder in {edge} und in den Linien quer dazu bestimmt, und {line} wäre nicht mehr lösbar.',
  'contradiction.painted':
    'Wäre {place} {value}, so wäre {line} nicht mehr lösbar.{links, plural, =1 {} other { Um das zu sehen, muss man # Linien betrachten.}}',
  'contradiction.blank':
    'Wäre {place} leer, so wäre {line} nicht mehr lösbar.{links, plural, =1 {} other { Um das zu sehen, muss man # Linien betrachten.}}',
  'contradiction.several':
    '{place} kann nicht {value} sein: In jedem dieser Fälle wäre eine Linie nicht mehr lösbar. Um das zu sehen, muss man {links} Linien betrachten.',
  'two-way': 'Welchen Wert {place} auch hat, für {toPlace} folgt stets dasselbe.',
  'summing.least':
    'In {band} {total, plural, one {muss genau ein Feld} other {müssen genau # Felder}} {filled} sein, und die Linien quer dazu brauchen dort mindestens {shared}. {room, plural, =0 {Also darf keine von ihnen mehr haben, als sie braucht.} one {Also dürfen diese Linien zusammen nur ein Feld mehr haben.} other {Also dürfen diese Linien zusammen nur # Felder mehr haben.}}',
  'summing.most':
    'In {band} {total, plural, one {muss genau ein Feld} other {müssen genau # Felder}} {filled} sein, und die Linien quer dazu haben dort höchstens für {shared} Platz. {room, plural, =0 {Also muss jede von ihnen so viele haben, wie sie kann.} one {Also dürfen diese Linien zusammen nur ein Feld weniger haben.} other {Also dürfen diese Linien zusammen nur # Felder weniger haben.}}',
  'summing.most-blotted':
    'In {band} {total, plural, one {muss mindestens ein Feld} other {müssen mindestens # Felder}} {filled} sein, und die Linien quer dazu haben dort höchstens für {shared} Platz. {room, plural, =0 {Also muss jede von ihnen so viele haben, wie sie kann.} one {Also dürfen diese Linien zusammen nur ein Feld weniger haben.} other {Also dürfen diese Linien zusammen nur # Felder weniger haben.}}',
  'symmetry.left-right':
    'Die Hinweise bleiben gleich, wenn man links und rechts vertauscht. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.top-bottom':
    'Die Hinweise bleiben gleich, wenn man oben und unten vertauscht. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.half-turn':
    'Die Hinweise bleiben bei einer halben Drehung gleich. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.diagonal':
    'Die Hinweise bleiben gleich, wenn man Zeilen und Spalten vertauscht. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.other-diagonal':
    'Die Hinweise bleiben gleich, wenn man sie an der Diagonale von links unten nach rechts oben spiegelt. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.quarter-turn':
    'Die Hinweise bleiben bei einer Vierteldrehung im Uhrzeigersinn gleich. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  'symmetry.quarter-turn-back':
    'Die Hinweise bleiben bei einer Vierteldrehung gegen den Uhrzeigersinn gleich. Es gibt nur eine Lösung, also bleibt auch das Bild gleich.',
  search:
    'Hier hilft keine der Techniken weiter. Erst eine Suche durch viele Fälle zeigt, welchen Wert {place} haben muss: Das ist Arbeit für den Computer.',

  solved: 'Das Rätsel ist gelöst.',
  'mistake.line':
    'Da ist ein Fehler: Mit diesen Markierungen ist {line} nicht mehr lösbar. Nimm Züge zurück, bis die Linie wieder lösbar ist.',
  'mistake.marks':
    'Da ist ein Fehler: In {line} {count, plural, one {kann die Markierung auf {cells} nicht stimmen} other {passen {cells} so nicht zusammen}}.',
  'mistake.moves':
    'Da ist ein Fehler {moves, plural, one {im letzten Zug. Nimm ihn} other {in den letzten # Zügen. Nimm sie}} zurück.',
  'mistake.wrong':
    'Da ist ein Fehler: Falsch markiert {count, plural, one {ist} other {sind}} {places}.',
  'mistake.together':
    'Da ist ein Fehler. Keine Lösung hat {count, plural, one {diese Markierung} other {alle diese Markierungen}}: {places}.',
  'refuted.steps':
    '{place} muss {value} sein. Lässt man die zweifelhaften Markierungen weg, so {steps, plural, one {zeigt das ein einziger Schritt: {technique}.} other {zeigen das # Schritte. Der letzte ist: {technique}.}}',
  'refuted.far':
    '{place} muss {value} sein. Lässt man die zweifelhaften Markierungen weg, so braucht man {steps, plural, one {einen Schritt} other {# Schritte}}, um das zu sehen: mehr, als jemand nachvollziehen möchte.',
  'refuted.search':
    'Keine Linie allein zeigt den Fehler, und keine der Techniken führt zu ihm. Erst eine Suche durch viele Fälle zeigt ihn: Das ist Arbeit für den Computer.',
  'refuted.unknown':
    'Keine Linie allein zeigt den Fehler, und in der verfügbaren Zeit wurden keine Schritte gefunden, die zu ihm führen.',
  'several-solutions':
    'Das Rätsel hat mehrere Lösungen. Sie unterscheiden sich in {count, plural, one {einem Feld. Das ist} other {# Feldern. Das sind}} {places}.',
  'no-solution': 'Das Rätsel hat keine Lösung: Seine Hinweise widersprechen sich.',
  'no-solution.lines':
    'Das Rätsel hat keine Lösung. Die Hinweise dieser Linien widersprechen sich: {lines}.',
  'no-solution.given':
    'Das Rätsel hat keine Lösung: Seine Hinweise und die vorgegebenen Felder passen nicht zusammen.',
  'no-solution.given.lines':
    'Das Rätsel hat keine Lösung. Die vorgegebenen Felder und die Hinweise dieser Linien passen nicht zusammen: {lines}.',
  'nothing-found': 'In der verfügbaren Zeit wurde kein Schritt gefunden.',
  'nothing-found.stopped': 'Abgebrochen, bevor ein Schritt gefunden wurde.',
  stopped:
    '{steps, plural, one {Nach einem Schritt abgebrochen} other {Nach # Schritten abgebrochen}}{reason, select, asked {, wie verlangt} time {, weil die Zeit um ist} work {, weil die Suche nach dem nächsten Schritt zu lange dauert} other {}}; der Rest bleibt ungelöst.',
  'more-cells': '{count, plural, one {ein weiteres Feld} other {# weitere Felder}}',
  'more-lines': '{count, plural, one {und noch eine Linie} other {und noch # Linien}}',

  'case.if': 'Wäre {place} {value}:',
  'case.line': '{line}: {orders}',
  'case.clash': '{line} ist nicht mehr lösbar.',
  'chain.suppose':
    '{first, select, yes {Angenommen} other {Nun angenommen}}, {place} wäre {value}.',
  'chain.link': '{supposed, select, yes {Dann gilt in} other {In}} {line}: {facts}.',
  'chain.must': '{cells} {count, plural, one {muss} other {müssen}} {value} sein',
  'chain.cannot': '{cells} {count, plural, one {kann} other {können}} nicht {value} sein',
  'chain.clash': 'Nun passt keine Anordnung der Blöcke mehr in {line}.',
  'chain.wrong': 'Also kann {place} nicht {value} sein.',
  'chain.either': 'Welchen Wert {place} auch hat, es folgt dasselbe.',

  'legend.evidence': 'für diesen Schritt gebraucht',
  'legend.new': 'unter einem Feld: was aus diesem Schritt oder aus dem probierten Wert folgt',
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
    'Brauchen die Blöcke und die Lücken dazwischen die ganze Linie, so hat jeder Block nur einen Platz.',
  'idea.line-complete':
    'Sind so viele Felder gefüllt, wie die Hinweiszahlen verlangen, bleibt der Rest leer.',
  'idea.only-filled-remain':
    'Sind nur noch so viele Felder übrig, wie die Hinweiszahlen verlangen, werden alle gefüllt.',
  'idea.simple-boxes':
    'Schiebt man einen langen Block erst ganz an das eine und dann ganz an das andere Ende, so bedeckt er einige Felder beide Male.',
  'idea.glue':
    'Passt der erste Block nicht zwischen den Rand und ein gefülltes Feld, so gehört dieses Feld zu ihm, und er reicht mindestens so weit, als begänne er am Rand.',
  'idea.mercury':
    'Ein Block, der am Rand begänne, stieße an ein gefülltes Feld und würde zu lang, also bleibt das Feld am Rand leer.',
  'idea.punctuating':
    'Eine Gruppe, die so lang ist wie der längste Block, der dort stehen kann, ist fertig, also bleiben die Felder daneben leer.',
  'idea.small-gap':
    'Felder zwischen zwei Kreuzen bleiben leer, wenn kein Block, der sie erreichen kann, dort hineinpasst.',
  'idea.splitting':
    'Ein Feld zwischen zwei Gruppen bleibt leer, wenn es sie zu einer zu langen Gruppe verbinden würde.',
  'idea.joining': 'Gehören zwei Gruppen zum selben Block, werden die Felder dazwischen gefüllt.',
  'idea.forcing':
    'Eine Gruppe, die auf einer Seite zu wenig Platz hat, wächst zur anderen, bis der kürzeste Block hineinpasst, zu dem sie gehören kann.',
  'idea.overlap':
    'Wo auch immer ein Block mit wenig Spielraum beginnt, einige Felder bedeckt er in jedem Fall.',
  'idea.simple-spaces': 'Felder, die kein Block erreicht, bleiben leer.',
  'idea.case-analysis':
    'Was bei allen Möglichkeiten, die Blöcke einer Linie zu setzen, gleich ist, steht fest.',
  'idea.double-positioning': 'Ein Block hat noch zwei Plätze, und aus beiden folgt dasselbe.',
  'idea.colours-meet':
    'Die Zeile erlaubt einem Feld einige Farben, die Spalte andere, und nur eine erlauben beide.',
  'idea.edge-logic':
    'Ein Block am Rand würde in der nächsten Linie mehr Felder füllen, als deren Hinweis erlaubt.',
  'idea.contradiction':
    'Ein Wert ist falsch, wenn mit ihm eine Linie nicht mehr lösbar wäre; gezeigt wird die kürzeste Kette, die gefunden wurde.',
  'idea.two-way': 'Was aus jedem Wert eines Feldes folgt, steht fest, welcher Wert auch stimmt.',
  'idea.summing':
    'Zählt man die Hinweiszahlen benachbarter Linien zusammen, so weiß man, wie viele gefüllte Felder die Linien quer dazu dort haben müssen.',
  'idea.symmetry':
    'Sind die Hinweiszahlen symmetrisch und ist bewiesen, dass es nur eine Lösung gibt, so ist auch diese symmetrisch.',
  'idea.search':
    'Nur für einen Wert eines Feldes gibt es eine Lösung, aber keine der Techniken zeigt das, sondern erst eine Suche durch viele Fälle: Das ist Arbeit für den Computer.',

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
