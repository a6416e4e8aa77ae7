import { expect, test } from 'vitest'
import { createdTournament, evolveAll } from '../evolve.ts'
import { importTournament } from '../files/import-tournament.ts'
import { startNextRound } from '../rounds/start-round.ts'
import { after, publicId, withResults } from '../testing/a-tournament.ts'
import type { TournamentCode, TournamentId } from '../tournament.ts'
import { readRescue, rescueSource } from './read-rescue.ts'
import type { RescuedEvening } from './rescued-evening.ts'
import { rescuedFile, rescuePreview } from './rescued-file.ts'

const WISHES = { name: 'Repris', game: 'magic', lot: 'lot' } as const
const ELSEWHERE = { id: 'e' as TournamentId, code: 'ZZZZZZ' as TournamentCode, organizer: publicId('me') }

function understood(text: string): RescuedEvening {
  const { read, fault } = readRescue(text)
  if (fault) throw new Error(JSON.stringify(fault))
  return read
}

function goingOn(evening: RescuedEvening) {
  const imported = importTournament(rescuedFile(evening, WISHES), ELSEWHERE)
  if (!imported.accepted) throw new Error(JSON.stringify(imported.refusal))
  return evolveAll(createdTournament(imported.value.created), imported.value.settled)
}

const TABBED = [
  'Round 1',
  'Table\tPlayer 1\tPlayer 2\tResult',
  '1\tZoé\tMax\t2-1',
  '2\tLéa\tInès\t1-1-1',
  '\tTom\tBYE\t',
  'Round 2',
  'Table\tPlayer 1\tPlayer 2\tResult',
  '1\tTom\tZoé\t0-2',
  '2\tInès\tMax\t2-0',
  '\tLéa\tBYE\t',
  'Standings after Round 2',
  'Rank\tName\tPoints',
  '1\tZoé\t6',
  '2\tInès\t4',
  '3\tLéa\t4',
  '4\tTom\t3',
  '5\tMax\t0',
].join('\n')

/** The same told without a result: each round says what both had before it. */
const BY_POINTS = `Ronde 1
Table  Joueur 1   Joueur 2
1      Zoé (0)    Max (0)
2      Léa (0)    Inès (0)
Ronde 2
Table  Joueur 1   Joueur 2
1      Zoé (3)    Léa (1)
2      Inès (1)   Max (0)
Classement
Rang   Joueur   Points
1      Zoé      6
2      Inès     4
3      Léa      1
4      Max      0`

const WEB_PAGE = `<!doctype html><html><body><style>td { x: <y> }</style><h2>Ronde 1</h2>
<table><tr><th>Table</th><th>Joueur 1</th><th>Joueur 2</th><th>Résultat</th></tr>
<tr><td>1</td><td>Zo&eacute;&#233; &amp; co</td><td><a href="/m">Max</a></td><td>2 - 0</td></tr>
<tr><td>2</td><td>Léa</td><td>Inès</td><td>Inès won 2-1-0</td></tr></table></body></html>`

test.each([
  ['tabs', TABBED],
  ['semicolons', TABBED.replaceAll('\t', ';')],
  ['commas', TABBED.replaceAll('\t', ',')],
  ['lines ended as on Windows', `\uFEFF${TABBED.replaceAll('\n', '\r\n')}`],
])('YEAR-30 pairings and standings with %s go on as true rounds, which agree with the standings', (_, text) => {
  const evening = understood(text)
  expect(evening.players.map(({ name }) => name)).toEqual(['Zoé', 'Max', 'Léa', 'Inès', 'Tom'])
  expect(evening).toMatchObject({ areGamesKnown: true, workedOut: 0, pending: 0 })
  expect(evening.rounds).toMatchObject([{ byes: [4] }, { byes: [2] }])
  expect(evening.rounds[0]?.tables[1]).toEqual({ table: 2, players: [2, 3], score: { wins1: 1, wins2: 1, draws: 1 } })
  expect(rescuePreview(evening, WISHES)?.differences).toEqual([])
})

