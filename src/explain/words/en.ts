// English. Each entry is a message in ICU MessageFormat. The keys of this catalogue are those of
// every language.
//
// `mono` is `yes` in puzzles of one colour; {filled} is "filled" there and the name of a colour
// elsewhere. {block} is "block of 3" and the like, {clue} the lengths of the whole clue; {span} and
// {cells} are cells of the line; {spanCount}, {cellCount} and {blockCount} say how many there are.
// A sentence of a step stands after a colon.

export const en = {
  'line.row': 'row {number}',
  'line.column': 'column {number}',
  cells: '{count, plural, one {cell {list}} other {cells {list}}}',
  'lines.rows': 'rows {list}',
  'lines.columns': 'columns {list}',
  range: '{first} to {last}',
  place: '{line}, cell {cell}',
  'places.line': '{cells} of {line}',
  block:
    '{nth, selectordinal, =0 {} =1 {first } =2 {second } =3 {third } =4 {fourth } =5 {fifth } one {#st } two {#nd } few {#rd } other {#th }}{mono, select, yes {} other {{colour} }}block of {length}',
  'clue.block': '{mono, select, yes {{length}} other {{colour} {length}}}',
  'clue.separator': '{mono, select, yes { } other {, }}',

  filled: 'filled',
  blank: 'empty',
  'colour.beige': 'beige',
  'colour.black': 'black',
  'colour.blue': 'blue',
  'colour.brown': 'brown',
  'colour.green': 'green',
  'colour.grey': 'grey',
  'colour.light-blue': 'light blue',
  'colour.orange': 'orange',
  'colour.pink': 'pink',
  'colour.purple': 'purple',
  'colour.red': 'red',
  'colour.white': 'white',
  'colour.yellow': 'yellow',
  'colour.twin': '{colour} ({symbol})',

  'hint.look': 'Look at {line}.',
  'hint.look-cell': 'Look at {place}.',
  'hint.rule': '{line}, {technique}: {why}',
  'hint.rule-anywhere': '{technique}: {why}',
  'hint.cells': '{line}: {why} {orders}',
  'hint.cells-anywhere': '{technique}: {why} {orders}',
  'order.fill': 'Fill {cells}.',
  'order.paint': 'Fill {cells} with {colour}.',
  'order.blank': 'Cross out {cells}.',
  'order.among': '{cells} can only be {colours}.',
  'order.not': '{cells} cannot be {colours}.',

  'empty-line': 'the clue has no blocks, so the whole line is empty.',
  'full-line':
    '{blockCount, plural, one {the {block} fills {size, plural, one {the only cell} other {all # cells}}.} other {the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the # gaps between them }}fill all {size} cells, so there is only one way to place them.}}',
  'line-complete':
    '{painted, plural, one {the one cell that the clue asks for is} other {all # cells that the clue asks for are}} filled already, so the rest is empty.',
  'only-filled-remain':
    '{left, plural, one {only one cell is not crossed out, and the clue asks for one, so that cell is} other {exactly # cells are not crossed out, and the clue asks for #, so all of them are}} filled.',
  'simple-boxes.one':
    '{spare, plural, =0 {the {block} fills {room, plural, one {the only cell that is} other {all # cells that are}} left.} other {the {block} fits in {room} cells with only # to spare, so {middle, plural, one {the cell in its middle is} other {the # cells in its middle are}} {filled}.}}',
  'simple-boxes.several':
    '{spare, plural, =0 {the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the gaps between them }}fill all {room} cells that are left, so there is only one place for the {block}.} other {the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the gaps between them }}need {all} of the {room} cells. That leaves only # to spare, so {middle, plural, one {one cell} other {# cells}} of the {block} must be {filled}.}}',
  'glue.near-wall':
    'cell {painted} is {filled}, and there is no room for the {block} {side, select, start {before that cell, so the cell is part of that block, which reaches at least to cell {last}.} other {after that cell, so the cell is part of that block, which reaches back at least to cell {last}.}}',
  'glue.at-wall':
    'cell {painted} is {filled}, and nothing fits {side, select, start {before} other {after}} it, so {length, plural, one {that cell is the whole {block}.} other {the {block} {side, select, start {starts there and ends at} other {ends there and starts at}} cell {last}.}}',
  mercury:
    'if the {block} {side, select, start {started} other {ended}} at cell {wall}, it would touch cell {painted}, which is {filled}, and become a run of {longer} cells.',
  punctuating:
    '{span} {spanCount, plural, one {is} other {are}} {blockCount, plural, one {the whole {block}} other {{filled}, and no block that can be there is longer}}, so {mono, select, yes {the cells next to {spanCount, plural, one {it} other {them}} are empty} other {no cell next to {spanCount, plural, one {it} other {them}} is {filled}}}.',
  'small-gap':
    'no block that can reach {span} fits {room, plural, one {there} other {into these # cells}}.',
  'simple-spaces.absent': 'no block of this line is {absent}.',
  'simple-spaces.blank': '{reach}, so no block reaches the other cells.',
  'simple-spaces.between':
    'the {block} reaches no further than cell {reach}, and the {otherBlock} starts at cell {start} at the earliest, so no block reaches the {cellCount, plural, one {cell} other {cells}} in between.',
  'simple-spaces.front': 'the {block} comes first and starts at cell {start} at the earliest.',
  'simple-spaces.end': 'the {block} comes last and reaches no further than cell {reach}.',
  'simple-spaces.colour':
    '{reachCount, plural, =0 {wherever the blocks go, no block of a certain colour reaches some cells.} other {{reach}, so {reachCount, plural, one {its colour is} other {their colours are}} ruled out elsewhere.}}{absentCount, plural, =0 {} other { No block of this line is {absent}.}}',
  reach: 'the {block} can only reach {span}',
  splitting:
    'if cell {between} were {filled}, it would join the runs of {one} and {other} beside it into a run of {merged} cells, and no block that can be there is that long.',
  joining:
    'cells {first} and {last} both belong to the {block}, so everything between them is {filled}.',
  forcing:
    '{span} {spanCount, plural, one {belongs} other {belong}} to {blockCount, plural, one {the {block}, which} other {a block of at least {shortest}, which}} cannot {side, select, start {start before} other {end after}} cell {wall}, so that block reaches {side, select, start {at least to} other {back at least to}} cell {reach}.',
  overlap:
    '{spare, plural, =0 {the {block} can only start at cell {earliest}.} other {the {block} starts at cell {earliest} at the earliest and at cell {latest} at the latest, so it covers {span} in any case.}}',
  'double-positioning':
    'the {block} can only start at cell {one} or at cell {other}, and {cellCount, plural, one {one more cell is} other {# more cells are}} the same either way.',
  'case-analysis.counted':
    '{ways, plural, =1 {there is only one way left to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}}.} other {all # ways to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}} agree on {cellCount, plural, one {one more cell} other {# more cells}}.}}',
  'case-analysis.any':
    'all ways to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}} agree on {cellCount, plural, one {one more cell} other {# more cells}}.',
  'colours-meet':
    '{place} can only be {rowColours} because of its row, and only {columnColours} because of its column, so one value is left.',
  'colours-meet.chain':
    'the lines around {place} rule out colours in each other: after {links} such steps, only one value is left there.',
  'edge-logic.painted':
    'if {place} were {value}, a block would cover {positions} of {edge}, and with what follows in the lines across, {line} could not be completed.',
  'edge-logic.blank':
    'if {place} were empty, the blocks of {edge} would fall into place, and with what follows in the lines across, {line} could not be completed.',
  'edge-logic.several':
    'if {place} were {value}, the blocks of {edge} would fall into place, and with what follows in the lines across, {line} could not be completed.',
  'contradiction.painted':
    'if {place} were {value}, {line} could not be completed{links, plural, =1 {.} other {: it takes # lines to see that.}}',
  'contradiction.blank':
    'if {place} were empty, {line} could not be completed{links, plural, =1 {.} other {: it takes # lines to see that.}}',
  'contradiction.several':
    'if {place} were {value}, in each case some line could not be completed: it takes {links} lines to see that.',
  'two-way': 'whatever {place} turns out to be, the same follows for {toPlace}.',
  'summing.least':
    'the {bandCount, plural, one {clue of {band} asks} other {clues of {band} ask}} for {total, plural, one {one {filled} cell} other {# {filled} cells}}, and the lines across need at least {shared} of them. That leaves {room, plural, =0 {none} other {only #}} to spare.',
  'summing.most':
    'the {bandCount, plural, one {clue of {band} asks} other {clues of {band} ask}} for {total, plural, one {one {filled} cell} other {# {filled} cells}}, and the lines across have room there for at most {shared}. That leaves {room, plural, =0 {none} other {only #}} to spare.',
  'symmetry.left-right':
    'the clues stay the same when left and right change places. There is only one solution, so the picture stays the same, too.',
  'symmetry.top-bottom':
    'the clues stay the same when top and bottom change places. There is only one solution, so the picture stays the same, too.',
  'symmetry.half-turn':
    'the clues stay the same after a half turn. There is only one solution, so the picture stays the same, too.',
  'symmetry.diagonal':
    'the clues stay the same when rows and columns change places. There is only one solution, so the picture stays the same, too.',
  'symmetry.other-diagonal':
    'the clues stay the same when they are mirrored along the diagonal from the bottom left. There is only one solution, so the picture stays the same, too.',
  'symmetry.quarter-turn':
    'the clues stay the same after a quarter turn clockwise. There is only one solution, so the picture stays the same, too.',
  'symmetry.quarter-turn-back':
    'the clues stay the same after a quarter turn anticlockwise. There is only one solution, so the picture stays the same, too.',
  search:
    'none of the techniques leads on here. A search through many cases shows what {place} must be: this is work for a computer.',

  solved: 'The puzzle is solved.',
  'mistake.line':
    'There is a mistake: with these marks, {line} cannot be completed. Go back to where it still can.',
  'mistake.marks':
    'There is a mistake: in {line}, {count, plural, one {the mark on {cells} cannot be right} other {the marks on {cells} cannot all be right}}.',
  'mistake.moves':
    'There is a mistake in the last {moves, plural, one {move. Take it} other {# moves. Take them}} back.',
  'mistake.wrong': 'There is a mistake: {places} {count, plural, one {is} other {are}} wrong.',
  'mistake.together': 'There is a mistake. No solution has all of these marks: {places}.',
  'refuted.steps':
    '{place} must be {value}. Starting from the marks that can be right, {steps, plural, one {one step shows that} other {# steps show that; the last one is}}: {technique}.',
  'refuted.far':
    '{place} must be {value}. Starting from the marks that can be right, it takes {steps, plural, one {one step} other {# steps}} to see that: more than anyone wants to follow.',
  'refuted.search':
    'No line alone shows the mistake, and none of the techniques leads to it. That takes a search through many cases: this is work for a computer.',
  'refuted.unknown':
    'No line alone shows the mistake, and no steps that lead to it were found within the limit.',
  'several-solutions':
    'The puzzle has several solutions. They differ in {count, plural, one {one cell} other {# cells}}: {places}.',
  'no-solution': 'The puzzle has no solution: its clues contradict each other.',
  'no-solution.lines': 'The puzzle has no solution. These clues contradict each other: {lines}.',
  'nothing-found': 'No step was found within the limit.',
  stopped:
    '{steps, plural, one {Stopped after one step} other {Stopped after # steps}}; the rest is unsolved.',
  'more-lines': '{count, plural, one {and one more line} other {and # more lines}}',

  'case.if': 'If {place} were {value}:',
  'case.line': '{line}: {orders}',
  'case.clash': '{line} cannot be completed.',

  'legend.evidence': 'needed for this step',
  'legend.new': 'under a cell: what follows from this step, or from the value that is tried',
  'legend.fewer': 'fewer colours than before',
  'legend.tried': 'the value that is tried',

  'technique.empty-line': 'Empty line',
  'technique.full-line': 'Full line',
  'technique.line-complete': 'Line complete',
  'technique.only-filled-remain': 'Only filled cells remain',
  'technique.simple-boxes': 'Simple boxes',
  'technique.glue': 'Glue',
  'technique.mercury': 'Mercury',
  'technique.punctuating': 'Punctuating',
  'technique.small-gap': 'Small gap',
  'technique.splitting': 'Splitting',
  'technique.joining': 'Joining',
  'technique.forcing': 'Forcing',
  'technique.overlap': 'Overlap',
  'technique.simple-spaces': 'Simple spaces',
  'technique.double-positioning': 'Two places',
  'technique.case-analysis': 'Case analysis',
  'technique.colours-meet': 'Colours at the crossing',
  'technique.edge-logic': 'Edge logic',
  'technique.contradiction': 'Contradiction',
  'technique.two-way': 'Either way',
  'technique.summing': 'Summing',
  'technique.symmetry': 'Symmetry',
  'technique.search': 'Search',

  'idea.empty-line': 'A line without blocks is empty.',
  'idea.full-line': 'Blocks and gaps that need the whole line have only one place.',
  'idea.line-complete': 'When as many cells are filled as the clue asks for, the rest is empty.',
  'idea.only-filled-remain':
    'When only as many cells are left as the clue asks for, all of them are filled.',
  'idea.simple-boxes': 'Pushed to one end and to the other, a block covers some cells both times.',
  'idea.glue':
    'When no block fits between the wall and a filled cell, that cell belongs to the first block, which reaches at least as far as it would from the wall.',
  'idea.mercury':
    'A block that started at the wall would touch a filled cell and become too long, so the cell at the wall is empty.',
  'idea.punctuating': 'A run as long as the longest block that can be there is complete.',
  'idea.small-gap':
    'Cells between two crosses are empty when no block that can reach them fits there.',
  'idea.splitting':
    'A cell between two runs is empty when it would join them into a run that is too long.',
  'idea.joining': 'When two runs belong to the same block, the cells between them are filled.',
  'idea.forcing':
    'A run without room on one side grows to the other side, until the shortest block that it can belong to fits.',
  'idea.overlap': 'From its earliest to its latest start, a block covers some cells in any case.',
  'idea.simple-spaces': 'Cells that no block reaches are empty.',
  'idea.case-analysis': 'What is the same in all ways to place the blocks of a line is certain.',
  'idea.double-positioning': 'A block has two places left, and the same follows from both.',
  'idea.colours-meet':
    'The row allows a cell some colours, the column others, and only one is allowed by both.',
  'idea.edge-logic':
    'A block at the edge would force more cells into the next line than its clue allows.',
  'idea.contradiction':
    'A value is wrong when some line could not be completed with it; the shortest chain found is shown.',
  'idea.two-way': 'What follows from every value of a cell is certain, whichever value is right.',
  'idea.summing':
    'Neighbouring lines together have as many filled cells as the lines across have within them.',
  'idea.symmetry':
    'When the clues are symmetric and only one solution is proven to exist, that solution is symmetric, too.',
  'idea.search':
    'With any other value there is no solution, but none of the techniques shows it: that is work for a computer.',

  'tier.1': 'Basics',
  'tier.2': 'Edges and gaps',
  'tier.3': 'Runs and reach',
  'tier.4': 'Cases in a line',
  'tier.5': 'Looking ahead',
  'tier.6': 'Beyond pen and paper',

  'label.trivial': 'Trivial',
  'label.easy': 'Easy',
  'label.medium': 'Medium',
  'label.hard': 'Hard',
  'label.expert': 'Expert',
  'label.extreme': 'Extreme',
  'label.ambiguous': 'Ambiguous',
} as const;
