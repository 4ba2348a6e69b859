// Holds the English sentences. Each entry is a message in ICU MessageFormat. The keys of this
// catalogue are those of every language.
//
// `mono` is `yes` in puzzles of one colour; {filled} is "filled" in these puzzles and the name of a
// colour in others. {block} is "block of 3" and the like; {clue} lists all blocks of the clue.
// {span} and {cells} are cells of the line; {spanCount}, {cellCount} and {blockCount} are the
// numbers of cells and blocks. The sentence of a step follows a colon.

export const en = {
  'line.row': 'row {number}',
  'line.column': 'column {number}',
  cells: '{count, plural, one {cell {list}} other {cells {list}}}',
  'lines.rows': 'rows {list}',
  'lines.columns': 'columns {list}',
  range: '{first} to {last}',
  place: 'cell {cell} of {line}',
  'places.line': '{cells} of {line}',
  block:
    '{nth, selectordinal, =0 {} =1 {first } =2 {second } =3 {third } =4 {fourth } =5 {fifth } =6 {sixth } =7 {seventh } =8 {eighth } =9 {ninth } =10 {tenth } one {#st } two {#nd } few {#rd } other {#th }}{mono, select, yes {} other {{colour} }}block of {length}',
  'block.blotted':
    '{nth, selectordinal, =0 {} =1 {first } =2 {second } =3 {third } =4 {fourth } =5 {fifth } =6 {sixth } =7 {seventh } =8 {eighth } =9 {ninth } =10 {tenth } one {#st } two {#nd } few {#rd } other {#th }}{mono, select, yes {} other {{colour} }}block of ?',
  'clue.block':
    '{mono, select, yes {{length}} other {{numbered, select, yes {{length} of {colour}} other {{colour} {length}}}}}',
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
  'colour.deep': 'deep {colour}',
  'colour.dark': 'dark {colour}',
  'colour.light': 'light {colour}',
  'colour.pale': 'pale {colour}',
  'colour.toward': '{hue}-{colour}',
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
    '{blockCount, plural, one {the {block} fills {size, plural, one {the only cell} =2 {both cells} other {all # cells}}.} other {the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the # gaps between them }}take up {size, plural, =2 {both} other {all #}} cells, so there is only one way to place them.}}',
  'full-line.blotted':
    '{blockCount, plural, one {the {block} fills the only cell.} other {even with one cell for each ?, the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the # gaps between them }}take up {size, plural, =2 {both} other {all #}} cells, so there is only one way to place them.}}',
  'line-complete':
    '{painted, plural, one {the one cell that the clue asks for is} =2 {both cells that the clue asks for are} other {all # cells that the clue asks for are}} already filled, so the rest of the line is empty.',
  'line-complete.runs':
    '{blockCount, plural, one {the {block} is already there and cannot grow} other {the blocks ({clue}) are all there already, and none can grow}}, so the rest of the line is empty.',
  'only-filled-remain':
    '{left, plural, one {only one cell is not crossed out, and the clue asks for one, so this cell is} =2 {only 2 cells are not crossed out, and the clue asks for 2, so both of them are} other {only # cells are not crossed out, and the clue asks for #, so all of them are}} filled.',
  'only-filled-remain.blotted':
    '{left, plural, one {only one cell is not crossed out, and the clue asks for at least one, so this cell is} =2 {only 2 cells are not crossed out, and the clue asks for at least 2, so both of them are} other {only # cells are not crossed out, and the clue asks for at least #, so all of them are}} filled.',
  'simple-boxes.one':
    '{spare, plural, =0 {the {block} fills {room, plural, one {the only cell that is} =2 {both cells that are} other {all # cells that are}} left.} other {the {block} fits in {room} cells with only # to spare, so {middle, plural, one {the cell in the middle is} other {the # cells in the middle are}} {filled}.}}',
  'simple-boxes.several':
    '{spare, plural, =0 {the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the gaps between them }}take up {room, plural, =2 {both} other {all #}} cells that are left, so there is only one place for the {block}.} other {the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the gaps between them }}need {all} of the {room} cells that are left. That leaves only # to spare, so wherever the {block} goes, it covers the same {middle, plural, one {cell} other {# cells}}.}}',
  'simple-boxes.blotted':
    '{spare, plural, =0 {even with one cell for each ?, the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the gaps between them }}take up {room, plural, =2 {both} other {all #}} cells that are left, so there is only one place for the {block}.} other {even with one cell for each ?, the blocks ({clue}) {gaps, plural, =0 {} one {and the gap between them } other {and the gaps between them }}need {all} of the {room} cells that are left. That leaves at most # to spare, so wherever the {block} goes, it covers the same {middle, plural, one {cell} other {# cells}}.}}',
  'glue.near-wall':
    'cell {painted} is {filled}, and there is no room for the {block} {side, select, start {before} other {after}} that cell. So the cell is part of that block, which reaches {side, select, start {at least} other {back at least}} to cell {last}.',
  'glue.at-wall':
    'cell {painted} is {filled}, and there is no free cell {side, select, start {before} other {after}} it, so {length, plural, one {this cell is the {block}.} other {the {block} reaches from {side, select, start {cell {painted} to cell {last}} other {cell {last} to cell {painted}}}.}}',
  mercury:
    'if the {block} {side, select, start {started} other {ended}} at cell {wall}, it would touch cell {painted}, which is {filled}, and with {longer} cells it would be too long.',
  punctuating:
    '{span} {blockCount, plural, one {{spanCount, plural, one {is the} other {are the whole}} {block}} other {{spanCount, plural, one {is} other {are}} {filled}, and no block that can be there has more than {spanCount, plural, one {one cell} other {# cells}}}}, so {mono, select, yes {the cells next to {spanCount, plural, one {it} other {them}} are empty} other {no cell next to {spanCount, plural, one {it} other {them}} is {filled}}}.',
  'small-gap':
    '{span} {room, plural, one {forms} other {form}} a gap that is too small for any block that can reach it.',
  'simple-spaces.absent': 'no block of this line is {absent}.',
  'simple-spaces.blank': '{reach}, so no block reaches the other cells.',
  'simple-spaces.between':
    'the {block} reaches no further than cell {reach}, and the {otherBlock} starts at cell {start} at the earliest, so everything in between is empty.',
  'simple-spaces.front':
    'the {block} comes first and starts at cell {start} at the earliest, so everything before that is empty.',
  'simple-spaces.end':
    'the {block} comes last and reaches no further than cell {reach}, so everything after that is empty.',
  'simple-spaces.colour':
    '{reachCount, plural, =0 {a cell cannot have a colour when no block of that colour reaches it.} one {{reach}, so its colour is ruled out in all other cells.} other {{reach}, so each colour is ruled out wherever none of its blocks reaches.}}{absentCount, plural, =0 {} other { No block of this line is {absent}.}}',
  reach: 'the {block} can only reach {span}',
  splitting:
    'if cell {between} were {filled}, it would join the runs on both sides into one run of {merged} cells, and no block that can be there is that long.',
  joining:
    'cells {first} and {last} both belong to the {block}, so everything between them is {filled}.',
  forcing:
    '{span} {spanCount, plural, one {belongs} other {belong}} to {blockCount, plural, one {the {block}} other {a block of at least {shortest, plural, one {one cell} other {# cells}}}}. This block cannot {side, select, start {start before} other {end after}} cell {wall}, so it reaches {side, select, start {at least to} other {back at least to}} cell {reach}.',
  overlap:
    '{spare, plural, =0 {the {block} can only start at cell {earliest}.} other {the {block} starts at cell {earliest} at the earliest and at cell {latest} at the latest, so it covers {span} in any case.}}',
  'overlap.blotted':
    'the {block} starts at cell {first} at the latest and ends at cell {last} at the earliest, so it covers {span} in any case.',
  'double-positioning':
    'the {block} can only start at cell {one} or at cell {other}, and {cellCount, plural, one {one more cell is} other {# more cells are}} the same either way.',
  'case-analysis.counted':
    '{ways, plural, =1 {there is only one way left to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}}.} =2 {both ways to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}} agree on {cellCount, plural, one {one more cell} other {# more cells}}.} other {all # ways to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}} agree on {cellCount, plural, one {one more cell} other {# more cells}}.}}',
  'case-analysis.any':
    'all ways to place {blockCount, plural, one {the {block}} other {the blocks ({clue})}} agree on {cellCount, plural, one {one more cell} other {# more cells}}.',
  'colours-meet':
    '{place} can only be {rowColours} because of its row, and only {columnColours} because of its column, so only one value is left.',
  'colours-meet.chain':
    'one after another, {links} lines rule out colours where they cross, until only one value is left for {place}.',
  'edge-logic.painted':
    'if {place} were {value}, {positionCount, plural, one {} other {a block would cover {positions} of {edge}. Then }}some cells of the lines that cross {edge} would be settled, and {line} could not be completed.',
  'edge-logic.blank':
    'if {place} were empty, more cells of {edge} and of the lines that cross it would be settled, and {line} could not be completed.',
  'contradiction.painted':
    'if {place} were {value}, {line} could not be completed.{links, plural, =1 {} other { It takes # lines to see that.}}',
  'contradiction.blank':
    'if {place} were empty, {line} could not be completed.{links, plural, =1 {} other { It takes # lines to see that.}}',
  'contradiction.several':
    '{place} cannot be {value}: in each case, some line could not be completed. It takes {links} lines to see that.',
  'two-way': 'whatever {place} turns out to be, the same follows for {toPlace}.',
  'summing.least':
    'the {bandCount, plural, one {clue of {band} asks} other {clues of {band} ask}} for {total, plural, one {one {filled} cell} other {# {filled} cells}}, and the lines across need at least {shared} there. {room, plural, =0 {So none of them can have more than it needs.} one {So together, those lines can have at most one more than that.} other {So together, those lines can have at most # more than that.}}',
  'summing.most':
    'the {bandCount, plural, one {clue of {band} asks} other {clues of {band} ask}} for {total, plural, one {one {filled} cell} other {# {filled} cells}}, and the lines across have room there for at most {shared}. {room, plural, =0 {So each of them must have as many as it can.} one {So together, those lines can have at most one fewer than that.} other {So together, those lines can have at most # fewer than that.}}',
  'summing.most-blotted':
    'the {bandCount, plural, one {clue of {band} asks} other {clues of {band} ask}} for at least {total, plural, one {one {filled} cell} other {# {filled} cells}}, and the lines across have room there for at most {shared}. {room, plural, =0 {So each of them must have as many as it can.} one {So together, those lines can have at most one fewer than that.} other {So together, those lines can have at most # fewer than that.}}',
  'symmetry.left-right':
    'the clues stay the same when left and right change places. There is only one solution, so the picture stays the same, too.',
  'symmetry.top-bottom':
    'the clues stay the same when top and bottom change places. There is only one solution, so the picture stays the same, too.',
  'symmetry.half-turn':
    'the clues stay the same after a half turn. There is only one solution, so the picture stays the same, too.',
  'symmetry.diagonal':
    'the clues stay the same when rows and columns change places. There is only one solution, so the picture stays the same, too.',
  'symmetry.other-diagonal':
    'the clues stay the same when they are mirrored in the diagonal from bottom left to top right. There is only one solution, so the picture stays the same, too.',
  'symmetry.quarter-turn':
    'the clues stay the same after a quarter turn clockwise. There is only one solution, so the picture stays the same, too.',
  'symmetry.quarter-turn-back':
    'the clues stay the same after a quarter turn anticlockwise. There is only one solution, so the picture stays the same, too.',
  search:
    'none of the techniques helps here. Only a search through many cases shows what {place} must be: that is work for a computer.',

  solved: 'The puzzle is solved.',
  'mistake.line':
    'There is a mistake: with these marks, {line} cannot be completed. Take moves back until it can be completed again.',
  'mistake.marks':
    'There is a mistake: in {line}, {count, plural, one {the mark on {cells} cannot be right} =2 {the marks on {cells} cannot both be right} other {the marks on {cells} cannot all be right}}.',
  'mistake.moves':
    'There is a mistake in the last {moves, plural, one {move. Take it} other {# moves. Take them}} back.',
  'mistake.wrong': 'There is a mistake: {places} {count, plural, one {is} other {are}} wrong.',
  'mistake.together':
    'There is a mistake. No solution has {count, plural, one {this mark} other {all of these marks}}: {places}.',
  'refuted.steps':
    '{place} must be {value}. Leave out the marks in doubt, and {steps, plural, one {one step shows that: {technique}.} other {# steps show that. The last one is: {technique}.}}',
  'refuted.far':
    '{place} must be {value}. Without the marks in doubt, it takes {steps, plural, one {one step} other {# steps}} to see that: more than anyone wants to follow.',
  'refuted.search':
    'No single line shows the mistake, and none of the techniques leads to it. Only a search through many cases shows it: that is work for a computer.',
  'refuted.unknown':
    'No single line shows the mistake, and no steps that lead to it were found in the time allowed.',
  'several-solutions':
    'The puzzle has several solutions. They differ in {count, plural, one {one cell} other {# cells}}: {places}.',
  'no-solution': 'The puzzle has no solution: its clues contradict each other.',
  'no-solution.lines':
    'The puzzle has no solution. The clues of these lines contradict each other: {lines}.',
  'no-solution.given':
    'The puzzle has no solution: its clues and its given cells cannot all be right.',
  'no-solution.given.lines':
    'The puzzle has no solution. The given cells and the clues of these lines cannot all be right: {lines}.',
  'nothing-found': 'No step was found in the time allowed.',
  'nothing-found.stopped': 'Stopped before a step was found.',
  stopped:
    '{steps, plural, one {Stopped after one step} other {Stopped after # steps}}{reason, select, asked {, as asked for} time {, because the time is over} work {, because the search for the next step takes too long} other {}}; the rest is unsolved.',
  'more-cells': '{count, plural, one {one more cell} other {# more cells}}',
  'more-lines': '{count, plural, one {and one more line} other {and # more lines}}',

  'case.if': 'If {place} were {value}:',
  'case.line': '{line}: {orders}',
  'case.clash': '{line} cannot be completed.',
  'chain.suppose': '{first, select, yes {Suppose} other {Now suppose}} that {place} is {value}.',
  'chain.link': '{supposed, select, yes {Then in} other {In}} {line}: {facts}.',
  'chain.must': '{cells} must be {value}',
  'chain.cannot': '{cells} cannot be {value}',
  'chain.clash': 'Now no arrangement of the blocks fits {line}.',
  'chain.wrong': 'So {place} cannot be {value}.',
  'chain.either': 'The same follows whatever {place} is.',

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
  'idea.full-line':
    'When the blocks and the gaps between them need the whole line, each block has only one place.',
  'idea.line-complete': 'When as many cells are filled as the clue asks for, the rest is empty.',
  'idea.only-filled-remain':
    'When only as many cells are left as the clue asks for, all of them are filled.',
  'idea.simple-boxes':
    'A long block covers some cells both when it is pushed to one end and when it is pushed to the other.',
  'idea.glue':
    'When the first block does not fit between the edge and a filled cell, that cell belongs to it, and the block reaches at least as far as if it started at the edge.',
  'idea.mercury':
    'A block that started at the edge would touch a filled cell and become too long, so the cell at the edge is empty.',
  'idea.punctuating':
    'A run that is as long as the longest block that can be there is complete, so the cells next to it are empty.',
  'idea.small-gap':
    'Cells between two crosses are empty when no block that can reach them fits there.',
  'idea.splitting':
    'A cell between two runs is empty when it would join them into a run that is too long.',
  'idea.joining': 'When two runs belong to the same block, the cells between them are filled.',
  'idea.forcing':
    'A run that has too little room on one side must grow towards the other side until the shortest block that it can belong to fits in.',
  'idea.overlap': 'A block with little room covers some cells wherever it starts.',
  'idea.simple-spaces': 'Cells that no block reaches are empty.',
  'idea.case-analysis':
    'Whatever is the same in all ways to place the blocks of a line is certain.',
  'idea.double-positioning': 'A block has two places left, and the same follows from both.',
  'idea.colours-meet':
    'The row allows a cell some colours, the column others, and only one is allowed by both.',
  'idea.edge-logic':
    'A block at the edge would fill more cells of the next line than the clue of that line allows.',
  'idea.contradiction':
    'A value is wrong when some line could not be completed with it; the shortest chain found is shown.',
  'idea.two-way': 'What follows from every value of a cell is certain, whichever value is right.',
  'idea.summing':
    'The clues of neighbouring lines add up to a number of filled cells, and the lines across must have exactly that many there.',
  'idea.symmetry':
    'When the clues are symmetric and it is proven that there is only one solution, that solution is symmetric, too.',
  'idea.search':
    'There is a solution for only one value of a cell, but none of the techniques shows that: it takes a search through many cases, which is work for a computer.',

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