test('YEAR-31 the next round repeats no meeting and no bye of those played elsewhere', () => {
  const played = goingOn(understood(TABBED))
  const third = after(played, startNextRound(played, { seed: 'third', wished: null }))
  const told = (round: number) =>
    third.matches
      .filter((match) => match.round === round)
      .map((match) => ('sides' in match ? [...match.sides.flat()].toSorted().join(' ') : match.player))
  expect(told(3).filter((pair) => [...told(1), ...told(2)].includes(pair))).toEqual([])
  expect(withResults(third).rounds).toHaveLength(3)
})

test('YEAR-32 results that nobody wrote follow from the points before and after, and no tiebreaker counts games then', () => {
  const evening = understood(BY_POINTS)
  expect(evening).toMatchObject({ areGamesKnown: false, workedOut: 4, pending: 0 })
  const file = rescuedFile(evening, WISHES)
  expect(file.rules).toMatchObject({ tiebreakers: ['opponent-match-win'], gameWin: { counts: false } })
  expect(file.rounds.map(({ tables }) => tables.map((table) => 'score' in table && table.score))).toEqual([
    [
      { wins1: 1, wins2: 0, draws: 0 },
      { wins1: 0, wins2: 0, draws: 0 },
    ],
    [
      { wins1: 1, wins2: 0, draws: 0 },
      { wins1: 1, wins2: 0, draws: 0 },
    ],
  ])
  expect(rescuePreview(evening, WISHES)?.differences).toEqual([])
})

test('YEAR-32 a round that was only just paired is still to be played, and is no loss for everybody', () => {
  const standings = BY_POINTS.replace('Classement', 'Classement après la ronde 2')
  const evening = understood(`${standings}\nRonde 3\n1  Zoé vs Inès\n2  Léa vs Max`)
  expect(evening).toMatchObject({ pending: 2, workedOut: 2 + 2 })
})

test('YEAR-30 a web page is read by its tables', () => {
  const evening = understood(WEB_PAGE)
  expect(evening.players.map(({ name }) => name)).toEqual(['Zoéé & co', 'Max', 'Léa', 'Inès'])
  expect(evening.rounds[0]?.tables.map((table) => 'score' in table && table.score)).toEqual([
    { wins1: 2, wins2: 0, draws: 0 },
    { wins1: 1, wins2: 2, draws: 0 },
  ])
})

test('YEAR-30 named letters of a web page are letters, in headings too; unknown names stay as they are', () => {
  const row =
    '<tr><td>&Eacute;lo&iuml;se &amp; L&EACUTE;a</td><td>&OElig;d &constructor;&shy;</td><td>2&ndash;1</td></tr>'
  const heading = '<tr><th>Joueur 1</th><th>Joueur 2</th><th>R&eacute;sultat</th></tr>'
  const evening = understood(`<h2>Ronde&nbsp;1</h2><table>${heading}${row}</table>`)
  expect(evening.players.map(({ name }) => name)).toEqual(['Éloïse & Léa', 'Œd &constructor;'])
  expect(evening.rounds[0]?.tables).toMatchObject([{ score: { wins1: 2, wins2: 1, draws: 0 } }])
})

test.each([
  ['paragraphs', '<tr><td><div>Zoé<br>D.</div></td><td></td><td><p>Max</p></td><td>2-1</td></tr>'],
  ['unclosed cells and rows', '<tr><td>Zoé D.<td><td>Max<td>2-1'],
])('YEAR-30 a table of a web page with %s is read cell by cell', (_, row) => {
  const heading = row.replace('Zoé', 'Joueur').replace('<br>D.', ' 1').replace(' D.', ' 1').replace('Max', 'Joueur 2')
  const named = heading.replace('2-1', 'Score')
  const evening = understood(`<h2>Ronde 1</h2>\n<table>${named}\n${row}</table>`)
  expect(evening.players.map(({ name }) => name)).toEqual(['Zoé D.', 'Max'])
  expect(evening.rounds[0]?.tables).toMatchObject([{ score: { wins1: 2, wins2: 1, draws: 0 } }])
})

test('YEAR-30 pairings listed by name, each from both sides, count once', () => {
  const evening = understood('Round 1\nTable\tName\tOpponent\tResult\n1\tMax\tZoé\t1-2\n1\tZoé\tMax\t2-1\n')
  expect(evening.rounds).toEqual([
    { tables: [{ table: 1, players: [0, 1], score: { wins1: 1, wins2: 2, draws: 0 } }], byes: [], losses: [] },
  ])
})

test('YEAR-30 lines as people write them are read too', () => {
  const evening = understood('Ronde 1\n1. Zoé vs Max 2-1\n2. Léa 0-2 Inès\nTom bye')
  expect(evening.rounds[0]).toMatchObject({ tables: [{ table: 1 }, { table: 2 }], byes: [4] })
})

test('YEAR-31 whoever is in no later round has left, and whoever came late began late', () => {
  const evening = understood('Ronde 1\nA vs B 2-0\nC vs D 2-0\nRonde 2\nA vs C 2-0\nD vs E 2-0')
  expect(evening.players).toEqual([
    { name: 'A', firstRound: 1, droppedAfter: null },
    { name: 'B', firstRound: 1, droppedAfter: 1 },
    { name: 'C', firstRound: 1, droppedAfter: null },
    { name: 'D', firstRound: 1, droppedAfter: null },
    { name: 'E', firstRound: 2, droppedAfter: null },
  ])
})

test('YEAR-33 figures that differ from those of the other tool are named', () => {
  const evening = understood(TABBED.replace('1\tZoé\t6', '1\tZoé\t7'))
  expect(rescuePreview(evening, WISHES)?.differences).toEqual([{ name: 'Zoé', figure: 'points', theirs: 7, ours: 6 }])
})

test.each([
  ['nothing at all', ' \n', { kind: 'empty', line: null }],
  ['a letter', 'Bonjour,\nà demain', { kind: 'nothing', line: 1 }],
  ['standings alone', 'Rank\tName\tPoints\n1\tZoé\t6', { kind: 'onlyStandings', line: 2 }],
  ['a pairing before any round', 'Joueur 1;Joueur 2\nZoé;Max', { kind: 'noRound', line: 2 }],
  [
    'a result of another kind',
    'Ronde 1\nJoueur 1;Joueur 2;Résultat\nZoé;Max;peut-être',
    { kind: 'result', line: 3, found: 'peut-être' },
  ],
  ['somebody at two tables', 'Ronde 1\nA vs B 2-0\nA vs C 2-0', { kind: 'twice', line: 3, found: 'A', round: 1 }],
  ['two results of one pair', 'Ronde 1\nA vs B 2-0\nB vs A 2-0', { kind: 'twice', line: 3 }],
  ['somebody alone twice', 'Ronde 1\nA vs a 2-0', { kind: 'itself', line: 2, found: 'A' }],
  ['a round left out', 'Ronde 2\nA vs B 2-0', { kind: 'missingRound', line: null, round: 1 }],
  ['a result left out', 'Ronde 1\nA vs B\nRonde 2\nA vs C 2-0', { kind: 'missingResult', line: 2, round: 1 }],
  ['a line without a pair', 'Ronde 1\nA vs B 2-0\nqqch', { kind: 'cells', line: 3 }],
  ['a name too long', `Ronde 1\n${'x'.repeat(65)} vs B 2-0`, { kind: 'name', line: 2 }],
  ['a line too long', `Ronde 1\n${'x'.repeat(2_001)}`, { kind: 'longLine', line: 2 }],
  ['too much', 'x'.repeat(1_000_001), { kind: 'tooLarge', line: null }],
])('YEAR-34 %s is told with its line and what was expected', (_, text, fault) => {
  expect(readRescue(text).fault).toMatchObject(fault)
})

const TOM = `<?xml version="1.0" encoding="UTF-8"?>
<tournament type="2" stage="4" version="1.7" gametype="TRADING_CARD_GAME" mode="TCG1DAY">
<data><name>Coupe &amp; cartes</name></data>
<players>
<player userid="1"><firstname>Zoé</firstname><lastname>Martin</lastname></player>
<player userid="2"><firstname>Max</firstname><lastname>Petit</lastname><dropped><status>1</status><round>1</round></dropped></player>
<player userid="3"><firstname>Léa</firstname><lastname>Roux</lastname></player>
</players>
<pods><pod category="2"><rounds>
<round number="1" type="3" stage="6"><matches>
<match outcome="2"><player1 userid="1"/><player2 userid="2"/><tablenumber>1</tablenumber></match>
<match outcome="5"><player userid="3"/><tablenumber>0</tablenumber></match>
</matches></round>
<round number="2" type="3" stage="4"><matches>
<match outcome="0"><player1 userid="1"/><player2 userid="3"/><tablenumber>4</tablenumber></match>
</matches></round>
</rounds></pod></pods></tournament>`

test('YEAR-35 a file of TOM goes on in the round that is being played', () => {
  expect(rescueSource(TOM)).toBe('tom')
  const evening = understood(TOM)
  expect(evening).toMatchObject({ name: 'Coupe & cartes', game: 'pokemon', pending: 1, areGamesKnown: false })
  expect(evening.players).toEqual([
    { name: 'Zoé Martin', firstRound: 1, droppedAfter: null },
    { name: 'Max Petit', firstRound: 1, droppedAfter: 1 },
    { name: 'Léa Roux', firstRound: 1, droppedAfter: null },
  ])
  expect(evening.rounds[1]?.tables).toEqual([{ table: 4, players: [0, 2], score: null }])
  expect(goingOn(evening).rounds).toHaveLength(2)
})

test.each([
  ['no tournament', '<?xml version="1.0"?>\n<list></list>', { kind: 'notXml', line: 1 }],
  ['a bracket', TOM.replace('type="3" stage="4"', 'type="1" stage="8"'), { kind: 'bracket', line: 14 }],
  ['an end that is not known', TOM.replace('outcome="2"', 'outcome="7"'), { kind: 'result', line: 11, found: '7' }],
  [
    'somebody who is no player',
    TOM.replace('<player userid="3"><f', '<player userid="9"><f'),
    { kind: 'unknownPlayer', line: 12 },
  ],
])('YEAR-34 YEAR-35 a file of TOM with %s is told with its line', (_, text, fault) => {
  expect(readRescue(text).fault).toMatchObject(fault)
})

test('RESC-22 lines in whole sentences are read: who won after both names, and who had a bye', () => {
  const lines = 'Round 1\nTable 1: Zoe (0) vs. Max (0) - Zoe won 2-1-0\nTable 2: Jean - Luc vs Ines 2-0\nLea has a bye'
  const { players, rounds } = understood(lines)
  expect(players.map(({ name }) => name)).toEqual(['Zoe', 'Max', 'Jean - Luc', 'Ines', 'Lea'])
  expect(rounds[0]?.tables).toMatchObject([{ score: { wins1: 2, wins2: 1 } }, { score: { wins1: 2, wins2: 0 } }])
  expect(rounds[0]?.byes).toEqual([4])
  const other = understood('Round 1\nZoe vs Jean - Luc 2-0')
  expect(other.players.map(({ name }) => name)).toEqual(['Zoe', 'Jean - Luc'])
})

test('RESC-23 of two people of a match in a file of TOM the one is named who is nobody', () => {
  const person = (id: string) => `<player userid="${id}"><firstname>A</firstname><lastname>${id}</lastname></player>`
  const match = '<match outcome="1"><player1 userid="1"/><player2 userid="9"/></match>'
  const text = `<tournament><players>${person('1')}${person('2')}</players><round number="1">${match}</round></tournament>`
  expect(readRescue(text)).toMatchObject({ fault: { kind: 'unknownPlayer', line: 1, found: '9' } })
})
